import itertools
import re

import numpy as np
import pytest
from PySide6.QtGui import QColor, QPalette
from PySide6.QtWidgets import QCheckBox, QMessageBox

from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.widgets.theme import THEMES, palette, style_sheet, system_theme

TEXT, GRAPHIC = 4.5, 3.0
PAIRS = {
    ("text", "window"): TEXT,
    ("text", "surface"): TEXT,
    ("text", "base"): TEXT,
    ("text", "raised"): TEXT,
    ("text", "selection"): TEXT,
    ("muted", "window"): TEXT,
    ("muted", "surface"): TEXT,
    ("axis", "surface"): TEXT,
    ("error", "window"): TEXT,
    ("error", "raised"): TEXT,
    ("link", "window"): TEXT,
    ("focus_text", "focus"): TEXT,
    ("accent", "surface"): TEXT,
    ("gate", "surface"): TEXT,
    ("accent", "window"): GRAPHIC,
    ("outline", "window"): GRAPHIC,
    ("outline", "base"): GRAPHIC,
    ("focus", "window"): GRAPHIC,
    ("focus", "base"): GRAPHIC,
}


# Machado, Oliveira and Fernandes (2009), severity 1.0, on linear sRGB.
SIGHTS = {
    "full": np.eye(3),
    "deuteranopia": np.array(
        [
            [0.367322, 0.860646, -0.227968],
            [0.280085, 0.672501, 0.047413],
            [-0.011820, 0.042940, 0.968881],
        ]
    ),
    "protanopia": np.array(
        [
            [0.152286, 1.052583, -0.204868],
            [0.114503, 0.786281, 0.099216],
            [-0.003882, -0.048116, 1.051998],
        ]
    ),
}
DISTINCT, RARE = 12, 7.5  # in CIELAB; 2 is just noticed side by side
FIRST = {"gelu", "relu", "silu", "sigmoid", "tanh", "gelu_tanh", "gelu_sigmoid", "accent", "gate"}
TO_XYZ = np.array([[0.4124, 0.3576, 0.1805], [0.2126, 0.7152, 0.0722], [0.0193, 0.1192, 0.9505]])


def linear(colour: QColor) -> np.ndarray:
    parts = np.array(colour.getRgbF()[:3])
    return np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)


def luminance(colour: QColor) -> float:
    return float(TO_XYZ[1] @ linear(colour))


def cielab(rgb: np.ndarray) -> np.ndarray:
    xyz = TO_XYZ @ np.clip(rgb, 0, 1) / np.array([0.9505, 1.0, 1.089])
    x, y, z = np.where(xyz > 0.008856, np.cbrt(xyz), 7.787 * xyz + 16 / 116)
    return np.array([116 * y - 16, 500 * (x - y), 200 * (y - z)])


def contrast(one: QColor, other: QColor) -> float:
    low, high = sorted((luminance(one), luminance(other)))
    return (high + 0.05) / (low + 0.05)


@pytest.mark.parametrize("pair", PAIRS)
def test_tokens_are_legible(each_theme, pair):
    ratio = contrast(*(each_theme.colour(token) for token in pair))
    assert ratio >= PAIRS[pair], f"{pair}: {ratio:.2f}"


def test_curves_are_legible_even_as_text(each_theme):
    for name in FUNCTIONS:
        ratio = contrast(each_theme.colour(name), each_theme.colour("surface"))
        assert ratio >= TEXT, f"{name}: {ratio:.2f}"


@pytest.mark.parametrize("sight", SIGHTS)
def test_every_function_has_a_colour_of_its_own(each_theme, sight):
    """The first seven can be told apart by every eye, the others by most and from each other."""
    drawn = [*FUNCTIONS, "own", "second", "accent", "gate"]
    assert set(FUNCTIONS) <= set(each_theme.curves)
    places = {name: cielab(SIGHTS[sight] @ linear(each_theme.colour(name))) for name in drawn}
    for one, other in itertools.combinations(drawn, 2):
        distance = np.linalg.norm(places[one] - places[other])
        common = sight == "full" or {one, other} <= FIRST
        assert distance >= (DISTINCT if common else RARE), f"{one} and {other}: {distance:.1f}"


def test_the_accent_is_used_for_nothing_else(each_theme):
    others = {**each_theme.tokens, **each_theme.curves}
    accent = others.pop("accent")
    assert accent not in others.values()


def test_themes_have_the_same_tokens():
    assert len({frozenset(theme.tokens) for theme in THEMES.values()}) == 1
    assert len({frozenset(theme.curves) for theme in THEMES.values()}) == 1


def test_an_unknown_function_keeps_its_colour(theme):
    colour = theme.colour("mine")
    assert colour == theme.colour("mine")
    assert colour.name() in theme.curves.values()


def test_opacity(theme):
    assert theme.colour("gelu", 0.25).alphaF() == pytest.approx(0.25, abs=0.01)


def test_only_paper_has_dashes_and_they_differ():
    for name in ("light", "dark"):
        assert all(THEMES[name].dash(role) is None for role in FUNCTIONS)
    dashes = [tuple(THEMES["paper"].dash(role) or ()) for role in FUNCTIONS]
    assert len(set(dashes)) == len(FUNCTIONS)
    assert THEMES["paper"].dash("axis") is None


@pytest.mark.parametrize("name", ["light", "dark"])
def test_the_palette_dims_what_is_disabled(qapp, name):
    made = palette(THEMES[name])
    active, disabled = QPalette.ColorGroup.Active, QPalette.ColorGroup.Disabled
    for role in (QPalette.ColorRole.WindowText, QPalette.ColorRole.ButtonText):
        assert made.color(disabled, role) == THEMES[name].colour("disabled")
        assert made.color(active, role) == THEMES[name].colour("text")


def test_the_style_sheet_names_only_known_tokens(qapp, each_theme):
    assert not re.search(r"[@]\w|\{check\}|\{chevron\}", style_sheet(each_theme))


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_check_box_is_seen(qtbot, qapp, name):
    theme = THEMES[name]
    box = QCheckBox()
    qtbot.addWidget(box)
    box.setPalette(palette(theme))
    box.setStyleSheet(style_sheet(theme))
    box.resize(box.sizeHint())
    picture = box.grab().toImage()
    background = theme.colour("window")
    colours = {picture.pixelColor(x, picture.height() // 2).name() for x in range(20)}
    assert max(contrast(QColor(colour), background) for colour in colours) >= GRAPHIC


def test_the_system_theme_is_one_of_ours(qapp):
    assert system_theme() in {"light", "dark"}


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_disabled_tick_is_told_from_none(qtbot, qapp, name):
    pictures = []
    for ticked in (True, False):
        box = QCheckBox("Magnitude")
        qtbot.addWidget(box)
        box.setStyleSheet(style_sheet(THEMES[name]))
        box.setChecked(ticked)
        box.setEnabled(False)
        box.show()
        pictures.append(box.grab().toImage())
    places = [(x, y) for x in range(15) for y in range(pictures[0].height())]
    shades = [[image.pixelColor(*place).lightness() for place in places] for image in pictures]
    assert sum(abs(one - other) > 40 for one, other in zip(*shades, strict=True)) > 60


def test_a_small_box_is_wide_enough_for_its_title(qtbot, qapp):
    box = QMessageBox(QMessageBox.Icon.Question, "Unsaved changes", "Save?")
    qtbot.addWidget(box)
    box.setStyleSheet(style_sheet(THEMES["light"]))
    box.show()
    assert box.width() >= 320
