"""The pictures of the panels, inside the page."""

import base64
import math
from xml.etree.ElementTree import Element

from PySide6.QtCore import QCoreApplication, QRectF

from gelu_desktop.app.export import PICTURES, Picture, svg
from gelu_desktop.app.report.elements import element
from gelu_desktop.model.plotted import NothingPlottedError
from gelu_desktop.model.result import Result
from gelu_desktop.panels.formats.view import plan
from gelu_desktop.widgets.theme import THEMES

THEME = "light"
LEAST = 320


def picture(result: Result, name: str) -> Element:
    """Return a panel's picture with its title."""
    spec = PICTURES[name]
    size = size_of(result, name)
    made = Picture(spec, result, THEMES[THEME], size)
    data = base64.b64encode(svg(made)).decode("ascii")
    width, height = map(str, size)
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


def size_of(result: Result, name: str) -> tuple[int, int]:
    """Return the size of a picture in pixels; that of the formats is as high as its tables."""
    width, height = PICTURES[name].size
    if name != "formats" or result.sweep is None:
        return width, height
    planned = plan(QRectF(0, 0, width, 0), result, result.sweep)
    return width, max(LEAST, math.ceil(planned.bottom))
