"""Claims about the gate and the input: C01 to C08."""

from gelu_desktop.model.claims.claim import Claim
from gelu_desktop.model.claims.methods import INIT, INTEGRAL, MASK, ROOTS, VALUES
from gelu_desktop.model.claims.verdicts import FALSE, ROUGHLY, TRUE, near, some
from gelu_desktop.text import QT_TRANSLATE_NOOP

SIGMAS = ("init.truncated.sigma", "init.normal.sigma", "init.he.sigma", "init.keeping.sigma")

GATE = (
    Claim(
        id="C01",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU is its input times the share of a standard normal distribution that lies below"
            " that input.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU(1) = {gelu.at.1}. From x times the integrated density GELU differs by at most"
            " {gelu.product.error} on [−4, 4].",
        ),
        method=INTEGRAL,
        rule=lambda f: TRUE if f("gelu.product.error") <= 1e-12 else FALSE,
        truth=QT_TRANSLATE_NOOP("Claims", "That is the definition."),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": 1.0, "x_range": [-4, 4], "gate": True},
        panel="curve",
        point="curve x=1",
    ),
    Claim(
        id="C02",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Φ(x) is a rank from the top: it says among which best per cent a score is.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Below 2 lies the share {gate.at.2}; above it only {gate.above.2.integrated}.",
        ),
        method=INTEGRAL,
        rule=lambda f: (
            TRUE if abs(f("gate.at.2") - f("gate.above.2.integrated")) < 0.005 else FALSE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Φ(x) counts from the bottom: it is the share that scores less. What is left above is"
            " 1 − Φ(x).",
        ),
        source="Abramowitz and Stegun (1964), 26.2",
        state={"functions": ["gelu"], "x": 2.0, "x_range": [-4, 4], "gate": True},
        panel="curve",
        point="curve x=2 of=gate",
    ),
    Claim(
        id="C03",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "An input of 2 meets a gate open to about 0.977 and comes out as about 1.954.",
        ),
        measured=QT_TRANSLATE_NOOP("Claims", "Φ(2) = {gate.at.2}, GELU(2) = {gelu.at.2}."),
        method=VALUES,
        rule=lambda f: near(f, ("gate.at.2", 0.977), ("gelu.at.2", 1.954)),
        truth=QT_TRANSLATE_NOOP("Claims", "Right in every digit that is given."),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": 2.0, "x_range": [-4, 4], "gate": True},
        panel="curve",
        point="curve x=2",
    ),
    Claim(
        id="C04",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "For x = 0 the gate is half open, and yet nothing comes out.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Φ(0) = {gate.at.0}, GELU(0) = {gelu.at.0}, GELU′(0) = {gelu.slope.at.0}.",
        ),
        method=VALUES,
        rule=lambda f: (
            TRUE
            if f("gate.at.0") == 0.5 and f("gelu.at.0") == 0
            else near(f, ("gate.at.0", 0.5), ("gelu.at.0", 0.0))
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Exactly so. Between 0.4 and 0.6 the gate stays for |x| < {gate.half_open}, where"
            " {gate.half_open.share} of N(0, 1) lies.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": 0.0, "x_range": [-4, 4], "gate": True},
        panel="curve",
        point="curve x=0",
    ),
    Claim(
        id="C05",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "An input of −2 meets a gate open to about 0.023 and comes out as about −0.046.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Φ(−2) = {gate.at.minus_2}, GELU(−2) = {gelu.at.minus_2}.",
        ),
        method=VALUES,
        rule=lambda f: near(f, ("gate.at.minus_2", 0.023), ("gelu.at.minus_2", -0.046)),
        truth=QT_TRANSLATE_NOOP("Claims", "Right when rounded to three places."),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": -2.0, "x_range": [-4, 4], "gate": True},
        panel="curve",
        point="curve x=-2",
    ),
    Claim(
        id="C06",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "What is negative is pressed towards zero, but enough is left to tell what came in.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU(−2) = {gelu.at.minus_2}; at x = {gelu.twin.of.minus_2} it is {gelu.twin.value}"
            " as well.",
        ),
        method=ROOTS,
        rule=lambda f: (
            FALSE
            if f("gelu.at.minus_2") == 0
            else ROUGHLY
            if f("gelu.twin.of.minus_2") != -2
            and abs(f("gelu.twin.value") - f("gelu.at.minus_2")) < 1e-12
            else TRUE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Small, not zero. But each output between {gelu.minimum.value} and 0 has two inputs,"
            " so what came in cannot be told.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": -2.0, "x_range": [-3, 1], "gate": False},
        panel="curve",
        point="curve x=-2",
    ),
    Claim(
        id="C07",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU gives the same result every time, although it comes from a mask that is drawn.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "The mean of {mask.draws} random gates at x = 1 is {mask.mean.at.1}; GELU(1) ="
            " {gelu.at.1}. One gate has the variance {mask.variance.at.1}, and at most"
            " {mask.variance.max}, at |x| = {mask.variance.max.x}.",
        ),
        method=MASK,
        rule=lambda f: (
            TRUE
            if abs(f("mask.mean.at.1") - f("gelu.at.1"))
            <= 4 * (f("mask.variance.at.1") / f("mask.draws")) ** 0.5
            else FALSE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU is what the mask gives on average, written as a formula: computing it takes no"
            " draw. Dropout keeps a value with a probability that does not look at it.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state={"functions": ["gelu"], "x": 1.0, "x_range": [-4, 4]},
        panel="chance",
        point="chance",
    ),
    Claim(
        id="C08",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Before any training, what enters GELU is spread like N(0, 1).",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "σ = {init.truncated.sigma} with BERT's truncated N(0, 0.02²), {init.normal.sigma}"
            " without the truncation, {init.he.sigma} after He, {init.keeping.sigma} with weights"
            " chosen to keep the signal.",
        ),
        method=INIT,
        rule=lambda f: some(abs(f(name) - 1) <= 0.1 for name in SIGMAS),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "The mean is 0 in each case. The spread is whatever the initialisation makes it, with"
            " BERT's about half of 1.",
        ),
        source="Devlin et al. (2019), arXiv:1810.04805; He et al. (2015), arXiv:1502.01852",
        state={"ffn": {"source": "synthetic", "rule": "bert"}},
        panel="ffn",
        point="ffn",
    ),
)
