"""The numbers that stand in the formulas."""

from gelu_desktop.model.figures import rounded, scientific, short, significant
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.widgets.numerals import Number
from gelu_desktop.widgets.typeset import Setting

X_DECIMALS = 3


def setting(name: str, words: str = "", **numbers: Number) -> Setting:
    """Return a baked formula with its numbers, which also fill the places of ``words``."""
    return Setting(name, tuple(numbers.items()), spoken(words, numbers))


def spoken(words: str, numbers: dict[str, Number]) -> str:
    """Return ``words`` with the numbers in their places."""
    return words.format(**{key: number.text for key, number in numbers.items()})


def probe(result: Result, label: str = "") -> Number:
    """Return the place of the probe."""
    return Number(rounded(result.state.x, X_DECIMALS), "accent", label)


def exact(result: Result, label: str, digits: int = 3) -> Number:
    """Return GELU at the probe."""
    return Number(rounded(result.readings[EXACT].value, digits=digits), EXACT, label)


def value(result: Result, name: str, label: str) -> Number:
    """Return a function of the result at the probe."""
    return Number(rounded(result.readings[name].value, digits=1), name, label)


def error(result: Result, label: str) -> Number:
    """Return the error of the chosen approximation at the probe."""
    return Number(scientific(result.error_at_probe, 2), "error", label)


def coefficients(result: Result, name: str) -> dict[str, Number]:
    """Return the coefficients of a function, in its colour."""
    given = result.state.coefficients_of(name)
    return {
        row.name: Number((short if row.whole else significant)(given[row.name]), name)
        for row in result.function(name).coefficients
    }
