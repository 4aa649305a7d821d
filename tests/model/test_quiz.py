"""The quiz: how near is near enough, numbers from a seed, rounds, and a score that is kept."""

import math
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, invariant, precondition, rule

from gelu_desktop.model.facts import value
from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.guide.loading import load
from gelu_desktop.model.guide.page import Page, Step
from gelu_desktop.model.guide.parsing import parsed
from gelu_desktop.model.limits import QUIZ_SEED_MAX
from gelu_desktop.model.numbers import NumberError
from gelu_desktop.model.quiz import (
    GENERATORS,
    Round,
    Score,
    Tolerance,
    ToleranceError,
    question,
    questions,
)
from gelu_desktop.model.state import State

SEEDS = st.integers(0, QUIZ_SEED_MAX)
IDS = ("one", "two", "three", "four")
FINITE = st.floats(-1e6, 1e6)


def page(header, asked="How much?", told="That much."):
    text = f"---\ntitle: A title\n{header}\n---\n{asked}\n\n---\npanel: curve\n---\n{told}\n"
    return parsed(text, "an-id", "f")


# How near is near enough


@given(st.floats(1e-9, 1e3), FINITE, st.floats(-0.999, 0.999))
def test_a_distance_allows_what_is_nearer(size, wanted, share):
    assert Tolerance(size).allows(wanted + share * size, wanted)


@given(st.floats(1e-6, 1e3), st.floats(-1e3, 1e3), st.sampled_from([-1, 1]), st.floats(1.001, 1e3))
def test_a_distance_refuses_what_is_farther(size, wanted, side, times):
    assert not Tolerance(size).allows(wanted + side * times * size, wanted)


@given(st.floats(1e-4, 0.5), st.floats(1e-6, 1e6), st.sampled_from([-1, 1]))
def test_a_share_grows_with_the_number(share, wanted, sign):
    tolerance = Tolerance(share, relative=True)
    assert tolerance.allows(sign * wanted * (1 + 0.99 * share), sign * wanted)
    assert not tolerance.allows(sign * wanted * (1 + 1.01 * share), sign * wanted)


def test_the_edge_itself_counts():
    assert Tolerance.read("0.1").allows(0.3, 0.2)
    assert Tolerance.read("10%").allows(1.1, 1.0)
    assert not Tolerance.read("10%").allows(0.01, 0.0)


@pytest.mark.parametrize(
    ("text", "made"), [("0.005", Tolerance(0.005)), ("10%", Tolerance(0.1, True))]
)
def test_tolerances_are_read(text, made):
    assert Tolerance.read(text) == made


@pytest.mark.parametrize("text", ["", "%", "0", "-1", "nan", "inf", "one", "0%", "1e400"])
def test_no_tolerance_is_refused(text):
    with pytest.raises(ToleranceError):
        Tolerance.read(text)


# Answers


@pytest.mark.parametrize(
    "text", ["-0.752", "−0.752", "-0,752", "-7.52e-1", " -.752 ", "－０．７５２", "-0.75"]
)
def test_every_writing_of_a_number_is_an_answer(text):
    asked = question(page("answer: gelu.minimum.x\ntolerance: 0.005"))
    assert asked.right(text)


@pytest.mark.parametrize("text", ["0.752", "-0.74", "0", "1e300"])
def test_another_number_is_none(text):
    assert not question(page("answer: gelu.minimum.x\ntolerance: 0.005")).right(text)


@pytest.mark.parametrize(
    ("text", "kind"),
    [("", "empty"), ("much", "unreadable"), ("1,234", "ambiguous"), ("1e999", "size")],
)
def test_what_is_no_number_is_not_graded(text, kind):
    with pytest.raises(NumberError) as caught:
        question(page("answer: gelu.minimum.x\ntolerance: 0.005")).right(text)
    assert caught.value.kind == kind


def test_a_question_that_a_person_grades_takes_no_number():
    asked = question(page("answer: text"))
    assert asked.wanted is None
    with pytest.raises(ValueError, match="graded by the person"):
        asked.right("1")


@pytest.mark.parametrize(
    ("header", "why"),
    [
        ("answer: gelu.minimum.x", "tolerance"),
        ("answer: gelu.minimum.x\ntolerance: wide", "tolerance"),
        ("answer: drawn\ntolerance: 1", "generator"),
        ("answer: gelu.minimum.x\ntolerance: 1\ngenerator: value", "generator"),
        ("answer: drawn\ntolerance: 1\ngenerator: nothing", "nothing"),
        ("answer: models.t5\ntolerance: 1", "no number"),
    ],
)
def test_a_page_that_cannot_be_asked_says_why(header, why):
    with pytest.raises(GuideError, match=why) as caught:
        question(page(header))
    assert "an-id" in str(caught.value)


def test_a_number_that_is_not_drawn_is_a_fault_of_the_page():
    with pytest.raises(GuideError, match="«density»"):
        question(page("answer: drawn\ntolerance: 1\ngenerator: value", asked="«x» and «density»"))
    with pytest.raises(GuideError, match="a step that asks"):
        question(Page("an-id", "A title", (Step("How much?"),)))


# Numbers from a seed


@given(SEEDS)
def test_the_same_seed_asks_the_same_in_both_languages(seed):
    english, chinese = questions("en", seed), questions("zh_CN", seed)
    assert english == questions("en", seed)
    for left, right in zip(english, chinese, strict=True):
        assert (left.id, left.wanted, left.tolerance) == (right.id, right.wanted, right.tolerance)
        assert left.told.state == right.told.state
        assert left.told.point == right.told.point


def test_another_seed_asks_something_else():
    drawn = [tuple(row.wanted for row in questions("en", seed)) for seed in range(8)]
    assert len(set(drawn)) == 8


def test_a_seed_draws_what_it_drew_before():
    """What a class was asked last year it is asked again."""
    asked = {row.id: row for row in questions("en", 7)}
    assert asked["16-drawn-value"].asked == (
        "A table says Φ(−1.7) = 0.0446. How much is GELU(−1.7)?"
    )
    assert {name: dict(made(Random(7)).values) for name, made in GENERATORS.items()} == GIVEN
    assert [asked[id_].wanted for id_ in sorted(asked) if "drawn" in id_] == pytest.approx(
        PINNED, rel=1e-12
    )


PINNED = [
    -0.07576128668952319,
    -0.1002108019032871,
    1.019608134101916,
    0.036135053157570186,
    0.5542562584220407,
    8.0,
]


GIVEN = {
    "value": {"x": "−1.0", "answer": "−0.159", "gate": "0.1587"},
    "mirror": {"x": "1.1", "answer": "−0.149", "value": "0.9508"},
    "slope": {"x": "−1.0", "answer": "−0.083", "gate": "0.1587", "density": "0.2420"},
    "variance": {"x": "1.2", "answer": "0.147", "gate": "0.8849"},
    "spread": {"width": "1024", "answer": "0.640"},
    "silent": {"units": "2048", "inputs": "3", "answer": "256"},
}


class Listening(Random):
    """Draws the first of what is there, and writes down what there was."""

    def choice(self, seq):
        self.there = list(seq)
        return self.there[0]

    def randint(self, a, b):
        self.there = list(range(a, b + 1))
        return a


@pytest.mark.parametrize(
    ("name", "there"),
    [
        ("value", [*range(-30, 0), *range(1, 31)]),
        ("mirror", [*range(1, 31)]),
        ("slope", [*range(-30, 0), *range(1, 31)]),
        ("variance", [*range(2, 21)]),
        ("spread", [256, 384, 512, 640, 768, 1024, 1280, 1536, 2048]),
        ("silent", [*range(2, 9)]),
    ],
)
def test_what_a_number_is_drawn_from(name, there):
    """One number more, and every seed asks something else."""
    random = Listening()
    GENERATORS[name](random)
    assert random.there == there


def shown(drawn, name):
    return float(drawn.values[name].replace("−", "-"))


BY_HAND = {
    "value": lambda d: shown(d, "x") * shown(d, "gate"),
    "mirror": lambda d: shown(d, "value") - shown(d, "x"),
    "slope": lambda d: shown(d, "gate") + shown(d, "x") * shown(d, "density"),
    "variance": lambda d: shown(d, "x") ** 2 * shown(d, "gate") * (1 - shown(d, "gate")),
    "spread": lambda d: 0.02 * math.sqrt(shown(d, "width")),
    "silent": lambda d: shown(d, "units") * 0.5 ** shown(d, "inputs"),
}


def header_of(generator):
    return next(
        row.steps[0].values
        for row in load("questions", "en")
        if row.steps[0].values.get("generator") == generator
    )


@pytest.mark.parametrize("name", GENERATORS)
@given(SEEDS)
def test_who_calculates_with_the_numbers_given_is_right(name, seed):
    drawn = GENERATORS[name](Random(seed))
    tolerance = Tolerance.read(header_of(name)["tolerance"])
    by_hand = BY_HAND[name](drawn)
    assert tolerance.allows(by_hand, drawn.answer)
    assert by_hand == pytest.approx(shown(drawn, "answer"), abs=0.8e-3)


@pytest.mark.parametrize("name", GENERATORS)
@given(SEEDS)
def test_what_a_drawn_question_shows_loads_and_is_in_view(name, seed):
    asked = next(
        question(row, seed)
        for row in load("questions", "en")
        if row.steps[0].values.get("generator") == name
    )
    state = asked.told.applied(State())
    point = asked.told.point
    if point.x is not None:
        assert state.x == point.x
        assert state.x_range[0] < point.x < state.x_range[1]
    assert "«" not in asked.asked + asked.told.text


def test_numbers_of_facts_are_those_of_the_program():
    wanted = {row.id: row.wanted for row in questions("en")}
    assert wanted["02-lowest-point"] == value("gelu.minimum.x")
    assert wanted["14-gated-width"] == 2048


# The score


GRADES = st.dictionaries(st.sampled_from(IDS), st.booleans())


@given(GRADES)
def test_a_score_comes_back_from_the_settings(grades):
    score = Score(grades)
    assert Score.read(score.kept(), IDS) == score
    assert score.right + len(score.wrong) == len(grades)


@given(st.lists(st.text(max_size=100)), st.lists(st.sampled_from(["+one", "-two", "+five", "one"])))
def test_whatever_stands_in_the_settings_a_score_comes_out(rubbish, near):
    score = Score.read(rubbish + near, IDS)
    assert set(score.grades) <= set(IDS)
    if "-two" in near and "+two" not in rubbish + near:
        assert score.grades["two"] is False


def test_a_score_has_at_most_256_names_of_79_characters():
    names = [f"{number:079}" for number in range(256)]
    kept = [f"+{name}" for name in names]
    assert Score.read(kept, names).right == 256
    assert Score.read([*kept, "+one"], [*names, "one"]).right == 256
    assert Score.read(["+" + "a" * 80], ["a" * 80]).right == 0


def test_the_last_grade_counts():
    score = Score().graded("one", False).graded("one", True)
    assert (score.right, score.wrong) == (1, ())


# Rounds


class Rounds(RuleBasedStateMachine):
    """A person in front of the quiz, and a plain list of what they did."""

    def __init__(self):
        super().__init__()
        self.round = Round(IDS, seed=QUIZ_SEED_MAX - 2)
        self.grades = {}

    @rule(right=st.booleans())
    def grade(self, right):
        self.round = self.round.graded(right)
        self.grades[self.round.id] = right
        assert self.round.grade is right

    @precondition(lambda self: not self.round.open)
    @rule()
    def reveal(self):
        self.round = self.round.reveal()
        self.grades.pop(self.round.id, None)
        assert self.round.open
        assert self.round.grade is None

    @rule(by=st.integers(-5, 5))
    def move(self, by):
        place = self.round.place
        self.round = self.round.moved(by)
        assert self.round.place == min(max(place + by, 0), len(self.round.ids) - 1)

    @rule(data=st.data())
    def jump(self, data):
        id_ = data.draw(st.sampled_from(self.round.ids))
        self.round = self.round.at(id_)
        assert self.round.id == id_

    @rule()
    def repeat_the_wrong_ones(self):
        wrong = tuple(id_ for id_ in IDS if self.grades.get(id_) is False)
        again = self.round.wrong(IDS)
        assert (again is None) == (not wrong)
        if again is not None:
            assert again.ids == wrong
            assert again.seed != self.round.seed
            assert not again.shown
            self.round = again

    @rule()
    def ask_all(self):
        seed = self.round.seed
        self.round = self.round.whole(IDS)
        assert self.round.ids == IDS
        assert self.round.seed != seed
        assert not self.round.open

    @rule()
    def clear_the_score(self):
        self.round = self.round.scored(Score())
        self.grades = {}

    @rule()
    def go_to_the_open_one(self):
        self.round = self.round.at_open()
        left = [id_ for id_ in self.round.ids if id_ not in self.grades]
        assert self.round.id == (left or self.round.ids)[0]

    @invariant()
    def the_score_is_what_was_said(self):
        assert dict(self.round.score.grades) == self.grades
        assert 0 <= self.round.seed <= QUIZ_SEED_MAX
        assert self.round.last == (self.round.id == self.round.ids[-1])


TestRounds = Rounds.TestCase


@pytest.mark.parametrize(("seed", "following"), [(0, 1), (41, 42), (QUIZ_SEED_MAX, 0)])
def test_the_next_round_has_the_next_numbers(seed, following):
    assert Round(IDS, seed=seed).whole(IDS).seed == following
    assert QUIZ_SEED_MAX == 99_999_999


def test_a_round_needs_a_question():
    with pytest.raises(ValueError, match="no question"):
        Round(())
    with pytest.raises(ValueError, match="no question"):
        Round(IDS, 4)
    with pytest.raises(ValueError, match="not in tuple"):
        Round(IDS).at("five")
