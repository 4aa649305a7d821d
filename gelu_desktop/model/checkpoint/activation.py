"""Which activation a checkpoint was trained with, as far as the ``config.json`` beside it tells."""

import json
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any

from gelu_desktop import sizes
from gelu_desktop.model.checkpoint.errors import shown
from gelu_desktop.model.checkpoint.naming import VISION
from gelu_desktop.model.dictionary import UnknownNameError, resolve
from gelu_desktop.model.layer import Suggestion
from gelu_desktop.text import QT_TRANSLATE_NOOP

CONFIG = "config.json"
_SIZE_MAX = sizes.CONFIG_BYTES

KEYS = (
    "hidden_activation",
    "hidden_act",
    "activation_function",
    "dense_act_fn",
    "feed_forward_proj",
    "afn",
    "ffn_activation",
    "mlp_activation",
    "activation",
)
"""Where configurations name the activation; of several, the first one that says something."""

_PARTS = ("text_config", "vision_config", "audio_config", "encoder", "decoder")

# What a family of models means by a name is not always what the name says.
_MEANT = {
    ("openai-gpt", "gelu"): "gelu_new",
    ("gemma", "gelu"): "gelu_pytorch_tanh",
    ("gpt_oss", "silu"): "quick_gelu",
    ("", "gated-gelu"): "gelu_new",
}
_BUILT_IN = {"bloom": "bloom_gelu"}

MISSING = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "There is no config.json beside {file}, and weights do not tell their activation: choose it.",
)
BROKEN = QT_TRANSLATE_NOOP(
    "Checkpoint", "The config.json beside {file} cannot be read as JSON: choose the activation."
)
SILENT = QT_TRANSLATE_NOOP(
    "Checkpoint", "The config.json beside {file} names no activation: choose it."
)
UNKNOWN = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "config.json says {key} = {name}, which is no activation known here: choose it.",
)
NEAR = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "config.json says {key} = {name}, which is no activation known here. Did they mean {near}?"
    " Choose it.",
)
SAID = QT_TRANSLATE_NOOP("Checkpoint", "config.json says {key} = {name}.")
MEANT = QT_TRANSLATE_NOOP(
    "Checkpoint", "config.json says {key} = {name}, by which models of type {type} mean {meant}."
)
GATED = QT_TRANSLATE_NOOP(
    "Checkpoint", "config.json says {key} = {name}, which is read as {meant}, the tanh form."
)
TYPE = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "config.json names no activation; models of type {type} have {meant} built in.",
)
SEVERAL = QT_TRANSLATE_NOOP(
    "Checkpoint", "config.json says {key} = {name}, but also {others}; the first decides."
)


def suggest(path: Path, name: str = "") -> Suggestion:
    """Return the activation that the ``config.json`` beside a file names, and why.

    Parameters
    ----------
    path : pathlib.Path
        The file with the weights.
    name : str
        The layer: where a configuration has parts for text and vision, it says which one counts.

    Returns
    -------
    Suggestion
        With ``function`` None when nothing certain is known: the file is missing, says nothing,
        or says a name that is not known. There is no default.
    """
    file = {"file": shown(path)}
    config = path.with_name(CONFIG)
    try:
        if not config.is_file():
            return Suggestion(None, {}, MISSING, file)
        with config.open("rb") as opened:
            text = opened.read(_SIZE_MAX + 1)
        found = json.loads(text.decode("utf-8-sig")) if len(text) <= _SIZE_MAX else None
    except (OSError, ValueError, RecursionError):
        found = None
    if not isinstance(found, dict):
        return Suggestion(None, {}, BROKEN, file)
    return _read(found, name) or Suggestion(None, {}, SILENT, file)


def _read(config: Mapping[str, Any], name: str) -> Suggestion | None:
    """Return what the configuration, or the part of it for the layer, says."""
    for part in _parts(config, name):
        if suggestion := _one(part):
            return suggestion
    return None


def _parts(config: Mapping[str, Any], name: str) -> Iterator[Mapping[str, Any]]:
    wanted = "vision_config" if VISION.search(name) else "text_config"
    order = (wanted, *(key for key in _PARTS if key != wanted and key.split("_")[0] in name))
    for key in order:
        if isinstance(part := config.get(key), dict):
            yield part
    yield config


def _one(config: Mapping[str, Any]) -> Suggestion | None:
    said = {key: config[key] for key in KEYS if config.get(key) not in (None, "", {}, [])}
    model = config.get("model_type")
    kind = shown(model) if isinstance(model, str) else ""
    if said:
        return _meaning(said, kind)
    if kind in _BUILT_IN:
        function, coefficients = resolve(_BUILT_IN[kind])
        values = {"type": kind, "meant": _BUILT_IN[kind]}
        return Suggestion(function, coefficients, TYPE, values)
    return None


def _meaning(said: Mapping[str, Any], kind: str) -> Suggestion:
    """Return what the keys mean in a model of that kind; the first key decides."""
    key, name = next(iter(said.items()))
    values = {"key": key, "name": shown(name)}
    if not isinstance(name, str):
        return Suggestion(None, {}, UNKNOWN, values)
    meant = _MEANT.get((kind, name)) or _MEANT.get(("", name)) or name.removeprefix("gated-")
    try:
        function, coefficients = resolve(meant)
    except UnknownNameError as error:
        near = ", ".join(error.near)
        return Suggestion(None, {}, NEAR if near else UNKNOWN, {**values, "near": near})
    if (kind, name) in _MEANT:
        return Suggestion(function, coefficients, MEANT, {**values, "type": kind, "meant": meant})
    if meant != name.removeprefix("gated-"):
        return Suggestion(function, coefficients, GATED, {**values, "meant": meant})
    others = {other: shown(value) for other, value in said.items() if value != name}
    if others and key != "dense_act_fn":
        listed = ", ".join(f"{other} = {value}" for other, value in others.items())
        return Suggestion(function, coefficients, SEVERAL, {**values, "others": listed})
    return Suggestion(function, coefficients, SAID, values)
