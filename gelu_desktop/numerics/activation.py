"""An activation as it is used in a network: a function, its coefficients and a number format."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.formats import NumberFormat
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.single import Kernel
from gelu_desktop.numerics.single_gates import fast
from gelu_desktop.numerics.sweeps import results

Values = NDArray[np.floating]


@dataclass(frozen=True)
class Activation:
    """A function with everything that its value depends on.

    Attributes
    ----------
    function : Function
        What is evaluated.
    coefficients : mapping of str to float
        Values that replace the published ones.
    number_format : NumberFormat, optional
        The format of the kernel's inputs and results; the precision of the network without.
    mode : str
        What is rounded, see `gelu_desktop.numerics.sweeps.MODES`.
    """

    function: Function
    coefficients: Mapping[str, float] = field(default_factory=dict)
    number_format: NumberFormat | None = None
    mode: str = "once"

    @property
    def name(self) -> str:
        """The name of the function."""
        return self.function.name

    def value(self, x: Values) -> Values:
        """Return f(x), with x and the result rounded to the number format if there is one.

        Parameters
        ----------
        x : ndarray
            float32 or float64.

        Returns
        -------
        ndarray
            Of the same shape and precision.
        """
        if self.number_format is None:
            if x.dtype == np.float32 and self._fast is not None:
                return self._fast.value(x)
            return self.function.evaluate(x, 0, self.coefficients)
        given = self.number_format.round(x)
        made = results(self.function, self.coefficients, given, self.number_format, self.mode)
        with np.errstate(over="ignore", under="ignore"):
            return made.astype(x.dtype)

    def slope(self, x: Values) -> Values:
        """Return f'(x) in the precision of ``x``; a number format rounds values only."""
        if x.dtype == np.float32 and self._fast is not None:
            return self._fast.slope(x)
        return self.function.evaluate(x, 1, self.coefficients)

    def both(self, x: Values) -> tuple[Values, Values]:
        """Return f(x) and f'(x), as `value` and `slope` do, in less time than these take."""
        if x.dtype == np.float32 and self._fast is not None:
            return self._fast.both(x)
        return self.value(x), self.slope(x)

    @cached_property
    def _fast(self) -> Kernel | None:
        """What networks in float32 use, where a last bit does not count and time does."""
        return fast(self.function, self.coefficients) if self.number_format is None else None
