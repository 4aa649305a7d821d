"""Coefficients of the chosen approximation refitted, before and after side by side."""

from gelu_desktop.panels.fit.figures import data, figures
from gelu_desktop.panels.fit.view import paint
from gelu_desktop.panels.fit.widget import FitPanel

create = FitPanel
tables = figures

__all__ = ["create", "data", "paint", "tables"]
