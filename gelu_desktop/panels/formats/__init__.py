"""The chosen approximation at every value of a number format."""

from gelu_desktop.panels.formats.figures import data, tables
from gelu_desktop.panels.formats.view import paint
from gelu_desktop.panels.formats.widget import FormatsPanel
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel import PanelSpec

PANEL = PanelSpec(
    "formats",
    QT_TRANSLATE_NOOP("Panels", "Formats"),
    "Ctrl+7",
    FormatsPanel,
    paint,
    (1200, 480),
    data,
    tables,
)
