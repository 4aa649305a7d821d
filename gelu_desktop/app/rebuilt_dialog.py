"""A dialog that follows language, theme and text size while it is open, as the window does."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtWidgets import QApplication, QDialog, QVBoxLayout, QWidget

ON_SCREEN = 0.85
"""How much of the screen a dialog covers at most, in either direction."""


def on_screen(dialog: QDialog, wanted: QSize) -> QSize:
    """Return the size that a dialog has where it wants ``wanted``, but the screen may be small."""
    return wanted.boundedTo(dialog.screen().availableSize() * ON_SCREEN)


class RebuiltDialog(QDialog):
    """Its content is made anew when the window is; the focus stays where it was.

    Widgets with an object name can have the focus given back.

    Parameters
    ----------
    parent : QWidget, optional
        The window over which it is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose)
        self._body = QWidget()
        self._outer = QVBoxLayout(self)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.addWidget(self._body)

    def fill(self, body: QWidget) -> None:
        """Lay out everything in ``body``, in the language of now."""
        raise NotImplementedError

    def rebuild(self) -> None:
        """Make the content anew."""
        focus = self.focusWidget()
        name = focus.objectName() if focus is not None else ""
        before, self._body = self._body, QWidget(self)
        self.fill(self._body)
        self._outer.replaceWidget(before, self._body)
        before.hide()
        before.deleteLater()
        self._body.show()
        if name and (found := self._body.findChild(QWidget, name)) is not None:
            found.setFocus()


def close_others(window: QWidget) -> None:
    """Cancel the dialogs over a window that cannot be made anew in another language."""
    for dialog in window.findChildren(QDialog):
        if dialog.isVisible() and not isinstance(dialog, RebuiltDialog):
            dialog.reject()


def close_all(app: QApplication) -> None:
    """Cancel every dialog, the uppermost first: each waits in an event loop of its own."""
    open_ = (each for each in app.topLevelWidgets() if isinstance(each, QDialog))
    for dialog in sorted(open_, key=lambda each: each is not app.activeModalWidget()):
        if dialog.isVisible():
            dialog.reject()
