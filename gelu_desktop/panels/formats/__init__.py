"""The chosen approximation at every value of a number format."""

from gelu_desktop.panels.formats.figures import data, tables
from gelu_desktop.panels.formats.view import paint
from gelu_desktop.panels.formats.widget import FormatsPanel

create = FormatsPanel

__all__ = ["create", "data", "paint", "tables"]
