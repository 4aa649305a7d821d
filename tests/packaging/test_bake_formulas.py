import importlib
import json
import re
import sys
from pathlib import Path

import pytest

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.resources import resource

# ziamath reads its font in a way that Python 3.11 calls outdated.
pytestmark = pytest.mark.filterwarnings("ignore:path is deprecated:DeprecationWarning")

PACKAGING = Path(__file__).resolve().parents[2] / "packaging"


@pytest.fixture(scope="module")
def bake():
    sys.path.insert(0, str(PACKAGING))
    yield importlib.import_module("bake_formulas")
    sys.path.remove(str(PACKAGING))


@pytest.fixture(scope="module")
def baked():
    return json.loads(resource("formulas/formulas.json").read_text("utf-8"))


def test_the_committed_file_is_what_baking_gives(bake):
    assert resource("formulas/formulas.json").read_text("utf-8") == bake.bake()


def test_every_row_has_its_formulas(baked):
    names = baked["formulas"].keys()
    assert {key for name in FUNCTIONS for key in (name, f"{name}.slope", f"ffn.{name}")} <= names
    assert {f"{name}.substituted" for name in APPROXIMATIONS} <= names


@pytest.mark.parametrize("name", APPROXIMATIONS)
def test_every_coefficient_has_a_slot(baked, name):
    slots = {slot["name"] for slot in baked["formulas"][f"{name}.substituted"]["slots"]}
    assert slots == {row.name for row in APPROXIMATIONS[name].coefficients}


def test_slots_of_layout_and_plain_text_agree(baked):
    for row in baked["formulas"].values():
        inside = re.findall(r"{(\w+)}", row["text"])
        assert sorted(inside) == sorted(slot["name"] for slot in row["slots"])
        assert row["text"]


def test_outlines_are_whole_numbers(baked):
    for outline in baked["glyphs"]:
        assert re.fullmatch(r"(M-?\d+ -?\d+([LQ](-?\d+ ?)+)*Z)+", outline), outline[:80]


def test_numbers_of_formulas_are_tabular(baked):
    advances = {baked["characters"][digit][1] for digit in "0123456789"}
    assert len(advances) == 1


def test_marks_move_with_a_wider_number(bake):
    row = bake.Baker().formula(r"\frac{x}{1+e^{-<k>}} = y", "")
    (bar,) = row["bars"]
    shifts = sorted(shift for (shift,), _ in row["glyphs"])
    assert shifts == [0, 0.5, 1], "denominator, numerator, right-hand side"
    assert bar[1:] == [[0], [1]]
    assert row["widen"] == [1]
    assert row["anchor"][1] == [1]


@pytest.mark.parametrize(
    ("latex", "bare"),
    [
        ("<a>", True),
        ("= <a>", True),
        (r"\approx <a>", True),
        (r"\left( <a> \right)", True),
        ("e^{<a>}", True),
        ("x + <a>", False),
        (r"x \times <a>", False),
        ("e^{-<a>}", False),
        (r"x\,<a>", False),
    ],
)
def test_parentheses_are_left_out_where_no_sign_precedes(bake, latex, bare):
    assert bake.Baker().formula(latex, "")["slots"][0]["bare"] is bare


def test_activations_keep_the_formula_of_their_table(bake):
    sources = bake.sources()
    for name, row in ACTIVATIONS.items():
        assert sources[name][0].endswith(row.latex)


def test_what_is_defined_stands_on_the_left_only(bake):
    for latex, text in bake.sources().values():
        for formula in (latex, text):
            left, equals, right = formula.partition(" = ")
            assert not (equals and right.startswith(f"{left} =")), formula


def test_fractions_with_powers_are_legible(bake):
    sizes = [
        min(marks[3::4])
        for latex in (r"\frac{x}{1 + e^{-<k>}}", r"\frac{e^{x}}{2}", r"\frac{x}{2}")
        for marks in [[m for _, group in bake.Baker().formula(latex, "")["glyphs"] for m in group]]
    ]
    assert sizes == [700, 700, 700]
