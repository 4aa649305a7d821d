import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.dictionary import ENTRIES, coefficients
from gelu_desktop.model.state import State
from gelu_desktop.panels import BY_NAME
from gelu_desktop.panels.dictionary.table import COLUMNS, FUNCTION, label


@pytest.fixture
def panel(qtbot, session, theme):
    made = BY_NAME["dictionary"].create(session, theme)
    qtbot.addWidget(made)
    made.resize(520, 320)
    made.show()
    qtbot.waitExposed(made)
    QApplication.processEvents()
    return made


def rows(panel):
    return [
        panel.filter.entry(panel.filter.index(row, 0)) for row in range(panel.filter.rowCount())
    ]


def search(panel, text):
    panel.field.clear()
    QTest.keyClicks(panel.field, text)


def click(panel, row, column=0):
    place = panel.view.visualRect(panel.filter.index(row, column)).center()
    QTest.mouseClick(panel.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    QApplication.processEvents()


def test_every_entry_is_a_row(panel):
    assert rows(panel) == list(ENTRIES)
    assert panel.count.text() == f"{len(ENTRIES)} of {len(ENTRIES)}"
    model = panel.filter
    titles = [model.headerData(column, Qt.Orientation.Horizontal) for column in range(len(COLUMNS))]
    assert titles == ["Project", "Version", "Name there", "Function here", "Default"]
    assert model.headerData(0, Qt.Orientation.Vertical, Qt.ItemDataRole.ToolTipRole) is None


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("jax", {"JAX", "Flax", "MLX", "Keras", "ViT", "ViT (Google)"}),
        ("JAX erfc", {"JAX"}),
        ("gpt-oss", {"gpt-oss"}),
        ("nowhere", set()),
    ],
)
def test_words_are_searched_in_every_text(panel, text, expected):
    search(panel, text)
    assert {entry.project for entry in rows(panel)} <= expected
    assert bool(rows(panel)) == bool(expected)
    assert panel.count.text() == f"{len(rows(panel))} of {len(ENTRIES)}"


def test_escape_clears_the_search(panel):
    search(panel, "bert")
    QTest.keyClick(panel.field, Qt.Key.Key_Escape)
    assert panel.field.text() == ""
    assert panel.filter.rowCount() == len(ENTRIES)


def test_a_click_shows_the_function_in_one_step(panel, session):
    search(panel, "quick_gelu clip")
    click(panel, 0)
    assert session.state.approximation == "gelu_sigmoid"
    assert session.state.coefficients_of("gelu_sigmoid") == {"k": 1.702}
    session.undo()
    assert session.state == State()
    assert not session.can_undo
    QApplication.processEvents()


def test_coefficients_come_with_the_entry(panel, session):
    search(panel, "mlx gelu_approx 989")
    click(panel, 0)
    assert session.state.coefficients_of("gelu_tanh") == {"c": 0.800165, "a": 0.0433603}
    assert "c = 0.800165, a = 0.0433603" in panel.title.text()


def test_an_activation_is_added_to_those_shown(panel, session):
    search(panel, "nemotron")
    click(panel, 0)
    assert session.state.functions == (*State.functions, "relu_squared")
    assert session.state.approximation == State.approximation


def test_the_keyboard_reaches_everything(panel, session):
    search(panel, "whisper openai")
    QTest.keyClick(panel.field, Qt.Key.Key_Down)
    assert panel.view.hasFocus()
    assert session.state == State()
    assert panel.trap.text().startswith("Without an argument")
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert session.state.approximation == "gelu_erf"
    QApplication.processEvents()


def test_arrows_only_read(panel, session):
    QTest.keyClick(panel.field, Qt.Key.Key_Return)
    for _ in range(5):
        QTest.keyClick(panel.view, Qt.Key.Key_Down)
    assert session.state == State()
    assert panel.source.text().startswith("Source: ")


def test_nothing_found_is_no_trap(panel, session):
    search(panel, "nowhere")
    QTest.keyClick(panel.field, Qt.Key.Key_Down)
    QTest.keyClick(panel.view, Qt.Key.Key_Return)
    assert session.state == State()
    assert panel.title.text() == "Which GELU is this?"
    assert not panel.source.isVisible()


def test_columns_sort_and_return_to_the_first_order(panel):
    panel.view.sortByColumn(0, Qt.SortOrder.DescendingOrder)
    projects = [entry.project.casefold() for entry in rows(panel)]
    assert projects == sorted(projects, reverse=True)
    panel.view.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
    assert rows(panel) == list(ENTRIES)


def test_what_is_on_the_screen_is_bold(panel, session):
    def bold():
        cells = (panel.filter.index(row, FUNCTION) for row in range(panel.filter.rowCount()))
        return {
            panel.filter.entry(cell).row
            for cell in cells
            if (font := cell.data(Qt.ItemDataRole.FontRole)) is not None and font.bold()
        }

    assert bold() == {"gelu", "silu", "relu", "gelu_tanh"}
    session.edit(coefficients={"gelu_tanh.a": 0.05})
    QApplication.processEvents()
    assert "gelu_tanh" not in bold()
    assert panel.filter.index(0, 0).data(Qt.ItemDataRole.FontRole) is None


def test_everything_is_readable_in_a_small_panel(panel):
    for row, entry in enumerate(rows(panel)):
        panel.view.setCurrentIndex(panel.filter.index(row, 0))
        QApplication.processEvents()
        for text in (panel.title, panel.trap, panel.source):
            assert text.height() >= text.heightForWidth(text.width()), entry
        assert panel.view.height() >= 140, entry
        assert label(entry) in panel.title.text()
    assert panel.view.horizontalScrollBar().maximum() == 0


def test_a_wide_panel_cuts_nothing_off(panel):
    panel.resize(1300, 400)
    QApplication.processEvents()
    for column in range(len(COLUMNS)):
        assert panel.view.columnWidth(column) >= panel.view.sizeHintForColumn(column)


def test_the_details_do_not_jump(panel):
    heights = set()
    for row in range(20):
        panel.view.setCurrentIndex(panel.filter.index(row, 0))
        QApplication.processEvents()
        heights.add(panel.details.height())
    assert len(heights) <= 2


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.project} {entry.name}")
def test_a_chosen_entry_is_marked(panel, session, entry):
    panel.view.setCurrentIndex(panel.filter.index(ENTRIES.index(entry), 0))
    QTest.keyClick(panel.view, Qt.Key.Key_Enter)
    QApplication.processEvents()
    assert session.state.coefficients_of(entry.row) == coefficients(entry)
    cell = panel.filter.index(ENTRIES.index(entry), FUNCTION)
    assert cell.data(Qt.ItemDataRole.FontRole).bold()
