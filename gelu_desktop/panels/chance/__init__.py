"""The random mask whose mean is GELU, sampled at the probe."""

from gelu_desktop.panels.chance.figures import data, tables
from gelu_desktop.panels.chance.view import paint
from gelu_desktop.panels.chance.widget import ChancePanel
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel import PanelSpec

PANEL = PanelSpec(
    "chance",
    QT_TRANSLATE_NOOP("Panels", "Random gate"),
    "Ctrl+Shift+G",
    ChancePanel,
    paint,
    (960, 420),
    data,
    tables,
)
