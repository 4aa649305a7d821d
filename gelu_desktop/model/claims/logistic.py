"""Claims about GELU and the logistic function: C17 to C23."""

from gelu_desktop.model.claims.claim import Claim
from gelu_desktop.model.claims.methods import COUNTED, ERROR, LAYER, PEAK, STEPS, TIMED, VALUES
from gelu_desktop.model.claims.shown import errors_of
from gelu_desktop.model.claims.verdicts import FALSE, ROUGHLY, TRUE, UNDECIDED, both, within
from gelu_desktop.text import QT_TRANSLATE_NOOP

LOGISTIC = (
    Claim(
        id="C17",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Φ and the logistic function both rise from 0 to 1 in the shape of an S.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Of 2000 steps, Φ falls in {gate.falls} and σ in {sigmoid.falls}; at 40 they are"
            " {gate.at.40} and {sigmoid.at.40}. They differ by {gates.difference.max} at most, at"
            " |x| = {gates.difference.max.x}.",
        ),
        method=STEPS,
        rule=lambda f: (
            TRUE
            if f("gate.falls") == f("sigmoid.falls") == 0
            and abs(f("gate.at.40") - f("sigmoid.at.40")) < 1e-9
            else FALSE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Right, and without a factor on x they are not close.",
        ),
        source="Abramowitz and Stegun (1964), 26.2",
        state={
            "functions": ["sigmoid"],
            "x": 1.3245,
            "x_range": [-6, 6],
            "gate": True,
            "tangent": False,
        },
        panel="curve",
        point="curve x=1.3245 of=sigmoid",
    ),
    Claim(
        id="C18",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "The logistic function forgets how large x was; GELU remembers, for it multiplies by"
            " x.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "σ(10) = {sigmoid.at.10}, while GELU(10) is only {gelu.tail.10} less than 10."
            " GELU(−10) = {gelu.at.minus_10}.",
        ),
        method=VALUES,
        rule=lambda f: (
            FALSE
            if f("gelu.tail.10") > 1 or f("sigmoid.at.10") > 1
            else TRUE
            if abs(f("gelu.at.minus_10")) > 1
            else ROUGHLY
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "For positive x, yes. For negative x GELU never goes below {gelu.minimum.value} and"
            " forgets too.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu", "sigmoid"], "x": 3.0, "x_range": [-6, 6], "gate": False},
        panel="curve",
        point="curve x=3",
    ),
    Claim(
        id="C19",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Where GELU is approximated, x·σ(1.702x) is what most people use.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Of {models.count} families of models {models.tanh} have the tanh form by default and"
            " {models.quick} says quick_gelu.",
        ),
        method=COUNTED,
        rule=lambda f: (
            TRUE
            if f("models.quick") > f("models.tanh")
            else FALSE
            if f("models.quick") < f("models.tanh")
            else ROUGHLY
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Usually it is the tanh form. CLIP computes x·σ(1.702x) and calls it QuickGELU.",
        ),
        source="transformers 5.24.0; openai/CLIP",
        state={"approximation": "gelu_sigmoid", "show_approximation": True},
        panel="dictionary",
        point="dictionary quick",
    ),
    Claim(
        id="C20",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "On [−4, 4], x·σ(1.702x) is never off by more than 0.003.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "It is off by up to {sigmoid.error.max.four}, at |x| = {sigmoid.error.at}, and by"
            " more than 0.003 on {sigmoid.over.share} of [−4, 4] and for {sigmoid.over.normal} of"
            " N(0, 1).",
        ),
        method=ERROR,
        rule=lambda f: within(f("sigmoid.error.max.four"), 0.003),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "The figure is {sigmoid.error.times} times as large. No factor mends it:"
            " {fit.sigmoid.k} is the best there is and still leaves {fit.sigmoid.error.max}.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state=errors_of("gelu_sigmoid", 2.2703977, tolerance=0.003),
        panel="error",
        point="error x=2.2704",
    ),
    Claim(
        id="C21",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "The sigmoid form is popular for doing without erf, and thus for speed.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "It calls {sigmoid.needs} and not erf. The exact form takes {time.loop.exact.sigmoid}"
            " times as long in a Python loop ({time.loop.exact} ns against {time.loop.sigmoid}"
            " ns), and {time.array.exact.sigmoid} times with this program's own kernel.",
        ),
        method=TIMED,
        rule=lambda f: (
            FALSE
            if f.word("sigmoid.needs") == "erf"
            else both(f("time.loop.exact.sigmoid"), f("time.array.exact.sigmoid"), ROUGHLY)
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "An exponential is all it takes. How much time that saves hangs on the kernel:"
            " PyTorch's exact GELU is fused and beats an unfused x·σ(1.702x) on processors.",
        ),
        source="PyTorch 2.13.0; openai/CLIP",
        state={"approximation": "gelu_sigmoid", "show_approximation": True, "x_range": [-4, 4]},
        panel="code",
        point="code",
    ),
    Claim(
        id="C22",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "The logistic gates of LSTM and GRU became Gaussian in GELU.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "SiLU is x times σ of the same x, to {silu.self_gated}. Between it and GELU lie at"
            " most {silu.difference.max}, at |x| = {silu.difference.max.x}.",
        ),
        method=PEAK,
        rule=lambda f: (
            FALSE
            if f("silu.difference.max") < 0.01
            else ROUGHLY
            if f("silu.self_gated") < 1e-12
            else TRUE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Swapping σ for Φ leads from SiLU to GELU. The gates of LSTM and GRU are another"
            " thing: they have weights and are opened by other signals, while GELU gates a value"
            " by itself.",
        ),
        source="Hochreiter and Schmidhuber (1997); Cho et al. (2014), arXiv:1406.1078",
        state={"functions": ["gelu", "silu"], "x": 1.96547, "x_range": [-6, 6], "gate": True},
        panel="curve",
        point="curve x=1.9655 of=silu",
    ),
    Claim(
        id="C23",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU suits Transformers: what runs through them is nearly Gaussian.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Only the premise can be measured: in a trained layer the pre-activations are"
            " {sample.from_normal} away from a normal distribution with their own mean and"
            " spread, and {sample.from_unit_normal} from N(0, 1). In fresh BERT layers σ ="
            " {init.truncated.sigma}.",
        ),
        method=LAYER,
        rule=lambda f: FALSE if f("sample.from_normal") > 0.2 else UNDECIDED,
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "A reason to try it, not a proof of why it works. SiLU, whose gate is not Gaussian,"
            " carries gradients nearly as well: χ = {silu.chi} against {gelu.chi}. Whether the"
            " shape of the distribution is what helps cannot be decided here.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"ffn": {"source": "sample"}, "ffn_activation": "gelu", "ffn_other": "silu"},
        panel="ffn",
        point="ffn",
    ),
)
