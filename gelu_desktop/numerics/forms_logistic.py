"""The tanh and the sigmoid forms of GELU, in the wordings in which they are computed.

Wordings of one form share its kernels: they differ only when every operation is rounded.
"""

import dataclasses
from fractions import Fraction
from functools import lru_cache

from numpy.typing import ArrayLike

from gelu_desktop.numerics import gate, logistic
from gelu_desktop.numerics.approximation import Approximation
from gelu_desktop.numerics.blocks import Array, Values, blocked
from gelu_desktop.numerics.function import Coefficient
from gelu_desktop.numerics.twofold import meant
from gelu_desktop.text import QT_TRANSLATE_NOOP

SQRT_TWO_OVER_PI = 0.7978845608028654
_SQRT_TWO_OVER_PI = Fraction("0.797884560802865355879892119868763737")


def _doubled(c: float) -> Fraction:
    """Return 2c; the float next to √(2/π) stands for √(2/π) itself."""
    return 2 * (_SQRT_TWO_OVER_PI if c == SQRT_TWO_OVER_PI else meant(c))


@lru_cache(maxsize=64)
def _third_order(c: float, a: float) -> gate.Cubic:
    return gate.Cubic.of(_doubled(c), meant(a))


@lru_cache(maxsize=64)
def _fifth_order(c: float, a: float, b: float) -> gate.Quintic:
    return gate.Quintic.of(_doubled(c), meant(a), meant(b))


@blocked
def gelu_tanh(x: Array, c: float, a: float) -> Values:
    """Return ½·x·(1 + tanh(c·(x + a·x³)))."""
    return gate.through(x, gate.cubic(x, _third_order(c, a)))


@blocked
def gelu_tanh_slope(x: Array, c: float, a: float) -> Values:
    """Return the first derivative of `gelu_tanh`."""
    return gate.through_slope(gate.cubic(x, _third_order(c, a)))


@blocked
def gelu_tanh_curvature(x: Array, c: float, a: float) -> Values:
    """Return the second derivative of `gelu_tanh`."""
    return gate.through_curvature(gate.cubic(x, _third_order(c, a)))


@blocked
def gelu_tanh5(x: Array, c: float, a: float, b: float) -> Values:
    """Return ½·x·(1 + tanh(c·x·(1 + a·m + b·m²))), m = min(x², 64)."""
    return gate.through(x, gate.quintic(x, _fifth_order(c, a, b)))


@blocked
def gelu_tanh5_slope(x: Array, c: float, a: float, b: float) -> Values:
    """Return the first derivative of `gelu_tanh5`."""
    return gate.through_slope(gate.quintic(x, _fifth_order(c, a, b)))


@blocked
def gelu_tanh5_curvature(x: Array, c: float, a: float, b: float) -> Values:
    """Return the second derivative of `gelu_tanh5`."""
    return gate.through_curvature(gate.quintic(x, _fifth_order(c, a, b)))


def gelu_sigmoid(x: ArrayLike, k: float) -> Values:
    """Return x·σ(k·x)."""
    return logistic.swish(x, beta=k)


def gelu_sigmoid_slope(x: ArrayLike, k: float) -> Values:
    """Return the first derivative of `gelu_sigmoid`."""
    return logistic.swish_slope(x, beta=k)


def gelu_sigmoid_curvature(x: ArrayLike, k: float) -> Values:
    """Return the second derivative of `gelu_sigmoid`."""
    return logistic.swish_curvature(x, beta=k)


_C = Coefficient(
    "c",
    SQRT_TWO_OVER_PI,
    0.5,
    1.1,
    QT_TRANSLATE_NOOP(
        "Coefficients",
        "How steeply the gate opens at x = 0. √(2/π) = 0.797885 gives the gate the"
        " slope of Φ there.",
    ),
)
_A = Coefficient(
    "a",
    0.044715,
    0.0,
    0.1,
    QT_TRANSLATE_NOOP(
        "Coefficients",
        "Weight of the cubic term, which steepens the gate away from x = 0. The"
        " published 0.044715 fits Φ almost as well as any value can.",
    ),
)
_K = Coefficient(
    "k",
    1.702,
    1.0,
    2.5,
    QT_TRANSLATE_NOOP(
        "Coefficients",
        "How steeply the gate opens. k = 1 is SiLU; the published 1.702 brings the"
        " logistic gate close to Φ.",
    ),
)

_TANH = Approximation(
    name="gelu_tanh",
    label=QT_TRANSLATE_NOOP("Functions", "tanh form"),
    latex=r"\frac{x}{2}\left(1 + \tanh\left(c\left(x + a\,x^{3}\right)\right)\right)",
    kernels=(gelu_tanh, gelu_tanh_slope, gelu_tanh_curvature),
    source="Page (1977), cited in Choudhury (2014); for GELU Hendrycks and Gimpel (2016)",
    coefficients=(_C, _A),
    formula="0.5*x*(1+tanh(c*(x+a*x^3)))",
    family="tanh",
    shipped="PyTorch approximate='tanh', JAX, Flax, Keras, cuBLASLt, CUTLASS, GPT-2",
)
_SIGMOID = Approximation(
    name="gelu_sigmoid",
    label=QT_TRANSLATE_NOOP("Functions", "sigmoid form"),
    latex=r"x\,\sigma(k\,x)",
    kernels=(gelu_sigmoid, gelu_sigmoid_slope, gelu_sigmoid_curvature),
    source="Hendrycks and Gimpel (2016), arXiv:1606.08415; QuickGELU in CLIP",
    coefficients=(_K,),
    formula="x*sigmoid(k*x)",
    family="sigmoid",
    shipped="CLIP (QuickGELU), MLX gelu_fast_approx",
)

TANH_ROWS = (
    _TANH,
    dataclasses.replace(
        _TANH,
        name="gelu_tanh_exp",
        label=QT_TRANSLATE_NOOP("Functions", "tanh form, by exp"),
        latex=r"\frac{x}{1 + e^{-2c\left(x + a\,x^{3}\right)}}",
        formula="x/(1+exp(-2*c*(x+a*x^3)))",
        shipped="ONNX Runtime FastGelu",
    ),
    dataclasses.replace(
        _TANH,
        name="gelu_tanh_factored",
        label=QT_TRANSLATE_NOOP("Functions", "tanh form, factored"),
        latex=r"\frac{x}{2}\left(1 + \tanh\left(c\,x\left(1 + a\,x^{2}\right)\right)\right)",
        formula="0.5*x*(1+tanh(c*x*(1+a*x*x)))",
        shipped="FlashAttention",
    ),
    Approximation(
        name="gelu_tanh5",
        label=QT_TRANSLATE_NOOP("Functions", "tanh form, fifth order"),
        latex=(
            r"\frac{x}{2}\left(1 + \tanh\left(c\,x\left(1 + a\,m + b\,m^{2}\right)\right)\right),"
            r"\quad m = \min(x^{2}, 64)"
        ),
        kernels=(gelu_tanh5, gelu_tanh5_slope, gelu_tanh5_curvature),
        corners=(-8.0, 8.0),
        source="Minimax coefficients for c = √(2/π), with the square of x limited to 64",
        coefficients=(
            _C,
            dataclasses.replace(
                _A,
                published=0.04604067405703956,
                meaning=QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "Weight of the cubic term, which steepens the gate away from x = 0.",
                ),
            ),
            Coefficient(
                "b",
                -3.949096775639958e-4,
                -0.001,
                0.001,
                QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "Weight of the term of fifth order. Below zero it needs the limit on x²,"
                    " or the gate would turn back.",
                ),
            ),
        ),
        formula="0.5*x*(1+tanh(c*x*(1+a*min(x*x,64)+b*min(x*x,64)^2)))",
        family="tanh",
    ),
)
SIGMOID_ROWS = (
    dataclasses.replace(_SIGMOID, latex=r"x\,\sigma(k\,x) = \frac{x}{1 + e^{-k x}}"),
    dataclasses.replace(
        _SIGMOID,
        name="gelu_sigmoid_exp",
        label=QT_TRANSLATE_NOOP("Functions", "sigmoid form, by exp"),
        latex=r"\frac{x}{1 + e^{-k x}}",
        formula="x/(1+exp(-k*x))",
        shipped="llama.cpp gelu_quick",
    ),
)
