"""The man page, written from the same tables as the help of the command line."""

import sys
import time
from collections.abc import Iterable, Iterator
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from gelu_desktop import __version__  # noqa: E402
from gelu_desktop.app.arguments import Option, Verb  # noqa: E402
from gelu_desktop.app.help import PROGRAM  # noqa: E402
from gelu_desktop.app.verbs import VERBS  # noqa: E402

_EXIT_CODES = (
    ("0", "The work is done."),
    ("1", "The work failed, or a measurement was interrupted."),
    ("2", "The command line was wrong; nothing was done."),
    ("3", "There is no display, or a library is missing."),
    ("130", "Interrupted."),
)
_FILES = (
    ("~/.config/gelu-desktop", "Settings, and the formulas that were kept."),
    ("~/.local/state/gelu-desktop", "The log, and work that was not saved."),
)


def page(moment: int) -> str:
    """Return the page; ``moment`` is the time that stands in it, in seconds."""
    day = time.strftime("%Y-%m-%d", time.gmtime(moment))
    window, *verbs = VERBS.values()
    lines = [
        f'.TH GELU\\-DESKTOP 1 "{day}" "GELU Desktop {__version__}" "User Commands"',
        ".SH NAME",
        "gelu\\-desktop \\- see, measure, tune and trust the GELU activation function",
        ".SH SYNOPSIS",
        f".B {_plain(PROGRAM)}",
        "[\\fIFILE\\fR] [\\fIOPTION\\fR ...]",
        ".br",
        f".B {_plain(PROGRAM)}",
        "\\fICOMMAND\\fR [\\fIOPTION\\fR ...]",
        ".SH DESCRIPTION",
        _plain(window.text),
        ".SH OPTIONS",
        *_options(window.options),
        ".SH COMMANDS",
    ]
    for verb in verbs:
        lines += _verb(verb)
    for title, rows in (("EXIT STATUS", _EXIT_CODES), ("FILES", _FILES)):
        lines += [f".SH {title}", *_rows(rows)]
    return "\n".join(lines) + "\n"


def _verb(verb: Verb) -> Iterator[str]:
    yield f".SS {_plain(verb.name)}"
    yield _plain(verb.summary)
    if verb.text:
        yield ".PP"
        yield _plain(verb.text)
    yield from _options(verb.options)
    for example in verb.examples:
        yield ".PP"
        yield f"Example: \\fB{_plain(example)}\\fR"


def _options(options: Iterable[Option]) -> Iterator[str]:
    for option in options:
        head = f"\\fB{_plain(option.name)}\\fR"
        values = "" if option.values == option.name else f" \\fI{_plain(option.values)}\\fR"
        yield from (".TP", (head + values).rstrip(), _plain(option.text))


def _rows(rows: Iterable[tuple[str, str]]) -> Iterator[str]:
    for name, text in rows:
        yield from (".TP", f"\\fB{_plain(name)}\\fR", _plain(text))


def _plain(text: str) -> str:
    """Return ``text`` so that roff takes every sign of it as it is."""
    shown = text.replace("\\", "\\e").replace("-", "\\-").replace("~", "\\(ti")
    return "\n".join(f"\\&{line}" if line[:1] in ".'" else line for line in shown.splitlines())


if __name__ == "__main__":
    sys.stdout.reconfigure(encoding="utf-8")  # type: ignore[union-attr]
    sys.stdout.write(page(int(sys.argv[1])))
