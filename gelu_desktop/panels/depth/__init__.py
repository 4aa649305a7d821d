"""Signals and gradients through a deep stack at the beginning of training."""

from gelu_desktop.panels.depth.figures import data, tables
from gelu_desktop.panels.depth.view import paint
from gelu_desktop.panels.depth.widget import DepthPanel
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel import PanelSpec

PANEL = PanelSpec(
    "depth",
    QT_TRANSLATE_NOOP("Panels", "Depth"),
    "Ctrl+Shift+D",
    DepthPanel,
    paint,
    (1080, 420),
    data,
    tables,
)
