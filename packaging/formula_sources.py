"""The formulas that are baked: LaTeX, and the plain text that stands for it."""

import re
from collections.abc import Iterator

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS, Approximation
from gelu_desktop.numerics.expression import parse

Source = tuple[str, str]
COEFFICIENT_DIGITS = 7
LONG = 100

# How a function is called in a formula; others are called by their label.
OPERATORS = {
    "gelu": (r"\mathrm{GELU}", "GELU"),
    "gelu_tanh": (r"\mathrm{GELU}_{\tanh}", "GELU_tanh"),
    "gelu_tanh_exp": (r"\mathrm{GELU}_{\tanh}", "GELU_tanh"),
    "gelu_tanh_factored": (r"\mathrm{GELU}_{\tanh}", "GELU_tanh"),
    "gelu_tanh5": (r"\mathrm{GELU}_{\tanh}", "GELU_tanh"),
    "gelu_sigmoid": (r"\mathrm{GELU}_{\sigma}", "GELU_σ"),
    "gelu_sigmoid_exp": (r"\mathrm{GELU}_{\sigma}", "GELU_σ"),
    "gelu_erf": (r"\mathrm{GELU}", "GELU"),
    "gelu_erfc": (r"\mathrm{GELU}", "GELU"),
    "gelu_ndtr": (r"\mathrm{GELU}", "GELU"),
    "gelu_as7126": (r"\mathrm{GELU}_{\mathrm{AS}}", "GELU_AS"),
    "gelu_eigen": (r"\mathrm{GELU}_{\mathrm{XLA}}", "GELU_XLA"),
    "gelu_ibert": (r"\mathrm{GELU}_{\mathrm{I}}", "GELU_I"),
    "gelu_hard": (r"\mathrm{GELU}_{\mathrm{hard}}", "GELU_hard"),
    "gelu_table_linear": (r"\mathrm{GELU}_{\mathrm{table}}", "GELU_table"),
    "gelu_table_nearest": (r"\mathrm{GELU}_{\mathrm{table}}", "GELU_table"),
    "sigmoid": (r"\sigma", "σ"),
    "tanh": (r"\tanh", "tanh"),
    "relu_squared": (r"\mathrm{SquaredReLU}", "SquaredReLU"),
}
VALUES = {
    "gelu": "x Φ(x) = x/2 [1 + erf(x/√2)]",
    "relu": "max(x, 0)",
    "silu": "x σ(x)",
    "sigmoid": "1 / (1 + e^(−x))",
    "tanh": "(e^x − e^(−x)) / (e^x + e^(−x))",
    "leaky_relu": "max(0, x) + α min(0, x)",
    "elu": "max(0, x) + α (e^min(0, x) − 1)",
    "celu": "max(0, x) + α (e^(min(0, x)/α) − 1)",
    "selu": "λ (max(0, x) + α (e^min(0, x) − 1))",
    "swish": "x σ(β x)",
    "mish": "x tanh(ln(1 + e^x))",
    "softplus": "ln(1 + e^(β x)) / β",
    "softsign": "x / (1 + |x|)",
    "hard_sigmoid": "min(max((x + 3)/6, 0), 1)",
    "hard_swish": "x min(max((x + 3)/6, 0), 1)",
    "hard_tanh": "min(max(x, −1), 1)",
    "relu6": "min(max(x, 0), 6)",
    "relu_squared": "max(0, x)²",
    "laplace_gate": "x P(L ≤ x), L being Laplace(0, 1)",
    "cauchy_gate": "x (1/2 + arctan(x)/π)",
}
_GELU_SLOPE = (r"\Phi(x) + x\,\varphi(x)", "Φ(x) + x φ(x)")
_TANH_SLOPE = (
    r"\frac{1 + t}{2} + \frac{c\,x}{2}\,(1 - t^2)\,(1 + 3\,a\,x^2),"
    r"\quad t = \tanh(c\,(x + a\,x^3))",
    "(1 + t)/2 + c x/2 (1 − t²) (1 + 3 a x²) with t = tanh(c (x + a x³))",
)
_SIGMOID_SLOPE = (
    r"\sigma(k\,x)\,(1 + k\,x\,(1 - \sigma(k\,x)))",
    "σ(k x) (1 + k x (1 − σ(k x)))",
)
_GATE_SLOPE = (r"G(x) + x\,G'(x)", "G(x) + x G′(x)")
SLOPES = {
    "gelu": _GELU_SLOPE,
    "relu": (r"[x > 0]", "[x > 0]"),
    "silu": (r"\sigma(x)\,(1 + x\,(1 - \sigma(x)))", "σ(x) (1 + x (1 − σ(x)))"),
    "sigmoid": (r"\sigma(x)\,(1 - \sigma(x))", "σ(x) (1 − σ(x))"),
    "tanh": (r"1 - \tanh^2(x)", "1 − tanh²(x)"),
    "leaky_relu": (r"[x > 0] + \alpha\,[x \leq 0]", "[x > 0] + α [x ≤ 0]"),
    "elu": (r"[x > 0] + \alpha\,e^x\,[x \leq 0]", "[x > 0] + α e^x [x ≤ 0]"),
    "celu": (r"e^{\min(0, x)/\alpha}", "e^(min(0, x)/α)"),
    "selu": (
        r"\lambda\,([x > 0] + \alpha\,e^x\,[x \leq 0])",
        "λ ([x > 0] + α e^x [x ≤ 0])",
    ),
    "swish": (
        r"\sigma(\beta x)\,(1 + \beta x\,(1 - \sigma(\beta x)))",
        "σ(β x) (1 + β x (1 − σ(β x)))",
    ),
    "mish": (
        r"t + x\,(1 - t^2)\,\sigma(x), \quad t = \tanh(\ln(1 + e^x))",
        "t + x (1 − t²) σ(x) with t = tanh(ln(1 + e^x))",
    ),
    "softplus": (r"\sigma(\beta x)", "σ(β x)"),
    "softsign": (r"\frac{1}{(1 + |x|)^2}", "1 / (1 + |x|)²"),
    "hard_sigmoid": (r"\frac{1}{6}\,[-3 < x < 3]", "1/6 [−3 < x < 3]"),
    "hard_swish": (
        r"\frac{2x + 3}{6}\,[-3 < x < 3] + [x \geq 3]",
        "(2x + 3)/6 [−3 < x < 3] + [x ≥ 3]",
    ),
    "hard_tanh": (r"[-1 < x < 1]", "[−1 < x < 1]"),
    "relu6": (r"[0 < x < 6]", "[0 < x < 6]"),
    "relu_squared": (r"2\,\max(0, x)", "2 max(0, x)"),
    "laplace_gate": (
        r"P(L \leq x) + \frac{x}{2}\,e^{-|x|}",
        "P(L ≤ x) + x/2 e^(−|x|)",
    ),
    "cauchy_gate": (
        r"\frac{1}{2} + \frac{\arctan(x)}{\pi} + \frac{x}{\pi\,(1 + x^2)}",
        "1/2 + arctan(x)/π + x/(π (1 + x²))",
    ),
    "gelu_tanh": _TANH_SLOPE,
    "gelu_tanh_exp": _TANH_SLOPE,
    "gelu_tanh_factored": _TANH_SLOPE,
    "gelu_tanh5": (
        r"\frac{1 + t}{2} + \frac{c\,x}{2}\,(1 - t^2)\,(1 + 3\,a\,m + 5\,b\,m^2)",
        "(1 + t)/2 + c x/2 (1 − t²) (1 + 3 a m + 5 b m²) with t the value of tanh",
    ),
    "gelu_sigmoid": _SIGMOID_SLOPE,
    "gelu_sigmoid_exp": _SIGMOID_SLOPE,
    "gelu_erf": _GELU_SLOPE,
    "gelu_erfc": _GELU_SLOPE,
    "gelu_ndtr": _GELU_SLOPE,
    "gelu_as7126": _GATE_SLOPE,
    "gelu_eigen": _GATE_SLOPE,
    "gelu_ibert": _GATE_SLOPE,
    "gelu_hard": (
        r"\frac{2x + w}{2w}\,[-w < x < w] + [x \geq w]",
        "(2x + w)/(2w) [−w < x < w] + [x ≥ w]",
    ),
    "gelu_table_linear": (
        r"\frac{n}{2r}\,(T_{i+1} - T_i)",
        "n/(2r) (T_(i+1) − T_i)",
    ),
    "gelu_table_nearest": (r"[x > r]", "[x > r]"),
}
# With numbers for the coefficients, where the formula as it is computed is too long to read.
SUBSTITUTED = {
    "gelu_as7126": (
        r"\frac{x}{2}\left(1 + \mathrm{sgn}(x)\left(1 - t\left(<a1:7> + t\left(<a2:7> + t\left("
        r"<a3:7> + t\left(<a4:7> + <a5:7>\,t\right)\right)\right)\right)e^{-x^2/2}\right)\right),"
        r"\quad t = \frac{1}{1 + <p:7>\,|x|/\sqrt{2}}",
        "x/2 (1 + sgn(x) (1 − t ({a1} + t ({a2} + t ({a3} + t ({a4} + {a5} t)))) e^(−x²/2)))"
        " with t = 1/(1 + {p} |x|/√2)",
    ),
    "gelu_eigen": (
        r"\frac{x}{2}\left(1 + z\,\frac{P_4(z^2)}{Q_6(z^2)}\right),"
        r"\quad z = \frac{x}{\sqrt{2}}, \; |z| \leq <c:7>",
        "x/2 (1 + z P₄(z²)/Q₆(z²)) with z = x/√2, |z| ≤ {c}",
    ),
    "gelu_tanh5": (
        r"\frac{x}{2}\left(1 + \tanh\left(<c:7>\,x\left(1 + <a:7>\,m + <b:7>\,m^{2}\right)"
        r"\right)\right), \quad m = \min(x^{2}, 64)",
        "x/2 (1 + tanh({c} x (1 + {a} m + {b} m²))) with m = min(x², 64)",
    ),
    "gelu_ibert": (
        r"\frac{x}{2}\left(1 + \mathrm{sgn}(x)\left(<a:7>\,d^{2} + 1\right)\right),"
        r"\quad d = \min\left(\frac{|x|}{\sqrt{2}} + <b:7>, 0\right)",
        "x/2 (1 + sgn(x) ({a} d² + 1)) with d = min(|x|/√2 + {b}, 0)",
    ),
    "gelu_hard": (
        r"x\,\min\left(\max\left(\frac{1}{2} + \frac{x}{2 \cdot <w:7>}, 0\right), 1\right)",
        "x min(max(1/2 + x/(2·{w}), 0), 1)",
    ),
}
GELU = {
    "gelu.at": (
        r"\mathrm{GELU}(<x>) = <score> \,\times\, <gate> = <value>",
        "GELU({x}) = {score} × {gate} = {value}",
    ),
    "gelu.slope.at": (
        r"\mathrm{GELU}'(<x>) = <gate> + <rise> = <slope>",
        "GELU′({x}) = {gate} + {rise} = {slope}",
    ),
    "gelu.curvature": (
        r"\mathrm{GELU}''(x) = (2 - x^2)\,\varphi(x)",
        "GELU″(x) = (2 − x²) φ(x)",
    ),
    "gelu.curvature.at": (
        r"\mathrm{GELU}''(<x>) = <factor> \,\times\, <density> = <curvature>",
        "GELU″({x}) = {factor} × {density} = {curvature}",
    ),
    "gelu.approximate": (
        r"\mathrm{GELU}(<x>) \approx <value> = <exact> + <error:12>",
        "GELU({x}) ≈ {value} = {exact} + {error}",
    ),
    "Phi": (
        r"\Phi(x) = \int_{-\infty}^{x} \varphi(t)\,dt",
        "Φ(x) = ∫ φ(t) dt from −∞ to x",
    ),
    "phi": (
        r"\varphi(x) = \frac{1}{\sqrt{2\pi}}\,e^{-x^2/2}",
        "φ(x) = e^(−x²/2) / √(2π)",
    ),
    "ffn.shape": (
        r"\mathbb{R}^{<width:2>} \to \mathbb{R}^{<hidden:4>} \to \mathbb{R}^{<width:2>}",
        "{width} → {hidden} → {width}",
    ),
}


def sources() -> dict[str, Source]:
    """Return LaTeX and plain text of every formula by its name."""
    return {**GELU, **dict(_activations()), **dict(_approximations()), **dict(_blocks())}


def operator(name: str) -> Source:
    """Return how the function is called in a formula."""
    label = FUNCTIONS[name].label
    return OPERATORS.get(name, (rf"\mathrm{{{label.replace(' ', '~')}}}", label))


def _activations() -> Iterator[tuple[str, Source]]:
    for name, row in ACTIVATIONS.items():
        latex, text = operator(name)
        yield name, (f"{latex}(x) = {row.latex}", f"{text}(x) = {VALUES[name]}")
        slope, spoken = SLOPES[name]
        yield f"{name}.slope", (f"{latex}'(x) = {slope}", f"{text}′(x) = {spoken}")


def _approximations() -> Iterator[tuple[str, Source]]:
    for name, row in APPROXIMATIONS.items():
        relation, sign = (r"=", "=") if row.family == "exact" else (r"\approx", "≈")
        text = row.formula if len(row.formula) < LONG else SUBSTITUTED[name][1]
        text = re.sub(r"\{(\w+)\}", r"\1", text)
        yield name, (rf"\mathrm{{GELU}}(x) {relation} {row.latex}", f"GELU(x) {sign} {text}")
        latex, text = SUBSTITUTED.get(name) or _substituted(row)
        yield f"{name}.substituted", (f"= {latex}", f"= {text}")
        symbols, spoken = SLOPES[name]
        called, written = operator(name)
        yield f"{name}.slope", (f"{called}'(x) = {symbols}", f"{written}′(x) = {spoken}")


def _substituted(row: Approximation) -> Source:
    """Return the formula as it is computed, with numbers for the coefficients."""
    keys = [coefficient.name for coefficient in row.coefficients]
    latex = parse(row.formula).latex({key: f"<{key}:{COEFFICIENT_DIGITS}>" for key in keys})
    if not keys:
        return latex, row.formula
    return latex, re.sub(r"\b(" + "|".join(keys) + r")\b", r"{\1}", row.formula)


def _blocks() -> Iterator[tuple[str, Source]]:
    for name in FUNCTIONS:
        latex, text = operator(name)
        yield (
            f"ffn.{name}",
            (
                rf"\mathrm{{FFN}}(x) = {latex}(x W_1 + b_1)\,W_2 + b_2",
                f"FFN(x) = {text}(x W₁ + b₁) W₂ + b₂",
            ),
        )
