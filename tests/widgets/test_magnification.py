"""One factor for text, plots and lengths."""

import re

import pytest
from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QImage, QPainter
from PySide6.QtWidgets import QApplication, QWidget

from gelu_desktop.widgets.magnification import (
    magnification,
    magnify,
    painter_on,
    pixels,
    place,
    room,
)
from gelu_desktop.widgets.theme import THEMES, style_sheet


@pytest.fixture
def doubled(qapp):
    magnify(qapp, 2.0)
    yield
    magnify(qapp, 1.0)


def test_it_is_one_unless_it_is_asked_for(qapp):
    assert magnification() == 1.0
    assert pixels(13.4) == 13
    assert place(QPointF(3, 4)) == QPointF(3, 4)


def test_the_text_comes_back_to_the_system_s_size(qapp):
    before = qapp.font().pointSizeF()
    for factor in (1.25, 2.0, 1.1, 1.0):
        magnify(qapp, factor)
        assert qapp.font().pointSizeF() == pytest.approx(before * factor, abs=0.1)
    assert qapp.font().pointSizeF() == before


def test_a_widget_is_painted_in_its_own_units(qtbot, doubled):
    class Square(QWidget):
        def paintEvent(self, _event):
            with painter_on(self) as painter:
                painter.fillRect(QRectF(10, 10, 20, 20), "black")

    widget = Square()
    qtbot.addWidget(widget)
    widget.resize(100, 80)
    assert room(widget) == QRectF(0, 0, 50, 40)
    assert place(QPointF(40, 40)) == QPointF(20, 20)
    image = QImage(100, 80, QImage.Format.Format_RGB32)
    image.fill("white")
    with QPainter(image) as painter:
        widget.render(painter, widget.rect().topLeft())
    dark = [x for x in range(100) if image.pixelColor(x, 40).lightness() < 50]
    assert (dark[0], dark[-1]) == (20, 59)


def test_the_style_grows_but_its_lines_do_not(qapp, doubled):
    sheet = style_sheet(THEMES["light"])
    assert "border: 1px solid" in sheet
    assert "min-height: 40px" in sheet
    assert "margin: -12px 0" in sheet
    assert "width: 28px; height: 28px; margin: -12px 0; border-radius: 15px" in sheet


@pytest.mark.parametrize("percent", [100, 110, 125, 150, 175, 200])
def test_the_handle_of_a_slider_stays_round(qapp, percent):
    magnify(qapp, percent / 100)
    rule = style_sheet(THEMES["dark"]).split("handle:horizontal {")[1].split("}")[0]
    width, radius = (int(re.search(f"{key}: (\\d+)px", rule)[1]) for key in ("width", "radius"))
    magnify(qapp, 1.0)
    assert width / 2 <= radius <= (width + 2) / 2
    QApplication.processEvents()
