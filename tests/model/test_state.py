import dataclasses
import math

import numpy as np
import pytest

from gelu_desktop.model.depth_settings import DepthSettings
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.files import plain
from gelu_desktop.model.limits import LOG_LIMIT, LOG_SPAN_MIN, published_coefficients
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS


def test_the_first_state_has_every_published_coefficient():
    assert dict(State().coefficients) == published_coefficients()
    assert State().coefficients["gelu_tanh.a"] == 0.044715


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"x": math.nan}, "x"),
        ({"x": math.inf}, "x"),
        ({"x": 1000.5}, "x"),
        ({"x": "1"}, "x"),
        ({"x": True}, "x"),
        ({"x_range": (1.0, 1.0)}, "x_range"),
        ({"x_range": (2.0, 1.0)}, "x_range"),
        ({"x_range": (0.0, 1e-7)}, "x_range"),
        ({"x_range": (0.0, 1.0, 2.0)}, "x_range"),
        ({"x_range": 3.0}, "x_range"),
        ({"y_ranges": {"ffn": (0.0, 1.0)}}, "y_ranges"),
        ({"y_ranges": {"curve": (0.0, math.nan)}}, "y_ranges.curve"),
        ({"functions": ("gelu", "nope")}, "functions"),
        ({"functions": "gelu"}, "functions"),
        ({"approximation": "gelu"}, "approximation"),
        ({"approximation": None}, "approximation"),
        ({"coefficients": {"gelu_tanh.z": 1.0}}, "coefficients"),
        ({"coefficients": {"gelu_tanh.a": math.nan}}, "coefficients.gelu_tanh.a"),
        ({"coefficients": {"gelu_tanh.a": 1e308}}, "coefficients.gelu_tanh.a"),
        ({"tangent": 1}, "tangent"),
        ({"ffn_input": ()}, "ffn_input"),
        ({"ffn_input": (0.0,) * 17}, "ffn_input"),
        ({"ffn_input": (11.0,)}, "ffn_input"),
        ({"ffn_hidden": 0}, "ffn_hidden"),
        ({"ffn_hidden": 4097}, "ffn_hidden"),
        ({"ffn_hidden": 10**9}, "ffn_hidden"),
        ({"ffn_hidden": 2.5}, "ffn_hidden"),
        ({"ffn_scale": 0.0}, "ffn_scale"),
        ({"ffn_seed": -1}, "ffn_seed"),
        ({"ffn_activation": "nope"}, "ffn_activation"),
    ],
)
def test_what_breaks_a_rule_is_refused_by_name(changes, key):
    with pytest.raises(StateError) as raised:
        State().replace(**changes)
    assert raised.value.key == key
    assert raised.value.allowed


def test_a_narrow_range_may_be_moved_along():
    for start in np.linspace(-999.0, 999.0, 101).tolist():
        span = (start, start + 1e-6)
        assert State(x_range=span).x_range == span


def test_the_edges_are_allowed():
    state = State(x=-1000, x_range=[-1000, 1000], ffn_input=[10.0] * 16, ffn_hidden=4096)
    assert state.x == -1000.0
    assert state.x_range == (-1000.0, 1000.0)
    assert state.ffn_input == (10.0,) * 16


def test_functions_come_in_the_order_of_their_table():
    assert State(functions=("silu", "gelu")).functions == ("gelu", "silu")


def test_a_change_of_one_coefficient_keeps_the_others():
    state = State().replace(coefficients={"gelu_tanh.a": 0.05})
    assert state.coefficients["gelu_tanh.a"] == 0.05
    assert state.coefficients["gelu_sigmoid.k"] == 1.702
    assert state.coefficients_of("gelu_tanh") == {
        "c": state.coefficients["gelu_tanh.c"],
        "a": 0.05,
    }


def test_a_vertical_range_is_set_and_taken_back():
    state = State().replace(y_ranges={"curve": (0.0, 1.0)}).replace(y_ranges={"error": (-1, 1)})
    assert dict(state.y_ranges) == {"curve": (0.0, 1.0), "error": (-1.0, 1.0)}
    assert dict(state.replace(y_ranges={"curve": None}).y_ranges) == {"error": (-1.0, 1.0)}


def test_mappings_cannot_be_changed_from_outside():
    with pytest.raises(TypeError):
        State().coefficients["gelu_tanh.a"] = 1.0


def test_equal_choices_are_equal_states():
    assert State() == State()
    assert State().replace(x=2.0) != State()


@pytest.mark.parametrize(
    ("changes", "key"),
    [
        ({"formula": "k*x +"}, "formula"),
        ({"formula": 3}, "formula"),
        ({"approximation": "own"}, "approximation"),
        ({"compared": ("own",)}, "compared"),
        ({"coefficients": {"own.__class__": 1.0}}, "coefficients"),
        ({"coefficients": {"own.k": math.inf}}, "coefficients.own.k"),
        ({"tolerance": 0.0}, "tolerance"),
        ({"interval": (1.0, 1.0)}, "interval"),
        ({"number_format": "float8"}, "number_format"),
        ({"mode": "twice"}, "mode"),
        ({"quantity": "price"}, "quantity"),
        ({"measure": "ulps"}, "measure"),
        ({"fit_free": ("z",)}, "fit_free"),
        ({"fit_norm": "l1"}, "fit_norm"),
        ({"log_error": 1}, "log_error"),
    ],
)
def test_the_bench_refuses_by_name_too(changes, key):
    with pytest.raises(StateError) as raised:
        State().replace(**changes)
    assert raised.value.key == key


def test_an_own_formula_has_coefficients_of_its_own():
    state = State(formula="k*x^q", approximation="own", ffn_activation="own")
    assert state.coefficients_of("own") == {"k": 1.702, "q": 1.0}
    tuned = state.replace(coefficients={"own.q": 2.5})
    assert tuned.coefficients_of("own") == {"k": 1.702, "q": 2.5}
    assert tuned.replace(fit_free=("q",)).fit_free == ("q",)


def test_a_formula_in_use_cannot_be_taken_away():
    state = State(formula="k*x", approximation="own")
    with pytest.raises(StateError):
        state.replace(formula="")


@pytest.mark.parametrize(
    ("kind", "changes", "key"),
    [
        (DepthSettings, {"layers": 0}, "depth.layers"),
        (DepthSettings, {"layers": 97}, "depth.layers"),
        (DepthSettings, {"norm": "both"}, "depth.norm"),
        (DepthSettings, {"rule": "luck"}, "depth.rule"),
        (DepthSettings, {"activations": ()}, "depth.activations"),
        (DepthSettings, {"activations": ("nope",)}, "depth.activations"),
        (DepthSettings, {"residual": 1}, "depth.residual"),
        (RaceSettings, {"optimiser": "luck"}, "race.optimiser"),
        (RaceSettings, {"rate": 0.0}, "race.rate"),
        (RaceSettings, {"seeds": 21}, "race.seeds"),
        (RaceSettings, {"activations": ()}, "race.activations"),
    ],
)
def test_the_settings_of_stack_and_race_refuse_by_name(kind, changes, key):
    with pytest.raises(StateError) as raised:
        kind(**changes)
    assert raised.value.key == key


@pytest.mark.parametrize(
    ("kind", "key", "least", "most"),
    [
        (DepthSettings, "layers", 1, 96),
        (DepthSettings, "width", 1, 1024),
        (DepthSettings, "hidden", 1, 4096),
        (DepthSettings, "batch", 1, 256),
        (DepthSettings, "seed", 0, 2147483647),
        (RaceSettings, "rate", 1e-5, 1.0),
        (RaceSettings, "blocks", 1, 12),
        (RaceSettings, "width", 1, 256),
        (RaceSettings, "epochs", 1, 200),
        (RaceSettings, "seeds", 1, 20),
        (RaceSettings, "seed", 0, 2147483627),  # with all 20 it ends at 2³¹ − 1, or before
        (FfnSettings, "width", 1, 2048),
        (FfnSettings, "expansion", 1, 16),
        (FfnSettings, "batch", 1, 512),
        (FfnSettings, "seed", 0, 2147483647),
        (FfnSettings, "rank", 1, 1048576),
    ],
)
def test_the_limits_of_the_settings_are_allowed_and_no_more(kind, key, least, most):
    for value in (least, most):
        assert getattr(kind(**{key: value}), key) == value
    beyond = (0.99 * least, 1.01 * most) if isinstance(most, float) else (least - 1, most + 1)
    for value in beyond:
        with pytest.raises(StateError):
            kind(**{key: value})


def test_hidden_units_that_follow_the_width_still_do():
    assert DepthSettings().widened(64) == DepthSettings(width=64, hidden=256)
    assert DepthSettings().widened(1024).hidden == 4096
    assert DepthSettings(hidden=100).widened(64) == DepthSettings(width=64, hidden=100)


def test_activations_come_in_the_order_of_their_table():
    for kind in (DepthSettings, RaceSettings):
        assert kind(activations=["sigmoid", "gelu"]).activations == ("gelu", "sigmoid")


@pytest.mark.parametrize("key", ["panels", "controls"])
def test_a_stage_has_names_each_once_in_the_order_of_the_alphabet(key):
    assert getattr(StageSettings(**{key: ["curve", "bench", "curve"]}), key) == ("bench", "curve")
    most = [f"a{number:02}" for number in range(64)]
    assert getattr(StageSettings(**{key: most}), key) == tuple(most)
    for wrong in ([*most, "a64"], "curve", {"curve"}, 1, ["Curve"], [1], ["a", 1], [""], ["a b"]):
        with pytest.raises(StateError) as raised:
            StageSettings(**{key: wrong})
        assert raised.value.key == f"stage.{key}"
    assert raised.value.allowed == "a list of at most 64 names in small letters"


def test_stack_and_race_are_part_of_the_state():
    state = State().replace(depth=DepthSettings(layers=12, activations=("relu", "gelu")))
    assert state.depth.activations == ("gelu", "relu")
    with pytest.raises(StateError):
        state.replace(race={"seed": 1})


FIRST = {
    "x": 1.0,
    "x_range": [-4.0, 4.0],
    "y_ranges": {},
    "functions": ["gelu", "relu", "silu"],
    "approximation": "gelu_tanh",
    "show_approximation": True,
    "formula": "",
    "tangent": True,
    "gate": True,
    "second": False,
    "quantity": "value",
    "measure": "absolute",
    "magnitude": False,
    "log_error": False,
    "compared": [],
    "tolerance": 0.003,
    "show_tolerance": False,
    "interval": [-4.0, 4.0],
    "number_format": "bfloat16",
    "mode": "every",
    "flush": False,
    "fit_free": [],
    "fit_target": "gelu",
    "fit_norm": "minimax",
    "fit_pinned": False,
    "ffn_input": [1.0, -0.5, 2.0, 0.25, -1.5, 0.75],
    "ffn_hidden": 24,
    "ffn_scale": 1.0,
    "ffn_seed": 0,
    "ffn_activation": "gelu",
    "ffn_other": "relu",
    "ffn": {
        "source": "token",
        "width": 768,
        "expansion": 4,
        "batch": 128,
        "rule": "bert",
        "gated": False,
        "seed": 0,
        "number_format": "float64",
        "file": "",
        "layer": "",
        "inputs": "",
        "order": "none",
        "rank": 1,
    },
    "depth": {
        "layers": 24,
        "width": 128,
        "hidden": 512,
        "batch": 32,
        "kind": "ffn",
        "norm": "none",
        "residual": False,
        "rule": "normal",
        "activations": ["gelu", "relu", "sigmoid"],
        "seed": 0,
    },
    "race": {
        "activations": ["gelu", "relu", "sigmoid"],
        "optimiser": "adam",
        "rate": 0.001,
        "blocks": 2,
        "width": 32,
        "epochs": 20,
        "seeds": 5,
        "seed": 0,
    },
    "chance_seed": 0,
    "stage": {"panels": [], "controls": []},
}
"""What is shown at the first start, and what an entry means that a file leaves out."""


def test_what_is_shown_at_the_first_start():
    assert plain(State()) == {**FIRST, "coefficients": published_coefficients()}


@pytest.mark.parametrize(
    ("key", "least", "most", "below", "above"),
    [
        ("x", -1000.0, 1000.0, -1000.1, 1000.1),
        ("tolerance", 1e-300, 1e300, 9.9e-301, 1.01e300),
        ("ffn_hidden", 1, 4096, 0, 4097),
        ("ffn_scale", 0.001, 10.0, 0.000999, 10.001),
        ("ffn_seed", 0, 2147483647, -1, 2147483648),
        ("chance_seed", 0, 2147483647, -1, 2147483648),
        ("ffn_input", (-10.0,), (10.0,), (-10.001,), (10.001,)),
        ("ffn_input", (0.5,), (0.5,) * 16, (), (0.5,) * 17),
        ("x_range", (-1000.0, 0.0), (0.0, 1000.0), (-1000.1, 0.0), (0.0, 1000.1)),
        ("x_range", (0.0, 1e-6), (0.0, 0.9999995e-6), (0.0, 0.99e-6), (0.0, 0.99999e-6)),
        ("interval", (-1000.0, 0.0), (0.0, 1e-6), (-1000.1, 0.0), (0.0, 0.99999e-6)),
        ("formula", "", "x" + " " * 1999, "(", "x" + " " * 2000),
    ],
)
def test_the_limits_are_allowed_and_no_more(key, least, most, below, above):
    for value in (least, most):
        assert getattr(State(**{key: value}), key) == value
    for value in (below, above):
        with pytest.raises(StateError):
            State(**{key: value})


@pytest.mark.parametrize(
    ("span", "allowed"),
    [
        ((-1e300, 1e300), True),
        ((-1.01e300, 0.0), False),
        ((0.0, 1e-12), True),
        ((0.0, 0.99e-12), False),
    ],
)
def test_the_limits_of_a_vertical_range(span, allowed):
    if allowed:
        assert State(y_ranges={"curve": span}).y_ranges["curve"] == span
    else:
        with pytest.raises(StateError):
            State(y_ranges={"curve": span})


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("own.k", 1e6, True),
        ("own.k", -1e6, True),
        ("own.k", 1000001.0, False),
        ("own.k", -1000001.0, False),
        ("own.abcdefghijklmnop", 1.0, True),
        ("own.abcdefghijklmnopq", 1.0, False),
        ("gelu_table_linear.n", 65.0, True),
        ("gelu_table_linear.n", 64.5, False),
    ],
)
def test_the_limits_of_a_coefficient(key, value, allowed):
    if allowed:
        assert State(coefficients={key: value}).coefficients[key] == value
    else:
        with pytest.raises(StateError):
            State(coefficients={key: value})


@pytest.mark.parametrize(
    ("changes", "said"),
    [
        ({"x": 2000.0}, "x: 2000.0 is not a number from -1000 to 1000"),
        ({"ffn_seed": -1}, "ffn_seed: -1 is not a whole number from 0 to 2147483647"),
        ({"x_range": (1.0, 1.0)}, "x_range: (1.0, 1.0) is not a range at least 1e-06 wide, lower"),
        ({"x_range": 1}, "x_range: 1 is not a pair of numbers from -1000 to 1000"),
        ({"ffn_input": ()}, "ffn_input: () is not a list of 1 to 16 numbers"),
        ({"mode": "twice"}, "mode: 'twice' is not one of once, every, float32"),
        ({"compared": "x"}, "compared: 'x' is not a list of gelu_tanh, "),
        ({"tangent": 1}, "tangent: 1 is not true or false"),
        ({"y_ranges": 1}, "y_ranges: 1 is not a range for curve, derivative, error"),
        (
            {"coefficients": {"gelu_table_linear.n": 64.5}},
            "coefficients.gelu_table_linear.n: 64.5 is not a whole number from 2 to 65536",
        ),
        ({"mode": "a" * 58}, "mode: '" + "a" * 58 + "' is not one of"),
        ({"mode": "a" * 59}, "mode: '" + "a" * 58 + "… is not one of"),
    ],
)
def test_what_would_be_accepted_is_said(changes, said):
    with pytest.raises(StateError) as raised:
        State().replace(**changes)
    assert str(raised.value).startswith(said)
    assert raised.value.said(str.__add__) == "Rules" + raised.value.template.format(
        **raised.value.values
    )


def test_coefficients_of_a_function_are_read_by_their_own_names():
    state = State(coefficients={"gelu_tanh.a": 0.05})
    assert state.coefficients_of("gelu_tanh5")["a"] != 0.05
    assert state.coefficients_of("gelu_sigmoid") == {"k": 1.702}
    assert state.coefficients_of("gelu") == {}


def test_everything_may_be_chosen():
    everything = tuple(ACTIVATIONS)
    assert State(functions=everything[::-1]).functions == everything
    assert DepthSettings(activations=everything).activations == everything


def test_a_path_of_4096_characters_is_allowed_and_no_longer_one():
    assert len(FfnSettings(file="a" * 4096).file) == 4096
    with pytest.raises(StateError):
        FfnSettings(file="a" * 4097)


def test_a_logarithmic_axis_goes_as_far_as_there_are_numbers():
    assert math.isfinite(10.0**LOG_LIMIT)
    with pytest.raises(OverflowError):
        10.0 ** (LOG_LIMIT + 1)
    assert LOG_SPAN_MIN == 0.05


def test_every_plot_may_have_a_range_of_its_own():
    ranges = {"error": (0.0, 1.0), "derivative": (0.0, 2.0), "curve": (0.0, 3.0)}
    assert list(State(y_ranges=ranges).y_ranges.items()) == list(ranges.items())[::-1]


def test_a_state_is_never_changed():
    with pytest.raises(dataclasses.FrozenInstanceError):
        State().x = 2.0
