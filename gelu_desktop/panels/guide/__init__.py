"""The guide: a lesson that drives the panels, and what else there is to read beside them."""

from gelu_desktop.panels.guide.widget import GuidePanel
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel import PanelSpec

PANEL = PanelSpec("guide", QT_TRANSLATE_NOOP("Panels", "Guide"), "Ctrl+Shift+L", GuidePanel)
