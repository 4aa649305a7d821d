"""EXPORT: the command that writes pictures, as people read it in the help."""

from __future__ import annotations

from gelu_desktop.app.arguments import MANY, Option, Verb
from gelu_desktop.app.options import FORMULA, HELP, LANGUAGE, MEASURE, QUANTITY, SESSION, SET
from gelu_desktop.text import QT_TRANSLATE_NOOP

EXPORT = Verb(
    "export",
    QT_TRANSLATE_NOOP("CommandLine", "Writes a picture of a panel, or of all of them."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "It needs no display. A file that exists is kept unless --force is given; a file is "
        "replaced only when the new one is complete. The same command writes the same bytes; the "
        "date in a PDF is that of SOURCE_DATE_EPOCH where that is set.",
    ),
    (
        Option(
            "--panel",
            "PANEL …",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The panel, or several: curve, derivative, error, ffn, formula, formats, fit, "
                "depth, race or chance.",
            ),
            most=MANY,
        ),
        Option(
            "--out",
            "FILE",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The file to write for --panel; for several panels the folder. A single hyphen "
                "writes one picture to standard output.",
            ),
        ),
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
            "--pdf",
            "FILE",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Writes one PDF with a page for each --panel, or for every panel.",
            ),
        ),
        Option(
            "--format",
            "png|svg|pdf|csv|json|wav …",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The kind of file; a folder takes several. csv and json hold what the panel plots, "
                "in all digits; wav lets it be heard. The default is what the ending of FILE says, "
                "else png. --sweep takes png, gif or apng.",
            ),
            most=MANY,
        ),
        Option(
            "--preset",
            "NAME",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Size, resolution, text and lines together: normal is the panel's own size at 96 "
                "dpi, double has twice as many pixels, slide is 1920x1080 at 192 dpi, column and "
                "columns are for one or two columns of a paper, 85x64 or 175x110 mm at 300 dpi "
                "with smaller text and thinner lines. Other options override it.",
            ),
        ),
        Option(
            "--size",
            "WxH",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Width and height in pixels, from 1x1 to 16384 a side and 100 million in all; or "
                "in mm or in, as in 85x64mm, then at 300 dpi unless another resolution is given. "
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
            "--transparent",
            "",
            QT_TRANSLATE_NOOP("CommandLine", "Leaves the ground out."),
        ),
        Option(
            "--font",
            "F",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Text F times as large, from 0.25 to 4, whatever the lines. The default is 1, "
                "which is 9 points.",
            ),
        ),
        Option(
            "--lines",
            "F",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Lines and dots F times as thick, from 0.1 to 10, whatever the text. The default "
                "is 1.",
            ),
        ),
        Option(
            "--legend",
            "PLACE",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Where the legend stands: above, top-left, top-right, bottom-left, bottom-right "
                "or none. The default is above, also where there is no room in the corner.",
            ),
        ),
        Option(
            "--title",
            "",
            QT_TRANSLATE_NOOP("CommandLine", "Writes the panel's title above the picture."),
        ),
        Option(
            "--caption",
            "TEXT",
            QT_TRANSLATE_NOOP("CommandLine", "Writes a text below the picture."),
        ),
        Option(
            "--footer",
            "",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Writes below the picture what it depends on: functions, coefficients, format, "
                "range, measure and version. The file has this among its properties in any case.",
            ),
        ),
        SESSION,
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
        MEASURE,
        QUANTITY,
        Option(
            "--log",
            "",
            QT_TRANSLATE_NOOP("CommandLine", "Shows the error on a logarithmic axis."),
        ),
        Option(
            "--sweep",
            "NAME=FROM:TO:FRAMES",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Draws a panel again and again while x or a coefficient runs from one value to "
                "another, 2 to 2000 times. --out is a folder for numbered PNG files, or the name "
                "of a .gif or .apng file, which moves.",
            ),
        ),
        Option(
            "--fps",
            "N",
            QT_TRANSLATE_NOOP(
                "CommandLine", "Frames a second of --sweep, from 0.1 to 50. The default is 20."
            ),
        ),
        Option(
            "--quiet",
            "",
            QT_TRANSLATE_NOOP("CommandLine", "Does not print the names of the files."),
        ),
        Option("--force", "", QT_TRANSLATE_NOOP("CommandLine", "Replaces files that exist.")),
        LANGUAGE,
        HELP,
    ),
    (
        "export --panel curve --size 1600x900 --out curve.png",
        "export --panel error --set a=0.05 --theme paper --out error.pdf",
        "export --panel error --measure rel --log --out relative.svg",
        "export --all pictures --format png svg",
        "export --session lecture.gelu.json --pdf lecture.pdf --footer",
        "export --panel curve --preset column --theme paper --out fig1.pdf",
        "export --panel error --sweep a=0.040:0.050:100 --out sweep.gif",
    ),
)
