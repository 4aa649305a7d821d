"""Every claim: its figures against the reference, its verdict, and that its rule can change it."""

import json
import re
from decimal import Decimal
from functools import cache
from pathlib import Path

import mpmath
import pytest

from gelu_desktop.model.claims import CLAIMS, VERDICTS, markdown, measure, tally
from gelu_desktop.model.claims.verdicts import Figures, both, carrier, near, smooth_helps, within
from gelu_desktop.model.facts import FACTS, value
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.errors import summarise

REFERENCE = json.loads(
    (Path(__file__).parents[1] / "data" / "claims.json").read_text(encoding="utf-8")
)["claims"]
UNDECIDED = {"C23"}
"""Where the reference says that it depends, and this program that it cannot be decided here."""

FLAT = {
    "gates.difference.max.x",
    "mask.variance.max.x",
    "gelu.inflection.x",
    "gelu.twin.of.minus_2",
    "tanh.error.at",
}
"""Places on a curve that is flat there, which are known to fewer digits than its height."""

TIMED = {"C21", "C36", "C45"}


def rounding(text):
    """Return one unit in the last digit that ``text`` shows, which may be rounded or cut."""
    return float(Decimal(1).scaleb(Decimal(text).as_tuple().exponent))


@cache
def answer(claim):
    return measure(CLAIMS[claim])


def test_there_are_51_claims_in_their_order():
    assert list(CLAIMS) == [f"C{number:02d}" for number in range(1, 52)] == list(REFERENCE)


@pytest.mark.parametrize("claim", REFERENCE)
def test_every_figure_agrees_with_the_reference_to_the_digits_shown(claim):
    row = REFERENCE[claim]
    for name, text in row["figures"].items():
        assert name in CLAIMS[claim].facts, name
        # The reference has more digits than a difference of float64 numbers near 1.
        allowed = max(1.01 * rounding(text), 5e-15)
        if name in FLAT:
            allowed = max(allowed, 1e-9)
        assert value(name) == pytest.approx(float(text), rel=0, abs=allowed), name
    for name, (wanted, allowed) in row.get("near", {}).items():
        assert value(name) == pytest.approx(wanted, rel=allowed), name


@pytest.mark.parametrize("claim", REFERENCE)
def test_every_verdict_is_that_of_the_reference(claim):
    wanted = "undecided" if claim in UNDECIDED else REFERENCE[claim]["verdict"]
    assert answer(claim).verdict == wanted


def test_the_tally_is_that_of_the_reference():
    assert tally(map(answer, CLAIMS)) == {
        "true": 20,
        "roughly": 9,
        "false": 13,
        "depends": 8,
        "undecided": 1,
    }


def test_the_slope_at_minus_6_agrees_with_50_digits():
    # The published table has −3.6459e-8 here, which is −6φ(6) without Φ(−6) and a digit off.
    with mpmath.workdps(50):
        true = mpmath.ncdf(-6) - 6 * mpmath.npdf(6)
        assert value("gelu.slope.at.minus_6") == pytest.approx(float(true), rel=1e-13)


OTHERWISE = {
    "C01": ({"gelu.product.error": 0.1}, "false"),
    "C02": ({"gate.above.2.integrated": 0.9773}, "true"),
    "C03": ({"gate.at.2": 0.979}, "roughly"),
    "C04": ({"gate.at.0": 0.7}, "false"),
    "C05": ({"gelu.at.minus_2": 0.046}, "false"),
    "C06": ({"gelu.twin.of.minus_2": -2.0}, "true"),
    "C07": ({"mask.mean.at.1": 0.5}, "false"),
    "C08": ({"init.keeping.sigma": 2.0}, "false"),
    "C09": ({"relu.wrong": 3}, "false"),
    "C10": ({"init.silent.16": 1510, "init.silent.1": 1510}, "true"),
    "C11": ({"gelu.at.minus_0_75.size": 0.01}, "true"),
    "C12": ({"relu.gap.38": 1.0}, "false"),
    "C13": ({"gelu.zero.share": 0.49}, "true"),
    "C14": ({"relu.slope.left": 1.0}, "false"),
    "C15": ({"gelu.slope.left": 0.0}, "false"),
    "C16": ({"gelu.slope.width": 0.9}, "true"),
    "C17": ({"sigmoid.falls": 4}, "false"),
    "C18": ({"gelu.at.minus_10": -10.0}, "true"),
    "C19": ({"models.quick": 30}, "true"),
    "C20": ({"sigmoid.error.max.four": 0.0029}, "true"),
    "C21": ({"time.loop.exact.sigmoid": 3.0, "time.array.exact.sigmoid": 3.0}, "true"),
    "C22": ({"silu.difference.max": 0.0}, "false"),
    "C23": ({"sample.from_normal": 0.4}, "false"),
    "C24": ({"gelu.slope.quotient": 0.1}, "false"),
    "C25": ({"gelu.slope.at.minus_38": 0.1}, "false"),
    "C26": ({"gelu.slope.at.38": 1.1}, "false"),
    "C27": ({"gelu.slope.step": 1.0}, "false"),
    "C28": ({"relu.carried.24": 1e-9, "sigmoid.carried.24": 1.0}, "true"),
    "C29": ({"layers.bert_base": 24}, "true"),
    "C30": ({"depth.plain.gelu": 0.9}, "true"),
    "C31": ({"eigen.operations": 1000}, "true"),
    "C32": ({"tanh.year": 2016}, "true"),
    "C33": ({"tanh.error.max": 0.02}, "false"),
    "C34": ({"sigmoid.error.max": 0.002}, "true"),
    "C35": ({"torch.default.at.minus_1": -0.15880800939172332}, "true"),
    "C36": ({"time.loop.exact.tanh": 4.0, "time.array.exact.tanh": 4.0}, "true"),
    "C37": ({"ffn.matrices": 3}, "false"),
    "C38": ({"transformer.activation": "gelu"}, "true"),
    "C39": (
        {"expansion.llama_7b": 4.0, "expansion.gemma_7b": 4, "expansion.modernbert": 4},
        "true",
    ),
    "C40": ({"dead.adam.high": 0.6}, "true"),
    "C41": ({"sigmoid.chi": 0.9}, "true"),
    "C42": ({"gelu.he.square.24": 1.0}, "true"),
    "C43": ({"race.small.gelu.relu": 5}, "true"),
    "C44": ({"models.t5": "erf"}, "roughly"),
    "C45": ({"time.array.exact.relu": 0.9}, "false"),
    "C46": ({"silu.difference.max": 0.9}, "false"),
    "C47": ({"program.tanh.off": 0.1}, "false"),
    "C48": ({"program.exact.lost.8": 0.0}, "true"),
    "C49": ({"tanh.gate.slope": 0.5}, "false"),
    "C50": ({"sigmoid.wordings": 0.1}, "false"),
    "C51": ({"bert.gelu": 1}, "depends"),
}


@pytest.mark.parametrize("claim", CLAIMS)
def test_another_figure_gives_another_verdict(claim):
    changed, verdict = OTHERWISE[claim]
    assert set(changed) <= set(CLAIMS[claim].facts)
    assert CLAIMS[claim].judge(lambda name: changed.get(name, value(name))) == verdict
    assert verdict != answer(claim).verdict


@pytest.mark.parametrize(
    ("claim", "changed", "verdict"),
    [
        ("C04", {"gate.at.0": 0.501}, "roughly"),
        ("C04", {"gelu.at.0": 0.5}, "false"),
        ("C06", {"gelu.at.minus_2": 0.0}, "false"),
        ("C06", {"gelu.twin.value": -0.0456}, "true"),
        ("C25", {"gelu.slope.at.minus_3": 1e-9}, "false"),
        ("C26", {"gelu.slope.at.3": 1.0}, "false"),
        ("C42", {"gelu.he.square.24": 2.5}, "depends"),
    ],
)
def test_each_part_of_a_rule_counts(claim, changed, verdict):
    assert CLAIMS[claim].judge(lambda name: changed.get(name, value(name))) == verdict


@pytest.mark.parametrize("claim", CLAIMS)
def test_a_rule_has_no_verdict_of_its_own(claim):
    """Without figures nothing can be said: a rule that asks for none would be a stored word."""
    asked = []
    CLAIMS[claim].judge(lambda name: asked.append(name) or value(name))
    assert asked
    assert set(asked) <= set(CLAIMS[claim].facts)
    assert set(CLAIMS[claim].more).isdisjoint(re.findall(r"{(.*?)}", CLAIMS[claim].measured))


@pytest.mark.parametrize("claim", CLAIMS)
def test_texts_have_their_figures_and_figures_are_not_written_down(claim):
    row, found = CLAIMS[claim], answer(claim)
    assert found.verdict in VERDICTS
    for text in (found.said, found.measured, found.method, found.truth):
        assert text
        assert "{" not in text
        assert "-" not in re.sub(r"\w-\w|x-0", "", text), text
    # A long number in a template would be a figure that nobody computes.
    assert not re.search(r"\d\.\d{5}", row.measured + row.truth)
    assert set(row.facts) <= set(FACTS)
    assert row.source


@pytest.mark.parametrize("claim", CLAIMS)
def test_its_state_loads_and_its_point_is_in_view(claim):
    step = CLAIMS[claim].step
    state = step.applied(State())
    assert step.panel
    if step.point is not None and step.point.x is not None:
        low, high = state.x_range
        assert low < step.point.x < high
        assert step.point.panel in ("curve", "derivative", "error")
        assert state.x == pytest.approx(step.point.x, abs=0.002)
        curves = (*state.functions, state.approximation, *(["gate"] if state.gate else []))
        assert step.point.panel == "error" or step.point.of in curves


@pytest.mark.parametrize("claim", ["C01", "C02", "C03", "C04", "C05"])
def test_where_a_claim_is_about_the_gate_it_is_half_open_in_the_middle(claim):
    state = CLAIMS[claim].step.applied(State())
    assert state.gate
    assert state.x_range == (-4.0, 4.0)


ERRORS = [claim for claim, row in CLAIMS.items() if "log_error" in row.state]
ELSEWHERE = {"C47": 3.0, "C49": 0.0}
"""Where another place is looked at than that of the largest error."""


@pytest.mark.parametrize("claim", ERRORS)
def test_the_error_that_a_claim_shows_is_the_one_it_measures(claim):
    before = State(
        show_approximation=False,
        measure="relative",
        magnitude=True,
        log_error=True,
        show_tolerance=True,
        coefficients={"gelu_tanh.a": 0.05, "gelu_sigmoid.k": 1.6},
    )
    state = CLAIMS[claim].step.applied(before)
    assert state.show_approximation
    assert (state.measure, state.magnitude, state.log_error) == ("absolute", False, False)
    assert state.interval == state.x_range
    assert state.tolerance == 0.003
    assert state.show_tolerance == (claim in ("C20", "C34"))
    used = state.coefficients_of(state.approximation)
    assert used == APPROXIMATIONS[state.approximation].published()
    found = summarise(
        APPROXIMATIONS[state.approximation], used, state.interval, quantity=state.quantity
    )
    assert state.x == pytest.approx(ELSEWHERE.get(claim, found.at), rel=1e-6)


def test_what_is_slow_is_marked():
    slow = {claim for claim, row in CLAIMS.items() if row.slow}
    assert slow == {"C10", "C40", "C43", *TIMED}


def test_rules_that_recur():
    figures = Figures({"a": 0.9772, "b": 1.0}.__getitem__)
    assert near(figures, ("a", 0.977)) == "true"
    assert near(figures, ("a", 0.975)) == "roughly"
    assert near(figures, ("a", 0.977), ("b", 0.9)) == "false"
    assert [within(x, 1.0) for x in (1.0, 1.1, 1.3)] == ["true", "roughly", "false"]
    assert [both(*pair, "depends") for pair in ((2, 3), (0.5, 3), (0.5, 1))] == [
        "true",
        "depends",
        "depends",
    ]
    assert smooth_helps(1.0, (1.0, 1.0)) == "roughly"
    assert smooth_helps(1e-9, (1.0, 1e-9)) == "roughly"
    assert carrier(1e-9, 1e-12, 1.0) == "roughly"


def test_markdown_names_the_verdict_and_escapes_what_would_be_formatted():
    text = markdown([answer("C06"), answer("C44")])
    first, second = text.split("\n\n### ")
    assert first.startswith("### C06: What is negative")
    assert "- Verdict: ≈ roughly" in first
    assert "- Measured: GELU(−2) = −0.04550026390" in first
    assert second.startswith("C44: ")
    assert markdown([answer("C11")]).count("\\|GELU(−0.75)\\|") == 1
