"""The whole page: its sections, how they look on screen and paper, how to get it again."""

import datetime
import os
import re
from collections.abc import Mapping, Sequence
from pathlib import PurePath
from xml.etree.ElementTree import Element

from PySide6.QtCore import QCoreApplication

from gelu_desktop import __version__
from gelu_desktop.app.report.commands import UNNAMED, commands
from gelu_desktop.app.report.elements import Piece, element, written
from gelu_desktop.app.report.sections import SECTIONS, Section
from gelu_desktop.app.report.style import STYLE
from gelu_desktop.model.files import dump
from gelu_desktop.model.result import Result

translate = QCoreApplication.translate

TAGS = {"en": "en", "zh_CN": "zh-Hans"}
WORD_MAX = 24
_UNSEEN = re.compile(r"[\x7f-\x9f\u2028\u2029\ufdd0-\ufdef\ufffe\uffff]")


def report(result: Result, language: str, session: str = "") -> bytes:
    """Return what is on screen as a page of HTML.

    Parameters
    ----------
    result : Result
        What is shown.
    language : {"en", "zh_CN"}
        The language in use, which is that of the page.
    session : str, optional
        The path of the session's file, where it has one; the page has its name only.

    Returns
    -------
    bytes
        UTF-8. The same for the same state, language and program; it has a date only if the
        environment fixes one by SOURCE_DATE_EPOCH.
    """
    session = PurePath(session).name
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("title", _title(session)),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="generator", content=f"GELU Desktop {__version__}"),
        element("style", STYLE),
    )
    made = ((row, row.make(result)) for row in SECTIONS)
    sections = [_section(row, content) for row, content in made if content]
    again = _again(result, language, session)
    body = element("body", _header(session), element("main", *sections, again))
    return written(element("html", head, body, lang=TAGS[language]))


def _title(session: str) -> str:
    title = translate("Report", "GELU report")
    return f"{session} – {title}" if session else title


def _header(session: str) -> Element:
    lines: list[Piece] = [element("h1", translate("Report", "GELU report"))]
    facts = [f"GELU Desktop {__version__}"]
    if session:
        facts.append(session)
    if date := fixed_date(os.environ):
        facts.append(date)
    return element("header", *lines, element("p", " · ".join(facts)))


def fixed_date(environment: Mapping[str, str]) -> str:
    """Return the date that SOURCE_DATE_EPOCH fixes, in UTC; empty for none."""
    try:
        seconds = int(environment.get("SOURCE_DATE_EPOCH", ""))
        date = datetime.datetime.fromtimestamp(seconds, datetime.UTC)
    except (ValueError, OverflowError, OSError):
        return ""
    return date.date().isoformat()


def _section(row: Section, content: Sequence[Element]) -> Element:
    heading = element("h2", translate("Report", row.title))
    return element("section", heading, *content, id=row.name)


def _again(result: Result, language: str, session: str) -> Element:
    """Return how to reproduce the page: command lines, and the session itself."""
    about = translate("Report", "These command lines give the same numbers and pictures.")
    if not session:
        about = translate(
            "Report",
            "These command lines give the same numbers and pictures; those with --session need the"
            " session below in a file named {name}.",
        ).format(name=UNNAMED)
    lines = [_command(line) for line in commands(result, session or UNNAMED, language)]
    text = _UNSEEN.sub(lambda sign: f"\\u{ord(sign[0]):04x}", dump(result.state))
    summary = element("summary", translate("Report", "The session"))
    return element(
        "section",
        element("h2", translate("Report", "How to get this again")),
        element("p", about),
        element("pre", *lines, class_="commands"),
        element("details", summary, element("pre", element("code", text, id="session"))),
        id="again",
    )


def _command(line: str) -> Element:
    """Return a command line that is broken between its words only, where they are short."""
    pieces: list[Piece] = []
    for word in line.split(" "):
        short = "-" in word and len(word) <= WORD_MAX
        pieces += [element("span", word, class_="word") if short else word, " "]
    return element("code", *pieces[:-1], "\n")
