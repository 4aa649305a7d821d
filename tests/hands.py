"""What a person's hands do to a control, and what it says of it."""

from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QInputMethodEvent, QMouseEvent, QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QSlider, QStyle, QStyleOptionSlider, QWidget

CONTROL = Qt.KeyboardModifier.ControlModifier
PLAIN = Qt.KeyboardModifier.NoModifier


class Heard:
    """What a control emitted: the numbers, and how many gestures ended."""

    def __init__(self, control):
        self.values, self.ends = [], 0
        control.edited.connect(self.values.append)
        control.finished.connect(self._on_control_finished)

    def _on_control_finished(self):
        self.ends += 1


def turn(control: QWidget, notches: int, modifiers=PLAIN) -> bool:
    """Turn the wheel over ``control``; return whether it took the event."""
    middle = QPointF(control.rect().center())
    event = QWheelEvent(
        middle,
        control.mapToGlobal(middle),
        QPoint(),
        QPoint(0, 120 * notches),
        Qt.MouseButton.NoButton,
        modifiers,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(control, event)
    return event.isAccepted()


def write_over(field: QWidget, text: str) -> None:
    """Replace the text of ``field``; other scripts come from the input method, as in life."""
    field.selectAll()
    if text and text.isascii():
        QTest.keyClicks(field, text)
        return
    QTest.keyClick(field, Qt.Key.Key_Delete)
    committed = QInputMethodEvent()
    committed.setCommitString(text)
    QApplication.sendEvent(field, committed)


def enter(field: QWidget, text: str) -> None:
    """Replace the text of ``field`` and press Enter."""
    write_over(field, text)
    QTest.keyClick(field, Qt.Key.Key_Return)


def handle(slider: QSlider) -> QPoint:
    """Return the middle of the handle."""
    option = QStyleOptionSlider()
    slider.initStyleOption(option)
    part = QStyle.SubControl.SC_SliderHandle
    whole = QStyle.ComplexControl.CC_Slider
    return slider.style().subControlRect(whole, option, part, slider).center()


def drag(slider: QSlider, to: int, step: int = 4) -> None:
    """Drag the handle to the pixel ``to``."""
    start, middle = handle(slider), slider.height() // 2
    QTest.mousePress(slider, Qt.MouseButton.LeftButton, pos=start)
    for x in range(start.x(), to, step if to > start.x() else -step):
        QTest.mouseMove(slider, QPoint(x, middle))
    QTest.mouseMove(slider, QPoint(to, middle))
    QTest.mouseRelease(slider, Qt.MouseButton.LeftButton, pos=QPoint(to, middle))


def mouse(plot: QWidget, kind: QMouseEvent.Type, place: QPointF) -> None:
    """Let the left button do something at a place of a plot."""
    left, none = Qt.MouseButton.LeftButton, Qt.MouseButton.NoButton
    held = none if kind == QMouseEvent.Type.MouseButtonRelease else left
    spot = plot.viewport().mapToGlobal(place)
    QApplication.sendEvent(plot.viewport(), QMouseEvent(kind, place, spot, left, held, PLAIN))


def drag_over(plot: QWidget, *places: QPointF) -> None:
    """Press at the first place of a plot, move over the others, and let go at the last."""
    kinds = QMouseEvent.Type
    mouse(plot, kinds.MouseButtonPress, places[0])
    for place in places[1:]:
        mouse(plot, kinds.MouseMove, place)
        QApplication.processEvents()
    mouse(plot, kinds.MouseButtonRelease, places[-1])
