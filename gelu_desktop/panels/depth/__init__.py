"""Signals and gradients through a deep stack at the beginning of training."""

from gelu_desktop.panels.depth.figures import data, tables
from gelu_desktop.panels.depth.view import paint
from gelu_desktop.panels.depth.widget import DepthPanel

create = DepthPanel

__all__ = ["create", "data", "paint", "tables"]
