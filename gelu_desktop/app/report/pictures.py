"""The pictures of the panels, inside the page."""

import base64
from xml.etree.ElementTree import Element

from PySide6.QtCore import QCoreApplication

from gelu_desktop.app.export import PICTURES, Picture, svg
from gelu_desktop.app.report.elements import element
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
