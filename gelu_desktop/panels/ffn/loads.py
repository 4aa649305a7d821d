"""What is read from files on a thread."""

from __future__ import annotations

import contextlib
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING

from gelu_desktop.model import checkpoint as files
from gelu_desktop.model.checkpoint.errors import CheckpointError
from gelu_desktop.model.layer import Layer
from gelu_desktop.numerics.ffn import Values
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.jobs import Cancelled, Progress, Work

if TYPE_CHECKING:
    from gelu_desktop.model.checkpoint import Candidate, Checkpoint


@dataclass(frozen=True, eq=False)
class Opened:
    """A checkpoint, and one of its layers.

    Attributes
    ----------
    checkpoint : Checkpoint
        What the file has.
    key : str
        Which of `keys` was loaded; empty for none.
    layer : Layer, optional
        None where a person has to choose, and when the work was cancelled.
    """

    checkpoint: Checkpoint
    key: str = ""
    layer: Layer | None = None


@dataclass(frozen=True, eq=False)
class States:
    """Hidden states and the file they are from."""

    path: Path
    values: Values


@dataclass(frozen=True, eq=False)
class Again:
    """The layer of a session, and what enters it, read once more."""

    checkpoint: Checkpoint
    key: str
    layer: Layer
    states: States | None


SCANNED: dict[str, Checkpoint] = {}
"""The files whose layers were listed of late, by path."""

NO_LAYER = QT_TRANSLATE_NOOP("Checkpoint", "{file} has no block {name}.")
SCANNED_KEPT = 4


def remember(checkpoint: Checkpoint) -> None:
    """Keep the list of a file's layers for another panel, or for after an undo."""
    SCANNED.pop(str(checkpoint.path), None)
    SCANNED[str(checkpoint.path)] = checkpoint
    while len(SCANNED) > SCANNED_KEPT:
        del SCANNED[next(iter(SCANNED))]


def keys(candidates: Sequence[Candidate]) -> dict[str, Candidate]:
    """Return candidates by names that differ, which their own need not."""
    named: dict[str, Candidate] = {}
    for candidate in candidates:
        key, count = candidate.name, 1
        while key in named:
            count += 1
            key = f"{candidate.name} ({count})"
        named[key] = candidate
    return named


def opening(path: Path, width: int = 0) -> Work:
    """Return the work of listing the layers of a file and loading the first one with a name.

    Parameters
    ----------
    path : pathlib.Path
        The file.
    width : int, optional
        The length of a token of the layer that is shown: a file without any feed-forward block
        may bring hidden states for it.
    """

    def work(progress: Progress, cancelled: Cancelled) -> Opened | States:
        try:
            checkpoint = files.scan(path)
        except CheckpointError:
            if width:
                with contextlib.suppress(CheckpointError):  # the first reason is the better one
                    return States(path, files.load_states(path, width))
            raise
        key, candidate = next(iter(keys(checkpoint.candidates).items()))
        if candidate.kind == files.UNNAMED:
            return Opened(checkpoint)
        return Opened(checkpoint, key, files.load(candidate, progress, cancelled))

    return work


def loading(checkpoint: Checkpoint, key: str) -> Work:
    """Return the work of loading one layer of a file that is known."""

    def work(progress: Progress, cancelled: Cancelled) -> Opened:
        candidate = keys(checkpoint.candidates)[key]
        return Opened(checkpoint, key, files.load(candidate, progress, cancelled))

    return work


def again(path: Path, key: str, inputs: str) -> Work:
    """Return the work of reading what a session names."""

    def work(progress: Progress, cancelled: Cancelled) -> Again | Opened:
        checkpoint = files.scan(path)
        found = keys(checkpoint.candidates)
        if key not in found:
            raise CheckpointError(NO_LAYER, file=path, name=key)
        layer = files.load(found[key], progress, cancelled)
        if layer is None:
            return Opened(checkpoint)
        states = Path(inputs) if inputs else None
        width = layer.block.w1.shape[0]
        read = None if states is None else States(states, files.load_states(states, width))
        return Again(checkpoint, key, layer, read)

    return work


def reading(path: Path, width: int) -> Work:
    """Return the work of reading hidden states."""

    def work(_progress: Progress, _cancelled: Cancelled) -> States:
        return States(path, files.load_states(path, width))

    return work
