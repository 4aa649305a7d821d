"""Every row of best constants that is known to many digits, and every way to fail."""

import math
import subprocess
import sys
import threading
import time

import numpy as np
import pytest

from gelu_desktop.numerics import fitting, fitting_search
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.numerics.fitting import NORMS, TARGETS, fit, measure
from gelu_desktop.numerics.own import from_formula

SLOPE_OF_GATE = math.sqrt(8 / math.pi)
WIDE = (-40.0, 40.0)

# form, free, target, norm, interval, coefficients, largest error of GELU
ROWS = [
    ("gelu_sigmoid", "k", "gate", "normal", None, [1.663778524804924], 0.0245878),
    ("gelu_sigmoid", "k", "slope", "minimax", None, [1.6966018035], 0.0209005819),
    ("gelu_sigmoid", "k", "gate", "l2", WIDE, [1.70099134833117568], 0.0204397115),
    ("gelu_sigmoid", "k", "gate", "minimax", None, [1.70174492533800331], 0.0203613473),
    ("gelu_sigmoid", "k", "gelu", "normal", None, [1.71191304899274132], 0.0193254998),
    ("gelu_sigmoid", "k", "gelu", "l2", (-3.0, 3.0), [1.77349325634], 0.01398548),
    ("gelu_sigmoid", "k", "gelu", "l2", (-4.0, 4.0), [1.77960051430], 0.01467804),
    ("gelu_sigmoid", "k", "gelu", "l2", (-6.0, 6.0), [1.78007514699], 0.01473201),
    ("gelu_sigmoid", "k", "gelu", "l2", WIDE, [1.78007637661], 0.01473215),
    ("gelu_sigmoid", "k", "gelu", "minimax", None, [1.77293396561675463], 0.0139222454727585),
    ("gelu_tanh", "a", "slope", "minimax", None, [0.0454741700], 7.2128470e-4),
    ("gelu_tanh", "a", "gate", "normal", None, [0.0451503334650380], 6.065391e-4),
    ("gelu_tanh", "a", "gelu", "normal", None, [0.0449666930456241], 5.473702e-4),
    ("gelu_tanh", "a", "gate", "l2", WIDE, [0.0448464638260947], 5.109593e-4),
    ("gelu_tanh", "a", "gate", "minimax", None, [0.0447149112276325], 4.732107782e-4),
    ("gelu_tanh", "a", "gelu", "l2", (-3.0, 3.0), [0.0445628219790], 4.32250e-4),
    ("gelu_tanh", "a", "gelu", "l2", (-4.0, 4.0), [0.0445228989827], 4.21966e-4),
    ("gelu_tanh", "a", "gelu", "l2", WIDE, [0.0445227613377], 4.21931e-4),
    ("gelu_tanh", "a", "gelu", "minimax", None, [0.0443829438167341], 3.87418738311e-4),
    (
        "gelu_tanh",
        "c a",
        "gate",
        "minimax",
        None,
        [0.79880143714372, 0.04416873410997],
        3.836307e-4,
    ),
    ("gelu_tanh", "c a", "gelu", "normal", None, [0.79862081533614, 0.04447755765456], 4.537928e-4),
    ("gelu_tanh", "c a", "gelu", "l2", WIDE, [0.79973199374392, 0.04363934603483], 3.079539e-4),
    (
        "gelu_tanh",
        "c a",
        "gelu",
        "minimax",
        None,
        [0.80015707854810355, 0.04336760164053829],
        2.7072747465797e-4,
    ),
    (
        "gelu_tanh",
        "c a",
        "slope",
        "minimax",
        None,
        [0.79961420177802, 0.04450934474789],
        5.33887e-4,
    ),
    (
        "gelu_tanh5",
        "a b",
        "gelu",
        "minimax",
        None,
        [0.04604067405703956, -3.949096775639958e-4],
        4.6450006021643e-5,
    ),
    (
        "gelu_tanh5",
        "c a b",
        "gelu",
        "minimax",
        None,
        [0.79750788428539958, 0.04640160523993667, -4.407690450021848e-4],
        2.5187215052267e-5,
    ),
]


def row_name(row):
    form, free, target, norm, interval = row[:5]
    return f"{form}-{free}-{target}-{norm}" + (f"-{interval[1]:g}" if interval else "")


def agrees(found, figure):
    """Tell whether a number agrees with a figure to the last digit of the figure."""
    digits = len(repr(abs(figure)).split("e")[0].replace(".", "").lstrip("0"))
    return math.isclose(found, figure, rel_tol=10.0 ** (1 - min(digits, 12)))


@pytest.mark.parametrize("row", ROWS, ids=row_name)
def test_best_constants(row):
    form, free, target, norm, interval, coefficients, largest = row
    names = free.split()
    start = {"c": 0.79, "a": 0.05, "b": 0.0, "k": 1.5}
    given = {name: start[name] for name in names}
    interval = interval or (-9.0, 9.0)
    found = fit(FUNCTIONS[form], given, names, target=target, norm=norm, interval=interval)
    assert found.converged
    after = found.after
    np.testing.assert_allclose(
        [after.coefficients[name] for name in names], coefficients, rtol=1e-9
    )
    everywhere = measure(FUNCTIONS[form], after.coefficients, WIDE)
    assert agrees(everywhere.max, largest)
    # Of the slope's error no more extremes are equal than coefficients are free: that is enough.
    assert after.equioscillates is (norm == "minimax" and target != "slope")
    assert not found.before.equioscillates


@pytest.mark.parametrize(
    ("form", "free", "target", "level"),
    [
        ("gelu_sigmoid", ["k"], "slope", 0.029064825056),
        ("gelu_sigmoid", ["k"], "gate", 0.00945730917637),
        ("gelu_tanh", ["a"], "slope", 7.78416169e-4),
        ("gelu_tanh", ["a"], "gate", 1.78921310945e-4),
        ("gelu_tanh", ["c", "a"], "gate", 1.40313080e-4),
        ("gelu_tanh", ["c", "a"], "slope", 4.87126e-4),
    ],
)
def test_the_level_of_the_target(form, free, target, level):
    found = fit(FUNCTIONS[form], {}, free, target=target)
    assert agrees(found.after.max, level)
    assert found.after.errors[TARGETS[target]].max == found.after.max
    heights = [abs(peak.value) for peak in found.after.extrema]
    np.testing.assert_allclose(heights, found.after.max, rtol=1e-8)


@pytest.mark.parametrize(
    ("form", "coefficients", "largest"),
    [
        ("gelu_sigmoid", {"k": SLOPE_OF_GATE}, 0.03360462341505958),
        ("gelu_sigmoid", {"k": 1.702}, 0.0203348722),
        ("gelu_sigmoid", {"k": 1.773}, 0.0139297),
        ("gelu_tanh", {"a": (4 - math.pi) / (6 * math.pi)}, 7.46169326e-4),
        ("gelu_tanh", {"a": 0.044715}, 4.732355207e-4),
        ("gelu_tanh", {"c": 0.80016, "a": 0.04337}, 2.71538e-4),
        ("gelu_tanh", {"c": 1.60033 / 2, "a": 0.0433603}, 2.72817e-4),
    ],
)
def test_errors_of_constants_that_no_norm_gives(form, coefficients, largest):
    found = measure(FUNCTIONS[form], {**FUNCTIONS[form].published(), **coefficients}, WIDE)
    assert agrees(found.max, largest)


def test_a_pinned_gate_keeps_its_slope():
    found = fit(FUNCTIONS["gelu_sigmoid"], {}, ["k"], pinned=True)
    assert math.isclose(found.after.coefficients["k"], SLOPE_OF_GATE, rel_tol=1e-13)
    assert found.parameters == 0
    found = fit(FUNCTIONS["gelu_tanh"], {"c": 0.9}, ["c", "a"], pinned=True)
    np.testing.assert_allclose(
        list(found.after.coefficients.values()),
        [math.sqrt(2 / math.pi), 0.0443829438167341],
        rtol=1e-10,
    )
    assert found.parameters == 1
    assert found.after.equioscillates
    found = fit(FUNCTIONS["gelu_tanh"], {"c": 0.9}, ["a"], pinned=True)
    assert (found.converged, found.message) == (False, fitting_search.UNPINNED)


def test_winning_one_norm_loses_another():
    fits = {norm: fit(FUNCTIONS["gelu_tanh"], {}, ["c", "a"], norm=norm).after for norm in NORMS}
    for norm, measured in zip(NORMS, ("max", "rms", "rms_normal"), strict=True):
        levels = {name: getattr(found, measured) for name, found in fits.items()}
        assert min(levels, key=levels.get) == norm


def test_linear_coefficients_from_far_away():
    form = from_formula("p+q*x+r*x^2+s*x^4+t*x^6")
    found = fit(form, dict.fromkeys("pqrst", 0.0), list("pqrst"), interval=(-4.0, 4.0))
    assert found.converged
    # The best even polynomial for GELU(x) − x/2, whose error is even: five places on the right.
    assert math.isclose(found.after.coefficients["q"], 0.5, rel_tol=1e-10)
    assert len([peak for peak in found.after.extrema if peak.at > -1e-9]) == 5
    found = fit(form, dict.fromkeys("pqrst", 0.0), list("pqrst"), interval=(-1.0, 4.0))
    assert found.after.equioscillates
    assert len(found.after.extrema) == 6


@pytest.mark.parametrize(
    ("target", "k", "level"),
    [
        ("gelu", 0.2778040943931778, 0.06469268115776),
        ("gate", 0.300447706198314, 0.04803792051858),
        ("slope", math.sqrt(0.125), 1.5 - 1.12890414518515478634),
    ],
)
def test_corners_that_move(target, k, level):
    found = fit(from_formula("x*clip(k*x+0.5,0,1)"), {"k": 0.2}, ["k"], target=target)
    assert found.converged
    assert math.isclose(found.after.coefficients["k"], k, rel_tol=1e-8)
    assert math.isclose(found.after.max, level, rel_tol=1e-8)


@pytest.mark.parametrize(
    ("form", "level"), [("gelu_table_linear", 0.00112565), ("gelu_table_nearest", 0.03713102)]
)
def test_the_range_of_a_table_balances_steps_and_clamp(form, level):
    found = fit(FUNCTIONS[form], {}, ["r"])
    assert found.converged
    assert math.isclose(found.after.max, level, rel_tol=1e-5)
    r = found.after.coefficients["r"]
    x = np.linspace(-8, 8, 400_001)
    off = FUNCTIONS[form].evaluate(x, 0, {"r": r}) - FUNCTIONS["gelu"].evaluate(x)
    assert np.max(np.abs(off)) <= level * (1 + 1e-5)
    assert math.isclose(-FUNCTIONS["gelu"].evaluate(-r), level, rel_tol=1e-5)


@pytest.mark.parametrize("norm", ["l2", "normal"])
def test_least_squares_with_moving_corners(norm):
    form = FUNCTIONS["gelu_hard"]
    found = fit(form, {}, ["w"], norm=norm)
    best, level = found.after.coefficients["w"], "rms" if norm == "l2" else "rms_normal"
    assert found.converged
    for other in (best - 1e-4, best + 1e-4):
        worse = measure(form, {"w": other}, fitting.INTERVAL)
        assert getattr(worse, level) > getattr(found.after, level)


def test_a_form_that_is_exact_with_the_right_coefficient():
    for norm in NORMS:
        found = fit(from_formula("x*Phi(k*x)"), {"k": 0.9}, ["k"], norm=norm)
        assert found.converged
        assert math.isclose(found.after.coefficients["k"], 1, rel_tol=1e-10)
        assert not found.after.equioscillates


@pytest.mark.parametrize("k", [0.0, -5.0, 1e3, 1e-9, -1e3])
@pytest.mark.parametrize("norm", NORMS)
def test_starts_far_from_any_sense(k, norm):
    start = time.thread_time()
    sigmoid = fit(FUNCTIONS["gelu_sigmoid"], {"k": k}, ["k"], norm=norm)
    tanh = fit(FUNCTIONS["gelu_tanh"], {"c": k, "a": k}, ["c", "a"], norm=norm)
    assert time.thread_time() - start < 30
    assert sigmoid.converged and 1.7 < sigmoid.after.coefficients["k"] < 1.8
    assert tanh.converged and 0.79 < tanh.after.coefficients["c"] < 0.81
    assert sigmoid.before.coefficients["k"] == k


@pytest.mark.parametrize(
    ("form", "free", "options", "message", "name"),
    [
        ("gelu_tanh", [], {}, fitting_search.NOTHING_FREE, ""),
        ("gelu_erf", [], {}, fitting_search.NOTHING_FREE, ""),
        ("gelu_tanh", ["a"], {"interval": (3.0, -3.0)}, fitting_search.BAD_INTERVAL, ""),
        ("gelu_tanh", ["a"], {"interval": (3.0, 3.0)}, fitting_search.BAD_INTERVAL, ""),
        ("gelu_tanh", ["a"], {"interval": (3.0, math.nan)}, fitting_search.BAD_INTERVAL, ""),
        ("gelu_tanh", ["a"], {"interval": (-math.inf, 1.0)}, fitting_search.BAD_INTERVAL, ""),
        ("gelu_tanh", ["a"], {"interval": (-1e9, 1e9)}, fitting_search.BAD_INTERVAL, ""),
        ("gelu_tanh", ["c"], {"interval": (100.0, 101.0)}, fitting_search.IDLE, "c"),
        ("gelu_table_linear", ["r", "n"], {}, fitting_search.WHOLE, "n"),
        ("gelu_table_nearest", ["r"], {"norm": "l2"}, fitting_search.UNSETTLED, ""),
        ("x*Phi(x)+0*k", ["k"], {}, fitting_search.IDLE, "k"),
        ("x*sigmoid(k*j*x)", ["k", "j"], {}, fitting_search.ALIKE, ""),
        ("x*sigmoid(k*j*x)", ["k", "j"], {"norm": "l2"}, fitting_search.ALIKE, ""),
        ("x*log(k*x)", ["k"], {}, fitting_search.NOT_FINITE, ""),
        ("x*exp(k*x)+1/0", ["k"], {"norm": "normal"}, fitting_search.NOT_FINITE, ""),
        ("x*exp(k*x)+1/0", ["k"], {"pinned": True}, fitting_search.NOT_FINITE, ""),
    ],
)
def test_reasons_to_fail(form, free, options, message, name):
    row = FUNCTIONS[form] if form in FUNCTIONS else from_formula(form)
    start = time.thread_time()
    found = fit(row, {}, free, **options)
    assert time.thread_time() - start < 20
    assert (found.converged, found.message, found.name) == (False, message, name)
    assert found.after is found.before
    assert found.before.coefficients == row.published()
    assert math.isnan(found.before.max) == (
        "interval" in options and message != fitting_search.IDLE
    )


def test_a_search_that_takes_too_long_is_given_up(monkeypatch):
    monkeypatch.setattr(fitting_search, "SECONDS", 0.02)
    found = fit(FUNCTIONS["gelu_tanh5"], {}, ["c", "a", "b"])
    assert (found.converged, found.message) == (False, fitting_search.TOO_LONG)


def horner(size):
    names = [f"a{index}" for index in range(size)]
    text = names[-1]
    for name in reversed(names[:-1]):
        text = f"{name}+x*({text})"
    return from_formula(text), names


@pytest.mark.parametrize(("size", "norm"), [(12, "l2"), (8, "normal")])
def test_least_squares_end_where_only_rounding_is_left(size, norm):
    form, names = horner(size)
    found = fit(form, {}, names, norm=norm, interval=(-4.0, 4.0))
    assert found.converged
    x = np.polynomial.legendre.leggauss(200)[0] * (4.0 if norm == "l2" else 9.0)
    half = 4.0 if norm == "l2" else 9.0
    weights = np.polynomial.legendre.leggauss(200)[1] * (
        half / 8 if norm == "l2" else half * np.exp(-x * x / 2) / math.sqrt(2 * math.pi)
    )
    root = np.sqrt(weights)
    powers = np.polynomial.chebyshev.chebvander(x / half, size - 1)
    rest = np.linalg.lstsq(powers * root[:, None], FUNCTIONS["gelu"].evaluate(x) * root)[1]
    level = found.after.rms if norm == "l2" else found.after.rms_normal
    assert math.isclose(level, math.sqrt(rest[0]), rel_tol=1e-6)


def test_a_step_that_is_held_back_is_no_minimum():
    form, names = horner(20)
    found = fit(form, {}, names, norm="l2", interval=(-4.0, 4.0))
    assert not found.converged
    assert found.after is found.before


def test_a_fit_of_very_many_coefficients_ends_in_time(monkeypatch):
    monkeypatch.setattr(fitting_search, "SECONDS", 1.0)
    hinges = [f"a{index}*max(x-{index / 4 - 3},0)" for index in range(24)]
    form = from_formula("+".join(hinges))
    start = time.thread_time()
    fit(form, {}, [f"a{index}" for index in range(24)], interval=(-4.0, 4.0))
    assert time.thread_time() - start < 20


def test_what_was_found_in_time_counts(monkeypatch):
    ticks = iter([0.0, *[1.0] * 8, *[9.0] * 99])
    monkeypatch.setattr(fitting_search.time, "thread_time", lambda: next(ticks))
    found = fit(FUNCTIONS["gelu_sigmoid"], {"k": 1.6}, ["k"], norm="l2")
    monkeypatch.undo()
    assert not found.converged or found.after.max < found.before.max


def test_progress_is_told_and_cancelling_ends_the_work():
    shares = []
    found = fit(FUNCTIONS["gelu_tanh"], {}, ["c", "a"], progress=shares.append)
    assert found.converged
    assert shares == sorted(shares)
    assert 0 < shares[0] < shares[-1] < 1
    asked = iter([False, False, True])
    found = fit(FUNCTIONS["gelu_tanh"], {}, ["c", "a"], cancelled=lambda: next(asked))
    assert (found.converged, found.message) == (False, fitting_search.CANCELLED)
    assert found.after is found.before


def test_fits_on_two_threads_do_not_disturb_each_other():
    results = {}

    def work(name, free):
        results[name] = fit(FUNCTIONS[name], {}, free).after.coefficients

    threads = [
        threading.Thread(target=work, args=row)
        for row in (("gelu_tanh", ["a"]), ("gelu_sigmoid", ["k"]))
    ]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    assert math.isclose(results["gelu_tanh"]["a"], 0.0443829438167341, rel_tol=1e-10)
    assert math.isclose(results["gelu_sigmoid"]["k"], 1.77293396561675463, rel_tol=1e-10)


def test_unknown_words_are_refused():
    for words in ({"target": "erf"}, {"norm": "l1"}):
        with pytest.raises(ValueError, match="must be one of"):
            fit(FUNCTIONS["gelu_tanh"], {}, ["a"], **words)
    with pytest.raises(ValueError, match="gelu_tanh has no coefficient 'k'"):
        fit(FUNCTIONS["gelu_tanh"], {}, ["k"])


@pytest.mark.parametrize("name", [row.name for row in APPROXIMATIONS.values() if row.coefficients])
def test_every_form_is_fitted_or_says_why_not(name):
    row = FUNCTIONS[name]
    free = [coefficient.name for coefficient in row.coefficients if not coefficient.whole][:3]
    found = fit(row, {}, free, norm="l2")
    assert found.message == "" if found.converged else found.after is found.before
    if found.converged:
        assert found.after.rms <= found.before.rms


def test_scipy_is_not_loaded():
    code = "import sys, gelu_desktop.numerics.fitting; sys.exit('scipy' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_a_pinned_gate_keeps_its_value_where_a_coefficient_moves_it():
    form = from_formula("x*(s+0.5*tanh(c*(x+a*x^3)))")
    found = fit(form, {"s": 0.6, "c": 0.9, "a": 0.04}, ["s", "c", "a"], pinned=True)
    best = fit(FUNCTIONS["gelu_tanh"], {}, ["c", "a"], pinned=True)
    assert found.converged
    assert found.parameters == 1
    assert found.after.coefficients["s"] == pytest.approx(0.5, abs=1e-12)
    assert found.after.coefficients["c"] == pytest.approx(math.sqrt(2 / math.pi), rel=1e-12)
    assert found.after.coefficients["a"] == pytest.approx(best.after.coefficients["a"], rel=1e-6)
