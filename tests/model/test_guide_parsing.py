"""Pages of the guide are read strictly: whatever is wrong in one is named with its line."""

import pytest

from gelu_desktop.model.facts import UnknownFactError, fact, value
from gelu_desktop.model.guide.conditions import conditions
from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.guide.filling import filled, rounded
from gelu_desktop.model.guide.parsing import parsed
from gelu_desktop.model.guide.point import Point, point
from gelu_desktop.model.guide.reading import Place, Reading
from gelu_desktop.model.state import State

PAGE = """---
title: A title: with a colon
state: {"x": 2.0, "ffn": {"width": 64}}
panel: curve
point: curve x=-0.75 of=relu
task: Do it.
act: controls probe
check: x in -1 1 and functions has relu
done: Well done.
run: 1 -2.5 inf
---
## A heading

Text.

```
---
```

---
answer: gelu.minimum.x
---
More text.
"""


def read(text):
    return parsed(text, "page", "en/lesson/page.md")


def test_a_page_is_read_whole():
    page = read(PAGE)
    first, second = page.steps
    assert (page.id, page.title) == ("page", "A title: with a colon")
    assert first.heading == "A heading"
    assert first.text.endswith("```\n---\n```")
    assert first.point == Point("curve", "", -0.75, None, "relu")
    assert (first.task, first.done) == ("Do it.", "Well done.")
    assert first.act == first.place == Point("controls", "probe")
    assert first.panels == ("controls", "curve")
    assert (second.act, second.place, second.panels) == (None, None, ())
    assert first.run == (1.0, -2.5, float("inf"))
    assert first.applied(State()).ffn.width == 64
    assert second.values == {"answer": "gelu.minimum.x"}
    assert second.heading == ""


@pytest.mark.parametrize(
    ("header", "place"),
    [
        ("point: curve x=1\npanel: curve", Point("curve", "", 1.0)),
        ("panel: curve", Point("curve")),
        ("point: controls probe", Point("controls", "probe")),
    ],
)
def test_a_step_without_an_act_is_at_its_point_or_panel(header, place):
    (step,) = read(f"---\ntitle: x\n{header}\n---\nText.").steps
    assert step.place == place


WRONG = {
    "no header": ("Text only.", 1, "header"),
    "no end": ("---\ntitle: x\n", 1, "header"),
    "no text": ("---\ntitle: x\n---\n\n", 4, "without text"),
    "much of no text": ("---\ntitle: x\n---\n\n\n\n", 4, "without text"),
    "nothing": ("---\n---", 1, "title"),
    "no title": ("---\npanel: curve\n---\nText.", 2, "title"),
    "title twice": ("---\ntitle: x\n---\nText.\n---\ntitle: y\n---\nText.", 6, "title"),
    "unknown key": ("---\ntitle: x\ncolour: red\n---\nText.", 3, "unknown key 'colour'"),
    "key twice": ("---\ntitle: x\npanel: a\npanel: b\n---\nText.", 4, "twice"),
    "no value": ("---\ntitle: x\npanel:\n---\nText.", 3, "key: value"),
    "no JSON": ("---\ntitle: x\nstate: {x}\n---\nText.", 3, "does not load"),
    "no object": ("---\ntitle: x\nstate: [1]\n---\nText.", 3, "no object"),
    "no such field": ('---\ntitle: x\nstate: {"y": 1}\n---\nText.', 3, "does not load"),
    "rule broken": ('---\ntitle: x\nstate: {"x": 1e9}\n---\nText.', 3, "x: 1000000000.0"),
    "group broken": ('---\ntitle: x\nstate: {"ffn": {"w": 1}}\n---\nText.', 3, "does not load"),
    "act without task": ("---\ntitle: x\nact: curve\n---\nText.\nMore.", 5, "act needs a task"),
    "bad point": ("---\ntitle: x\npoint: curve x=one\n---\nText.", 3, "no number"),
    "bad check": ("---\ntitle: x\ntask: t\ncheck: y in 1 2\n---\nText.", 4, "the state has no y"),
    "task alone": ("---\ntitle: x\ntask: t\n---\nText.\nMore.", 5, "together"),
    "bad run": ("---\ntitle: x\nrun: 1 two\n---\nText.", 3, "'two' is no number"),
}


@pytest.mark.parametrize(("text", "line", "reason"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_named_with_its_line(text, line, reason):
    with pytest.raises(GuideError) as caught:
        read(text)
    assert caught.value.file == "en/lesson/page.md"
    assert caught.value.line == line
    assert str(caught.value).startswith(f"en/lesson/page.md:{line}: ")
    assert reason in str(caught.value)


@pytest.mark.parametrize(
    ("text", "wanted"),
    [
        ("ffn", Point("ffn")),
        ("controls probe", Point("controls", "probe")),
        ("curve x=-1000", Point("curve", "", -1000.0)),
        ("error x=2.5 y=1e-3", Point("error", "", 2.5, 1e-3)),
    ],
)
def test_points(text, wanted):
    assert point(text) == wanted


@pytest.mark.parametrize("text", ["curve a b", "curve z=1", "curve x=nan", "curve x=1e9"])
def test_points_that_are_none(text):
    with pytest.raises(GuideError):
        point(text)


MET = [
    ("x in 0.5 1.5", {}, True),
    ("x in 2 3", {}, False),
    ("x above 1", {"x": 1.5}, True),
    ("x below 1", {}, False),
    ("approximation is gelu_sigmoid", {"approximation": "gelu_sigmoid"}, True),
    ("second is true", {"second": True}, True),
    ("ffn_seed not 0", {}, False),
    ("functions has relu", {}, True),
    ("functions lacks relu", {"functions": ("gelu",)}, True),
    ("depth.norm is none", {}, True),
    ("coefficients.gelu_tanh.a above 0.05", {"coefficients": {"gelu_tanh.a": 0.06}}, True),
    ('compared not ["gelu_ibert"]', {"compared": ("gelu_ibert",)}, False),
]


@pytest.mark.parametrize(("text", "changes", "wanted"), MET)
def test_conditions(text, changes, wanted):
    (condition,) = conditions(text)
    assert condition.met(State().replace(**changes)) == wanted


def test_what_the_program_ran_with_is_a_condition():
    (condition,) = conditions("ran has -Infinity")
    assert not condition.met(State(), (1.0,))
    assert condition.met(State(), (1.0, float("-inf")))


@pytest.mark.parametrize(
    "text", ["", "x", "x is", "x in 1", "x near 1", "x has 1", "nothing is 1", "functions above 1"]
)
def test_conditions_that_are_none(text):
    with pytest.raises(GuideError):
        conditions(text)


def test_facts_are_filled_in():
    shown = f"{-value('gelu.minimum.x'):.4f}"
    assert filled("x = {gelu.minimum.x:4}") == f"x = −{shown}"
    assert filled("{sigmoid.tanh.ratio:2}") == "43"
    assert filled("{gelu.slope.at.minus_6:3}") == "−3.55×10⁻⁸"
    assert filled("{gelu.minimum.x}") == fact("gelu.minimum.x")
    assert filled("{{x}}") == "{x}"


@pytest.mark.parametrize("text", ["{}", "{Gelu}", "{gelu.minimum.x:0}", "{lesson.code.tanh:3}"])
def test_braces_without_a_fact(text):
    with pytest.raises(GuideError):
        filled(text)


def test_a_fault_names_what_is_wrong():
    with pytest.raises(GuideError, match=r"^\{two words\} names no fact$"):
        filled("As {two words}.")
    with pytest.raises(GuideError, match=r"^'x in 1': in takes 2 values$"):
        conditions("x in 1")


@pytest.mark.parametrize(
    ("number", "digits", "text"),
    [
        (0.001, 2, "0.0010"),
        (0.000999, 2, "1.0×10⁻³"),
        (123456.0, 3, "123456"),
        (1e6, 3, "1.00×10⁶"),
        (-2.5, 4, "−2.500"),
    ],
)
def test_a_number_in_some_digits(number, digits, text):
    assert rounded(number, digits) == text


def test_an_unknown_fact_is_an_error():
    with pytest.raises(UnknownFactError, match=r"gelu\.minimum\.x"):
        filled("{gelu.minimum.z}")


def test_places_have_names():
    place = Place("lesson", "1-gate", 2)
    assert Place.named(place.name) == place
    for broken in ("", "lesson", "lesson/1-gate", "lesson/a/-1", "a/b/c/1", "a/b/²"):
        assert Place.named(broken) is None


def test_what_was_done_is_remembered():
    first, second = Place("lesson", "a", 1), Place("lesson", "a", 2)
    assert Reading().did(first).did(second) == Reading(done=frozenset({first, second}))
    assert (Reading().place, Reading().tab, Reading().quiz_seed) == (None, "lesson", 0)


def test_a_tour_leaves_the_place_of_the_lesson():
    lesson, tour = Place("lesson", "a", 1), Place("tour", "tour", 0)
    reading = Reading().at(lesson).at(tour)
    assert reading.place == lesson
    assert reading.seen == {lesson, tour}
