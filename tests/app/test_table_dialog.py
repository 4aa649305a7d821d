"""Tests of `gelu_desktop.app.table_dialog`."""

import numpy as np
import pytest
from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QWidget

from gelu_desktop.app.data_files import DATA
from gelu_desktop.app.table_dialog import TableDialog
from gelu_desktop.app.table_numbers import Numbers
from gelu_desktop.model.plotted import Column, NothingPlottedError, Plotted, Series, joined
from gelu_desktop.numerics.gelu import gelu


@pytest.fixture
def dialog(window, session, qtbot):
    made = TableDialog(window, session, "curve")
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    made.show()
    qtbot.waitExposed(made)
    yield made
    made.close()
    made.deleteLater()


def cell(dialog, row, column):
    numbers = dialog.table.model()
    return numbers.data(numbers.index(row, column))


def header(dialog, column):
    return dialog.table.model().headerData(column, Qt.Orientation.Horizontal)


def test_the_row_of_the_probe_is_selected_and_has_the_value(dialog, session):
    row = dialog.table.currentIndex().row()
    assert header(dialog, 0) == "x"
    assert header(dialog, 1) == "gelu.value"
    assert float(cell(dialog, row, 0).replace("−", "-")) == session.state.x
    shown = float(cell(dialog, row, 1).replace("−", "-"))
    assert shown == pytest.approx(float(gelu(np.float64(session.state.x))), rel=1e-9)


def test_it_follows_the_probe_and_else_stays_where_it_is(dialog, session, qtbot):
    session.edit(x=-0.5)

    def at_probe():
        text = cell(dialog, dialog.table.currentIndex().row(), 0)
        assert float(text.replace("−", "-")) == -0.5

    qtbot.waitUntil(lambda: session.state.x == -0.5)
    qtbot.waitUntil(lambda: cell(dialog, dialog.table.currentIndex().row(), 0) == "−0.5")
    at_probe()
    dialog.table.setCurrentIndex(dialog.table.model().index(7, 1))
    before = dialog.table.model()
    session.edit(functions=("gelu", "silu"))
    qtbot.waitUntil(lambda: dialog.table.model() is not before)
    assert dialog.table.currentIndex().row() == 7


@pytest.mark.parametrize("panel", DATA)
def test_every_panel_has_a_table_or_says_why_not(dialog, session, panel):
    dialog.show_panel(panel)
    try:
        plotted = DATA[panel].data(session.result)
    except NothingPlottedError as error:
        assert dialog.message.text() == str(error)
        assert dialog.table.model().rowCount() == 0
        assert not dialog.copy.isEnabled()
        return
    numbers = dialog.table.model()
    columns = [column for _, _, column in joined(plotted)]
    assert numbers.columnCount() == len(columns)
    assert numbers.rowCount() == max(len(column.values) for column in columns)
    for place, column in enumerate(columns):
        values = [numbers.value(row, place) for row in range(numbers.rowCount())]
        known = [value for value in values if value is not None]
        np.testing.assert_array_equal(known, column.values)
    assert dialog.panel.name == panel


def test_an_edit_leaves_selection_place_and_widths(dialog, session, qtbot):
    table, numbers = dialog.table, dialog.table.model()
    table.scrollToTop()
    table.setColumnWidth(1, 333)
    table.clearSelection()
    for row in range(5, 16):
        table.selectionModel().select(
            numbers.index(row, 1), table.selectionModel().SelectionFlag.Select
        )
    table.verticalScrollBar().setValue(3)
    before = numbers.value(900, 4)
    session.edit(coefficients={"gelu_tanh.a": 0.06})
    qtbot.waitUntil(lambda: table.model().value(900, 4) != before)
    assert len(table.selectedIndexes()) == 11
    assert table.verticalScrollBar().value() == 3
    assert table.columnWidth(1) == 333


def test_with_other_rows_the_same_x_is_kept(dialog, session, qtbot):
    table = dialog.table
    row = table.model().nearest(-2.0)
    table.setCurrentIndex(table.model().index(row, 1))
    rows = table.model().rowCount()
    session.edit(functions=("gelu", "silu"))  # without ReLU, whose corner has rows of its own
    qtbot.waitUntil(lambda: table.model().rowCount() != rows)
    assert table.model().value(table.currentIndex().row(), 0) == -2.0


def test_another_panel_goes_to_the_probe_and_a_theme_stays(desktop, session, qtbot):
    desktop.window.docks["curve"].give_focus()
    desktop.show_table()
    (dialog,) = desktop.window.findChildren(TableDialog)
    dialog.show_panel("formats") if "formats" in DATA else None
    dialog.show_panel("derivative")
    numbers = dialog.table.model()
    assert numbers.value(dialog.table.currentIndex().row(), 0) == session.state.x
    assert len(dialog.table.selectedIndexes()) == numbers.columnCount()
    dialog.table.setCurrentIndex(numbers.index(20, 1))
    desktop.choose_theme("dark")
    assert dialog.table.currentIndex().row() == 20
    dialog.close()


@pytest.mark.parametrize("panel", ["depth", "chance", "ffn"])
def test_what_is_not_over_x_begins_at_its_top_and_speaks_of_no_probe(dialog, panel):
    dialog.show_panel(panel)
    assert dialog.table.currentIndex().row() == 0
    assert "probe" not in dialog.about.text()
    dialog.show_panel("curve")
    assert "probe" in dialog.about.text()


def test_enter_leaves_the_table_open(dialog, qtbot):
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Return)
    assert dialog.isVisible()


def test_no_zero_has_a_sign(dialog, session):
    numbers = dialog.table.model()
    shown = {numbers.data(numbers.index(row, 2)) for row in range(numbers.rowCount())}
    assert "0" in shown and "−0" not in shown


def test_cells_are_copied_in_all_their_digits(dialog, qtbot):
    numbers = dialog.table.model()
    dialog.table.clearSelection()
    for row in (3, 4):
        for column in (0, 1):
            dialog.table.selectionModel().select(
                numbers.index(row, column), dialog.table.selectionModel().SelectionFlag.Select
            )
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    rows = [line.split("\t") for line in QGuiApplication.clipboard().text().splitlines()]
    expected = [[numbers.value(row, column) for column in (0, 1)] for row in (3, 4)]
    assert [[float(text) for text in row] for row in rows] == expected
    assert "−" not in QGuiApplication.clipboard().text()


def test_tab_leaves_the_table_and_its_name_is_spoken(dialog, qtbot):
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Tab)
    assert QApplication.focusWidget() is not dialog.table
    assert dialog.table.accessibleName() == "Numbers of Curves"
    assert dialog.table.accessibleDescription()


def test_a_panel_that_plots_nothing_at_all_gives_way_to_the_first(desktop):
    """Formula in use, also when the table is open already."""
    for panel in ("formula", "curve", "formula"):
        desktop.window.docks[panel].give_focus()
        desktop.show_table()
        (dialog,) = desktop.window.findChildren(TableDialog)
        assert dialog.panel.name == "curve"
        assert dialog.table.model().rowCount() > 1000
    dialog.close()


def test_the_action_opens_one_table_for_the_panel_in_use(desktop, qtbot):
    window = desktop.window
    window.docks["derivative"].give_focus()
    desktop.show_table()
    desktop.show_table()
    (dialog,) = window.findChildren(TableDialog)
    assert dialog.isVisible()
    assert dialog.panel.name == "derivative"
    desktop.choose_language("zh_CN")
    assert dialog.windowTitle() == QCoreApplication.translate("TableDialog", "Plot as table")
    assert dialog.windowTitle() != "Plot as table"
    assert dialog.panel.name == "derivative"
    dialog.close()


def test_no_rows_are_not_said_to_have_changed(qapp, qtbot):
    """Qt warns of cells that are not there."""
    owner = QWidget()
    qtbot.addWidget(owner)
    column = Column("x", np.array([]))
    numbers = Numbers(Plotted((Series("a", "a", (column,)),)), owner)
    with qtbot.assertNotEmitted(numbers.dataChanged):
        assert numbers.become(Numbers(Plotted((Series("a", "a", (column,)),)), owner))
