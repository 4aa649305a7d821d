"""The published forms of GELU: one row each, with the formula as text and robust kernels."""

from dataclasses import dataclass

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.numerics import logistic
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.function import Coefficient, Function
from gelu_desktop.text import QT_TRANSLATE_NOOP

SQRT_TWO_OVER_PI = 0.7978845608028654


@dataclass(frozen=True, kw_only=True)
class Approximation(Function):
    """A form of GELU with coefficients.

    Attributes
    ----------
    formula : str
        The form in the language of `gelu_desktop.numerics.expression`, operations in the order
        in which the literature writes them.
    """

    formula: str


def gelu_tanh(x: ArrayLike, c: float, a: float) -> NDArray[np.floating]:
    """Return ½·x·(1 + tanh(c·(x + a·x³)))."""
    return logistic.gated(x, b=2 * c, a=a)


def gelu_tanh_slope(x: ArrayLike, c: float, a: float) -> NDArray[np.floating]:
    """Return the first derivative of `gelu_tanh`."""
    return logistic.gated_slope(x, b=2 * c, a=a)


def gelu_tanh_curvature(x: ArrayLike, c: float, a: float) -> NDArray[np.floating]:
    """Return the second derivative of `gelu_tanh`."""
    return logistic.gated_curvature(x, b=2 * c, a=a)


def gelu_sigmoid(x: ArrayLike, k: float) -> NDArray[np.floating]:
    """Return x·σ(k·x)."""
    return logistic.gated(x, b=k)


def gelu_sigmoid_slope(x: ArrayLike, k: float) -> NDArray[np.floating]:
    """Return the first derivative of `gelu_sigmoid`."""
    return logistic.gated_slope(x, b=k)


def gelu_sigmoid_curvature(x: ArrayLike, k: float) -> NDArray[np.floating]:
    """Return the second derivative of `gelu_sigmoid`."""
    return logistic.gated_curvature(x, b=k)


_ROWS = (
    Approximation(
        name="gelu_tanh",
        label=QT_TRANSLATE_NOOP("Functions", "tanh form"),
        latex=r"\frac{x}{2}\left(1 + \tanh\left(c\left(x + a\,x^{3}\right)\right)\right)",
        kernels=(gelu_tanh, gelu_tanh_slope, gelu_tanh_curvature),
        source="Page (1977), cited in Choudhury (2014); for GELU Hendrycks and Gimpel (2016)",
        coefficients=(
            Coefficient(
                "c",
                SQRT_TWO_OVER_PI,
                0.5,
                1.1,
                QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "How steeply the gate opens at x = 0. √(2/π) = 0.797885 gives the gate the"
                    " slope of Φ there.",
                ),
            ),
            Coefficient(
                "a",
                0.044715,
                0.0,
                0.1,
                QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "Weight of the cubic term, which steepens the gate away from x = 0. The"
                    " published 0.044715 fits Φ almost as well as any value can.",
                ),
            ),
        ),
        formula="0.5*x*(1+tanh(c*(x+a*x^3)))",
    ),
    Approximation(
        name="gelu_sigmoid",
        label=QT_TRANSLATE_NOOP("Functions", "sigmoid form"),
        latex=r"x\,\sigma(k\,x) = \frac{x}{1 + e^{-k x}}",
        kernels=(gelu_sigmoid, gelu_sigmoid_slope, gelu_sigmoid_curvature),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415; QuickGELU in CLIP",
        coefficients=(
            Coefficient(
                "k",
                1.702,
                1.0,
                2.5,
                QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "How steeply the gate opens. k = 1 is SiLU; the published 1.702 brings the"
                    " logistic gate close to Φ.",
                ),
            ),
        ),
        formula="x*sigmoid(k*x)",
    ),
)

APPROXIMATIONS = {row.name: row for row in _ROWS}
FUNCTIONS: dict[str, Function] = {**ACTIVATIONS, **APPROXIMATIONS}
