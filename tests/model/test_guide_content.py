"""The pages that come with the program: whole, alike in both languages, and true."""

import re
from pathlib import Path

import pytest
from fontTools.ttLib import TTFont

from gelu_desktop.model.facts import find
from gelu_desktop.model.figures import significant
from gelu_desktop.model.guide import loading
from gelu_desktop.model.guide.conditions import RAN, reached
from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.guide.filling import filled, names, rounded
from gelu_desktop.model.guide.loading import KINDS, LANGUAGES, load
from gelu_desktop.model.limits import PLOTS
from gelu_desktop.model.numbers import read
from gelu_desktop.model.pointing import markers
from gelu_desktop.model.race_verdict import seeds_needed
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.resources import resource

FOLDER = resource("guide")
THERE = [kind for kind in KINDS if (FOLDER / LANGUAGES[0] / kind).exists()]
PAGES = [
    pytest.param(language, kind, page, id=f"{language}-{kind}-{page.id}")
    for language in LANGUAGES
    for kind in THERE
    for page in load(kind, language)
]
STEPS = [
    pytest.param(step, id=f"{kind}-{page.id}-{number}")
    for kind in THERE
    for page in load(kind, "en")
    for number, step in enumerate(page.steps)
]
CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
LINK = re.compile(r"\[[^]]*\]\(([^)]*)\)")
FIGURE = re.compile(r"\d+[.,]\d+|\d{3,}")
# What is chosen rather than measured: published constants, and numbers that a task asks for.
CHOSEN = {
    *("0.044715", "1.702", "0.05", "1.773", "0.75", "0.003", "0.01", "0.3", "8.4", "418", "0.999"),
    *("0.4", "0.6"),  # near one half
    *("768", "3072", "3,072", "256", "0.02", "0.5", "0.9", "1.1"),  # widths, spreads, tasks
    *("2.13", "0.10", "2.0"),  # versions of other programs
    *("3.0", "6.3"),  # per cent, from a paper that the text names
}
YEAR = re.compile(r"(?:19|20)\d\d")
FORMULAS = re.compile(r"\$([^$\s]+)\$")


def texts(page):
    return [text for step in page.steps for text in (step.text, step.task, step.done) if text]


def test_one_page_is_found_by_its_name():
    for language in LANGUAGES:
        for wanted in load("lesson", language):
            assert loading.page("lesson", language, wanted.id) == wanted
    with pytest.raises(GuideError, match="no page 'none' among lesson"):
        loading.page("lesson", "en", "none")


def test_there_is_a_lesson_and_a_tour_in_every_language():
    for language in LANGUAGES:
        assert len(load("lesson", language)) == 8
        assert len(load("tour", language)) == 1
        assert sum(len(page.steps) for page in load("lesson", language)) >= 35


@pytest.mark.parametrize("kind", THERE)
def test_every_language_has_the_same_pages(kind):
    """A chapter in one language only, or a step that sets something else, is a failure."""

    def shape(language):
        return [
            (
                page.id,
                [(s.state, s.panel, s.point, s.act, s.check, s.run, s.values) for s in page.steps],
            )
            for page in load(kind, language)
        ]

    for language in LANGUAGES[1:]:
        assert shape(language) == shape(LANGUAGES[0])


def test_nothing_else_lies_in_the_folder():
    files = {path.relative_to(FOLDER) for path in FOLDER.rglob("*") if path.is_file()}
    assert files == {
        Path(language, kind, f"{page.id}.md")
        for language in LANGUAGES
        for kind in THERE
        for page in load(kind, language)
    }


@pytest.mark.parametrize(("language", "kind", "page"), PAGES)
def test_a_page_is_whole(language, kind, page):
    assert page.title
    for text in texts(page):
        for name in names(text):
            assert not find(name).slow, f"{name} would keep the window waiting"
        assert "{" not in CODE.sub("", filled(text))
    if kind in ("lesson", "tour"):
        assert all(step.heading for step in page.steps)
        assert all(bool(step.task) == bool(step.done) for step in page.steps)


@pytest.mark.parametrize(("language", "kind", "page"), PAGES)
def test_a_page_is_in_its_language(language, kind, page):
    for text in texts(page):
        words = CODE.sub("", FORMULAS.sub("", text))
        assert bool(re.search("[一-鿿]", words)) == (language == "zh_CN")


@pytest.mark.parametrize(("language", "kind", "page"), PAGES)
def test_links_lead_to_pages(language, kind, page):
    for text in texts(page):
        for link in LINK.findall(CODE.sub("", text)):
            target, _, name = link.partition("/")
            assert name in {found.id for found in load(target, language)}, link


@pytest.mark.parametrize(("language", "kind", "page"), PAGES)
def test_figures_are_facts(language, kind, page):
    """A number that the program can compute is not written down."""
    for text in texts(page):
        bare = re.sub(r"\{[^}]*\}|\$[^$]*\$", "", CODE.sub("", text))
        found = {figure for figure in FIGURE.findall(bare) if not YEAR.fullmatch(figure)}
        assert found <= CHOSEN


@pytest.mark.parametrize(("language", "kind", "page"), PAGES)
def test_the_bundled_font_has_every_character(language, kind, page):
    with TTFont(resource("fonts/gelu-sans-sc.ttf")) as font:
        known = {chr(code) for code in font.getBestCmap()}
    every = "".join([page.title, *(filled(text) for text in texts(page))])
    missing = {sign for sign in every if sign.isprintable() and sign not in known}
    assert not missing - {"\u202f"}


@pytest.mark.parametrize("step", STEPS)
def test_what_is_pointed_at_in_a_plot_is_in_view(step):
    if step.point is None or step.point.x is None:
        return
    assert step.point.panel in PLOTS
    result = Result(step.shown_on(State()), point=step.point)
    low, high = result.state.x_range
    assert low <= step.point.x <= high
    (marker,) = markers(result, step.point.panel)
    low, high = result.y_range(step.point.panel)
    assert low <= marker.y <= high
    assert all(not markers(result, plot) for plot in PLOTS if plot != step.point.panel)


@pytest.mark.parametrize("step", STEPS)
def test_a_task_is_not_done_before_it_was_begun_and_can_be_done(step):
    if not step.check:
        return
    state, ran = step.shown_on(State()), ()
    assert not all(each.met(state, ran) for each in step.check)
    for each in step.check:
        if each.field == RAN:
            ran += each.values
        else:
            state = satisfied(state, each)
    assert all(each.met(state, ran) for each in step.check)


def satisfied(state, condition):
    """Return the state after a person did what a condition asks for."""
    name, _, rest = condition.field.partition(".")
    value = reached(state, condition.field)
    wanted = {
        "in": lambda low, high: (low + high) / 2,
        "above": lambda limit: limit + 0.5,
        "is": lambda new: new,
        "not": lambda old: value[:1] if isinstance(value, tuple) else old + 1,
        "has": lambda new: (*value, new),
        "lacks": lambda old: tuple(each for each in value if each != old),
    }[condition.relation](*condition.values)
    whole = getattr(state, name)
    if rest and hasattr(whole, rest):
        import dataclasses

        wanted = dataclasses.replace(whole, **{rest: wanted})
    elif rest:
        wanted = {rest: wanted}
    return state.replace(**{name: wanted})


def test_numbers_in_a_task_are_inside_what_is_noticed():
    """“Move x to 2” is noticed at 2."""
    for parameter in STEPS:
        step = parameter.values[0]
        asked = re.search(r"x to (−?[\d.]+)", step.task)
        if asked and step.check[0].relation == "in":
            low, high = step.check[0].values
            assert low <= read(asked[1].rstrip(".")) <= high


def state_at(page, number, **changes):
    (found,) = (each for each in load("lesson", "en") if each.id == page)
    return found.steps[number].shown_on(State()).replace(**changes)


def test_what_is_said_once_a_task_is_done_is_what_the_panels_show():
    tanh = Result(state_at("5-forms", 1)).error_summary.max
    tuned = {"coefficients": {"gelu_tanh.a": 0.05}}
    assert 5.5 < Result(state_at("5-forms", 1, **tuned)).error_summary.max / tanh < 6.5
    sigmoid = Result(state_at("5-forms", 2, coefficients={"gelu_sigmoid.k": 1.773}))
    assert rounded(sigmoid.error_summary.max, 3) == filled("{fit.sigmoid.error.max:3}")
    sweep = Result(state_at("5-forms", 3, number_format="float16")).sweep
    assert rounded(sweep.first_zero, 6) == filled("{lesson.float16.tanh.zero:6}")
    gate = Result(state_at("3-sigmoid", 3, quantity="gate")).error_summary.max
    assert rounded(gate, 3) == filled("{sigmoid.gate.error.max:3}")


def test_what_is_said_of_the_largest_errors_has_the_digits_of_the_panel():
    """Or 0.02033 would stand beside 0.020335."""
    for page, number, name in (("5-forms", 1, "tanh"), ("5-forms", 2, "sigmoid")):
        said = filled(f"{{{name}.error.max:5}}")
        state = state_at(page, number)
        assert said == significant(Result(state).error_summary.max)
        assert said in filled(load("lesson", "en")[4].steps[number].text)


def test_the_race_of_the_lesson_has_seeds_enough_for_a_verdict():
    race = state_at("7-choice", 1).race
    assert race.seeds >= seeds_needed(len(race.activations) - 1)


@pytest.mark.parametrize("step", STEPS)
def test_only_one_line_is_dashed_where_a_text_speaks_of_it(step):
    if "dash" in step.text + step.done and "derivative" in step.task + step.text:
        assert not step.shown_on(State()).tangent


@pytest.mark.parametrize("kind", ["lesson", "tour"])
def test_words(kind):
    for page in load(kind, "zh_CN"):
        assert not any("词元" in text for text in texts(page))
    for page in load(kind, "en"):
        assert not any('"' in CODE.sub("", text) for text in texts(page))
