import numpy as np
import pytest

from gelu_desktop.model.depth_words import final_words, finding
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.depth import Profile, profiles
from gelu_desktop.numerics.depth_stack import Stack
from gelu_desktop.numerics.wiring import Wiring

PRE, RESIDUAL = Wiring(norm="pre"), Wiring()


def plain(_context, text):
    return text


def said(*names, wiring=None, **changes):
    sizes = {"layers": 24, "width": 16, "hidden": 32, "batch": 8, **changes}
    stack = Stack(wiring=wiring or Wiring(False), **sizes)
    rows = [Activation(FUNCTIONS[name]) for name in names or ("gelu", "relu", "sigmoid")]
    return finding(stack, profiles(stack, rows), plain)


def ended(name, signal, gradient, apart=1.0):
    """Return a profile of one layer that ends so."""
    return Profile(
        name, np.array([1.0, signal]), np.array([gradient, 1.0]), np.ones(1), np.array([1.0, apart])
    )


@pytest.mark.parametrize(
    ("names", "changes", "words"),
    [
        ((), {}, ", so the activation is not the cause."),
        (("sigmoid", "tanh"), {}, "a gradient of norm 1 vanishes with Sigmoid ("),
        (("relu",), {}, "a gradient of norm 1 vanishes with ReLU ("),
        (
            ("gelu", "relu"),
            {"wiring": Wiring(norm="pre")},
            "layers the signal is carried with GELU (",
        ),
        ((), {"kind": "mlp", "rule": "gain", "width": 128}, "; vanishes with Sigmoid ("),
        (
            (),
            {"wiring": RESIDUAL, "rule": "he", "width": 64, "layers": 12},
            "; explodes with GELU (",
        ),
        (("gelu",), {"layers": 1}, "After one layer the signal"),
    ],
)
def test_what_is_found_follows_from_the_numbers(names, changes, words):
    assert words in said(*names, **changes)


def test_a_signal_that_tells_nothing_of_its_token_is_called_so():
    text = said()
    assert "nearly the same for every token with Sigmoid (0." in text
    assert "less than 10⁻¹² of it differs between tokens" in text
    assert "fades with GELU (" in text


def test_sizes_close_to_one_are_told_apart():
    stack = Stack(layers=1, wiring=Wiring(norm="pre"))
    one, other = ended("gelu", 1.03, 1.05), ended("relu", 1.01, 0.992)
    text = finding(stack, (one, other), plain)
    for words in ("GELU (1.03)", "ReLU (1.01)", "GELU (1.05)", "ReLU (0.992)"):
        assert words in text


@pytest.mark.parametrize(
    ("signal", "apart", "words"),
    [
        (0.5, 1e-4, "nearly the same for every token with GELU (0.500): 0.0001 of it"),
        (0.5, 0.5, "is carried with GELU (0.500): 50 % of it differs"),
        (0.5, np.nan, "is carried with GELU (0.500)."),
        (500.0, 1.0, "explodes with GELU (5.00×10²)"),
        (np.nan, np.nan, "explodes with GELU (–)"),
        (0.0, np.nan, "fades with GELU (0"),
    ],
)
def test_the_fate_of_a_signal(signal, apart, words):
    assert words in finding(Stack(layers=1), [ended("gelu", signal, 1.0, apart)], plain)


@pytest.mark.parametrize(
    ("size", "signal", "gradient"),
    [
        (0.00999, "fades", "vanishes"),
        (0.01, "is carried", "passes"),
        (100.0, "is carried", "passes"),
        (100.1, "explodes", "explodes"),
    ],
)
def test_from_a_hundredth_to_a_hundred_it_is_carried(size, signal, gradient):
    text = finding(Stack(layers=1), [ended("gelu", size, size)], plain)
    assert f"the signal {signal} with GELU" in text
    assert f"of norm 1 {gradient.replace('passes', 'gets through')} with GELU" in text


@pytest.mark.parametrize(
    ("shares", "words"),
    [
        ((0.5, 0.02), ": 2\u202f% to 50\u202f% of it differs"),
        ((0.25, 0.25), ": 25\u202f% of it differs"),
        ((0.99, 0.994), ": 99\u202f% of it differs"),
        ((0.995, 1.0), ": 100\u202f% of it differs"),
    ],
)
def test_shares_that_differ_between_tokens(shares, words):
    ends = [
        ended(name, 1.0, 1.0, share) for name, share in zip(("gelu", "relu"), shares, strict=True)
    ]
    assert words in finding(Stack(layers=1), ends, plain)


def test_of_many_activations_only_the_ends_are_named():
    names = ("gelu", "relu", "silu", "sigmoid", "tanh", "selu", "mish")
    ends = [ended(name, 1.0, 1e-9 / (index + 1)) for index, name in enumerate(names)]
    text = finding(Stack(layers=1), ends, plain)
    assert "7 functions, from Mish (1.43×10⁻¹⁰) to GELU (1.00×10⁻⁹)" in text
    assert "SiLU" not in text


def test_the_final_norm_is_named_where_there_is_one():
    assert "as in GPT-2" in final_words(Stack(wiring=Wiring(norm="pre")), plain)
    for wiring in (Wiring(), Wiring(norm="post"), Wiring(residual=False, norm="pre")):
        assert final_words(Stack(wiring=wiring), plain) == ""
