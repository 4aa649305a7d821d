"""The report: a valid page, closed in itself, whose every number is the numerics' own."""

import base64
import html.parser
import json
import re
import shlex
import xml.etree.ElementTree as ET

import pytest

from gelu_desktop.__main__ import main
from gelu_desktop.app.application import install_language
from gelu_desktop.app.report import page, report
from gelu_desktop.app.report.elements import element, table, written
from gelu_desktop.app.report.measured import sampled
from gelu_desktop.app.report.sections import SECTIONS
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.figures import short
from gelu_desktop.model.files import dump, load
from gelu_desktop.model.grid import Grid
from gelu_desktop.model.result import Result
from gelu_desktop.model.snippets.formulas import plain_formula
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.errors import MEASURES, QUANTITIES, summarise
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.sweeps import sweep
from gelu_desktop.panels import PANELS

VOID = {"meta", "img", "br", "hr", "link", "input"}
KNOWN = {
    *("html", "head", "meta", "title", "style", "body", "header", "main", "section", "h1", "h2"),
    *("p", "figure", "img", "table", "caption", "thead", "tbody", "tr", "th", "td", "data", "code"),
    *("pre", "details", "summary", "div", "small", "span"),
}
TUNED = State(
    approximation="own",
    formula="x*sigmoid(k*x)",
    coefficients={"own.k": 1.6, "gelu_tanh.a": 0.05},
    compared=("gelu_tanh",),
    number_format="float16",
    interval=(-3.0, 3.5),
    x=-6.1234567,
    ffn=FfnSettings(source="sample"),
    ffn_other="gelu_sigmoid",
)


class Page(html.parser.HTMLParser):
    """A strict reader: every element is known and closed in its order, attributes are quoted."""

    def __init__(self, data):
        super().__init__(convert_charrefs=True)
        self.open, self.tags, self.ids, self.addresses = [], [], [], []
        self.tables, self.text, self.code, self.alts = [], "", [], []
        self.declarations = []
        self.feed(data.decode("utf-8"))
        self.close()
        assert self.open == []
        assert self.declarations == ["DOCTYPE html"]
        assert len(set(self.ids)) == len(self.ids)

    def handle_decl(self, decl):
        self.declarations.append(decl)

    def unknown_decl(self, data):
        raise AssertionError(data)

    def handle_pi(self, data):
        raise AssertionError(data)

    def handle_comment(self, data):
        raise AssertionError(data)

    def handle_starttag(self, tag, attrs):
        assert tag in KNOWN, tag
        assert all(value is not None for _, value in attrs)
        assert not any(name.startswith("on") for name, _ in attrs)
        found = dict(attrs)
        assert len(found) == len(attrs)
        self.tags.append(tag)
        self.ids += [found["id"]] if "id" in found else []
        self.addresses += [found[key] for key in ("src", "href", "action") if key in found]
        self.alts += [found["alt"]] if tag == "img" else []
        if tag == "table":
            self.tables.append({"caption": "", "rows": []})
        if tag == "tr":
            self.tables[-1]["rows"].append([])
        if tag in ("td", "th"):
            self.tables[-1]["rows"][-1].append(["", None])
        if tag == "data":
            self.tables[-1]["rows"][-1][-1][1] = found["value"]
        if tag == "code":
            self.code.append("")
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag

    def handle_data(self, data):
        if self.open and self.open[-1] != "style":
            self.text += data
        if "caption" in self.open:
            self.tables[-1]["caption"] += data
        elif "td" in self.open or "th" in self.open:
            self.tables[-1]["rows"][-1][-1][0] += data
        if "code" in self.open:
            self.code[-1] += data

    def titled(self, start):
        return next(each for each in self.tables if each["caption"].startswith(start))["rows"]


@pytest.fixture(autouse=True)
def english_again(qapp):
    install_language(qapp, "en")
    yield
    install_language(qapp, "en")


@pytest.fixture(scope="module")
def tuned(qapp):
    install_language(qapp, "en")
    return Page(report(Result(TUNED), "en", "lecture.gelu.json"))


def numbers(row):
    """Return the numbers of a row: what is shown must be what is held."""
    found = []
    for text, value in row:
        if value is not None:
            number = float(value)
            shown = text.replace(",", "") if value.lstrip("-").isdigit() else text
            assert shown in (value, short(number + 0.0), "NaN")
            found.append(number)
    return found


@pytest.mark.parametrize("language", ["en", "zh_CN"])
@pytest.mark.parametrize("state", [State(), TUNED], ids=["first", "tuned"])
def test_the_page_is_valid_closed_in_itself_and_small(qapp, language, state):
    install_language(qapp, language)
    data = report(Result(state), language)
    made = Page(data)
    assert data.startswith(b'<!DOCTYPE html>\n<html lang="')
    assert ("zh-Hans" if language == "zh_CN" else 'lang="en"').encode() in data[:60]
    assert 5 <= made.tags.count("img") <= 16
    assert len(data) < 3_000_000
    assert all(address.startswith("data:image/svg+xml;base64,") for address in made.addresses)
    assert not re.search(rb"@import|url\(|<script|javascript:", data)
    assert all(made.alts)
    # Every row is as wide as the first of its table, so that no cell is out of place.
    for each in made.tables:
        assert len({len(row) for row in each["rows"]}) == 1


def test_the_pictures_are_whole_and_load_nothing(tuned):
    for address in tuned.addresses:
        root = ET.fromstring(base64.b64decode(address.partition(",")[2]))
        assert root.tag.endswith("svg")
        for item in root.iter():
            values = [v for k, v in item.attrib.items() if k.endswith("href")]
            assert all(value.startswith(("#", "data:")) for value in values)


@pytest.mark.parametrize("name", ["own", "gelu_tanh"])
def test_the_errors_are_those_of_the_numerics(tuned, name):
    result = Result(TUNED)
    label = {"own": "own formula", "gelu_tanh": "tanh form"}[name]
    _, *rows = tuned.titled(f"{label} against exact GELU on [−3, 3.5]")
    expected = [
        summarise(
            result.function(name),
            TUNED.coefficients_of(name),
            (-3.0, 3.5),
            quantity=quantity,
            measure=measure,
            number_format=FORMATS["float16" if measure == "ulp" else "float64"],
        )
        for quantity in QUANTITIES
        for measure in MEASURES
    ]
    assert len(rows) == 9
    for row, truth in zip(rows, expected, strict=True):
        assert numbers(row) == [truth.max, truth.at, truth.rms, truth.rms_normal]


def test_the_formats_are_those_of_the_sweeps(tuned):
    _, *rows = tuned.titled("tanh form, number formats: every operation rounded")
    by_label = {row[0][0]: row for row in rows}
    assert set(by_label) == {each.label for each in FORMATS.values()}
    for unit in FORMATS.values():
        found = numbers(by_label[unit.label])
        if unit.bits > 16:
            truth = sampled(Result(TUNED), "gelu_tanh", unit.name)
            exact = [] if unit.name == "float64" else [truth.correctly_rounded]
        else:
            truth = sweep(FUNCTIONS["gelu_tanh"], {"a": 0.05}, unit, "every")
            exact = [truth.correctly_rounded, truth.correctly_rounded_normal]
        worst = [truth.max_ulp, truth.max_ulp_at, truth.max_abs, truth.max_rel]
        assert found == [*worst, *exact, truth.non_finite]
        assert f"{truth.count:,}" in by_label[unit.label][-1][0]


def test_samples_of_the_longer_formats_are_finite_numbers(qapp):
    result = Result(State(mode="float32", flush=True))
    for name in ("float32", "float64"):
        found = sampled(result, "gelu_tanh", name)
        assert found.count > 40_000
        assert found.max_ulp > 1e6  # the tail of the tanh form
        assert found.non_finite == 0


def test_the_figures_of_the_panels_are_there(tuned):
    result = Result(TUNED)
    for name in ("curve", "formats", "ffn", "fit", "depth", "chance"):
        spec = next(spec for spec in PANELS if spec.name == name)
        for grid in spec.tables(result):
            _, *rows = tuned.titled(grid.title)
            for row, cells in zip(rows, grid.rows, strict=True):
                assert numbers(row) == [c for c in cells if isinstance(c, int | float)]


def test_the_functions_are_stated_with_their_coefficients(tuned):
    (rows,) = (each["rows"] for each in tuned.tables if each["rows"][0][0][0] == "function")
    found = {row[0][0]: row for row in rows[1:]}
    assert found["own formula"][1][0] == "x*sigmoid(k*x)"
    assert found["own formula"][2][0] == "k = 1.6"
    assert found["tanh form"][1][0] == FUNCTIONS["gelu_tanh"].formula
    assert "a = 0.05 (published: 0.044715)" in found["tanh form"][2][0]
    assert {"GELU", "ReLU", "SiLU", "sigmoid form"} <= set(found)
    plain = {"GELU": "x*Phi(x)", "ReLU": "max(x, 0)", "SiLU": "x*sigmoid(x)"}
    assert {name: found[name][1][0] for name in plain} == plain


@pytest.mark.parametrize("name", ACTIVATIONS)
def test_every_activation_has_a_formula_that_can_be_read(name):
    assert "\\" not in plain_formula(ACTIVATIONS[name])


def test_a_pole_is_said_in_words(tuned):
    for name in ("own formula", "tanh form"):
        _, *rows = tuned.titled(f"{name} against exact GELU on [−3, 3.5]")
        assert [row[2][0] for row in rows if row[0][0] == "slope"][1:] == ["∞", "∞"]
        assert [row[4][0] for row in rows if row[0][0] == "slope"][1:] == ["∞", "∞"]
    assert tuned.text.count("The slope has a pole at x = −0.751791525, unbounded") == 2


def test_the_session_in_the_page_is_the_session(tuned):
    assert load(tuned.code[-1].encode()).state == TUNED
    assert tuned.code[-1] == dump(TUNED)
    assert "details" in tuned.tags


def test_the_command_lines_give_the_numbers_of_the_page(tuned, capsys, tmp_path, monkeypatch):
    lines = [shlex.split(text) for text in tuned.code if text.startswith("gelu-desktop ")]
    assert {line[1] for line in lines} == {
        *("report", "eval", "errors", "sweep", "fit", "ffn", "depth", "export"),
    }
    held = {value for each in tuned.tables for row in each["rows"] for _, value in row if value}
    for line in lines:
        if line[1] in ("report", "export"):
            continue
        assert main([*line[1:], "--format", "json"]) == 0
        told = json.loads(capsys.readouterr().out)
        told = told[0] if isinstance(told, list) else told
        keys = {
            "eval": ("value",),
            "errors": ("max", "at", "rms", "rms_normal"),
            "sweep": ("max_ulp", "max_abs", "correctly_rounded", "correctly_rounded_normal"),
            "ffn": ("relative_difference", "cosine"),
            "fit": (),
            "depth": (),
        }[line[1]]
        for key in keys:
            assert str(told[key]) in held or repr(told[key]) in held, (line, key)
        if line[1] == "fit":
            assert repr(told["after"]["coefficients"]["k"]) in held


def test_the_first_command_line_gives_the_same_page(tuned, capsys, tmp_path, monkeypatch, qapp):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lecture.gelu.json").write_text(dump(TUNED), "utf-8")
    (line,) = (shlex.split(t) for t in tuned.code if t.startswith("gelu-desktop report"))
    assert main(line[1:]) == 0
    made = (tmp_path / "report.html").read_bytes()
    assert made == report(Result(TUNED), "en", "lecture.gelu.json")


HOSTILE = (
    "</title><script>alert(1)</script><img src=x onerror=alert(2)> \"'&amp;\x00\x1b\udcff.json"
)


def test_names_of_files_are_texts_and_nothing_else(qapp):
    name = HOSTILE
    settings = FfnSettings(source="file", file=name, layer="<b>&", inputs="]]><!--")
    state = State(ffn=settings)
    made = Page(report(Result(state), "en", name))
    assert "script" not in made.tags
    assert "</title><script>alert(1)</script>" in made.text
    assert "\x00" not in made.text and "\x1b" not in made.text
    assert load(made.code[-1].encode()).state == state
    assert "no longer in memory" in made.text


def test_a_formula_is_text(qapp):
    row = element("code", "a<b>&amp;</code><script>", title='"><script>')
    data = written(element("html", row)).decode()
    assert "<script>" not in data
    assert "a&lt;b&gt;&amp;amp;&lt;/code&gt;&lt;script&gt;" in data


def test_numbers_are_shown_short_and_held_whole():
    cells = ("<r>", 1 / 3, -1e-7, -0.0, 1234567, None, float("nan"), float("-inf"))
    grid = Grid("t", tuple("abcdefgh"), (cells,))
    made = written(table(grid)).decode()
    assert '<data value="0.3333333333333333">0.333333</data>' in made
    assert '<data value="-1e-07">−1×10⁻⁷</data>' in made
    assert '<data value="-0.0">0</data>' in made
    assert '<data value="1234567">1,234,567</data>' in made
    assert '<data value="nan">NaN</data>' in made
    assert '<data value="-inf">−∞</data>' in made
    assert "&lt;r&gt;" in made


def test_no_date_unless_one_is_fixed(qapp, monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    plain = report(Result(State()), "en")
    assert plain == report(Result(State()), "en")
    assert not re.search(rb"20\d\d-\d\d-\d\d", plain)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    assert b"2023-11-14" in report(Result(State()), "en")
    for wrong in ("", "x", "-1e9", "9" * 30):
        assert page.fixed_date({"SOURCE_DATE_EPOCH": wrong}) == ""


def test_a_sweep_that_was_not_made_is_said(qapp):
    made = Page(report(Result(State(number_format="float32", approximation="gelu_hard")), "en"))
    assert "This number format was not swept" in made.text
    assert made.titled("hard")


def test_sections_have_names_of_their_own():
    names = [row.name for row in SECTIONS]
    assert len(set(names)) == len(names)


def test_every_picture_has_its_command_line(tuned, tmp_path, monkeypatch, qapp):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "lecture.gelu.json").write_text(dump(TUNED), "utf-8")
    lines = [shlex.split(text) for text in tuned.code if text.startswith("gelu-desktop export")]
    assert len(lines) == len(tuned.addresses)
    pictures = [base64.b64decode(address.partition(",")[2]) for address in tuned.addresses]
    for line in lines:
        if line[line.index("--panel") + 1] in ("curve", "formats"):
            assert main([*line[1:], "--quiet"]) == 0
            assert (tmp_path / line[line.index("--out") + 1]).read_bytes() in pictures


def test_the_depth_command_gives_the_numbers_of_the_page(tuned, capsys):
    (line,) = (shlex.split(t) for t in tuned.code if t.startswith("gelu-desktop depth"))
    assert main([*line[1:], "--format", "json"]) == 0
    told = json.loads(capsys.readouterr().out)
    held = {value for each in tuned.tables for row in each["rows"] for _, value in row if value}
    assert all(repr(each["signal"][-1]) in held for each in told["activations"])


def test_the_page_knows_the_name_of_the_file_only(tuned, qapp):
    made = report(Result(TUNED), "en", "/home/someone/lectures/lecture.gelu.json")
    assert b"someone" not in made
    assert made == report(Result(TUNED), "en", "lecture.gelu.json")


def test_a_race_that_was_not_run_is_left_out(tuned):
    assert "race" not in tuned.ids
    assert not any("--panel race" in text for text in tuned.code)
