"""Formulas in C, CUDA C and Sollya."""

import re

from gelu_desktop.numerics import dialect_tables as tables
from gelu_desktop.numerics.dialect import Dialect

C = Dialect(
    calls={
        "^": "pow({0}, {1})",
        "abs": "fabs({0})",
        "sign": "sign({0})",
        "step": "step({0})",
        "min": "least({0}, {1})",
        "max": "greatest({0}, {1})",
        **{name: f"{name}({{0}})" for name in ("exp", "expm1", "log", "log1p", "sqrt", "tanh")},
        **{name: f"{name}({{0}})" for name in ("sigmoid", "erf", "erfc", "Phi", "phi")},
        **tables.CALLS,
    },
    helpers={
        **tables.C,
        "sign": """\
static double sign(double t) {
    return t > 0.0 ? 1.0 : t < 0.0 ? -1.0 : t;
}
""",
        "step": """\
static double step(double t) {
    return t > 0.0 ? 1.0 : t <= 0.0 ? 0.0 : t;
}
""",
        "min": """\
// Unlike fmin, it lets NaN through.
static double least(double t, double u) {
    return t < u || t != t ? t : u;
}
""",
        "max": """\
// Unlike fmax, it lets NaN through.
static double greatest(double t, double u) {
    return t > u || t != t ? t : u;
}
""",
        "sigmoid": """\
static double sigmoid(double t) {
    return 1.0 / (1.0 + exp(-t));
}
""",
        "Phi": """\
static double Phi(double t) {
    return 0.5 * erfc(-t * 0.7071067811865476);
}
""",
        "phi": """\
static double phi(double t) {
    return 0.3989422804014327 * exp(-0.5 * t * t);
}
""",
    },
    constants={"pi": "3.141592653589793", "e": "2.718281828459045"},
)


_OWN = {"sign", "step", "min", "max", "sigmoid", "phi", *tables.CALLS}
"""Operations that CUDA has no function for either."""


def _single(text: str) -> str:
    """Return C code for float64 as CUDA code for float32."""
    text = re.sub(r"\b(exp|erfc|fabs|floor|fmax|fmin|rint)\(", r"\1f(", text)
    text = re.sub(r"\b\d+\.\d+", r"\g<0>f", text)
    text = text.replace("static double", "__device__ __forceinline__ float")
    return text.replace("double", "float")


CUDA = Dialect(
    calls={
        **{
            name: call if name in _OWN else call.replace("(", "f(", 1)
            for name, call in C.calls.items()
        },
        "Phi": "normcdff({0})",
    },
    helpers={name: _single(text) for name, text in C.helpers.items() if name != "Phi"},
    number=lambda value: f"{value!r}f",
    constants={name: f"{text}f" for name, text in C.constants.items()},
)

SOLLYA = Dialect(
    calls={
        "min": "least({0}, {1})",
        "max": "greatest({0}, {1})",
        **{name: f"{name}({{0}})" for name in ("abs", "sign", "step", "exp", "expm1", "log")},
        **{name: f"{name}({{0}})" for name in ("log1p", "sqrt", "tanh", "erf", "erfc")},
        **{name: f"{name}({{0}})" for name in ("sigmoid", "Phi", "phi")},
    },
    helpers={
        "sign": "sign = proc(t) { return t / abs(t); };\n",
        "step": "step = proc(t) { return (1 + t / abs(t)) / 2; };\n",
        "min": "least = proc(t, u) { return (t + u - abs(t - u)) / 2; };\n",
        "max": "greatest = proc(t, u) { return (t + u + abs(t - u)) / 2; };\n",
        "sigmoid": "sigmoid = proc(t) { return 1 / (1 + exp(-t)); };\n",
        "Phi": "Phi = proc(t) { return erfc(-t / sqrt(2)) / 2; };\n",
        "phi": "phi = proc(t) { return exp(-t^2 / 2) / sqrt(2 * pi); };\n",
    },
    number=lambda value: repr(value).removesuffix(".0"),
    constants={"pi": "pi", "e": "exp(1)"},
    reserved=frozenset({"D", "I", "J", "e", "f", "g", "h", "i", "m", "p"}),
    powers=True,
)
