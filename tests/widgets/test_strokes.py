"""Long polylines: drawn in parts, they look the same and take no time that one would notice."""

import numpy as np
import pytest
from PySide6.QtGui import QColor, QImage, QPainter

from gelu_desktop.widgets import strokes


def drawn(points, dashes=None):
    image = QImage(800, 400, QImage.Format.Format_Grayscale8)
    image.fill(255)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(strokes.pen(QColor("black"), 2.0, dashes))
        strokes.draw_points(painter, points, fast=False)
    return np.frombuffer(image.constBits(), np.uint8).reshape(400, -1)[:, :800].astype(int)


@pytest.mark.parametrize("dashes", [None, [6.0, 3.0]])
def test_parts_look_like_the_whole(qapp, monkeypatch, dashes):
    x = np.linspace(10, 790, 1500)
    points = np.column_stack((x, 200 + 150 * np.sin(x / 40)))
    parts = drawn(points, dashes)
    monkeypatch.setattr(strokes, "LONG", 10**6)
    whole = drawn(points, dashes)
    assert np.mean(np.abs(parts - whole) > 80) < 1e-4
    assert (whole < 128).sum() > 500


def test_rounding_noise_is_drawn_in_short_paths(qapp, monkeypatch):
    """Of one long path the time grows with the square of its lines."""
    x = np.linspace(10, 790, 3000)
    points = np.column_stack((x, np.random.default_rng(0).uniform(10, 390, x.size)))
    lengths = []
    whole = strokes.path_of

    def path_of(part):
        lengths.append(len(part))
        return whole(part)

    monkeypatch.setattr(strokes, "path_of", path_of)
    drawn(points)
    assert max(lengths) <= strokes.PART + 2
    assert sum(lengths) >= x.size
