"""The option ``--session``: the state in a session file."""

from __future__ import annotations

import sys
from collections.abc import Mapping, Sequence
from pathlib import Path

from gelu_desktop.app.errors import CommandError
from gelu_desktop.app.messages import translate, warn
from gelu_desktop.model.files import SIZE_MAX, SessionFileError, load
from gelu_desktop.model.state import State


def read_session(given: Mapping[str, Sequence[str]]) -> State:
    """Return the state in the file of ``--session``; the first state where that is not given.

    An entry that breaks a rule is left out, and is named on standard error.

    Raises
    ------
    CommandError
        When the file cannot be read, or is no session.
    """
    if "session" not in given:
        return State()
    name = given["session"][0]
    try:
        loaded = load(_content(name))
    except SessionFileError as error:
        text = translate("CommandLine", "{0} is no session that can be opened. {1}")
        raise CommandError(text.format(name, error.said(translate))) from None
    except OSError as error:
        text = translate("CommandLine", "The session {0} cannot be read: {1}.")
        raise CommandError(text.format(name, error.strerror or error)) from None
    for problem in loaded.problems:
        warn(problem.said(translate))
    return loaded.state


def _content(name: str) -> bytes:
    """Return the file, or of one that is too large enough to tell so."""
    if name == "-":
        return sys.stdin.buffer.read(SIZE_MAX + 1)
    with Path(name).open("rb") as file:
        return file.read(SIZE_MAX + 1)
