"""The training race: the same small network with several activations, over several seeds."""

from gelu_desktop.panels.race.figures import data, tables
from gelu_desktop.panels.race.picture import paint
from gelu_desktop.panels.race.widget import RacePanel
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel import PanelSpec

PANEL = PanelSpec(
    "race",
    QT_TRANSLATE_NOOP("Panels", "Training race"),
    "Ctrl+Shift+R",
    RacePanel,
    paint,
    (1200, 420),
    data,
    tables,
)
