"""Numbers that are drawn at once look as those that are drawn one by one."""

import numpy as np
import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QColor, QFont, QImage, QPainter

from gelu_desktop.widgets import numbering
from gelu_desktop.widgets.letters import Letters, Slot, letters
from gelu_desktop.widgets.numbering import Numbers, draw_numbers
from gelu_desktop.widgets.strokes import RIGHT, draw_text

TEXTS = ["−0.123456", "3.141593", "x = −12.5", "−7.89e−05", "∞", "没有", "0.000000", "1.7×"]
BLACK = QColor("black")


def picture(paint, scale):
    image = QImage(240, 400, QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        painter.scale(scale, scale)
        paint(painter)
    return np.frombuffer(image.constBits(), np.uint32).copy()


@pytest.mark.parametrize("scale", [1, 1.25, 1.5, 2])
@pytest.mark.parametrize("width", [100.0, 60.3, 31.0])
def test_they_look_the_same(qapp, scale, width):
    places = [QRectF(4.0 + 0.3 * k, 2 + 19 * k, width, 19) for k in range(len(TEXTS))]
    wanted = [
        (Slot(where.right(), where.center().y(), width), text)
        for where, text in zip(places, TEXTS, strict=True)
    ]

    def singly(painter):
        for where, text in zip(places, TEXTS, strict=True):
            draw_text(painter, where, text, BLACK, RIGHT)

    together = picture(lambda painter: draw_numbers(painter, wanted, BLACK), scale)
    alone = picture(singly, scale)
    if scale == 1:
        assert np.array_equal(together, alone)
    # Elsewhere Qt rounds to 1/64 of a pixel, and a figure may be a pixel beside.
    inks = [(each != 0xFFFFFFFF).reshape(400, 240) for each in (together, alone)]
    assert inks[0].sum() == pytest.approx(inks[1].sum(), rel=0.04)
    for axis in (0, 1):
        one, other = (np.flatnonzero(ink.any(axis=axis)) for ink in inks)
        assert np.abs(one[[0, -1]] - other[[0, -1]]).max() <= 1


def test_numbers_of_other_digits_have_the_places_of_those_before(qapp):
    numbers = Numbers(letters())
    assert numbers.apt
    slot = Slot(90.0, 9.5, 90.0)
    one, other = (numbers.run([(slot, text)])[0] for text in ("−0.123456", "−8.765432"))
    assert one.positions() == other.positions()
    assert one.glyphIndexes() != other.glyphIndexes()


def test_a_font_without_figures_of_its_own_is_drawn_as_text(qapp, monkeypatch):
    written = Letters(False)
    monkeypatch.setattr(written, "width", lambda text: 7.0 * len(text) - text.count("1."))
    assert not Numbers(written).apt


def test_another_font_has_other_letters(qapp):
    before = qapp.font()
    one = letters()
    assert letters() is one
    font = QFont(before)
    font.setItalic(not before.italic())
    qapp.setFont(font)
    try:
        assert letters() is not one
        assert letters().font.italic() == font.italic()
    finally:
        qapp.setFont(before)


def test_without_any_glyph_numbers_are_drawn_as_text(qapp, monkeypatch):
    monkeypatch.setattr(numbering.QTextLayout, "glyphRuns", lambda _layout: [])
    assert not Numbers(Letters(False)).apt
