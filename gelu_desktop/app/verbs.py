"""VERBS: every command with its options, as people read them in the help."""

from __future__ import annotations

from gelu_desktop.app.arguments import MANY, Option, Verb
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import translate
from gelu_desktop.text import QT_TRANSLATE_NOOP

LANGUAGE = Option(
    "--language",
    "en|zh_CN",
    QT_TRANSLATE_NOOP(
        "CommandLine", "The language of all texts. The default is that of the environment."
    ),
)
HELP = Option("--help", "", QT_TRANSLATE_NOOP("CommandLine", "Shows this help and exits."))
VERSION = Option("--version", "", QT_TRANSLATE_NOOP("CommandLine", "Shows the version and exits."))
FORMAT = Option(
    "--format",
    "text|csv|json",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "The form of the output. The default is text. Numbers in CSV and JSON read back exactly; "
        'JSON writes the special ones as the strings "inf", "-inf" and "nan".',
    ),
)
SET = Option(
    "--set",
    "COEFFICIENT=VALUE …",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Coefficients that replace the published ones, such as a=0.05. The tanh form has c and a, "
        "the sigmoid form has k.",
    ),
    most=MANY,
)

WINDOW = Verb(
    "",
    QT_TRANSLATE_NOOP("CommandLine", "Opens the window."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "GELU Desktop shows, measures and tunes the GELU activation function. Without a command "
        "it opens the window. Wherever no other function is named, GELU is the exact one, "
        "x·Φ(x).",
    ),
    (
        Option(
            "--theme",
            "light|dark|system",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The colours of the window. The default is what was chosen last, at first those "
                "of the system.",
            ),
        ),
        Option(
            "--language",
            "en|zh_CN",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The language of the window. The default is what was chosen last, at first that "
                "of the system.",
            ),
        ),
        VERSION,
        HELP,
    ),
)
TABLE = Verb(
    "table",
    QT_TRANSLATE_NOOP(
        "CommandLine", "Prints exact GELU, its tanh form, the error of that form, and ReLU."
    ),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "The error is the tanh form minus exact GELU. The tanh form has its published "
        "coefficients, c = √(2/π) and a = 0.044715.",
    ),
    (
        Option(
            "--x",
            "X …",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The inputs. The default is −3, −1, −0.5, 0, 0.5, 1 and 3. A single hyphen reads "
                "them from standard input.",
            ),
            most=MANY,
        ),
        FORMAT,
        LANGUAGE,
        HELP,
    ),
    ("table", "table --x -2.7 2.7 --format csv"),
)
EVAL = Verb(
    "eval",
    QT_TRANSLATE_NOOP("CommandLine", "Evaluates a function or one of its derivatives."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Values are computed in 64-bit floating point and are accurate in the far tails too.",
    ),
    (
        Option(
            "--x",
            "X …",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The inputs, inf, -inf and nan among them. A single hyphen reads them from "
                "standard input, separated by white space or commas. There is no default.",
            ),
            most=MANY,
        ),
        Option(
            "--function",
            "NAME",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The function. The default is gelu, the exact one. The tanh form is called "
                "gelu_tanh, the sigmoid form gelu_sigmoid; --list names them all.",
            ),
        ),
        Option(
            "--order",
            "0|1|2",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "0 is the value, 1 the slope, 2 the second derivative. The default is 0.",
            ),
        ),
        SET,
        FORMAT,
        Option(
            "--list",
            "",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Lists every function with its coefficients and their published values, and exits.",
            ),
        ),
        LANGUAGE,
        HELP,
    ),
    (
        "eval --x -10 -30 -37.5 --format json",
        "eval --function gelu_tanh --set a=0.05 --order 1 --x 1",
        "seq -4 0.5 4 | gelu-desktop eval --x - --format csv",
    ),
)
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
                "CommandLine", "The panel, such as curve, derivative, error, ffn or formula."
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
SELF_TEST = Verb(
    "self-test",
    QT_TRANSLATE_NOOP("CommandLine", "Checks that the program is complete and works."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "It compares a known value of every function, builds every panel in each language and "
        "theme without a display, and exports a picture of each in every format.",
    ),
    (LANGUAGE, HELP),
)

VERBS = {verb.name: verb for verb in (WINDOW, TABLE, EVAL, EXPORT, SELF_TEST)}


def find(name: str) -> Verb:
    """Return the command of that name.

    Raises
    ------
    UsageError
        When there is none; the text lists those there are.
    """
    if name not in VERBS:
        text = translate("CommandLine", "“{0}” is not a command. The commands are: {1}.")
        raise UsageError(text.format(name, ", ".join(filter(None, VERBS))))
    return VERBS[name]
