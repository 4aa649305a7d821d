"""How the operations of a formula are spelled in each programming language.

A language is one row of `DIALECTS`. An operation that a language lacks is a small function that
stands above the code which needs it.
"""

from gelu_desktop.numerics.dialect import Dialect
from gelu_desktop.numerics.dialects_c import CUDA, SOLLYA, C
from gelu_desktop.numerics.dialects_python import JAX, NUMPY, PYTHON, PYTORCH

DIALECTS: dict[str, Dialect] = {
    "python": PYTHON,
    "numpy": NUMPY,
    "pytorch": PYTORCH,
    "jax": JAX,
    "c": C,
    "cuda": CUDA,
    "sollya": SOLLYA,
}
