"""The options of ``claims``, and the keys of its JSON, as people read them in the help."""

from __future__ import annotations

from gelu_desktop.app.arguments import MANY, Option, Verb
from gelu_desktop.app.options import HELP, LANGUAGE
from gelu_desktop.text import QT_TRANSLATE_NOOP

CLAIMS = Verb(
    "claims",
    QT_TRANSLATE_NOOP("CommandLine", "Measures what is said about GELU, and judges it."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Every figure is computed now, and every verdict follows from the figures. Some claims "
        "are timed on this machine or take the training of small networks: all of them together "
        "take up to a minute.",
    ),
    (
        Option(
            "--verdict",
            "true|roughly|false|depends|undecided …",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Only claims with one of these verdicts; undecided are those that cannot be "
                "decided here.",
            ),
            most=MANY,
        ),
        Option(
            "--id",
            "ID …",
            QT_TRANSLATE_NOOP(
                "CommandLine", "Only these claims, such as C20; nothing else is measured."
            ),
            most=MANY,
        ),
        Option(
            "--format",
            "text|json|markdown",
            QT_TRANSLATE_NOOP("CommandLine", "The form of the output. The default is text."),
        ),
        LANGUAGE,
        HELP,
    ),
    ("claims --verdict false", "claims --id C20 C33 --format json", "claims --format markdown"),
    (
        (
            "[].id, claim",
            QT_TRANSLATE_NOOP("CommandLine", "The name of a claim, and its text."),
        ),
        (
            "[].verdict",
            QT_TRANSLATE_NOOP("CommandLine", "One of true, roughly, false, depends and undecided."),
        ),
        (
            "[].measured, method",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "What was measured just now, and how: sampled or exhaustive, where, from which "
                "seed.",
            ),
        ),
        (
            "[].truth, source",
            QT_TRANSLATE_NOOP(
                "CommandLine", "What is true instead or besides, and where it can be read."
            ),
        ),
        (
            "[].figures",
            QT_TRANSLATE_NOOP(
                "CommandLine", "Every figure that these texts and the verdict use, in all digits."
            ),
        ),
    ),
)
