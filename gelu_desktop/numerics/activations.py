"""The activation functions: one row each, with robust kernels for value, slope and curvature."""

from gelu_desktop.numerics import algebraic, exponential, logistic, rectifiers
from gelu_desktop.numerics.function import Coefficient, Function
from gelu_desktop.numerics.gelu import gelu, gelu_curvature, gelu_slope
from gelu_desktop.text import QT_TRANSLATE_NOOP

_POSITIVE = (1e-3, 1e6)

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
        kernels=(rectifiers.relu, rectifiers.relu_slope, rectifiers.flat),
        source="Nair and Hinton (2010), ICML",
        corners=(0.0,),
    ),
    Function(
        name="silu",
        label=QT_TRANSLATE_NOOP("Functions", "SiLU"),
        latex=r"x\,\sigma(x) = \frac{x}{1 + e^{-x}}",
        kernels=(logistic.silu, logistic.silu_slope, logistic.silu_curvature),
        source="Hendrycks and Gimpel (2016), arXiv:1606.08415; Elfwing et al. (2017)",
    ),
    Function(
        name="sigmoid",
        label=QT_TRANSLATE_NOOP("Functions", "Sigmoid"),
        latex=r"\frac{1}{1 + e^{-x}}",
        kernels=(logistic.sigmoid, logistic.sigmoid_slope, logistic.sigmoid_curvature),
        source="Logistic function, Verhulst (1845)",
    ),
    Function(
        name="tanh",
        label=QT_TRANSLATE_NOOP("Functions", "tanh"),
        latex=r"\frac{e^{x} - e^{-x}}{e^{x} + e^{-x}}",
        kernels=(logistic.tanh, logistic.tanh_slope, logistic.tanh_curvature),
        source="Hyperbolic tangent",
    ),
    Function(
        name="leaky_relu",
        label=QT_TRANSLATE_NOOP("Functions", "Leaky ReLU"),
        latex=r"\max(0, x) + \alpha\,\min(0, x)",
        kernels=(rectifiers.leaky_relu, rectifiers.leaky_relu_slope, rectifiers.flat),
        source="Maas et al. (2013), ICML; as PReLU with learned alpha He et al. (2015),"
        " arXiv:1502.01852",
        coefficients=(
            Coefficient(
                "alpha",
                0.01,
                0.0,
                1.0,
                QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "Slope for negative x. The published 0.01 is fixed; PReLU learns it,"
                    " beginning at 0.25.",
                ),
            ),
        ),
        corners=(0.0,),
    ),
    Function(
        name="elu",
        label=QT_TRANSLATE_NOOP("Functions", "ELU"),
        latex=r"\max(0, x) + \alpha\,(e^{\min(0, x)} - 1)",
        kernels=(exponential.elu, exponential.elu_slope, exponential.elu_curvature),
        source="Clevert et al. (2016), arXiv:1511.07289",
        coefficients=(
            Coefficient(
                "alpha",
                1.0,
                0.0,
                3.0,
                QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "ELU tends to −alpha for negative x. Only for 1 is its slope continuous.",
                ),
            ),
        ),
        corners=(0.0,),
    ),
    Function(
        name="celu",
        label=QT_TRANSLATE_NOOP("Functions", "CELU"),
        latex=r"\max(0, x) + \alpha\,(e^{\min(0, x)/\alpha} - 1)",
        kernels=(exponential.celu, exponential.celu_slope, exponential.celu_curvature),
        source="Barron (2017), arXiv:1704.07483",
        coefficients=(
            Coefficient(
                "alpha",
                1.0,
                0.1,
                3.0,
                QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "CELU tends to −alpha for negative x, and its slope is continuous for every"
                    " alpha.",
                ),
                limits=_POSITIVE,
            ),
        ),
        corners=(0.0,),
    ),
    Function(
        name="selu",
        label=QT_TRANSLATE_NOOP("Functions", "SELU"),
        latex=r"\lambda\left(\max(0, x) + \alpha\,(e^{\min(0, x)} - 1)\right)",
        kernels=(exponential.selu, exponential.selu_slope, exponential.selu_curvature),
        source="Klambauer et al. (2017), arXiv:1706.02515",
        corners=(0.0,),
    ),
    Function(
        name="swish",
        label=QT_TRANSLATE_NOOP("Functions", "Swish"),
        latex=r"x\,\sigma(\beta x) = \frac{x}{1 + e^{-\beta x}}",
        kernels=(logistic.swish, logistic.swish_slope, logistic.swish_curvature),
        source="Ramachandran et al. (2017), arXiv:1710.05941",
        coefficients=(
            Coefficient(
                "beta",
                1.0,
                0.0,
                5.0,
                QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "How steeply the gate opens: 0 gives x/2, 1 is SiLU, and a large beta comes"
                    " close to ReLU.",
                ),
            ),
        ),
    ),
    Function(
        name="mish",
        label=QT_TRANSLATE_NOOP("Functions", "Mish"),
        latex=r"x\,\tanh\left(\ln(1 + e^{x})\right)",
        kernels=(exponential.mish, exponential.mish_slope, exponential.mish_curvature),
        source="Misra (2019), arXiv:1908.08681",
    ),
    Function(
        name="softplus",
        label=QT_TRANSLATE_NOOP("Functions", "Softplus"),
        latex=r"\frac{1}{\beta}\,\ln\left(1 + e^{\beta x}\right)",
        kernels=(
            exponential.softplus,
            exponential.softplus_slope,
            exponential.softplus_curvature,
        ),
        source="Dugas et al. (2001), NIPS",
        coefficients=(
            Coefficient(
                "beta",
                1.0,
                0.1,
                10.0,
                QT_TRANSLATE_NOOP(
                    "Coefficients",
                    "How sharply it bends at x = 0, where it is ln(2)/beta; a large beta comes"
                    " close to ReLU.",
                ),
                limits=_POSITIVE,
            ),
        ),
    ),
    Function(
        name="softsign",
        label=QT_TRANSLATE_NOOP("Functions", "Softsign"),
        latex=r"\frac{x}{1 + |x|}",
        kernels=(algebraic.softsign, algebraic.softsign_slope, algebraic.softsign_curvature),
        source="Bergstra et al. (2009)",
        corners=(0.0,),
    ),
    Function(
        name="hard_sigmoid",
        label=QT_TRANSLATE_NOOP("Functions", "HardSigmoid"),
        latex=r"\min\left(\max\left(\frac{x + 3}{6}, 0\right), 1\right)",
        kernels=(rectifiers.hard_sigmoid, rectifiers.hard_sigmoid_slope, rectifiers.flat),
        source="Howard et al. (2019), arXiv:1905.02244",
        corners=(-3.0, 3.0),
    ),
    Function(
        name="hard_swish",
        label=QT_TRANSLATE_NOOP("Functions", "HardSwish"),
        latex=r"x\,\min\left(\max\left(\frac{x + 3}{6}, 0\right), 1\right)",
        kernels=(
            rectifiers.hard_swish,
            rectifiers.hard_swish_slope,
            rectifiers.hard_swish_curvature,
        ),
        source="Howard et al. (2019), arXiv:1905.02244",
        corners=(-3.0, 3.0),
    ),
    Function(
        name="hard_tanh",
        label=QT_TRANSLATE_NOOP("Functions", "HardTanh"),
        latex=r"\min\left(\max(x, -1), 1\right)",
        kernels=(rectifiers.hard_tanh, rectifiers.hard_tanh_slope, rectifiers.flat),
        source="Collobert (2004)",
        corners=(-1.0, 1.0),
    ),
    Function(
        name="relu6",
        label=QT_TRANSLATE_NOOP("Functions", "ReLU6"),
        latex=r"\min\left(\max(x, 0), 6\right)",
        kernels=(rectifiers.relu6, rectifiers.relu6_slope, rectifiers.flat),
        source="Krizhevsky (2010); Howard et al. (2017), arXiv:1704.04861",
        corners=(0.0, 6.0),
    ),
    Function(
        name="relu_squared",
        label=QT_TRANSLATE_NOOP("Functions", "squared ReLU"),
        latex=r"\max(0, x)^{2}",
        kernels=(
            rectifiers.relu_squared,
            rectifiers.relu_squared_slope,
            rectifiers.relu_squared_curvature,
        ),
        source="So et al. (2021), arXiv:2109.08668",
        corners=(0.0,),
    ),
    Function(
        name="laplace_gate",
        label=QT_TRANSLATE_NOOP("Functions", "Laplace gate"),
        latex=r"x\,P(L \leq x), \quad L \sim \mathrm{Laplace}(0, 1)",
        kernels=(
            exponential.laplace_gate,
            exponential.laplace_gate_slope,
            exponential.laplace_gate_curvature,
        ),
        source="Suggested by Hendrycks and Gimpel (2016), arXiv:1606.08415",
    ),
    Function(
        name="cauchy_gate",
        label=QT_TRANSLATE_NOOP("Functions", "Cauchy gate"),
        latex=r"x\left(\frac{1}{2} + \frac{\arctan(x)}{\pi}\right)",
        kernels=(
            algebraic.cauchy_gate,
            algebraic.cauchy_gate_slope,
            algebraic.cauchy_gate_curvature,
        ),
        source="Related to ELU by Hendrycks and Gimpel (2016), arXiv:1606.08415",
    ),
)

ACTIVATIONS = {row.name: row for row in _ROWS}
