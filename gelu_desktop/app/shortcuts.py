"""The sheet of shortcuts, made from the actions and the panels."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import QDialog, QDialogButtonBox, QGridLayout, QLabel, QVBoxLayout, QWidget

from gelu_desktop.app.actions import ACTIONS
from gelu_desktop.panels import PANELS
from gelu_desktop.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate

MOUSE: tuple[tuple[str, str], ...] = (
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Drag in a plot"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the probe"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Right button, or Shift and drag"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the plot"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Wheel"), QT_TRANSLATE_NOOP("Shortcuts", "zoom along x")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Ctrl and wheel"),
        QT_TRANSLATE_NOOP("Shortcuts", "zoom along y"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Shift and wheel, arrow keys"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the probe by a small step"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Shift or Ctrl and arrow keys"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the probe by a large step"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Double click in a plot"),
        QT_TRANSLATE_NOOP("Shortcuts", "show all of it again"),
    ),
)


def keys(shortcuts: tuple[str, ...]) -> str:
    """Return shortcuts as they stand on the keyboard of this system."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(text).toString(native) for text in shortcuts)


def rows() -> list[tuple[str, str]]:
    """Return each shortcut with what it does, already translated."""
    actions = [(keys(row.shortcuts), translate("Actions", row.text)) for row in ACTIONS]
    panels = [(keys((row.shortcut,)), translate("Panels", row.title)) for row in PANELS]
    mouse = [(translate("Shortcuts", a), translate("Shortcuts", b)) for a, b in MOUSE]
    plain = [(key, text.replace("&", "").rstrip("…")) for key, text in actions if key]
    return plain + panels + mouse


class ShortcutsDialog(QDialog):
    """Two columns: the key or the movement, and what it does.

    Parameters
    ----------
    parent : QWidget
        The window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Shortcuts"))
        layout = QVBoxLayout(self)
        grid = QGridLayout()
        grid.setHorizontalSpacing(24)
        grid.setVerticalSpacing(4)
        for index, (key, text) in enumerate(rows()):
            name = QLabel(key)
            name.setObjectName("shortcutKey")
            grid.addWidget(name, index, 0)
            grid.addWidget(QLabel(text), index, 1)
        layout.addLayout(grid)
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout.addWidget(buttons)
