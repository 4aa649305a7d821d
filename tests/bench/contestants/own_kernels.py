"""This program's kernels: those for figures in float64, and those for networks in float32."""

import numpy as np
from bench.contestants import numbers

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS


def steps(size, dtype):
    """Return what can be computed."""
    x = numbers.drawn(size, dtype)
    into = np.empty_like(x)
    values = {name: Activation(FUNCTIONS[name]).value for name in FUNCTIONS}
    return {
        "gelu": lambda _: values["gelu"](x),
        "tanh": lambda _: values["gelu_tanh"](x),
        "sigmoid": lambda _: values["gelu_sigmoid"](x),
        "copy": lambda _: np.copyto(into, x),
    }
