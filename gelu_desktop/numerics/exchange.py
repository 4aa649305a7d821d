"""The best step of a linear minimax problem, by exchange of one reference point at a time."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

_EXCHANGES = 300
_TINY = 1e-13


@dataclass(frozen=True)
class Step:
    """The answer to a linear minimax problem.

    Attributes
    ----------
    change : ndarray
        Of each parameter.
    level : float
        The largest magnitude of a residual after it.
    weights : ndarray
        One for each residual: how much it holds the level up, with the residual's sign; the
        magnitudes add up to 1. At most one more than there are parameters is not zero.
    free : bool
        Whether no bound holds the step back.
    """

    change: Array
    level: float
    weights: Array
    free: bool


def minimax_step(residual: Array, jacobian: Array, bounds: Array) -> Step:
    """Minimise the largest |residual + jacobian·change| for a change within ±bounds.

    The dual of this linear programme is solved by the simplex method. A basis is a reference of
    one more point than there are parameters, bounds counting as points, and each step exchanges
    one of them for the place that is furthest above the level: the exchange algorithm of Remez
    and Stiefel, which starts here from the highest residual and the bounds.

    Parameters
    ----------
    residual : ndarray
        Shape (points,), at least one of them.
    jacobian : ndarray
        Shape (points, parameters), at least one parameter.
    bounds : ndarray
        Shape (parameters,), positive.

    Returns
    -------
    Step
        The change, the level that it promises, and what holds it up.
    """
    points, size = jacobian.shape
    scaled = jacobian * bounds
    unit = float(np.max(np.abs(residual))) or 1.0
    rows, costs = _columns(residual, scaled, unit)
    basis = _first_basis(rows, costs, points)
    # Errors of even or odd functions tie everywhere; a slope in the costs lets no tie run in rings.
    tilted = costs - _TINY * unit * np.arange(costs.size) / costs.size
    for _ in range(_EXCHANGES):
        prices = np.linalg.solve(rows[basis], tilted[basis])
        gain = tilted - rows @ prices
        entering = int(np.argmax(gain))
        if gain[entering] <= 10 * _TINY * unit:
            break
        held = np.linalg.solve(rows[basis].T, np.eye(size + 1)[size])
        moved = np.linalg.solve(rows[basis].T, rows[entering])
        usable = moved > 1e-11 * np.max(np.abs(moved))
        limits = np.where(usable, np.maximum(held, 0) / np.where(usable, moved, 1), np.inf)
        basis[int(np.argmin(limits))] = entering
    prices = np.linalg.solve(rows[basis], costs[basis])
    held = np.linalg.solve(rows[basis].T, np.eye(size + 1)[size])
    change = np.clip(-prices[:size], -1, 1)
    weights = np.zeros(points)
    chosen = basis < 2 * points
    signs = np.where(basis[chosen] < points, 1.0, -1.0)
    np.add.at(weights, basis[chosen] % points, signs * np.maximum(held[chosen], 0))
    level = float(np.max(np.abs(residual + scaled @ change)))
    return Step(change * bounds, level, weights, bool(np.all(held[~chosen] <= 1e-9)))


def _first_basis(rows: Array, costs: Array, points: int) -> NDArray[np.intp]:
    """Return the highest residual, and the bounds against which it pushes."""
    size = rows.shape[1] - 1
    first = int(np.argmax(costs[: 2 * points]))
    against = np.where(rows[first, :size] > 0, size, 0) + np.arange(size)
    return np.concatenate(([first], 2 * points + against))


def _columns(residual: Array, scaled: Array, unit: float) -> tuple[Array, Array]:
    """Return the dual's columns, as rows, and their costs: both signs of points, then of bounds."""
    points, size = scaled.shape
    signed = np.concatenate((scaled, -scaled))
    corners = np.concatenate((np.eye(size), -np.eye(size))) * unit
    rows = np.vstack(
        (
            np.column_stack((signed, np.ones(2 * points))),
            np.column_stack((corners, np.zeros(2 * size))),
        )
    )
    return rows, np.concatenate((residual, -residual, np.full(2 * size, -unit)))
