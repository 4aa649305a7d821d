"""Which block the verb ``ffn`` is about."""

from __future__ import annotations

from dataclasses import dataclass, replace
from pathlib import Path

from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import translate
from gelu_desktop.app.progress import Progress
from gelu_desktop.model.checkpoint import UNNAMED, Candidate, load, read_states, scan
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.ffn_store import Store
from gelu_desktop.model.layer import Suggestion
from gelu_desktop.model.sample import sample

SYNTHETIC, SAMPLE, FILE = "synthetic", "sample", "file"


@dataclass(frozen=True)
class Chosen:
    """A block that is known by now.

    Attributes
    ----------
    settings : FfnSettings
        What is asked of it.
    layer : int, optional
        Its number in the network, from 0; of a pair without names, its place among those.
    name : str, optional
        Its name there.
    suggestion : Suggestion, optional
        The activation it was trained with.
    tokens : tuple of int
        The axes of the hidden states of a file but the last, if there are any.
    """

    settings: FfnSettings
    layer: int | None = None
    name: str | None = None
    suggestion: Suggestion | None = None
    tokens: tuple[int, ...] = ()


def bundled(settings: FfnSettings) -> Chosen:
    """Return the trained layer that comes with the program."""
    known = sample()
    layer = known.provenance["layer"]
    name = layer["name"]
    return Chosen(replace(settings, source=SAMPLE), layer["index"], name, known.layer.suggestion)


def from_file(
    path: Path, number: int | None, inputs: Path | None, settings: FfnSettings, store: Store
) -> Chosen:
    """Load a layer of a checkpoint, and hidden states if there are any, into ``store``.

    Raises
    ------
    UsageError
        When the file has no such layer.
    gelu_desktop.model.checkpoint.CheckpointError
        When a file is refused.
    """
    candidate, found = _candidate(scan(path).candidates, number)
    with Progress() as progress:
        layer = load(candidate, progress)
    assert layer is not None  # nobody cancels
    store.keep(str(path), candidate.name, layer)
    tokens: tuple[int, ...] = ()
    if inputs is not None:
        width = layer.block.w1.shape[0]
        states = read_states(inputs, width)
        tokens = states.shape[:-1]
        store.keep_states(str(inputs), states.reshape(-1, width))
    asked = replace(
        settings,
        source=FILE,
        file=str(path),
        layer=candidate.name,
        inputs="" if inputs is None else str(inputs),
    )
    return Chosen(asked, found, candidate.name, layer.suggestion, tokens)


def _candidate(
    candidates: tuple[Candidate, ...], number: int | None
) -> tuple[Candidate, int | None]:
    """Return the layer of that number, and the number; pairs without names are counted from 0."""
    if number is None:
        first = candidates[0]
        return first, 0 if first.kind == UNNAMED else first.layer
    numbered = {
        index if candidate.kind == UNNAMED else candidate.layer: candidate
        for index, candidate in reversed(list(enumerate(candidates)))
    }
    if number not in numbered:
        known = ", ".join(str(key) for key in reversed(numbered) if key is not None)
        text = translate("CommandLine", "The file has no layer {0}. It has: {1}.")
        raise UsageError(text.format(number, known or "–"))
    return numbered[number], number
