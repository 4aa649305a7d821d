"""What stands around a picture and in the properties of its file, in which language and when."""

import io
import os
import re
import xml.etree.ElementTree as ET
from dataclasses import fields, replace

import pytest
from pictures import fonts_without_letters, objects, picture
from PIL import Image
from PySide6.QtCore import QCoreApplication, QEvent, QRectF
from PySide6.QtWidgets import QLabel

from gelu_desktop import __version__
from gelu_desktop.app import dates, figure_settings
from gelu_desktop.app.application import use_fonts
from gelu_desktop.app.export import ENCODERS, PICTURES, pdf, pdf_pages, png, svg
from gelu_desktop.app.export_look import Look, Size
from gelu_desktop.app.figure_words import footer
from gelu_desktop.app.languages import speaking
from gelu_desktop.app.picture import Picture
from gelu_desktop.app.picture_problems import picture_problem
from gelu_desktop.app.surround import Words, enough, room
from gelu_desktop.app.text_boxes import text_boxes
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.widgets.theme import THEMES

EPOCH = "1234567890"
WHOLE = Look(title=True, caption="Figure 1. A caption.", footer=True)


@pytest.fixture
def fonts(qapp):
    before = qapp.font()
    use_fonts(qapp)
    yield
    qapp.setFont(before)


def texts(wanted):
    return [box.text for box in text_boxes(lambda painter: wanted.draw(painter, 1.0))]


def joined(wanted):
    return " ".join(texts(wanted))


def test_title_caption_and_footer_stand_where_they_belong(qapp):
    wanted = picture("error", look=WHOLE)
    boxes = text_boxes(lambda painter: wanted.draw(painter, 1.0))
    tops = {box.text: box.rect.top() for box in boxes}
    assert tops["Error"] == min(tops.values())
    program = next(text for text in tops if __version__ in text)
    ticks = [top for text, top in tops.items() if text in ("−4.0", "4.0", "−4", "4")]
    assert max(ticks) < tops["Figure 1. A caption."] < tops[program] == max(tops.values())


@pytest.mark.parametrize("look", [Look(), Look(title=True), Look(caption=" "), WHOLE])
def test_only_what_is_asked_for_is_drawn(qapp, look):
    shown = texts(picture("error", look=look))
    assert ("Error" in shown) == look.title
    assert ("Figure 1. A caption." in shown) == bool(look.caption.strip())
    assert any(__version__ in text for text in shown) == look.footer


def test_the_footer_names_everything_a_picture_depends_on():
    state = State(
        approximation="gelu_tanh",
        coefficients={"gelu_tanh.a": 0.05},
        functions=("gelu", "leaky_relu"),
        x=-2.5,
        x_range=(-6.0, 3.0),
        interval=(-5.0, 2.0),
        measure="ulp",
        quantity="slope",
        number_format="float16",
        mode="once",
        flush=True,
        compared=("gelu_sigmoid",),
        show_tolerance=True,
    )
    curve, error, formats = (footer(name, state) for name in ("curve", "error", "formats"))
    assert "Leaky ReLU (" in curve
    assert "a = 0.05" in curve and "c = 0.7978845608028654" in curve
    assert "x = −2.5, range −6 to 3." in curve
    assert "slope" in error and "ulp of float16" in error and "−5 to 2" in error
    assert "Compared: sigmoid form (k = 1.702)" in error and "Tolerance 0.003" in error
    assert "float16, the result rounded once" in formats and "Subnormals" in formats
    assert all(text.endswith(f"GELU Desktop {__version__}.") for text in (curve, error, formats))


@pytest.mark.parametrize("name", PICTURES)
def test_every_panel_has_a_footer_of_its_own(name):
    text = footer(name, State())
    assert len(text) > len(f"GELU Desktop {__version__}.") + 5
    assert "{" not in text


def test_a_footer_tells_a_file_by_its_name_only():
    state = State()
    ffn = type(state.ffn)(source="file", file="/home/somebody/secret/net.npz", layer="1")
    text = footer("ffn", state.replace(ffn=ffn))
    assert "file: net.npz" in text
    assert "secret" not in text


@pytest.mark.parametrize("shown", [False, True])
def test_files_carry_the_words_whether_the_footer_is_drawn_or_not(qapp, shown):
    wanted = picture("error", look=Look(footer=shown))
    facts = footer("error", wanted.result.state)
    with Image.open(io.BytesIO(png(wanted))) as image:
        assert facts in image.text["Description"]
        assert image.text["Title"] == "Error"
    root = ET.fromstring(svg(wanted))
    assert facts in root.findtext("{http://www.w3.org/2000/svg}desc")
    data = pdf(wanted)
    subject = bytes.fromhex(re.search(rb"/Subject <FEFF([0-9A-F]*)>", data)[1].decode())
    assert facts in subject.decode("utf-16-be")
    assert facts.encode() in data  # in its XMP packet


def test_words_of_a_picture_in_chinese_are_readable(qapp):
    wanted = picture("error", look=Look(language="zh_CN"))
    with Image.open(io.BytesIO(png(wanted))) as image:
        assert image.text["Title"] == "误差"
    assert ET.fromstring(svg(wanted)).findtext("{http://www.w3.org/2000/svg}title") == "误差"
    title = bytes.fromhex(re.search(rb"/Title <FEFF([0-9A-F]*)>", pdf(wanted))[1].decode())
    assert title.decode("utf-16-be") == "误差"


def test_a_picture_speaks_its_own_language_and_the_rest_does_not(qtbot, fonts):
    heard = []

    class Listening(QLabel):
        def changeEvent(self, event):
            heard.append(event.type())
            super().changeEvent(event)

    label = Listening("x")
    qtbot.addWidget(label)
    label.show()
    english, chinese = (
        joined(picture("error", look=Look(language=code))) for code in ("en", "zh_CN")
    )
    assert "tanh form" in english and "tanh form" not in chinese
    assert "形式" in chinese
    assert QEvent.Type.LanguageChange not in heard
    assert QCoreApplication.translate("Panels", "Error") == "Error"


def test_the_usual_language_comes_back_after_a_failure(qapp):
    with pytest.raises(RuntimeError), speaking("zh_CN"):
        assert QCoreApplication.translate("Panels", "Error") == "误差"
        raise RuntimeError
    assert QCoreApplication.translate("Panels", "Error") == "Error"
    with speaking("zh_CN"), speaking("en"):
        assert QCoreApplication.translate("Panels", "Error") == "Error"


def test_long_words_are_broken_and_none_is_cut(qapp, fonts):
    caption = "a" * 300 + " " + "误差" * 120 + "\n\nsecond paragraph"
    wanted = picture("curve", (700, 900), look=Look(title=True, caption=caption, footer=True))
    boxes = text_boxes(lambda painter: wanted.draw(painter, 1.0))
    assert all(box.whole(wanted.rect) for box in boxes)
    letters = "".join(box.text for box in boxes)
    assert letters.count("a" * 50) >= 1
    assert letters.count("误") == 120


def test_words_need_room_beside_the_picture(qapp):
    rect = QRectF(0, 0, 400, 300)
    assert enough(rect, Words("Title", "Caption", "Footer"))
    assert not enough(rect, Words(caption="line\n" * 20))
    left = room(rect, Words("Title", "Caption", "Footer"))
    assert rect.contains(left)
    assert left.height() < 250
    assert room(rect, Words()) == rect
    crowded = picture(size=(400, 300), look=Look(caption="line\n" * 20))
    assert "too little room" in picture_problem(crowded, "png")


def test_a_page_of_a_pdf_has_its_largest_size(qapp):
    wide = picture(size=(16000, 10), scale=0.25)
    assert picture_problem(wide, "png") == ""
    assert "5 metres" in picture_problem(wide, "pdf")


@pytest.mark.parametrize(
    ("size", "pixels", "width", "points"),
    [
        (Size(85, 64, "mm", 300), (1004, 756), "85.0053mm", (240.96, 181.44)),
        (Size(3.5, 2, "in", 600), (2100, 1200), "3.5in", (252, 144)),
        (Size(800, 600, "px", 192), (800, 600), "800", (300, 225)),
    ],
)
def test_a_size_on_paper_is_that_size_in_each_format(qapp, size, pixels, width, points):
    wanted = Picture(
        PICTURES["curve"],
        Result(State()),
        THEMES["paper"],
        size.pixels((9, 9)),
        size.scale,
        unit=size.unit,
    )
    assert wanted.size == pixels
    with Image.open(io.BytesIO(png(wanted))) as image:
        assert image.size == pixels
        assert image.info["dpi"] == pytest.approx((size.dpi, size.dpi), rel=1e-4)
    root = ET.fromstring(svg(wanted))
    assert root.get("width") == width
    assert root.get("viewBox") == f"0 0 {pixels[0]} {pixels[1]}"
    (box,) = re.findall(rb"/MediaBox \[([^]]*)\]", pdf(wanted))
    left, bottom, right, top = map(float, box.split())
    assert (right - left, top - bottom) == pytest.approx(points, abs=1e-3)


def test_several_panels_are_pages_of_one_pdf(qapp):
    wanted = [picture(name, PICTURES[name].size, look=WHOLE) for name in PICTURES]
    data = pdf_pages(wanted)
    boxes = [list(map(float, box.split())) for box in re.findall(rb"/MediaBox \[([^]]*)\]", data)]
    sizes = [(right - left, top - bottom) for left, bottom, right, top in boxes]
    assert sizes == [pytest.approx(one.page, abs=1e-3) for one in wanted]
    assert len(objects(data)) > 3 * len(wanted)
    assert fonts_without_letters(data) == []


@pytest.mark.parametrize("kind", ENCODERS)
def test_the_same_picture_is_the_same_file(qapp, monkeypatch, kind):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", EPOCH)
    for name in ("curve", "formats"):
        wanted = picture(name, look=WHOLE)
        assert ENCODERS[kind](wanted) == ENCODERS[kind](picture(name, look=WHOLE))
    assert ENCODERS[kind](picture(x=2.0)) != ENCODERS[kind](picture(x=3.0))


def test_the_date_of_a_pdf_can_be_given_and_other_files_have_none(qapp, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", EPOCH)
    data = pdf(picture())
    assert data.count(b"(D:20090213233130Z)") == 2
    assert b"<xmp:CreateDate>2009-02-13T23:31:30+00:00<" in data
    assert b"tIME" not in png(picture())
    now = str(dates.stamp().year).encode()
    monkeypatch.delenv("SOURCE_DATE_EPOCH")
    assert str(dates.stamp().year).encode() != now
    assert b"T" + b"00:" not in svg(picture())


@pytest.mark.parametrize("bad", ["", "abc", "1e99", "9" * 30, "12.5"])
def test_a_date_that_is_none_is_now(monkeypatch, bad):
    monkeypatch.setitem(os.environ, "SOURCE_DATE_EPOCH", bad)
    assert dates.stamp().year > 2020


@pytest.mark.parametrize("name", ["ffn", "fit", "depth", "race", "chance"])
def test_settings_are_told_in_words(name):
    text = footer(name, State())
    raw = ("_", "true", "false", " = relu", "minimax", "sgd", "adam")
    assert not any(word in text.replace("x = ", "") for word in raw)


@pytest.mark.parametrize("source", ["token", "synthetic", "sample", "file"])
def test_every_setting_of_a_figure_has_a_name(source):
    ffn = replace(State().ffn, source=source, file="a.npz", layer="1", inputs="b.npy", gated=True)
    assert "{" not in footer("ffn", State(ffn=ffn))
    keys = {row.name for part in (State().ffn, State().depth, State().race) for row in fields(part)}
    assert keys <= set(figure_settings.NAMES)


def test_the_footer_is_short_and_the_file_exact(qapp):
    wanted = picture("curve", look=Look(footer=True), x=1 / 3)
    assert "c = 0.79788456," in wanted.words.footer
    assert "x = 0.33333333," in wanted.words.footer
    assert "c = 0.7978845608028654," in wanted.description
    assert "x = 0.3333333333333333," in wanted.description


def test_no_blank_follows_a_chinese_full_stop(qapp):
    wanted = picture("curve", look=Look(footer=True, language="zh_CN"))
    assert "。" in wanted.footer
    assert "。 " not in wanted.footer
