"""Claims about the slope and about depth: C24 to C30."""

from gelu_desktop.model.claims.claim import Claim
from gelu_desktop.model.claims.methods import MEANS, PEAK, PUBLISHED, SLOPES, THEORY, VALUES
from gelu_desktop.model.claims.verdicts import FALSE, TRUE, carrier, smooth_helps, some
from gelu_desktop.text import QT_TRANSLATE_NOOP

GRADIENT = (
    Claim(
        id="C24",
        said=QT_TRANSLATE_NOOP("Claims", "GELU′ is Φ(x) + x·φ(x)."),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU′(1) = {gelu.slope.at.1}, GELU′(2) = {gelu.slope.at.2}, GELU′(−1) ="
            " {gelu.slope.at.minus_1}. From difference quotients on [−6, 6] it is"
            " {gelu.slope.quotient} away at most.",
        ),
        method=VALUES,
        rule=lambda f: TRUE if f("gelu.slope.quotient") < 1e-8 else FALSE,
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "The product rule gives it. Once more, and GELU″ = φ(x)·(2 − x²).",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": 1.0, "x_range": [-4, 4]},
        panel="derivative",
        point="derivative x=1",
    ),
    Claim(
        id="C25",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Towards the far left the slope of GELU dies away, with no jump on the way.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU′(−3) = {gelu.slope.at.minus_3}, GELU′(−6) = {gelu.slope.at.minus_6}. Over 0.001"
            " in x it changes by {gelu.slope.step} at most.",
        ),
        method=SLOPES,
        rule=lambda f: (
            TRUE
            if abs(f("gelu.slope.at.minus_3"))
            > abs(f("gelu.slope.at.minus_6"))
            > abs(f("gelu.slope.at.minus_38"))
            and abs(f("gelu.slope.at.minus_38")) < 1e-300
            and f("gelu.slope.step") < 0.01
            else FALSE
        ),
        more=("gelu.slope.at.minus_38",),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "It does, though from below zero: for every x < {gelu.minimum.x} it is negative.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": -3.0, "x_range": [-6, 2]},
        panel="derivative",
        point="derivative x=-3",
    ),
    Claim(
        id="C26",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Towards the far right the slope of GELU becomes 1.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU′(3) = {gelu.slope.at.3}, GELU′(6) = {gelu.slope.at.6}; the largest slope is"
            " {gelu.slope.max}, at x = {gelu.inflection.x}, which is √2.",
        ),
        method=PEAK,
        rule=lambda f: (
            TRUE
            if abs(f("gelu.slope.at.3") - 1) > abs(f("gelu.slope.at.6") - 1)
            and f("gelu.slope.at.38") == 1
            else FALSE
        ),
        more=("gelu.slope.at.38",),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "It does, though from above: for every x > {gelu.slope.one.x} it is larger than 1.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": 3.0, "x_range": [-2, 6]},
        panel="derivative",
        point="derivative x=3",
    ),
    Claim(
        id="C27",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Drawn as a curve, the slope of GELU has neither a break nor a corner.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Over 0.001 in x it changes by {gelu.slope.step} at most, ReLU's by"
            " {relu.slope.step}. Up and down it runs {gelu.slope.variation} in all and turns at"
            " ±{gelu.inflection.x}; its third derivative is zero at {gelu.third.zeros}.",
        ),
        method=SLOPES,
        rule=lambda f: TRUE if f("gelu.slope.step") < 0.01 else FALSE,
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "It has derivatives of every order, and the slopes at x and −x add up to 1.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu", "relu"], "x": 1.4142136, "x_range": [-4, 4], "second": True},
        panel="derivative",
        point="derivative x=1.4142",
    ),
    Claim(
        id="C28",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Since its gradient is continuous, GELU keeps gradients from vanishing and exploding.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "A layer multiplies the squared gradient by χ: {relu.chi} for ReLU, {gelu.chi} for"
            " GELU, {sigmoid.chi} for the sigmoid. In 24 layers the norm becomes"
            " {relu.carried.24}, {gelu.carried.24} and {sigmoid.carried.24} times as large.",
        ),
        method=MEANS,
        rule=lambda f: smooth_helps(
            f("relu.carried.24"), (f("gelu.carried.24"), f("sigmoid.carried.24"))
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "The ratio E f′² / E f² decides, together with the initialisation. Smooth as it is,"
            " the sigmoid lets gradients vanish; ReLU has a corner and keeps them.",
        ),
        source="He et al. (2015), arXiv:1502.01852; Schoenholz et al. (2017), arXiv:1611.01232",
        state={
            "depth": {
                "kind": "mlp",
                "layers": 24,
                "rule": "gain",
                "norm": "none",
                "residual": False,
                "activations": ["gelu", "relu", "sigmoid"],
            }
        },
        panel="depth",
        point="depth",
    ),
    Claim(
        id="C29",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Stack 24 Transformer layers, and you have BERT.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "BERT-Base has {layers.bert_base} layers, BERT-Large {layers.bert_large}.",
        ),
        method=PUBLISHED,
        rule=lambda f: some(f(name) == 24 for name in ("layers.bert_base", "layers.bert_large")),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "That is BERT-Large; BERT-Base has half as many.",
        ),
        source="google-research/bert, README",
        state={"depth": {"layers": 24}},
        panel="depth",
        point="depth",
    ),
    Claim(
        id="C30",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "However many layers there are, GELU's smooth gradient brings the signal through.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Of a gradient of norm 1, plain blocks leave {depth.plain.gelu} with GELU and"
            " {depth.plain.relu} with ReLU; with residual connections and normalisation after"
            " them {depth.post.gelu} and {depth.post.relu}, before them {depth.pre.gelu} and"
            " {depth.pre.relu}.",
        ),
        method=THEORY,
        rule=lambda f: carrier(f("depth.plain.gelu"), f("depth.plain.relu"), f("depth.post.relu")),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "It is the shortcuts and LayerNorm that bring it through. Take them away, and GELU"
            " does worse than ReLU.",
        ),
        source="Xiong et al. (2020), arXiv:2002.04745",
        state={
            "depth": {
                "kind": "ffn",
                "layers": 24,
                "rule": "normal",
                "norm": "none",
                "residual": False,
                "activations": ["gelu", "relu"],
            }
        },
        panel="depth",
        point="depth",
    ),
)
