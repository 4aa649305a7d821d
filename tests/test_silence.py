"""Silence is really asserted: whatever is loud fails."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

CONFTEST = Path(__file__).with_name("conftest.py")
SETTINGS = CONFTEST.parent.parent / "pyproject.toml"
LOUD = """
import logging
import threading
import warnings

from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QWidget

kept = []


def test_calm(qtbot):
    widget = QWidget()
    widget.itself = widget
    qtbot.addWidget(widget)
    widget.show()
    timer = QTimer(widget)
    timer.start(1000)


def test_calm_with_log(caplog):
    logging.getLogger("some").warning("heard")


def test_loud_warning():
    warnings.warn("heard", stacklevel=1)


def test_loud_log():
    logging.getLogger("some").warning("heard")


def test_loud_qt():
    qWarning("heard")


def test_loud_slot(qapp):
    timer = QTimer()
    timer.setSingleShot(True)
    timer.timeout.connect(lambda: 1 / 0)
    timer.start(0)
    qapp.processEvents()


def test_loud_thread():
    thread = threading.Thread(target=lambda: 1 / 0)
    thread.start()
    thread.join()


def test_loud_window(qapp):
    kept.append(QWidget())
    kept[-1].show()


def test_loud_hidden_window(qapp):
    kept.append(QWidget())


def test_loud_timer(qapp):
    kept.append(QTimer())
    kept[-1].start(1000)


def test_calm_after_all(qapp):
    pass
"""


@pytest.fixture(scope="module")
def outcomes(tmp_path_factory):
    """Run loud tests under the settings of the project; give those that did not pass."""
    folder = tmp_path_factory.mktemp("loud")
    shutil.copy(CONFTEST, folder)
    (folder / "test_loud.py").write_text(LOUD, encoding="utf-8")
    options = [
        "-c",
        SETTINGS,
        "--rootdir",
        folder,
        "-q",
        "-p",
        "no:cacheprovider",
        "-p",
        "no:xdist",
    ]
    answer = subprocess.run(
        [sys.executable, "-m", "pytest", *options, folder],
        capture_output=True,
        text=True,
        check=False,
    )
    summary = answer.stdout.partition("short test summary info")[2]
    assert "FAILED" in summary, answer.stdout + answer.stderr
    return {word.partition("::")[2] for word in summary.split() if "::" in word}


def test_loud_tests_fail_and_calm_ones_pass(outcomes):
    names = {line.split("(")[0][4:] for line in LOUD.splitlines() if line.startswith("def ")}
    assert outcomes == {name for name in names if name.startswith("test_loud")}
