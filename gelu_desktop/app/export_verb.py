"""EXPORT: the command that writes pictures, as people read it in the help."""

from __future__ import annotations

from gelu_desktop.app.arguments import MANY, Option, Verb
from gelu_desktop.app.options import FORMULA, HELP, LANGUAGE, SET
from gelu_desktop.text import QT_TRANSLATE_NOOP

EXPORT = Verb(
    "export",
    QT_TRANSLATE_NOOP("CommandLine", "Writes a picture of a panel, or of all of them."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "It needs no display. A file that exists is kept unless --force is given; a file is "
        "replaced only when the new one is complete.",
    ),
    (
        Option(
            "--panel",
            "PANEL",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The panel: curve, derivative, error, ffn, formula, formats, fit, depth, race or "
                "chance.",
            ),
        ),
        Option("--out", "FILE", QT_TRANSLATE_NOOP("CommandLine", "The file to write for --panel.")),
        Option(
            "--all",
            "DIR",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Writes every panel into this folder, each under its own name. The folder is made "
                "if only its last part is missing.",
            ),
        ),
        Option(
            "--format",
            "png|svg|pdf …",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The kind of file; --all takes several. The default is what the ending of FILE "
                "says, else png.",
            ),
            most=MANY,
        ),
        Option(
            "--size",
            "WxH",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Width and height in pixels, from 1x1 to 16384 a side and 100 million in all. "
                "The default is the panel's own size.",
            ),
        ),
        Option(
            "--scale",
            "S",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Draws lines and text S times as large, from 0.25 to 16; the size stays. "
                "The default is 1.",
            ),
        ),
        Option(
            "--dpi",
            "D",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Instead of --scale: the resolution in dots per inch, from 24 to 1536. A scale of "
                "1 is 96 dpi.",
            ),
        ),
        Option(
            "--theme",
            "light|dark|paper",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The colours; paper is for print and tells curves apart by dashes too. "
                "The default is light.",
            ),
        ),
        Option(
            "--x",
            "X",
            QT_TRANSLATE_NOOP("CommandLine", "Where the probe stands. The default is 1."),
        ),
        Option(
            "--range",
            "LOW HIGH",
            QT_TRANSLATE_NOOP("CommandLine", "The visible range of x. The default is −4 to 4."),
        ),
        Option(
            "--functions",
            "NAME …",
            QT_TRANSLATE_NOOP(
                "CommandLine", "The activations shown. The default is gelu, relu and silu."
            ),
            most=MANY,
        ),
        Option(
            "--approximation",
            "NAME",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The approximation shown and measured. The default is gelu_tanh.",
            ),
        ),
        FORMULA,
        SET,
        Option("--force", "", QT_TRANSLATE_NOOP("CommandLine", "Replaces files that exist.")),
        LANGUAGE,
        HELP,
    ),
    (
        "export --panel curve --size 1600x900 --out curve.png",
        "export --panel error --set a=0.05 --theme paper --out error.pdf",
        "export --all pictures --format png svg",
    ),
)
