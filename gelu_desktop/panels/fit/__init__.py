"""Coefficients of the chosen approximation refitted, before and after side by side."""

from gelu_desktop.panels.fit.figures import data, figures
from gelu_desktop.panels.fit.view import paint
from gelu_desktop.panels.fit.widget import FitPanel
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel import PanelSpec

PANEL = PanelSpec(
    "fit",
    QT_TRANSLATE_NOOP("Panels", "Refit"),
    "Ctrl+8",
    FitPanel,
    paint,
    (1080, 420),
    data,
    figures,
)
