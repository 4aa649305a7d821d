"""Options that several commands share."""

from __future__ import annotations

from gelu_desktop.app.arguments import MANY, Option
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
        "Coefficients that replace the published ones, such as a=0.05. “eval --list” shows those "
        "of every function.",
    ),
    most=MANY,
)
FORMULA = Option(
    "--formula",
    "TEXT",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "A formula of your own in x and named coefficients, in place of a function of the "
        "program: 0.5*x*(1+tanh(c*(x+a*x^3))), for example. A coefficient that is not set has "
        "the published value of its namesake, or 1.",
    ),
)
APPROXIMATION = Option(
    "--approximation",
    "NAME",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "The function that is compared with exact GELU, by its own name or by one that a "
        "framework uses, such as gelu_new or quick_gelu. The default is gelu_tanh; “eval --list” "
        "lists the functions, “dictionary” the other names.",
    ),
)
REPORT = Option(
    "--format",
    "text|json",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "The form of the output. The default is text. Numbers in JSON read back exactly; the "
        'special ones are the strings "inf", "-inf" and "nan".',
    ),
)
MODE = Option(
    "--mode",
    "once|every|float32",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Where results are rounded to the format: once at the end, after every operation, or "
        "once after operations in float32. The default is every.",
    ),
)
FLUSH = Option(
    "--ftz",
    "",
    QT_TRANSLATE_NOOP("CommandLine", "Flushes subnormal numbers of the format to zero."),
)
SESSION = Option(
    "--session",
    "FILE",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "A session file that says what is shown; other options override it. A single hyphen "
        "reads it from standard input. What cannot be read in it is named, and the rest is used.",
    ),
)
MEASURE = Option(
    "--measure",
    "abs|rel|ulp",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "The difference, the difference divided by exact GELU, or the difference in units "
        "in the last place of exact GELU. The default is abs.",
    ),
)
QUANTITY = Option(
    "--quantity",
    "value|slope|gate",
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "What is compared: the value, the slope, or the gate, which is the value divided "
        "by x. The default is value.",
    ),
)
