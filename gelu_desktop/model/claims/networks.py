"""Claims about networks and their training: C40 to C46."""

from gelu_desktop.model.claims.claim import Claim
from gelu_desktop.model.claims.methods import KILLED, MEANS, MIXED, PEAK, RACED
from gelu_desktop.model.claims.verdicts import FALSE, ROUGHLY, TRUE, some
from gelu_desktop.text import QT_TRANSLATE_NOOP

DEATHS = ("dead.adam.low", "dead.adam.high", "dead.sgd")
LEADS = ("race.small.gelu.relu", "race.kept.gelu.relu")

NETWORKS = (
    Claim(
        id="C40",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Under ReLU more than every second unit may go dead and stay so.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Dead after training: {dead.adam.low} with Adam at 0.001, {dead.adam.high} with Adam"
            " at 0.01, {dead.sgd} with SGD at 0.1. Before training, for 16 random inputs:"
            " {init.silent.16} of {init.units}.",
        ),
        method=KILLED,
        rule=lambda f: TRUE if max(f(name) for name in DEATHS) > 0.5 else FALSE,
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "For any one input about half of the units are zero: they rest. Dead ones stayed far"
            " below half at every one of these rates.",
        ),
        source="Lu et al. (2019), arXiv:1903.06733",
        state={"race": {"activations": ["gelu", "relu"], "rate": 0.01, "epochs": 5, "seeds": 2}},
        panel="race",
        point="race",
    ),
    Claim(
        id="C41",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "With the sigmoid inside the block, the hidden values are squeezed together.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "σ lies between {sigmoid.at.minus_40} and {sigmoid.at.40}, its slope is"
            " {sigmoid.slope.max} at most, E σ′² = {sigmoid.slope.square} and E σ ="
            " {sigmoid.mean} for N(0, 1). In 24 layers the gradient falls to"
            " {sigmoid.carried.24}.",
        ),
        method=MEANS,
        rule=lambda f: (
            FALSE
            if f("sigmoid.at.40") - f("sigmoid.at.minus_40") > 2
            else ROUGHLY
            if f("sigmoid.chi") < 0.5
            else TRUE
        ),
        more=("sigmoid.chi",),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "It does squeeze. But the trouble is rather that its gradients are small and that its"
            " mean is not 0.",
        ),
        source="Schoenholz et al. (2017), arXiv:1611.01232",
        state={
            "depth": {
                "kind": "mlp",
                "layers": 24,
                "rule": "gain",
                "norm": "none",
                "residual": False,
                "activations": ["gelu", "sigmoid"],
            }
        },
        panel="depth",
        point="depth",
    ),
    Claim(
        id="C42",
        said=QT_TRANSLATE_NOOP("Claims", "Early in training GELU lets gradients flow evenly."),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "With He's √2 the mean square falls to {gelu.he.square.24} in 24 layers. With GELU's"
            " own gain {gelu.gain}, χ = {gelu.chi}, and the map of the mean square has slope"
            " {gelu.map.slope} at 1: it runs away. With residuals and LayerNorm {depth.post.gelu}"
            " of the gradient is left.",
        ),
        method=MEANS,
        rule=lambda f: some((0.5 < f("gelu.he.square.24") < 2, 0.5 < f("depth.post.gelu") < 2)),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "With residual connections and LayerNorm, or nearly with a gain of its own; not by"
            " itself.",
        ),
        source="He et al. (2015), arXiv:1502.01852",
        state={
            "depth": {
                "kind": "mlp",
                "layers": 24,
                "rule": "he",
                "norm": "none",
                "residual": False,
                "activations": ["gelu", "relu"],
            }
        },
        panel="depth",
        point="depth",
    ),
    Claim(
        id="C43",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "At first GELU and ReLU learn alike, then GELU pulls ahead; the sigmoid never catches"
            " up.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Median loss with weights N(0, 0.02²): GELU {race.small.gelu}, ReLU"
            " {race.small.relu}, sigmoid {race.small.sigmoid}; GELU is ahead of ReLU for"
            " {race.small.gelu.relu} of {race.seeds} seeds. With weights that keep the signal:"
            " {race.kept.gelu}, {race.kept.relu}, {race.kept.sigmoid}, ahead for"
            " {race.kept.gelu.relu} of {race.seeds}.",
        ),
        method=RACED,
        rule=lambda f: some(f(name) == f("race.seeds") for name in LEADS),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Which of GELU and ReLU is ahead turns with the first weights; the sigmoid is last"
            " both times. What holds for large models cannot be decided by a small one.",
        ),
        source="Mirzadeh et al. (2023), arXiv:2310.04564",
        state={
            "race": {
                "activations": ["gelu", "relu", "sigmoid"],
                "width": 16,
                "epochs": 3,
                "seeds": 5,
                "rate": 0.001,
                "optimiser": "adam",
            }
        },
        panel="race",
        point="race",
    ),
    Claim(
        id="C45",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "ReLU does well enough in a CNN or a small MLP, and faster; a Transformer deserves"
            " GELU.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "The exact GELU takes {time.array.exact.relu} times as long as ReLU here. In a small"
            " network GELU has the lower loss for {race.kept.gelu.relu} of {race.seeds} seeds, or"
            " {race.small.gelu.relu} with small weights. Errors in the paper's CNNs:"
            " {published.cifar10.gelu} % against {published.cifar10.relu} % on CIFAR-10,"
            " {published.cifar100.gelu} % against {published.cifar100.relu} % on CIFAR-100.",
        ),
        method=MIXED,
        rule=lambda f: some(
            (
                f("time.array.exact.relu") > 1.2,
                f("published.cifar10.relu") <= f("published.cifar10.gelu"),
                f("published.cifar100.relu") <= f("published.cifar100.gelu"),
            )
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "ReLU is cheaper, by little where GELU is fused. Even in CNNs the paper has GELU"
            " ahead. For Transformers this cannot be decided here.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"race": {"activations": ["gelu", "relu"], "width": 16, "epochs": 3, "seeds": 5}},
        panel="race",
        point="race",
    ),
    Claim(
        id="C46",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "SiLU, or Swish, is so similar that it can stand in for GELU.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Up to {silu.difference.max} lies between them. SiLU's minimum is {silu.minimum.value}"
            " at {silu.minimum.x}, GELU's {gelu.minimum.value} at {gelu.minimum.x}.",
        ),
        method=PEAK,
        rule=lambda f: (
            TRUE
            if f("silu.difference.max") <= 0.001
            else ROUGHLY
            if f("silu.difference.max") < 0.5
            else FALSE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "If a network is trained with it from the start. In a network that was trained with"
            " GELU it is another function.",
        ),
        source="Ramachandran et al. (2017), arXiv:1710.05941",
        state={"functions": ["gelu", "silu"], "x": 1.96547, "x_range": [-6, 6], "gate": False},
        panel="curve",
        point="curve x=1.9655 of=silu",
    ),
)
