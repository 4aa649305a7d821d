"""Tests of `gelu_desktop.widgets.plotted_parts`."""

import dataclasses

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.scene import Level, Line, Marker, Scene, Segment

LINES = tuple(
    Line(Curve(name), name, name, False, "0.100000", 0.1) for name in ("gelu", "silu", "relu")
)
SCENE = Scene((-4.0, 4.0), (-1.0, 5.0), LINES, probe=1.0, title="Value", note="one")


class Painted(QObject):
    """What of a widget was painted since the last call."""

    def __init__(self, widget):
        super().__init__()
        self.region = QRegion()
        widget.installEventFilter(self)

    def eventFilter(self, _watched, event):
        if event.type() == QEvent.Type.Paint:
            self.region += event.region()
        return False


@pytest.fixture
def plot(shown):
    return shown(SCENE)


def pixels(plot):
    image = plot.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    return np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), image.width()).copy()


def changed_and_painted(plot, scene):
    """Show a scene; return where the picture changed and what of it was painted, as masks."""
    before = pixels(plot)
    QApplication.processEvents()
    painted = Painted(plot.viewport())
    plot.show_scene(scene)
    QApplication.processEvents()
    region = painted.region
    plot.viewport().removeEventFilter(painted)
    changed = pixels(plot) != before
    mask = np.zeros_like(changed)
    for rect in region:
        mask[rect.top() : rect.bottom() + 1, rect.left() : rect.right() + 1] = True
    return changed, mask


def at(probe, note="one"):
    lines = tuple(
        dataclasses.replace(line, dot=probe / (2 + place), reading=f"{probe / 3:.6f}")
        for place, line in enumerate(LINES)
    )
    return dataclasses.replace(SCENE, lines=lines, probe=probe, note=note)


@pytest.mark.parametrize("probe", [-3.97, -1.0, 0.0, 0.73, 3.99, 7.0, None])
def test_of_a_moved_probe_all_is_painted_and_little_else(plot, probe):
    scene = SCENE if probe is None else at(probe)
    plot.show_scene(at(1.234567))
    QApplication.processEvents()
    changed, painted = changed_and_painted(plot, dataclasses.replace(scene, probe=probe))
    assert changed.any()
    assert not (changed & ~painted).any()
    assert painted.mean() < 0.5


CHANGES = {
    "note": {"note": "two\nlines"},
    "tangent": {"segments": (Segment((-1.0, 0.0), (2.0, 3.0), "gelu"),)},
    "level": {"levels": (Level(2.0, "gelu", "two"),)},
    "marker": {"markers": (Marker(-2.0, 3.0, "gelu", "there"),)},
    "range": {"x_range": (-3.0, 5.0)},
    "interval": {"interval": (-1.0, 2.0)},
    "band": {"bands": ((-1.0, 2.0),)},
    "curve": {"lines": (*LINES[:2], dataclasses.replace(LINES[2], curve=Curve("elu")))},
    "dashes": {"lines": (*LINES[:2], dataclasses.replace(LINES[2], dashed=True))},
    "label": {"lines": (*LINES[:2], dataclasses.replace(LINES[2], label="other"))},
    "role": {"lines": (*LINES[:2], dataclasses.replace(LINES[2], role="elu"))},
}


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES)
def test_whatever_changes_is_painted(plot, change):
    changed, painted = changed_and_painted(plot, dataclasses.replace(SCENE, **change))
    assert changed.any()
    assert not (changed & ~painted).any()
    changed, painted = changed_and_painted(plot, SCENE)
    assert changed.any()
    assert not (changed & ~painted).any()


def test_what_stands_under_the_probe_is_whole_again_when_it_has_gone(plot):
    """Its marks, its tangent and its dots are painted in the strips that change."""
    marked = dataclasses.replace(
        SCENE,
        markers=(Marker(0.5, 1.0, "gelu", "a place"),),
        segments=(Segment((-2.0, 0.0), (3.0, 2.0), "gelu"),),
    )
    plot.show_scene(marked)
    QApplication.processEvents()
    still = pixels(plot)
    for probe in (0.4, 0.5, 0.9, 1.0):
        changed, painted = changed_and_painted(plot, dataclasses.replace(marked, probe=probe))
        assert not (changed & ~painted).any()
    assert (pixels(plot) == still).all()
