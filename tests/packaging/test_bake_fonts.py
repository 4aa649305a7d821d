import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest
from fontTools.ttLib import TTFont

import bake_fonts
import gelu_desktop
from gelu_desktop.resources import resource

ROOT = Path(gelu_desktop.__file__).parents[1]
NO_FONTS = """<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig><cachedir>{folder}/cache</cachedir></fontconfig>
"""
RENDER = """
import sys
from PySide6.QtGui import QFont, QFontMetrics, QGuiApplication, QImage, QPainter, QRawFont
from PySide6.QtGui import QTextLayout, QFontDatabase
app = QGuiApplication(["x"])
QFontDatabase.addApplicationFont(sys.argv[1])
layout = QTextLayout("GELU 激活函数，误差 4.7×10⁻⁴（一）")
layout.beginLayout(); layout.createLine().setLineWidth(1000); layout.endLayout()
runs = layout.glyphRuns()
print(sorted({run.rawFont().familyName() for run in runs}))
print(any(0 in run.glyphIndexes() for run in runs))
"""


@pytest.fixture(scope="module")
def font():
    with TTFont(resource("fonts/gelu-sans-sc.ttf"), lazy=False) as font:
        yield font


def texts():
    for path in sorted((ROOT / "resources" / "translations").glob("*.ts")):
        for element in ElementTree.parse(path).iter():
            if element.tag in ("source", "translation", "numerusform"):
                yield element.text or ""


def test_level_1_has_as_many_characters_as_the_standard_says():
    assert len(set(bake_fonts.gb2312_level_1())) == 3755


def test_the_font_has_every_character_of_every_text(font):
    known = {chr(code) for code in font.getBestCmap()}
    used = {character for text in texts() for character in text if character.isprintable()}
    assert used <= known, f"run packaging/bake_fonts.py: {' '.join(sorted(used - known))}"


def test_the_font_has_what_is_computed(font):
    known = {chr(code) for code in font.getBestCmap()}
    assert set("0123456789.,+-−×·÷=()%°⁰¹²³⁴⁵⁶⁷⁸⁹⁻ΦφσπΔ√²³≈≤≥±∞→…–—“”‘’") <= known
    assert set(bake_fonts.gb2312_level_1()) <= known


def test_the_font_is_truetype_and_small(font):
    assert "glyf" in font
    assert "CFF " not in font
    assert resource("fonts/gelu-sans-sc.ttf").stat().st_size < 1.3e6


def test_the_font_has_a_name_of_its_own_and_keeps_its_licence(font):
    names = font["name"]
    assert names.getDebugName(1) == names.getDebugName(4) == "GELU Sans SC"
    assert "Adobe" in names.getDebugName(0)
    assert "SIL Open Font License" in names.getDebugName(13)
    text = resource("fonts/gelu-sans-sc-OFL.txt").read_text(encoding="utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert "Adobe" in text


def test_no_glyph_is_empty_but_blanks(font):
    outlines = font["glyf"]
    empty = {
        chr(code)
        for code, name in font.getBestCmap().items()
        if outlines[name].numberOfContours == 0
    }
    assert empty <= {" ", "\u00a0", "\u00ad", "\u3000"}


def test_chinese_shows_where_no_font_is_installed(tmp_path):
    config = tmp_path / "fonts.conf"
    config.write_text(NO_FONTS.format(folder=tmp_path))
    done = subprocess.run(
        [sys.executable, "-c", RENDER, str(resource("fonts/gelu-sans-sc.ttf"))],
        env={"FONTCONFIG_FILE": str(config), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"},
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.splitlines() == ["['GELU Sans SC']", "False"]


def test_baking_again_gives_the_same_font(font, tmp_path):
    if not bake_fonts.SOURCE.exists():
        pytest.skip("the font it is baked from is not here: install fonts-noto-cjk")
    one, other = tmp_path / "one.ttf", tmp_path / "other.ttf"
    for target in (one, other):
        bake_fonts.bake(bake_fonts.SOURCE, target)
    assert one.read_bytes() == other.read_bytes()
    with TTFont(one, lazy=False) as again:
        assert again.getBestCmap() == font.getBestCmap()
        assert again["glyf"].glyphs == font["glyf"].glyphs
        assert again["hmtx"].metrics == font["hmtx"].metrics


def test_a_source_without_the_face_is_named(tmp_path):
    with pytest.raises(LookupError, match="Noto Sans CJK SC"):
        bake_fonts.face_in([], tmp_path)
