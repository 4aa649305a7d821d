"""The commands that measure, sweep, refit and hand on, as people read them in the help."""

from __future__ import annotations

from gelu_desktop.app.arguments import MANY, Option, Verb
from gelu_desktop.app.bench_keys import DICTIONARY_KEYS, ERRORS_KEYS, FIT_KEYS, SWEEP_KEYS
from gelu_desktop.app.options import (
    APPROXIMATION,
    FLUSH,
    FORMULA,
    HELP,
    LANGUAGE,
    MEASURE,
    MODE,
    QUANTITY,
    REPORT,
    SET,
)
from gelu_desktop.text import QT_TRANSLATE_NOOP

_SUBJECT = (APPROXIMATION, FORMULA, SET)
_COMMON = (LANGUAGE, HELP)

ERRORS = Verb(
    "errors",
    QT_TRANSLATE_NOOP("CommandLine", "Measures how far an approximation is from exact GELU."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "The error is sampled densely over the range, and its peak is refined until it stands "
        "still; both functions are computed in float64.",
    ),
    (
        *_SUBJECT,
        MEASURE,
        QUANTITY,
        Option(
            "--range",
            "LOW HIGH",
            QT_TRANSLATE_NOOP(
                "CommandLine", "Where the error is measured. The default is −4 to 4."
            ),
        ),
        Option(
            "--tolerance",
            "T",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Tells on which share of the range, and of N(0,1), the error is larger than T in "
                "the measure chosen.",
            ),
        ),
        Option(
            "--number-format",
            "NAME",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The number format in whose units --measure ulp counts. The default is float64.",
            ),
        ),
        REPORT,
        *_COMMON,
    ),
    (
        "errors --approximation gelu_sigmoid --tolerance 0.003",
        "errors --set a=0.0444 --quantity slope --measure rel",
        "errors --formula 'x*clip(0.5+k*x, 0, 1)' --set k=0.2 --range -6 6",
    ),
    ERRORS_KEYS,
)
SWEEP = Verb(
    "sweep",
    QT_TRANSLATE_NOOP("CommandLine", "Evaluates an approximation at every number of a format."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Every finite number of the format is an input, so the figures are exhaustive. An ulp is "
        "the unit in the last place of exact GELU in the format. All of float32 takes "
        "the better part of an hour; --range makes it shorter, and Ctrl+C stops it.",
    ),
    (
        *_SUBJECT,
        Option(
            "--number-format",
            "NAME",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "float32, float16, bfloat16, e4m3fn or e5m2, or another common name of them, such "
                "as half or fp8_e4m3. The default is bfloat16.",
            ),
        ),
        MODE,
        FLUSH,
        Option(
            "--range",
            "LOW HIGH",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "For float32: the inputs from LOW to HIGH only. The default is every finite one.",
            ),
        ),
        REPORT,
        *_COMMON,
    ),
    (
        "sweep --approximation gelu_tanh --number-format bfloat16",
        "sweep --approximation gelu_erf --number-format fp16 --mode once",
        "sweep --number-format float32 --range -4 4",
    ),
    SWEEP_KEYS,
)
FIT = Verb(
    "fit",
    QT_TRANSLATE_NOOP("CommandLine", "Finds the coefficients that make an error smallest."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "The result is shown before and after in every norm, since winning one loses another. "
        "Constants that were refitted change a model whose weights were trained with others.",
    ),
    (
        *_SUBJECT,
        Option(
            "--free",
            "COEFFICIENT …",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The coefficients that may move, such as c,a. The default is all of them; whole "
                "numbers cannot be fitted.",
            ),
            most=MANY,
        ),
        Option(
            "--target",
            "gelu|slope|gate",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "What is fitted: GELU, its slope, or its gate Φ. The default is gelu.",
            ),
        ),
        Option(
            "--norm",
            "minimax|l2|normal",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "What becomes smallest: the largest error, the root mean square over the range, "
                "or the root mean square under N(0,1). The default is minimax.",
            ),
        ),
        Option(
            "--range",
            "LOW HIGH",
            QT_TRANSLATE_NOOP("CommandLine", "Where it is fitted. The default is −8 to 8."),
        ),
        Option(
            "--pinned",
            "",
            QT_TRANSLATE_NOOP("CommandLine", "Gives the gate the slope of Φ at 0."),
        ),
        REPORT,
        *_COMMON,
    ),
    (
        "fit --approximation gelu_sigmoid",
        "fit --approximation gelu_tanh --free a --norm l2 --range -3 3",
        "fit --formula 'x*sigmoid(k*x+b*x^3)' --set k=1.6 b=0.07",
    ),
    FIT_KEYS,
)
SNIPPET = Verb(
    "snippet",
    QT_TRANSLATE_NOOP("CommandLine", "Prints an approximation as code."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "The code has the operations in their order and the coefficients in all digits. A comment "
        "says how large the error is, and warns of coefficients that are not the published ones.",
    ),
    (
        *_SUBJECT,
        Option(
            "--language",
            "NAME",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "python, numpy, pytorch, jax, c, cuda, latex or sollya. The default is python.",
            ),
        ),
        Option(
            "--range",
            "LOW HIGH",
            QT_TRANSLATE_NOOP(
                "CommandLine", "Where the error is measured. The default is −4 to 4."
            ),
        ),
        Option(
            "--number-format",
            "NAME",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "A format of 16 or 8 bits in which the error is measured too, such as bfloat16.",
            ),
        ),
        MODE,
        FLUSH,
        HELP,
    ),
    (
        "snippet --approximation gelu_tanh --language pytorch",
        "snippet --formula 'x*sigmoid(k*x)' --set k=1.773 --language c",
    ),
)
DICTIONARY = Verb(
    "dictionary",
    QT_TRANSLATE_NOOP("CommandLine", "Tells which GELU a framework or a model means by a name."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Without a name it lists every entry: who uses the name, what it is here, and what to "
        "beware of.",
    ),
    (
        Option(
            "NAME",
            "",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "A name such as gelu_new, or words to look for, such as GPT-2.",
            ),
            most=MANY,
        ),
        REPORT,
        *_COMMON,
    ),
    ("dictionary", "dictionary gelu_new", "dictionary llama --format json"),
    DICTIONARY_KEYS,
)
