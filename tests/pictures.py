"""What the tests of pictures share: how they are made, decoded, and drawn without Qt."""

import io
import re
import zlib

import numpy as np
import resvg_py
from PIL import Image
from PySide6.QtGui import QColor

from gelu_desktop.app.application import FONT
from gelu_desktop.app.export import PICTURES, Picture
from gelu_desktop.app.export_look import USUAL
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.resources import resource
from gelu_desktop.widgets.theme import THEMES


def picture(name="curve", size=(800, 600), scale=1.0, theme="light", look=USUAL, **changes):
    return Picture(PICTURES[name], Result(State(**changes)), THEMES[theme], size, scale, look)


def drawn_by_resvg(data):
    """Return an SVG file as resvg draws it, a PNG file."""
    return resvg_py.svg_to_bytes(
        svg_string=data.decode(),
        background="white",
        font_files=[str(resource(FONT))],
        sans_serif_family="DejaVu Sans",
    )


def decoded(data, mode="RGB"):
    with Image.open(io.BytesIO(data)) as image:
        return np.asarray(image.convert(mode)).astype(int)


def where(pixels, colour, reach=12):
    """Return the rows and columns of the pixels that have a colour, or nearly."""
    wanted = np.array(QColor(colour).getRgb()[:3])
    return np.nonzero(np.abs(pixels[..., :3] - wanted).max(axis=2) <= reach)


def luminance(colour):
    parts = np.array(QColor(colour).getRgb()[:3]) / 255
    linear = np.where(parts <= 0.04045, parts / 12.92, ((parts + 0.055) / 1.055) ** 2.4)
    return float(linear @ [0.2126, 0.7152, 0.0722])


def contrast(one, two):
    """Return the contrast of two colours as WCAG defines it."""
    lower, upper = sorted((luminance(one), luminance(two)))
    return (upper + 0.05) / (lower + 0.05)


def streams(data):
    """Yield what the compressed streams of a PDF hold."""
    for found in re.finditer(rb"stream\r?\n(.*?)endstream", data, re.DOTALL):
        try:
            yield zlib.decompress(found[1])
        except zlib.error:
            continue


def objects(data):
    """Return the objects of a PDF by their numbers, found by its table; it has to be right."""
    start = int(re.findall(rb"startxref\n(\d+)", data)[-1])
    head = re.match(rb"xref\n0 (\d+)\n", data[start:])
    places = [int(found) for found in re.findall(rb"(\d{10}) \d{5} [fn] \n", data[start:])]
    assert len(places) == int(head[1])
    found = {}
    for number, place in enumerate(places[1:], 1):
        assert data[place:].startswith(b"%d 0 obj" % number)
        found[number] = data[place : data.index(b"endobj", place)]
    return found


def fonts_without_letters(data):
    """Return the fonts of a PDF that are named but not embedded."""
    every = objects(data)
    missing = []
    for body in every.values():
        if b"/Type /FontDescriptor" in body and not re.search(rb"/FontFile[23]? (\d+) 0 R", body):
            missing.append(body)
        simple = re.search(rb"/Subtype /(Type1|TrueType|CIDFontType\d)\b", body)
        if simple and b"/FontDescriptor" not in body:
            missing.append(body)
    return missing
