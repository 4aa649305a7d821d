"""The activation functions: one row each, with robust kernels for value, slope and curvature."""

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics import logistic
from gelu_desktop.numerics.blocks import Array, blocked, floats
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.gaussian import DENSITY_AT_ZERO, decayed, distance, mills, square
from gelu_desktop.text import QT_TRANSLATE_NOOP


@blocked
def gelu(x: Array) -> Array:
    """Return GELU(x) = x·Φ(x), exact to a few ulp from the negative tail to infinity."""
    a = distance(x)
    below = decayed(a * mills(a), a)
    return np.where(x > 0, x - below, np.copysign(below, x))


@blocked
def gelu_slope(x: Array) -> Array:
    """Return GELU'(x) = Φ(x) + x·φ(x)."""
    a = distance(x)
    below = decayed(mills(a) - a * DENSITY_AT_ZERO, a)
    return np.where(x > 0, 1 - below, below)


@blocked
def gelu_curvature(x: Array) -> Array:
    """Return GELU''(x) = φ(x)·(2 − x²)."""
    a = distance(x)
    rounded, lost = square(a)
    return decayed(DENSITY_AT_ZERO * ((2 - rounded) - lost), a)


def relu(x: ArrayLike) -> NDArray[np.floating]:
    """Return max(x, 0); NaN stays NaN."""
    x = floats(x)
    return np.where(x <= 0, x.dtype.type(0), x)


def relu_slope(x: ArrayLike) -> NDArray[np.floating]:
    """Return 1 above zero, else 0: at the corner, 0 as in PyTorch and JAX."""
    x = floats(x)
    return np.where(np.isnan(x), x, (x > 0).astype(x.dtype))


def relu_curvature(x: ArrayLike) -> NDArray[np.floating]:
    """Return 0: the corner's impulse is not a number."""
    x = floats(x)
    return np.where(np.isnan(x), x, x.dtype.type(0))


def silu(x: ArrayLike) -> NDArray[np.floating]:
    """Return SiLU(x) = x·σ(x)."""
    return logistic.gated(x, b=1.0)


def silu_slope(x: ArrayLike) -> NDArray[np.floating]:
    """Return SiLU'(x) = σ(x)·(1 + x·σ(−x))."""
    return logistic.gated_slope(x, b=1.0)


def silu_curvature(x: ArrayLike) -> NDArray[np.floating]:
    """Return SiLU''(x) = σ'(x)·(2 − x·tanh(x/2))."""
    return logistic.gated_curvature(x, b=1.0)


def tanh(x: ArrayLike) -> NDArray[np.floating]:
    """Return tanh(x)."""
    return np.asarray(np.tanh(floats(x)))


@blocked
def tanh_slope(x: Array) -> Array:
    """Return tanh'(x) = 1 − tanh²(x), without the cancellation of that difference."""
    q = np.exp(-2 * np.abs(x))
    result: Array = 4 * q / np.square(1 + q)
    return result


@blocked
def tanh_curvature(x: Array) -> Array:
    """Return tanh''(x) = −2·tanh(x)·tanh'(x)."""
    q = np.exp(-2 * np.abs(x))
    result: Array = -8 * np.tanh(x) * q / np.square(1 + q)
    return result


_ROWS = (
    Function(
        name="gelu",
        label=QT_TRANSLATE_NOOP("Functions", "GELU"),
        latex=(
            r"x\,\Phi(x) = \frac{x}{2}"
            r"\left(1 + \mathrm{erf}\left(\frac{x}{\sqrt{2}}\right)\right)"
        ),
        kernels=(gelu, gelu_slope, gelu_curvature),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415",
    ),
    Function(
        name="relu",
        label=QT_TRANSLATE_NOOP("Functions", "ReLU"),
        latex=r"\max(0, x)",
        kernels=(relu, relu_slope, relu_curvature),
        source="Nair and Hinton (2010), ICML",
        corners=(0.0,),
    ),
    Function(
        name="silu",
        label=QT_TRANSLATE_NOOP("Functions", "SiLU"),
        latex=r"x\,\sigma(x) = \frac{x}{1 + e^{-x}}",
        kernels=(silu, silu_slope, silu_curvature),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415; Elfwing et al. (2017)",
    ),
    Function(
        name="sigmoid",
        label=QT_TRANSLATE_NOOP("Functions", "Sigmoid"),
        latex=r"\sigma(x) = \frac{1}{1 + e^{-x}}",
        kernels=(logistic.sigmoid, logistic.sigmoid_slope, logistic.sigmoid_curvature),
        source="Logistic function, Verhulst (1845)",
    ),
    Function(
        name="tanh",
        label=QT_TRANSLATE_NOOP("Functions", "tanh"),
        latex=r"\tanh(x) = \frac{e^{x} - e^{-x}}{e^{x} + e^{-x}}",
        kernels=(tanh, tanh_slope, tanh_curvature),
        source="Hyperbolic tangent",
    ),
)

ACTIVATIONS = {row.name: row for row in _ROWS}
