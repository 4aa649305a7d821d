"""What the JSON of the measuring commands holds, as people read it in the help."""

from __future__ import annotations

from gelu_desktop.text import QT_TRANSLATE_NOOP

ERRORS_KEYS = (
    ("max", QT_TRANSLATE_NOOP("CommandLine", "The largest magnitude of the error.")),
    (
        "at",
        QT_TRANSLATE_NOOP(
            "CommandLine", "The x of that error; of several equal ones the largest x."
        ),
    ),
    (
        "signed",
        QT_TRANSLATE_NOOP("CommandLine", "The error there, approximation minus exact GELU."),
    ),
    ("rms", QT_TRANSLATE_NOOP("CommandLine", "The root of the mean square over the range.")),
    (
        "rms_normal",
        QT_TRANSLATE_NOOP(
            "CommandLine", "The same over the whole axis, weighted by the density of N(0, 1)."
        ),
    ),
    (
        "share_over",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "With --tolerance: the share of the range, from 0 to 1, on which the error is larger.",
        ),
    ),
    (
        "share_over_normal",
        QT_TRANSLATE_NOOP("CommandLine", "With --tolerance: the same share of N(0, 1)."),
    ),
)
SWEEP_KEYS = (
    ("values", QT_TRANSLATE_NOOP("CommandLine", "How many inputs were evaluated.")),
    ("max_ulp", QT_TRANSLATE_NOOP("CommandLine", "The largest error in ulp.")),
    (
        "max_ulp_at",
        QT_TRANSLATE_NOOP(
            "CommandLine", "Its input; max_ulp_at_hex has the bit pattern of that number."
        ),
    ),
    ("max_abs", QT_TRANSLATE_NOOP("CommandLine", "The largest absolute error.")),
    ("max_abs_at", QT_TRANSLATE_NOOP("CommandLine", "Its input.")),
    (
        "correctly_rounded",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The share of the inputs, from 0 to 1, at which the result is exact GELU rounded "
            "to the format.",
        ),
    ),
    (
        "first_zero",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The first input below zero whose result is 0, coming from zero; null if there "
            "is none.",
        ),
    ),
    (
        "non_finite",
        QT_TRANSLATE_NOOP("CommandLine", "How many results are infinite or NaN."),
    ),
    (
        "percentiles",
        QT_TRANSLATE_NOOP(
            "CommandLine", "The errors in ulp that 50, 90, 99 and 99.9 % of the inputs keep to."
        ),
    ),
    (
        "regions",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The same for parts of the axis: low, high, values, max_ulp, at, and weight, the "
            "share of N(0, 1) that falls there.",
        ),
    ),
)
FIT_KEYS = (
    (
        "before, after",
        QT_TRANSLATE_NOOP("CommandLine", "Two objects with the keys that follow."),
    ),
    ("coefficients", QT_TRANSLATE_NOOP("CommandLine", "Every coefficient by its name.")),
    (
        "max",
        QT_TRANSLATE_NOOP("CommandLine", "The largest magnitude of the error of the target."),
    ),
    ("rms", QT_TRANSLATE_NOOP("CommandLine", "The root of the mean square over the range.")),
    (
        "rms_normal",
        QT_TRANSLATE_NOOP(
            "CommandLine", "The same over the whole axis, weighted by the density of N(0, 1)."
        ),
    ),
    (
        "equioscillates",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "Whether the error reaches its largest magnitude with alternating signs as often "
            "as a minimax answer must.",
        ),
    ),
    (
        "converged",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "Whether the fit came to its end; if not, nothing is changed and the exit code is 1.",
        ),
    ),
)
