import pytest
from PySide6.QtCore import QRect

from gelu_desktop.numerics.expression import parse
from gelu_desktop.widgets.equation import Content, Equation
from gelu_desktop.widgets.formula import FormulaView
from gelu_desktop.widgets.numerals import EM, Number
from gelu_desktop.widgets.sheet import Block
from gelu_desktop.widgets.sheet_items import Row
from gelu_desktop.widgets.typeset import Setting


def blocks(gate="0.8413"):
    numbers = {"x": "1.000", "score": "1.000", "gate": gate, "value": "0.8413"}
    live = Setting("gelu.at", tuple((k, Number(v, "gate")) for k, v in numbers.items()))
    return (Block("One", (Setting("gelu"), live)), Block("Two", (Setting("phi"),) * 3))


@pytest.fixture
def view(qtbot, each_theme):
    view = FormulaView(each_theme)
    qtbot.addWidget(view)
    view.resize(340, 400)
    view.show()
    view.show_blocks(blocks())
    return view


def inked(view, rect):
    """Return how many pixels of the view differ from its background."""
    image = view.viewport().grab(rect).toImage()
    ground = image.pixelColor(0, 0)
    return sum(
        image.pixelColor(x, y) != ground
        for x in range(image.width())
        for y in range(image.height())
    )


def test_it_is_painted_on_the_surface(view, each_theme):
    image = view.viewport().grab().toImage()
    assert image.pixelColor(0, 0) == each_theme.colour("surface")
    assert inked(view, view.viewport().rect()) > 500


def test_only_what_changed_is_painted_again(view, qtbot, monkeypatch):
    qtbot.waitExposed(view)
    rects = []
    monkeypatch.setattr(view.viewport(), "update", lambda *area: rects.append(area))
    view.show_blocks(blocks())
    assert rects == []
    view.show_blocks(blocks("0.5000"))
    (((rect,)),) = rects
    assert isinstance(rect, QRect)
    assert rect.height() < 80


def test_an_equation_is_set_anew_when_its_numbers_need_more_space(qtbot, theme):
    def shown(value):
        content = Content((parse("a*x+a*x^2+a*x^3"),), "=", (("a", Number(value, "gelu")),))
        return (Block("One", (Equation(content),)),)

    view = FormulaView(theme)
    qtbot.addWidget(view)
    view.resize(330, 200)
    view.show()
    view.show_blocks(shown("0.79788"))
    (row,) = (item for item in view._items if isinstance(item, Row))
    view.show_blocks(shown("0.50000"))
    assert [item.rect for item in view._items if isinstance(item, Row)] == [row.rect]
    view.show_blocks(shown("5.0000×10⁻⁹"))
    rows = [item for item in view._items if isinstance(item, Row)]
    assert len(rows) == 2
    assert all(row.line.right * row.em / EM <= row.rect.width() for row in rows)
    assert inked(view, view.viewport().rect()) > 200


def test_a_sheet_that_is_too_high_scrolls(view):
    view.resize(340, 120)
    bar = view.verticalScrollBar()
    assert bar.maximum() > 0
    before = view.viewport().grab().toImage()
    bar.setValue(bar.maximum())
    assert view.viewport().grab().toImage() != before
    assert inked(view, view.viewport().rect()) > 100


def test_resizing_sets_it_anew(view):
    narrow = view._plan.em
    view.resize(900, 700)
    assert view._plan.em > narrow
    assert view.verticalScrollBar().maximum() == 0


def test_hints_leave_room_for_the_first_block(view):
    assert view.minimumSizeHint().width() <= view.sizeHint().width()
    assert view.minimumSizeHint().height() >= 100


def test_what_is_read_aloud_follows_the_numbers(view):
    assert "0.8413" in view.accessibleDescription()
    view.show_blocks(blocks("0.1234"))
    assert "GELU(1.000) = 1.000 × 0.1234 = 0.8413" in view.accessibleDescription()
    assert view.accessibleDescription() == view.text


def test_an_empty_view_paints_its_surface(qtbot, theme):
    view = FormulaView(theme)
    qtbot.addWidget(view)
    view.resize(200, 100)
    assert view.grab().toImage().pixelColor(50, 50) == theme.colour("surface")
