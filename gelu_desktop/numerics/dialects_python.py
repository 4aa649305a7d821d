"""Formulas in Python: plain, and for the arrays of NumPy, PyTorch and JAX."""

import re
from collections.abc import Mapping
from dataclasses import replace

from gelu_desktop.numerics import dialect_tables as tables
from gelu_desktop.numerics.dialect import Dialect

PYTHON = Dialect(
    calls={
        "^": "power({0}, {1})",
        "abs": "abs({0})",
        "sign": "sign({0})",
        "step": "step({0})",
        "min": "min({0}, {1})",
        "max": "max({0}, {1})",
        "exp": "exp({0})",
        "expm1": "expm1({0})",
        "log": "math.log({0})",
        "log1p": "math.log1p({0})",
        "sqrt": "math.sqrt({0})",
        "tanh": "math.tanh({0})",
        "sigmoid": "sigmoid({0})",
        "erf": "math.erf({0})",
        "erfc": "math.erfc({0})",
        "Phi": "Phi({0})",
        "phi": "phi({0})",
        **tables.CALLS,
    },
    helpers={
        **tables.PYTHON,
        "^": """\
def power(t, p):
    try:
        return math.pow(t, p)
    except OverflowError:
        return math.inf
    except ValueError:
        return math.nan
""",
        "sign": """\
def sign(t):
    return t if t == 0 or t != t else math.copysign(1.0, t)
""",
        "step": """\
def step(t):
    return t if t != t else float(t > 0.0)
""",
        "exp": """\
def exp(t):
    return math.inf if t > 709.782712893384 else math.exp(t)
""",
        "expm1": """\
def expm1(t):
    return math.inf if t > 709.782712893384 else math.expm1(t)
""",
        "sigmoid": """\
def sigmoid(t):
    if t >= 0.0:
        return 1.0 / (1.0 + math.exp(-t))
    q = math.exp(t)
    return q / (1.0 + q)
""",
        "Phi": """\
def Phi(t):
    return 0.5 * math.erfc(-t * math.sqrt(0.5))
""",
        "phi": """\
def phi(t):
    return math.exp(-0.5 * t * t) / math.sqrt(2.0 * math.pi)
""",
    },
    constants={"pi": "math.pi", "e": "math.e"},
    reserved=frozenset({"lambda"}),
)

NUMPY = Dialect(
    calls={
        "^": "np.power({0}, {1})",
        "abs": "np.abs({0})",
        "sign": "np.sign({0})",
        "step": "np.heaviside({0}, 0.0)",
        "min": "np.minimum({0}, {1})",
        "max": "np.maximum({0}, {1})",
        "clip": "np.clip({0}, {1}, {2})",
        "exp": "np.exp({0})",
        "expm1": "np.expm1({0})",
        "log": "np.log({0})",
        "log1p": "np.log1p({0})",
        "sqrt": "np.sqrt({0})",
        "tanh": "np.tanh({0})",
        "sigmoid": "special.expit({0})",
        "erf": "special.erf({0})",
        "erfc": "special.erfc({0})",
        "Phi": "special.ndtr({0})",
        "phi": "phi({0})",
        **tables.CALLS,
    },
    helpers={
        **tables.NUMPY,
        "phi": """\
def phi(t):
    return np.exp(-0.5 * t * t) / np.sqrt(2.0 * np.pi)
""",
    },
    constants={"pi": "np.pi", "e": "np.e"},
    reserved=frozenset({"lambda"}),
)

_HELPER = re.compile(
    r"(?<![.\w])(power|sign|step|exp|expm1|sigmoid|Phi|phi|entry|table|tableslope|nearest)\("
)


def _scalar(texts: Mapping[str, str]) -> dict[str, str]:
    """Return Python for plain numbers with helpers that do not bear the names of tensors' ones."""
    return {name: _HELPER.sub(r"scalar_\1(", text) for name, text in texts.items()}


PYTORCH = Dialect(
    calls={
        "^": "torch.pow({0}, {1})",
        "abs": "torch.abs({0})",
        "sign": "torch.sign({0})",
        "step": "step({0})",
        "min": "torch.clamp({0}, max={1})",
        "max": "torch.clamp({0}, min={1})",
        "clip": "torch.clamp({0}, {1}, {2})",
        "exp": "torch.exp({0})",
        "expm1": "torch.expm1({0})",
        "log": "torch.log({0})",
        "log1p": "torch.log1p({0})",
        "sqrt": "torch.sqrt({0})",
        "tanh": "torch.tanh({0})",
        "sigmoid": "torch.sigmoid({0})",
        "erf": "torch.erf({0})",
        "erfc": "torch.erfc({0})",
        "Phi": "torch.special.ndtr({0})",
        "phi": "phi({0})",
        **tables.CALLS,
    },
    helpers={
        **tables.PYTORCH,
        "step": """\
def step(t):
    return torch.where(t > 0, torch.ones_like(t), torch.where(t <= 0, torch.zeros_like(t), t))
""",
        "phi": """\
def phi(t):
    return torch.exp(-0.5 * t * t) / math.sqrt(2.0 * math.pi)
""",
    },
    constants={"pi": "math.pi", "e": "math.e"},
    reserved=frozenset({"lambda"}),
    scalar=replace(PYTHON, calls=_scalar(PYTHON.calls), helpers=_scalar(PYTHON.helpers)),
)

JAX = Dialect(
    calls={
        **{name: call.replace("np.", "jnp.") for name, call in NUMPY.calls.items()},
        "step": "step({0})",
        "sigmoid": "jax.nn.sigmoid({0})",
        "erf": "jax.scipy.special.erf({0})",
        "erfc": "jax.scipy.special.erfc({0})",
        "Phi": "jax.scipy.special.ndtr({0})",
    },
    helpers={
        **tables.JAX,
        "step": """\
def step(t):
    return jnp.where(t > 0, 1.0, jnp.where(t <= 0, 0.0, t))
""",
        "phi": NUMPY.helpers["phi"].replace("np.", "jnp."),
    },
    constants={"pi": "jnp.pi", "e": "jnp.e"},
    reserved=frozenset({"lambda"}),
)
