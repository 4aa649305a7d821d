"""Chinese comes from the bundled font, everything else from the system's, on any machine."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest
from PySide6.QtGui import QFontInfo, QRawFont, QTextLayout

from gelu_desktop.app.application import FONT, use_fonts
from gelu_desktop.resources import resource
from gelu_desktop.widgets.letters import text_font

FOLDER = Path(__file__).parent.parent.parent / "resources" / "translations"
HAN = re.compile("[⺀-鿿＀-￯、。]")


@pytest.fixture
def fonts(qapp):
    before = qapp.font()
    use_fonts(qapp)
    yield qapp.font()
    qapp.setFont(before)


def families(text, font):
    layout = QTextLayout(text, font)
    layout.beginLayout()
    layout.createLine()
    layout.endLayout()
    return {run.rawFont().familyName() for run in layout.glyphRuns()}


@pytest.mark.parametrize("bold", [False, True])
def test_chinese_comes_from_the_bundled_font(fonts, bold):
    assert families("误差前馈激活函数", text_font(bold)) == {"GELU Sans SC"}


def test_latin_stays_the_system_s(fonts):
    assert families("GELU 0.8413", text_font()) == {QFontInfo(fonts).family()}
    assert QFontInfo(fonts).family() != "GELU Sans SC"


def test_the_bundled_font_has_every_chinese_character_of_every_text(qapp):
    font = QRawFont(str(resource(FONT)), 16)
    texts = ["&简体中文"]
    for path in FOLDER.glob("*.ts"):
        texts += [element.text or "" for element in ElementTree.parse(path).iter("translation")]
    missing = {
        char
        for text in texts
        for char in HAN.findall(text)
        if not font.supportsCharacter(ord(char))
    }
    assert not missing
