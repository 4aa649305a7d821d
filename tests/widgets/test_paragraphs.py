import pytest
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gelu_desktop.widgets.paragraphs import paint_paragraphs, paragraphs_height

ENGLISH = "The mean of a random mask that keeps its input with the probability Φ(x). " * 3
CHINESE = "随机掩码以概率 Φ(x) 保留输入，其均值正是激活函数本身，因此激活函数是确定的。" * 3


@pytest.mark.parametrize("text", [ENGLISH, CHINESE])
def test_a_narrow_paragraph_is_higher(qapp, text):
    heights = [paragraphs_height(((text, "text"),), width) for width in (1600, 600, 300)]
    assert heights[0] < heights[1] < heights[2]


def test_what_is_painted_stays_in_its_height(qapp, theme):
    texts = ((ENGLISH, "text"), (CHINESE, "muted"))
    height = paragraphs_height(texts, 400)
    image = QImage(400, int(height) + 40, QImage.Format.Format_RGB32)
    image.fill(theme.colour("surface"))
    painter = QPainter(image)
    paint_paragraphs(painter, QRectF(0, 0, 400, height), texts, theme)
    painter.end()
    plain = theme.colour("surface")
    rows = [
        y for y in range(image.height()) if any(image.pixelColor(x, y) != plain for x in range(400))
    ]
    assert rows
    assert max(rows) <= height
    assert max(rows) > height - 24
