"""Dashes beside colours, the direction of mathematics, and words for what is drawn."""

import json
import os
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QAccessible, QImage
from PySide6.QtWidgets import QApplication

import gelu_desktop
from gelu_desktop.app.application import chosen_theme
from gelu_desktop.widgets.theme import DASHED, THEMES

PLOTS = ("curve", "derivative", "error")


def pixels(widget):
    image = widget.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint32).reshape(image.height(), -1)
    return rows[:, : image.width()].copy()


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_curves_are_dashed_when_that_is_chosen_and_stay_so(desktop, kept, language):
    desktop.choose_language(language)
    plain = pixels(desktop.window.docks["curve"].widget())
    desktop.views.toggle_dashes()
    assert desktop.views.dashed
    assert chosen_theme(kept).dashes
    assert desktop.window.menus.actions["dashes"].isChecked()
    dashed = pixels(desktop.window.docks["curve"].widget())
    assert (plain != dashed).any()
    desktop.choose_theme("dark")
    assert desktop.theme is DASHED["dark"]
    desktop.choose_theme("light")
    assert (pixels(desktop.window.docks["curve"].widget()) == dashed).all()
    desktop.views.restore_defaults()
    assert not desktop.views.dashed
    assert desktop.theme in THEMES.values()


def test_every_two_curves_on_the_screen_differ_without_colour():
    for theme in (DASHED["light"], DASHED["dark"]):
        patterns = [tuple(theme.dash(name) or ()) for name in (*theme.curves, "gate")]
        assert len(set(patterns)) == len(patterns)


@pytest.mark.parametrize("broken", ["yes please", "2", "", "[]"])
def test_a_broken_setting_means_colours_alone(kept, broken):
    kept.setValue("dashes", broken)
    assert not chosen_theme(kept).dashes


def test_mathematics_is_not_mirrored_where_the_desktop_writes_to_the_left(desktop, qapp):
    """A desktop in Arabic asks for that through Qt's own translation."""
    before = {name: pixels(desktop.window.docks[name].widget()) for name in PLOTS}
    for widget in QApplication.topLevelWidgets():
        QApplication.sendEvent(widget, QEvent(QEvent.Type.LocaleChange))
    qapp.sendEvent(qapp, QEvent(QEvent.Type.LanguageChange))
    assert qapp.layoutDirection() == Qt.LayoutDirection.LeftToRight
    for name in PLOTS:
        widget = desktop.window.docks[name].widget()
        assert widget.layoutDirection() == Qt.LayoutDirection.LeftToRight
        assert (pixels(widget) == before[name]).all()


@pytest.mark.parametrize("panel", PLOTS)
def test_whoever_comes_to_a_plot_hears_all_of_it(desktop, panel):
    plot = desktop.window.docks[panel].widget().plot
    active = QAccessible.isActive()
    QAccessible.setActive(True)
    try:
        QApplication.sendEvent(plot, QEvent(QEvent.Type.FocusIn))
        text = plot.accessibleDescription()
    finally:
        QAccessible.setActive(active)
    lines = text.splitlines()
    assert lines[0].startswith("Probe at x = ")
    labels = [line.label for line in plot.frame.scene.lines if line.label]
    for label in labels:
        assert any(line.startswith(f"{label}: ") for line in lines), label


FONTS = """
import json
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QMenuBar, QWidget
from gelu_desktop.app import start
before = start.shown_empty

def shown_empty(app, kept):
    usual = QMenuBar().font().pointSizeF()
    kept.setValue("text_size", 200)
    window = before(app, kept)

    def tell():
        seen = [each for each in window.findChildren(QWidget) if each.isVisible()]
        sizes = {type(each).__name__: each.font().pointSizeF() / usual for each in seen}
        print(json.dumps(sizes), flush=True)
        window.may_close = lambda: True
        window.close()

    QTimer.singleShot(300, window, tell)
    return window

start.shown_empty = shown_empty
raise SystemExit(start.run_window("en", "light"))
"""


def test_large_text_is_large_everywhere_from_the_start(tmp_path):
    """In a program of its own: the menu bar of a first window took no later size."""
    folders = {f"XDG_{name}_HOME": str(tmp_path) for name in ("CONFIG", "DATA", "CACHE", "STATE")}
    run = subprocess.run(
        [sys.executable, "-c", FONTS],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen", **folders},
        cwd=Path(gelu_desktop.__file__).parents[1],
        capture_output=True,
        text=True,
        timeout=100,
    )
    sizes = json.loads(run.stdout)
    assert {"QMenuBar", "QStatusBar", "Tick", "Choice"} <= set(sizes)
    assert {name: size for name, size in sizes.items() if size < 1.9} == {}
