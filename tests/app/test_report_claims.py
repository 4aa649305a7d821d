"""The claims that a report touches."""

from gelu_desktop.app.report.claims import claims, touched
from gelu_desktop.model.claims import CLAIMS
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State


def ids(**changes):
    return {claim.id for claim in touched(Result(State(**changes)))}


def words(element):
    return " ".join(element.itertext())


def test_claims_follow_what_is_on_screen():
    tanh = ids(functions=("gelu",))
    assert {"C32", "C33"} <= tanh
    assert "C20" not in tanh
    sigmoid = ids(functions=("gelu",), approximation="gelu_sigmoid")
    assert {"C20", "C34"} <= sigmoid
    assert "C33" not in sigmoid
    assert "C33" in ids(functions=("gelu",), approximation="gelu_sigmoid", compared=("gelu_tanh",))
    assert ids(functions=("gelu", "relu")) - tanh
    assert ids(functions=("gelu",), approximation="gelu_hard") == set()


def test_nothing_that_is_timed_or_trained_is_in_a_report():
    every = ids(functions=("gelu", "relu", "silu"), approximation="gelu_sigmoid")
    assert not any(CLAIMS[name].slow for name in every)


def test_the_figures_are_measured(qapp):
    (table, note) = claims(Result(State(functions=("gelu",), approximation="gelu_sigmoid")))
    row = next(words(each) for each in table.iter("tr") if words(each).startswith("C20"))
    assert "false" in row
    assert "0.0203" in row
    assert words(note)


def test_without_claims_there_is_no_section(qapp):
    assert not claims(Result(State(functions=("gelu",), approximation="gelu_hard")))
