"""What `depth` prints, and what it refuses."""

import json

import numpy as np
import pytest

from gelu_desktop.__main__ import main
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.depth import profiles
from gelu_desktop.numerics.depth_stack import Stack
from gelu_desktop.numerics.depth_theory import theory
from gelu_desktop.numerics.wiring import Wiring

SMALL = ("depth", "--layers", "3", "--width", "16", "--hidden", "32", "--batch", "4")


def run(capsys, *arguments, code=0):
    assert main(arguments) == code
    return capsys.readouterr()


def read(capsys, *arguments):
    out, err = run(capsys, *arguments, "--format", "json")
    assert err == ""
    return json.loads(out)


def test_json_reads_back_bit_equal(capsys):
    found = read(capsys, *SMALL, "--activation", "gelu,relu", "--norm", "pre", "--residual")
    stack = Stack(layers=3, width=16, hidden=32, batch=4, wiring=Wiring(True, "pre"))
    rows = [Activation(FUNCTIONS[name]) for name in ("gelu", "relu")]
    for given, one, row in zip(found["activations"], profiles(stack, rows), rows, strict=True):
        assert given["name"] == one.name
        assert given["signal"] == one.signal.tolist()
        assert given["gradient"] == one.gradient.tolist()
        assert given["pre_activation"] == one.pre.tolist()
        assert given["between_tokens"] == one.apart.tolist()
        assert given["theory"]["gradient"] == theory(stack, row).gradient.tolist()
    assert found["attention"] is False
    assert found["final_norm"] is True
    assert "signal is carried with GELU (" in found["text"]
    assert (found["norm"], found["residual"], found["weights"]) == ("pre", True, "normal")


def test_the_same_seed_gives_the_same_numbers(capsys):
    runs = [read(capsys, *SMALL, "--seed", seed) for seed in ("5", "5", "6")]
    assert runs[0] == runs[1] != runs[2]


def test_a_plain_stack_collapses_for_gelu_and_relu_alike(capsys):
    found = read(capsys, "depth", "--width", "64", "--batch", "8", "--activation", "gelu", "relu")
    for one in found["activations"]:
        assert one["gradient"][0] < 1e-20
        assert one["gradient"][-1] == pytest.approx(1.0)
        assert len(one["signal"]) == len(one["gradient"]) == 25
    assert found["hidden"] == 256


def test_plain_layers_have_no_hidden_units(capsys):
    found = read(capsys, *SMALL, "--kind", "mlp", "--weights", "gain", "--activation", "tanh")
    assert found["hidden"] is None
    assert np.allclose(found["activations"][0]["theory"]["signal"], 1.0)


def test_names_of_frameworks_are_known(capsys):
    found = read(capsys, *SMALL, "--activation", "gelu_new")
    assert found["activations"][0]["name"] == "gelu_tanh"


def test_the_text_ends_with_what_the_rows_say(capsys):
    lines = run(capsys, *SMALL, "--activation", "gelu,relu").out.splitlines()
    assert lines[-1].startswith("After 3 layers the signal fades with GELU (")
    assert "Carried back, a gradient of norm 1 vanishes with all of them, GELU (" in lines[-1]
    out = run(capsys, *SMALL, "--norm", "pre", "--residual").out
    assert "A final LayerNorm stands behind the stack, as in GPT-2" in out
    table = [line.split() for line in out.splitlines() if line.startswith("  0 ")]
    assert f"GELU ({float(table[1][1]):.3g}" in out.splitlines()[-1]


def test_hidden_units_are_four_times_the_width_unless_given(capsys):
    for width, hidden in (("8", 32), ("1024", 4096)):
        small = ("depth", "--layers", "1", "--batch", "2", "--activation", "relu")
        assert read(capsys, *small, "--width", width)["hidden"] == hidden


def test_text_has_a_row_a_layer(capsys):
    out = run(capsys, *SMALL, "--activation", "gelu,relu").out
    assert "3 layers without attention, seed 0" in out
    assert "16→32→16" in out
    lines = [line.split() for line in out.splitlines()]
    assert [line[0] for line in lines if len(line) == 3 and line[0].isdigit()] == [*"0123"] * 2


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("--layers", "0"), "--layers takes whole numbers from 1 to 96, not 0."),
        (("--layers", "97"), "not 97"),
        (("--layers", "2.5"), "not 2.5"),
        (("--layers", "nan"), "not nan"),
        (("--width", "1e9"), "--width takes whole numbers from 1 to 1024"),
        (("--seed", "-1"), "--seed takes whole numbers from 0 to"),
        (("--norm", "layer"), "It accepts: none, pre, post."),
        (("--weights", "zero"), "bert, normal, xavier, he"),
        (("--kind", "cnn"), "ffn, mlp"),
        (("--activation", "nothing"), "nothing"),
        (("--layers", "96", "--width", "1024", "--batch", "256"), "too large"),
        (("--layers", "x"), "is not a number"),
    ],
)
def test_what_cannot_be_is_refused_in_words(capsys, arguments, words):
    out, err = run(capsys, "depth", *arguments, code=2)
    assert out == ""
    assert words in err
    assert "Traceback" not in err
