"""Whatever a person does, in any order: work, history and file agree with a plain model.

Once without a window, 2,000 steps, and once in the window with its languages and themes, 120 steps;
GELU_DESKTOP_STEPS multiplies both.
"""

import os
import shutil
import tempfile
from pathlib import Path
from typing import ClassVar

import pytest
from hypothesis import HealthCheck, settings
from hypothesis import strategies as some
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, precondition, rule
from PySide6.QtCore import QCoreApplication, QEvent, QSettings
from PySide6.QtWidgets import QApplication

from gelu_desktop.app import recovery as recovery_module
from gelu_desktop.app.application import install_language
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.app.document import Document
from gelu_desktop.app.probe_status import ProbeStatus
from gelu_desktop.app.recovery import Recovery, remains
from gelu_desktop.app.writing import backup_of
from gelu_desktop.model.figures import short
from gelu_desktop.model.files import dump, load
from gelu_desktop.model.history import LIMIT
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.session import Session

MORE = int(os.environ.get("GELU_DESKTOP_STEPS", "1"))

CHANGES = some.one_of(
    some.fixed_dictionaries({"x": some.floats(-1000, 1000)}),
    some.fixed_dictionaries({"approximation": some.sampled_from(sorted(APPROXIMATIONS))}),
    some.fixed_dictionaries(
        {"functions": some.lists(some.sampled_from(sorted(ACTIVATIONS)), max_size=4)}
    ),
    some.fixed_dictionaries({"tangent": some.booleans(), "log_error": some.booleans()}),
    some.fixed_dictionaries({"coefficients": some.just({"gelu_tanh.a": 0.05})}),
    some.fixed_dictionaries({"formula": some.sampled_from(["", "k*x", "x*Phi(x)"])}),
    some.fixed_dictionaries({"y_ranges": some.just({"error": (-1.0, 1.0)})}),
    some.fixed_dictionaries(
        {"ffn_input": some.lists(some.floats(-10, 10), min_size=1, max_size=3)}
    ),
)


class Machine(RuleBasedStateMachine):
    """A session with its file and its recovery, beside lists that say what must be."""

    @initialize()
    def begin(self):
        self.folder = Path(tempfile.mkdtemp(prefix="gelu-machine-"))
        self.before = recovery_module.folder
        recovery_module.folder = lambda: self.folder / "recovery"
        self.file = self.folder / "work.gelu.json"
        self.saved = None
        self.start()
        self.past, self.future, self.now = [], [], State()

    def start(self):
        self.session = Session()
        self.document = Document(self.session)
        self.recovery = Recovery(self.session, self.document)

    def stop(self):
        self.recovery.end()
        self.session.deleteLater()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def step(self, after):
        if after != self.now:
            self.past = [*self.past, self.now][-LIMIT:]
            self.future, self.now = [], after

    @rule(changes=CHANGES)
    def edit(self, changes):
        self.session.edit(**changes)
        self.step(self.now.replace(**changes))

    @rule(places=some.lists(some.floats(-4, 4), min_size=1, max_size=5), back=some.booleans())
    def drag(self, places, back):
        first = self.now.x
        for x in [*places, *([first] if back else [])]:
            self.session.edit(gesture="probe", x=x)
        self.session.close_gesture()
        self.step(self.now.replace(x=first if back else places[-1]))

    @rule()
    def undo(self):
        self.session.undo()
        if self.past:
            self.future.append(self.now)
            self.now = self.past.pop()

    @rule()
    def redo(self):
        self.session.redo()
        if self.future:
            self.past.append(self.now)
            self.now = self.future.pop()

    @rule(data=some.data())
    def go(self, data):
        every = [*self.past, self.now, *reversed(self.future)]
        place = data.draw(some.integers(0, len(every) - 1))
        self.session.go(place)
        self.past, self.now = every[:place], every[place]
        self.future = every[:place:-1]

    @rule()
    def save(self):
        self.document.save(self.file)
        self.saved = self.now

    @precondition(lambda self: self.saved is not None)
    @rule()
    def open(self):
        self.document.open(self.file)
        self.past, self.future, self.now = [], [], self.saved

    @rule()
    def new(self):
        self.document.new()
        self.past, self.future, self.now = [], [], State()

    @rule()
    def autosave(self):
        self.recovery.keep()

    @rule()
    def crash_and_restore(self):
        self.recovery.keep()
        unsaved, path = self.document.modified, self.document.path
        self.stop()
        self.start()
        left = remains()
        assert len(left) == int(unsaved)
        if unsaved:
            begun = left[0].begin()
            self.document.restore(begun.loaded, begun.origin)
            assert self.document.path == path
            assert self.document.modified
            self.recovery.keep()
            begun.forget()
        elif path is not None:
            self.document.open(path)
        else:
            assert self.now == State()
        self.past, self.future = [], []

    @invariant()
    def all_agree(self):
        assert self.session.state == self.now
        assert self.session.states == (*self.past, self.now, *reversed(self.future))
        assert load(dump(self.now).encode()).state == self.now

    @invariant()
    def the_mark_is_right(self):
        if self.document.path is not None:
            assert self.document.modified or self.now == self.saved
            assert not self.document.changed_on_disk

    @invariant()
    def files_are_whole(self):
        if self.saved is not None:
            assert load(self.file.read_bytes()).state == self.saved
        if backup_of(self.file).exists():
            assert not load(backup_of(self.file).read_bytes()).problems
        assert not list(self.folder.rglob(".gelu-desktop-*"))

    @invariant()
    def undoing_everything_leads_to_the_start(self):
        copy = self.session.states
        assert copy[0] == (self.past[0] if self.past else self.now)

    def teardown(self):
        if hasattr(self, "session"):
            self.recovery.drop()
            self.stop()
            recovery_module.folder = self.before
            shutil.rmtree(self.folder)


class WindowMachine(Machine):
    """The same with the whole window, which is made anew for each language and theme."""

    TITLES: ClassVar = {"en": "&File", "zh_CN": "文件(&F)"}

    @initialize()
    def begin(self):
        self.language = "en"
        self.theme = "light"
        super().begin()

    def start(self):
        kept = QSettings(str(self.folder / "settings.ini"), QSettings.Format.IniFormat)
        kept.setValue("language", self.language)
        kept.setValue("theme", self.theme)
        self.session = Session()
        self.desktop = Desktop(QApplication.instance(), self.session, kept)
        self.document = self.desktop.files.document
        self.recovery = self.desktop.files.recovery
        self.desktop.window.resize(1366, 728)
        self.desktop.window.show()

    def stop(self):
        self.recovery.end()
        self.desktop.window.may_close = lambda: True
        self.desktop.window.close()
        self.desktop.window.deleteLater()
        self.desktop.setParent(None)
        self.desktop.deleteLater()
        super().stop()

    @rule(language=some.sampled_from(("en", "zh_CN")))
    def switch_language(self, language):
        self.desktop.choose_language(language)
        self.language = language

    @rule(theme=some.sampled_from(("light", "dark")))
    def switch_theme(self, theme):
        self.desktop.choose_theme(theme)
        self.theme = theme

    @invariant()
    def the_window_shows_the_work(self):
        window = self.desktop.window
        QApplication.processEvents()
        window.grab()
        assert window.isWindowModified() == self.document.modified
        assert self.document.name in window.windowTitle()
        assert window.menuBar().actions()[0].text() == self.TITLES[self.language]
        assert self.desktop.theme.name == self.theme
        (shown,) = window.statusBar().findChildren(ProbeStatus)
        assert f"x {short(self.now.x)} " in shown.text()


STEPS = {
    "stateful_step_count": 40,
    "deadline": None,
    "suppress_health_check": list(HealthCheck),
}
Machine.TestCase.settings = settings(max_examples=50 * MORE, **STEPS)
WindowMachine.TestCase.settings = settings(max_examples=3 * MORE, **STEPS)


@pytest.mark.timeout(120 * MORE)
class TestMachine(Machine.TestCase):
    """Needs an application for signals and timers."""

    def setUp(self):
        self.app = QApplication.instance() or QApplication([])


@pytest.mark.timeout(120 * MORE)
class TestWindowMachine(WindowMachine.TestCase):
    """Leaves the application's look and language as they were."""

    def setUp(self):
        self.app = QApplication.instance() or QApplication([])
        self.look = self.app.style().name(), self.app.palette()

    def tearDown(self):
        style, colours = self.look
        install_language(self.app, "en")
        self.app.setStyleSheet("")
        self.app.setPalette(colours)
        self.app.setStyle(style)
