"""Values, slopes and curvatures at the probe as a table, for the panels that show them."""

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.figures import signed
from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.numbers import write
from gelu_desktop.model.result import EXACT, Result

translate = QCoreApplication.translate


def readings(result: Result) -> tuple[Grid]:
    """Return what is read at the probe: exact GELU, its gate, then the functions that are shown."""
    names = dict.fromkeys((EXACT, *result.readings))
    gate, density = result.gate, result.density
    rows: list[tuple[Cell, ...]] = [_row(result, name) for name in names]
    rows.insert(1, (translate("CurvePanel", "gate Φ(x)"), gate, density, -result.state.x * density))
    header = ("", "f(x)", "f′(x)", "f″(x)", "f(x) − GELU(x)")
    title = translate("Readings", "At x = {x}").format(x=signed(write(result.state.x, None)))
    return (Grid(title, header, tuple((*row, None)[:5] for row in rows)),)


def _row(result: Result, name: str) -> tuple[Cell, ...]:
    read, exact = result.readings[name], result.readings[EXACT].value
    label = translate("Functions", result.function(name).label)
    # Equal infinities differ by zero.
    apart = 0.0 if read.value == exact else read.value - exact
    return label, read.value, read.slope, read.curvature, apart
