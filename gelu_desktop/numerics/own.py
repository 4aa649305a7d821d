"""A person's own formula as a function like the others."""

import dataclasses
from collections.abc import Callable
from functools import cache, lru_cache

import numpy as np
from numpy.typing import ArrayLike

from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS, Approximation
from gelu_desktop.numerics.blocks import Values, floats
from gelu_desktop.numerics.expression import Expression, parse
from gelu_desktop.numerics.function import Coefficient, Function, Kernel
from gelu_desktop.text import QT_TRANSLATE_NOOP

OWN = "own"
LABEL = QT_TRANSLATE_NOOP("Functions", "own formula")

_UNKNOWN = Coefficient(
    "",
    1.0,
    -2.0,
    2.0,
    QT_TRANSLATE_NOOP("Coefficients", "A coefficient of your formula."),
)
# Whose coefficients lend their values and ranges to those of the same name.
_MODELS = ("gelu_tanh", "gelu_tanh5", "gelu_sigmoid")
_TABLES = ("gelu_table_linear",)


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

    Its values and derivatives are those of the formula as it is written: NaN where it is
    undefined, infinite where it overflows, and one side's slope at a corner.

    Parameters
    ----------
    text : str
        In the language of `gelu_desktop.numerics.expression`.

    Returns
    -------
    Approximation
        With the name ``OWN``. A coefficient has the published value and the range of the built-in
        forms if they know its name; else it is 1, between −2 and 2.

    Raises
    ------
    ExpressionError
        When the text is not a formula.
    """
    value = parse(text)

    @cache
    def derived(order: int) -> Expression:
        return derived(order - 1).derivative() if order else value

    models = (*_MODELS, *_TABLES) if "table(" in text or "nearest(" in text else _MODELS
    return Approximation(
        name=OWN,
        label=LABEL,
        latex=value.latex(),
        kernels=(_kernel(derived, 0), _kernel(derived, 1), _kernel(derived, 2)),
        source=text,
        coefficients=tuple(_coefficient(name, models) for name in value.names),
        formula=text,
    )


def _kernel(derived: Callable[[int], Expression], order: int) -> Kernel:
    def kernel(x: ArrayLike, **coefficients: float) -> Values:
        array = floats(x)
        # What is beyond float32 is infinite there.
        with np.errstate(over="ignore", under="ignore"):
            return derived(order).evaluate(array, coefficients).astype(array.dtype, copy=False)

    return kernel


def _coefficient(name: str, models: tuple[str, ...]) -> Coefficient:
    for row in (APPROXIMATIONS[model] for model in models):
        for known in row.coefficients:
            if known.name == name:
                return dataclasses.replace(known, meaning=_UNKNOWN.meaning)
    return dataclasses.replace(_UNKNOWN, name=name)
