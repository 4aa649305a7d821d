"""Dots from pictures are where those are that are drawn, as far as eyes can tell."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from gelu_desktop.widgets.dots import Dots

RIM, COLOUR = QColor("white"), QColor("#0072b2")


def picture(pictures, at, scale=1.0, radius=4.5):
    image = QImage(60, 60, QImage.Format.Format_RGB32)
    image.fill("#c0c0c0")
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        Dots(painter, radius, RIM, 1.5, pictures).draw(*at, COLOUR)
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(60, 60)
    return np.stack([rows >> shift & 255 for shift in (16, 8, 0)]).astype(float)


@pytest.mark.parametrize("radius", [4.5, 7.25])
@pytest.mark.parametrize("at", [(30.0, 30.0), (20.25, 31.5), (30.61, 28.9), (-1.0, 12.99)])
def test_a_picture_looks_like_an_ellipse(qapp, at, radius):
    one, other = (picture(way, at, radius=radius) for way in (True, False))
    assert np.abs(one - other).mean() < 0.6
    assert (one != 0xC0).any(axis=0).sum() == pytest.approx(
        (other != 0xC0).any(axis=0).sum(), rel=0.15
    )


@pytest.mark.parametrize("at", [(30.0, 30.0), (20.25, 31.5), (12.75, 28.25)])
def test_at_a_quarter_of_a_pixel_it_is_the_same(qapp, at):
    one, other = (picture(way, at) for way in (True, False))
    assert np.abs(one - other).max() <= 2


def test_on_finer_screens_ellipses_are_drawn(qapp):
    one, other = (picture(way, (10.1, 11.3), 2.0) for way in (True, False))
    assert np.array_equal(one, other)
