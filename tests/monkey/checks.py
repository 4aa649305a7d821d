"""What has to hold after each step, whatever was done."""

import dataclasses

import numpy as np
from PySide6.QtCore import QPoint, QRect, QThread
from PySide6.QtGui import QImage
from PySide6.QtWidgets import (
    QAbstractButton,
    QAbstractSpinBox,
    QApplication,
    QComboBox,
    QDialog,
    QLabel,
    QLineEdit,
    QMenu,
    QWidget,
)

from gelu_desktop.app.probe_status import ProbeStatus
from gelu_desktop.model.curves import LogCurve
from gelu_desktop.model.figures import short
from gelu_desktop.model.files import dump, load
from gelu_desktop.model.history import LIMIT
from gelu_desktop.model.numbers import read, write
from gelu_desktop.model.result import Result
from gelu_desktop.panels import BY_NAME
from gelu_desktop.widgets.canvas import Canvas
from gelu_desktop.widgets.formula_field import FormulaField
from gelu_desktop.widgets.frame import FAR
from gelu_desktop.widgets.notice import Notice
from gelu_desktop.widgets.number_field import NumberField
from gelu_desktop.widgets.strokes import curve_points
from gelu_desktop.widgets.tracing import FINE, Traces
from monkey.ears import FoundError

PLOTS = ("curve", "derivative", "error")
OWN = ("QTipLabel", "QComboBoxPrivateContainer")
"""Windows of Qt that nobody owns."""
ALIKE = ("controls", "formula", "formats")
VIEWS = ("formula",)
"""Panels whose picture follows from the state alone."""
NEAR = 0.02
"""How far, in pixels, a vertex may be from the value that is computed anew."""
NOISE = 1e-10
"""An error may be the noise of rounding below that."""
OF_HALO = 8
"""So many pixels of a halo may differ where Qt paints a part of it again."""
OF_ROUNDING = 2
"""Levels by which a pixel of a slanting line may differ where Qt draws it within other bounds."""


def must(true, what):
    """Raise a finding unless something is as it has to be."""
    if not true:
        raise FoundError(what)


def everything(world):
    """Look at all that can be looked at without changing anything."""
    state_is_sound(world.session.state)
    state_is_sound(world.session.own)
    history_is_sound(world.session)
    windows_are_sound(world)
    if QApplication.activeModalWidget() is None:
        window_shows_the_work(world)
    for name in PLOTS:
        if world.window.docks[name].seen:
            plot_is_right(world, name)
    must(QThread.currentThread().loopLevel() == 0, "somebody still waits in an event loop")


def state_is_sound(state):
    """The state keeps its rules, and comes back from a file as it is."""
    must(dataclasses.replace(state) == state, "the state breaks a rule")
    loaded = load(dump(state).encode())
    must(not loaded.problems, f"a file of the state has problems: {loaded.problems}")
    must(loaded.state == state, f"a file changes the state: {loaded.state} for {state}")


def history_is_sound(session):
    """The present state is where the history says."""
    states, place = session.states, session.place
    must(0 <= place < len(states) <= 2 * LIMIT + 1, f"step {place} of {len(states)}")
    must(states[place] is session.state, "the history stands elsewhere")
    must(session.can_undo == (place > 0), "undo is offered wrongly")
    must(session.can_redo == (place < len(states) - 1), "redo is offered wrongly")


def windows_are_sound(world):
    """Every window belongs to the program, and can be seen."""
    window = world.window
    for each in QApplication.topLevelWidgets():
        known = each is window or each.parent() is not None or isinstance(each, QMenu)
        known = known or type(each).__name__ in OWN
        must(known or not each.isVisible(), f"a window of nobody: {type(each).__name__}")
        if each.isVisible() and isinstance(each, QDialog) and each.screen() is not None:
            room = each.screen().virtualGeometry()
            must(room.intersects(each.frameGeometry()), f"out of sight: {type(each).__name__}")
    must(window.isVisible() or window.isMinimized(), "the window is gone")


def window_shows_the_work(world):
    """Title, status bar and menus say what is."""
    window, session, document = world.window, world.session, world.desktop.files.document
    must(window.isWindowModified() == document.modified, "the mark of unsaved work is wrong")
    must(document.name in window.windowTitle(), "the title has another name")
    (status,) = window.statusBar().findChildren(ProbeStatus)
    must(f"x {short(session.state.x)} " in status.text(), f"the status bar says {status.text()}")
    for name, able in (("undo", session.can_undo), ("redo", session.can_redo)):
        must(window.actions_by_name[name].isEnabled() == able, f"{name} is offered wrongly")


def plot_is_right(world, name):
    """A plot shows the scene of the state, and its lines lie where a new computation puts them."""
    panel = world.window.docks[name].widget()
    session, plot = world.session, panel.plot
    fresh = panel._make_scene(Result(session.state, session._unit, session._point))
    must(plot.frame.scene == fresh, f"{name} shows another scene than its state has")
    frame = plot.frame
    low, high = frame.scene.y_range
    must(np.isfinite([low, high]).all() and low < high, f"{name} has the range {low} to {high}")
    traces = Traces().of(frame, plot.theme, plot.grid)
    for line in frame.scene.lines:
        drawn, new = plot.traces[line.curve].points, traces[line.curve].points
        same = len(drawn) == len(new) and all(map(np.array_equal, drawn, new))
        must(same, f"{name}: {line.role} is not drawn as it would be now")
        # Those that are drawn are moved to either side of the curve by a share of a pixel.
        for points in curve_points(frame, line.curve, FINE / plot.grid.ratio):
            vertices_are_right(frame, line, points, name)


def vertices_are_right(frame, line, points, name):
    """The vertices of a line are where its values are, as far as noise lets one tell."""
    x = frame.scene.x_range[0] + (points[:, 0] - frame.plot.left()) / frame.unit[0]
    inside = (np.abs(points) < FAR).all(axis=1)
    off = np.abs(points[:, 1] - _bend(frame, line.curve, x))[inside]
    allowed = NEAR + _slack(frame, line.curve, x)[inside]
    most = np.max(off, initial=0)
    # Beside a gap the value may be on the one side and the vertex on the other.
    must(
        ((off <= allowed) | np.isnan(off) & np.isinf(allowed)).all(),
        f"{name}: {line.role} is {most} pixels off",
    )


def _bend(frame, curve, x):
    """Return the heights of a curve in pixels, computed anew."""
    with np.errstate(all="ignore"):
        y = frame.plot.top() + (frame.scene.y_range[1] - curve.evaluate(x)) * frame.unit[1]
    return np.clip(y, -FAR, FAR)


def _slack(frame, curve, x):
    """Return how much the way from x to pixels and back may change the height, in pixels."""
    step = np.maximum(np.spacing(np.abs(x)) * 4, 1e-6 / frame.unit[0])
    near = [x + by * step for by in range(-4, 5)]
    near.append(np.where(np.abs(x) < 4 * step, 0.0, x))  # |x|^0.001 is 0 there, and 1 around it
    around = np.array([_bend(frame, curve, each) for each in near])
    spread = np.ptp(around, axis=0)
    scale = np.abs([*frame.scene.y_range, *frame.scene.x_range]).max()
    noise = 64 * np.spacing(scale) * frame.unit[1]
    if isinstance(curve, LogCurve):  # the power of ten of what may be noise
        size = np.abs(curve.inner.evaluate(x))
        noise = np.where(size > NOISE, 0.0, np.inf)
    return np.where(spread < 1, 4 * spread, np.inf) + noise


def panels_are_as_new(world):
    """Panels show what panels show that are made from the same work now."""
    if QApplication.activeModalWidget() or QApplication.activePopupWidget():
        return
    for name in PLOTS:
        if world.window.docks[name].seen:
            picture_is_as_new(world.window.docks[name].widget().plot, name)
    for name in ALIKE:
        if world.window.docks[name].seen:
            panel = world.window.docks[name].widget()
            new = BY_NAME[name].create(world.session, panel.theme)
            try:
                new.setWindowTitle(panel.windowTitle())
                new.draw(world.session.result)
                compare_parts(name, panel, new)
                if name in VIEWS and not panel.view.hasFocus():
                    compare_views(name, panel.view, new.view)
            finally:
                new.setParent(None)
                new.deleteLater()


def picture_is_as_new(plot, name):
    """What is kept of a plot's picture, and what of it is on the screen, would be painted now."""
    shown = _on_screen(plot.viewport())
    plot.viewport().update()
    QApplication.processEvents()
    others = _differing(shown, _on_screen(plot.viewport()))
    must(others <= OF_HALO, f"the screen has another picture of {name} in {others} pixels")
    kept = _image(plot.viewport())
    plot._canvas, plot._traces = Canvas(plot.viewport()), Traces()
    must(kept == _image(plot.viewport()), f"the picture of {name} is not up to date")


def _on_screen(widget):
    """Return what was painted of a widget so far, be it in parts."""
    window, corner = widget.window(), widget.mapTo(widget.window(), QPoint())
    box = QRect(corner, widget.size())
    grabbed = window.screen().grabWindow(window.winId(), *box.getRect())
    return grabbed.toImage().convertToFormat(QImage.Format.Format_RGB32)


def _parts(panel):
    kinds = (QLabel, QAbstractButton, QAbstractSpinBox, QComboBox, QLineEdit)
    return [
        each
        for each in panel.findChildren(QWidget)
        if isinstance(each, kinds) and each.isVisibleTo(panel) and not _refuses(each)
    ]


def compare_views(name, view, new):
    """Compare pictures, as large as the one that is seen."""
    if view.devicePixelRatioF() % 1:
        return  # letters differ with the place in the window
    new.setParent(None)  # which would give it another size
    new.setMinimumSize(0, 0)
    new.resize(view.size())
    new.grab()  # for it to be laid out
    new.verticalScrollBar().setValue(view.verticalScrollBar().value())
    same = _image(view.viewport()) == _image(new.viewport())
    new.deleteLater()
    must(same, f"the picture of {name} is not that of its state")


def _differing(one, other):
    """Return how many pixels of two pictures differ to be seen; all if their sizes do."""
    if one == other:
        return 0
    if one.size() != other.size():
        return one.width() * one.height()
    first, second = (np.frombuffer(each.constBits(), np.uint8) for each in (one, other))
    apart = np.abs(first.astype(np.int16) - second) > OF_ROUNDING
    return int(np.count_nonzero(apart.reshape(-1, 4).any(axis=1)))


def _image(widget):
    return widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)


def _refuses(part):
    """Return whether a part tells what is wrong with what was typed, which only it knows."""
    typed = isinstance(part.parent(), FormulaField)
    return typed or isinstance(part, Notice) or part.property("role") == "error"


def _says(widget):
    if isinstance(widget, QComboBox):
        return widget.currentText(), widget.isEnabled()
    if isinstance(widget, QAbstractButton):
        return widget.text(), widget.isChecked(), widget.isEnabled()
    field = widget if isinstance(widget, NumberField) else widget.parent()
    if isinstance(field, NumberField):
        said, is_ = (write(value, field._digits) for value in (read(widget.text()), field.number))
        must(said == is_, f"a field says {widget.text()} of {field.number}")
        return field.number, widget.isEnabled()  # what was typed stands there with all its digits
    return widget.text(), widget.isEnabled()


def compare_parts(name, panel, new):
    """Compare what each control says, unless one is being written in."""
    focus = QApplication.focusWidget() or panel.window().focusWidget()
    writing = isinstance(focus, (QLineEdit, QAbstractSpinBox)) and panel.isAncestorOf(focus)
    if writing:
        return
    fresh = _parts(new)
    keys = {each.property("key") for each in fresh}
    old = [each for each in _parts(panel) if not _stayed(each, keys)]
    # In any order: boxes are found in that in which they were ticked for the first time.
    says, should = [sorted(map(repr, map(_says, parts))) for parts in (old, fresh)]
    more, less = ([each for each in one if each not in two] for one, two in both(says, should))
    must(says == should, f"{name} says {more}, a new one {less}")


def both(one, two):
    """Return two things in either order."""
    return (one, two), (two, one)


def _stayed(part, keys):
    """Return whether a control is a box that was ticked once, and stays to be ticked again."""
    key = part.property("key")
    off = isinstance(part, QAbstractButton) and not part.isChecked()
    return key is not None and key not in keys and off
