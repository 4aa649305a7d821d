"""The guide: a lesson that drives the panels, and what else there is to read beside them."""

from gelu_desktop.panels.guide.widget import GuidePanel

create = GuidePanel

__all__ = ["create"]
