"""The picture of a plot: what is exchanged in it, and that nothing of the old is left."""

import numpy as np
import pytest
from PySide6.QtCore import QEvent, QRectF, Qt
from PySide6.QtGui import QColor, QImage, QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from gelu_desktop.numerics.coverage import Stroke
from gelu_desktop.widgets.canvas import Canvas

ONE = Stroke(np.array([205, 206, 207]), np.array([256, 128, 60], np.uint32), (3, 4))
OTHER = Stroke(np.array([207, 208, 407]), np.array([100, 256, 256], np.uint32), (3, 7))
BARE = 0xFF123456
RED, BLUE = QColor("#c00010"), QColor("#2040f0")


class Shown:
    """A canvas, what was painted on it, and how often."""

    def __init__(self):
        self.widget = QWidget()
        self.widget.resize(60, 40)
        self.canvas = Canvas(self.widget)
        self.region = QRegion(0, 0, 60, 40)
        self.grounds = self.laid = 0

    def show(self, ground, *strokes, painted=None):
        """Show a ground and strokes over it, and a rectangle if that is wanted."""
        target = QImage(60, 40, QImage.Format.Format_RGB32)
        target.fill(QColor.fromRgba(BARE))

        def paint(painter):
            self.grounds += 1
            painter.fillRect(QRectF(0, 0, 60, 40), QColor(ground))
            painter.fillRect(QRectF(5, 3, 30, 1), QColor("#00ff88"))

        def lay(canvas):
            self.laid += 1
            if painted:
                with canvas.over() as painter:
                    painter.fillRect(QRectF(*painted), RED)
                    canvas.lay(strokes)
            else:
                canvas.lay(strokes)

        key = tuple((id(stroke), colour.name()) for stroke, colour in strokes)
        with QPainter(target) as painter:
            self.canvas.show(painter, self.region, (ground, paint), ((key, painted), lay))
        return np.frombuffer(target.constBits(), np.uint32).reshape(40, 60).copy()


@pytest.fixture
def anew():
    """Give what makes canvases, and let go of them in the end."""
    made = []

    def make():
        made.append(Shown())
        return made[-1]

    yield make
    for each in made:
        each.widget.deleteLater()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


@pytest.fixture
def shown(qapp, anew):
    return anew()


SHOWS = [
    (("white",), {}),
    (("white", (ONE, RED)), {}),
    (("white", (ONE, RED), (OTHER, BLUE)), {}),
    (("white", (OTHER, BLUE), (ONE, RED)), {}),
    (("white", (ONE, RED)), {"painted": (2.0, 2.0, 9.0, 9.0)}),
    (("white",), {"painted": (12.0, 2.0, 9.0, 9.0)}),
    (("grey", (ONE, RED)), {}),
    (("grey", (OTHER, RED)), {"painted": (2.0, 2.0, 9.0, 9.0)}),
]


def test_after_anything_else_it_is_as_if_it_were_new(shown, anew):
    new = [anew().show(*given, **named) for given, named in SHOWS]
    assert len({picture.tobytes() for picture in new}) == len(SHOWS)
    order = np.random.default_rng(0).integers(0, len(SHOWS), 200)
    for number in order.tolist():
        given, named = SHOWS[number]
        assert np.array_equal(shown.show(*given, **named), new[number])


def test_only_what_changed_is_painted(shown):
    for strokes in ([(ONE, RED)], [(ONE, RED)], [(OTHER, RED)], []):
        shown.show("white", *strokes)
    assert (shown.grounds, shown.laid) == (1, 3)


def test_another_size_is_a_new_picture(shown):
    shown.show("white", (ONE, RED))
    shown.widget.resize(50, 40)
    shown.show("white", (ONE, RED))
    assert (shown.grounds, shown.laid) == (2, 2)
    assert shown.canvas.grid.size == (50, 40)


def test_who_got_the_picture_keeps_it_and_it_goes_on(shown, anew):
    shown.show("white", (ONE, RED))
    kept = QImage(shown.canvas._image)
    before = np.frombuffer(kept.constBits(), np.uint32).copy()
    given, named = SHOWS[4]
    for _ in range(2):
        assert np.array_equal(shown.show(*given, **named), anew().show(*given, **named))
        assert np.array_equal(shown.show(*SHOWS[1][0]), anew().show(*SHOWS[1][0]))
    assert np.array_equal(np.frombuffer(kept.constBits(), np.uint32), before)


def test_an_error_leaves_nothing_half_painted(shown, anew):
    shown.show("white", (ONE, RED))
    with pytest.raises(IndexError):
        shown.show("white", (OTHER, BLUE), (Stroke(np.array([99999]), ONE.shares[:1], (0, 1)), RED))
    assert np.array_equal(shown.show(*SHOWS[1][0]), anew().show(*SHOWS[1][0]))
    with pytest.raises(TypeError):
        shown.show(object())
    assert np.array_equal(shown.show(*SHOWS[1][0]), anew().show(*SHOWS[1][0]))


def test_several_parts_are_copied_one_by_one(shown):
    whole = shown.show("white", (ONE, RED), (OTHER, BLUE))
    shown.region = QRegion(0, 0, 60, 5) + QRegion(26, 0, 3, 40)
    part = shown.show("white", (ONE, RED), (OTHER, BLUE))
    seen = np.zeros((40, 60), bool)
    seen[:5] = seen[:, 26:29] = True
    assert np.array_equal(part[seen], whole[seen])
    assert (part[~seen] == BARE).all()


def test_a_widget_that_it_covers_is_not_filled_first(shown):
    shown.show("white")
    assert shown.widget.testAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
    assert not shown.widget.autoFillBackground()


def test_where_the_last_pixels_are_not_painted_whole_they_have_the_colour_behind(qapp):
    """Half a pixel is left at a scale of 1.5; in it was what the memory held before."""

    class Fine(QWidget):
        def devicePixelRatioF(self):  # noqa: N802
            return 1.5

    for height in (61, 63, 67):
        widget = Fine()
        widget.resize(81, height)
        canvas, target = Canvas(widget), QImage(200, 200, QImage.Format.Format_RGB32)
        blank = [QImage(canvas.grid.size[0], canvas.grid.size[1], QImage.Format.Format_RGB32)]
        blank[0].fill(QColor.fromRgba(BARE))
        blank.clear()  # its memory may come again
        with QPainter(target) as painter:
            canvas.show(painter, QRegion(0, 0, 200, 200), ("a", lambda _: None), ("b", id))
        behind = widget.palette().color(widget.backgroundRole()).rgba()
        assert (canvas._pixels == behind).all()
