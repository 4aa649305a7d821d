"""What is drawn as a line: functions, their errors, the gate; equal curves have equal values."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.model.rules import Range
from gelu_desktop.numerics.errors import Summary, error, summarise
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.gaussian import Phi
from gelu_desktop.numerics.own import lookup


@dataclass(frozen=True)
class Curve:
    """A function, or one of its derivatives.

    Two equal curves have the same values everywhere, so what was computed for one serves both.

    Attributes
    ----------
    name : str
        A key of ``FUNCTIONS``, or ``"own"``.
    order : {0, 1, 2}
        Which derivative.
    coefficients : tuple of (str, float)
        Those of the function, by their own names.
    formula : str
        What ``"own"`` stands for; empty for the others.
    """

    name: str
    order: int = 0
    coefficients: tuple[tuple[str, float], ...] = ()
    formula: str = ""

    def evaluate(self, x: NDArray[np.floating]) -> NDArray[np.floating]:
        """Return the values at ``x``, in its shape."""
        return self.function.evaluate(x, self.order, dict(self.coefficients))

    @property
    def function(self) -> Function:
        """The function itself."""
        return lookup(self.name, self.formula)

    @property
    def corners(self) -> tuple[float, ...]:
        """Where the value, the slope or the curvature jumps."""
        return self.function.corners_at(dict(self.coefficients))


@dataclass(frozen=True)
class ErrorCurve:
    """How far a function is from exact GELU: above zero where it is larger.

    Attributes
    ----------
    curve : Curve
        The function.
    quantity, measure : str
        What is compared and how, as in `gelu_desktop.numerics.errors.error`.
    number_format : str
        Whose units in the last place are counted.
    magnitude : bool
        Whether the sign is left out.
    """

    curve: Curve
    quantity: str = "value"
    measure: str = "absolute"
    number_format: str = "float64"
    magnitude: bool = False

    def evaluate(self, x: NDArray[np.floating]) -> NDArray[np.floating]:
        """Return the errors at ``x``, in its shape."""
        signed = error(
            self.curve.function,
            dict(self.curve.coefficients),
            x,
            quantity=self.quantity,
            measure=self.measure,
            number_format=FORMATS[self.number_format],
        )
        return np.abs(signed) if self.magnitude else signed

    def summary(self, span: Range, tolerance: float | None) -> Summary:
        """Return the error on ``span`` and under N(0,1) in a few numbers; see `summarise`."""
        return summarise(
            self.curve.function,
            dict(self.curve.coefficients),
            span,
            quantity=self.quantity,
            measure=self.measure,
            number_format=FORMATS[self.number_format],
            tolerance=tolerance,
        )

    @property
    def corners(self) -> tuple[float, ...]:
        """Where the slope jumps."""
        return self.curve.corners


@dataclass(frozen=True)
class GateCurve:
    """The gate Φ, the standard normal distribution function."""

    corners: tuple[float, ...] = ()

    def evaluate(self, x: NDArray[np.floating]) -> NDArray[np.floating]:
        """Return the values at ``x``, in its shape."""
        return Phi(x)


@dataclass(frozen=True)
class LogCurve:
    """The magnitude of another curve as a power of ten; where that is zero there is nothing."""

    inner: "AnyCurve"

    def evaluate(self, x: NDArray[np.floating]) -> NDArray[np.floating]:
        """Return log₁₀ of the magnitudes at ``x``, NaN for zero."""
        size = np.abs(self.inner.evaluate(x))
        power = np.full(size.shape, np.nan)
        np.log10(size, where=size > 0, out=power)
        return power

    @property
    def corners(self) -> tuple[float, ...]:
        """Where the slope jumps."""
        return self.inner.corners


class PointsCurve:
    """Straight lines from one given point to the next; a value that is not finite is a gap.

    Parameters
    ----------
    x, y : array_like
        Equal length; x rises. They are copied.
    corners : tuple of float
        Where the slope jumps, as far as that matters.

    Attributes
    ----------
    x, y : ndarray
        The points; they must not be written to.
    """

    def __init__(self, x: ArrayLike, y: ArrayLike, corners: tuple[float, ...] = ()) -> None:
        self.x, self.y = (np.array(given, dtype=np.float64) for given in (x, y))
        self.x.flags.writeable = self.y.flags.writeable = False
        self.corners = corners

    def __eq__(self, other: object) -> bool:
        if self is other or not isinstance(other, PointsCurve):
            return self is other
        pairs = ((self.x, other.x), (self.y, other.y))
        return all(a.tobytes() == b.tobytes() for a, b in pairs) and self.corners == other.corners

    def __hash__(self) -> int:
        # A few of many points: a curve is looked up in every frame.
        return hash((len(self.x), *self.x[:2].tolist(), *self.y[:2].tolist(), *self.y[-2:]))

    def evaluate(self, x: NDArray[np.floating]) -> NDArray[np.floating]:
        """Return the values at ``x``, NaN outside of the points."""
        if not self.x.size:
            return np.full(np.shape(x), np.nan)
        return np.asarray(np.interp(x, self.x, self.y, left=np.nan, right=np.nan))


AnyCurve = Curve | ErrorCurve | GateCurve | LogCurve | PointsCurve
