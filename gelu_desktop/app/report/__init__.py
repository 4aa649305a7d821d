"""A report: one page of HTML that states what is on screen, with nothing outside of it."""

from gelu_desktop.app.report.page import report

__all__ = ["report"]
