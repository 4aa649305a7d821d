"""One module a panel, independent of each other; this tuple is what makes them appear."""

from gelu_desktop.panels import (
    chance,
    code,
    controls,
    curve,
    depth,
    derivative,
    dictionary,
    error,
    ffn,
    fit,
    formats,
    formula,
    guide,
    race,
)
from gelu_desktop.widgets.panel import PanelSpec

PANELS: tuple[PanelSpec, ...] = (
    controls.PANEL,
    curve.PANEL,
    derivative.PANEL,
    error.PANEL,
    ffn.PANEL,
    formula.PANEL,
    formats.PANEL,
    fit.PANEL,
    depth.PANEL,
    race.PANEL,
    chance.PANEL,
    dictionary.PANEL,
    code.PANEL,
    guide.PANEL,
)
