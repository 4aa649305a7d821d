"""What a plot says of the functions that it cannot draw."""

from collections.abc import Iterable

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.curves import AnyCurve
from gelu_desktop.model.result import Result

translate = QCoreApplication.translate


def blank_note(result: Result, curves: Iterable[tuple[str, AnyCurve]]) -> str:
    """Return which functions have no finite value in view; empty where all have some.

    Parameters
    ----------
    result : Result
        What is shown.
    curves : iterable of tuple
        The name of each function, and its curve in the plot.
    """
    names = [name for name, curve in curves if result.blank(curve)]
    if not names:
        return ""
    labels = [translate("Functions", result.function(name).label) for name in names]
    text = translate("PlotPanel", "no finite value in view: {names}")
    return text.format(names=", ".join(labels))
