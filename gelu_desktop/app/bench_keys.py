"""What the JSON of the measuring commands holds, as people read it in the help."""

from __future__ import annotations

from gelu_desktop.text import QT_TRANSLATE_NOOP

_ABOUT = (
    "approximation, formula, coefficients",
    QT_TRANSLATE_NOOP("CommandLine", "The function that was asked for, with all its coefficients."),
)
ERRORS_KEYS = (
    _ABOUT,
    (
        "quantity, measure, number_format, range, tolerance",
        QT_TRANSLATE_NOOP("CommandLine", "What was measured."),
    ),
    (
        "method",
        QT_TRANSLATE_NOOP("CommandLine", "Always “sampled” here; a sweep is “exhaustive”."),
    ),
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
    (
        "pole",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "Where exact GELU, or its slope, is zero and the other is not, if that is in the "
            "range and the error is relative or in ulp: the error is unbounded there.",
        ),
    ),
    ("rms", QT_TRANSLATE_NOOP("CommandLine", "The root of the mean square over the range.")),
    (
        "rms_normal",
        QT_TRANSLATE_NOOP(
            "CommandLine", "The same over the whole axis, weighted by the density of N(0,1)."
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
        QT_TRANSLATE_NOOP("CommandLine", "With --tolerance: the same share of N(0,1)."),
    ),
)
SWEEP_KEYS = (
    _ABOUT,
    (
        "number_format, mode, ftz, method, range",
        QT_TRANSLATE_NOOP("CommandLine", "What was swept; the method is “exhaustive”."),
    ),
    ("values", QT_TRANSLATE_NOOP("CommandLine", "How many inputs were evaluated.")),
    ("max_ulp", QT_TRANSLATE_NOOP("CommandLine", "The largest error in ulp.")),
    (
        "max_ulp_at",
        QT_TRANSLATE_NOOP(
            "CommandLine", "Its input; max_ulp_at_hex has the bit pattern of that number."
        ),
    ),
    (
        "max_abs, max_abs_at, max_rel, max_rel_at",
        QT_TRANSLATE_NOOP("CommandLine", "The largest absolute and relative error, and where."),
    ),
    (
        "correctly_rounded",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The share of the inputs, from 0 to 1, at which the result is exact GELU rounded "
            "to the format.",
        ),
    ),
    (
        "correctly_rounded_normal",
        QT_TRANSLATE_NOOP(
            "CommandLine", "The same share of N(0,1) rounded to the format; null for float32."
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
        "sign_violations",
        QT_TRANSLATE_NOOP("CommandLine", "How many results are on the wrong side of zero."),
    ),
    (
        "monotonicity_violations",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "How often a result falls where exact GELU rises, or rises where it falls.",
        ),
    ),
    (
        "percentiles",
        QT_TRANSLATE_NOOP(
            "CommandLine", "The errors in ulp that 50, 90, 99 and 99.9 % of the results keep to."
        ),
    ),
    (
        "regions",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The same for parts of the axis, each with name, low, high, and weight, the share of "
            "N(0,1) that falls there.",
        ),
    ),
    (
        "histogram",
        QT_TRANSLATE_NOOP(
            "CommandLine", "How many errors lie above one of the edges, in ulp, and up to the next."
        ),
    ),
)
FIT_KEYS = (
    (
        "approximation, formula, free, target, norm, range, pinned",
        QT_TRANSLATE_NOOP("CommandLine", "What was fitted, and how."),
    ),
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
            "CommandLine", "The same over the whole axis, weighted by the density of N(0,1)."
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
        "extrema",
        QT_TRANSLATE_NOOP("CommandLine", "Where it reaches it: x and error, with its sign."),
    ),
    (
        "errors",
        QT_TRANSLATE_NOOP(
            "CommandLine", "max, at, rms and rms_normal of each of value, slope and gate."
        ),
    ),
    (
        "converged",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "Whether the fit came to its end; if not, nothing is changed and the exit code is 1.",
        ),
    ),
    ("message", QT_TRANSLATE_NOOP("CommandLine", "Why it did not; empty if it did.")),
)
DICTIONARY_KEYS = (
    (
        "name, function, coefficients",
        QT_TRANSLATE_NOOP("CommandLine", "What the name is here, if it is one of a function."),
    ),
    (
        "alike",
        QT_TRANSLATE_NOOP(
            "CommandLine", "Other names of the same function; they may differ by rounding."
        ),
    ),
    (
        "entries",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "Who uses it: project, version, name, function, coefficients, default (null where "
            "there is no choice), trap and source.",
        ),
    ),
)
