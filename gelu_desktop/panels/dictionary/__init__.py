"""Which GELU is this? A searchable table of names, and what is meant by each."""

from gelu_desktop.panels.dictionary.widget import DictionaryPanel

create = DictionaryPanel

__all__ = ["create"]
