"""Tests of `gelu_desktop.widgets.plotted_parts`."""

import dataclasses

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QImage, QRegion
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.scene import Level, Line, Marker, Scene, Segment
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.marks import marker_place
from gelu_desktop.widgets.occupied import lines_of
from gelu_desktop.widgets.plotted_parts import alike

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


def test_a_frame_of_a_moved_probe_is_what_it_would_be_from_the_start(plot):
    for probe in (-3.97, 0.0, 0.73, 7.0):
        scene, old = at(probe), plot.frame
        assert alike(old.scene, scene)
        known = [name for name in vars(old) if name not in {"rect", "scene", "badge", "entries"}]
        shown, fresh = old.showing(scene), Frame(old.rect, scene, old.swatch)
        assert {"plot", "unit", "reading_slots", "x_texts", "shown_curves"} <= set(known)
        for name in (*known, "badge", "entries"):
            one, other = getattr(shown, name), getattr(fresh, name)
            assert repr(one) == repr(other), name
        plot.show_scene(scene)
        QApplication.processEvents()


OTHERS = {
    "a wide reading": {"lines": (dataclasses.replace(LINES[0], reading="−123.456789"), *LINES[1:])},
    "no reading": {"lines": (dataclasses.replace(LINES[0], reading=""), *LINES[1:])},
    "a line less": {"lines": LINES[1:]},
    "text beside a place": {"markers": (Marker(-2.0, 3.0, "gelu", "there"),)},
    **{name: CHANGES[name] for name in CHANGES if name != "tangent"},
}


@pytest.mark.parametrize("change", OTHERS.values(), ids=OTHERS)
def test_where_more_differs_two_scenes_are_not_alike(qapp, change):
    other = dataclasses.replace(SCENE, **change)
    assert alike(SCENE, SCENE)
    assert not alike(SCENE, other)
    assert not alike(other, SCENE)


@pytest.mark.parametrize("probe", [-3.97, -1.0, 0.73, 3.99, 7.0, None])
def test_after_every_step_the_window_shows_what_a_whole_painting_shows(plot, on_screen, probe):
    plot.show_scene(at(2.0))
    QApplication.processEvents()
    for step in (0.0, 0.4, 3.0, -5.0):
        scene = at(2.0 if probe is None else probe + step)
        plot.show_scene(dataclasses.replace(scene, probe=probe and probe + step))
        QApplication.processEvents()
        left = on_screen(plot)
        plot.viewport().update()
        QApplication.processEvents()
        assert left == on_screen(plot)


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


def test_a_text_that_makes_way_for_a_dot_leaves_nothing_behind(plot):
    marker = Marker(0.5, 3.0, "gelu", "a rather long text")
    marked = dataclasses.replace(SCENE, markers=(marker,))
    places = set()
    plot.show_scene(marked)
    QApplication.processEvents()
    for probe in (-3.0, 0.9, 2.0, 0.7, -3.0):
        lines = tuple(dataclasses.replace(line, dot=2.8) for line in LINES)
        scene = dataclasses.replace(marked, lines=lines, probe=probe)
        changed, painted = changed_and_painted(plot, scene)
        places.add(marker_place(plot.frame, plot.theme, marker, lines_of(plot.frame)).getRect())
        assert not (changed & ~painted).any()
    assert len(places) > 1


@pytest.mark.parametrize("seed", range(4))
def test_whatever_dots_do_near_a_mark_the_window_shows_what_a_whole_painting_shows(
    plot, on_screen, seed
):
    """A pixel may be two levels off within other bounds, and some of the halo of a text more."""
    chance = np.random.default_rng(seed)
    where = chance.uniform((-4, -1), (4, 5)).tolist()
    marked = dataclasses.replace(SCENE, markers=(Marker(*where, "gelu", "a text to be read"),))
    for _ in range(40):
        probe, *dots = (chance.normal(0, 0.5, 4) + np.repeat(where, (1, 3))).tolist()
        lines = tuple(
            dataclasses.replace(line, dot=dot) for line, dot in zip(LINES, dots, strict=True)
        )
        plot.show_scene(dataclasses.replace(marked, lines=lines, probe=probe))
        QApplication.processEvents()
        left = on_screen(plot)
        plot.viewport().update()
        QApplication.processEvents()
        sides = [
            np.frombuffer(each.constBits(), np.uint8).astype(int)
            for each in (left, on_screen(plot))
        ]
        others = np.abs(sides[0] - sides[1]).reshape(-1, 4).max(axis=1) > 2
        assert np.count_nonzero(others) <= 8
