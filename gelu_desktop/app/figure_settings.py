"""The settings of a panel in words, for what stands below a figure."""

from collections.abc import Callable, Iterator, Mapping
from pathlib import PurePath
from typing import Any

from PySide6.QtCore import QCoreApplication

from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.initialisation import INITIALISATIONS
from gelu_desktop.numerics.own import lookup
from gelu_desktop.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

NAMES = {
    "fit_target": QT_TRANSLATE_NOOP("Figure", "fitted to"),
    "fit_norm": QT_TRANSLATE_NOOP("Figure", "made small"),
    "fit_free": QT_TRANSLATE_NOOP("Figure", "free"),
    "fit_pinned": QT_TRANSLATE_NOOP("Figure", "slope of the gate at 0 kept"),
    "interval": QT_TRANSLATE_NOOP("Figure", "interval"),
    "tolerance": QT_TRANSLATE_NOOP("Figure", "tolerance"),
    "ffn_activation": QT_TRANSLATE_NOOP("Figure", "activation"),
    "ffn_other": QT_TRANSLATE_NOOP("Figure", "compared with"),
    "ffn_input": QT_TRANSLATE_NOOP("Figure", "token"),
    "ffn_hidden": QT_TRANSLATE_NOOP("Figure", "hidden units"),
    "ffn_scale": QT_TRANSLATE_NOOP("Figure", "scale of the weights"),
    "ffn_seed": QT_TRANSLATE_NOOP("Figure", "seed"),
    "source": QT_TRANSLATE_NOOP("Figure", "source"),
    "width": QT_TRANSLATE_NOOP("Figure", "width"),
    "expansion": QT_TRANSLATE_NOOP("Figure", "hidden units a number"),
    "batch": QT_TRANSLATE_NOOP("Figure", "tokens"),
    "rule": QT_TRANSLATE_NOOP("Figure", "weights"),
    "gated": QT_TRANSLATE_NOOP("Figure", "gated"),
    "seed": QT_TRANSLATE_NOOP("Figure", "seed"),
    "number_format": QT_TRANSLATE_NOOP("Figure", "format"),
    "file": QT_TRANSLATE_NOOP("Figure", "file"),
    "layer": QT_TRANSLATE_NOOP("Figure", "layer"),
    "inputs": QT_TRANSLATE_NOOP("Figure", "hidden states"),
    "order": QT_TRANSLATE_NOOP("Figure", "order of the units"),
    "rank": QT_TRANSLATE_NOOP("Figure", "place in the order"),
    "layers": QT_TRANSLATE_NOOP("Figure", "layers"),
    "hidden": QT_TRANSLATE_NOOP("Figure", "hidden units"),
    "kind": QT_TRANSLATE_NOOP("Figure", "kind of layer"),
    "norm": QT_TRANSLATE_NOOP("Figure", "LayerNorm"),
    "residual": QT_TRANSLATE_NOOP("Figure", "residual"),
    "activations": QT_TRANSLATE_NOOP("Figure", "activations"),
    "optimiser": QT_TRANSLATE_NOOP("Figure", "optimiser"),
    "rate": QT_TRANSLATE_NOOP("Figure", "learning rate"),
    "blocks": QT_TRANSLATE_NOOP("Figure", "blocks"),
    "epochs": QT_TRANSLATE_NOOP("Figure", "epochs"),
    "seeds": QT_TRANSLATE_NOOP("Figure", "number of seeds"),
    "chance_seed": QT_TRANSLATE_NOOP("Figure", "seed"),
}
"""What each setting is called; every key of a state that a figure tells has its name here."""

WORDS: Mapping[str, Mapping[Any, str]] = {
    "fit_target": {
        "slope": QT_TRANSLATE_NOOP("Figure", "the slope of GELU"),
        "gate": QT_TRANSLATE_NOOP("Figure", "the gate Φ"),
    },
    "fit_norm": {
        "minimax": QT_TRANSLATE_NOOP("Figure", "the largest error"),
        "l2": QT_TRANSLATE_NOOP("Figure", "the mean square"),
        "normal": QT_TRANSLATE_NOOP("Figure", "the mean square under N(0,1)"),
    },
    "source": {
        "token": QT_TRANSLATE_NOOP("Figure", "one token"),
        "synthetic": QT_TRANSLATE_NOOP("Figure", "synthetic batch"),
        "sample": QT_TRANSLATE_NOOP("Figure", "trained layer"),
        "file": QT_TRANSLATE_NOOP("Figure", "checkpoint"),
    },
    "kind": {
        "ffn": QT_TRANSLATE_NOOP("Figure", "feed-forward block"),
        "mlp": QT_TRANSLATE_NOOP("Figure", "plain layer"),
    },
    "norm": {
        "none": QT_TRANSLATE_NOOP("Figure", "none"),
        "pre": QT_TRANSLATE_NOOP("Figure", "before"),
        "post": QT_TRANSLATE_NOOP("Figure", "after"),
    },
    "order": {
        "none": QT_TRANSLATE_NOOP("Figure", "none"),
        "change": QT_TRANSLATE_NOOP("Figure", "by change"),
        "mean": QT_TRANSLATE_NOOP("Figure", "by mean"),
        "std": QT_TRANSLATE_NOOP("Figure", "by standard deviation"),
        "zeros": QT_TRANSLATE_NOOP("Figure", "by zeros"),
        "number": QT_TRANSLATE_NOOP("Figure", "by number"),
    },
    "optimiser": {"adam": "Adam", "sgd": "SGD"},
}
YES, NO = QT_TRANSLATE_NOOP("Figure", "yes"), QT_TRANSLATE_NOOP("Figure", "no")
_FUNCTIONS = ("fit_target", "ffn_activation", "ffn_other", "activations")
_PATHS = ("file", "inputs")


def settings_words(
    values: Mapping[str, Any], formula: str, number: Callable[[float], str]
) -> Iterator[str]:
    """Yield each setting with its name; those that are empty are left out.

    Parameters
    ----------
    values : mapping of str to Any
        By their keys in a session file.
    formula : str
        What an own formula is.
    number : callable
        Writes a number.
    """
    for key, value in values.items():
        if value not in ("", []):
            text = translate("Figure", "{name}: {value}")
            name = translate("Figure", NAMES[key])
            yield text.format(name=name, value=_word(key, value, formula, number))


def _word(key: str, value: Any, formula: str, number: Callable[[float], str]) -> str:
    if isinstance(value, list):
        parts = (_word(key, entry, formula, number) for entry in value)
        return translate("Figure", ", ").join(parts)
    if isinstance(value, bool):
        return translate("Figure", YES if value else NO)
    if isinstance(value, int | float):
        return number(value)
    if value in WORDS.get(key, {}):
        return translate("Figure", WORDS[key][value])
    if key in _FUNCTIONS:
        return translate("Functions", lookup(value, formula).label)
    if key == "rule":
        return translate("Initialisation", INITIALISATIONS[value].label)
    if key == "number_format":
        return FORMATS[value].label
    return PurePath(value).name if key in _PATHS else str(value)
