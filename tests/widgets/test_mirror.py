"""pyqtgraph's copy of Qt is looked up when it is used, and is the same."""

import subprocess
import sys

SEEN = """
import PySide6.QtCore, PySide6.QtGui, PySide6.QtWidgets
{before}
import pyqtgraph
from pyqtgraph.Qt import QtCore, QtGui, QtWidgets
print(sum(len(vars(module)) for module in (QtCore, QtGui, QtWidgets)))
for mine in (QtCore, QtGui, QtWidgets):
    theirs = getattr(PySide6, mine.__name__.rpartition(".")[2])
    for name in dir(theirs):
        if not name.startswith("__"):
            assert getattr(mine, name) is getattr(theirs, name), name
assert QtWidgets.QOpenGLWidget and QtGui.QFileSystemModel
print(pyqtgraph.Qt.VERSION_INFO)
"""
PUT_UP = "from gelu_desktop.widgets.mirror import put_up; assert put_up()"


def told(program):
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_the_mirrors_have_all_that_pyside_has_and_little_is_made_at_first():
    few, version = told(SEEN.format(before=PUT_UP))
    many, same = told(SEEN.format(before=""))
    assert version == same
    assert int(many) > 600
    assert int(few) < 150


def test_a_missing_name_is_missing():
    (text,) = told(
        "from gelu_desktop.widgets.mirror import Mirror\n"
        "mirror = Mirror('m', 'PySide6.QtCore')\n"
        "print(hasattr(mirror, 'QNothing'), hasattr(mirror, 'QTimer'))"
    )
    assert text == "False True"


def test_a_pyqtgraph_that_is_loaded_is_left():
    (text,) = told(
        "import pyqtgraph\nfrom gelu_desktop.widgets.mirror import put_up\nprint(put_up())"
    )
    assert text == "False"


def test_one_that_copies_otherwise_gets_everything():
    (text,) = told(
        "from gelu_desktop.widgets.mirror import Mirror\n"
        "mirror = Mirror('m', 'PySide6.QtCore')\n"
        "def copy(source, target):\n"
        "    return [setattr(target, n, getattr(source, n)) for n in dir(source) "
        "if not hasattr(target, n)]\n"
        "import PySide6.QtCore\n"
        "copy(PySide6.QtCore, mirror)\n"
        "print(mirror.QTimer is PySide6.QtCore.QTimer)"
    )
    assert text == "True"
