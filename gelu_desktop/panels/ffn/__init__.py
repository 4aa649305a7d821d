"""The feed-forward block at work on a token or a batch, with two activations side by side."""

from gelu_desktop.panels.ffn.figures import data, tables
from gelu_desktop.panels.ffn.picture import paint
from gelu_desktop.panels.ffn.widget import FfnPanel

create = FfnPanel

__all__ = ["create", "data", "paint", "tables"]
