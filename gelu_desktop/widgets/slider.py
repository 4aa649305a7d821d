"""A slider over decimal numbers: whole ticks inside, keyboard, wheel and groove made for tuning."""

import math

from PySide6.QtCore import QRect, Qt, Signal
from PySide6.QtGui import QFocusEvent, QHideEvent, QKeyEvent, QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QSlider, QStyle, QStyleOptionSlider, QWidget

from gelu_desktop.numerics.sampling import roundest
from gelu_desktop.widgets.gesture import Gesture

COARSE = 10
NOTCH = 120
_TICKS = 800
_TICK_MAX = 2**31 - 1


def nice_step(lower: float, upper: float) -> float:
    """Return the 1, 2 or 5 with zeros that divides the range into 800 ticks or a few more."""
    rough = (upper - lower) / _TICKS
    power = 10.0 ** math.floor(math.log10(rough) + 1e-9)
    factor = max(factor for factor in (1, 2, 5) if factor * power <= rough * (1 + 1e-9))
    return float(f"{factor * power:.1g}")


class Slider(QSlider):
    """A horizontal slider whose ticks are multiples of ``step``.

    Arrow keys and the wheel move by one tick; Page keys and Ctrl with the wheel by ten. The
    wheel counts only where the slider has the focus. A click into the groove moves the handle
    there.

    Parameters
    ----------
    lower, upper : float
        Its ends.
    step : float
        The distance of two ticks.
    parent : QWidget, optional
        The owner.
    """

    finished = Signal()

    def __init__(
        self, lower: float, upper: float, step: float, parent: QWidget | None = None
    ) -> None:
        super().__init__(Qt.Orientation.Horizontal, parent)
        self._notches = self._held = 0
        self._gesture = Gesture(self)
        self._gesture.ended.connect(self.finished)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.setSingleStep(1)
        self.setPageStep(COARSE)
        self.set_ends(lower, upper, step)
        self.valueChanged.connect(self._gesture.touch)
        self.sliderReleased.connect(self._gesture.end)

    def set_ends(self, lower: float, upper: float, step: float) -> None:
        """Change the ends and the distance of two ticks."""
        self._step = step
        self._decimals = max(0, -math.floor(math.log10(step)) + 1)
        first, last = math.ceil(lower / step - 1e-9), math.floor(upper / step + 1e-9)
        # Qt counts ticks in 32 bits, which a narrow range far from zero would exceed.
        self._origin = 0 if max(abs(first), abs(last)) <= _TICK_MAX else first
        self.setRange(first - self._origin, last - self._origin)

    @property
    def number(self) -> float:
        """Where the handle is."""
        return round((self._origin + self.value()) * self._step, self._decimals)

    def point_to(self, number: float) -> None:
        """Move the handle to the tick nearest to ``number``, or to the end beyond which it lies."""
        tick = min(max(number / self._step - self._origin, self.minimum()), self.maximum())
        self.setValue(round(tick))

    def _handle(self) -> QRect:
        option = QStyleOptionSlider()
        self.initStyleOption(option)
        handle = QStyle.SubControl.SC_SliderHandle
        return self.style().subControlRect(QStyle.ComplexControl.CC_Slider, option, handle, self)

    def _tick_at(self, middle: int) -> int:
        """Return the tick of the roundest number of those that put the handle to a pixel."""
        ticks, handle = self.maximum() - self.minimum(), self._handle().width()
        of_pixel = ticks / max(1, self.width() - handle)
        place = min(max((middle - handle // 2) * of_pixel, 0), ticks) + self.minimum()
        number = roundest(place * self._step, max(0.5, of_pixel / 2) * self._step)
        return min(max(round(number / self._step), self.minimum()), self.maximum())

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Bring the handle under the pointer first, so that every press begins a drag."""
        self._gesture.end()
        place = event.position().toPoint()
        if event.button() == Qt.MouseButton.LeftButton and not self._handle().contains(place):
            self.setValue(self._tick_at(place.x()))
        self._held = place.x() - self._handle().center().x()
        super().mousePressEvent(event)

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Move the handle with the pointer, from one round number to the next."""
        if self.isSliderDown():
            self.setSliderPosition(self._tick_at(event.position().toPoint().x() - self._held))
            event.accept()
        else:
            super().mouseMoveEvent(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Move by a tick a notch, and only where the person has chosen this slider."""
        if not self.hasFocus():
            event.ignore()
            return
        self._notches += event.angleDelta().y() or event.angleDelta().x()
        ticks = int(self._notches / NOTCH)
        self._notches -= ticks * NOTCH
        coarse = event.modifiers() & Qt.KeyboardModifier.ControlModifier
        self.setValue(self.value() + ticks * (COARSE if coarse else 1))
        self._gesture.end_soon()
        event.accept()

    def keyReleaseEvent(self, event: QKeyEvent) -> None:
        """End the gesture of a key that was held."""
        super().keyReleaseEvent(event)
        if not event.isAutoRepeat():
            self._gesture.end_soon()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """End the gesture of a key or a wheel; a drag goes on."""
        super().focusOutEvent(event)
        if not self.isSliderDown():
            self._gesture.end()

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave no gesture open."""
        self._gesture.end()
        super().hideEvent(event)
