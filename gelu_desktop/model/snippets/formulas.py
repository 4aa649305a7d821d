"""The formula of a function, and what the frameworks call it."""

from gelu_desktop.numerics.approximations import Approximation
from gelu_desktop.numerics.function import Function

_ACTIVATIONS = {
    "gelu": "x*Phi(x)",
    "relu": "max(x, 0)",
    "silu": "x*sigmoid(x)",
    "sigmoid": "sigmoid(x)",
    "tanh": "tanh(x)",
    "leaky_relu": "max(x, 0) + alpha*min(x, 0)",
    "elu": "max(x, 0) + alpha*expm1(min(x, 0))",
    "celu": "max(x, 0) + alpha*expm1(min(x, 0)/alpha)",
    "selu": "1.0507009873554805*(max(x, 0) + 1.6732632423543772*expm1(min(x, 0)))",
    "swish": "x*sigmoid(beta*x)",
    "mish": "x*tanh(max(x, 0) + log1p(exp(-abs(x))))",
    "softplus": "max(x, 0) + log1p(exp(-abs(beta*x)))/beta",
    "softsign": "x/(1 + abs(x))",
    "hard_sigmoid": "clip(x/6 + 0.5, 0, 1)",
    "hard_swish": "x*clip(x/6 + 0.5, 0, 1)",
    "hard_tanh": "clip(x, -1, 1)",
    "relu6": "clip(x, 0, 6)",
    "relu_squared": "max(x, 0)^2",
    "laplace_gate": "max(x, 0) - 0.5*abs(x)*exp(-abs(x))",
}

_SAID = {"cauchy_gate": "x*(0.5 + arctan(x)/pi)"}
"""What the language lacks the words for."""

BUILT_IN: dict[str, dict[str, str]] = {
    "pytorch": {
        "gelu": 'torch.nn.functional.gelu(x, approximate="none")',
        "gelu_erf": 'torch.nn.functional.gelu(x, approximate="none")',
        "gelu_tanh": 'torch.nn.functional.gelu(x, approximate="tanh")',
        "silu": "torch.nn.functional.silu(x)",
        "mish": "torch.nn.functional.mish(x)",
    },
    "jax": {
        "gelu": "jax.nn.gelu(x, approximate=False)",
        "gelu_erfc": "jax.nn.gelu(x, approximate=False)",
        "gelu_tanh": "jax.nn.gelu(x, approximate=True)",
        "silu": "jax.nn.silu(x)",
        "mish": "jax.nn.mish(x)",
    },
}
"""By language, the call that computes a row with its published coefficients; flags are set."""


def formula_of(function: Function) -> str:
    """Return the formula of a function in the formula language.

    Raises
    ------
    ValueError
        When the language cannot say it.
    """
    if isinstance(function, Approximation):
        return function.formula
    if function.name not in _ACTIVATIONS:
        raise ValueError(f"{function.name} has no formula to be written as code")
    return _ACTIVATIONS[function.name]


def plain_formula(function: Function) -> str:
    """Return the formula of a function for reading, which the language need not know."""
    return _SAID.get(function.name) or formula_of(function)
