"""What `table` and `eval` print, and what they refuse."""

import csv
import io
import json
import math
import struct
import sys

import pytest

from gelu_desktop.__main__ import main
from gelu_desktop.app import numbers
from gelu_desktop.numerics.approximations import FUNCTIONS

NAMES = sorted(FUNCTIONS)


def run(capsys, *arguments, code=0):
    assert main(arguments) == code
    return capsys.readouterr()


def values(capsys, *arguments):
    out, err = run(capsys, "eval", "--format", "json", *arguments)
    assert err == ""
    return [row["value"] for row in json.loads(out)]


def bits(number):
    return struct.pack("<d", number)


def test_the_article_table_has_its_seven_inputs_and_errors(capsys):
    out = run(capsys, "table").out
    rows = [line.split() for line in out.splitlines()[1:]]
    assert [row[0] for row in rows] == ["-3", "-1", "-0.5", "0", "0.5", "1", "3"]
    errors = ["4.12e-04", "-1.53e-04", "-1.72e-05", "0", "-1.72e-05", "-1.53e-04", "4.12e-04"]
    assert [row[3] for row in rows] == errors
    assert [row[4] for row in rows] == ["0", "0", "0", "0", "0.5", "1", "3"]


def test_columns_of_the_table_are_aligned(capsys):
    lines = run(capsys, "table", "--x", "-1234.5", "1e-7").out.splitlines()
    assert len({len(line) for line in lines}) == 1


def test_table_as_csv_and_json_holds_the_same_numbers(capsys):
    inputs = ["--x", "-0.1", "0.2", "1e-300"]
    rows = list(csv.DictReader(io.StringIO(run(capsys, "table", *inputs, "--format", "csv").out)))
    other = json.loads(run(capsys, "table", *inputs, "--format", "json").out)
    assert [{key: float(value) for key, value in row.items()} for row in rows] == other
    assert list(rows[0]) == ["x", "gelu", "gelu_tanh", "error", "relu"]
    assert other[0]["error"] == other[0]["gelu_tanh"] - other[0]["gelu"]


def test_the_error_at_infinity_is_none(capsys):
    rows = json.loads(run(capsys, "table", "--x", "inf", "-inf", "nan", "--format", "json").out)
    assert [row["error"] for row in rows] == [0.0, 0.0, "nan"]


def test_the_far_tail_is_accurate(capsys):
    found = values(capsys, "--function", "gelu", "--x", "-10", "-30", "-37.5")
    expected = [-7.619853024160526e-23, -1.4720141781444570e-196, -1.7270073785931877e-306]
    assert found == pytest.approx(expected, rel=1e-12, abs=0)


@pytest.mark.parametrize("name", ["gelu", "gelu_tanh", "gelu_sigmoid", "silu"])
def test_special_inputs(capsys, name):
    inputs = ("--function", name, "--x", "inf", "-inf", "nan")
    up, down, lost = values(capsys, *inputs)
    assert (up, down, lost) == ("inf", 0.0, "nan")
    assert math.copysign(1, down) == -1
    assert values(capsys, *inputs, "--order", "1") == [1.0, 0.0, "nan"]
    assert values(capsys, *inputs, "--order", "2") == [0.0, 0.0, "nan"]


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("order", [0, 1, 2])
def test_json_reads_back_bit_equal(capsys, name, order):
    inputs = [0.1, -1 / 3, 5e-324, -1.7976931348623157e308, 1e22, -0.0, math.pi]
    arguments = ["eval", "--function", name, "--order", str(order), "--format", "json", "--x"]
    rows = json.loads(run(capsys, *arguments, *map(repr, inputs)).out)
    assert [bits(row["x"]) for row in rows] == [bits(x) for x in inputs]
    expected = FUNCTIONS[name].evaluate(inputs, order).tolist()
    assert [bits(row["value"]) for row in rows] == [bits(value) for value in expected]


def test_csv_reads_back_bit_equal(capsys):
    out = run(capsys, "eval", "--x", "-2.7", "inf", "--format", "csv").out
    assert out.splitlines() == [
        "x,value",
        f"-2.7,{float(FUNCTIONS['gelu'].evaluate(-2.7))!r}",
        "inf,inf",
    ]


def test_text_names_the_function_and_the_order(capsys):
    lines = run(capsys, "eval", "--x", "-10", "2", "--order", "1", "--function", "relu").out
    assert [line.split() for line in lines.splitlines()] == [
        ["x", "relu′"],
        ["-10.0", "0.0"],
        ["2.0", "1.0"],
    ]


@pytest.mark.parametrize(
    ("text", "number"),
    [
        ("－１．５", -1.5),
        ("−2", -2.0),
        ("1,5", 1.5),
        ("+.5", 0.5),
        ("1e-3", 1e-3),
        ("-1E3", -1000.0),
        ("Infinity", math.inf),
        ("−∞", -math.inf),
    ],
)
def test_numbers_as_people_write_them(text, number):
    assert numbers.number(text) == number


@pytest.mark.parametrize(
    "text", ["abc", " ", "1,234", "1_000", "0x10", "1.5.2", "1e", "--5", "1e400", "३", "5²"]
)
def test_what_is_not_one_number_is_refused(capsys, text):
    out, err = run(capsys, "eval", f"--x={text}", code=2)
    assert out == ""
    assert f"“{text}”" in err


def test_coefficients_replace_the_published_ones(capsys):
    found = values(capsys, "--function", "gelu_tanh", "--set", "a=0.05", "c=0.8", "--x", "1")
    assert found == [float(FUNCTIONS["gelu_tanh"].evaluate(1.0, 0, {"a": 0.05, "c": 0.8}))]
    assert found != values(capsys, "--function", "gelu_tanh", "--x", "1")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--function", "nope", "--x", "1"], ", ".join(FUNCTIONS)),
        (["--function", "gleu", "--x", "1"], "gelu_new"),
        (["--function", "gelu", "--formula", "x", "--x", "1"], "not both"),
        (["--order", "3", "--x", "1"], "0, 1, 2"),
        (["--format", "xml", "--x", "1"], "text, csv, json"),
        (["--function", "gelu_tanh", "--set", "b=1", "--x", "1"], "c, a"),
        (["--set", "a=1", "--x", "1"], "no coefficients"),
        (["--function", "gelu_tanh", "--set", "a", "--x", "1"], "COEFFICIENT=VALUE"),
        (["--function", "gelu_tanh", "--set", "a=nan", "--x", "1"], "-1000000 to 1000000"),
        (["--function", "gelu_tanh", "--set", "a=1e308", "--x", "1"], "-1000000 to 1000000"),
        ([], "--x is missing"),
        (["--x"], "--x needs a value"),
        (["--x", ""], "--x needs a value"),
        (["--x", "1", "--order"], "--order needs a value"),
        (["--order", "1", "2", "--x", "1"], "“2”"),
        (["--list", "1"], "“1”"),
        (["--nope"], "--function"),
        (["5"], "“5”"),
        (["--x", "1", "--language", "fr"], "en, zh_CN"),
    ],
)
def test_a_wrong_command_line_is_explained(capsys, arguments, complaint):
    out, err = run(capsys, "eval", *arguments, code=2)
    assert out == ""
    assert complaint in err
    assert "Traceback" not in err
    assert len(err.splitlines()) == 1


def test_a_formula_is_evaluated_like_the_row_it_repeats(capsys):
    formula = ["--formula", FUNCTIONS["gelu_tanh"].formula, "--set", "a=0.05"]
    found = values(capsys, *formula, "--x", "-2", "0.5")
    expected = FUNCTIONS["gelu_tanh"].evaluate([-2, 0.5], 0, {"a": 0.05})
    assert found == pytest.approx(expected.tolist(), rel=1e-14)
    lines = run(capsys, "eval", *formula, "--x", "1", "--order", "2").out.splitlines()
    assert lines[0].split() == ["x", "f′′"]


def test_list_names_every_function_and_coefficient(capsys):
    lines = run(capsys, "eval", "--list").out.splitlines()
    assert [line.split()[0] for line in lines] == list(FUNCTIONS)
    assert "a = 0.044715" in lines[list(FUNCTIONS).index("gelu_tanh")]


def feed(monkeypatch, text):
    monkeypatch.setattr(sys, "stdin", io.StringIO(text))


def test_standard_input(capsys, monkeypatch):
    feed(monkeypatch, "\ufeff-10, 1\n2;\t1e-3　－１．５，inf\r\n")
    rows = json.loads(run(capsys, "eval", "--x", "-", "--format", "json").out)
    assert [row["x"] for row in rows] == [-10.0, 1.0, 2.0, 1e-3, -1.5, "inf"]


def test_numbers_across_the_chunks_of_standard_input(capsys, monkeypatch):
    inputs = [index / 7 for index in range(20_000)]
    feed(monkeypatch, " ".join(map(repr, inputs)))
    rows = json.loads(run(capsys, "eval", "--x", "-", "--format", "json").out)
    assert [row["x"] for row in rows] == inputs


@pytest.mark.parametrize(
    ("text", "complaint"),
    [("", "no numbers"), ("1 two", "“two”"), ("9" * 200_000, "999"), ("1e400", "“1e400”")],
)
def test_bad_standard_input(capsys, monkeypatch, text, complaint):
    feed(monkeypatch, text)
    assert complaint in run(capsys, "eval", "--x", "-", code=2).err


def test_too_many_numbers_are_refused(capsys, monkeypatch):
    monkeypatch.setattr(numbers, "LIMIT", 3)
    feed(monkeypatch, "1 2 3 4")
    assert "more than 3" in run(capsys, "eval", "--x", "-", code=2).err


@pytest.mark.parametrize("stream", [None, "closed"])
def test_closed_standard_input(capsys, monkeypatch, stream):
    closed = io.StringIO()
    closed.close()
    monkeypatch.setattr(sys, "stdin", None if stream is None else closed)
    assert "closed" in run(capsys, "eval", "--x", "-", code=2).err
