"""REPORT: the command that writes a report, as people read it in the help."""

from __future__ import annotations

from gelu_desktop.app.arguments import Option, Verb
from gelu_desktop.app.options import FORMULA, HELP, LANGUAGE, SESSION, SET
from gelu_desktop.text import QT_TRANSLATE_NOOP

REPORT = Verb(
    "report",
    QT_TRANSLATE_NOOP("CommandLine", "Writes what a session shows as one page of HTML."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "The page has the pictures of the panels, the functions with their coefficients, the "
        "errors on every measure, every number format, and how to get all of it again. It needs "
        "nothing outside of itself. No display is needed, and the same session gives the same "
        "page; it has a date only where SOURCE_DATE_EPOCH fixes one.",
    ),
    (
        SESSION,
        Option(
            "--out",
            "FILE",
            QT_TRANSLATE_NOOP(
                "CommandLine", "The file to write; a single hyphen is standard output."
            ),
        ),
        Option(
            "--approximation",
            "NAME",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Without --session: the approximation that is measured. The default is gelu_tanh.",
            ),
        ),
        FORMULA,
        SET,
        Option("--force", "", QT_TRANSLATE_NOOP("CommandLine", "Replaces files that exist.")),
        Option("--quiet", "", QT_TRANSLATE_NOOP("CommandLine", "Does not print what was written.")),
        LANGUAGE,
        HELP,
    ),
    (
        "report --session lecture.gelu.json --out lecture.html",
        "report --approximation gelu_sigmoid --out - > sigmoid.html",
    ),
)
