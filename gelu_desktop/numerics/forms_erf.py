"""GELU by the error function: exact in three wordings, and with erf itself approximated."""

import numpy as np

from gelu_desktop.numerics.approximation import Approximation
from gelu_desktop.numerics.blocks import Array
from gelu_desktop.numerics.function import Coefficient
from gelu_desktop.numerics.gelu import gelu, gelu_curvature, gelu_slope
from gelu_desktop.numerics.mirrored import kernels
from gelu_desktop.text import QT_TRANSLATE_NOOP

_GELU = (gelu, gelu_slope, gelu_curvature)
_HENDRYCKS = "Hendrycks and Gimpel (2016), arXiv:1606.08415"
_CLAMPED = QT_TRANSLATE_NOOP(
    "Coefficients",
    "Where the fraction ends, in |x|/√2: from here on erf is ±1, which it is in float32.",
)

EXACT_ROWS = (
    Approximation(
        name="gelu_erf",
        label=QT_TRANSLATE_NOOP("Functions", "erf form"),
        latex=r"\frac{x}{2}\left(1 + \mathrm{erf}\left(\frac{x}{\sqrt{2}}\right)\right)",
        kernels=_GELU,
        source=_HENDRYCKS,
        formula="x*0.5*(1+erf(x/sqrt(2)))",
        family="exact",
        shipped="PyTorch approximate='none', CUTLASS, ONNX Gelu, OpenVINO, TensorFlow",
    ),
    Approximation(
        name="gelu_erfc",
        label=QT_TRANSLATE_NOOP("Functions", "erfc form"),
        latex=r"\frac{x}{2}\,\mathrm{erfc}\left(-\frac{x}{\sqrt{2}}\right)",
        kernels=_GELU,
        source=_HENDRYCKS,
        formula="x*0.5*erfc(-x/sqrt(2))",
        family="exact",
        shipped="JAX approximate=False",
    ),
    Approximation(
        name="gelu_ndtr",
        label=QT_TRANSLATE_NOOP("Functions", "Φ form"),
        latex=r"x\,\Phi(x)",
        kernels=_GELU,
        source=_HENDRYCKS,
        formula="x*Phi(x)",
        family="exact",
        shipped="SciPy ndtr",
    ),
)

_HALF = 0.5**0.5

_WEIGHT = QT_TRANSLATE_NOOP("Coefficients", "A coefficient of the polynomial in t.")
_PUBLISHED = {
    "a1": 0.254829592,
    "a2": -0.284496736,
    "a3": 1.421413741,
    "a4": -1.453152027,
    "a5": 1.061405429,
}

_NUMERATOR = (
    0.00022905065861350646,
    0.0034082910107109506,
    0.050955695062380861,
    0.18520832239976145,
    1.128379143519084,
)
_DENOMINATOR = (
    -1.1791602954361697e-7,
    0.000023547966471313185,
    0.0010179625278914885,
    0.014070470171167667,
    0.11098505178285362,
    0.49746925110067538,
    1.0,
)


def _series(size: str) -> str:
    """Return the polynomial in t of Abramowitz and Stegun, ``size`` being |x|."""
    t = f"(1/(1+p*{size}/sqrt(2)))"
    return f"{t}*(a1+{t}*(a2+{t}*(a3+{t}*(a4+{t}*a5))))"


def _abramowitz_stegun(a: Array, order: int, p: float, **series: float) -> Array:
    """Return ½·P(t)·exp(−a²/2), t = 1/(1 + p·a/√2), or a derivative by a."""
    rate = p * _HALF
    t = 1 / (1 + rate * a)
    power = np.polynomial.Polynomial([0.0, *(series[name] for name in _PUBLISHED)])
    decay: Array = 0.5 * np.exp(-0.5 * a * a)
    if order == 0:
        return decay * power(t)
    first, bent = power.deriv()(t), -rate * t * t
    if order == 1:
        return decay * (first * bent - a * power(t))
    second = power.deriv(2)(t) * bent * bent - 2 * rate * t * first * bent
    return decay * (second - 2 * a * first * bent + (a * a - 1) * power(t))


def _rational(a: Array, order: int, c: float) -> Array:
    """Return ½·(1 − z·P(z²)/Q(z²)) for z = a/√2 up to c, then 0, or a derivative by a."""
    z = np.minimum(a * _HALF, c)
    inside = ~(a * _HALF > c)
    s = z * z
    p, p1, p2 = (np.polyval(np.polyder(_NUMERATOR, times), s) for times in range(3))
    q, q1, q2 = (np.polyval(np.polyder(_DENOMINATOR, times), s) for times in range(3))
    ratio = z * p / q
    if order == 0:
        return np.where(inside, 0.5 * (1 - ratio), 0.0)
    first = (p + 2 * s * p1 - 2 * z * q1 * ratio) / q
    if order == 2:
        second = z * (6 * p1 + 4 * s * p2) - ratio * (2 * q1 + 4 * s * q2) - 4 * z * q1 * first
        first = _HALF * second / q
    return np.where(inside, -0.5 * _HALF * first, 0.0)


def _parabola(z: Array, order: int, a: float, b: float) -> Array:
    """Return −½·a·(min(z/√2, −b) + b)², or a derivative by z."""
    distance = np.minimum(z * _HALF + b, 0.0)
    if order == 0:
        return -0.5 * a * distance * distance
    inside = z * _HALF < -b
    return np.where(inside, -a * _HALF * (distance if order == 1 else _HALF), 0.0)


def _fraction(z: str) -> str:
    """Return z·P(z²)/Q(z²) with both polynomials in Horner's form."""
    square = f"({z}*{z})"
    parts = []
    for first, *rest in (_NUMERATOR, _DENOMINATOR):
        text = repr(first)
        for coefficient in rest:
            text = f"({text}*{square}+{coefficient!r})"
        parts.append(text)
    return f"{z}*{parts[0]}/{parts[1]}"


def _ibert_corners(a: float, b: float) -> tuple[float, ...]:
    """Return where the parabola begins and ends."""
    del a
    return (-abs(b) * 2**0.5, 0.0, abs(b) * 2**0.5)


ERF_ROWS = (
    Approximation(
        name="gelu_as7126",
        label=QT_TRANSLATE_NOOP("Functions", "Abramowitz–Stegun erf"),
        latex=(
            r"\frac{x}{2}\left(1 + \mathrm{sgn}(x)\left(1 - t\left(a_1 + t\left(a_2 + t\left(a_3"
            r" + t\left(a_4 + t\,a_5\right)\right)\right)\right)e^{-x^2/2}\right)\right),"
            r"\quad t = \frac{1}{1 + p\,|x|/\sqrt{2}}"
        ),
        kernels=kernels(_abramowitz_stegun),
        source="Hastings (1955); Abramowitz and Stegun (1964), formula 7.1.26",
        coefficients=(
            Coefficient(
                "p",
                0.3275911,
                0.2,
                0.5,
                QT_TRANSLATE_NOOP("Coefficients", "How fast t = 1/(1 + p·|x|/√2) falls."),
            ),
            *(
                Coefficient(name, value, value - 0.1, value + 0.1, _WEIGHT)
                for name, value in _PUBLISHED.items()
            ),
        ),
        corners=(0.0,),
        formula=f"0.5*x*(1+sign(x)*(1-{_series('abs(x)')}*exp(-(x/sqrt(2))^2)))",
        family="erf",
        shipped="oneDNN before AVX-512",
    ),
    Approximation(
        name="gelu_eigen",
        label=QT_TRANSLATE_NOOP("Functions", "Eigen/XLA erf"),
        latex=(
            r"\frac{x}{2}\left(1 + z\,\frac{P_4(z^2)}{Q_6(z^2)}\right),"
            r"\quad z = \frac{x}{\sqrt{2}}, \; |z| \leq c"
        ),
        kernels=kernels(_rational),
        source="Rational minimax of erf for float32 in Eigen and XLA",
        coefficients=(Coefficient("c", 3.832506856900711, 2.0, 5.0, _CLAMPED, limits=(0.1, 1e6)),),
        moving_corners=lambda c: (-abs(c) * 2**0.5, abs(c) * 2**0.5),
        formula="0.5*x*(1+sign(x)*max(step(abs(x)/sqrt(2)-c),"
        f"{_fraction('min(abs(x)/sqrt(2),c)')}))",
        family="erf",
        shipped="Eigen, TensorFlow, XLA",
    ),
    Approximation(
        name="gelu_ibert",
        label=QT_TRANSLATE_NOOP("Functions", "I-BERT"),
        latex=(
            r"\frac{x}{2}\left(1 + \mathrm{sgn}(x)\left(a\left(\min\left(\frac{|x|}{\sqrt{2}}, -b"
            r"\right) + b\right)^{2} + 1\right)\right)"
        ),
        kernels=kernels(_parabola),
        source="Kim et al. (2021), arXiv:2101.01321",
        coefficients=(
            Coefficient(
                "a",
                -0.2888,
                -0.5,
                -0.1,
                QT_TRANSLATE_NOOP("Coefficients", "How strongly the parabola bends."),
            ),
            Coefficient(
                "b",
                -1.769,
                -3.0,
                -1.0,
                QT_TRANSLATE_NOOP(
                    "Coefficients", "Minus the place, in |x|/√2, from which the gate is shut."
                ),
            ),
        ),
        moving_corners=_ibert_corners,
        formula="0.5*x*(1+sign(x)*(a*(min(abs(x/sqrt(2)),-b)+b)^2+1))",
        family="erf",
        shipped="I-BERT",
    ),
)
