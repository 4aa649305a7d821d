"""Claims about GELU and ReLU: C09 to C16."""

from gelu_desktop.model.claims.claim import Claim
from gelu_desktop.model.claims.methods import BF16, DRAWN, FLOAT32, PEAK, QUOTIENT, SLOPES, STEPS
from gelu_desktop.model.claims.verdicts import DEPENDS, FALSE, ROUGHLY, TRUE
from gelu_desktop.text import QT_TRANSLATE_NOOP

RECTIFIER = (
    Claim(
        id="C09",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "ReLU lets what is positive pass unchanged and makes 0 of all else.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "ReLU(2) = {relu.at.2}, ReLU(−2) = {relu.at.minus_2}; of {bfloat16.count} numbers,"
            " {relu.wrong} come out otherwise.",
        ),
        method=BF16,
        rule=lambda f: TRUE if f("relu.wrong") == 0 else FALSE,
        truth=QT_TRANSLATE_NOOP("Claims", "That is the definition."),
        source="Nair and Hinton (2010), ICML",
        state={
            "functions": ["relu"],
            "x": 2.0,
            "x_range": [-4, 4],
            "gate": False,
            "tangent": False,
        },
        panel="curve",
        point="curve x=2 of=relu",
    ),
    Claim(
        id="C10",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "A ReLU unit that has given 0 once will never give a signal again.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Of {init.units} fresh units {init.silent.1.share} are zero for one random input,"
            " {init.silent.4.share} for each of 4, and {init.silent.16} units for each of 16.",
        ),
        method=DRAWN,
        rule=lambda f: (
            TRUE
            if f("init.silent.16") == f("init.silent.1")
            else FALSE
            if f("init.silent.16") <= 0.1 * f("init.silent.1")
            else ROUGHLY
        ),
        more=("init.silent.1",),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "An output of zero for one input says little: half of the units have it. Dead is a"
            " unit that no input gets through; no gradient reaches it then, though a change in the"
            " layers before it may still wake it.",
        ),
        source="Lu et al. (2019), arXiv:1903.06733",
        state={
            "ffn": {"source": "synthetic", "rule": "normal", "batch": 16},
            "ffn_activation": "relu",
            "ffn_other": "gelu",
        },
        panel="ffn",
        point="ffn tables",
    ),
    Claim(
        id="C11",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "The worse a score is, the less of it comes out.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "|GELU(−0.75)| is {gelu.at.minus_0_75.size}, more than |GELU(−0.1)|, which is"
            " {gelu.at.minus_0_1.size}; the gate Φ falls nowhere ({gate.falls} of 2000 steps).",
        ),
        method=STEPS,
        rule=lambda f: (
            FALSE
            if f("gate.falls") > 0
            else ROUGHLY
            if f("gelu.at.minus_0_75.size") > f("gelu.at.minus_0_1.size")
            else TRUE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Of the gate that is true. What comes out is largest, among negative inputs, at x ="
            " {gelu.minimum.x}.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": -0.75, "x_range": [-3, 1], "gate": True},
        panel="curve",
        point="curve x=-0.75",
    ),
    Claim(
        id="C12",
        said=QT_TRANSLATE_NOOP("Claims", "Far out on both sides GELU becomes ReLU."),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU is below ReLU by {relu.gap.2} at ±2, {relu.gap.4} at ±4, {relu.gap.6} at ±6,"
            " and by {relu.gap.max} at most, at |x| = {relu.gap.max.x}.",
        ),
        method=PEAK,
        rule=lambda f: (
            TRUE
            if f("relu.gap.2") > f("relu.gap.4") > f("relu.gap.6") > f("relu.gap.38")
            and f("relu.gap.38") < 1e-300
            else FALSE
        ),
        more=("relu.gap.38",),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "In the limit, exactly. The gap is |x|·Φ(−|x|), the same on both sides.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={
            "functions": ["gelu", "relu"],
            "x": 0.7517915,
            "x_range": [-4, 4],
            "gate": False,
            "tangent": False,
        },
        panel="curve",
        point="curve x=0.75",
    ),
    Claim(
        id="C13",
        said=QT_TRANSLATE_NOOP("Claims", "Like ReLU, GELU gives sparse outputs."),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "For N(0, 1), {relu.zero.share} of ReLU's outputs and {gelu.zero.share} of GELU's are"
            " exactly zero. With 1 + erf in float32 the share is {float32.erf.zero.share}:"
            " everything from {float32.erf.zero} down.",
        ),
        method=FLOAT32,
        rule=lambda f: (
            FALSE
            if f("gelu.zero.share") < 0.01 * f("relu.zero.share")
            else TRUE
            if f("gelu.zero.share") >= 0.9 * f("relu.zero.share")
            else ROUGHLY
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Practically none of GELU's outputs is zero. Some are near it: |GELU| < 0.01 holds for"
            " {gelu.near_zero.share} of N(0, 1).",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={
            "ffn": {"source": "synthetic", "rule": "keeping"},
            "ffn_activation": "gelu",
            "ffn_other": "relu",
        },
        panel="ffn",
        point="ffn tables",
    ),
    Claim(
        id="C14",
        said=QT_TRANSLATE_NOOP("Claims", "ReLU has no slope at 0, and 0 or 1 everywhere else."),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Beside 0 the slopes are {relu.slope.left} and {relu.slope.right}; at all other"
            " numbers of bfloat16 they are {relu.slopes}.",
        ),
        method=BF16,
        rule=lambda f: (
            FALSE
            if f("relu.slope.left") == f("relu.slope.right")
            else TRUE
            if f.word("relu.slopes") == "0, 1"
            else ROUGHLY
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Right. What a program returns at 0 is a convention: 0 here, in PyTorch and in JAX, 1"
            " in the backward pass of FlashAttention.",
        ),
        source="PyTorch 2.13.0; JAX 0.10.2; FlashAttention@29a63bd",
        state={
            "functions": ["relu"],
            "x": 0.0,
            "x_range": [-4, 4],
            "gate": False,
            "tangent": False,
        },
        panel="derivative",
        point="derivative x=0 of=relu",
    ),
    Claim(
        id="C15",
        said=QT_TRANSLATE_NOOP("Claims", "At 0 GELU has a slope, and it is 0.5."),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU′(0) = {gelu.slope.at.0}; the quotients beside it are {gelu.slope.left} and"
            " {gelu.slope.right}, and GELU″(0) = {gelu.curvature.at.0}.",
        ),
        method=QUOTIENT,
        rule=lambda f: (
            TRUE
            if all(
                abs(f(name) - 0.5) < 1e-5
                for name in ("gelu.slope.left", "gelu.slope.right", "gelu.slope.at.0")
            )
            else FALSE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Exactly. GELU has derivatives of every order everywhere.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": 0.0, "x_range": [-4, 4]},
        panel="derivative",
        point="derivative x=0",
    ),
    Claim(
        id="C16",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "With its slope of 0.5, GELU saves deep networks the jump of the gradient from 0 to 1.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Over 0.001 in x the slope changes by at most {gelu.slope.step}, ReLU's by"
            " {relu.slope.step}. But GELU's slope runs from {gelu.slope.min} to {gelu.slope.max},"
            " a width of {gelu.slope.width}, and its mean square under N(0, 1) is"
            " {gelu.slope.square}, ReLU's {relu.slope.square}.",
        ),
        method=SLOPES,
        rule=lambda f: (
            FALSE
            if f("gelu.slope.step") >= 0.5 * f("relu.slope.step")
            else TRUE
            if f("gelu.slope.width") <= 1
            else DEPENDS
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "There is no jump. But the slope takes a wider range than 0 to 1, and is about as"
            " large on average: whether a deep network gains depends on all the rest.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu", "relu"], "x": 1.4142136, "x_range": [-4, 4]},
        panel="derivative",
        point="derivative x=1.4142",
    ),
)
