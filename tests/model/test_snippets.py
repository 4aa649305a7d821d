import ast
import ctypes
import math
import os
import re
import shutil
import subprocess
import sys
import types

import ml_dtypes
import numpy as np
import pytest
from scipy import special

from gelu_desktop.model.snippets import LANGUAGES, formula_of, measure, name_of, snippet
from gelu_desktop.model.snippets.formulas import plain_formula
from gelu_desktop.model.snippets.pieces import below, in_parentheses
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.own import from_formula

WRITTEN = [row for row in FUNCTIONS.values() if row.name != "cauchy_gate"]
OWN = [
    "x*clip(0.5+k*x+lambda*(x+1)^2, 0, 1)",
    "x*sigmoid(k*x+b*x^3)-2^-abs(x)",
    "step(x)*log1p(x^2)+sign(x)*sqrt(abs(x))*phi(x)/e",
    "min(a, max(x, -a))*expm1(-x^2)+erfc(x)*erf(pi*x)",
    "tableslope(x, r, n)*nearest(x/2, 3, 7)+table(x, 2, 33)",
    "abs(x)^1.5*exp(-x^2/2)+log(2+x^2)",
    "(step(2)-step(x))*phi(1)*phi(x)+table(1, 2, 4)*table(x, 2, 4)",
]
ROWS = [*WRITTEN, *map(from_formula, OWN)]
SOME = np.concatenate(
    [
        np.linspace(-12, 12, 1999),
        np.geomspace(1e-300, 1e3, 200),
        -np.geomspace(1e-300, 1e3, 200),
        [0.0, -0.0, 4.0, -4.0, np.nan],
    ]
)


def names(row):
    return f"{row.name}-{row.formula[:12]}" if row.name == "own" else row.name


def tuned(row):
    """Return coefficients that are not the published ones."""
    return {name: value * 1.01 for name, value in row.published().items()}


def expected(row, coefficients, x):
    return parse(formula_of(row)).evaluate(x, {**row.published(), **coefficients})


def assert_same(found, wanted, x, tolerance=4e-15):
    scale = np.maximum(np.abs(np.nan_to_num(x)), 1.0)
    assert np.array_equal(np.isnan(found), np.isnan(wanted))
    known = ~np.isnan(wanted)
    close = np.abs(found - wanted)[known] <= (tolerance * np.maximum(scale, np.abs(wanted)))[known]
    assert close.all(), x[known][~close]


def run(code):
    space = {}
    exec(compile(code, "snippet", "exec"), space)  # our own output, which is what is tested
    return space


@pytest.mark.parametrize("row", ROWS, ids=names)
@pytest.mark.parametrize("language", ["python", "numpy"])
def test_python_and_numpy_compute_the_function(row, language):
    for coefficients in ({}, tuned(row)):
        function = run(snippet(row, coefficients, language))[name_of(row)]
        if language == "python":
            found = np.array([function(float(x)) for x in SOME])
        else:
            found = function(SOME)
        assert_same(found, expected(row, coefficients, SOME), SOME)


@pytest.mark.parametrize("row", WRITTEN, ids=names)
def test_the_formula_is_the_function(row):
    x = SOME[np.abs(SOME) < 8]
    assert_same(expected(row, {}, x), row.evaluate(x), x, 1e-14)


def test_python_survives_overflow():
    functions = {
        name: run(snippet(FUNCTIONS[name], {}, "python"))[name]
        for name in ("gelu_tanh", "gelu_tanh_exp", "gelu_sigmoid", "gelu_sigmoid_exp", "gelu_erfc")
    }
    for function in functions.values():
        for x in (1e4, 1e150, 1e300):
            assert function(x) == x
            assert function(-x) == 0


def module(name, **content):
    made = types.ModuleType(name)
    vars(made).update(content)
    return made


def fake_torch():
    """Return a module that does with arrays what PyTorch does with tensors."""

    def clamp(x, min=None, max=None):  # noqa: A002 - PyTorch's names
        assert isinstance(x, np.ndarray)
        x = x if min is None else np.maximum(x, min)
        return x if max is None else np.minimum(x, max)

    def gelu(x, approximate):
        return FUNCTIONS[{"none": "gelu_erf", "tanh": "gelu_tanh"}[approximate]].evaluate(x)

    alike = "abs sign exp expm1 log log1p sqrt tanh floor where ones_like zeros_like"
    functional = types.SimpleNamespace(
        gelu=gelu, silu=FUNCTIONS["silu"].evaluate, mish=FUNCTIONS["mish"].evaluate
    )
    torch = module(
        "torch",
        **{name: getattr(np, name) for name in alike.split(" ")},
        pow=np.power,
        Tensor=np.ndarray,
        sigmoid=special.expit,
        erf=special.erf,
        erfc=special.erfc,
        clamp=clamp,
        special=types.SimpleNamespace(ndtr=special.ndtr),
        nn=types.SimpleNamespace(functional=functional),
    )
    return {"torch": torch}


def fake_jax():
    """Return modules that do with NumPy's arrays what JAX does with its own."""

    def gelu(x, approximate):
        return FUNCTIONS["gelu_tanh" if approximate else "gelu_erfc"].evaluate(x)

    numpy = module("jax.numpy", **{name: getattr(np, name) for name in dir(np) if name[0] != "_"})
    functions = types.SimpleNamespace(
        gelu=gelu,
        sigmoid=special.expit,
        silu=FUNCTIONS["silu"].evaluate,
        mish=FUNCTIONS["mish"].evaluate,
    )
    jax = module(
        "jax",
        numpy=numpy,
        Array=np.ndarray,
        nn=functions,
        scipy=types.SimpleNamespace(special=special),
    )
    return {"jax": jax, "jax.numpy": numpy}


@pytest.mark.parametrize("row", ROWS, ids=names)
@pytest.mark.parametrize(("language", "fake"), [("pytorch", fake_torch), ("jax", fake_jax)])
def test_pytorch_and_jax_compute_the_function(row, language, fake, monkeypatch):
    for name, made in fake().items():
        monkeypatch.setitem(sys.modules, name, made)
    for coefficients in ({}, tuned(row)):
        code = snippet(row, coefficients, language)
        ast.parse(code)
        space = run(code)
        with np.errstate(all="ignore"):
            found = space[name_of(row)](SOME)
        assert_same(found, expected(row, coefficients, SOME), SOME)
        if built_in := space.get(f"{name_of(row)}_built_in"):
            assert_same(built_in(SOME), row.evaluate(SOME), SOME)


@pytest.fixture(scope="module")
def compiled(tmp_path_factory):
    """Give a function that compiles C and opens the result."""
    compiler = next(filter(None, map(shutil.which, ("cc", "gcc", "clang"))), None)
    if compiler is None:
        (pytest.fail if "CI" in os.environ else pytest.skip)(
            "there is no C compiler: cc, gcc, clang"
        )
    folder = tmp_path_factory.mktemp("c")

    def compile_it(name, code, *options):
        source, target = folder / f"{name}.c", folder / f"{name}.so"
        source.write_text(code, encoding="utf-8")
        flags = ["-std=c99", "-O1", "-ffp-contract=off", "-Wall", "-Wextra", "-Werror", *options]
        command = [compiler, *flags, "-shared", "-fPIC", source, "-o", target, "-lm"]
        answer = subprocess.run(command, capture_output=True, text=True, check=False)
        assert answer.returncode == 0, answer.stderr
        return ctypes.CDLL(str(target))

    return compile_it


@pytest.mark.parametrize("row", ROWS, ids=names)
def test_c_computes_the_function(row, compiled):
    for index, coefficients in enumerate(({}, tuned(row))):
        key = f"{row.name}{abs(hash(formula_of(row)))}_{index}"
        library = compiled(key, snippet(row, coefficients, "c"))
        function = getattr(library, name_of(row))
        function.restype, function.argtypes = ctypes.c_double, [ctypes.c_double]
        found = np.array([function(x) for x in SOME])
        assert_same(found, expected(row, coefficients, SOME), SOME)


CUDA = """
#include <math.h>
#define __device__ static
#define __forceinline__
#define __global__
struct extent { int x; };
static const struct extent gridDim = {1}, blockDim = {1}, blockIdx = {0}, threadIdx = {0};
static inline float normcdff(float t) { return 0.5f * erfcf(-t * 0.70710678f); }
"""


@pytest.mark.parametrize("row", ROWS, ids=names)
def test_cuda_computes_the_function_in_float32(row, compiled):
    key = f"cuda_{row.name}{abs(hash(formula_of(row)))}"
    library = compiled(key, CUDA + snippet(row, {}, "cuda"))
    x = np.linspace(-6, 6, 2001).astype(np.float32)
    found = np.zeros_like(x)
    pointer = ctypes.POINTER(ctypes.c_float)
    kernel = getattr(library, f"{name_of(row)}_kernel")
    kernel(x.ctypes.data_as(pointer), found.ctypes.data_as(pointer), x.size)
    wanted = expected(row, {}, x)
    near = np.abs(found - wanted) <= 1e-5 * np.maximum(1, np.abs(wanted))
    # Where it jumps, float32 may stand on the other side.
    assert np.mean(near) > (0.99 if "nearest" in formula_of(row) else 0.9999)


@pytest.mark.parametrize("row", ROWS, ids=names)
def test_cuda_has_nothing_of_float64(row):
    """A call or a number of C without its f would be one of float64, and slow."""
    lines = snippet(row, {}, "cuda").splitlines()
    code = "\n".join(line for line in lines if not line.strip().startswith("//"))
    doubles = r"\b(exp|expm1|log|log1p|sqrt|tanh|erf|erfc|fabs|pow|floor|fmin|fmax|rint)\("
    assert not re.search(doubles, code)
    assert not re.search(r"\d\.\d+(e[-+]?\d+)?(?![\df.e])", code)
    assert "double" not in code


@pytest.mark.parametrize("language", ["python", "numpy", "pytorch", "jax"])
def test_lines_are_short(language):
    for row in ROWS:
        for line in snippet(row, {}, language).splitlines():
            assert len(line) <= 100, (row.name, line)


def test_what_is_longer_than_a_line_is_broken_at_blanks():
    """A line of 84 signs is none too long; with its indentation, no broken one is longer."""
    full = " + ".join(["a" * 18] * 4)
    assert len(full) == 81
    assert in_parentheses(full + "bbb") == full + "bbb"
    assert below(full + "bbb") == f" {full}bbb"
    most, broken = full[:-1], f"    {full[:-1]}\n    + bb"
    assert in_parentheses(f"{most} + bb") == f"(\n{broken}\n)"
    assert below(f"{most} + bb") == f"\n{broken}"
    last = full.rpartition(" ")
    assert below(f"{full} + bb") == f"\n    {last[0]}\n    {last[2]} + bb"
    for whole in ("c" * 90, "1e-3" + "-d" * 50):
        assert below(whole) == f"\n    {whole}"


@pytest.mark.parametrize(("value", "lines"), [(1.000001, 1), (1.0000001, 6)])
def test_a_signature_of_more_than_88_signs_has_a_line_for_each_coefficient(value, lines):
    code = snippet(from_formula("a*x + b*x^2 + c"), {"a": value, "b": 1.0, "c": 1.0}, "python")
    signature = code[code.index("def ") :].partition("\n    return")[0].removesuffix("\n")
    assert len(signature.splitlines()) == lines
    assert (len(signature) == 88) is (lines == 1)
    assert f"a: float = {value!r}," in signature


def test_formulas_for_reading_say_more_than_the_language():
    assert plain_formula(FUNCTIONS["cauchy_gate"]) == "x*(0.5 + arctan(x)/pi)"
    assert plain_formula(FUNCTIONS["gelu"]) == "x*Phi(x)"


def test_a_formula_too_long_to_be_read_is_left_to_the_code():
    for length, shown in ((120, True), (121, False)):
        formula = "x*(" + "x + " * 28 + "1." + "5" * (length - 118) + ")"
        assert len(str(parse(formula))) == length
        head = snippet(from_formula(formula), {}, "python").splitlines()[0]
        assert ("x + x" in head) is shown


def test_flags_of_the_frameworks_are_written_out():
    exact, tanh = FUNCTIONS["gelu"], APPROXIMATIONS["gelu_tanh"]
    assert 'gelu(x, approximate="none")' in snippet(exact, {}, "pytorch")
    assert 'gelu(x, approximate="tanh")' in snippet(tanh, {}, "pytorch")
    assert "jax.nn.gelu(x, approximate=False)" in snippet(exact, {}, "jax")
    assert "jax.nn.gelu(x, approximate=True)" in snippet(tanh, {}, "jax")
    assert "built_in" not in snippet(tanh, {"a": 0.0444}, "pytorch")


def test_the_head_says_what_was_measured():
    row = APPROXIMATIONS["gelu_tanh"]
    measured = measure(row, row.published(), (-4.0, 4.0), formula=row.formula)
    code = snippet(row, {}, "c", measured=measured)
    assert "// GELU (tanh form): 0.5*x*(1 + tanh(c*(x + a*x^3)))" in code
    assert "c = 0.7978845608028654, a = 0.044715 (as published)" in code
    assert "[-4, 4], in float64, sampled" in code
    assert "4.732355e-04 at x = 2.69894, root mean square 2.463741e-04" in code
    assert "N(0, 1), all x: 1.287796e-04" in code
    assert "change the model" not in code


def test_the_head_says_what_rounding_does():
    row = APPROXIMATIONS["gelu_tanh"]
    for mode, words in (
        ("once", "the result rounded once"),
        ("every", "every operation rounded"),
        ("float32", "computed in float32"),
    ):
        measured = measure(
            row,
            row.published(),
            (-4.0, 4.0),
            formula=row.formula,
            number_format="bfloat16",
            mode=mode,
        )
        code = snippet(row, {}, "python", measured=measured)
        assert f"In bfloat16, {words}" in " ".join(code.split("\n# "))
        assert measured.rounded.values == 33026
        assert measured.rounded.max > measured.summary.max


@pytest.mark.parametrize(
    ("name", "dtype"), [("bfloat16", ml_dtypes.bfloat16), ("float16", np.float16)]
)
@pytest.mark.parametrize("interval", [(-4.0, 4.0), (-2.0, 0.5)])
def test_the_largest_error_of_results_that_are_rounded_once(name, dtype, interval):
    """Every number of the format is tried; where several are as bad, the largest is named."""
    row = APPROXIMATIONS["gelu_tanh"]
    with np.errstate(invalid="ignore"):  # signalling NaNs
        x = np.arange(2**16, dtype=np.uint16).view(dtype).astype(np.float64)
    x = np.unique(x[(x >= interval[0]) & (x <= interval[1])])
    tanh = 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3)))
    size = np.abs(tanh.astype(dtype).astype(np.float64) - x * special.ndtr(x))
    found = measure(row, {}, interval, number_format=name, mode="once").rounded
    assert found.max == pytest.approx(size.max(), rel=1e-9)
    assert found.at == x[size >= size.max() * (1 - 1e-12)][-1]


def test_the_head_names_both_ends_of_the_interval():
    row = FUNCTIONS["gelu_hard"]
    measured = measure(
        row, {}, (-3.0, 4.0), formula=row.formula, number_format="bfloat16", mode="once"
    )
    code = snippet(row, {}, "c", measured=measured)
    assert "// Error against exact GELU on [-3, 4], in float64" in code
    assert "// In bfloat16, the result rounded once, for all 32962 inputs in [-3, 4]:\n" in code


def test_what_follows_in_a_broken_line_of_the_head_stands_below_its_beginning():
    row = APPROXIMATIONS["gelu_tanh"]
    measured = measure(row, {}, (-4.0, 4.0), formula=row.formula)

    def translate(_, text):
        return text.replace("root mean square", "the root of the mean of all squares")

    code = snippet(row, {"a": 0.0444}, "c", measured=measured, translate=translate)
    assert "weights were trained\n// with those, they change the model.\n" in code
    assert ", the root of the mean of all\n//   squares 2.463741e-04\n" in code


def test_wider_formats_are_not_tried_number_by_number():
    row = APPROXIMATIONS["gelu_tanh"]
    for name in ("float32", "float64"):
        assert measure(row, {}, (-4.0, 4.0), number_format=name, mode="once").rounded is None


def test_a_format_that_overflows_is_infinitely_wrong():
    row = APPROXIMATIONS["gelu_tanh"]
    measured = measure(
        row, row.published(), (-9.0, 9.0), formula=row.formula, number_format="e4m3fn", flush=True
    )
    assert measured.rounded.max == np.inf
    assert "largest inf at x = 9, subnormals flushed" in snippet(row, {}, "c", measured=measured)


def test_an_interval_without_numbers_of_the_format_is_left_out():
    row = APPROXIMATIONS["gelu_tanh"]
    measured = measure(row, {}, (2.01, 2.02), formula=row.formula, number_format="e5m2")
    assert measured.rounded is None


def test_refitted_coefficients_carry_a_warning():
    row = APPROXIMATIONS["gelu_tanh"]
    for language in LANGUAGES:
        code = " ".join(snippet(row, {"a": 0.0444}, language).split())
        assert "a = 0.0444 (published: 0.044715)" in code
        assert "they change the model" in code.replace("// ", "").replace("# ", "").replace(
            "% ", ""
        )


def test_own_formulas_have_no_published_coefficients():
    code = snippet(from_formula("x*sigmoid(k*x)"), {"k": 1.5}, "python")
    assert "own formula: x*sigmoid(k*x)" in code
    assert "k = 1.5\n" in code
    assert "published" not in code


def test_nan_at_infinity_is_told_where_it_is_so():
    told = "An infinite x can give NaN"
    assert told in snippet(APPROXIMATIONS["gelu_tanh"], {}, "c")
    assert told not in snippet(APPROXIMATIONS["gelu_tanh"], {}, "latex")
    assert told not in snippet(FUNCTIONS["hard_tanh"], {}, "c")


def test_latex_has_formula_and_coefficients():
    code = snippet(APPROXIMATIONS["gelu_sigmoid"], {"k": 1e-5}, "latex")
    assert r"\frac{x}{1 + e^{-k x}}" in code
    assert r"k = 1 \times 10^{-05}" in code or r"k = 1 \times 10^{-5}" in code
    code = snippet(from_formula("x*tanh(c_1*x)"), {"c_1": -2.0}, "latex")
    assert r"x\,\tanh\left(c_{1}\,x\right)" in code
    assert "c_{1} = -2.0" in code


def test_comments_are_in_the_language_of_the_reader():
    row = APPROXIMATIONS["gelu_tanh"]
    code = snippet(row, {"a": 1.0}, "cuda", translate=lambda _, text: f"<{text}>")
    assert "// <GELU (<tanh form>)>: 0.5*x" in code
    assert "// <For half precision" in code
    assert "<a = 1.0 (published: 0.044715)>" in code


def test_a_function_without_formula_is_refused():
    with pytest.raises(ValueError, match="cauchy_gate"):
        snippet(FUNCTIONS["cauchy_gate"], {}, "c")
    with pytest.raises(KeyError):
        snippet(FUNCTIONS["gelu"], {}, "cobol")


BEST_POLYNOMIAL = """\
// GELU is x/2 plus an even function h: the best polynomial in even powers of x.
h = x / 2 * erf(x / sqrt(2));
J = [1b-20; 4.0];
p = fpminimax(h, [|2, 4, 6, 8, 10, 12|], [|24, 24, 24, 24, 24, 24|], J, absolute);
print("Polynomial:", x / 2 + p);
print("Largest error:", dirtyinfnorm(p - h, J));
quit;
"""
SCRIPTS = {
    "gelu_tanh": """c = 0.7978845608028654;
a = 0.044715;
f = 0.5 * x * (1 + tanh(c * (x + a * x^3)));
g = x / 2 * erfc(-x / sqrt(2));
I = [-3.0; 4.0];
print("Largest error:", dirtyinfnorm(f - g, I));

""",
    "gelu_hard": """greatest = proc(t, u) { return (t + u + abs(t - u)) / 2; };
least = proc(t, u) { return (t + u - abs(t - u)) / 2; };
w = 3;
f = x * least(greatest((x + w) / (2 * w), 0), 1);
g = x / 2 * erfc(-x / sqrt(2));
m = 0;
for i from 0 to 4000 do {
    e = abs(evaluate(f - g, -3.0 + i * (4.0 - (-3.0)) / 4000));
    if (e > m) then m = e;
};
print("Largest error:", m);

""",
    "gelu": """Phi = proc(t) { return erfc(-t / sqrt(2)) / 2; };
f = x * Phi(x);
g = x / 2 * erfc(-x / sqrt(2));

""",
    "gelu_table_linear": "",
}


@pytest.mark.parametrize("name", SCRIPTS)
def test_the_script_for_sollya(name):
    """What is smooth is searched, what has corners is sampled; GELU and tables are not compared."""
    row = FUNCTIONS[name]
    measured = measure(row, {}, (-3.0, 4.0), formula=formula_of(row))
    code = snippet(row, {}, "sollya", measured=measured)
    assert code.split("\n\n", 1)[1] == f"prec = 165!;\n{SCRIPTS[name]}{BEST_POLYNOMIAL}"


def test_the_polynomial_of_the_script_has_the_bits_of_the_format():
    row = FUNCTIONS["gelu_hard"]
    measured = measure(
        row, {}, (-4.0, 1.0), formula=row.formula, number_format="bfloat16", mode="once"
    )
    code = snippet(row, {}, "sollya", measured=measured)
    assert "[|8, 8, 8, 8, 8, 8|], J, absolute" in code
    assert "J = [1b-20; 4.0];" in code


@pytest.mark.skipif(
    shutil.which("sollya") is None, reason="Sollya, which runs the script, is not installed"
)
@pytest.mark.parametrize("name", ["gelu_tanh", "gelu_hard", "gelu_erfc", "gelu_table_linear"])
def test_sollya_agrees(name, tmp_path):
    row = APPROXIMATIONS[name]
    measured = measure(row, {}, (-4.0, 4.0), formula=row.formula)
    script = tmp_path / "check.sollya"
    script.write_text(snippet(row, {}, "sollya", measured=measured), encoding="utf-8")
    answer = subprocess.run(
        ["sollya", script], capture_output=True, text=True, timeout=100, check=True
    )
    lines = answer.stdout.splitlines()
    found = [float(line.split(":")[1]) for line in lines if line.startswith("Largest error:")]
    assert found[-1] < 1e-3
    if len(found) == 2:
        assert found[0] == pytest.approx(measured.summary.max, rel=1e-4)
