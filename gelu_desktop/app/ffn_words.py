"""What the verb ``ffn`` prints for people; numbers are those of its JSON, places count from 1."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from gelu_desktop.app import reports
from gelu_desktop.app.messages import translate
from gelu_desktop.app.reports import brief, percent

Content = Mapping[str, Any]


def title(content: Content) -> str:
    """Return what is compared in which block."""
    width, hidden = content["shape"]
    text = translate("CommandLine", "{0} in place of {1}, {2} → {3} → {2}, {4} tokens")
    return text.format(content["compare"], content["activation"], width, hidden, content["tokens"])


def rows(content: Content) -> Iterator[reports.Row]:
    """Yield a name and what stands for it, line by line."""
    yield from _about(content)
    before = content["pre_activation"]
    text = translate("CommandLine", "mean {0}, standard deviation {1}, {2} negative")
    sizes = brief(before["mean"]), brief(before["std"]), percent(before["negative"])
    yield translate("CommandLine", "pre-activations"), text.format(*sizes)
    text = translate("CommandLine", "{0} exactly zero, {1} below 0.01 in magnitude, {2} units dead")
    for key, side in ((content["activation"], content), (content["compare"], content["compared"])):
        shares = percent(side["zeros"]), percent(side["near_zeros"])
        yield key, text.format(*shares, side["dead"])
    yield translate("CommandLine", "relative difference"), brief(content["relative_difference"])
    yield translate("CommandLine", "largest difference"), _largest(content)
    yield translate("CommandLine", "cosine"), brief(content["cosine"])


def _about(content: Content) -> Iterator[reports.Row]:
    """Yield where the block is from and what enters it."""
    yield translate("CommandLine", "source"), content["source"]
    if content["layer_name"] and content["layer"] is not None:
        text = translate("CommandLine", "{0}, counted from 0 ({1})")
        yield (
            translate("CommandLine", "layer"),
            text.format(content["layer"], content["layer_name"]),
        )
    elif content["layer_name"]:
        yield translate("CommandLine", "layer"), content["layer_name"]
    if content["reason"]:
        yield translate("CommandLine", "trained with"), content["reason"]
    elif content["layer_name"]:
        text = translate("CommandLine", "unknown; --activation says {0}")
        yield translate("CommandLine", "trained with"), text.format(content["activation"])
    yield translate("CommandLine", "input"), _input(content)
    yield translate("CommandLine", "number format"), content["number_format"]


def _input(content: Content) -> str:
    known = {
        "noise": translate("CommandLine", "normalised noise"),
        "states": translate("CommandLine", "hidden states of sentences"),
    }
    axes = content["input_shape"]
    if len(axes) < 2:
        return known.get(content["inputs"], str(content["inputs"]))
    text = translate("CommandLine", "{0}, {1} tokens")
    return text.format(content["inputs"], " × ".join(map(str, axes)))


def _largest(content: Content) -> str:
    token, element = (index + 1 for index in content["at"])
    text = translate("CommandLine", "{0} at token {1}, element {2}")
    if content["token"] is not None:
        text = translate("CommandLine", "{0} at token {1}, “{3}”, element {2}")
    return text.format(brief(content["signed"]), token, element, content["token"])
