"""The option ``--session``: the state that a session file holds, for any command."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from gelu_desktop.app.errors import CommandError, UsageError
from gelu_desktop.app.messages import translate, warn
from gelu_desktop.model.files import SIZE_MAX, Loaded, SessionFileError, load
from gelu_desktop.model.state import State

Given = Mapping[str, Sequence[str]]


def read_session(given: Given) -> State:
    """Return the state of ``--session``, or the first one if that option is not given.

    What a file has that cannot be used is named on standard error; the rest counts.

    Parameters
    ----------
    given : mapping of str to sequence of str
        The options.

    Raises
    ------
    CommandError
        When the file cannot be read, or is no session.
    UsageError
        When it is to come from standard input, which is closed.
    """
    if "session" not in given:
        return State()
    path = given["session"][0]
    loaded = _loaded(path)
    if loaded.newer:
        text = translate(
            "CommandLine",
            "{0} was written by a newer version of the program; what this one knows is used.",
        )
        warn(text.format(path))
    for problem in loaded.problems:
        text = translate("CommandLine", "{0}, left out: {1}")
        warn(text.format(path, problem.said(translate)))
    return loaded.state


def _loaded(path: str) -> Loaded:
    try:
        return load(_bytes(path))
    except OSError as error:
        text = translate("CommandLine", "The session {0} could not be read: {1}.")
        raise CommandError(text.format(path, error.strerror or error)) from error
    except SessionFileError as error:
        text = translate("CommandLine", "The session {0} could not be read. {1}")
        raise CommandError(text.format(path, error.said(translate))) from error


def _bytes(path: str) -> bytes:
    """Return what is in the file, but no more than a byte beyond what a session can have."""
    if path != "-":
        with Path(path).open("rb") as file:
            return file.read(SIZE_MAX + 1)
    if sys.stdin is None or sys.stdin.closed:
        raise UsageError(translate("CommandLine", "Standard input is closed."))
    return sys.stdin.buffer.read(SIZE_MAX + 1)
