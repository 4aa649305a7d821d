"""What panels plot as files: the data in all their digits, and never a view of them."""

import csv
import json
import math
from dataclasses import replace

import numpy as np
import pytest

from gelu_desktop.app.data_files import DATA, KINDS, data_file
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.ffn_units import Picked
from gelu_desktop.model.plotted import NothingPlottedError
from gelu_desktop.model.race import Lineup, Race, Run
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.errors import error
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.wide_sweeps import sweep_float32
from gelu_desktop.panels.depth.asked import ANSWERS as DEPTHS
from gelu_desktop.panels.depth.asked import Asked as AskedDepth
from gelu_desktop.panels.fit.asked import ANSWERS as FITS
from gelu_desktop.panels.fit.asked import Asked as AskedFit
from gelu_desktop.panels.formats.kept import SWEEPS, asked_of
from gelu_desktop.panels.race.kept import RACES

EXPECTED = {"curve", "derivative", "error", "ffn", "formats", "fit", "depth", "race", "chance"}
SHORT = RaceSettings(activations=("gelu", "relu"), epochs=1, seeds=1)


@pytest.fixture(autouse=True)
def application(qapp):
    """Texts are translated by Qt."""


def header_of(data):
    lines = data.decode().splitlines()
    return [line for line in lines if line.startswith("#")]


def columns_of(data):
    """Return the columns of a CSV file by their names; what has no end of its own is cut."""
    rows = [line for line in data.decode().splitlines() if not line.startswith("#")]
    names, *rest = csv.reader(rows)
    return {name: [row[index] for row in rest] for index, name in enumerate(names)}


def numbers_of(data, name):
    return np.array([float(text) for text in columns_of(data)[name] if text])


def run_race(result):
    lineup = Lineup.of(result)
    runs = [
        Run("gelu", 0, (2.3, 0.5), (0.9, 1 / 3), (0.0, 0.0)),
        Run("relu", 0, (2.3, math.inf), (0.9, 0.25), (0.0, 0.125)),
    ]
    RACES.keep(Race(lineup, tuple(runs), 1000, 300))


def test_every_panel_that_plots_has_data():
    assert set(DATA) == EXPECTED


@pytest.mark.parametrize("name", sorted(EXPECTED))
@pytest.mark.parametrize("source", ["token", "sample", "synthetic"])
def test_both_kinds_hold_the_same_numbers(name, source):
    settings = FfnSettings(source=source, width=16, batch=8, order="change")
    result = Result(State(ffn=replace(settings), race=SHORT))
    run_race(result)
    found = columns_of(data_file(DATA[name], result, "csv"))
    whole = json.loads(data_file(DATA[name], result, "json"))
    pairs = [
        (f"{series['name']}.{key}", values)
        for series in whole["series"]
        for key, values in series["columns"].items()
    ]
    assert list(found) == [key for key, _ in pairs]
    assert len(dict(pairs)) == len(pairs) > 1
    for key, values in pairs:
        finite = ["" if isinstance(value, str) else repr(value) for value in values]
        assert found[key][: len(values)] == finite
        assert set(found[key][len(values) :]) <= {""}


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("name", sorted(EXPECTED))
def test_equal_states_give_equal_files(name, kind):
    made = []
    for _ in range(2):
        result = Result(State(race=SHORT))
        run_race(result)
        made.append(data_file(DATA[name], result, kind))
    assert made[0] == made[1]


@pytest.mark.parametrize("measure", ["absolute", "relative", "ulp"])
def test_a_logarithmic_axis_changes_no_number(measure):
    """The same columns come out in both modes: the view is no part of the data."""
    state = State(compared=("gelu_sigmoid",), measure=measure, x_range=(-3.0, 5.0))
    linear, log = (
        data_file(DATA["error"], Result(state.replace(log_error=on)), "csv") for on in (False, True)
    )
    assert columns_of(linear) == columns_of(log)
    values = numbers_of(log, "gelu_tanh.error")
    assert (values < 0).any() and (values > 0).any()
    zoomed = state.replace(y_ranges={"error": (-1e-9, 1e-9)})
    assert columns_of(data_file(DATA["error"], Result(zoomed), "csv")) == columns_of(linear)


@pytest.mark.parametrize("measure", ["absolute", "relative", "ulp"])
@pytest.mark.parametrize("quantity", ["value", "slope", "gate"])
def test_errors_are_those_of_the_numerics(measure, quantity):
    state = State(measure=measure, quantity=quantity, number_format="float16", x=0.3)
    data = data_file(DATA["error"], Result(state), "csv")
    x, values = (columns_of(data)[f"gelu_tanh.{key}"] for key in ("x", "error"))
    unit = FORMATS["float16"] if measure == "ulp" else FORMATS["float64"]
    truth = error(
        FUNCTIONS["gelu_tanh"],
        {},
        np.array([float(text) for text in x]),
        quantity=quantity,
        measure=measure,
        number_format=unit,
    )
    assert values == [repr(v) if math.isfinite(v) else "" for v in truth.tolist()]
    assert ("[ulp of float16]" in "".join(header_of(data))) == (measure == "ulp")


def test_the_depth_plot_is_logarithmic_and_its_data_are_not():
    result = Result(State())
    answer = DEPTHS.get(AskedDepth.of(result))
    data = data_file(DATA["depth"], result, "csv")
    assert numbers_of(data, "gelu.gradient").tolist() == answer.measured[0].gradient.tolist()
    assert numbers_of(data, "relu_theory.signal").tolist() == answer.theories[1].signal.tolist()
    assert numbers_of(data, "gelu.layer").tolist() == list(range(25))


def test_the_sweep_s_histogram_is_counts():
    result = Result(State(number_format="float16"))
    data = data_file(DATA["formats"], result, "csv")
    counts = result.sweep.histogram.counts
    assert numbers_of(data, "errors.count").tolist() == counts[counts > 0].tolist()
    assert numbers_of(data, "errors.count").sum() == 63488


def test_a_sweep_of_float32_is_there_once_it_was_made():
    result = Result(State(number_format="float32", interval=(1.0, 1.001)))
    with pytest.raises(NothingPlottedError, match="float32"):
        data_file(DATA["formats"], result, "csv")
    function = result.function("gelu_tanh")
    made = sweep_float32(function, result.state.coefficients_of("gelu_tanh"), 1.0, 1.001)
    SWEEPS.keep(asked_of(result), made)
    data = data_file(DATA["formats"], result, "csv")
    assert numbers_of(data, "errors.count").sum() == made.count


def test_the_batch_s_histograms_are_counts_of_all_values():
    result = Result(State(ffn=FfnSettings(source="sample")))
    data = data_file(DATA["ffn"], result, "csv")
    assert numbers_of(data, "pre.count").sum() > 0.99 * 78 * 1536
    assert numbers_of(data, "hidden.first").sum() > 0.99 * 78 * 1536
    width = numbers_of(data, "pre.high") - numbers_of(data, "pre.low")
    assert (numbers_of(data, "pre.density") * width).sum() == pytest.approx(1, abs=0.01)


def test_the_token_s_units_are_those_of_the_block():
    state = State(ffn_hidden=100)  # more than stand side by side in the plot
    result = Result(state)
    data = data_file(DATA["ffn"], result, "csv")
    first, other = result.passes
    assert numbers_of(data, "pre.z").tolist() == first.pre.tolist()
    assert numbers_of(data, "hidden.first").tolist() == first.hidden.tolist()
    assert numbers_of(data, "hidden.other").tolist() == other.hidden.tolist()
    assert numbers_of(data, "output.other").tolist() == other.output.tolist()
    assert numbers_of(data, "input.x").tolist() == list(state.ffn_input)


def test_a_refit_is_there_before_and_after():
    result = Result(State(approximation="gelu_sigmoid"))
    data = data_file(DATA["fit"], result, "csv")
    answer = FITS.get(AskedFit.of(result))
    assert np.abs(numbers_of(data, "after.error")).max() == pytest.approx(
        answer.after.max, rel=1e-4
    )
    assert f'"after": {{"k": {answer.after.coefficients["k"]!r}}}' in "".join(header_of(data))


def test_a_race_has_medians_and_percentiles_and_what_failed_is_empty():
    result = Result(State(race=SHORT))
    run_race(result)
    data = data_file(DATA["race"], result, "csv")
    assert columns_of(data)["loss_relu.median"] == ["2.3", ""]
    assert columns_of(data)["loss_relu.epoch"] == ["0", "1"]
    assert numbers_of(data, "test_error_gelu.p90").tolist() == [0.9, 1 / 3]
    whole = json.loads(data_file(DATA["race"], result, "json"))
    loss = next(series for series in whole["series"] if series["name"] == "loss_relu")
    assert loss["columns"]["median"] == [2.3, "inf"]
    assert '"inf"' in whole["note"]


def test_a_race_that_was_not_run_says_so():
    state = State(race=replace(SHORT, seed=4711))
    with pytest.raises(NothingPlottedError, match="not been run"):
        data_file(DATA["race"], Result(state), "csv")


def test_a_layer_that_is_not_in_memory_says_so():
    state = State(ffn=FfnSettings(source="file", file="gone.npz", layer="x"))
    with pytest.raises(NothingPlottedError, match="no longer in memory"):
        data_file(DATA["ffn"], Result(state), "json")


def test_curves_may_have_different_x():
    """ReLU has a corner and so more places than GELU; the shorter columns end."""
    found = columns_of(data_file(DATA["curve"], Result(State()), "csv"))
    longer, shorter = ([text for text in found[f"{name}.x"] if text] for name in ("relu", "gelu"))
    assert len(longer) == len(shorter) + 2
    assert found["gelu.x"][-2:] == found["gelu.value"][-2:] == ["", ""]


def test_the_picked_unit_is_among_the_curves():
    state = State(ffn=FfnSettings(source="sample", order="number"))
    asked = Result(state).batch_asked
    result = Result(state, Picked(asked, 0, (0.5, -1.5)))
    data = data_file(DATA["curve"], result, "csv")
    assert numbers_of(data, "unit.z").tolist() == [0.5, -1.5]
    assert numbers_of(data, "unit.value")[1] == FUNCTIONS["gelu"].evaluate(-1.5)


def test_the_header_says_what_the_numbers_depend_on():
    state = State(
        approximation="own",
        formula="x*sigmoid(k*x)",
        coefficients={"own.k": 1.6000000000000005},
        measure="ulp",
        number_format="float16",
        x=0.1,
    )
    from gelu_desktop import __version__

    whole = json.loads(data_file(DATA["error"], Result(state), "json"))
    assert whole["program"] == f"GELU Desktop {__version__}"
    assert whole["functions"]["own"]["formula"] == "x*sigmoid(k*x)"
    assert whole["functions"]["own"]["coefficients"] == {"k": 1.6000000000000005}
    assert whole["range"] == [-4.0, 4.0]
    assert whole["x"] == 0.1
    assert whole["settings"]["number_format"] == "float16"
    assert whole["series"][0]["units"] == {"x": "1", "error": "ulp of float16"}
    lines = header_of(data_file(DATA["error"], Result(state), "csv"))
    found = dict(line[2:].split(": ", 1) for line in lines if ": " in line)
    assert json.loads(found["functions"]) == whole["functions"]
    assert json.loads(found["settings"]) == whole["settings"]


def test_a_name_of_a_file_cannot_end_a_line_of_the_header():
    name = "a\nb\u2028c\x85d\udcff,\r1,2.npz"
    settings = FfnSettings(source="file", file=name, layer="x", inputs="")
    result = Result(State(ffn=settings))
    from gelu_desktop.model.ffn_store import STORE
    from gelu_desktop.model.sample import sample

    STORE.keep(name, "x", sample().layer)
    data = data_file(DATA["ffn"], result, "csv")
    lines = data.decode().splitlines()
    names = next(index for index, line in enumerate(lines) if not line.startswith("#"))
    assert lines[names].startswith("input.low,")
    assert all(line.count(",") == lines[names].count(",") for line in lines[names:])
    assert json.loads(data_file(DATA["ffn"], result, "json"))["settings"]["file"] == name


def test_what_is_not_finite_is_an_empty_cell_beside_its_x():
    state = State(approximation="own", formula="log(x)", x_range=(-1.0, 1.0), x=0.5)
    found = columns_of(data_file(DATA["curve"], Result(state), "csv"))
    pairs = list(zip(found["own.x"], found["own.value"], strict=True))
    assert all((value == "") == (float(x) <= 0) for x, value in pairs if x)
