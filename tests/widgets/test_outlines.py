"""Tests of `gelu_desktop.widgets.outlines`."""

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from gelu_desktop.widgets.outlines import fill, outline, path_of

X = np.linspace(20, 380, 240)
SMOOTH = [
    np.column_stack((X, 100 + 60 * np.sin(X / 40))),
    np.column_stack((X, 180 - 0.3 * X)),
    np.column_stack((X, 100 + 90 * np.tanh((X - 200) / 15))),
]


def picture(paint, scale):
    image = QImage(400 * scale, 200 * scale, QImage.Format.Format_Grayscale8)
    image.fill(255)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.scale(scale, scale)
        painter.setPen(QPen(QColor("black"), 2.0, Qt.PenStyle.SolidLine, Qt.PenCapStyle.SquareCap))
        paint(painter)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(200 * scale, -1)
    return rows[:, : 400 * scale].astype(int)


@pytest.mark.parametrize("points", SMOOTH, ids=["wave", "straight", "step"])
@pytest.mark.parametrize("scale", [1, 2])
def test_a_filled_outline_looks_like_a_stroke(qapp, points, scale):
    filled = picture(lambda painter: fill(painter, outline(points, 2.0)), scale)
    stroked = picture(lambda painter: painter.drawPath(path_of(points)), scale)
    assert (stroked < 128).sum() > 300
    assert np.abs(filled - stroked).max() < 40
    assert np.abs(filled - stroked)[stroked < 255].mean() < 3


def test_the_painter_keeps_its_pen(qapp):
    def paint(painter):
        fill(painter, outline(SMOOTH[0], 2.0))
        assert painter.pen().widthF() == 2.0
        assert painter.brush().style() == Qt.BrushStyle.NoBrush

    picture(paint, 1)


@pytest.mark.parametrize(
    "points",
    [
        [[0.0, 0.0], [1.0, 0.0], [0.0, 0.1]],
        [[0.0, 0.0], [0.0, 0.0], [1.0, 0.0]],
        [[0.0, 0.0]],
    ],
    ids=["turning back", "standing still", "one point"],
)
def test_what_is_not_smooth_has_no_outline(points):
    assert outline(np.array(points), 2.0) is None


def test_a_path_goes_through_its_points(qapp):
    path = path_of(SMOOTH[0])
    found = [(path.elementAt(k).x, path.elementAt(k).y) for k in range(path.elementCount())]
    assert np.array_equal(np.array(found), SMOOTH[0])
