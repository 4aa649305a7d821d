"""A dock for each row of PANELS."""

from functools import partial

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence

from gelu_desktop.app.actions import Window
from gelu_desktop.panels import PANELS
from gelu_desktop.session import Session
from gelu_desktop.widgets.dock import Dock
from gelu_desktop.widgets.theme import Theme


def docks_of(session: Session, theme: Theme, window: Window) -> dict[str, Dock]:
    """Return a dock for each panel, in the language of now; all wait to be released.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    window : Window
        What the buttons act on.
    """
    docks = {}
    for spec in PANELS:
        title = QCoreApplication.translate("Panels", spec.title)
        make = partial(spec.create, session, theme)
        dock = docks[spec.name] = Dock(spec.name, title, theme, spec.paint is not None, make)
        dock.hold()
        dock.toggle.setShortcut(QKeySequence(spec.shortcut))
        dock.export_requested.connect(window.export_image)
    return docks
