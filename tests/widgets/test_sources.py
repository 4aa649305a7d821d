"""Tests of `gelu_desktop.widgets.sources`."""

import subprocess
import sys
from types import SimpleNamespace

import pytest

from gelu_desktop.widgets import sources

READ = """
import linecache
from gelu_desktop.widgets.sources import spare_sources
{spare}
import PySide6.QtGui, PySide6.QtWidgets, numpy, json.tool
from gelu_desktop.widgets.theme import THEMES
print(len(linecache.cache), PySide6.QtWidgets.QWidget.setWindowTitle is not None)
"""


@pytest.mark.parametrize("spared", [True, False])
def test_no_source_is_read(spared):
    code = READ.format(spare="spare_sources()" if spared else "")
    run = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    count, named = run.stdout.split()
    assert named == "True"
    assert (int(count) < 10) if spared else (int(count) > 50)


@pytest.mark.parametrize("there", [None, SimpleNamespace(), SimpleNamespace(_mod_uses_pyside=1)])
def test_another_qt_for_python_is_left_alone(monkeypatch, there):
    before = dict(vars(there)) if there is not None else None
    monkeypatch.setitem(sys.modules, "shibokensupport.feature", there)
    sources.spare_sources()
    assert there is None or vars(there) == before
