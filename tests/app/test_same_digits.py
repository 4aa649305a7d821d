"""One kernel: a value has the same digits wherever the program shows or writes it."""

import json

import numpy as np
import pytest
from PySide6.QtGui import QGuiApplication

from gelu_desktop.__main__ import main
from gelu_desktop.app.copying import copy_value
from gelu_desktop.app.data_files import DATA, data_file
from gelu_desktop.model.figures import fixed, scientific
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.ffn import Block
from gelu_desktop.panels import PANELS
from gelu_desktop.panels.chance.trials import Trials

X = -6.1234567
TRUTH = -2.8035250673877594e-09  # with 50 digits, rounded once
SPECS = {spec.name: spec for spec in PANELS}


@pytest.fixture
def result(qapp):
    return Result(State(x=X))


def test_gelu_has_the_same_digits_everywhere(result, capsys):
    value = result.readings["gelu"].value
    assert value == TRUTH
    # the command line
    assert main(["eval", "--x", repr(X), "--format", "json"]) == 0
    assert json.loads(capsys.readouterr().out)[0]["value"] == value
    # the file of the curves: at the probe's own row
    whole = json.loads(data_file(DATA["curve"], result, "json"))
    columns = next(each for each in whole["series"] if each["name"] == "gelu")["columns"]
    assert columns["value"][columns["x"].index(X)] == value
    # the table of the readings, and the clipboard
    (grid,) = SPECS["curve"].tables(result)
    assert grid.rows[0][1] == value
    copy_value("curve", result)
    assert QGuiApplication.clipboard().text().splitlines()[1] == f"GELU(x)\t{value!r}"
    # a block of one unit and weight 1
    one, none = np.ones((1, 1)), np.zeros(1)
    kernel = result.function("gelu")
    passed = Block(one, none, one, none).forward(np.array([X]), lambda z: kernel.evaluate(z))
    assert float(passed.output[0]) == value
    # the random gate's mean
    assert Trials(X, 0, 10).exact == value


def test_the_error_has_the_same_digits_everywhere(result, capsys):
    value = result.error_at("gelu_tanh")
    assert value == result.error_at_probe
    assert SPECS["error"].tables(result)[0].rows[0][5] == value
    assert SPECS["curve"].tables(result)[0].rows[-1][4] == value
    whole = json.loads(data_file(DATA["error"], result, "json"))
    columns = whole["series"][0]["columns"]
    assert columns["error"][columns["x"].index(X)] == value
    sides = []
    for name in ("gelu_tanh", "gelu"):
        main(["eval", "--x", repr(X), "--function", name, "--format", "json"])
        sides.append(json.loads(capsys.readouterr().out)[0]["value"])
    assert sides[0] - sides[1] == value


def test_the_largest_error_is_that_of_the_command_line(result, capsys):
    main(["errors", "--format", "json"])
    told = json.loads(capsys.readouterr().out)
    row = SPECS["error"].tables(result)[0].rows[0]
    assert row[1:5] == (told["max"], told["at"], told["rms"], told["rms_normal"])


def test_the_formula_s_line_shows_the_digits_of_the_value(result):
    from gelu_desktop.panels.formula.content import blocks

    words = " ".join(line.words for line in blocks(result)[0].lines)
    assert scientific(TRUTH, 2) in words
    assert fixed(TRUTH) == "0.000000"
