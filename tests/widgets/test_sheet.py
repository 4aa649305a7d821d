import itertools

import pytest
from PySide6.QtCore import QRectF, QSizeF

from gelu_desktop.numerics.expression import parse
from gelu_desktop.widgets.equation import Content, Equation
from gelu_desktop.widgets.numerals import EM, Number
from gelu_desktop.widgets.sheet import Block, items, plan
from gelu_desktop.widgets.sheet_items import Row, Share, Words
from gelu_desktop.widgets.typeset import Setting

NUMBERS = {"x": "1.000", "score": "1.000", "gate": "0.8413", "value": "0.8413"}


def live(**numbers):
    texts = NUMBERS | numbers
    return Setting("gelu.at", tuple((k, Number(v, label=k)) for k, v in texts.items()))


def sheet():
    return (
        Block("First", (Setting("gelu"), live()), "A note. " * 12, share=0.25),
        Block("Second", (Setting("gelu.slope"),)),
        Block("Third", (Setting("ffn.gelu"), Setting("phi"))),
    )


def signs(placed):
    rows = [item for item in placed if isinstance(item, Row)]
    return [row.origin.x() + row.line.anchor * row.em / EM for row in rows]


@pytest.mark.parametrize("size", [(320, 900), (340, 300), (960, 600), (1600, 900), (300, 2000)])
def test_everything_fits_and_nothing_overlaps(qapp, size):
    chosen = plan(sheet(), QSizeF(*size))
    placed = items(sheet(), chosen)
    assert chosen.size.width() <= size[0] + 0.01
    assert chosen.size.height() <= size[1]
    whole = QRectF(0, 0, *size)
    assert all(whole.contains(item.rect) for item in placed)
    for one, other in itertools.combinations(placed, 2):
        assert not one.rect.adjusted(0.1, 0.1, -0.1, -0.1).intersects(other.rect)


def test_a_wide_sheet_has_two_columns_and_a_tall_one_has_one(qapp):
    assert len(plan(sheet(), QSizeF(1600, 600)).columns) == 2
    assert len(plan(sheet(), QSizeF(320, 900)).columns) == 1


def test_type_stays_within_its_limits(qapp):
    assert plan(sheet(), QSizeF(3000, 3000), largest=22).em == 22
    chosen = plan(sheet(), QSizeF(500, 50), smallest=14)
    assert chosen.em >= 14
    assert chosen.size.height() > 50


def test_signs_of_a_column_are_aligned(qapp):
    chosen = plan(sheet(), QSizeF(400, 900))
    assert len(chosen.columns) == 1
    places = signs(items(sheet(), chosen))
    assert places == pytest.approx([places[0]] * len(places))


def test_numbers_do_not_move_the_lines(qapp):
    chosen = plan(sheet(), QSizeF(340, 600))
    first, *rest = sheet()
    wide = Block(first.heading, (first.lines[0], live(gate="9.99×10⁻¹⁰⁰")), first.note, share=1.0)
    before, after = items(sheet(), chosen), items((wide, *rest), chosen)
    assert [item.rect for item in before] == [item.rect for item in after]
    assert first.shape == wide.shape


def test_a_formula_too_wide_for_its_column_is_made_smaller(qapp):
    chosen = plan((Block("", (live(),)),), QSizeF(340, 600))
    placed = items((Block("", (live(x="−1000.000000000", score="1.00×10⁻³⁰⁰"),)),), chosen)
    (row,) = (item for item in placed if isinstance(item, Row))
    assert row.em < chosen.em
    assert row.origin.x() + row.line.right * row.em / EM <= row.rect.right() + 0.01
    assert row.origin.x() >= row.rect.left() - 0.01


def test_labels_do_not_touch(qapp):
    blocks = (Block("", (live(x="1", score="1", gate="1", value="1"),)),)
    (row,) = (i for i in items(blocks, plan(blocks, QSizeF(340, 600))) if isinstance(i, Row))
    assert len(row.labels) == 4
    for one, other in itertools.pairwise(row.labels):
        assert one.rect.right() < other.rect.left()


def test_room_for_the_longest_note_is_kept(qapp):
    short = Block("", (Setting("gelu"),), "Short.", room="Long. " * 40)
    long = Block("", (Setting("gelu"),), "Long. " * 40)
    assert plan((short,), QSizeF(400, 9000)) == plan((long,), QSizeF(400, 9000))


def test_the_bar_is_part_of_its_block(qapp):
    placed = items(sheet(), plan(sheet(), QSizeF(340, 900)))
    kinds = [type(item) for item in placed[:5]]
    assert kinds == [Words, Row, Row, Share, Words]


def test_plain_text(qapp):
    block = Block("Heading", (Setting("gelu.slope", words="in words"), live()), "Note.")
    assert block.text == "Heading\nin words\nGELU(1.000) = 1.000 × 0.8413 = 0.8413\nNote."


def own(text):
    return Equation(Content((parse("x"), parse(text)), "="))


def test_a_long_equation_leaves_the_type_of_the_others_as_large(qapp):
    size = QSizeF(340, 600)
    usual = plan(sheet(), size, 14.0)
    long = (*sheet(), Block("Third", (own("+".join(f"a_{i}*x^{i}" for i in range(40))),)))
    chosen = plan(long, size, 14.0)
    assert chosen.em >= min(usual.em, 14.0)
    rows = [item for item in items(long, chosen) if isinstance(item, Row)]
    broken = [row for row in rows if isinstance(row.line, Equation)]
    assert len(broken) > 3
    assert len({row.em for row in broken}) == 1
    for row in broken:
        end = row.origin.x() + row.line.right * row.em / EM
        assert row.rect.left() - 0.01 <= row.origin.x() <= end <= row.rect.right() + 0.01
    for above, below in itertools.pairwise(broken):
        assert above.rect.bottom() < below.rect.top()


def test_a_long_equation_takes_the_room_that_there_is(qapp):
    long = (Block("Own", (own("+".join(f"a_{i}*x^{i}" for i in range(15))),)), *sheet())
    lines = [
        sum(isinstance(item, Row) for item in items(long, plan(long, QSizeF(width, 600), 14, 22)))
        for width in (340, 1000)
    ]
    assert lines[0] > lines[1]


def test_a_picture_with_a_long_equation_fills_its_size(qapp):
    long = (Block("Own", (own("+".join(f"a_{i}*x^{i}" for i in range(40))),)), *sheet())
    size = QSizeF(960, 600)
    chosen = plan(long, size)
    assert chosen.size.width() <= size.width() + 0.01
    assert chosen.size.height() <= size.height() + 0.01
    assert chosen.em > 12
