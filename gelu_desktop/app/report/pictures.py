"""The pictures of the panels, inside the page."""

import base64
from xml.etree.ElementTree import Element

from PySide6.QtCore import QCoreApplication

from gelu_desktop.app.export import PICTURES, Picture, svg
from gelu_desktop.app.report.elements import element
from gelu_desktop.model.plotted import NothingPlottedError
from gelu_desktop.model.result import Result
from gelu_desktop.widgets.theme import THEMES

THEME = "light"


def picture(result: Result, name: str) -> Element:
    """Return a panel's picture with its title."""
    spec = PICTURES[name]
    made = Picture(spec, result, THEMES[THEME], spec.size)
    data = base64.b64encode(svg(made)).decode("ascii")
    width, height = map(str, spec.size)
    return element(
        "figure",
        element(
            "img",
            src=f"data:image/svg+xml;base64,{data}",
            alt=QCoreApplication.translate("Panels", spec.title),
            width=width,
            height=height,
        ),
    )


def drawn(result: Result) -> tuple[str, ...]:
    """Return the panels whose pictures a report has: those that show something."""
    return tuple(name for name in PICTURES if shows(result, name))


def shows(result: Result, name: str) -> bool:
    """Return whether a panel's picture shows more than that there is nothing to show."""
    if name == "fit":
        row = result.function(result.state.approximation)
        return any(not each.whole for each in row.coefficients)
    spec = PICTURES[name]
    if spec.tables is None:
        return True
    try:
        spec.tables(result)
    except NothingPlottedError:
        return False
    return True
