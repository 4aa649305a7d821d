import pytest

from gelu_desktop.widgets import glyphs
from gelu_desktop.widgets.glyphs import DISPLAY, SCRIPT, SCRIPTSCRIPT, TEXT

STYLES = (DISPLAY, TEXT, SCRIPT, SCRIPTSCRIPT)


def test_scripts_are_smaller(qapp):
    widths = [glyphs.italic("x", style).advance for style in STYLES]
    assert widths[0] == widths[1] > widths[2] > widths[3]
    assert [glyphs.size(style) for style in STYLES] == [1, 1, 0.7, 0.55]


def test_extents_are_those_of_the_outline(qapp):
    for style in STYLES:
        for glyph in (glyphs.italic("g", style), glyphs.upright("T", style)):
            box = glyph.path.boundingRect()
            assert box.top() == pytest.approx(-glyph.ascent, abs=1.5)
            assert box.bottom() == pytest.approx(glyph.descent, abs=1.5)


def test_what_has_a_glyph(qapp):
    assert all(map(glyphs.known, "ΦGELU7_+"))
    assert not glyphs.known("猫")
    with pytest.raises(KeyError):
        glyphs.italic("猫", DISPLAY)


@pytest.mark.parametrize("sign", "()|√")
@pytest.mark.parametrize("height", [4000.0, 9000.0, 60000.0])
def test_a_fence_of_any_height_is_put_together(qapp, sign, height):
    glyph = glyphs.assembled(sign, DISPLAY, height)
    box = glyph.path.boundingRect()
    assert box.height() == pytest.approx(height, rel=2e-3)
    assert box.bottom() == pytest.approx(0.0, abs=2.0)
    assert glyph.ascent == height


def test_a_parenthesis_that_is_put_together_has_no_gap(qapp):
    path = glyphs.assembled("(", DISPLAY, 9000.0).path
    box = path.boundingRect()
    rows = [box.top() + 20 + step * (box.height() - 40) / 200 for step in range(201)]
    across = range(int(box.left()), int(box.right()), 4)
    assert all(any(path.contains(_point(x, y)) for x in across) for y in rows)


def _point(x, y):
    from PySide6.QtCore import QPointF

    return QPointF(x, y)
