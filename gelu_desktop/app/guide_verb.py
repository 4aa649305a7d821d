"""GUIDE: the command that writes the lesson, as people read it in the help."""

from __future__ import annotations

from gelu_desktop.app.arguments import Option, Verb
from gelu_desktop.app.options import HELP, LANGUAGE
from gelu_desktop.text import QT_TRANSLATE_NOOP

GUIDE = Verb(
    "guide",
    QT_TRANSLATE_NOOP("CommandLine", "Writes the lesson as pages of HTML with pictures."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "One page a chapter, one picture a step, and a page with the contents, index.html. The "
        "pages need nothing outside of their folder. No display is needed, and the pages are the "
        "same every time.",
    ),
    (
        Option(
            "--export",
            "DIR",
            QT_TRANSLATE_NOOP(
                "CommandLine", "The folder to write into; it is made if it does not exist."
            ),
        ),
        Option("--force", "", QT_TRANSLATE_NOOP("CommandLine", "Replaces files that exist.")),
        Option("--quiet", "", QT_TRANSLATE_NOOP("CommandLine", "Does not print what was written.")),
        LANGUAGE,
        HELP,
    ),
    ("guide --export lesson", "guide --export kecheng --language zh_CN"),
)
