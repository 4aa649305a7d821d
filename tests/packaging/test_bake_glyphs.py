import importlib
import json
import re
import string
import sys
from pathlib import Path

import pytest

from gelu_desktop.numerics.expression_parser import GREEK
from gelu_desktop.numerics.expression_tree import CALLS
from gelu_desktop.resources import resource

# ziamath reads its font in a way that Python 3.11 calls outdated.
pytestmark = pytest.mark.filterwarnings("ignore:path is deprecated:DeprecationWarning")

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture(scope="module")
def bake():
    sys.path.insert(0, str(PACKAGING))
    yield importlib.import_module("bake_glyphs")
    sys.path.remove(str(PACKAGING))


@pytest.fixture(scope="module")
def baked():
    return json.loads(resource("formulas/glyphs.json").read_text("utf-8"))


def test_the_committed_file_is_what_baking_gives(bake):
    assert resource("formulas/glyphs.json").read_text("utf-8") == bake.bake()


def test_there_is_a_glyph_for_every_name_of_the_language(baked):
    assert {*string.ascii_letters, *GREEK, "pi"} <= baked["italic"].keys()
    assert set("".join(CALLS)) <= baked["upright"].keys()
    assert {*string.digits, *"+−=≈·/,"} <= baked["upright"].keys()


def test_outlines_are_whole_numbers(baked):
    letters = [
        row for kind in ("upright", "italic") for pair in baked[kind].values() for row in pair
    ]
    fences = [row for fence in baked["fences"].values() for row in fence["sizes"] + fence["parts"]]
    for outline, *lengths in letters + fences:
        assert re.fullmatch(r"(M-?\d+ -?\d+([LQ](-?\d+ ?)+)*Z)+", outline), outline[:80]
        assert all(isinstance(length, int) for length in lengths)


def test_letters_of_scripts_are_sturdier(baked):
    line, script = baked["italic"]["x"]
    assert script != line
    assert script[1] > line[1]


def test_fences_grow(baked):
    for fence in baked["fences"].values():
        heights = [row[2] + row[3] for row in fence["sizes"]]
        assert heights == sorted(heights)
    assert len(baked["fences"]["("]["sizes"]) > 10
    assert len(baked["fences"]["("]["parts"]) == 3
