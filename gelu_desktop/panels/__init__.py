"""One module a panel, independent of each other; this tuple is what makes them appear."""

from gelu_desktop.panels import curve, derivative, error, ffn
from gelu_desktop.widgets.panel import PanelSpec

PANELS: tuple[PanelSpec, ...] = (
    curve.PANEL,
    derivative.PANEL,
    error.PANEL,
    ffn.PANEL,
)
