"""The verb ``depth``: signals and gradients through a deep stack."""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from typing import Any

from gelu_desktop.app import reports
from gelu_desktop.app.arguments import choice, shortened
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import say, translate
from gelu_desktop.app.numbers import number
from gelu_desktop.app.progress import Progress
from gelu_desktop.app.reports import brief
from gelu_desktop.app.subject import read_name
from gelu_desktop.model.curves import Curve
from gelu_desktop.model.deepening import deepen
from gelu_desktop.model.depth_settings import (
    BATCH_MAX,
    HIDDEN_MAX,
    SEED_MAX,
    WIDTH_MAX,
    DepthSettings,
    hidden_units,
)
from gelu_desktop.model.depth_words import final_words, finding
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.depth import Profile
from gelu_desktop.numerics.depth_stack import KINDS, LAYERS, Stack
from gelu_desktop.numerics.depth_theory import theory
from gelu_desktop.numerics.initialisation import INITIALISATIONS
from gelu_desktop.numerics.wiring import NORMS, Wiring

Given = Mapping[str, Sequence[str]]

DIGITS = 6
_DEFAULTS = DepthSettings()


def depth(given: Given) -> int:
    """Print signals and gradients, layer by layer; return 0."""
    style = reports.style(given)
    activations, stack = _read_activations(given), _read_stack(given)
    curves = [Curve(one.name, 0, tuple(one.coefficients.items())) for one in activations]
    try:
        with Progress() as progress:
            measured = deepen(stack, curves, progress=progress)
        theories = [theory(stack, activation) for activation in activations]
    except ValueError as error:
        text = translate("CommandLine", "This stack cannot be computed: {0}")
        raise UsageError(text.format(error)) from error
    assert measured is not None
    if style == "json":
        rows = zip(measured, theories, strict=True)
        content = [{**_lists(one), "theory": _lists(wide, named=False)} for one, wide in rows]
        said = {"attention": False, "activations": content}
        said["text"] = finding(stack, measured, translate)
        reports.say_json({**_about(stack), **said})
        return 0
    _print(stack, measured)
    return 0


def _print(stack: Stack, measured: Sequence[Profile]) -> None:
    """Print what was stacked, both tables, and at the end what they say."""
    title = translate("CommandLine", "{0} layers without attention, seed {1}")
    reports.say_rows(title.format(stack.layers, stack.seed), _rows(stack))
    for heading, key in (
        (translate("CommandLine", "signal after each layer"), "signal"),
        (translate("CommandLine", "gradient at each layer"), "gradient"),
    ):
        say("")
        names = [one.name for one in measured]
        columns = [getattr(one, key).tolist() for one in measured]
        rows_of = zip(*columns, strict=True)
        reports.say_table(
            [heading, *names],
            [
                [str(layer), *(brief(value, DIGITS) for value in row)]
                for layer, row in enumerate(rows_of)
            ],
        )
    for text in (final_words(stack, translate), finding(stack, measured, translate)):
        if text:
            say("")
            say(text)


def _read_activations(given: Given) -> list[Activation]:
    words = re.split(r"[\s,，、]+", " ".join(given.get("activation", ())).strip())
    names = dict.fromkeys(filter(None, words)) or dict.fromkeys(_DEFAULTS.activations)
    found = (read_name("--activation", name) for name in names)
    return [Activation(FUNCTIONS[key], set_) for key, set_ in found]


def _read_stack(given: Given) -> Stack:
    width = _whole(given, "width", 1, WIDTH_MAX, _DEFAULTS.width)
    norm = choice("--norm", given.get("norm", [_DEFAULTS.norm])[0], NORMS)
    try:
        return Stack(
            layers=_whole(given, "layers", 1, LAYERS, _DEFAULTS.layers),
            width=width,
            hidden=_whole(given, "hidden", 1, HIDDEN_MAX, hidden_units(width)),
            batch=_whole(given, "batch", 1, BATCH_MAX, _DEFAULTS.batch),
            wiring=Wiring("residual" in given, norm),
            rule=choice("--weights", given.get("weights", [_DEFAULTS.rule])[0], INITIALISATIONS),
            kind=choice("--kind", given.get("kind", [_DEFAULTS.kind])[0], KINDS),
            seed=_whole(given, "seed", 0, SEED_MAX, _DEFAULTS.seed),
        )
    except ValueError as error:
        text = translate(
            "CommandLine",
            "This stack is too large: take fewer layers, or a smaller width or batch.",
        )
        raise UsageError(text) from error


def _whole(given: Given, name: str, low: int, high: int, default: int) -> int:
    if name not in given:
        return default
    value = number(given[name][0])
    if not low <= value <= high or value % 1:
        text = translate("CommandLine", "{0} takes whole numbers from {1} to {2}, not {3}.")
        raise UsageError(text.format(f"--{name}", low, high, shortened(given[name][0])))
    return int(value)


def _about(stack: Stack) -> dict[str, Any]:
    return {
        "layers": stack.layers,
        "width": stack.width,
        "hidden": stack.hidden if stack.kind == "ffn" else None,
        "batch": stack.batch,
        "kind": stack.kind,
        "norm": stack.wiring.norm,
        "residual": stack.wiring.residual,
        "final_norm": stack.normalised_end,
        "weights": stack.rule,
        "seed": stack.seed,
    }


def _lists(profile: Profile, *, named: bool = True) -> dict[str, Any]:
    lists = {
        "signal": profile.signal.tolist(),
        "gradient": profile.gradient.tolist(),
        "pre_activation": profile.pre.tolist(),
    }
    if not named:
        return lists
    return {"name": profile.name, **lists, "between_tokens": profile.apart.tolist()}


def _rows(stack: Stack) -> list[reports.Row]:
    sizes = (stack.width, stack.hidden, stack.width)
    shape = "→".join(map(str, sizes if stack.kind == "ffn" else (stack.width,)))
    yes, no = translate("CommandLine", "yes"), translate("CommandLine", "no")
    norms = {
        "none": translate("CommandLine", "none"),
        "pre": translate("CommandLine", "before each block"),
        "post": translate("CommandLine", "after each block"),
    }
    label = translate("Initialisation", INITIALISATIONS[stack.rule].label)
    return [
        (translate("CommandLine", "widths"), shape),
        (translate("CommandLine", "tokens"), str(stack.batch)),
        (translate("CommandLine", "normalisation"), norms[stack.wiring.norm]),
        (translate("CommandLine", "residual"), yes if stack.wiring.residual else no),
        (translate("CommandLine", "weights"), label),
    ]
