"""A window on a session, with settings of its own."""

import subprocess
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication


class Recorder:
    """Remembers what it was asked."""

    def __init__(self, asked=None):
        self.asked = [] if asked is None else asked
        self.recent = SimpleNamespace(files=[], clear=lambda: None)

    def __getattr__(self, name):
        return lambda *given: self.asked.append((name, *given))


class Asked(Recorder):
    """Stands for what the actions act on, and remembers what it was asked."""

    theme_choice = "light"
    language_choice = "en"
    locked = presenting = dashed = False

    def __init__(self):
        super().__init__()
        self.files = Recorder([])
        self.files.show_title = lambda: None
        self.files.asked = self.asked

    @property
    def views(self):
        return self

    @property
    def guide(self):
        return self


@pytest.fixture(autouse=True)
def no_question_without_answer(monkeypatch):
    """Fail where a box would wait for ever for somebody to answer it."""
    from PySide6.QtWidgets import QMessageBox

    def fail(box, *_):
        text = box.text() if isinstance(box, QMessageBox) else box.windowTitle()
        pytest.fail(f"nobody answers: {text}")

    monkeypatch.setattr(QMessageBox, "exec", fail)


def places(window):
    """Where the docks are that stand in the window and are seen."""
    QApplication.processEvents()
    seen = {name: dock for name, dock in window.docks.items() if dock.isVisible()}
    return {
        name: dock.geometry().getRect()
        for name, dock in seen.items()
        if dock.x() >= 0 and not dock.isFloating()
    }


@pytest.fixture
def asked():
    return Asked()


@pytest.fixture
def kept(tmp_path):
    return QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat)


@pytest.fixture
def dressed(qapp, theme):
    """Give the application the style of the program, for widths as they will be."""
    from gelu_desktop.app.application import apply_theme

    style, colours = qapp.style().name(), qapp.palette()
    qapp.setStyle("Fusion")
    apply_theme(qapp, theme)
    yield
    qapp.setStyleSheet("")
    qapp.setPalette(colours)
    qapp.setStyle(style)


@pytest.fixture
def window(qtbot, dressed, session, theme, kept, asked):
    from gelu_desktop.app.main_window import MainWindow

    made = MainWindow(session, kept)
    made.resize(1366, 728)
    made.build(theme, asked)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    yield made
    made.close()
    made.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def start(qapp, kept):
    """Give a function that starts the whole program in English and light, time after time."""
    style, colours = qapp.style().name(), qapp.palette()
    kept.setValue("language", "en")
    kept.setValue("theme", "light")
    from gelu_desktop.app.desktop import Desktop
    from gelu_desktop.session import Session
    from gelu_desktop.widgets.magnification import magnify

    made = []

    def start(session=None):
        session = session or Session()
        made.append(Desktop(qapp, session, kept))
        session.setParent(made[-1])
        made[-1].window.resize(1366, 728)
        made[-1].window.show()
        QApplication.processEvents()
        return made[-1]

    def stop(desktop):
        desktop.end()
        desktop.window.deleteLater()
        desktop.setParent(None)
        desktop.deleteLater()
        made.remove(desktop)
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    start.stop = stop
    yield start
    for desktop in made:
        desktop.choose_language("en")
        stop(desktop)
    magnify(qapp, 1.0)
    qapp.setStyleSheet("")
    qapp.setPalette(colours)
    qapp.setStyle(style)


@pytest.fixture
def desktop(start, session):
    """Give the whole program with its window, in English and light."""
    made = start(session)
    session.setParent(None)
    return made


@pytest.fixture
def small_disk(tmp_path):
    place = tmp_path / "disk"
    place.mkdir()
    mount = ["mount", "-t", "tmpfs", "-o", "size=64k", "tmpfs", str(place)]
    try:
        made = subprocess.run(mount, capture_output=True, check=False).returncode == 0
    except FileNotFoundError:
        made = False
    if not made:
        pytest.skip(
            "only root may mount the 64 kB file system that is to be full: run the tests as root"
        )
    yield place
    subprocess.run(["umount", str(place)], check=True)
