"""Pages of different lengths one after the other, with a scroll bar that comes and goes."""

import pytest
from PySide6.QtWidgets import QApplication

from gelu_desktop.widgets.reader import Reader

LONG = "\n\n".join(
    f"Paragraph {number} of many words that go on for a while." for number in range(60)
)


@pytest.fixture
def reader(qtbot, theme):
    made = Reader(theme)
    qtbot.addWidget(made)
    made.resize(300, 150)
    made.show()
    QApplication.processEvents()
    return made


def test_a_short_page_follows_a_long_one_and_back(reader):
    for number in range(40):
        reader.show_text(f"Short {number}.")
        assert reader.verticalScrollBar().maximum() == 0
        reader.show_text(f"{LONG}\n\n$gelu$\n\n{number}")
        assert reader.verticalScrollBar().maximum() > 0
        QApplication.processEvents()
    assert reader.toPlainText().startswith("Paragraph 0")


def test_a_formula_is_set_to_the_width_beside_the_scroll_bar(reader):
    reader.show_text("$gelu$")
    reader.show_text(f"$gelu$\n\n{LONG}")
    QApplication.processEvents()
    assert reader.horizontalScrollBar().maximum() == 0
