"""What hands do: plots, sliders, buttons, fields, keys."""

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSlider,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QLineEdit,
    QPlainTextEdit,
    QTabBar,
    QTextEdit,
    QWidget,
)
from shiboken6 import isValid

from monkey import pointing

KEYS = (
    *("Tab", "Backtab", "Left", "Right", "Up", "Down", "Home", "End", "PageUp", "PageDown"),
    *("Return", "Space", "Escape", "Delete", "Backspace", "A", "C", "V", "X", "Z", "F1", "F6"),
    *("Menu", "Plus", "Minus", "0", "F11", "Enter"),
)
PLOTS = ("curve", "derivative", "error")


def _there(world, kinds):
    return pointing.within(pointing.roots(world.window), kinds)


def _plot(world, number):
    """Return the part of a plot that takes the mouse, brought to the front."""
    if QApplication.activeModalWidget() or QApplication.activePopupWidget():
        return None
    dock = world.window.docks[PLOTS[number]]
    if not dock.seen:
        return None
    viewport = dock.widget().plot.viewport()
    return viewport if pointing.seen(viewport) else None


def _places(widget, way):
    return [QPoint(round(x * widget.width()), round(y * widget.height())) for x, y in way]


def drag(widget, places, button="left", modifiers=""):
    """Press, move and let go; what is held may be taken away meanwhile."""
    window = widget.window()
    offset = widget.mapTo(window, QPoint())
    pointing.press(window, places[0] + offset, button, modifiers)
    for place in places[1:]:
        pointing.move(window, place + offset)
    pointing.release(window, places[-1] + offset, button, modifiers)


def drag_plot(world, plot, way, button, modifiers):
    """Drag in a plot."""
    viewport = _plot(world, plot)
    if viewport is not None:
        drag(viewport, _places(viewport, way), button, modifiers)


def wheel_plot(world, plot, at, notches, modifiers):
    """Turn the wheel over a plot."""
    viewport = _plot(world, plot)
    if viewport is not None:
        for _ in range(abs(notches)):
            one = 1 if notches > 0 else -1
            pointing.wheel(viewport, pointing.spot(viewport, *at), one, modifiers)


def double(world, number):
    """Click twice on anything."""
    widget = pointing.nth(_there(world, QWidget), number)
    if widget is not None:
        pointing.double_click(widget, pointing.spot(widget, 0.5, 0.5))


def drag_slider(world, number, way):
    """Drag a slider or a scroll bar."""
    slider = pointing.nth(_there(world, QAbstractSlider), number)
    if slider is not None:
        drag(slider, [pointing.spot(slider, share, share) for share in way])


def click_anything(world, number, at, button, modifiers):
    """Click on anything."""
    widget = pointing.nth(_there(world, QWidget), number)
    if widget is not None:
        pointing.click(widget, pointing.spot(widget, *at), button, modifiers)


def click_button(world, number):
    """Click on a button, a box or a switch."""
    button = pointing.nth(_there(world, QAbstractButton), number)
    if button is not None:
        pointing.click(button, pointing.spot(button, 0.2, 0.5))


def wheel_anything(world, number, notches, modifiers):
    """Turn the wheel over anything."""
    widget = pointing.nth(_there(world, QWidget), number)
    if widget is not None:
        one = 1 if notches > 0 else -1
        for _ in range(abs(notches)):
            if isValid(widget):  # a control may go with what it changes
                pointing.wheel(widget, pointing.spot(widget, 0.5, 0.5), one, modifiers)


def drag_anything(world, number, way, button):
    """Drag from anything."""
    widget = pointing.nth(_there(world, QWidget), number)
    if widget is not None:
        drag(widget, _places(widget, way), button)


def _write(world, field, text, end):
    pointing.click(field, pointing.spot(field, 0.3, 0.5))
    pointing.key(world.window, Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
    pointing.key(world.window, Qt.Key.Key_Delete)
    pointing.write(world.window, text)
    if end:
        pointing.key(world.window, getattr(Qt.Key, f"Key_{end}"))


def write_number(world, number, text, end):
    """Write into a field for numbers."""
    field = pointing.nth(_there(world, QAbstractSpinBox), number)
    if field is not None:
        _write(world, field, text, end)


def write_text(world, number, text, end):
    """Write into a field for text: a formula, a name, a filter."""
    fields = _there(world, (QLineEdit, QTextEdit, QPlainTextEdit))
    fields = [each for each in fields if not isinstance(each.parent(), QAbstractSpinBox)]
    field = pointing.nth(fields, number)
    if field is not None:
        _write(world, field, text, end)


def hold(world, plot, number, way, then):
    """Press on a plot or a slider, let something else happen, and go on with what is held."""
    from monkey import acts

    held = _plot(world, plot) if plot < len(PLOTS) else None
    held = held or pointing.nth(_there(world, QAbstractSlider), number)
    if held is None:
        return
    window, offset = held.window(), held.mapTo(held.window(), QPoint())
    places = [place + offset for place in _places(held, way)]
    pointing.press(window, places[0])
    pointing.move(window, places[1])
    acts.perform(world, then)
    for place in places[1:]:
        pointing.move(window, place)
    pointing.release(window, places[-1])


def write_formula(world, text, end):
    """Examine a formula of one's own."""
    dock = world.window.docks["controls"]
    if QApplication.activeModalWidget() or QApplication.activePopupWidget() or not dock.seen:
        return
    controls = dock.widget().approximation
    if not controls.formula.isVisible() and pointing.seen(controls.choice):
        controls.choice.setFocus()
        pointing.key(world.window, Qt.Key.Key_End)
        world.settle()
    editor = controls.formula.field.editor
    if pointing.seen(editor):
        _write(world, editor, text, end)


def type_anywhere(world, text):
    """Type where the keyboard is."""
    pointing.write(world.window, text)


def press_key(world, key, modifiers, times):
    """Press a key, time after time, as when it is held."""
    for _ in range(times):
        pointing.key(world.window, getattr(Qt.Key, f"Key_{key}"), pointing.MODIFIERS[modifiers])


def choose(world, number, entry):
    """Choose from a list by its keys."""
    box = pointing.nth(_there(world, QComboBox), number)
    if box is None or not box.count():
        return
    pointing.click(box, pointing.spot(box, 0.5, 0.5))
    world.settle()
    pointing.key(world.window, Qt.Key.Key_Home)
    for _ in range(entry % box.count()):
        pointing.key(world.window, Qt.Key.Key_Down)
    pointing.key(world.window, Qt.Key.Key_Return)


def tab(world, number, entry):
    """Bring a tab to the front."""
    bar = pointing.nth(_there(world, QTabBar), number)
    if bar is not None and bar.count():
        pointing.click(bar, bar.tabRect(entry % bar.count()).center())
