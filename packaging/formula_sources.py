"""The formulas that are baked: LaTeX, and the plain text that stands for it."""

import re
from collections.abc import Iterator

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.numerics.expression import parse

Source = tuple[str, str]
COEFFICIENT_DIGITS = 7

# How a function is called in a formula; others are called by their name.
OPERATORS = {
    "gelu": (r"\mathrm{GELU}", "GELU"),
    "gelu_tanh": (r"\mathrm{GELU}_{\tanh}", "GELU_tanh"),
    "gelu_sigmoid": (r"\mathrm{GELU}_{\sigma}", "GELU_σ"),
    "relu": (r"\mathrm{ReLU}", "ReLU"),
    "silu": (r"\mathrm{SiLU}", "SiLU"),
    "sigmoid": (r"\sigma", "σ"),
    "tanh": (r"\tanh", "tanh"),
}
VALUES = {
    "gelu": "x Φ(x) = x/2 [1 + erf(x/√2)]",
    "relu": "max(x, 0)",
    "silu": "x σ(x)",
    "sigmoid": "1 / (1 + e^(−x))",
    "tanh": "(e^x − e^(−x)) / (e^x + e^(−x))",
}
SLOPES = {
    "gelu": (r"\Phi(x) + x\,\varphi(x)", "Φ(x) + x φ(x)"),
    "relu": (r"[x > 0]", "[x > 0]"),
    "silu": (r"\sigma(x)\,(1 + x\,(1 - \sigma(x)))", "σ(x) (1 + x (1 − σ(x)))"),
    "sigmoid": (r"\sigma(x)\,(1 - \sigma(x))", "σ(x) (1 − σ(x))"),
    "tanh": (r"1 - \tanh^2(x)", "1 − tanh²(x)"),
    "gelu_tanh": (
        r"\frac{1 + t}{2} + \frac{c\,x}{2}\,(1 - t^2)\,(1 + 3\,a\,x^2),"
        r"\quad t = \tanh(c\,(x + a\,x^3))",
        "(1 + t)/2 + c x/2 (1 − t²) (1 + 3 a x²) with t = tanh(c (x + a x³))",
    ),
    "gelu_sigmoid": (
        r"\sigma(k\,x)\,(1 + k\,x\,(1 - \sigma(k\,x)))",
        "σ(k x) (1 + k x (1 − σ(k x)))",
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
    return OPERATORS.get(name, (rf"\mathrm{{{name}}}", name))


def _activations() -> Iterator[tuple[str, Source]]:
    for name, row in ACTIVATIONS.items():
        latex, text = operator(name)
        yield name, (f"{latex}(x) = {row.latex}", f"{text}(x) = {VALUES.get(name, row.label)}")
        slope, spoken = SLOPES[name]
        yield f"{name}.slope", (f"{latex}'(x) = {slope}", f"{text}′(x) = {spoken}")


def _approximations() -> Iterator[tuple[str, Source]]:
    for name, row in APPROXIMATIONS.items():
        tree = parse(row.formula)
        keys = [coefficient.name for coefficient in row.coefficients]
        latex = tree.latex({key: f"<{key}:{COEFFICIENT_DIGITS}>" for key in keys})
        text = re.sub(r"\b(" + "|".join(keys) + r")\b", r"{\1}", row.formula)
        yield name, (rf"\mathrm{{GELU}}(x) \approx {row.latex}", f"GELU(x) ≈ {row.formula}")
        yield f"{name}.substituted", (f"= {latex}", f"= {text}")
        slope = tree.derivative()
        symbols, spoken = SLOPES.get(name, (slope.latex(), str(slope)))
        called, written = operator(name)
        yield f"{name}.slope", (f"{called}'(x) = {symbols}", f"{written}′(x) = {spoken}")


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
