"""The real program in a window of 1920x1080 with its default layout, to be handled by events."""

import tempfile
from dataclasses import replace
from pathlib import Path

from bench.painted import Watch, quiet, rest
from bench.screens import SIZE
from PySide6.QtCore import QCoreApplication, QPoint, QPointF, QSettings, QSize, Qt
from PySide6.QtGui import QMouseEvent, QWheelEvent
from PySide6.QtWidgets import QWidget

from gelu_desktop.app.application import create_application
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import SliderField

NONE, LEFT = Qt.MouseButton.NoButton, Qt.MouseButton.LeftButton
PLAIN, SHIFT = Qt.KeyboardModifier.NoModifier, Qt.KeyboardModifier.ShiftModifier
TANH = "gelu_tanh.a"


def wave(step, reach):
    """Return where a hand is that goes to and fro: another place at every step."""
    reach -= reach % 3  # so that it is another place at the turns too
    place = 3 * step % (4 * reach)
    return abs(place - 2 * reach) - reach


class Program:
    """The window with a session, and the hand that drags in it.

    Attributes
    ----------
    session : Session
        The work.
    desktop : Desktop
        The window and what belongs to it.
    watch : Watch
        Looks at the largest picture of every panel that is seen.
    """

    def __init__(self):
        self.app = create_application([])
        self._folder = tempfile.TemporaryDirectory(prefix="gelu-desktop-bench-")
        file = str(Path(self._folder.name, "settings.ini"))
        kept = QSettings(file, QSettings.Format.IniFormat)
        for key, value in (("language", "en"), ("theme", "light")):
            kept.setValue(key, value)
        self.session = Session()
        self.desktop = Desktop(self.app, self.session, kept)
        self.window.resize(QSize(*SIZE))
        self.window.show()
        rest(0.2)
        self.desktop.reset_layout()
        self._held = None
        self.look()

    @property
    def window(self):
        """The window."""
        return self.desktop.window

    @property
    def panels(self):
        """The panels that are seen, by name."""
        docks = self.window.docks.items()
        return {name: dock.widget() for name, dock in docks if dock.seen}

    def look(self):
        """Wait until all is painted, and watch the panels that are seen now."""
        rest(0.3)
        self.look_anew()

    def look_anew(self):
        """Watch the panels of a window that was just built anew, before it is painted."""
        self.watch = Watch({name: largest(panel) for name, panel in self.panels.items()})

    def raise_panel(self, name):
        """Bring a panel to the front of its tabs."""
        self.window.docks[name].show()
        self.window.docks[name].raise_()
        self.look()

    def settle(self):
        """Wait until work on threads is done and painted."""
        runs = self.window.docks["ffn"].widget().runs
        rest(0.05)
        while runs.jobs.running:
            rest(0.05)

    def hold(self, widget, at, modifiers=PLAIN):
        """Press the left button, unless it is held there already."""
        if self._held == (widget, modifiers):
            return
        self.release()
        self._held = (widget, modifiers)
        self._post(widget, QMouseEvent.Type.MouseButtonPress, at, LEFT, modifiers)
        rest(0.05)

    def release(self):
        """Let go of what is held."""
        if self._held is not None:
            (widget, modifiers), self._held = self._held, None
            self._post(widget, QMouseEvent.Type.MouseButtonRelease, QPointF(), LEFT, modifiers)
            rest(0.05)

    def _post(self, widget, kind, at, button, modifiers=PLAIN):
        held = NONE if kind == QMouseEvent.Type.MouseButtonRelease else LEFT
        placed = widget.mapToGlobal(at)
        event = QMouseEvent(kind, at, placed, button, held, modifiers)
        QCoreApplication.postEvent(widget, event)

    def drag(self, step):
        """Move what is held; the event is posted, not waited for."""
        widget, modifiers = self._held
        middle = QPointF(widget.rect().center())
        at = middle + QPointF(wave(step, 40) + 0.5, 0)  # never where it was pressed
        self._post(widget, QMouseEvent.Type.MouseMove, at, NONE, modifiers)

    def turn(self, widget, notches):
        """Turn the wheel over a widget; the event is posted, not waited for."""
        at = QPointF(widget.rect().center())
        angle, no = QPoint(0, 120 * notches), Qt.ScrollPhase.NoScrollPhase
        placed = widget.mapToGlobal(at)
        event = QWheelEvent(at, placed, QPoint(), angle, NONE, PLAIN, no, False)
        QCoreApplication.postEvent(widget, event)

    def painted(self, begun=None):
        """Return the seconds until the last panel is painted."""
        return quiet(self.watch, begun)

    @property
    def plot(self):
        """What takes the mouse of the curves."""
        return self.panels["curve"].plot.viewport()

    @property
    def slider(self):
        """The slider of the tanh form's coefficient."""
        fields = self.window.findChildren(SliderField)
        return next(field.slider for field in fields if field.property("key") == TANH)

    def compare_blocks(self, width):
        """Show 128 tokens in a block: exact GELU beside the tanh form, which is dragged."""
        ffn = replace(self.session.state.ffn, source="synthetic", width=width)
        assert (ffn.expansion, ffn.batch) == (4, 128)
        self.session.edit(ffn=ffn, ffn_other="gelu_tanh")
        self.settle()
        self.look()


def largest(panel):
    """Return the largest widget of a panel that has no others in it: its picture."""
    widgets = [panel, *panel.findChildren(QWidget)]
    seen = [widget for widget in widgets if widget.isVisible()]
    leaves = [one for one in seen if not any(other.parent() is one for other in seen)]
    return max(leaves, key=lambda widget: widget.width() * widget.height())
