"""Arguments -> the window or a command.

Each branch imports only what it needs: help and version load neither Qt nor NumPy, and the
commands that print numbers load no Qt.
"""

from __future__ import annotations

import os
import sys

from gelu_desktop.app import messages
from gelu_desktop.app.errors import INTERRUPTED, CommandError

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence

    Given = Mapping[str, list[str]]


def main(argv: Sequence[str] | None = None) -> int:
    """Run the program.

    Parameters
    ----------
    argv : sequence of str, optional
        The arguments without the program's name; those of the process unless given.

    Returns
    -------
    int
        0 when the work is done, 1 when it failed, 2 when the command line was wrong, 3 when
        there is no display or a part is missing, 130 when the person interrupted it (1 where
        the work may take long).
    """
    messages.keep_streams_open()
    # Long work shares the processor with the window; with one thread it also gives the same
    # numbers whatever the number of cores.
    os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
    tokens = list(sys.argv[1:] if argv is None else argv)
    messages.use_language(messages.wanted_language(tokens, os.environ))
    code = 0
    try:
        code = _run(tokens)
        messages.finish()
    except CommandError as error:
        return _complain(str(error), error.code, error.lines)
    except KeyboardInterrupt:
        return INTERRUPTED
    except MemoryError:
        text = messages.translate(
            "CommandLine",
            "There is not enough memory for this work. Ask for less, or end other programs.",
        )
        return _complain(text, 1)
    except BrokenPipeError:
        return code  # whoever read the output has seen enough
    except (ImportError, FileNotFoundError) as error:
        return _complain(_incomplete(error), 3)
    return code


def _incomplete(error: Exception) -> str:
    """Return what is missing of the program or of the system; raise what is another fault."""
    from gelu_desktop.app.display import explain
    from gelu_desktop.resources import ResourceError

    if isinstance(error, ImportError):
        return explain(error)
    if not isinstance(error, ResourceError):
        raise error
    text = messages.translate(
        "CommandLine",
        "A part of the program is missing or broken: {0}. Install the program again.",
    )
    return text.format(str(error).rpartition(": ")[2])


def _complain(text: str, code: int, lines: Sequence[str] = ()) -> int:
    messages.warn(f"gelu-desktop: {text}")
    for line in lines:
        messages.warn(line)
    return code


def _run(tokens: list[str]) -> int:
    if not tokens:
        return _window({})
    if tokens == ["--version"]:
        return _version()
    from gelu_desktop.app import help as help_
    from gelu_desktop.app import verbs
    from gelu_desktop.app.arguments import choice, parse
    from gelu_desktop.app.options import LANGUAGE

    named = bool(tokens) and not tokens[0].startswith("-") and not verbs.is_file(tokens[0])
    verb = verbs.find(tokens.pop(0) if named else "")
    if "--help" in tokens or "-h" in tokens:
        messages.say(help_.describe(verb) if verb.name else help_.overview(verbs.VERBS))
        return 0
    given = parse(tokens, verb.options)
    if "version" in given:
        return _version()
    if any(option.values == LANGUAGE.values for option in verb.options):
        for language in given.get("language", []):
            choice("--language", language, messages.LANGUAGES)
    return _BRANCHES[verb.name](given) if verb.name in _BRANCHES else _bench(verb.name, given)


def _version() -> int:
    from gelu_desktop import __version__

    messages.say(f"gelu-desktop {__version__}")
    return 0


def _window(given: Given) -> int:
    import gc

    from gelu_desktop.app.display import check_window

    language, theme = (next(iter(given.get(name, [])), None) for name in ("language", "theme"))
    if theme is not None:
        from gelu_desktop.app.arguments import choice

        choice("--theme", theme, ("light", "dark", "system"))
    check_window()
    gc.disable()  # what is made until the window is there stays: looking for garbage finds none
    try:
        from pathlib import Path

        from gelu_desktop.widgets.sources import spare_sources

        spare_sources()
        from gelu_desktop.app.start import run_window

        file = next(iter(given.get("FILE", [])), None)
        return run_window(language, theme, Path(file) if file else None, "reset-settings" in given)
    finally:
        gc.enable()


def _table(given: Given) -> int:
    from gelu_desktop.app.commands import table

    return table(given)


def _eval(given: Given) -> int:
    from gelu_desktop.app.commands import evaluate

    return evaluate(given)


def _bench(name: str, given: Given) -> int:
    try:
        from gelu_desktop.app.bench_commands import COMMANDS

        return COMMANDS[name](given)
    except KeyboardInterrupt:
        text = messages.translate("CommandLine", "Stopped before the work was done.")
        raise CommandError(text) from None


def _export(given: Given) -> int:
    from gelu_desktop.app.export_command import export

    return export(given)


def _report(given: Given) -> int:
    from gelu_desktop.app.report_command import report

    return report(given)


def _guide(given: Given) -> int:
    from gelu_desktop.app.guide_command import guide

    return guide(given)


def _self_test(given: Given) -> int:
    from gelu_desktop.app.selftest import self_test

    return self_test(given)


_BRANCHES = {
    "": _window,
    "table": _table,
    "eval": _eval,
    "export": _export,
    "report": _report,
    "guide": _guide,
    "self-test": _self_test,
}

if __name__ == "__main__":
    if sys.argv[1:2] == ["--as-worker"]:
        from gelu_desktop.model.workers.inside import serve

        serve(int(sys.argv[2]))
    sys.exit(main())
