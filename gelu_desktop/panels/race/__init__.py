"""The training race: the same small network with several activations, over several seeds."""

from gelu_desktop.panels.race.figures import data, tables
from gelu_desktop.panels.race.picture import paint
from gelu_desktop.panels.race.widget import RacePanel

create = RacePanel

__all__ = ["create", "data", "paint", "tables"]
