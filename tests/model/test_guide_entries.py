"""Misconceptions, questions and scenarios: complete, alike in both languages, loadable.

Their figures are in test_guide_figures.py.
"""

import math
import re

import pytest
from truths.functions import gate

from gelu_desktop.model.facts import value
from gelu_desktop.model.files import dump
from gelu_desktop.model.files import load as read_session
from gelu_desktop.model.guide.filling import filled, names
from gelu_desktop.model.guide.loading import LANGUAGES, load
from gelu_desktop.model.guide.point import GATE
from gelu_desktop.model.limits import PLOTS
from gelu_desktop.model.quiz import questions
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS

KINDS = {"misconceptions": 12, "questions": 15, "scenarios": 9}
"""The kinds, and how many of each there are at least."""

ENTRIES = [
    pytest.param(page, id=f"{language}-{page.id}")
    for kind in KINDS
    for language in LANGUAGES
    for page in load(kind, language)
]


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
    assert step.point.of in {GATE, *ACTIVATIONS, *APPROXIMATIONS}
    if step.point.panel in PLOTS:
        assert state.x_range[0] <= step.point.x <= state.x_range[1]
        assert step.point.panel not in state.y_ranges


@pytest.mark.parametrize("page", ENTRIES)
def test_emphasis_is_closed_and_code_too(page):
    for step in page.steps:
        assert step.text.count("**") % 2 == 0
        assert step.text.count("`") % 2 == 0
        parts = step.text.split("**")
        for bold, after in zip(parts[1::2], parts[2::2], strict=True):
            assert not re.match(r"[\s。，：；！？、.,:;!?]", bold), bold
            assert not bold[-1].isspace()
            # A closing mark behind punctuation and before a letter closes nothing in CommonMark.
            if re.search(r"[。：？！，；)）.:?!]$", bold):
                assert re.match(r"[\s。，：；！？]|$", after), bold


def test_what_is_drawn_is_as_near_to_its_mean_as_it_has_to_be():
    for inputs in (1, 4, 16):
        mean = 3072 * 0.5**inputs
        assert abs(value(f"relu.count.{inputs}") - mean) < 5 * math.sqrt(mean) + 1
    for x, name in ((0.5, "0_5"), (1.0, "1")):
        spread = x * math.sqrt(float(gate(x) * gate(-x)) / 100_000)
        assert abs(value(f"mask.mean.at.{name}") - x * float(gate(x))) < 4 * spread
    assert value("relu.count.4") > value("relu.count.16")


def test_every_bfloat16_number_is_meant():
    assert value("bfloat16.single.erfc.correct") == value("bfloat16.count")


@pytest.mark.parametrize("page", ENTRIES)
def test_no_figure_makes_a_paragraph_a_list(page):
    """“2048. The block” would be the 2048th point of a list."""
    for step in page.steps:
        for raw, line in zip(step.text.splitlines(), filled(step.text).splitlines(), strict=True):
            listed = re.compile(r"\s*(?:\d{1,9}[.)]|[-+*])\s")
            assert bool(listed.match(line)) == bool(listed.match(raw)), line


@pytest.mark.parametrize("language", LANGUAGES)
def test_questions_are_asked_in_every_way(language):
    every = questions(language)
    assert {row.wanted is None for row in every} == {True, False}
    assert sum("drawn" in row.id for row in every) >= 5
    assert sum(row.wanted is None for row in every) >= 5
