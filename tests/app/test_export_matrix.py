"""Every picture in every format, theme and language, with and without a logarithmic axis.

Whether texts are whole and have contrast is asked of all combinations of 10 panels, 4 grounds,
2 languages and 2 axes: all three formats are drawn by one painter. Files are made and decoded for
all 480 combinations of these with the three formats.
"""

import itertools
import re
import xml.etree.ElementTree as ET

import numpy as np
import pytest
from pictures import contrast, decoded, drawn_by_resvg, fonts_without_letters, picture, streams
from pictures import where as pixels_of
from PySide6.QtGui import QColor, QTextLayout

from gelu_desktop.app.application import use_fonts
from gelu_desktop.app.export import ENCODERS, PICTURES
from gelu_desktop.app.export_look import Look
from gelu_desktop.app.languages import speaking
from gelu_desktop.app.text_boxes import text_boxes
from gelu_desktop.widgets.letters import text_font

GROUNDS = {"light": False, "dark": False, "paper": False, "clear": True}
LANGUAGES = ("en", "zh_CN")
LOG = {"log_error": True, "magnitude": True}
SVG = "{http://www.w3.org/2000/svg}"
# The colours that have to be seen in the picture of each panel.
ROLES = {
    "curve": ("gelu", "relu", "silu", "gelu_tanh", "gate", "accent"),
    "derivative": ("gelu", "relu", "silu", "gelu_tanh", "accent"),
    "error": ("gelu_tanh", "accent"),
    "ffn": ("gelu", "relu"),
    "formula": ("text", "gate"),
    "formats": ("gelu_tanh",),
    "fit": ("gelu_tanh",),
    "depth": ("gelu", "relu"),
    "race": ("gelu", "relu"),
    "chance": ("gelu", "gate"),
}
assert set(ROLES) == set(PICTURES)


@pytest.fixture(autouse=True)
def fonts(qapp):
    before = qapp.font()
    use_fonts(qapp)
    yield
    qapp.setFont(before)


def made(name, ground, language, log):
    look = Look(transparent=GROUNDS[ground], language=language, title=True, footer=True)
    theme = "light" if ground == "clear" else ground
    changes = LOG if log else {}
    return picture(name, PICTURES[name].size, 1.0, theme, look, **changes)


def boxes(wanted):
    with speaking(wanted.look.language):
        return text_boxes(lambda painter: wanted.draw(painter, 1.0))


@pytest.mark.parametrize(("language", "log"), list(itertools.product(LANGUAGES, (False, True))))
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("name", PICTURES)
def test_all_text_is_whole_and_on_the_page(name, ground, language, log):
    wanted = made(name, ground, language, log)
    found = boxes(wanted)
    assert len(found) > 5
    assert [box.text for box in found if not box.whole(wanted.rect)] == []


@pytest.mark.parametrize(("language", "log"), list(itertools.product(LANGUAGES, (False, True))))
@pytest.mark.parametrize("ground", [ground for ground, clear in GROUNDS.items() if not clear])
@pytest.mark.parametrize("name", PICTURES)
def test_text_and_lines_have_contrast(name, ground, language, log):
    wanted = made(name, ground, language, log)
    pixels = decoded(ENCODERS["png"](wanted))
    theme = wanted.theme
    found = boxes(wanted)
    for place, box in enumerate(found):
        if any(later.rect.intersects(box.rect) for later in found[place + 1 :]):
            continue  # the label of the probe covers the number of a tick
        left, top, right, bottom = (int(side) for side in box.rect.getCoords())
        part = pixels[max(top, 0) : bottom + 1, max(left, 0) : right + 1].reshape(-1, 3)
        colours, counts = np.unique(part, axis=0, return_counts=True)
        behind = QColor(*colours[counts.argmax()].tolist())
        assert contrast(box.colour, behind) >= 4.5, box.text
    for role in ROLES[name]:
        assert contrast(theme.colour(role), theme.colour("surface")) >= 3.0, role


@pytest.mark.parametrize("name", PICTURES)
def test_no_character_lacks_its_glyph(name):
    for box in boxes(made(name, "light", "zh_CN", False)):
        layout = QTextLayout(box.text, text_font())
        layout.beginLayout()
        layout.createLine()
        layout.endLayout()
        glyphs = [glyph for run in layout.glyphRuns() for glyph in run.glyphIndexes()]
        assert glyphs
        assert all(glyphs), box.text


@pytest.mark.parametrize(("language", "log"), list(itertools.product(LANGUAGES, (False, True))))
@pytest.mark.parametrize("ground", GROUNDS)
@pytest.mark.parametrize("kind", ENCODERS)
@pytest.mark.parametrize("name", PICTURES)
def test_a_file_has_its_size_its_ground_and_its_curves(name, kind, ground, language, log):
    wanted = made(name, ground, language, log)
    {"png": check_png, "svg": check_svg, "pdf": check_pdf}[kind](wanted, ENCODERS[kind](wanted))


def check_png(wanted, data):
    pixels = decoded(data, "RGBA")
    assert pixels.shape == (wanted.size[1], wanted.size[0], 4)
    clear = wanted.look.transparent
    assert tuple(pixels[0, 0]) == ((0, 0, 0, 0) if clear else ground_of(wanted))
    assert clear or (pixels[..., 3] == 255).all()
    check_colours(wanted, pixels)


def check_svg(wanted, data):
    root = ET.fromstring(data)
    assert root.get("viewBox") == f"0 0 {wanted.size[0]} {wanted.size[1]}"
    assert wanted.description in root.findtext(f"{SVG}desc")
    pixels = decoded(drawn_by_resvg(data))
    assert pixels.shape == (wanted.size[1], wanted.size[0], 3)
    ground = (255, 255, 255) if wanted.look.transparent else ground_of(wanted)[:3]
    assert tuple(pixels[0, 0]) == ground
    check_colours(wanted, pixels)


def check_pdf(wanted, data):
    assert fonts_without_letters(data) == []
    assert b"/FontFile2" in data
    content = max(streams(data), key=lambda stream: stream.count(b"\n"))
    (box,) = re.findall(rb"/MediaBox \[([^]]*)\]", data)
    left, bottom, right, top = map(float, box.split())
    assert (right - left, top - bottom) == pytest.approx(wanted.page, abs=1e-3)
    for role in ROLES[wanted.spec.name]:
        colour = wanted.theme.colour(role)
        parts = [f"{part:.3g}" for part in (colour.redF(), colour.greenF(), colour.blueF())]
        assert colour_in(content, parts), role


def colour_in(content, parts):
    """Return whether a colour is set for lines or areas somewhere."""
    wanted = np.array([float(part) for part in parts])
    rows = [line.split() for line in content.splitlines() if line.endswith((b"SCN", b"scn"))]
    colours = [np.array([float(part) for part in row[-4:-1]]) for row in rows if len(row) >= 4]
    return any(np.abs(colour - wanted).max() < 3e-3 for colour in colours)


def check_colours(wanted, pixels):
    for role in ROLES[wanted.spec.name]:
        rows, _ = pixels_of(pixels, wanted.theme.colour(role))
        assert len(rows) >= 12, role


def ground_of(wanted):
    return wanted.theme.colour("surface").getRgb()
