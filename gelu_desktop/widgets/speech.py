"""What screen readers are told beyond what Qt tells them: roles, names, and what happens."""

from PySide6.QtCore import QObject
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget, QComboBox, QLabel, QWidget

_ROLE = "spokenRole"


def announce(source: QWidget, text: str, urgent: bool = False) -> None:
    """Have a screen reader say ``text``, wherever the focus is.

    Parameters
    ----------
    source : QWidget
        Where the text stands.
    text : str
        The text, already translated; nothing is said of an empty one.
    urgent : bool
        Whether it interrupts what is being said, as a failure does.
    """
    if text and QAccessible.isActive():
        politeness = QAccessible.AnnouncementPoliteness
        event = QAccessibleAnnouncementEvent(source, text)
        event.setPoliteness(politeness.Assertive if urgent else politeness.Polite)
        QAccessible.updateAccessibility(event)


def call(box: QComboBox, name: str) -> None:
    """Name a list that has no label beside it.

    Where the name of a list is what is chosen in it, as on Linux, only a label says what the list
    is for.

    Parameters
    ----------
    box : QComboBox
        The list.
    name : str
        What is chosen in it, already translated.
    """
    box.setAccessibleName(name)
    label = QLabel(name, box)
    label.hide()
    label.setBuddy(box)


def speak_as(widget: QWidget, role: QAccessible.Role) -> None:
    """Say what a widget is that is painted by ourselves; before a screen reader sees it."""
    widget.setProperty(_ROLE, role.value)


def call_picture(widget: QWidget, name: str) -> None:
    """Name a widget that is a picture painted by ourselves; its description says what it shows."""
    widget.setAccessibleName(name)
    speak_as(widget, QAccessible.Role.Chart)


def install_roles() -> None:
    """Make known to Qt what `speak_as` says."""
    QAccessible.installFactory(_made)


def _made(_name: str, thing: QObject | None) -> QAccessibleInterface | None:
    if not isinstance(thing, QWidget) or (role := thing.property(_ROLE)) is None:
        return None
    return QAccessibleWidget(thing, QAccessible.Role(role))
