"""What is said of a claim, and the rules that recur; every rule looks at figures only."""

from collections.abc import Callable, Iterable, Mapping

from gelu_desktop.model.facts import Value
from gelu_desktop.text import QT_TRANSLATE_NOOP

TRUE, ROUGHLY, FALSE = "true", "roughly", "false"
DEPENDS, UNDECIDED = "depends", "undecided"

VERDICTS: Mapping[str, tuple[str, str]] = {
    TRUE: ("=", QT_TRANSLATE_NOOP("Claims", "true")),
    ROUGHLY: ("≈", QT_TRANSLATE_NOOP("Claims", "roughly")),
    FALSE: ("≠", QT_TRANSLATE_NOOP("Claims", "false")),
    DEPENDS: ("±", QT_TRANSLATE_NOOP("Claims", "depends")),
    UNDECIDED: ("?", QT_TRANSLATE_NOOP("Claims", "cannot be decided here")),
}
"""For each verdict its sign and its word, translatable in the context ``"Claims"``."""


class Figures:
    """Facts as the rules see them.

    Parameters
    ----------
    value : callable
        Returns the value of a fact by its name.
    """

    def __init__(self, value: Callable[[str], Value]) -> None:
        self._value = value

    def __call__(self, name: str) -> float:
        """Return a number."""
        return float(self._value(name))

    def word(self, name: str) -> str:
        """Return a fact that is a word."""
        return str(self._value(name))


def near(f: Figures, *pairs: tuple[str, float]) -> str:
    """Judge figures that are said to three places: exact once rounded, or within 0.01."""
    if all(round(f(name), 3) == said for name, said in pairs):
        return TRUE
    return ROUGHLY if all(abs(f(name) - said) <= 0.01 for name, said in pairs) else FALSE


def within(value: float, limit: float) -> str:
    """Judge an upper limit: kept, missed by a fifth at most, or missed."""
    if value <= limit:
        return TRUE
    return ROUGHLY if value <= 1.2 * limit else FALSE


def some(holds: Iterable[bool]) -> str:
    """Judge by how many cases hold: all, some or none."""
    cases = tuple(holds)
    if all(cases):
        return TRUE
    return DEPENDS if any(cases) else FALSE


def both(first: float, second: float, mixed: str) -> str:
    """Judge two savings in time: both twofold at least, or ``mixed``: elsewhere they may be so."""
    return TRUE if min(first, second) >= 2 else mixed


def smooth_helps(corner: float, smooth: tuple[float, ...]) -> str:
    """Judge whether smooth functions keep a gradient within ten times and one with a corner not."""
    if not all(map(_kept, smooth)):
        return FALSE if _kept(corner) else ROUGHLY
    return ROUGHLY if _kept(corner) else TRUE


def carrier(plain: float, plain_relu: float, wired_relu: float) -> str:
    """Judge what carries a gradient: GELU alone, or wiring that does as much for ReLU."""
    if _kept(plain):
        return TRUE
    return FALSE if plain <= plain_relu and _kept(wired_relu) else ROUGHLY


def _kept(factor: float) -> bool:
    return 0.1 < factor < 10
