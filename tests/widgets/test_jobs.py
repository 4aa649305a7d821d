import threading
import time

import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from gelu_desktop.widgets.jobs import Jobs


@pytest.fixture
def jobs(qapp):
    owner = QObject()
    made = Jobs(owner)
    yield made
    made.stop()
    owner.deleteLater()


def heard(signal):
    values = []
    signal.connect(values.append)
    return values


def test_an_answer_comes_back(jobs, qtbot):
    shares = heard(jobs.progressed)

    def work(progress, cancelled):
        for share in (0.5, 1.0):
            progress(share)
        return threading.current_thread() is threading.main_thread()

    with qtbot.waitSignal(jobs.done) as answer:
        jobs.start(work)
        assert jobs.running
    assert answer.args == [False]
    assert shares == [0.5, 1.0]
    assert not jobs.running


def test_a_fault_comes_back(jobs, qtbot):
    with qtbot.waitSignal(jobs.failed) as answer:
        jobs.start(lambda progress, cancelled: 1 / 0)
    assert isinstance(answer.args[0], ZeroDivisionError)


def test_it_knows_what_the_work_is_about(jobs, qtbot):
    with qtbot.waitSignal(jobs.done):
        jobs.start(lambda progress, cancelled: 42, "question")
        assert jobs.about == "question"
    assert (jobs.about, jobs.last, jobs.fault) == ("question", ("question", 42), None)
    with qtbot.waitSignal(jobs.failed):
        jobs.start(lambda progress, cancelled: 1 / 0, "other")
    assert (jobs.about, jobs.last) == ("other", ("question", 42))
    assert isinstance(jobs.fault, ZeroDivisionError)
    jobs.cancel()
    assert (jobs.about, jobs.last, jobs.fault) == (None, ("question", 42), None)


def patient(progress, cancelled):
    while not cancelled():
        time.sleep(0.002)
    return "stopped"


def test_what_was_cancelled_says_nothing(jobs, qtbot):
    done = heard(jobs.done)
    jobs.start(patient)
    jobs.cancel()
    assert not jobs.running
    qtbot.wait(60)
    assert done == []


def test_a_stale_answer_is_dropped(jobs, qtbot):
    done = heard(jobs.done)
    jobs.start(patient)
    with qtbot.waitSignal(jobs.done):
        jobs.start(lambda progress, cancelled: "new")
    qtbot.wait(60)
    assert done == ["new"]


def test_stopping_waits_for_the_thread(jobs):
    ended = threading.Event()

    def work(progress, cancelled):
        patient(progress, cancelled)
        ended.set()

    jobs.start(work)
    jobs.stop()
    assert ended.is_set()


def test_work_ends_with_its_owner(qapp, qtbot):
    owner, ended = QObject(), threading.Event()

    def work(progress, cancelled):
        patient(lambda share: None, cancelled)
        progress(1.0)
        ended.set()

    jobs = Jobs(owner)
    jobs.start(work)
    owner.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert ended.wait(2)


def test_an_owner_may_go_at_any_moment_of_what_the_thread_says(qapp):
    def talking(progress, cancelled):
        while not cancelled():
            progress(0.5)
        for _ in range(20):
            progress(0.7)

    for _ in range(100):
        owner = QObject()
        jobs = Jobs(owner)
        jobs.start(talking)
        thread = jobs._thread
        QApplication.processEvents()
        owner.deleteLater()
        del owner, jobs
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        thread.join(5)
        assert not thread.is_alive()


@pytest.mark.parametrize(
    "error", [SystemExit(), KeyboardInterrupt(), GeneratorExit(), MemoryError()]
)
def test_whatever_ends_the_thread_is_told_in_words(jobs, qtbot, error):
    def work(progress, cancelled):
        raise error

    with qtbot.waitSignal(jobs.failed) as answer:
        jobs.start(work)
    assert not jobs.running
    assert jobs.fault is answer.args[0]
    words = "not enough memory" if isinstance(error, MemoryError) else type(error).__name__
    assert words in str(answer.args[0])


def test_a_thread_that_cannot_begin_is_told(jobs, qtbot, monkeypatch):
    def refuse(thread):
        raise RuntimeError("can't start new thread")

    monkeypatch.setattr(threading.Thread, "start", refuse)
    with qtbot.waitSignal(jobs.failed) as answer:
        jobs.start(lambda progress, cancelled: 42)
    assert "thread" in str(answer.args[0])
    assert not jobs.running
