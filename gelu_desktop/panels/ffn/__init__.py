"""The feed-forward block at work on a token or a batch, with two activations side by side."""

from gelu_desktop.panels.ffn.figures import data, tables
from gelu_desktop.panels.ffn.picture import paint
from gelu_desktop.panels.ffn.widget import FfnPanel
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel import PanelSpec

PANEL = PanelSpec(
    "ffn",
    QT_TRANSLATE_NOOP("Panels", "FFN simulator"),
    "Ctrl+5",
    FfnPanel,
    paint,
    (1200, 480),
    data,
    tables,
)
