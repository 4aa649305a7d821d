"""One row of the tables of activations and approximations."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import ArrayLike, NDArray

Kernel = Callable[..., NDArray[np.floating]]


@dataclass(frozen=True)
class Coefficient:
    """A number in a formula that can be tuned.

    Attributes
    ----------
    name : str
        As written in the formula.
    published : float
        The value that the literature and the libraries use.
    lower, upper : float
        The range of its slider; values beyond it may be typed.
    meaning : str
        One sentence for a tooltip, translatable in the context ``"Coefficients"``.
    limits : tuple of float
        What may be typed.
    whole : bool
        Whether only whole numbers make sense.
    """

    name: str
    published: float
    lower: float
    upper: float
    meaning: str
    limits: tuple[float, float] = (-1e6, 1e6)
    whole: bool = False


@dataclass(frozen=True)
class Function:
    """A function of x with its first two derivatives.

    Attributes
    ----------
    name : str
        The name used in files, on the command line and in colour tables.
    label : str
        What a person reads; translatable in the context ``"Functions"``.
    latex : str
        The formula as LaTeX, without ``f(x) =``.
    kernels : tuple of callable
        Value, slope and curvature: each takes an array of floats and the coefficients as
        keywords, and returns an array of the same shape and dtype.
    source : str
        Where the function comes from.
    coefficients : tuple of Coefficient
        What can be tuned.
    corners : tuple of float
        Where the value, the slope or the curvature jumps.
    moving_corners : callable, optional
        Takes the coefficients as keywords and returns the corners, where coefficients move them.
    seams : callable, optional
        As `moving_corners`, but returns all of them, also where they are too many to draw.
    """

    name: str
    label: str
    latex: str
    kernels: tuple[Kernel, Kernel, Kernel]
    source: str
    coefficients: tuple[Coefficient, ...] = ()
    corners: tuple[float, ...] = field(default=())
    moving_corners: Callable[..., tuple[float, ...]] | None = None
    seams: Callable[..., tuple[float, ...]] | None = None

    def published(self) -> dict[str, float]:
        """Return the published value of each coefficient by its name."""
        return {row.name: row.published for row in self.coefficients}

    def corners_at(self, coefficients: Mapping[str, float] | None = None) -> tuple[float, ...]:
        """Return where the value, the slope or the curvature jumps with these coefficients."""
        if self.moving_corners is None:
            return self.corners
        return self.moving_corners(**{**self.published(), **(coefficients or {})})

    def seams_at(self, coefficients: Mapping[str, float] | None = None) -> tuple[float, ...]:
        """Return every corner with these coefficients, however many there are."""
        if self.seams is None:
            return self.corners_at(coefficients)
        return self.seams(**{**self.published(), **(coefficients or {})})

    def evaluate(
        self, x: ArrayLike, order: int = 0, coefficients: Mapping[str, float] | None = None
    ) -> NDArray[np.floating]:
        """Return the function (``order`` 0), its slope (1) or its curvature (2) at ``x``.

        Parameters
        ----------
        x : array_like
            Any shape; float32 and float64 keep their dtype, anything else becomes float64.
        order : {0, 1, 2}
            Which derivative.
        coefficients : mapping of str to float, optional
            Values that replace the published ones.

        Returns
        -------
        ndarray
            The shape of ``x``; a scalar gives a 0-d array.

        Raises
        ------
        ValueError
            When ``order`` is not 0, 1 or 2, or a coefficient is unknown.
        """
        if order not in (0, 1, 2):
            raise ValueError(f"order must be 0, 1 or 2, not {order!r}")
        values = self.published()
        if unknown := set(coefficients or {}) - set(values):
            raise ValueError(f"{self.name} has no coefficient {sorted(unknown)[0]!r}")
        values.update(coefficients or {})
        array = np.asarray(x)
        if array.dtype not in (np.float32, np.float64):
            array = array.astype(np.float64)
        return self.kernels[order](array, **values)
