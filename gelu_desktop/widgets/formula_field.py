"""A field for a formula: it says calmly what it cannot read and where, as one types."""

from PySide6.QtCore import QCoreApplication, QEvent, QMimeData, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import (
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QTextCharFormat,
    QTextCursor,
    QTextOption,
)
from PySide6.QtWidgets import QLabel, QPlainTextEdit, QSizePolicy, QTextEdit, QVBoxLayout, QWidget

from gelu_desktop.numerics.expression import ExpressionError
from gelu_desktop.numerics.expression_parser import LENGTH_MAX
from gelu_desktop.numerics.own import from_formula
from gelu_desktop.widgets.gesture import Gesture
from gelu_desktop.widgets.theme import Theme

_LINES, _LINES_MOST = 2, 5
_ROOM = 10


class FormulaText(QPlainTextEdit):
    """The text of one formula, wrapped; Enter and Tab leave it, and it takes no more than it can.

    Parameters
    ----------
    parent : QWidget
        The owner.
    """

    left = Signal()
    too_long = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setTabChangesFocus(True)
        self.setUndoRedoEnabled(False)
        self.setWordWrapMode(QTextOption.WrapMode.WrapAnywhere)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Fixed)
        self.document().setDocumentMargin(2)
        self.document().documentLayout().documentSizeChanged.connect(self.updateGeometry)

    def sizeHint(self) -> QSize:
        """Be as high as the text needs, within reason."""
        lines = min(max(round(self.document().size().height()), _LINES), _LINES_MOST)
        return QSize(super().sizeHint().width(), lines * self.fontMetrics().lineSpacing() + _ROOM)

    def minimumSizeHint(self) -> QSize:
        """Ask for the same height and any width."""
        return QSize(0, self.sizeHint().height())

    def insertFromMimeData(self, source: QMimeData) -> None:  # noqa: N802 - Qt's name
        """Take a pasted text as one line, and none that is longer than a formula may be."""
        text = source.text()
        chosen = len(self.textCursor().selectedText())
        if len(self.toPlainText()) - chosen + len(text) > LENGTH_MAX:
            self.too_long.emit()
            return
        self.insertPlainText(" ".join(text.split()))

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window: each is a step of the whole work."""
        if event.type() == QEvent.Type.ShortcutOverride and isinstance(event, QKeyEvent):
            keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if any(event.matches(key) for key in keys):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Take Enter as the end of the typing, not as a new line."""
        if event.key() in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self.left.emit()
            return
        super().keyPressEvent(event)

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Tell that the typing is over."""
        super().focusOutEvent(event)
        self.left.emit()

    def hideEvent(self, event: QHideEvent) -> None:
        """Tell that the typing is over."""
        self.left.emit()
        super().hideEvent(event)


class FormulaField(QWidget):
    """A formula and, under it, what is wrong with it; a wrong one is never emitted.

    Parameters
    ----------
    theme : Theme
        The colours.
    name : str
        The name for screen readers.
    parent : QWidget, optional
        The owner.
    """

    edited = Signal(str)
    finished = Signal()

    def __init__(self, theme: Theme, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._accepted = ""
        self._gesture = Gesture(self)
        self._gesture.ended.connect(self.finished)
        self.editor = FormulaText(self)
        self.editor.setAccessibleName(name)
        self.setFocusProxy(self.editor)
        self.message = QLabel()
        self.message.setProperty("role", "muted")
        self.message.setTextFormat(Qt.TextFormat.PlainText)
        self.message.setWordWrap(True)
        self.message.hide()
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(2)
        column.addWidget(self.editor)
        column.addWidget(self.message)
        self.editor.textChanged.connect(self._on_text_changed)
        self.editor.left.connect(self._gesture.end)
        self.editor.too_long.connect(self._on_text_too_long)

    def set_formula(self, formula: str) -> None:
        """Show a formula without emitting; a text that is being typed stays if it is the same."""
        if formula == self._accepted:
            return
        self._accepted = formula
        if self.editor.toPlainText() != formula:
            with QSignalBlocker(self.editor):
                self.editor.setPlainText(formula)
            self._say("")

    def restore(self) -> None:
        """Show the last good formula again."""
        if self.editor.toPlainText() != self._accepted:
            with QSignalBlocker(self.editor):
                self.editor.setPlainText(self._accepted)
        self._say("")

    def _on_text_changed(self) -> None:
        typed = self.editor.toPlainText()
        try:
            from_formula(typed)
        except ExpressionError as error:
            self._refuse(error, len(typed))
            return
        self._say("")
        if typed != self._accepted:
            self._accepted = typed
            self._gesture.touch()
            self.edited.emit(typed)
            self._gesture.end_soon()

    def _on_text_too_long(self) -> None:
        try:
            from_formula(" " * (LENGTH_MAX + 1))
        except ExpressionError as error:
            self._say(_sentence(error))

    def _refuse(self, error: ExpressionError, length: int) -> None:
        if error.position >= length:
            text = self.tr("At the end: {message}")
        else:
            text = self.tr("At character {place}: {message}")
        place = min(error.position, max(length - 1, 0))
        self._say(text.format(place=place + 1, message=_sentence(error)), place)

    def _say(self, message: str, place: int | None = None) -> None:
        """Show a message, and mark the character that it is about."""
        self.message.setText(message)
        self.message.setVisible(bool(message))
        self.editor.setAccessibleDescription(message)
        self.editor.setExtraSelections([] if place is None else [self._mark(place)])

    def _mark(self, place: int) -> QTextEdit.ExtraSelection:
        cursor = QTextCursor(self.editor.document())
        cursor.setPosition(place)
        cursor.movePosition(QTextCursor.MoveOperation.Right, QTextCursor.MoveMode.KeepAnchor)
        look = QTextCharFormat()
        look.setUnderlineStyle(QTextCharFormat.UnderlineStyle.WaveUnderline)
        look.setUnderlineColor(self._theme.colour("error"))
        look.setBackground(self._theme.colour("error", 0.35))
        selection = QTextEdit.ExtraSelection()
        selection.cursor, selection.format = cursor, look
        return selection


def _sentence(error: ExpressionError) -> str:
    return QCoreApplication.translate("Expression", error.template).format(**error.values)
