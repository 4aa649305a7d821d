import gc
import importlib.metadata

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QWidget

from gelu_desktop import __version__
from gelu_desktop.app import versions as versions_module
from gelu_desktop.app.about import AboutDialog
from gelu_desktop.app.versions import package_version, versions


@pytest.fixture
def window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    return window


def objects(window):
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    gc.collect()
    return len(window.findChildren(QObject))


def test_it_says_versions_licences_and_the_source(window):
    dialog = AboutDialog(window)
    text = dialog.plain_text()
    for part in (__version__, "PySide6", "LGPL-3.0", "SIL OFL", "MIT", "arXiv:1606.08415"):
        assert part in text
    for package in ("numpy", "pyqtgraph", "pillow", "ml-dtypes"):
        assert importlib.metadata.version(package) in text
    dialog.close()


def test_its_text_can_be_selected_and_copied(qtbot, window):
    dialog = AboutDialog(window)
    dialog.show()
    flags = dialog.text.textInteractionFlags()
    assert flags & Qt.TextInteractionFlag.TextSelectableByMouse
    assert flags & Qt.TextInteractionFlag.TextSelectableByKeyboard
    qtbot.mouseClick(dialog.copy, Qt.MouseButton.LeftButton)
    assert QGuiApplication.clipboard().text() == dialog.plain_text()
    dialog.close()


def test_opening_it_a_hundred_times_leaves_nothing(qtbot, window):
    before = objects(window)
    for _ in range(100):
        dialog = AboutDialog(window)
        dialog.open()
        qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert objects(window) == before


def test_a_version_that_cannot_be_told_is_unknown(monkeypatch):
    def fail(_package):
        raise importlib.metadata.PackageNotFoundError

    monkeypatch.setattr(importlib.metadata, "version", fail)
    assert package_version("no-such-package") == versions_module.UNKNOWN
    assert versions()["NumPy"]


def test_nothing_is_imported_for_the_versions():
    import subprocess
    import sys

    code = (
        "import sys; from gelu_desktop.app.versions import versions; versions();"
        " print({'scipy', 'numpy', 'pyqtgraph'} & set(sys.modules))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "set()"
