"""Tests of `gelu_desktop.widgets.outlines`."""

from itertools import pairwise

import numpy as np
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QColor, QImage, QPainter, QPen

from gelu_desktop.widgets.outlines import astride, fill, outline, path_of

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


def circle(steps):
    """Return points on a quarter of a circle of radius 100, not quite evenly spaced."""
    share = np.linspace(0, 1, steps)
    angles = (share + 0.02 * np.sin(9 * share)) * np.pi / 2
    return 100 * np.column_stack((np.cos(angles), np.sin(angles)))


def test_chords_astride_a_curve_leave_it_less_on_both_sides():
    points = circle(12)
    on, both = (
        np.concatenate(
            [
                np.hypot(*(start + (end - start) * np.linspace(0, 1, 50)[:, None]).T) - 100
                for start, end in pairwise(line[1:-1])
            ]
        )
        for line in (points, astride(points, 1.0))
    )
    assert on.max() < 1e-9
    assert both.max() > 0
    assert abs(both.mean()) < 0.1 * abs(on.mean())
    assert np.sqrt(np.mean(both**2)) < 0.45 * np.sqrt(np.mean(on**2))


def test_astride_keeps_ends_straight_lines_and_corners():
    points = circle(12)
    made = astride(points, 1.0)
    assert (made[[0, -1]] == points[[0, -1]]).all()
    assert np.abs(astride(SMOOTH[1], 1.0) - SMOOTH[1]).max() < 1e-9
    corner = np.array([[0.0, 0.0], [50.0, 0.0], [50.0, 90.0], [50.0, 90.0], [60.0, 90.0]])
    assert np.abs(astride(corner, 0.03) - corner).max() <= 0.0301
    assert (astride(corner[:2], 0.03) == corner[:2]).all()
