"""The forms in which GELU is computed: one row each, with the formula as text and robust kernels.

A coefficient is meant as the decimal number that one reads, and the float next to √(2/π) as
√(2/π): the robust kernels take in what the float lacks.
"""

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximation import FAMILIES, Approximation
from gelu_desktop.numerics.forms_erf import ERF_ROWS, EXACT_ROWS
from gelu_desktop.numerics.forms_logistic import SIGMOID_ROWS, TANH_ROWS
from gelu_desktop.numerics.forms_piecewise import PIECEWISE_ROWS
from gelu_desktop.numerics.function import Function

__all__ = ["APPROXIMATIONS", "FAMILIES", "FUNCTIONS", "Approximation"]

_ROWS = (*TANH_ROWS, *SIGMOID_ROWS, *EXACT_ROWS, *ERF_ROWS, *PIECEWISE_ROWS)

APPROXIMATIONS = {row.name: row for row in _ROWS}
FUNCTIONS: dict[str, Function] = {**ACTIVATIONS, **APPROXIMATIONS}
