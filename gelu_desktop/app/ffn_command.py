"""The verb ``ffn``: two activations in a feed-forward block, drawn, bundled or from a file."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

from gelu_desktop.app import ffn_words, reports
from gelu_desktop.app.arguments import choice, shortened
from gelu_desktop.app.bench_options import read_format
from gelu_desktop.app.errors import CommandError, UsageError
from gelu_desktop.app.ffn_source import SAMPLE, SYNTHETIC, Chosen, bundled, from_file
from gelu_desktop.app.messages import translate
from gelu_desktop.app.numbers import number
from gelu_desktop.app.subject import read_name
from gelu_desktop.model.checkpoint import CheckpointError
from gelu_desktop.model.curves import Curve
from gelu_desktop.model.ffn_batch import Batch, BatchAsked, compute
from gelu_desktop.model.ffn_settings import (
    BATCH_MAX,
    EXPANSION_MAX,
    SEED_MAX,
    WIDTH_MAX,
    FfnSettings,
)
from gelu_desktop.model.ffn_store import Store, TooManyError
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn_measures import Statistics
from gelu_desktop.numerics.initialisation import INITIALISATIONS

Given = Mapping[str, Sequence[str]]

_DRAWN = ("width", "expansion", "weights", "gated")
_COUNTS = {
    "width": ("width", 1, WIDTH_MAX),
    "expansion": ("expansion", 1, EXPANSION_MAX),
    "tokens": ("batch", 1, BATCH_MAX),
    "seed": ("seed", 0, SEED_MAX),
}


def ffn(given: Given) -> int:
    """Print what the block does with both functions, and how far the outputs are apart."""
    style = reports.style(given)
    settings = _read_settings(given)
    other = _read_curve(given, "compare", "relu")
    first = _read_curve(given, "activation", "gelu")
    store = Store()
    try:
        chosen = _read_source(given, settings, store)
    except CheckpointError as error:
        raise CommandError(translate("Checkpoint", error.template).format(**error.values)) from None
    if chosen.suggestion is not None and "activation" not in given:
        if chosen.suggestion.function is None:
            text = translate("CommandLine", "--activation is missing. {0}")
            raise UsageError(text.format(chosen.suggestion.reason(translate)))
        first = _curve(chosen.suggestion.function, chosen.suggestion.coefficients)
    try:
        batch = compute(BatchAsked(chosen.settings, first, other), store=store)
    except TooManyError as error:
        text = translate(
            "FfnPanel",
            "{tokens} tokens are too many for {hidden} hidden units: at most {most} are computed"
            " at once.",
        )
        sizes = {"tokens": error.tokens, "hidden": error.hidden, "most": error.most}
        raise CommandError(text.format(**sizes)) from None
    except ValueError as error:
        raise CommandError(str(error)) from None
    assert batch is not None  # nobody cancels
    content = _content(batch, chosen)
    if style == "json":
        reports.say_json(content)
    else:
        reports.say_rows(ffn_words.title(content), ffn_words.rows(content))
    return 0


def _read_settings(given: Given) -> FfnSettings:
    """Return the sizes, the initialisation, the seed and the format that are asked for."""
    changes: dict[str, Any] = {
        key: _whole(name, given[name][0], low, high)
        for name, (key, low, high) in _COUNTS.items()
        if name in given
    }
    if "weights" in given:
        changes["rule"] = choice("--weights", given["weights"][0], INITIALISATIONS)
    return FfnSettings(
        source=SYNTHETIC,
        gated="gated" in given,
        number_format=read_format(given, "float64").name,
        **changes,
    )


def _whole(name: str, text: str, low: int, high: int) -> int:
    value = number(text)
    if low <= value <= high and value == int(value):
        return int(value)
    words = translate("CommandLine", "--{0} takes a whole number from {1} to {2}, not {3}.")
    raise UsageError(words.format(name, low, high, shortened(text)))


def _read_curve(given: Given, option: str, default: str) -> Curve:
    name, coefficients = read_name(f"--{option}", given[option][0] if option in given else default)
    return _curve(name, coefficients)


def _curve(name: str, coefficients: Mapping[str, float]) -> Curve:
    values = {**FUNCTIONS[name].published(), **coefficients}
    return Curve(name, 0, tuple(values.items()))


def _read_source(given: Given, settings: FfnSettings, store: Store) -> Chosen:
    source = given["source"][0] if "source" in given else SYNTHETIC
    _refuse(given, source, () if source == SYNTHETIC else _DRAWN)
    if source in (SYNTHETIC, SAMPLE):
        _refuse(given, source, ("layer", "inputs"))
    if source == SYNTHETIC:
        return Chosen(settings)
    if source == SAMPLE:
        _refuse(given, source, ("tokens", "seed"))
        return bundled(settings)
    layer = _whole("layer", given["layer"][0], 0, SEED_MAX) if "layer" in given else None
    inputs = Path(given["inputs"][0]) if "inputs" in given else None
    return from_file(Path(source), layer, inputs, settings, store)


def _refuse(given: Given, source: str, names: Sequence[str]) -> None:
    for name in names:
        if name in given:
            text = translate("CommandLine", "--{0} cannot be combined with --source {1}.")
            raise UsageError(text.format(name, shortened(source)))


def _content(batch: Batch, chosen: Chosen) -> dict[str, Any]:
    first, other = batch.statistics
    found, settings = batch.difference, chosen.settings
    known = chosen.suggestion
    drawn = batch.noise or settings.source == SYNTHETIC
    return {
        "source": settings.file or settings.source,
        "layer": chosen.layer,
        "layer_name": chosen.name,
        "shape": list(batch.shape),
        "gated": batch.gated,
        "tokens": first.tokens,
        "inputs": settings.inputs or ("noise" if batch.noise else "states"),
        "input_shape": list(chosen.tokens or (first.tokens,)),
        "seed": settings.seed if drawn else None,
        "activation": batch.asked.first.name,
        "compare": batch.asked.other.name,
        "number_format": settings.number_format,
        "reason": known.reason(translate) if known and known.function else None,
        "pre_activation": {"mean": first.mean, "std": first.std, "negative": first.negative},
        **_shares(first),
        "compared": _shares(other),
        "relative_difference": found.relative,
        "cosine": found.cosine,
        "max_difference": abs(found.largest),
        "signed": found.largest,
        "at": list(found.place),
        "token": batch.tokens[found.place[0]] if batch.tokens else None,
    }


def _shares(found: Statistics) -> dict[str, float]:
    return {"zeros": found.exact_zeros, "near_zeros": found.near_zeros, "dead": found.dead}
