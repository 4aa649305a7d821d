"""A person's own formula as a function like the others."""

from functools import lru_cache

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS, Approximation
from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.function import Coefficient, Function, Kernel
from gelu_desktop.text import QT_TRANSLATE_NOOP

OWN = "own"
UNKNOWN = 1.0


def lookup(name: str, formula: str = "") -> Function:
    """Return the function ``name``: a row of ``FUNCTIONS``, or the person's formula.

    Parameters
    ----------
    name : str
        A key of ``FUNCTIONS``, or ``OWN``.
    formula : str
        The formula that ``OWN`` stands for.

    Raises
    ------
    KeyError
        When there is no such function.
    ExpressionError
        When the formula cannot be read.
    """
    return from_formula(formula) if name == OWN else FUNCTIONS[name]


@lru_cache(maxsize=64)
def from_formula(text: str) -> Approximation:
    """Return the formula ``text`` as a function whose coefficients can be tuned.

    Raises
    ------
    ExpressionError
        When the text is not a formula.
    """
    value = parse(text)
    slope = value.derivative()
    return Approximation(
        name=OWN,
        label=QT_TRANSLATE_NOOP("Functions", "own formula"),
        latex=value.latex(),
        kernels=(_kernel(value), _kernel(slope), _kernel(slope.derivative())),
        source=text,
        coefficients=tuple(_coefficient(name) for name in value.names),
        formula=text,
    )


def _kernel(expression: Expression) -> Kernel:
    def kernel(x: ArrayLike, **coefficients: float) -> NDArray[np.floating]:
        array = np.asarray(x)
        return expression.evaluate(array, coefficients).astype(array.dtype, copy=False)

    return kernel


def _coefficient(name: str) -> Coefficient:
    """Return a coefficient with the range of a built-in one of that name, or about 1."""
    known = [row for form in APPROXIMATIONS.values() for row in form.coefficients]
    twin = next((row for row in known if row.name == name), None)
    meaning = QT_TRANSLATE_NOOP("Coefficients", "A coefficient of your formula.")
    if twin is None:
        return Coefficient(name, UNKNOWN, -2.0, 2.0, meaning)
    return Coefficient(name, twin.published, twin.lower, twin.upper, meaning)
