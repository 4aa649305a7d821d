"""Claims about the small program in Python: C47 to C50."""

from gelu_desktop.model.claims.claim import Claim
from gelu_desktop.model.claims.methods import GATESLOPE, IDENTITY, RUN
from gelu_desktop.model.claims.shown import errors_of
from gelu_desktop.model.claims.verdicts import FALSE, ROUGHLY, TRUE
from gelu_desktop.text import QT_TRANSLATE_NOOP

OFF = ("program.exact.off", "program.tanh.off", "program.sigmoid.off")

PROGRAM = (
    Claim(
        id="C47",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "A line of Python each is enough for exact GELU, its tanh form and its sigmoid form.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "From this program's functions they differ by {program.exact.off}, {program.tanh.off}"
            " and {program.sigmoid.off} at most on [−3, 3]. The error that is printed is"
            " {program.error.0_5} at ±0.5, {program.error.1} at ±1 and {program.error.3} at ±3.",
        ),
        method=RUN,
        rule=lambda f: TRUE if max(f(name) for name in OFF) <= 1e-12 else FALSE,
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "The formulas are sound. But the sigmoid one overflows for x <"
            " {program.sigmoid.overflow} and the tanh one for |x| > {program.tanh.overflow};"
            " {program.undefined} of the three give NaN at −∞, and the exact one gives 0 from"
            " {program.exact.zero} down.",
        ),
        source="Python 3, math",
        state=errors_of("gelu_tanh", 3.0),
        panel="error",
        point="error x=3",
    ),
    Claim(
        id="C48",
        said=QT_TRANSLATE_NOOP("Claims", "With math.erf the result is exact."),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "x·½(1 + erf(x/√2)) is off, relative to GELU, by {program.exact.lost.3} at −3,"
            " {program.exact.lost.5} at −5 and {program.exact.lost.8} at −8; from"
            " {program.exact.zero} down nothing is left.",
        ),
        method=RUN,
        rule=lambda f: (
            FALSE
            if f("program.exact.lost.3") > 1e-3
            else ROUGHLY
            if f("program.exact.lost.8") > 1e-9
            else TRUE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Where x is negative, 1 + erf cancels its digits; ½x·erfc(−x/√2) has nothing to"
            " subtract.",
        ),
        source="Python 3, math",
        state={
            "approximation": "gelu_erf",
            "show_approximation": True,
            "number_format": "float16",
            "mode": "every",
        },
        panel="formats",
        point="formats",
    ),
    Claim(
        id="C49",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "With √(2/π) the tanh gate leaves 0 as steeply as Φ does.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "½√(2/π) = {tanh.c.half} and φ(0) = {density.at.0}; measured at the gates,"
            " {tanh.gate.slope} and {gate.slope}.",
        ),
        method=GATESLOPE,
        rule=lambda f: (
            TRUE
            if abs(f("tanh.gate.slope") - f("gate.slope")) < 1e-8
            and abs(f("tanh.c.half") - f("density.at.0")) < 1e-15
            else FALSE
        ),
        truth=QT_TRANSLATE_NOOP("Claims", "Exactly."),
        source="Page (1977)",
        state=errors_of("gelu_tanh", 0.0, quantity="gate"),
        panel="error",
        point="error x=0",
    ),
    Claim(
        id="C50",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "x/(1 + exp(−1.702x)) and x·σ(1.702x) are one and the same.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "The two wordings differ by {sigmoid.wordings} at most, relative.",
        ),
        method=IDENTITY,
        rule=lambda f: TRUE if f("sigmoid.wordings") < 1e-12 else FALSE,
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Yes. Only in Python the first overflows for x < {program.sigmoid.overflow}.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state=errors_of("gelu_sigmoid", 2.2703977, compared=("gelu_sigmoid_exp",)),
        panel="error",
        point="error x=2.2704",
    ),
)
