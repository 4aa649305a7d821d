"""What becomes of signals and gradients in a deep stack, in sentences for window and terminal.

Templates are translatable in the context ``"Depth"``; the numbers are put in afterwards.
"""

import math
from collections.abc import Sequence
from dataclasses import dataclass

from gelu_desktop.model.figures import power_of_ten, short, significant
from gelu_desktop.model.rules import Translate
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.depth import Profile
from gelu_desktop.numerics.depth_stack import Stack
from gelu_desktop.text import QT_TRANSLATE_NOOP

DIGITS = 3
"""Significant digits of a size, in the sentence as in the legend."""

LEAST, MOST = 0.01, 100.0
"""Sizes between which signals and gradients are carried."""

CONSTANT = 0.01
"""Share of the signal from which on it tells the tokens apart."""

ROUNDING = -12
"""The power of ten below which differences between tokens are those of rounding."""

NAMED_MOST = 6
ABLE = frozenset({"gelu", "relu"})
"""Activations that carry a gradient through where the weights are drawn for it."""

SIGNAL = {
    False: QT_TRANSLATE_NOOP("Depth", "After {layers} layers the signal {verdict}."),
    True: QT_TRANSLATE_NOOP("Depth", "After one layer the signal {verdict}."),
}
GRADIENT = QT_TRANSLATE_NOOP("Depth", "Carried back, a gradient of norm 1 {verdict}.")
FATES = {
    "carried": QT_TRANSLATE_NOOP("Depth", "is carried with {names}"),
    "constant": QT_TRANSLATE_NOOP("Depth", "is nearly the same for every token with {names}"),
    "fades": QT_TRANSLATE_NOOP("Depth", "fades with {names}"),
    "passes": QT_TRANSLATE_NOOP("Depth", "gets through with {names}"),
    "vanishes": QT_TRANSLATE_NOOP("Depth", "vanishes with {names}"),
    "explodes": QT_TRANSLATE_NOOP("Depth", "explodes with {names}"),
}
BLAMELESS = QT_TRANSLATE_NOOP(
    "Depth", "vanishes with all of them, {names}, so the activation is not the cause"
)
APART = {
    False: QT_TRANSLATE_NOOP("Depth", ": {low} to {high} of it differs between tokens"),
    True: QT_TRANSLATE_NOOP("Depth", ": {low} of it differs between tokens"),
}
FINAL_NORM = QT_TRANSLATE_NOOP(
    "Depth",
    "A final LayerNorm stands behind the stack, as in GPT-2: the gradient of norm 1 comes from"
    " behind it, the signal is measured before it.",
)


@dataclass(frozen=True)
class _End:
    """What an activation made of a signal or a gradient: its name, size, share and fate."""

    label: str
    size: float
    apart: float
    fate: str


def finding(stack: Stack, profiles: Sequence[Profile], translate: Translate) -> str:
    """Return in two sentences whether the signal is carried, and what becomes of the gradient.

    Parameters
    ----------
    stack : Stack
        What was stacked.
    profiles : sequence of Profile
        What each activation made of it, as measured.
    translate : callable
        Takes a context and a text.
    """
    labels = [translate("Functions", FUNCTIONS[profile.name].label) for profile in profiles]
    pairs = list(zip(labels, profiles, strict=True))
    able = any(profile.name in ABLE for profile in profiles)
    signals = _verdict([_signal(*pair) for pair in pairs], translate)
    gradients = _verdict([_gradient(*pair) for pair in pairs], translate, able)
    first = translate("Depth", SIGNAL[stack.layers == 1])
    first = first.format(layers=stack.layers, verdict=signals)
    second = translate("Depth", GRADIENT).format(verdict=gradients)
    return translate("Depth", "{first} {second}").format(first=first, second=second)


def final_words(stack: Stack, translate: Translate) -> str:
    """Return what stands behind the stack; empty if there is nothing."""
    return translate("Depth", FINAL_NORM) if stack.normalised_end else ""


def _signal(label: str, profile: Profile) -> _End:
    size, apart = float(profile.signal[-1]), float(profile.apart[-1])
    if size < LEAST:
        return _End(label, size, math.nan, "fades")
    if not size <= MOST:
        return _End(label, size, math.nan, "explodes")
    return _End(label, size, apart, "constant" if apart < CONSTANT else "carried")


def _gradient(label: str, profile: Profile) -> _End:
    size = float(profile.gradient[0])
    if size < LEAST:
        return _End(label, size, math.nan, "vanishes")
    return _End(label, size, math.nan, "passes" if size <= MOST else "explodes")


def _verdict(ends: Sequence[_End], translate: Translate, able: bool = False) -> str:
    """Return which names share which fate; ``able``: some of them could carry a gradient."""
    short_of_room = len(ends) > NAMED_MOST
    parts = []
    for fate in FATES:
        group = [end for end in ends if end.fate == fate]
        if group:
            alike = able and fate == "vanishes" and 1 < len(group) == len(ends)
            text = translate("Depth", BLAMELESS if alike else FATES[fate])
            names = _names(group, short_of_room, translate)
            parts.append(text.format(names=names) + _apart(group, translate))
    return translate("Depth", "; ").join(parts)


def _names(group: Sequence[_End], short_of_room: bool, translate: Translate) -> str:
    """Return names with sizes, or the least and the largest where there are too many."""
    named = [
        translate("Depth", "{name} ({size})").format(
            name=end.label, size=significant(end.size, DIGITS)
        )
        for end in group
    ]
    if not short_of_room or len(group) < 3:
        return translate("Depth", ", ").join(named)
    order = sorted(range(len(group)), key=lambda index: group[index].size)
    text = translate("Depth", "{count} functions, from {least} to {most}")
    return text.format(count=len(group), least=named[order[0]], most=named[order[-1]])


def _apart(group: Sequence[_End], translate: Translate) -> str:
    """Return which share of the signals differs between tokens; empty where that is not known."""
    known = [end.apart for end in group if not math.isnan(end.apart)]
    if not known:
        return ""
    low, high = (_share(end, translate) for end in (min(known), max(known)))
    return translate("Depth", APART[low == high]).format(low=low, high=high)


def _share(share: float, translate: Translate) -> str:
    if share < 10.0**ROUNDING:
        limit = power_of_ten(ROUNDING).removeprefix("×")
        return translate("Depth", "less than {limit}").format(limit=limit)
    if share < CONSTANT:
        return short(float(f"{share:.2g}"))
    return f"{100 * share:.2g}\u202f%" if share < 0.995 else "100\u202f%"
