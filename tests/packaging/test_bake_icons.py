from xml.etree import ElementTree

import numpy as np
import pytest
from PIL import Image

import bake_icons
from gelu_desktop.resources import resource


def pixels(path):
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGBA"), dtype=int)


def test_baking_again_gives_the_same_pictures(qapp, tmp_path):
    bake_icons.bake(tmp_path)
    assert len(list(tmp_path.iterdir())) == 1 + len(bake_icons.SIZES)
    for path in tmp_path.iterdir():
        kept = resource(f"icons/{path.name}")
        if path.suffix == ".svg":
            assert path.read_bytes() == kept.read_bytes()
        else:
            # Processors round the blending of an edge differently, by one level of 256.
            assert np.abs(pixels(path) - pixels(kept)).max() <= 1


@pytest.mark.parametrize("size", bake_icons.SIZES)
def test_each_size_is_filled_to_its_edges_and_round(size):
    with Image.open(resource(f"icons/gelu-desktop-{size}.png")) as picture:
        assert picture.size == (size, size)
        assert picture.getpixel((0, 0))[3] == 0
        assert picture.getpixel((size // 2, size // 8))[3] == 255


def test_the_drawing_is_svg_that_parses():
    drawn = ElementTree.parse(resource("icons/gelu-desktop.svg")).getroot()
    assert drawn.get("viewBox") == "0 0 256 256"
