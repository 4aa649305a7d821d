"""The help of each command, laid out for a terminal in any script."""

from __future__ import annotations

from gelu_desktop.app.errors import INTERRUPTED
from gelu_desktop.app.messages import translate
from gelu_desktop.app.terminal import wrap
from gelu_desktop.text import QT_TRANSLATE_NOOP

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Mapping

    from gelu_desktop.app.arguments import Option, Verb

PROGRAM = "gelu-desktop"
WIDTH = 80
_INDENT = 22


def overview(verbs: Mapping[str, Verb]) -> str:
    """Return the help of the program: what it does alone, and its commands."""
    program = verbs[""]
    rows = [(verb.name, verb.summary) for verb in verbs.values() if verb.name]
    more = translate("CommandLine", "“{0} COMMAND --help” explains a command.").format(PROGRAM)
    return "\n".join(
        [
            _usage(f"{PROGRAM} [COMMAND] [OPTION …]"),
            "",
            *wrap(translate("CommandLine", program.text), WIDTH),
            "",
            translate("CommandLine", "Commands:"),
            *_rows(rows),
            "",
            *wrap(more, WIDTH),
            "",
            *_options(program.options),
            "",
            *_exit_codes(),
        ]
    )


def describe(verb: Verb) -> str:
    """Return the help of one command."""
    operands = [f"[{option.name}]" for option in verb.options if option.operand]
    lines = [_usage(" ".join([PROGRAM, verb.name, *operands, "[OPTION …]"])), ""]
    for text in (verb.summary, verb.text):
        lines += [*wrap(translate("CommandLine", text), WIDTH), ""]
    lines += _options(verb.options)
    if verb.keys:
        lines += ["", translate("CommandLine", "Keys of the JSON:"), *_rows(verb.keys)]
    if verb.examples:
        lines += ["", translate("CommandLine", "Examples:")]
        lines += map(_example, verb.examples)
    return "\n".join(lines)


def _usage(line: str) -> str:
    return translate("CommandLine", "Usage: {0}").format(line)


def _example(line: str) -> str:
    return "  " + (line if PROGRAM in line else f"{PROGRAM} {line}")


def _options(options: Iterable[Option]) -> list[str]:
    rows = [(f"{option.name} {option.values}".strip(), option.text) for option in options]
    return [translate("CommandLine", "Options:"), *_rows(rows)]


def _rows(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    for name, text in rows:
        first, *rest = wrap(translate("CommandLine", text), WIDTH - _INDENT)
        head = f"  {name}  "
        if len(head) > _INDENT:
            yield head.rstrip()
            head = ""
        yield head.ljust(_INDENT) + first
        yield from (" " * _INDENT + line for line in rest)


def _exit_codes() -> list[str]:
    rows = [
        ("0", QT_TRANSLATE_NOOP("CommandLine", "The work is done.")),
        (
            "1",
            QT_TRANSLATE_NOOP("CommandLine", "The work failed, or a measurement was interrupted."),
        ),
        ("2", QT_TRANSLATE_NOOP("CommandLine", "The command line was wrong; nothing was done.")),
        ("3", QT_TRANSLATE_NOOP("CommandLine", "There is no display, or a library is missing.")),
        (str(INTERRUPTED), QT_TRANSLATE_NOOP("CommandLine", "Interrupted.")),
    ]
    return [translate("CommandLine", "Exit codes:"), *_rows(rows)]
