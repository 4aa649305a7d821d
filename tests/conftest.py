"""What every test has: no screen, folders of its own, and silence.

Silence is asserted: a warning, a Qt message, an exception that nobody caught, a log record at
WARNING or above, a top-level widget left behind and a timer left running each fail the test in
which they happen. pytest and pytest-qt see to the first three.
"""

import atexit
import gc
import logging
import os
import shutil
import sys
import tempfile
import weakref
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Any

import hypothesis
import pytest

if TYPE_CHECKING:
    from gelu_desktop.session import Session
    from gelu_desktop.widgets.theme import Theme

HOME = Path(tempfile.mkdtemp(prefix="gelu-desktop-tests-"))
FOLDERS = {
    f"XDG_{name}": HOME / name.lower()
    for name in ("CONFIG_HOME", "STATE_HOME", "DATA_HOME", "CACHE_HOME", "RUNTIME_DIR")
}
# What a person's desktop may have set; it would change the language, the size or the style.
FOREIGN = (
    "LANGUAGE",
    "QT_AUTO_SCREEN_SCALE_FACTOR",
    "QT_FONT_DPI",
    "QT_PLUGIN_PATH",
    "QT_QPA_PLATFORMTHEME",
    "QT_SCALE_FACTOR",
    "QT_STYLE_OVERRIDE",
)

# Before any test imports Qt: it reads these once.
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["LC_ALL"] = "C.UTF-8"
# As the program does, before NumPy is loaded: the digits of a product depend on it.
os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")
for _name in FOREIGN:
    os.environ.pop(_name, None)
for _name, _folder in FOLDERS.items():
    _folder.mkdir(mode=0o700)
    os.environ[_name] = str(_folder)
atexit.register(shutil.rmtree, HOME, ignore_errors=True)

# A busy machine is no fault of the code, and a change is judged by what it changed.
hypothesis.settings.register_profile(
    "calm",
    deadline=None,
    derandomize="CI" in os.environ,
    suppress_health_check=[hypothesis.HealthCheck.too_slow],
)
hypothesis.settings.load_profile("calm")


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Let a test that drives real widgets be late once; the summary names every such test.

    Windows appear, move and are painted when the machine gets to it. Numbers never depend on that,
    so tests without an application get no second chance.
    """
    for item in items:
        if "qapp" in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.fixture
def session(qapp: Any) -> "Iterator[Session]":
    """Give a session in its first state."""
    from gelu_desktop.session import Session

    session = Session()
    yield session
    session.deleteLater()


@pytest.fixture
def theme() -> "Theme":
    """Give the light theme, for tests in which the theme does not matter."""
    from gelu_desktop.widgets.theme import THEMES

    return THEMES["light"]


@pytest.fixture(params=["light", "dark", "paper"])
def each_theme(request: pytest.FixtureRequest) -> "Theme":
    """Give every theme in turn."""
    from gelu_desktop.widgets.theme import THEMES

    return THEMES[request.param]


@pytest.fixture(autouse=True)
def own_folders() -> Iterator[None]:
    """Give each test empty settings, state and data folders."""
    yield
    for name in ("XDG_CONFIG_HOME", "XDG_STATE_HOME", "XDG_DATA_HOME"):
        for path in FOLDERS[name].iterdir():
            shutil.rmtree(path) if path.is_dir() else path.unlink()


class _Alarm(logging.Handler):
    """Keeps what was logged at WARNING or above."""

    def __init__(self) -> None:
        super().__init__(logging.WARNING)
        self.heard: list[str] = []

    def emit(self, record: logging.LogRecord) -> None:
        self.heard.append(f"{record.levelname} {record.name}: {record.getMessage()}")


@pytest.fixture(autouse=True)
def silent_log(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail a test that logs a warning, unless it asks for ``caplog`` and so looks itself."""
    alarm = _Alarm()
    logging.getLogger().addHandler(alarm)
    yield
    logging.getLogger().removeHandler(alarm)
    if alarm.heard and "caplog" not in request.fixturenames:
        pytest.fail("logged: " + "; ".join(alarm.heard))


def _top_levels() -> list[Any]:
    """Return the windows that nobody owns, after what was to be deleted later is deleted."""
    widgets = sys.modules.get("PySide6.QtWidgets")
    if widgets is None or not isinstance(widgets.QApplication.instance(), widgets.QApplication):
        return []
    _delete_now()
    return [widget for widget in widgets.QApplication.topLevelWidgets() if not widget.parent()]


def _delete_now() -> None:
    """Delete what was to be deleted later, which no event loop is there to do."""
    from PySide6.QtCore import QCoreApplication, QEvent

    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture(autouse=True)
def no_leaked_widgets() -> Iterator[None]:
    """Fail a test after which a top-level widget is still there, shown or not."""
    before = _top_levels()
    yield
    if len(_top_levels()) > len(before):
        gc.collect()  # cycles are no leak
    leaked = [widget for widget in _top_levels() if widget not in before]
    names = [f"{type(widget).__name__} {widget.objectName()!r}" for widget in leaked]
    for widget in leaked:
        widget.close()
        widget.deleteLater()
    if names:
        pytest.fail("left behind: " + ", ".join(names))


@pytest.fixture(autouse=True)
def no_running_timers(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Fail a test after which a QTimer that it started still runs."""
    core = sys.modules.get("PySide6.QtCore")
    if core is None:
        yield
        return
    from shiboken6 import isValid

    started: weakref.WeakSet[Any] = weakref.WeakSet()
    start = core.QTimer.start

    def remember(timer: Any, *arguments: Any) -> None:
        started.add(timer)
        start(timer, *arguments)

    monkeypatch.setattr(core.QTimer, "start", remember)
    yield
    _delete_now()
    running = [timer for timer in started if isValid(timer) and timer.isActive()]
    for timer in running:
        timer.stop()
    if running:
        owners = ", ".join(type(timer.parent()).__name__ for timer in running)
        pytest.fail(f"timers still running, owned by: {owners}")
