"""The random mask whose mean is GELU, sampled at the probe."""

from gelu_desktop.panels.chance.figures import data, tables
from gelu_desktop.panels.chance.view import paint
from gelu_desktop.panels.chance.widget import ChancePanel

create = ChancePanel

__all__ = ["create", "data", "paint", "tables"]
