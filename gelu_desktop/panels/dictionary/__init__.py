"""Which GELU is this? A searchable table of names, and what is meant by each."""

from gelu_desktop.panels.dictionary.widget import DictionaryPanel
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel import PanelSpec

PANEL = PanelSpec(
    "dictionary", QT_TRANSLATE_NOOP("Panels", "Dictionary"), "Ctrl+9", DictionaryPanel
)
