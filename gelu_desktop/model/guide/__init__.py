"""The guide's content: pages of Markdown with steps that set the panels, in every language."""

from gelu_desktop.model.guide.conditions import Condition
from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.guide.filling import filled
from gelu_desktop.model.guide.loading import KINDS, LANGUAGES, load, page
from gelu_desktop.model.guide.page import Page, Step
from gelu_desktop.model.guide.point import Point

__all__ = [
    "KINDS",
    "LANGUAGES",
    "Condition",
    "GuideError",
    "Page",
    "Point",
    "Step",
    "filled",
    "load",
    "page",
]
