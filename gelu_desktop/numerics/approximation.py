"""What a row of the table of approximations holds beyond a function."""

from dataclasses import dataclass

from gelu_desktop.numerics.function import Function
from gelu_desktop.text import QT_TRANSLATE_NOOP

FAMILIES = {
    "tanh": QT_TRANSLATE_NOOP("Functions", "tanh gate"),
    "sigmoid": QT_TRANSLATE_NOOP("Functions", "Logistic gate"),
    "exact": QT_TRANSLATE_NOOP("Functions", "Exact GELU, in other words"),
    "erf": QT_TRANSLATE_NOOP("Functions", "erf approximated"),
    "piecewise": QT_TRANSLATE_NOOP("Functions", "Straight lines and tables"),
}
"""What the groups of approximations are called, in their order."""


@dataclass(frozen=True, kw_only=True)
class Approximation(Function):
    """A form of GELU, with coefficients or without.

    Attributes
    ----------
    formula : str
        The form in the language of `gelu_desktop.numerics.expression`, operations in the order
        in which it is written where it is used: in a short number format their order is the error.
    family : str
        A key of `FAMILIES`.
    shipped : str
        Who ships it, as names.
    """

    formula: str
    family: str = ""
    shipped: str = ""
