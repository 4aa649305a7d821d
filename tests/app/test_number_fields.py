"""Every number field of the program reads numbers alike, whatever the locale.

What is written means what it seems to mean, or is refused aloud; never ten times as much.
"""

import csv

import pytest
from hands import write_over
from PySide6.QtCore import QLocale, QSettings, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractSpinBox, QApplication
from shiboken6 import isValid

from gelu_desktop.app.data_files import DATA, data_file
from gelu_desktop.app.export_dialog import ExportDialog
from gelu_desktop.app.sweep_dialog import SweepDialog
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.files import dump
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.widgets.number_field import NumberField
from gelu_desktop.widgets.theme import THEMES

TEXTS = {
    "1.23": 1.23,
    "1,23": 1.23,
    "0,999": 0.999,
    "0.999": 0.999,
    "0.5 ": 0.5,
    "+.5": 0.5,
    "1e-3": 1e-3,
    "－１．５": -1.5,
    "1,000.5": None,
    "1.000,5": None,
    "1,234.5": None,
    "1.234,5": None,
}


@pytest.fixture(params=["en_US", "de_DE", "zh_CN"])
def locale(request):
    before = QLocale()
    QLocale.setDefault(QLocale(request.param))
    yield QLocale(request.param)
    QLocale.setDefault(before)


def check(field, locale):
    field.setLocale(locale)
    for text, meant in TEXTS.items():
        before = field.number
        field.setFocus()
        write_over(field, text)
        QTest.keyClick(field, Qt.Key.Key_Tab)  # Enter would close a dialog
        if not isValid(field):
            return
        said = field.property("refused")
        if said:
            assert field.accessibleDescription()
            assert field.number == before, (field.accessibleName(), text)
        else:
            assert meant is not None, text
            # Pixels are whole.
            assert field.number in (meant, max(1, round(meant))), (field.accessibleName(), text)
        fits = meant is not None and field._lower <= meant <= field._upper
        whole = field._whole and meant is not None and not float(meant).is_integer()
        if not fits or whole:
            assert said, (field.accessibleName(), text)


def check_all(widget, locale, least):
    found = [each for each in widget.findChildren(QAbstractSpinBox) if each.isEnabledTo(widget)]
    assert len(found) >= least
    for field in found:
        assert isinstance(field, NumberField)
        if isValid(field) and field.isVisible():
            check(field, locale)


def test_in_every_panel(desktop, session, locale):
    session.edit(
        functions=tuple(ACTIVATIONS),
        show_tolerance=True,
        formula="k*x*Phi(x)",
        approximation="own",
    )
    desktop.window.activateWindow()
    seen = 0
    for dock in desktop.window.docks.values():
        dock.show()
        dock.raise_()
        QApplication.processEvents()
        seen += len(dock.findChildren(NumberField))
        check_all(dock, locale, 0)
        QApplication.processEvents()
    assert seen > 30


@pytest.mark.parametrize("kind", [ExportDialog, SweepDialog])
def test_in_every_dialog(qtbot, kept, locale, kind):
    dialog = kind(None, Result(State()), THEMES["light"], "curve", kept)
    qtbot.addWidget(dialog)
    with qtbot.waitActive(dialog):
        dialog.show()
        dialog.activateWindow()
    check_all(dialog, locale, 4)


def test_files_always_have_the_point(qapp, locale, tmp_path):
    state = State(x=1.5, coefficients={"gelu_tanh.a": 0.0625})
    assert '"x": 1.5' in dump(state)
    rows = data_file(DATA["curve"], Result(state), "csv").decode().splitlines()
    cells = [cell for row in csv.reader(rows) if not row[0].startswith("#") for cell in row]
    assert any(cell == "1.5" for cell in cells)
    assert not any("," in cell for cell in cells)
    kept = QSettings(str(tmp_path / "a.ini"), QSettings.Format.IniFormat)
    kept.setValue("a", 1.5)
    kept.sync()
    assert "1.5" in (tmp_path / "a.ini").read_text(encoding="utf-8")


ENDLESS = ("1e12", "1e9", "-5", "nan", "inf", "1e999")


@pytest.mark.parametrize("panel", ["ffn", "depth", "race"])
def test_counts_without_end_are_refused_before_anything_is_made(desktop, session, panel):
    session.edit(ffn=FfnSettings(source="synthetic", width=8, batch=8))
    dock = desktop.window.docks[panel]
    dock.show()
    dock.raise_()
    QApplication.processEvents()
    desktop.window.activateWindow()
    before, seen = session.state, 0
    for field in dock.findChildren(NumberField):
        seed = field._upper > 1e6  # of which nothing is made
        if not field.isVisible() or not field._whole or seed:
            continue
        seen += 1
        for text in ENDLESS:
            field.setFocus()
            write_over(field, text)
            QTest.keyClick(field, Qt.Key.Key_Tab)
            assert field.property("refused"), (field.accessibleName(), text)
    assert seen >= 3
    assert session.state == before
