"""Command lines, one argument a line: read to the end, and carried out where that is quick."""

import contextlib
import io
import os
from unittest import mock

from fuzz.guard import declared
from gelu_desktop import __main__ as program
from gelu_desktop.app import messages
from gelu_desktop.app.bench_options import read_format, read_interval, read_measure, read_tolerance
from gelu_desktop.app.depth_command import _read_stack
from gelu_desktop.app.errors import CommandError
from gelu_desktop.app.export_options import read_choices, read_state
from gelu_desktop.app.export_targets import read_targets
from gelu_desktop.app.ffn_command import _read_settings
from gelu_desktop.app.race_command import read_settings
from gelu_desktop.app.sweep_option import read_form, read_fps, read_sweep
from gelu_desktop.app.verbs import VERBS
from gelu_desktop.model.state import State

QUICK = ("table", "eval", "dictionary", "snippet")
_COMMON = (read_interval, read_measure, read_tolerance, lambda given: read_format(given, "float64"))
READERS = {
    "errors": _COMMON,
    "fit": _COMMON,
    "sweep": _COMMON,
    "depth": (_read_stack,),
    "ffn": (_read_settings,),
    "race": (read_settings,),
    "export": (
        read_state,
        read_choices,
        read_targets,
        read_form,
        read_fps,
        lambda given: read_sweep(given["sweep"][0], State()) if "sweep" in given else None,
    ),
}
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # as the program does

WORDS = tuple(
    f"{option.name}\n".encode() for verb in VERBS.values() for option in verb.options
) + tuple(f"{name}\n".encode() for name in VERBS)


def run(data, folder):
    """Read the arguments as the program does, in a folder of their own."""
    tokens = data.decode("utf-8", "surrogateescape").replace("\0", "").split("\n")
    tokens = [token for token in tokens if "/" not in token]  # files elsewhere may be named
    before = os.getcwd()  # noqa: PTH109 - nothing else restores it
    os.chdir(folder)
    try:
        with (
            contextlib.redirect_stdout(io.StringIO()),
            contextlib.redirect_stderr(io.StringIO()),
            mock.patch.object(program, "_BRANCHES", _SAFE),
        ):
            _read(tokens)
    finally:
        os.chdir(before)


# Whatever else the arguments name, no window is opened and nothing is written.
_SAFE = {
    name: branch if name in QUICK else lambda _given: 0
    for name, branch in program._BRANCHES.items()
}


def _read(tokens):
    messages.wanted_language(tokens, {})
    if tokens[:1] and tokens[0] in QUICK:
        with declared(CommandError):
            program._run(list(tokens))
        return
    given = {}
    with declared(CommandError):
        from gelu_desktop.app.arguments import parse

        verb = VERBS.get(tokens[0] if tokens else "")
        if verb is None:
            program.main(tokens)
            return
        given = parse(tokens[1:], verb.options)
    for reader in READERS.get(tokens[0] if tokens else "", ()):
        with declared(CommandError):
            reader(given)
