"""What `errors`, `sweep`, `fit`, `snippet` and `dictionary` print, and what they refuse."""

import json
import math
import time

import pytest

from gelu_desktop.__main__ import main
from gelu_desktop.model.snippets import LANGUAGES
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.errors import summarise
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.sweeps import sweep

TANH = "0.5*x*(1+tanh(c*(x+a*x^3)))"


def run(capsys, *arguments, code=0):
    assert main(arguments) == code
    return capsys.readouterr()


def read(capsys, *arguments):
    out, err = run(capsys, *arguments, "--format", "json")
    assert err == ""
    return json.loads(out)


def refused(capsys, *arguments):
    start = time.perf_counter()
    out, err = run(capsys, *arguments, code=2)
    assert time.perf_counter() - start < 2
    assert out == ""
    assert "Traceback" not in err
    return err


def test_errors_of_the_tanh_form(capsys):
    found = read(capsys, "errors", "--approximation", "gelu_tanh", "--range", "-4", "4")
    assert found["max"] == pytest.approx(4.732355206872848771e-4, rel=1e-9)
    assert found["at"] == pytest.approx(2.69894138637727, abs=1e-7)
    assert found["rms"] == pytest.approx(2.4637409018866e-4, rel=1e-10)
    assert found["rms_normal"] == pytest.approx(1.2877962500386e-4, rel=1e-10)
    assert "share_over" not in found


def test_json_reads_back_bit_equal(capsys):
    found = read(capsys, "errors", "--set", "a=0.05")
    exact = summarise(FUNCTIONS["gelu_tanh"], {"a": 0.05}, (-4.0, 4.0))
    assert (found["max"], found["at"], found["rms"]) == (exact.max, exact.at, exact.rms)
    swept = read(capsys, "sweep", "--number-format", "fp16")
    again = sweep(FUNCTIONS["gelu_tanh"], {}, FORMATS["float16"], "every")
    assert (swept["max_ulp"], swept["max_abs_at"]) == (again.max_ulp, again.max_abs_at)


def test_share_of_the_sigmoid_form_above_a_tolerance(capsys):
    arguments = ["errors", "--approximation", "gelu_sigmoid", "--tolerance", "0.003"]
    found = read(capsys, *arguments)
    assert found["share_over"] == pytest.approx(0.8473, abs=5e-5)
    assert found["share_over_normal"] == pytest.approx(0.618138, abs=1e-6)
    assert found["max"] > 0 > found["signed"]
    assert "84.73" in run(capsys, *arguments).out


@pytest.mark.parametrize(
    ("quantity", "largest"),
    [
        ("value", 4.732355206872848771e-4),
        ("slope", 8.684518349859139e-4),
        ("gate", 1.789325837723033e-4),
    ],
)
def test_errors_of_each_quantity(capsys, quantity, largest):
    found = read(capsys, "errors", "--quantity", quantity, "--range", "-6", "6")
    assert found["max"] == pytest.approx(largest, rel=1e-9)


def test_measures_have_short_and_long_names(capsys):
    assert read(capsys, "errors", "--measure", "rel") == read(
        capsys, "errors", "--measure", "relative"
    )
    units = [
        read(capsys, "errors", "--measure", "ulp", "--range", "1", "2", "--number-format", name)
        for name in ("fp16", "half", "float16")
    ]
    assert units[0] == units[1] == units[2]
    assert units[0]["max"] < 1


def test_a_formula_is_measured_like_the_row_it_repeats(capsys):
    own = read(capsys, "errors", "--formula", TANH, "--set", "a=0.05")
    row = read(capsys, "errors", "--approximation", "gelu_tanh", "--set", "a=0.05")
    assert own["approximation"] == "own"
    assert own["coefficients"] == row["coefficients"]
    assert own["max"] == pytest.approx(row["max"], rel=1e-12)


def test_text_says_what_was_measured(capsys):
    out = run(capsys, "errors", "--quantity", "gate", "--measure", "ulp").out
    assert "gate, error in ulp of float64" in out
    assert "-4 to 4, sampled" in out
    assert "a = 0.044715" in out


def test_sweep_of_the_tanh_form_in_bfloat16(capsys):
    found = read(capsys, "sweep", "--approximation", "gelu_tanh", "--number-format", "bf16")
    assert (found["number_format"], found["mode"], found["ftz"]) == ("bfloat16", "every", False)
    assert found["values"] == 65280
    assert round(found["max_ulp"]) == 255
    assert found["first_zero"] == -3.0625
    assert found["non_finite"] == 0
    assert found["method"] == "exhaustive"
    assert int(found["max_ulp_at_hex"], 16) == FORMATS["bfloat16"].code(found["max_ulp_at"])
    assert list(found["percentiles"]) == ["50", "90", "99", "99.9"]
    assert sum(region["values"] for region in found["regions"]) == 65280
    assert sum(region["weight"] for region in found["regions"]) == pytest.approx(1)
    assert sum(found["histogram"]["counts"]) == 65280


def test_sweep_counts_what_is_not_finite(capsys):
    found = read(capsys, "sweep", "--number-format", "fp8_e4m3")
    assert (found["number_format"], found["values"]) == ("e4m3fn", 254)
    assert found["non_finite"] == 94
    assert found["max_ulp"] == pytest.approx(14.1, abs=0.05)


def test_exact_gelu_rounded_once_is_correct_everywhere(capsys):
    found = read(
        capsys, "sweep", "--approximation", "gelu", "--number-format", "half", "--mode", "once"
    )
    assert found["correctly_rounded"] == 1.0
    assert found["max_ulp"] <= 0.5
    assert found["first_zero"] == -5.7265625


def test_flushing_makes_zeros_of_subnormal_results(capsys):
    arguments = ["sweep", "--approximation", "gelu", "--number-format", "fp16", "--mode", "once"]
    kept, flushed = read(capsys, *arguments), read(capsys, *arguments, "--ftz")
    assert flushed["ftz"]
    assert flushed["first_zero"] > kept["first_zero"]


def test_text_of_a_sweep_says_what_was_swept(capsys):
    out = run(capsys, "sweep", "--ftz").out
    for words in (
        "gelu_tanh in bfloat16",
        "every operation rounded, subnormals flushed to zero",
        "65280, exhaustive",
        "-3.0625",
        "x ≥ 0",
    ):
        assert words in out


def test_float32_is_swept_over_a_range(capsys):
    found = read(capsys, "sweep", "--number-format", "float32", "--range", "1", "1.0001")
    assert found["range"] == pytest.approx([1.0, 1.0001], abs=1e-6)
    assert found["values"] == 839
    assert found["correctly_rounded_normal"] is None


def test_one_number_is_a_range_of_a_sweep(capsys):
    found = read(capsys, "sweep", "--number-format", "f32", "--range", "2", "2", "--mode", "once")
    assert found["values"] == 1


def test_fit_of_the_sigmoid_form(capsys):
    found = read(capsys, "fit", "--approximation", "gelu_sigmoid", "--norm", "minimax")
    assert found["converged"]
    assert found["before"]["coefficients"] == {"k": 1.702}
    assert found["before"]["max"] == pytest.approx(0.0203348722, abs=5e-11)
    assert found["after"]["coefficients"]["k"] == pytest.approx(1.772933966, abs=5e-10)
    assert found["after"]["max"] == pytest.approx(0.0139222455, abs=5e-11)
    assert (found["before"]["equioscillates"], found["after"]["equioscillates"]) == (False, True)
    assert found["after"]["rms_normal"] > found["before"]["rms_normal"]


def test_fit_of_one_coefficient_of_the_tanh_form(capsys):
    found = read(capsys, "fit", "--free", "a", "--range", "-4", "4")
    after = found["after"]
    assert found["free"] == ["a"]
    assert after["coefficients"]["a"] == pytest.approx(0.0443829438, abs=5e-11)
    assert after["coefficients"]["c"] == FUNCTIONS["gelu_tanh"].published()["c"]
    assert after["max"] == pytest.approx(3.874187e-4, abs=5e-11)


def test_fit_of_two_coefficients_and_of_the_gate(capsys):
    after = read(capsys, "fit", "--free", "c,a")["after"]
    assert after["coefficients"]["c"] == pytest.approx(0.8001570785, abs=5e-11)
    assert after["max"] == pytest.approx(2.707275e-4, abs=5e-11)
    gate = read(capsys, "fit", "--free", "a", "--target", "gate")["after"]
    assert gate["coefficients"]["a"] == pytest.approx(0.0447149112, abs=5e-11)


def test_a_formula_is_fitted_like_the_row_it_repeats(capsys):
    row = read(capsys, "fit", "--free", "a", "--norm", "l2", "--range", "-3", "3")
    own = read(
        capsys, "fit", "--formula", TANH, "--free", "a", "--norm", "l2", "--range", "-3", "3"
    )
    assert own["after"]["coefficients"]["a"] == pytest.approx(0.0445628219790, abs=5e-11)
    assert own["after"]["max"] == pytest.approx(row["after"]["max"], rel=1e-6)


def test_a_fit_that_fails_changes_nothing_and_says_so(capsys):
    arguments = ["fit", "--formula", "x*sigmoid(k*x)+0*m", "--format", "json"]
    out, err = run(capsys, *arguments, code=1)
    found = json.loads(out)
    assert not found["converged"]
    assert found["before"] == found["after"]
    assert err.startswith("gelu-desktop: Nothing is changed. m does not")
    assert found["message"] in err


def test_text_of_a_fit_has_before_and_after(capsys):
    out = run(capsys, "fit", "--approximation", "gelu_sigmoid").out
    lines = out.splitlines()
    assert lines[0] == "gelu_sigmoid fitted to GELU, minimax from -8 to 8"
    assert lines[1].split() == ["before", "after"]
    assert lines[2].split()[:2] == ["k", "1.702"]
    assert lines[-1].split() == ["equioscillates", "no", "yes"]
    assert len({len(line) for line in lines[1:]}) == 1


@pytest.mark.parametrize("verb", ["errors", "sweep", "fit"])
@pytest.mark.parametrize("formula", ["x", "k*x", "0/0", "1/x", "9^9^9^9*x", "x/(1+exp(-k*x))"])
def test_any_formula_is_measured_without_a_fault(capsys, verb, formula):
    code = main([verb, "--formula", formula])
    out, err = capsys.readouterr()
    assert code in (0, 1, 2)
    assert "Traceback" not in out + err
    assert (code == 0) == (err == "")


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["errors", "--approximation", "nope"], ", ".join(FUNCTIONS)),
        (["errors", "--approximation", "gelu_neww"], "gelu_new"),
        (["errors", "--approximation", "x" * 10**6], "gelu_tanh"),
        (["errors", "--range", "1"], "--range needs a value"),
        (["errors", "--range", "1", "1"], "the smaller one first"),
        (["errors", "--range", "4", "-4"], "the smaller one first"),
        (["errors", "--range", "nan", "1"], "the smaller one first"),
        (["errors", "--range", "-inf", "inf"], "-1000 to 1000"),
        (["errors", "--range", "0", "1e308"], "-1000 to 1000"),
        (["errors", "--measure", "per cent"], "abs, rel, ulp"),
        (["errors", "--quantity", "area"], "value, slope, gate"),
        (["errors", "--tolerance", "-1"], "from 0 on"),
        (["errors", "--tolerance", "nan"], "from 0 on"),
        (["errors", "--set", "a=nan"], "-1000000 to 1000000"),
        (["errors", "--set", "a=1e308"], "-1000000 to 1000000"),
        (["errors", "--set", "b=1"], "c, a"),
        (["errors", "--set", "a"], "COEFFICIENT=VALUE"),
        (["errors", "--approximation", "gelu_table_linear", "--set", "n=0"], "2 to 65536"),
        (["errors", "--approximation", "gelu_table_linear", "--set", "n=1e9"], "2 to 65536"),
        (["errors", "--approximation", "gelu_table_nearest", "--set", "n=64.5"], "whole"),
        (["errors", "--approximation", "gelu_table_nearest", "--set", "r=0"], "0.001 to 1000"),
        (["errors", "--formula", "x*k", "--set", "b=1"], "The formula has no coefficient “b”"),
        (["errors", "--formula", "x", "--set", "b=1"], "The formula has no coefficients"),
        (["errors", "--formula", "x", "--approximation", "gelu_tanh"], "not both"),
        (["errors", "--format", "csv"], "text, json"),
        (["sweep", "--number-format", "int8"], "float16, bfloat16, e4m3fn"),
        (["sweep", "--number-format", "float64"], "too many numbers"),
        (["sweep", "--mode", "twice"], "once, every, float32"),
        (["sweep", "--range", "1", "2"], "for float32"),
        (["sweep", "--number-format", "float32", "--range", "2", "1"], "the smaller one first"),
        (["sweep", "--number-format", "float32", "--range", "nan", "1"], "the smaller one first"),
        (["sweep", "--number-format", "float32", "--range", "1e39", "1e40"], "no numbers"),
        (["sweep", "--number-format", "float32", "--range", "1.00000001", "1.00000002"], "no num"),
        (["fit", "--free", "q"], "c, a"),
        (["fit", "--approximation", "gelu_erf"], "no coefficients to fit"),
        (["fit", "--formula", "x"], "no coefficients to fit"),
        (["fit", "--approximation", "gelu_table_linear", "--free", "n"], "whole number"),
        (["fit", "--target", "area"], "gelu, slope, gate"),
        (["fit", "--norm", "l1"], "minimax, l2, normal"),
        (["fit", "--range", "1", "0"], "the smaller one first"),
        (["snippet", "--language", "fortran"], "python, numpy, pytorch"),
        (["snippet", "--language", "zh_CN"], "python, numpy, pytorch"),
        (["snippet", "--number-format", "int8"], "bfloat16"),
        (["dictionary", "gleu"], "gelu"),
        (["dictionary", "x" * 10**6], "gelu_new"),
    ],
)
def test_a_wrong_command_line_is_explained(capsys, arguments, complaint):
    err = refused(capsys, *arguments)
    assert complaint in err
    assert len(err.splitlines()) == 1
    assert len(err) < 3000


@pytest.mark.parametrize(
    ("formula", "reason", "mark"),
    [
        ("0.5x*2", "An operation is missing here", 3),
        ("x +", "ends too early", 3),
        ("激活(x)", "“激” has no meaning", 0),
        ("（激活）", "“激” has no meaning", 2),
        ("x.__class__", "has no meaning", 1),
        ("__import__(x)", "no function", 0),
        ("sinh(x)", "no function sinh", 0),
        ("x\x1b[31m", "has no meaning", 1),
    ],
)
@pytest.mark.parametrize("verb", ["errors", "eval"])
def test_a_formula_is_refused_with_a_mark_under_the_place(capsys, verb, formula, reason, mark):
    lines = refused(capsys, verb, "--formula", formula).splitlines()
    assert len(lines) == 3
    assert reason in lines[0]
    assert lines[1].startswith("  " + formula[:1])
    assert lines[2] == " " * (2 + mark) + "^"
    assert "\x1b" not in "".join(lines)


@pytest.mark.parametrize(
    "formula",
    [
        "(" * 10_000,
        "(" * 900 + "x" + ")" * 900,
        "x" * 10**6,
        "1+" * 500_000 + "x",
        "^".join(["9"] * 900),
        "y" * 1900 + "(x)",
    ],
)
def test_a_monstrous_formula_is_refused_at_once_and_in_short(capsys, formula):
    err = refused(capsys, "errors", "--formula", formula)
    assert len(err.splitlines()) == 3
    assert max(map(len, err.splitlines())) < 1000


def test_the_dictionary_tells_what_a_name_means(capsys):
    found = read(capsys, "dictionary", "gelu_new")
    assert found["function"] == "gelu_tanh"
    assert found["coefficients"]["a"] == 0.044715
    assert "gelu_pytorch_tanh" in found["alike"]
    assert {"project", "version", "name", "function", "trap", "source"} <= set(found["entries"][0])
    out = run(capsys, "dictionary", "gelu_new").out
    assert out.startswith("gelu_new is gelu_tanh")


def test_the_dictionary_finds_words_and_lists_everything(capsys):
    some = read(capsys, "dictionary", "gpt", "2")["entries"]
    assert any("GPT-2" in entry["project"] for entry in some)
    every = read(capsys, "dictionary")["entries"]
    assert len(every) > 60 > len(some)
    lines = run(capsys, "dictionary").out.splitlines()
    assert max(map(len, lines)) <= 80


def test_another_spelling_finds_the_entries_of_what_it_means(capsys):
    found = read(capsys, "dictionary", "Quick-GELU")
    assert found["function"] == "gelu_sigmoid"
    assert found["entries"]
    assert {entry["function"] for entry in found["entries"]} == {"gelu_sigmoid"}


def test_a_snippet_computes_what_it_says(capsys):
    arguments = ["snippet", "--set", "a=0.05", "--number-format", "bf16", "--range", "-3", "3"]
    out = run(capsys, *arguments).out
    assert "[-3, 3]" in out
    assert "bfloat16" in out
    made = {}
    exec(out, made)
    expected = FUNCTIONS["gelu_tanh"].evaluate(0.7, 0, {"a": 0.05})
    assert made["gelu_tanh"](0.7) == pytest.approx(float(expected), rel=1e-15)


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_formula_is_written_in_every_language(capsys, language):
    formula = ["--formula", "x*sigmoid(k*x)", "--set", "k=1.625"]
    out = run(capsys, "snippet", *formula, "--language", language).out
    assert "1.625" in out
    assert out.endswith("\n")


@pytest.mark.parametrize(
    ("name", "value"),
    [
        ("gelu_new", 0.841191990607477),
        ("gelu_pytorch_tanh", 0.841191990607477),
        ("quick_gelu", 0.845795766),
        ("QuickGELU", 0.845795766),
        ("gelu", 0.8413447460685429),
        ("gelu_none", 0.8413447460685429),
    ],
)
def test_names_from_elsewhere_can_be_evaluated(capsys, name, value):
    row = read(capsys, "eval", "--function", name, "--x", "1")[0]
    assert row["value"] == pytest.approx(value, rel=1e-9)


def keys(content):
    """Return the keys of an object and of those inside, but for names of coefficients and such."""
    data = {"coefficients", "percentiles", "regions", "errors", "histogram", "entries", "extrema"}
    for key, value in content.items():
        yield key
        if isinstance(value, dict) and key not in data:
            yield from keys(value)


@pytest.mark.parametrize(
    "arguments",
    [
        ["errors", "--tolerance", "0.1", "--quantity", "slope", "--measure", "rel"],
        ["sweep", "--number-format", "e5m2"],
        ["fit", "--free", "a"],
        ["dictionary", "gelu_new"],
    ],
)
def test_the_help_tells_of_every_key(capsys, arguments):
    found = set(keys(read(capsys, *arguments)))
    text = run(capsys, arguments[0], "--help").out.partition("Keys of the JSON:")[2]
    told = {name.strip(",") for line in text.splitlines() for name in line.split()}
    assert found - told == set()


def test_special_numbers_are_strings_in_json(capsys):
    found = read(capsys, "errors", "--formula", "1/x", "--range", "-1", "1")
    assert found["max"] == "inf"
    assert not any(isinstance(value, float) and math.isnan(value) for value in found.values())


@pytest.mark.parametrize("measure", ["rel", "ulp"])
def test_a_pole_is_said_in_words(capsys, measure):
    asked = ["errors", "--set", "c=0.86", "a=0.0468", "--quantity", "slope", "--measure", measure]
    text = run(capsys, *asked, "--number-format", "bfloat16").out
    assert "pole at x = -0.751791525, unbounded" in text
    assert text.count("unbounded") == 3
    found = read(capsys, *asked, "--number-format", "bfloat16")
    assert (found["max"], found["signed"], found["rms"]) == ("inf", "-inf", "inf")
    assert found["pole"] == found["at"] == -0.7517915246935645
    assert "unbounded" not in run(capsys, "errors", "--quantity", "slope").out
