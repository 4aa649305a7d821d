"""The limits of the fields of the state, and what their names mean."""

from gelu_desktop import sizes
from gelu_desktop.numerics.approximations import FUNCTIONS

X_LIMIT = 1000.0
X_SPAN_MIN = 1e-6
Y_LIMIT = 1e300  # as far as curves of own formulas may go
Y_SPAN_MIN = 1e-12
LOG_LIMIT = 308.0
"""The largest power of ten on a logarithmic axis: beyond it there are no numbers."""
LOG_SPAN_MIN = 0.05
COEFFICIENT_LIMIT = 1e6
INPUTS_MAX = sizes.TOKEN_INPUTS
INPUT_LIMIT = 10.0
HIDDEN_MAX = sizes.TOKEN_HIDDEN
SCALE_LIMIT = 10.0
SEED_MAX = 2**31 - 1
QUIZ_SEED_MAX = 99_999_999  # eight digits, as settings keep whole numbers
TOLERANCE_MIN, TOLERANCE_MAX = 1e-300, 1e300
FORMULA_MAX = 4096
PLOTS = ("curve", "derivative", "error")
CHOICES = {
    "quantity": ("value", "slope", "gate"),
    "measure": ("absolute", "relative", "ulp"),
    "number_format": ("float64", "float32", "float16", "bfloat16", "e4m3fn", "e5m2"),
    "mode": ("once", "every", "float32"),
    "fit_target": ("gelu", "slope", "gate"),
    "fit_norm": ("minimax", "l2", "normal"),
}
FLAGS = (
    "show_approximation",
    "tangent",
    "gate",
    "second",
    "magnitude",
    "log_error",
    "show_tolerance",
    "flush",
    "fit_pinned",
)
COEFFICIENTS = {
    f"{row.name}.{coefficient.name}": coefficient
    for row in FUNCTIONS.values()
    for coefficient in row.coefficients
}


def published_coefficients() -> dict[str, float]:
    """Return every coefficient's published value under its key, ``"gelu_tanh.a"`` for example."""
    return {key: row.published for key, row in COEFFICIENTS.items()}
