"""A sentence on how something went, which a screen reader says as it comes."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QApplication, QDockWidget, QLabel, QWidget

from gelu_desktop.widgets.speech import announce


class Notice(QLabel):
    """A sentence; a failure has the colour of errors.

    A failure is always said by a screen reader. Anything else is said only where the keyboard is:
    in the same panel or dialog.

    Parameters
    ----------
    hides : bool
        Whether it takes no room while it is empty.
    """

    def __init__(self, hides: bool = True) -> None:
        super().__init__()
        self._hides = hides
        self.setWordWrap(True)
        self.setTextFormat(Qt.TextFormat.PlainText)
        if hides:  # told not to hide, one without a parent would be a window on the screen
            self.hide()

    @property
    def failed(self) -> bool:
        """Whether it tells of a failure."""
        return bool(self.property("role") == "error")

    def say(self, text: str, failed: bool = False, calm: str = "") -> None:
        """Show a sentence, or none.

        Parameters
        ----------
        text : str
            The sentence, already translated.
        failed : bool
            Whether something failed.
        calm : str
            The role of its colour if nothing failed.
        """
        news = text != self.text()
        self.setText(text)
        self.setVisible(bool(text) or not self._hides)
        role = "error" if failed else calm
        if (self.property("role") or "") != role:
            self.setProperty("role", role)
            self.style().polish(self)
        if news and (failed or self._near):
            announce(self, text, urgent=failed)

    @property
    def _near(self) -> bool:
        """Whether the focus is in the same panel or dialog."""
        focus, holder = QApplication.focusWidget(), self.parentWidget()
        while holder is not None and not holder.isWindow() and not isinstance(holder, QDockWidget):
            holder = holder.parentWidget()
        return isinstance(focus, QWidget) and holder is not None and holder.isAncestorOf(focus)
