"""Claims about how GELU is computed: C31 to C36."""

from gelu_desktop.model.claims.claim import Claim
from gelu_desktop.model.claims.methods import COUNTED, ERROR, PAGE, PARSED, TIMED
from gelu_desktop.model.claims.shown import errors_of
from gelu_desktop.model.claims.verdicts import DEPENDS, FALSE, ROUGHLY, TRUE, both, within
from gelu_desktop.text import QT_TRANSLATE_NOOP

COMPUTING = (
    Claim(
        id="C31",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Only numerical integration gives exact GELU; that is costly, and so one approximates.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "A fraction of two polynomials, {eigen.operations} operations long, is within"
            " {eigen.error.max} of it for every x: the size of a rounding in float32.",
        ),
        method=PARSED,
        rule=lambda f: (
            FALSE if f("eigen.error.max") < 2.0**-22 and f("eigen.operations") <= 100 else TRUE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Nothing is integrated: erf is a short formula in every library. GELU's authors"
            " themselves say that exact versions have become fast enough.",
        ),
        source="hendrycks/GELUs, README; Eigen; XLA",
        state=errors_of("gelu_eigen", 5.41998, reach=8),
        panel="error",
        point="error x=5.42",
    ),
    Claim(
        id="C32",
        said=QT_TRANSLATE_NOOP("Claims", "Hendrycks and Gimpel came up with the tanh form."),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "The gate of the tanh form is Page's formula for Φ of {tanh.year}, to"
            " {tanh.page.error}; GELU is of {gelu.year}.",
        ),
        method=PAGE,
        rule=lambda f: (
            FALSE
            if f("tanh.page.error") > 1e-9 and f("tanh.year") != f("gelu.year")
            else ROUGHLY
            if f("tanh.year") < f("gelu.year")
            else TRUE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Their part was to use it for GELU; for that they cite Choudhury (2014) and thank D."
            " Mishkin. As a formula for Φ it is Page's.",
        ),
        source="Page (1977); Choudhury (2014); Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state=errors_of("gelu_tanh", 2.5921449, quantity="gate"),
        panel="error",
        point="error x=2.592",
    ),
    Claim(
        id="C33",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "The tanh form is never 0.003 away from GELU.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "It is off by {tanh.error.max} at most, at |x| = {tanh.error.at}.",
        ),
        method=ERROR,
        rule=lambda f: within(f("tanh.error.max"), 0.003),
        truth=QT_TRANSLATE_NOOP("Claims", "It is {tanh.error.times} times better than that."),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state=errors_of("gelu_tanh", 2.6989414),
        panel="error",
        point="error x=2.6989",
    ),
    Claim(
        id="C34",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Neither approximation strays more than 0.003 from GELU.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "The tanh form is off by {tanh.error.max}, the sigmoid form by {sigmoid.error.max},"
            " {sigmoid.tanh.ratio} times as much.",
        ),
        method=ERROR,
        rule=lambda f: TRUE if max(f("tanh.error.max"), f("sigmoid.error.max")) < 0.003 else FALSE,
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "That holds for the tanh form alone.",
        ),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
        state=errors_of("gelu_sigmoid", 2.2703977, compared=("gelu_tanh",), tolerance=0.003),
        panel="error",
        point="error x=2.2704",
    ),
    Claim(
        id="C35",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Unless told otherwise, PyTorch computes the tanh form.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "What PyTorch computes without an argument is {torch.default} here:"
            " {torch.default.at.minus_1} at −1, where the tanh form is {gelu_tanh.at.minus_1}."
            " The two differ by {tanh.difference.at.minus_1}.",
        ),
        method=COUNTED,
        rule=lambda f: (
            TRUE if abs(f("torch.default.at.minus_1") - f("gelu_tanh.at.minus_1")) < 1e-9 else FALSE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            'Without an argument it is approximate="none", the exact form. The tanh form is the'
            " default in JAX, Flax and keras.ops, the exact one in TensorFlow, ONNX, Paddle,"
            " OpenVINO and MLX.",
        ),
        source="torch.nn.GELU, PyTorch 2.13.0; jax 0.10.2",
        state={
            "approximation": "gelu_tanh",
            "show_approximation": True,
            "x": -1.0,
            "x_range": [-4, 4],
            "quantity": "value",
            "measure": "absolute",
        },
        panel="dictionary",
        point="dictionary torch",
    ),
    Claim(
        id="C36",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "A tanh instruction in place of erf makes GELU far cheaper.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "In a Python loop, where both come from one C library, the exact form takes"
            " {time.loop.exact.tanh} times as long as the tanh form ({time.loop.exact} ns and"
            " {time.loop.tanh} ns); on arrays this program's own exact kernel takes"
            " {time.array.exact.tanh} times as long as NumPy's tanh.",
        ),
        method=TIMED,
        rule=lambda f: both(f("time.loop.exact.tanh"), f("time.array.exact.tanh"), DEPENDS),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "That depends on the hardware. There is no such instruction on x86; on NVIDIA's"
            " graphics processors there is, and how much it saves there cannot be measured here.",
        ),
        source="NVIDIA CUTLASS, fast_math.h",
        state={"approximation": "gelu_tanh", "show_approximation": True},
        panel="code",
        point="code",
    ),
)
