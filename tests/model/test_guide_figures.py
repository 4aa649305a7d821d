"""Every figure of the guide against a reference that the program has no part in."""

import math
import re
from collections import defaultdict
from decimal import Decimal
from functools import cache
from random import Random
from types import SimpleNamespace

import mpmath as mp
import pytest
import truths
from guide_texts import claim_texts, in_language, page_texts
from truths import functions

from gelu_desktop.model.claims import CLAIMS
from gelu_desktop.model.facts import FACTS, cost, fact, value
from gelu_desktop.model.guide.filling import filled, names
from gelu_desktop.model.quiz import GENERATORS

TIMED = {name for name in FACTS if name.startswith("time.")}
"""What this machine takes: another machine, another number."""

CODE = {name for name in FACTS if name.startswith("lesson.code.")} | {"lesson.output"}
"""The small program; test_program.py runs it."""

IN_HUNDREDS = {"as7126.better"}
PLACE = re.compile(r"(?<!\{)\{[^{}]*\}(?!\})")


@cache
def known():
    return truths.known()


@cache
def shown():
    """Return for each fact every way in which a text shows it."""
    found = defaultdict(set)
    texts = [text for *_, text in page_texts()] + [text for *_, text in claim_texts()]
    for text in texts:
        for place in PLACE.findall(text):
            for name in names(place):
                found[name].add(place)
    return found


def number(text):
    """Return a number as it is shown, and half a unit of its last digit."""
    plain = text.replace("−", "-").replace(",", "").removesuffix("\u202f%")
    digits, _, power = plain.partition("×10")
    raised = power.translate(str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")) or "0"
    figure = Decimal(digits).scaleb(int(raised))
    return mp.mpf(str(figure)), mp.mpf(10) ** figure.as_tuple().exponent / 2


def test_every_fact_has_a_truth():
    assert set(known()) | TIMED | CODE == set(FACTS)
    assert not set(known()) & (TIMED | CODE)


def test_every_fact_that_a_text_names_exists():
    assert set(shown()) <= set(FACTS)
    assert len(shown()) > 250


@pytest.mark.parametrize("name", [name for name in FACTS if name not in TIMED | CODE])
def test_a_figure_is_true_to_every_digit_that_is_shown(name):
    truth = known()[name]
    for text in {fact(name), *(filled(place) for place in shown().get(name, ()))}:
        if isinstance(truth, str):
            assert text == truth
            continue
        figure, half = number(text)
        if isinstance(truth, truths.Between):
            assert truth.low <= figure <= truth.high, text
            continue
        half = 50 if name in IN_HUNDREDS else half
        assert abs(figure - truth) <= half * (1 + mp.mpf("1e-6")), (text, mp.nstr(truth, 15))


@pytest.mark.parametrize("name", [name for name in FACTS if name not in TIMED | CODE])
def test_a_figure_without_more_digits_has_none(name):
    """0.5 says that all further digits are zeros."""
    truth, row = known()[name], FACTS[name]
    if isinstance(truth, mp.mpf) and not callable(row.shown):
        digits = re.sub(r"\D", "", fact(name).partition("×")[0]).lstrip("0")
        if len(digits) < row.shown:
            assert abs(float(value(name)) - truth) <= 2e-14 * abs(truth)


@pytest.mark.parametrize("claim", CLAIMS)
def test_both_languages_show_the_same_figures_in_a_claim(claim):
    row = CLAIMS[claim]
    for text in (row.measured, row.truth):
        assert sorted(PLACE.findall(in_language(text, "zh_CN"))) == sorted(PLACE.findall(text))


def test_both_languages_show_the_same_figures_in_a_page():
    found = defaultdict(lambda: defaultdict(list))
    for language, kind, page, text in page_texts():
        found[kind, page.id][language] += PLACE.findall(text)
    for page, languages in found.items():
        assert len({tuple(sorted(places)) for places in languages.values()}) == 1, page


@pytest.fixture
def clock(monkeypatch):
    """Time that passes only while something is worked on: 2 s and then 3 s, again and again."""
    now, spent = [0.0], [0]

    def read():
        if spent[0] % 2:
            now[0] += 2.0 + spent[0] // 2 % 2
        spent[0] += 1
        return now[0]

    monkeypatch.setattr(cost, "time", SimpleNamespace(perf_counter=read))
    for kept in (cost.array_time, cost.loop_time):
        kept.cache_clear()
    yield
    for kept in (cost.array_time, cost.loop_time):
        kept.cache_clear()


@pytest.mark.usefixtures("clock")
def test_times_are_those_of_the_fastest_repeat_for_one_number():
    for name in cost.ARRAYS:
        assert FACTS[f"time.array.{name}"].compute() == pytest.approx(2e9 / 65536)
    for name in ("exact", "tanh", "sigmoid"):
        assert FACTS[f"time.loop.{name}"].compute() == pytest.approx(2e9 / 2048)


@pytest.mark.parametrize("name", sorted(name for name in TIMED if name.count(".") == 3))
def test_ratios_of_times_say_how_many_times_as_long_the_first_takes(name, monkeypatch):
    _, where, first, second = name.split(".")
    took = {first: 12.0, second: 5.0}
    monkeypatch.setattr(cost, f"{where}_time", took.__getitem__)
    assert FACTS[name].compute() == pytest.approx(2.4)
    assert FACTS[name].text(2.4) == "2.4"
    assert FACTS[name].text(1234.5) == "1234"


def test_what_is_timed_is_gelu_and_its_forms():
    x = cost.np.array([-2.0, 0.5, 3.0])
    with mp.workdps(20):
        for name, work in cost.ARRAYS.items():
            wanted = {
                "exact": functions.gelu,
                "tanh": functions.tanh_form,
                "sigmoid": functions.sigmoid_form,
                "relu": functions.relu,
            }[name]
            assert [float(wanted(each)) for each in x] == pytest.approx(list(work(x)), rel=1e-9)
    assert math.isclose(cost.PROGRAM["exact"](2.0), 1.9544997361036416)


def test_what_is_told_in_words():
    with mp.workdps(20):
        zero, far = mp.mpf(0), mp.mpf(8)
        published, moved = (
            functions.highest(
                lambda x, a=a: functions.tanh_form(x, a) - functions.gelu(x), zero, far
            )
            for a in (functions.A, "0.05")
        )
    assert 5.5 < moved[1] / published[1] < 6.5  # “about sixfold”
    exact, tanh = value("gelu.at.minus_1"), value("gelu_tanh.at.minus_1")
    assert (f"{exact:.3f}", f"{tanh:.3f}") == ("-0.159",) * 2  # “part in the fourth decimal”
    assert f"{exact:.4f}" != f"{tanh:.4f}"
    assert 0.45 < value("init.truncated.sigma") < 0.56  # “about half as wide”
    assert 0.45 < value("init.normal.sigma") < 0.56
    assert value("gelu.square") < 0.5  # “a little less than the ½ of ReLU”
    assert value("layers.bert_large") == 2 * value("layers.bert_base")  # “half as many”
    # “far below half”, “an output of zero … half of the units have it”
    assert max(value(name) for name in FACTS if name.startswith("dead.")) < 0.1
    assert 0.45 < value("init.silent.1.share") < 0.55


def drawn_truths(name, given):
    """Return what the numbers of a drawn question have to be."""
    x = mp.mpf(given.get("x", "0").replace("−", "-"))
    gate, gelu, density = functions.gate(x), functions.gelu(x), functions.density(x)
    return {
        "value": lambda: {"gate": gate, "answer": gelu},
        "mirror": lambda: {"value": gelu, "answer": gelu - x},
        "slope": lambda: {"gate": gate, "density": density, "answer": gate + x * density},
        "variance": lambda: {"gate": gate, "answer": x * x * gate * (1 - gate)},
        "spread": lambda: {"answer": mp.mpf("0.02") * mp.sqrt(int(given["width"]))},
        "silent": lambda: {"answer": mp.mpf(given["units"]) / 2 ** int(given["inputs"])},
    }[name]()


@pytest.mark.parametrize("name", GENERATORS)
def test_drawn_figures_are_true_to_every_digit_that_is_shown(name):
    with mp.workdps(25):
        for seed in range(40):
            drawn = GENERATORS[name](Random(seed))
            for key, truth in drawn_truths(name, drawn.values).items():
                figure, half = number(drawn.values[key])
                assert abs(figure - truth) <= half * (1 + mp.mpf("1e-6")), (seed, key)
                if key == "answer":
                    assert drawn.answer == pytest.approx(float(truth), rel=1e-12)
