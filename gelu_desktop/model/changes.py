"""What a step is called: the difference of two states in a few words."""

from collections.abc import Iterator, Mapping
from typing import Any

from gelu_desktop.model.figures import short
from gelu_desktop.model.rules import Translate
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.own import LABEL, OWN
from gelu_desktop.text import QT_TRANSLATE_NOOP

CONTEXT = "Changes"
TEXT_MAX = 24

NAMES = {
    "x": QT_TRANSLATE_NOOP("Changes", "Probe"),
    "x_range": QT_TRANSLATE_NOOP("Changes", "Range of x"),
    "y_ranges": QT_TRANSLATE_NOOP("Changes", "Range of y"),
    "functions": QT_TRANSLATE_NOOP("Changes", "Functions shown"),
    "approximation": QT_TRANSLATE_NOOP("Changes", "Approximation"),
    "show_approximation": QT_TRANSLATE_NOOP("Changes", "Curve of the approximation"),
    "formula": QT_TRANSLATE_NOOP("Changes", "Own formula"),
    "coefficients": QT_TRANSLATE_NOOP("Changes", "Coefficients"),
    "tangent": QT_TRANSLATE_NOOP("Changes", "Tangent"),
    "gate": QT_TRANSLATE_NOOP("Changes", "Gate"),
    "second": QT_TRANSLATE_NOOP("Changes", "Second derivative"),
    "quantity": QT_TRANSLATE_NOOP("Changes", "Error of"),
    "measure": QT_TRANSLATE_NOOP("Changes", "Measure of error"),
    "magnitude": QT_TRANSLATE_NOOP("Changes", "Magnitude of the error"),
    "log_error": QT_TRANSLATE_NOOP("Changes", "Logarithmic axis"),
    "compared": QT_TRANSLATE_NOOP("Changes", "Approximations compared"),
    "tolerance": QT_TRANSLATE_NOOP("Changes", "Tolerance"),
    "show_tolerance": QT_TRANSLATE_NOOP("Changes", "Tolerance shown"),
    "interval": QT_TRANSLATE_NOOP("Changes", "Interval measured"),
    "number_format": QT_TRANSLATE_NOOP("Changes", "Number format"),
    "mode": QT_TRANSLATE_NOOP("Changes", "Rounding"),
    "flush": QT_TRANSLATE_NOOP("Changes", "Subnormals to zero"),
    "fit_free": QT_TRANSLATE_NOOP("Changes", "Refit: free coefficients"),
    "fit_target": QT_TRANSLATE_NOOP("Changes", "Refit: target"),
    "fit_norm": QT_TRANSLATE_NOOP("Changes", "Refit: norm"),
    "fit_pinned": QT_TRANSLATE_NOOP("Changes", "Refit: slope kept"),
    "ffn_input": QT_TRANSLATE_NOOP("Changes", "FFN: token"),
    "ffn_hidden": QT_TRANSLATE_NOOP("Changes", "FFN: hidden units"),
    "ffn_scale": QT_TRANSLATE_NOOP("Changes", "FFN: scale"),
    "ffn_seed": QT_TRANSLATE_NOOP("Changes", "FFN: seed"),
    "ffn_activation": QT_TRANSLATE_NOOP("Changes", "FFN: activation"),
    "ffn_other": QT_TRANSLATE_NOOP("Changes", "FFN: compared with"),
    "ffn": QT_TRANSLATE_NOOP("Changes", "FFN simulator"),
    "depth": QT_TRANSLATE_NOOP("Changes", "Depth"),
    "race": QT_TRANSLATE_NOOP("Changes", "Training race"),
    "chance_seed": QT_TRANSLATE_NOOP("Changes", "Random gate: seed"),
    "stage": QT_TRANSLATE_NOOP("Changes", "What is shown"),
}
"""What each field is called in the list of steps; translatable in the context ``CONTEXT``."""

WORDS = {
    "value": QT_TRANSLATE_NOOP("Changes", "value"),
    "slope": QT_TRANSLATE_NOOP("Changes", "slope"),
    "gate": QT_TRANSLATE_NOOP("Changes", "gate"),
    "absolute": QT_TRANSLATE_NOOP("Changes", "absolute"),
    "relative": QT_TRANSLATE_NOOP("Changes", "relative"),
    "once": QT_TRANSLATE_NOOP("Changes", "the result once"),
    "every": QT_TRANSLATE_NOOP("Changes", "every operation"),
    "normal": QT_TRANSLATE_NOOP("Changes", "least squares under N(0,1)"),
    "l2": QT_TRANSLATE_NOOP("Changes", "least squares"),
}
"""Names of choices that are words; the others are names in every language."""

SPANS = ("x_range", "interval")
"""The fields that are ranges."""

ON, OFF = QT_TRANSLATE_NOOP("Changes", "on"), QT_TRANSLATE_NOOP("Changes", "off")
SET = QT_TRANSLATE_NOOP("Changes", "{name}: {value}")
SPAN = QT_TRANSLATE_NOOP("Changes", "{low} to {high}")
AUTOMATIC = QT_TRANSLATE_NOOP("Changes", "automatic")
MORE = QT_TRANSLATE_NOOP("Changes", "{name}, and {count} more")


def describe(before: State, after: State, translate: Translate = lambda _, text: text) -> str:
    """Return what was changed from one state to the other, in the language of ``translate``.

    Parameters
    ----------
    before, after : State
        Two states that differ.
    translate : callable, optional
        Takes a context and an English text.
    """
    parts = list(_parts(before, after, translate))
    if len(parts) <= 1:
        return "".join(parts)
    return translate(CONTEXT, MORE).format(name=parts[0], count=len(parts) - 1)


def _parts(before: State, after: State, translate: Translate) -> Iterator[str]:
    """Yield each change; a function that was chosen comes before the coefficients it brought."""
    for key, text in NAMES.items():
        old, new = getattr(before, key), getattr(after, key)
        if old != new:
            yield _part(key, translate(CONTEXT, text), (old, new), translate)


def _part(key: str, name: str, both: tuple[Any, Any], translate: Translate) -> str:
    if key == "y_ranges":
        value = _range(*both, translate)
    else:
        value = _span(both[1], translate) if key in SPANS else _value(both[1], translate)
    if key == "coefficients":
        changed = _changed(*both)
        if len(changed) != 1:
            value = _names(changed)
            return translate(CONTEXT, SET).format(name=name, value=value) if value else name
        function, _, name = changed[0].partition(".")
        new = both[1].get(changed[0])
        label = translate("Functions", FUNCTIONS[function].label) if function in FUNCTIONS else ""
        name = f"{name} ({label})" if label else name
        value = "" if new is None else short(new)
    return translate(CONTEXT, SET).format(name=name, value=value) if value else name


def _changed(before: Mapping[str, float], after: Mapping[str, float]) -> list[str]:
    return [key for key in {**before, **after} if before.get(key) != after.get(key)]


def _names(changed: list[str]) -> str:
    """Return the names of coefficients that changed together, as by a refit."""
    names = ", ".join(sorted({key.partition(".")[2] for key in changed}))
    return names if len(names) <= TEXT_MAX else ""


def _range(before: Mapping[str, Any], after: Mapping[str, Any], translate: Translate) -> str:
    changed = [key for key in {**before, **after} if before.get(key) != after.get(key)]
    if len(changed) != 1:
        return ""
    new = after.get(changed[0])
    return translate(CONTEXT, AUTOMATIC) if new is None else _span(new, translate)


def _span(both: tuple[float, float], translate: Translate) -> str:
    return translate(CONTEXT, SPAN).format(low=short(both[0]), high=short(both[1]))


def _value(value: Any, translate: Translate) -> str:
    """Return a value that can be told in a word; empty for any other."""
    if isinstance(value, bool):
        return translate(CONTEXT, ON if value else OFF)
    if isinstance(value, int | float):
        return short(value)
    if not isinstance(value, str):
        return ""
    if value in FUNCTIONS:
        return translate("Functions", FUNCTIONS[value].label)
    if value == OWN:
        return translate("Functions", LABEL)
    if value in FORMATS:
        return FORMATS[value].label
    if value in WORDS:
        return translate(CONTEXT, WORDS[value])
    return value if len(value) <= TEXT_MAX else value[: TEXT_MAX - 1] + "…"
