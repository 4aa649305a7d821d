"""Pictures as files: exact sizes, the same ink in every format, and nothing half written."""

import io
import os
import re
import shutil
import subprocess
import xml.etree.ElementTree as ET
import zlib

import numpy as np
import pytest
from pictures import drawn_by_resvg
from PIL import Image
from PySide6.QtCore import QByteArray, QRectF, QSize, Qt
from PySide6.QtGui import QGuiApplication, QImage, QPainter
from PySide6.QtSvg import QSvgRenderer

from gelu_desktop.app import export
from gelu_desktop.app.export import ENCODERS, PICTURES, Picture, render
from gelu_desktop.app.picture_problems import size_problem
from gelu_desktop.app.writing import WriteError
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.widgets.theme import THEMES

SVG = "{http://www.w3.org/2000/svg}"
SIZES = [((960, 600), 1.0), ((1001, 777), 1.0), ((1600, 900), 2.0), ((1, 1), 1.0), ((37, 3), 0.25)]


def picture(name="curve", size=(800, 600), scale=1.0, theme="light", **changes):
    return Picture(PICTURES[name], Result(State(**changes)), THEMES[theme], size, scale)


def decoded(data):
    with Image.open(io.BytesIO(data)) as image:
        return np.asarray(image.convert("RGB")).astype(int)


def ink(pixels):
    """Where something is drawn: what differs from the corner."""
    return np.abs(pixels - pixels[0, 0]).sum(axis=2) > 90


def near(mask, reach=2):
    """Where there is ink within ``reach`` pixels."""
    padded = np.pad(mask, reach)
    height, width = mask.shape
    steps = range(2 * reach + 1)
    return np.any([padded[i : i + height, j : j + width] for i in steps for j in steps], axis=0)


def difference(first, second):
    """The share of the ink of each picture that is nowhere near ink of the other."""
    one, two = ink(first), ink(second)
    stray = (one & ~near(two)).sum() + (two & ~near(one)).sum()
    return stray / (one.sum() + two.sum())


def drawn_by_qt(data):
    renderer = QSvgRenderer(QByteArray(data))
    assert renderer.isValid()
    image = QImage(renderer.defaultSize(), QImage.Format.Format_RGB32)
    painter = QPainter(image)
    renderer.render(painter)
    painter.end()
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return rows[:, :, 2::-1].astype(int)


def drawn_by(tool, data):
    if tool == "resvg":
        return decoded(drawn_by_resvg(data))
    if shutil.which("pdftoppm") is None:
        pytest.skip(
            "pdftoppm, which draws the file a second time, is not here: install poppler-utils"
        )
    command = ["pdftoppm", "-r", "120", "-png", "-singlefile"]
    return decoded(subprocess.run(command, input=data, capture_output=True, check=True).stdout)


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("name", PICTURES)
def test_png_has_exactly_the_size_asked_for(qapp, name, size, scale):
    with Image.open(io.BytesIO(export.png(picture(name, size, scale)))) as image:
        assert image.size == size
        assert image.mode == "RGB"
        assert image.info["dpi"] == pytest.approx((96 * scale,) * 2, abs=0.02)
        assert image.text["Title"] == PICTURES[name].title
        assert "gelu_tanh.a = 0.044715" in image.text["Description"]


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("name", PICTURES)
def test_svg_has_width_height_and_view_box_that_agree(qapp, name, size, scale):
    root = ET.fromstring(export.svg(picture(name, size, scale)))
    assert (root.get("width"), root.get("height")) == tuple(map(str, size))
    assert root.get("viewBox") == f"0 0 {size[0]} {size[1]}"
    assert root.findtext(f"{SVG}title") == PICTURES[name].title
    assert "GELU Desktop" in (root.findtext(f"{SVG}desc") or "")


@pytest.mark.parametrize(("size", "scale"), SIZES)
@pytest.mark.parametrize("name", PICTURES)
def test_pdf_has_one_page_of_the_size_asked_for(qapp, name, size, scale):
    data = export.pdf(picture(name, size, scale))
    (box,) = re.findall(rb"/MediaBox \[([^]]*)\]", data)
    left, bottom, right, top = map(float, box.split())
    wanted = tuple(side * 72 / 96 / scale for side in size)  # as large as at its resolution
    assert (right - left, top - bottom) == pytest.approx(wanted)
    place = int(data.rsplit(b"startxref", 1)[1].split()[0])
    assert data[place : place + 4] == b"xref"


def test_svg_has_real_curves_and_real_text(qapp):
    root = ET.fromstring(export.svg(picture(functions=("gelu", "relu"), show_approximation=False)))
    texts = {"".join(element.itertext()) for element in root.iter(f"{SVG}text")}
    assert {"GELU", "ReLU", "0.841345"} <= texts
    curves = [path for path in root.iter(f"{SVG}path") if path.get("d", "").count("L") > 30]
    assert len(curves) >= 2


def test_svg_has_no_strokes_that_only_some_renderers_understand(qapp):
    data = export.svg(picture())
    assert b"non-scaling-stroke" not in data
    assert b"clip-path" in data


def test_svg_is_the_same_twice(qapp):
    assert export.svg(picture()) == export.svg(picture())


def test_svg_groups_that_draw_nothing_are_left_out(qapp):
    root = ET.fromstring(export.svg(picture()))
    assert all(len(group) for group in root.iter(f"{SVG}g"))


def streams(data):
    for found in re.finditer(rb"stream\r?\n(.*?)endstream", data, re.DOTALL):
        try:
            yield zlib.decompress(found[1])
        except zlib.error:
            continue


def test_pdf_has_real_curves_and_real_text(qapp):
    data = export.pdf(picture())
    content = max(streams(data), key=lambda stream: stream.count(b" l\n"))
    assert content.count(b" l\n") > 200
    assert b" Tj" in content
    assert b"/ToUnicode" in data
    assert b"/Subtype /Image" not in data


def test_pdf_text_can_be_read(qapp, tmp_path):
    if shutil.which("pdftotext") is None:
        pytest.skip("pdftotext, which reads the PDF's text, is not installed")
    (tmp_path / "a.pdf").write_bytes(export.pdf(picture()))
    command = ["pdftotext", "-layout", str(tmp_path / "a.pdf"), "-"]
    text = subprocess.run(command, capture_output=True, check=True, encoding="utf-8").stdout
    assert {"GELU", "ReLU", "0.841345"} <= set(text.split())


@pytest.mark.parametrize("theme", ["light", "dark", "paper"])
@pytest.mark.parametrize("name", PICTURES)
def test_svg_shows_the_same_as_png(qapp, name, theme):
    spec = PICTURES[name]
    wanted = picture(name, spec.size, 1.0, theme)
    assert difference(decoded(export.png(wanted)), drawn_by_qt(export.svg(wanted))) < 0.01


@pytest.mark.parametrize("name", PICTURES)
@pytest.mark.parametrize(("tool", "kind"), [("resvg", "svg"), ("pdftoppm", "pdf")])
def test_other_renderers_show_the_same_as_png(qapp, name, tool, kind):
    wanted = picture(name, (1001, 777), 1.25, x=-0.7)
    other = drawn_by(tool, ENCODERS[kind](wanted))
    reference = decoded(export.png(wanted))
    assert np.abs(np.subtract(other.shape, reference.shape)).max() <= 1
    height, width = np.minimum(other.shape, reference.shape)[:2]
    assert difference(other[:height, :width], reference[:height, :width]) < 0.01


def test_different_pictures_are_told_apart(qapp):
    one = decoded(export.png(picture()))
    two = decoded(export.png(picture(x_range=(-3.9, 4.1))))
    assert difference(one, two) > 0.05


def test_lines_and_text_grow_with_the_scale(qapp):
    small, large = (render(picture(size=(400 * k, 300 * k), scale=float(k))) for k in (1, 3))
    shrunk = large.scaled(small.size(), mode=Qt.TransformationMode.SmoothTransformation)
    assert difference(*(pixels(image) for image in (small, shrunk))) < 0.02


def pixels(image):
    image = image.convertToFormat(QImage.Format.Format_RGB32)
    rows = np.frombuffer(image.constBits(), np.uint8).reshape(image.height(), image.width(), 4)
    return rows[:, :, 2::-1].astype(int)


@pytest.mark.parametrize("theme", THEMES)
def test_the_ground_is_that_of_the_theme(qapp, theme):
    image = render(picture(theme=theme))
    assert image.pixelColor(0, 0) == THEMES[theme].colour("surface")
    assert not image.hasAlphaChannel()


@pytest.mark.parametrize(
    ("size", "fine"),
    [
        ((1, 1), True),
        ((16384, 6103), True),
        ((0, 10), False),
        ((10, -1), False),
        ((16385, 1), False),
        ((16384, 6104), False),
    ],
)
def test_sizes_that_no_picture_has(size, fine):
    assert (size_problem(*size) == "") is fine


def test_copy_puts_the_picture_on_the_clipboard(qapp):
    wanted = picture(size=(300, 200))
    export.copy_image(wanted.spec, wanted.result, wanted.theme, QSize(300, 200))
    image = QGuiApplication.clipboard().image()
    assert (image.width(), image.height()) == (300, 200)
    assert difference(pixels(image), pixels(render(wanted))) == 0


@pytest.mark.parametrize("kind", ENCODERS)
def test_save_writes_all_or_nothing(qapp, tmp_path, monkeypatch, kind):
    target = tmp_path / f"a.{kind}"
    export.save(picture(), target, kind, replace=False)
    good = target.read_bytes()
    monkeypatch.setattr(os, "fsync", lambda _: (_ for _ in ()).throw(OSError(28, "No space")))
    with pytest.raises(WriteError, match="No space"):
        export.save(picture(x=2.0), target, kind, replace=True)
    assert target.read_bytes() == good
    assert list(tmp_path.iterdir()) == [target]


def test_a_picture_that_fails_while_painted_leaves_the_painter_ended(qapp, tmp_path):
    def fail(painter, rect, result, theme):
        raise RuntimeError("broken")

    spec = type(PICTURES["curve"])("broken", "Broken", "", lambda *_: None, fail)
    broken = Picture(spec, Result(State()), THEMES["light"], (10, 10))
    for kind in ENCODERS:
        with pytest.raises(RuntimeError, match="broken"):
            export.save(broken, tmp_path / "a", kind, replace=False)
    assert list(tmp_path.iterdir()) == []


def test_painting_fills_the_rectangle_it_is_given(qapp):
    given = []
    spec = type(PICTURES["curve"])(
        "probe", "Probe", "", lambda *_: None, lambda painter, rect, *_: given.append(QRectF(rect))
    )
    render(Picture(spec, Result(State()), THEMES["light"], (300, 200), 2.0))
    # Once to see whether its texts fit, and once in earnest.
    assert given == 2 * [QRectF(0, 0, 150, 100)]


def test_a_picture_of_an_own_formula_names_its_coefficients():
    made = picture(formula="x*sigmoid(k*x)", approximation="own")
    assert "own.k = 1.702" in made.description
