"""Misconceptions, questions and scenarios: complete, true to the last digit shown, loadable."""

import json
import math
import re
from decimal import Decimal
from pathlib import Path

import mpmath as mp
import pytest

from gelu_desktop.model.facts import FACTS, fact, value
from gelu_desktop.model.files import dump
from gelu_desktop.model.files import load as read_session
from gelu_desktop.model.guide import LANGUAGES, filled, load
from gelu_desktop.model.guide.filling import names
from gelu_desktop.model.limits import PLOTS
from gelu_desktop.model.quiz import questions
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS

KINDS = {"misconceptions": 12, "questions": 15, "scenarios": 9}
"""The kinds, and how many of each there are at least."""

DATA = Path(__file__).parent.parent / "data" / "reference_values.json"
ENTRIES = [
    pytest.param(page, id=f"{language}-{page.id}")
    for kind in KINDS
    for language in LANGUAGES
    for page in load(kind, language)
]
USED = sorted(
    {
        name
        for kind in KINDS
        for language in LANGUAGES
        for page in load(kind, language)
        for step in page.steps
        for name in names(step.text)
    }
)
CONSTANTS = json.loads(DATA.read_text(encoding="utf-8"))["constants"]


def gate(x):
    return mp.erfc(-mp.mpf(x) / mp.sqrt(2)) / 2


def gelu(x):
    return mp.mpf(x) * gate(x)


def tanh_form(x):
    x, c = mp.mpf(x), mp.sqrt(2 / mp.pi)
    return x / 2 * (1 + mp.tanh(c * (x + mp.mpf("0.044715") * x**3)))


def gate_spread(sigma):
    v = mp.mpf(sigma) ** 2
    return mp.sqrt(mp.asin(v / (1 + v)) / (2 * mp.pi))


def truncated():
    inside = gate(2) - gate(-2)
    return mp.sqrt(1 - 4 * mp.npdf(2) / inside)


SIGMA = 0.02 * mp.sqrt(768)

# Of what is measured over whole axes and formats: shared reference, computed with 50 digits or
# over every number of the format.
NOTED = {
    "tanh.error.max": "4.732355206872848771e-4",
    "tanh.error.at": "2.69894138637727030",
    "tanh.error.normal": "1.2877962500386e-4",
    "sigmoid.error.max": "0.02033487220923923022",
    "sigmoid.error.at": "2.27039773719661017",
    "sigmoid.error.normal": "6.9072452385152e-3",
    "sigmoid.gate.error.max": "9.486324445585937e-3",
    "sigmoid.over.share": "84.73",
    "silu.difference.max": "0.19300198798",
    "gelu.twin.of.minus_2": "-0.0987719739117402322270",
    "gelu.small.share": "1.970334875",
    "gelu.map.slope": "1.1440631968725838",
    "gelu.map.0_9": "0.025616",
    "gelu.map.1_1": "4.670387",
    "tanh.carried.24": "7.126734850821431",
    "sigmoid.carried.24": "1.623309967172104e-10",
    "relu.carried.24": "1",
    "hard.error.max": "0.2953697",
    "hard.error.at": "1.8143",
    "ibert.error.max": "0.018151911",
    "ibert.error.at": "2.349778",
    "table.256.error.max": "9.737e-5",
    "table.256.clamp": "1.267e-4",
    "as7126.error.max": "2.11124e-7",
    "taylor.error.max": "7.46169326e-4",
    "fit.sigmoid.error.max": "0.0139222454727585",
    "fit.sigmoid.k": "1.77293396561675463",
    "fit.tanh.a": "0.0443829438167341",
    "fit.tanh.gate.a": "0.0447149112276325",
    "float32.erf.zero": "-5.542594",
    "float16.zero": "-5.7265625",
    "float16.erf.zero": "-3.669922",
    "float16.tanh.zero": "-3.585938",
    "float16.cube.overflow": "40.34375",
    "bfloat16.zero": "-13.5625",
    "bfloat16.erf.zero": "-3.109375",
    "bfloat16.ndtr.zero": "-13.375",
    "bfloat16.ndtr.ulp": "6.55",
    "bfloat16.single.tanh.zero": "-5.1875",
    "bfloat16.single.tanh.ulp": "255",
    "bfloat16.single.tanh.correct": "99.38",
    "bfloat16.single.erfc.correct": "65280",
    "lesson.program.at.minus_8": "-4.88498e-15",
    "lesson.program.off.minus_8": "1.84",
    "lesson.program.zero": "-8.374388923067459",
    "models.count": "53",
    "models.gelu": "38",
    "models.silu": "11",
    "gated.width.768": "2048",
    "mask.draws": "100000",
    "quick.minimum.x": CONSTANTS["quick_gelu_argmin"],
    "quick.minimum.value": CONSTANTS["quick_gelu_min"],
}


def truths():
    """Return what each fact that the entries use has to be; shares in per cent."""
    with mp.workdps(50):
        computed = {
            "as7126.better": mp.mpf("4.732355206872848771e-4") / mp.mpf("2.11124e-7"),
            "gated.ratio": mp.mpf(2048) / 768,
            "gelu.at.0_5": gelu("0.5"),
            "gelu.at.1": gelu(1),
            "gelu.at.2": gelu(2),
            "gelu.at.minus_1": gelu(-1),
            "gelu.at.minus_2": gelu(-2),
            "gelu.carried.24": mp.mpf(CONSTANTS["sqrt(chi_gelu^24)"]),
            "gelu.curvature.at.0": mp.sqrt(2 / mp.pi),
            "gelu.curvature.at.2": -2 * mp.npdf(2),
            "gelu.gain": mp.mpf(CONSTANTS["he_gain_gelu"]),
            "gelu.minimum.value": mp.mpf(CONSTANTS["gelu_min"]),
            "gelu.minimum.x": mp.mpf(CONSTANTS["gelu_argmin"]),
            "gelu.slope.at.0": mp.mpf("0.5"),
            "gelu.slope.max": mp.mpf(CONSTANTS["dgelu_max"]),
            "gelu.slope.min": mp.mpf(CONSTANTS["dgelu_min"]),
            "gelu.slope.over.share": 100 * mp.mpf(CONSTANTS["Phi(gelu_argmin)"]),
            "gelu.square": mp.mpf(1) / 3 + 1 / (2 * mp.pi * mp.sqrt(3)),
            "gelu_tanh.at.minus_1": tanh_form(-1),
            "init.normal.gate": gate_spread(SIGMA),
            "init.normal.sigma": SIGMA,
            "init.truncated.gate": gate_spread(SIGMA * truncated()),
            "init.truncated.sigma": SIGMA * truncated(),
            "init.unit.gate": 1 / mp.sqrt(12),
            "lesson.below.2": 100 * gate(2),
            "lesson.above.2": 100 * gate(-2),
            "lesson.exact.at.minus_8": gelu(-8),
            "lesson.exact.at.minus_8_4": gelu("-8.4"),
            "mask.variance.at.1": gate(1) * gate(-1),
            "mask.variance.at.2": 4 * gate(2) * gate(-2),
            "mirror.difference": mp.mpf(2),
            "relu.off.4": 100 / mp.mpf(2) ** 4,
            "relu.off.16": 100 / mp.mpf(2) ** 16,
            "relu.zero.share": mp.mpf(50),
            "sigmoid.tanh.ratio": mp.mpf("0.02033487220923923") / mp.mpf("4.732355206872849e-4"),
            "tanh.difference.at.minus_1": gelu(-1) - tanh_form(-1),
            "taylor.a": (4 - mp.pi) / (6 * mp.pi),
        }
        return {**computed, **{name: mp.mpf(text) for name, text in NOTED.items()}}


TRUTHS = truths()
SIGNS = {
    "gelu.plus_infinity.value": "∞",
    "gelu.minus_infinity.value": "−0",
    "gelu.plus_infinity.slope": "1",
    "gelu.minus_infinity.slope": "0",
    "lesson.program.at.minus_8_4": "−0",
}
DRAWN = {"mask.mean.at.0_5", "relu.count.1", "relu.count.4", "relu.count.16"}


def number(text):
    """Return a number as it is shown, and half a unit of its last digit."""
    plain = text.replace("−", "-").replace(",", "").removesuffix("\u202f%")
    digits, _, power = plain.partition("×10")
    raised = power.translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")) or "0"
    shown = Decimal(digits).scaleb(int(raised))
    return mp.mpf(str(shown)), mp.mpf(10) ** shown.as_tuple().exponent / 2


def shown(name):
    """Return every way in which the entries show a fact."""
    found = set()
    for kind in KINDS:
        for page in (page for language in LANGUAGES for page in load(kind, language)):
            for step in page.steps:
                for place in re.findall(r"\{[^{}]*\}", step.text):
                    if names(place) == [name]:
                        found.add(filled(place))
    return found


@pytest.mark.parametrize("kind", KINDS)
def test_there_are_enough_and_both_languages_have_the_same(kind):
    pages = {language: load(kind, language) for language in LANGUAGES}
    assert [page.id for page in pages["en"]] == [page.id for page in pages["zh_CN"]]
    assert len(pages["en"]) >= KINDS[kind]
    for english, chinese in zip(*pages.values(), strict=True):
        for left, right in zip(english.steps, chinese.steps, strict=True):
            assert left.state == right.state
            assert (left.panel, left.point, left.values) == (right.panel, right.point, right.values)
            assert set(names(left.text)) == set(names(right.text)), english.id
        assert re.search("[一-鿿]", chinese.title + chinese.steps[-1].text)
        assert not re.search("[一-鿿]", english.title + english.steps[-1].text)


@pytest.mark.parametrize("page", ENTRIES)
def test_an_entry_has_a_live_number_and_something_to_show(page):
    last = page.steps[-1]
    assert any(names(step.text) for step in page.steps)
    assert last.state
    assert last.panel
    assert last.point is not None
    assert not names(page.title)


@pytest.mark.parametrize("page", ENTRIES)
def test_what_is_shown_loads_and_its_point_is_in_view(page):
    step = page.steps[-1]
    state = step.applied(State(x_range=(-1, 1), y_ranges={"curve": (5, 6)}))
    again = read_session(dump(state).encode())
    assert again.state == state
    assert not again.problems
    assert step.point.of in {**ACTIVATIONS, **APPROXIMATIONS}
    if step.point.panel in PLOTS:
        assert state.x_range[0] <= step.point.x <= state.x_range[1]
        assert step.point.panel not in state.y_ranges


@pytest.mark.parametrize("page", ENTRIES)
def test_emphasis_is_closed_and_code_too(page):
    for step in page.steps:
        assert step.text.count("**") % 2 == 0
        assert step.text.count("`") % 2 == 0
        # A closing mark behind punctuation and before a letter closes nothing in CommonMark.
        assert not re.search(r"[。：？！，；)）]\*\*[^\s*。，：；！？]", step.text)


@pytest.mark.parametrize("name", sorted(set(USED) - set(SIGNS) - DRAWN))
def test_every_figure_is_true_to_the_digits_shown(name):
    assert name in TRUTHS, f"nothing to compare {name} with"
    for text in shown(name):
        figure, half = number(text)
        room = 100 * half if name == "as7126.better" else half  # shown in whole hundreds
        assert abs(figure - TRUTHS[name]) <= room * (1 + mp.mpf("1e-6")), text


@pytest.mark.parametrize(("name", "text"), SIGNS.items())
def test_the_ends_of_the_axis_are_told_with_their_signs(name, text):
    assert fact(name) == text


def test_what_is_drawn_is_as_near_to_its_mean_as_it_has_to_be():
    for inputs in (1, 4, 16):
        mean = 3072 * 0.5**inputs
        assert abs(value(f"relu.count.{inputs}") - mean) < 5 * math.sqrt(mean) + 1
    spread = math.sqrt(0.25 * float(gate(0.5) * gate(-0.5)) / 100_000)
    assert abs(value("mask.mean.at.0_5") - float(gelu(0.5))) < 4 * spread
    assert value("relu.count.4") > value("relu.count.16")


def test_every_bfloat16_number_is_meant():
    assert value("bfloat16.single.erfc.correct") == value("bfloat16.count")


def test_every_fact_that_is_used_is_compared_with_something():
    assert set(USED) <= {*TRUTHS, *SIGNS, *DRAWN}
    assert set(USED) <= set(FACTS)


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_asked_in_every_way(language):
    every = questions(language)
    assert {row.wanted is None for row in every} == {True, False}
    assert sum("drawn" in row.id for row in every) >= 5
    assert sum(row.wanted is None for row in every) >= 5
