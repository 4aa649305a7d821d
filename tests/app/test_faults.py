import logging
import re
import sys
import threading
from types import SimpleNamespace

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QWidget

from gelu_desktop.app import faults as faults_module
from gelu_desktop.app.application import install_language
from gelu_desktop.app.fault_dialog import FaultDialog
from gelu_desktop.app.faults import Faults
from gelu_desktop.app.log import LOGGER, log_path, start_log
from gelu_desktop.widgets.jobs import Jobs

LEFT = Qt.MouseButton.LeftButton
HAN = re.compile("[一-鿿]")


class Broken(QWidget):
    """Fails at every frame while it is told to."""

    failing = True

    def paintEvent(self, event):
        if self.failing:
            raise ValueError("cannot paint")


class Application:
    """Stands for the application: remembers the exit code instead of ending the tests."""

    def __init__(self):
        self.code = None

    def exit(self, code):
        self.code = code


class Work:
    """Stands for the desktop: a window and its work."""

    def __init__(self, window):
        self.window = window
        self.kept, self.saved = [], []
        recovery = SimpleNamespace(keep=lambda: not self.kept.append(1))
        self.files = SimpleNamespace(recovery=recovery, save=lambda: self.saved.append(1))

    def end(self):
        self.window.close()


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(200, 100)
    window.show()
    return window


@pytest.fixture
def faults(qapp, window, caplog, capsys, monkeypatch):
    taken = Faults(qapp, Work(window))
    taken._app = Application()
    yield taken
    taken.uninstall()
    if taken.dialog is not None:
        taken.dialog.accept()
    taken.setParent(None)
    taken.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def settle():
    for _ in range(3):
        QApplication.processEvents()


def fail(text="no luck"):
    try:
        raise RuntimeError(text)
    except RuntimeError:
        sys.excepthook(*sys.exc_info())


def notices(window):
    return [dialog for dialog in window.findChildren(FaultDialog) if dialog.isVisible()]


def test_a_fault_shows_one_notice(faults, window, caplog):
    fail()
    settle()
    (notice,) = notices(window)
    assert "RuntimeError: no luck" in notice.details.toPlainText()
    assert not notice.details.isVisible()
    assert "GELU Desktop" in notice.details.toPlainText()
    assert "PySide6" in notice.details.toPlainText()
    assert [record.levelno for record in caplog.records] == [logging.ERROR]
    assert "no luck" in caplog.text


def test_the_work_is_kept_at_once_and_can_be_saved(faults, window):
    fail()
    settle()
    assert faults._desktop.kept
    notices(window)[0].save.click()
    assert faults._desktop.saved
    assert notices(window)


def test_an_exception_in_a_slot_keeps_the_program_alive(qtbot, faults, window):
    button = QPushButton("x", window)

    def slot():
        raise RuntimeError("in a slot")

    button.clicked.connect(slot)
    button.click()
    settle()
    assert len(notices(window)) == 1
    button.clicked.disconnect(slot)


def test_a_storm_is_one_notice_and_few_lines_of_log(faults, window, caplog):
    for _ in range(600):
        fail()
    settle()
    assert len(notices(window)) == 1
    assert len(caplog.records) == 10
    notices(window)[0].accept()
    for _ in range(60):
        fail()
    settle()
    assert notices(window) == []


def test_painting_that_fails_at_every_frame_is_one_notice(qtbot, faults, window):
    broken = Broken(window)
    broken.resize(50, 50)
    broken.show()
    for _ in range(30):
        broken.update()
        settle()
    assert len(notices(window)) == 1
    notices(window)[0].accept()
    for _ in range(30):
        broken.update()
        settle()
    assert notices(window) == []
    broken.failing = False


def test_another_fault_is_shown_after_the_first(faults, window):
    fail("one")
    settle()
    fail("two")
    settle()
    (notice,) = notices(window)
    assert "one" in notice.details.toPlainText()
    notice.accept()
    fail("three")
    settle()
    (notice,) = notices(window)
    assert "three" in notice.details.toPlainText()


def test_the_same_fault_is_shown_again_after_a_quiet_time(faults, window, monkeypatch):
    fail()
    settle()
    notices(window)[0].accept()
    monkeypatch.setattr(faults_module, "QUIET_S", 0.0)
    fail()
    settle()
    assert len(notices(window)) == 1


def test_a_fault_in_a_thread(qtbot, faults, window):
    def work():
        raise RuntimeError("in a thread")

    thread = threading.Thread(target=work)
    thread.start()
    thread.join()
    settle()
    (notice,) = notices(window)
    assert "in a thread" in notice.details.toPlainText()


class Filter(QObject):
    """Fails at every event of what it watches while it is told to."""

    failing = True

    def eventFilter(self, watched, event):
        if self.failing and event.type() == QEvent.Type.User:
            raise LookupError("cannot filter")
        return False


def test_a_fault_in_an_event_filter(faults, window):
    watching = Filter(window)
    window.installEventFilter(watching)
    for _ in range(60):  # as many as a second has frames
        QCoreApplication.postEvent(window, QEvent(QEvent.Type.User))
        settle()
    (notice,) = notices(window)
    assert "cannot filter" in notice.details.toPlainText()
    watching.failing = False


def test_a_fault_in_a_thread_of_work(qtbot, faults, window):
    """What work raises is told by its panel; what happens in telling it is a fault."""
    jobs = Jobs(window)

    def tell(_error):
        raise RuntimeError("while telling")

    jobs.failed.connect(tell)
    jobs.start(lambda *_: 1 / 0)
    qtbot.waitUntil(lambda: bool(notices(window)), timeout=5000)
    (notice,) = notices(window)
    assert "while telling" in notice.details.toPlainText()
    assert isinstance(jobs.fault, ZeroDivisionError)


@pytest.fixture
def chinese(qapp):
    yield install_language(qapp, "zh_CN")
    install_language(qapp, "en")


def test_the_notice_speaks_the_language(faults, window, chinese):
    fail()
    settle()
    (notice,) = notices(window)
    texts = [label.text() for label in notice.findChildren(QLabel) if label.isVisible()]
    texts += [button.text() for button in notice.findChildren(QPushButton)]
    assert "您的工作没有丢失" in "".join(texts)
    assert all(HAN.search(text) for text in (*texts, notice.windowTitle()))
    assert "RuntimeError" not in texts[0]


def test_a_fault_in_a_destructor(faults, window):
    class Dying:
        def __del__(self):
            raise RuntimeError("while dying")

    dying = Dying()
    del dying
    settle()
    (notice,) = notices(window)
    assert "while dying" in notice.details.toPlainText()


def test_the_report_can_be_copied(qtbot, faults, window):
    fail()
    settle()
    (notice,) = notices(window)
    qtbot.mouseClick(notice.copy, LEFT)
    assert "no luck" in QGuiApplication.clipboard().text()


def test_details_on_demand(qtbot, faults, window):
    fail()
    settle()
    (notice,) = notices(window)
    qtbot.mouseClick(notice.show_details, LEFT)
    assert notice.details.isVisible()


def test_continue(qtbot, faults, window):
    fail()
    settle()
    qtbot.keyClick(notices(window)[0], Qt.Key.Key_Return)
    assert notices(window) == []
    assert window.isVisible()
    assert faults._app.code is None


def test_quit(qtbot, faults, window):
    fail()
    settle()
    qtbot.mouseClick(notices(window)[0].quit, LEFT)
    assert not window.isVisible()
    assert faults._app.code == 1


def test_ctrl_c_is_no_fault(faults, window):
    sys.excepthook(KeyboardInterrupt, KeyboardInterrupt(), None)
    settle()
    assert notices(window) == []
    assert faults._app.code == 130


def test_notices_leave_nothing_behind(qtbot, faults, window, monkeypatch):
    monkeypatch.setattr(faults_module, "QUIET_S", 0.0)
    for _ in range(20):
        fail()
        settle()
        notices(window)[0].accept()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert window.findChildren(FaultDialog) == []
    assert not window.findChildren(QTimer)


def test_the_log_rotates_and_is_written(faults, window):
    handler = start_log()
    try:
        for number in range(3000):
            LOGGER.error("%d %s", number, "x" * 500)
    finally:
        LOGGER.removeHandler(handler)
        handler.close()
    files = sorted(log_path().parent.glob("gelu-desktop.log*"))
    assert len(files) == 4
    assert all(file.stat().st_size <= 256 * 1024 for file in files)


def test_a_folder_that_refuses_the_log_stops_nothing(qapp):
    log_path().parent.parent.mkdir(parents=True, exist_ok=True)
    log_path().parent.write_text("in the way")
    assert start_log() is None
