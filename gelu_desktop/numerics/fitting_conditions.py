"""The conditions for a smallest largest error, solved and checked."""

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.extremes import Extremes
from gelu_desktop.numerics.fitting_pins import UnfitError
from gelu_desktop.numerics.fitting_problem import Problem, Watch

Array = NDArray[np.float64]

_MOVE = 1e-2
_BALANCED = 1e-6


class Conditions:
    """The conditions for a minimum with these extremes active, as equations.

    The unknowns are the parameters, the level and one weight an active extreme: every active
    extreme has the level; the weighted sum of their slopes by the parameters is zero; the
    weights add up to 1.
    """

    def __init__(self, problem: Problem, active: Extremes, weights: Array, watch: Watch) -> None:
        self._problem = problem
        self._watch = watch
        self._active = active
        self._signs = np.sign(active.value)
        self._weights = weights / weights.sum()

    def _followed(self, at: Array) -> Extremes:
        now = self._problem.extremes(at)
        places = self._active.nearest(now)
        if places is None:
            raise UnfitError
        return Extremes(now.x[places], now.value[places], now.smooth[places])

    def _slopes(self, at: Array) -> tuple[Array, Array]:
        """Return magnitudes of the active extremes, and how they move with the parameters."""
        now = self._followed(at)
        return self._signs * now.value, self._signs[:, None] * self._problem.extreme_slopes(at, now)

    def _bend(self, at: Array, level: float) -> Array:
        """Return the second derivatives of the weighted sum of the active magnitudes."""
        rows = []
        for index, step in enumerate(np.diag(self._problem.steps(at, _MOVE * level))):
            self._watch()
            up, down = (self._weights @ self._slopes(at + by * step)[1] for by in (1, -1))
            rows.append((up - down) / (2 * step[index]))
        bend: Array = np.array(rows)
        return np.asarray((bend + bend.T) / 2)

    def step(self, at: Array) -> tuple[Array, float]:
        """Renew the weights, and return Newton's step of the parameters.

        Returns
        -------
        change : ndarray
            Of the parameters.
        size : float
            How far it moves the active extremes, relative to their level. Where these do not fix
            all parameters, how far the parameters could move the error if each moved alone.
        """
        sizes, slopes = self._slopes(at)
        count, size = slopes.shape
        level, reaction = float(np.mean(sizes)), self._problem.reaction(at)
        cornered = count > size
        bend = np.zeros((size, size)) if cornered else self._bend(at, level)
        matrix = np.zeros((count + size + 1, count + size + 1))
        matrix[:count, :size], matrix[:count, size] = slopes, -1
        matrix[count:-1, :size], matrix[count:-1, size + 1 :] = bend, slopes.T
        matrix[-1, size + 1 :] = 1
        missed = np.concatenate((sizes - level, self._weights @ slopes, [self._weights.sum() - 1]))
        # Parameters of very different weight would spoil the solution.
        scale = np.concatenate((level / reaction, [level], np.ones(count)))
        answer = np.linalg.lstsq(matrix * scale, -missed, rcond=None)[0] * scale
        self._weights = self._weights + answer[size + 1 :]
        change = answer[:size]
        moved = slopes @ change if cornered else change * reaction
        return change, float(np.max(np.abs(moved))) / level

    def minimal(self, at: Array) -> bool:
        """Tell whether no direction leads further down."""
        sizes, slopes = self._slopes(at)
        if np.min(self._weights) < -_BALANCED:
            return False
        if slopes.shape[0] > slopes.shape[1]:
            return True
        reaction = self._problem.reaction(at)
        _, strengths, directions = np.linalg.svd(slopes / reaction)
        rank = int(np.count_nonzero(strengths > _BALANCED))
        flat = directions[rank:]
        if not flat.size:
            # Slopes that fade together with the reaction, or that do not: the next step tells.
            if self.step(at)[1] > _BALANCED:
                return False
            flat = directions
        bend = self._bend(at, float(np.mean(sizes))) / np.outer(reaction, reaction)
        return bool(np.min(np.linalg.eigvalsh(flat @ bend @ flat.T)) > _BALANCED)
