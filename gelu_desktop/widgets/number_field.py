"""A field for one number that refuses what it cannot read for certain, and says why."""

from decimal import Decimal

from PySide6.QtCore import Property, QEvent, QSize, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleValueChangeEvent,
    QFocusEvent,
    QHideEvent,
    QKeyEvent,
    QKeySequence,
    QMouseEvent,
    QValidator,
    QWheelEvent,
)
from PySide6.QtWidgets import QAbstractSpinBox, QSizePolicy, QWidget

from gelu_desktop.model.numbers import NumberError, read, write
from gelu_desktop.widgets.gesture import Gesture
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.refusal import Refusal

_SAMPLE, _SHORT_SAMPLE = "-0.000000", "-00.00"
_PADDING = 18
_QUOTED = 160


class NumberField(QAbstractSpinBox):
    """A field for one number.

    It takes a number when Enter is pressed or the focus leaves. What it cannot take it refuses:
    the old value stays and a notice says why. Arrow keys and the wheel move by ``step``, Page
    keys and Ctrl by ten steps; the wheel counts only where the field has the focus.

    Parameters
    ----------
    lower, upper : float
        The least and the largest number it takes.
    step : float
        What an arrow key adds.
    digits : int
        Significant digits shown of a long fraction.
    whole : bool
        Whether only whole numbers are taken.
    parent : QWidget, optional
        The owner.
    """

    edited = Signal(float)
    finished = Signal()
    refused = Signal(str)

    def __init__(
        self,
        lower: float,
        upper: float,
        *,
        step: float = 0.1,
        digits: int = 6,
        whole: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        # Qt asks for steps and size from here on.
        self._lower, self._upper, self._step = lower, upper, step
        self._digits, self._whole = digits, whole
        self._value = min(max(0.0, lower), upper)
        self._refusal: Refusal | None = None
        self._gesture = Gesture(self)
        self._gesture.ended.connect(self.finished)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setAlignment(Qt.AlignmentFlag.AlignRight)
        self.setKeyboardTracking(False)
        self.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self._text = ""
        self._show(write(self._value, digits))
        self.editingFinished.connect(self._on_editing_finished)
        self.lineEdit().textEdited.connect(self._on_text_edited)

    @property
    def number(self) -> float:
        """The number last taken or set."""
        return self._value

    # Screen readers ask for these by name.
    value = Property(float, lambda self: self._value)
    minimum = Property(float, lambda self: self._lower)
    maximum = Property(float, lambda self: self._upper)
    singleStep = Property(float, lambda self: self._step)  # noqa: N815 - Qt's name

    def set_step(self, step: float) -> None:
        """Change what an arrow key adds."""
        self._step = step

    def set_value(self, value: float) -> None:
        """Show ``value`` without emitting; a text that is being typed is left alone."""
        if value == self._value:
            return
        self._value = value
        if self.hasFocus() and self.lineEdit().isModified():
            self._text = write(value, self._digits)
        else:
            self._forgive()
            self._show(write(value, self._digits))
        QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, value))

    def refuse(self, reason: str) -> None:
        """Keep the old value and show ``reason`` until the field is used again."""
        self._show(self._text)
        if self.hasFocus():
            self.selectAll()
        if self._refusal is None:
            self._refusal = Refusal(self)
            self._refusal.gone.connect(self._forgive)
        self._refusal.say(reason)
        self._mark(reason)
        self.refused.emit(reason)

    def _room_for(self, sample: str) -> QSize:
        width = self.fontMetrics().horizontalAdvance(sample) + pixels(_PADDING)
        return QSize(width, super().sizeHint().height())

    def _show(self, text: str) -> None:
        self._text = text
        self.lineEdit().setText(text)
        self._show_start()

    def _show_start(self) -> None:
        """Scroll to the sign: the end of a number that is too long for its field is another one."""
        if not self.hasFocus():
            self.lineEdit().setCursorPosition(0)

    def _mark(self, reason: str) -> None:
        self.setAccessibleDescription(reason)
        self.setProperty("refused", bool(reason))
        self.style().unpolish(self)
        self.style().polish(self)

    def _forgive(self) -> None:
        if self.property("refused"):
            self._mark("")
        if self._refusal is not None:
            self._refusal.hide()

    def _edit(self, value: float, text: str) -> None:
        """Take ``value`` from the person."""
        self._forgive()
        self._show(text)
        if value != self._value:
            self._value = value
            self._gesture.touch()
            self.edited.emit(value)
            QAccessible.updateAccessibility(QAccessibleValueChangeEvent(self, value))

    def _commit(self) -> bool:
        """Take the typed text; return whether it was taken."""
        text = self.lineEdit().text()
        if text == self._text:
            self.lineEdit().setModified(False)
            return True
        try:
            value = read(text)
        except NumberError as error:
            self.refuse(self._reason(error))
            return False
        if not self._lower <= value <= self._upper:
            self.refuse(self._out_of_range(text))
            return False
        if self._whole and not value.is_integer():
            self.refuse(
                self.tr("This must be a whole number. {kept} was kept.").format(**self._kept)
            )
            return False
        self._edit(value, write(value, None))
        return True

    @property
    def _kept(self) -> dict[str, str]:
        return {"kept": self._text}

    def _quoted(self, text: str) -> str:
        """Return what was typed, short enough for the notice."""
        end = Qt.TextElideMode.ElideRight
        return self.fontMetrics().elidedText(" ".join(text.split()), end, _QUOTED)

    def _out_of_range(self, text: str) -> str:
        message = self.tr("{text} is out of range: enter {lower} to {upper}. {kept} was kept.")
        lower, upper = write(self._lower), write(self._upper)
        return message.format(text=self._quoted(text), lower=lower, upper=upper, **self._kept)

    def _reason(self, error: NumberError) -> str:
        messages = {
            "empty": self.tr("Nothing was entered. {kept} was kept."),
            "unreadable": self.tr("“{text}” is not a number. {kept} was kept."),
            "ambiguous": self.tr(
                "“{text}” could mean two numbers: use a point for decimals and no thousands"
                " separator. {kept} was kept."
            ),
            "size": self.tr("“{text}” is beyond what can be calculated. {kept} was kept."),
        }
        return messages[error.kind].format(text=self._quoted(error.text), **self._kept)

    def _on_text_edited(self) -> None:
        self._forgive()

    def _on_editing_finished(self) -> None:
        if self._commit():
            self._gesture.end()
        self._show_start()

    def validate(self, text: str, position: int) -> tuple[QValidator.State, str, int]:
        """Let anything be typed; it is judged when it is complete."""
        return QValidator.State.Acceptable, text, position

    def stepBy(self, steps: int) -> None:
        """Add ``steps`` steps to what stands in the field, exactly in decimal."""
        if not self._commit():
            return
        exact = Decimal(repr(self._value)) + steps * Decimal(repr(self._step))
        value = min(max(float(exact), self._lower), self._upper)
        self._edit(value, write(value, self._digits))

    def stepEnabled(self) -> QAbstractSpinBox.StepEnabledFlag:  # noqa: N802 - Qt's name
        """Allow the directions in which there is room."""
        enabled = QAbstractSpinBox.StepEnabledFlag.StepNone
        if self._value < self._upper:
            enabled |= QAbstractSpinBox.StepEnabledFlag.StepUpEnabled
        if self._value > self._lower:
            enabled |= QAbstractSpinBox.StepEnabledFlag.StepDownEnabled
        return enabled

    def sizeHint(self) -> QSize:
        """Have room for a sign, a point and seven digits."""
        return self._room_for(_SAMPLE)

    def minimumSizeHint(self) -> QSize:
        """Be no smaller than a short number needs."""
        return self._room_for(_SHORT_SAMPLE)

    def event(self, event: QEvent) -> bool:
        """Leave undo and redo to the window unless a text is being typed."""
        if event.type() == QEvent.Type.ShortcutOverride and not self.lineEdit().isModified():
            keys = (QKeySequence.StandardKey.Undo, QKeySequence.StandardKey.Redo)
            if isinstance(event, QKeyEvent) and any(event.matches(key) for key in keys):
                event.ignore()
                return False
        return super().event(event)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Bring the old text back with Escape."""
        if event.key() == Qt.Key.Key_Escape and self.lineEdit().text() != self._text:
            self._forgive()
            self._show(self._text)
            self.selectAll()
            return
        super().keyPressEvent(event)

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the gesture of a key that was held."""
        super().keyReleaseEvent(event)
        if not event.isAutoRepeat():
            self._gesture.end_soon()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture of an arrow button that was held."""
        super().mouseReleaseEvent(event)
        self._gesture.end()

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Step only where the person has chosen this field; else let the panel scroll."""
        if not self.hasFocus():
            event.ignore()
            return
        super().wheelEvent(event)
        self._gesture.end_soon()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Leave no gesture open."""
        super().focusOutEvent(event)
        self._gesture.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave no gesture open and no notice behind."""
        super().hideEvent(event)
        self._gesture.end()
        self._forgive()
