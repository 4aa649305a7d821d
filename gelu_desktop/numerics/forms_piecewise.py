"""GELU by straight lines: the hard gate, and tables."""

from gelu_desktop.numerics import rectifiers, tables
from gelu_desktop.numerics.approximation import Approximation
from gelu_desktop.numerics.function import Coefficient
from gelu_desktop.text import QT_TRANSLATE_NOOP

_RANGE = Coefficient(
    "r",
    4.0,
    1.0,
    10.0,
    QT_TRANSLATE_NOOP(
        "Coefficients", "The table covers −r to r. Outside, the result is 0 on the left and x."
    ),
    limits=(1e-3, 1e3),
)
_SEGMENTS = Coefficient(
    "n",
    64.0,
    2.0,
    256.0,
    QT_TRANSLATE_NOOP("Coefficients", "Number of segments between −r and r: the table has n + 1."),
    limits=(2.0, float(tables.SEGMENTS_MOST)),
    whole=True,
)

PIECEWISE_ROWS = (
    Approximation(
        name="gelu_hard",
        label=QT_TRANSLATE_NOOP("Functions", "hard gate"),
        latex=r"x\,\min\left(\max\left(\frac{x + w}{2w}, 0\right), 1\right)",
        kernels=(
            rectifiers.hard_swish,
            rectifiers.hard_swish_slope,
            rectifiers.hard_swish_curvature,
        ),
        source="HardSwish, Howard et al. (2019), arXiv:1905.02244",
        coefficients=(
            Coefficient(
                "w",
                3.0,
                1.0,
                5.0,
                QT_TRANSLATE_NOOP(
                    "Coefficients", "Half the width of the gate: it opens between −w and w."
                ),
                limits=(1e-3, 1e6),
            ),
        ),
        moving_corners=lambda w: (-abs(w), abs(w)),
        formula="x*clip((x+w)/(2*w),0,1)",
        family="piecewise",
        shipped="Apple BNNS GELUApproximation2",
    ),
    Approximation(
        name="gelu_table_linear",
        label=QT_TRANSLATE_NOOP("Functions", "table, interpolated"),
        latex=r"\mathrm{table}\left(x, r, n\right)",
        kernels=(tables.linear_kernel, tables.linear_kernel_slope, rectifiers.flat),
        source="Linear interpolation between n + 1 exact values on [−r, r]",
        coefficients=(_RANGE, _SEGMENTS),
        moving_corners=tables.linear_corners,
        seams=tables.linear_seams,
        formula="table(x,r,n)",
        family="piecewise",
    ),
    Approximation(
        name="gelu_table_nearest",
        label=QT_TRANSLATE_NOOP("Functions", "table, nearest entry"),
        latex=r"\mathrm{nearest}\left(x, r, n\right)",
        kernels=(tables.nearest_kernel, tables.nearest_kernel_slope, rectifiers.flat),
        source="The nearest of n + 1 exact values on [−r, r]",
        coefficients=(_RANGE, _SEGMENTS),
        moving_corners=tables.nearest_corners,
        seams=tables.nearest_seams,
        formula="nearest(x,r,n)",
        family="piecewise",
    ),
)
