"""VERBS: every command with its options, as people read them in the help."""

from __future__ import annotations

import os

from gelu_desktop.app.arguments import MANY, Option, Verb, near, shortened
from gelu_desktop.app.bench_verbs import DICTIONARY, ERRORS, FIT, SNIPPET, SWEEP
from gelu_desktop.app.claims_verb import CLAIMS
from gelu_desktop.app.depth_verb import DEPTH
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.export_verb import EXPORT
from gelu_desktop.app.ffn_verb import FFN
from gelu_desktop.app.guide_verb import GUIDE
from gelu_desktop.app.messages import translate
from gelu_desktop.app.options import FORMAT, FORMULA, HELP, LANGUAGE, SET, VERSION
from gelu_desktop.app.race_verb import RACE
from gelu_desktop.app.report_verb import REPORT
from gelu_desktop.text import QT_TRANSLATE_NOOP

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
            "FILE",
            "FILE",
            QT_TRANSLATE_NOOP("CommandLine", "A session to open, a file *.gelu.json."),
        ),
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
        Option(
            "--reset-settings",
            "",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Begins with the settings of the first start. The old ones are kept beside them "
                "under another name.",
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
                "The function, by its own name or by one that a framework uses, such as gelu_new. "
                "The default is gelu, the exact one. The tanh form is called gelu_tanh, the "
                "sigmoid form gelu_sigmoid; --list names them all.",
            ),
        ),
        FORMULA,
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

_BENCH = (ERRORS, SWEEP, FIT, SNIPPET, DICTIONARY, CLAIMS, FFN, DEPTH, RACE)
VERBS = {
    verb.name: verb for verb in (WINDOW, TABLE, EVAL, *_BENCH, EXPORT, REPORT, GUIDE, SELF_TEST)
}


def is_file(token: str) -> bool:
    """Return whether the first word names a file to open rather than a command."""
    if token in VERBS:
        return False
    if token.lower().endswith(".json") or "/" in token or os.sep in token:
        return True
    return os.path.isfile(token)  # noqa: PTH113 - pathlib takes as long to import as all else


def find(name: str) -> Verb:
    """Return the command of that name.

    Raises
    ------
    UsageError
        When there is none; the text lists those there are.
    """
    if name not in VERBS:
        names = list(filter(None, VERBS))
        text = translate("CommandLine", "“{0}” is not a command. The commands are: {1}.")
        if found := near(name, names):
            text = translate(
                "CommandLine", "“{0}” is not a command. Close to it: {2}. The commands are: {1}."
            )
        raise UsageError(text.format(shortened(name), ", ".join(names), ", ".join(found)))
    return VERBS[name]
