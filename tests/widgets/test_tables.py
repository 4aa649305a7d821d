import numpy as np
from PySide6.QtCore import QRectF
from PySide6.QtGui import QImage, QPainter

from gelu_desktop.widgets.tables import Table, paint_table

TABLE = Table("Title", (("name", "1.5"), ("longer name", "−22.25")), ("what", "how much"))


def ink(table, theme, width=400):
    image = QImage(width, 120, QImage.Format.Format_RGB32)
    image.fill(theme.colour("surface"))
    painter = QPainter(image)
    paint_table(painter, QRectF(10, 10, table.width + 4, table.height), table, theme)
    painter.end()
    data = np.frombuffer(image.constBits(), np.uint8).reshape(120, width, 4)[:, :, :3].astype(int)
    surface = theme.colour("surface")
    return np.abs(data - [surface.blue(), surface.green(), surface.red()]).max(axis=2) > 40


def test_nothing_leaves_the_place_of_the_table(qapp, each_theme):
    rows, columns = np.nonzero(ink(TABLE, each_theme))
    assert rows.min() >= 10
    assert rows.max() <= 10 + TABLE.height
    assert columns.min() >= 10
    assert columns.max() <= 10 + TABLE.width + 4


def test_numbers_end_together(qapp, theme):
    found = ink(TABLE, theme)
    ends = [np.flatnonzero(found[row : row + 19].any(axis=0)).max() for row in (48, 67)]
    assert abs(ends[0] - ends[1]) <= 1


def test_a_table_knows_its_size_and_its_words(qapp):
    assert TABLE.lines == 4
    assert TABLE.text == "Title\nwhat how much\nname 1.5\nlonger name −22.25"
    assert Table("Title", ()).width > 0
