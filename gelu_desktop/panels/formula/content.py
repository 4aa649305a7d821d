"""What the panel shows, block by block."""

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.figures import rounded
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.panels.formula.approximation import approximation, feed_forward
from gelu_desktop.panels.formula.numbers import X_DECIMALS, exact, probe, setting
from gelu_desktop.widgets.numerals import Number
from gelu_desktop.widgets.sheet import Block
from gelu_desktop.widgets.typeset import Setting

LEAST_PERCENT = 0.005

translate = QCoreApplication.translate


def blocks(result: Result) -> tuple[Block, ...]:
    """Return what the panel shows of ``result``, in the language of the application."""
    shown = (_definition, _derivative, approximation, feed_forward, _normal)
    return tuple(block(result) for block in shown)


def _definition(result: Result) -> Block:
    symbols = setting(
        "gelu",
        translate(
            "FormulaPanel",
            "GELU of x equals x times Phi of x,"
            " which is half of x times 1 plus erf of x over the root of 2",
        ),
    )
    live = setting(
        "gelu.at",
        translate("FormulaPanel", "GELU of {x} equals {x} times {gate}, which is {value}"),
        x=probe(result),
        score=probe(result, translate("FormulaPanel", "score x")),
        gate=Number(rounded(result.gate), "gate", translate("FormulaPanel", "gate Φ(x)")),
        value=exact(result, translate("FormulaPanel", "output")),
    )
    heading, room = translate("FormulaPanel", "Definition"), _sentence(0.00001, -1e-4)
    note = _sentence(result.gate, result.state.x)
    return Block(heading, (symbols, live), note, room, share=result.gate)


def _sentence(gate: float, x: float) -> str:
    """Return in plain words what the gate lets pass."""
    percent = 100 * gate
    if percent < LEAST_PERCENT:
        text = translate(
            "FormulaPanel",
            "Less than {share} of a standard normal lies below {x},"
            " so almost none of the score passes.",
        )
        percent = 2 * LEAST_PERCENT
    elif percent >= 100 - LEAST_PERCENT:
        text = translate(
            "FormulaPanel",
            "More than {share} of a standard normal lies below {x},"
            " so almost all of the score passes.",
        )
        percent = 100 - 2 * LEAST_PERCENT
    else:
        text = translate(
            "FormulaPanel",
            "{share} of a standard normal lies below {x}, so {share} of the score passes.",
        )
    return text.format(share=f"{percent:.2f}\u00a0%", x=rounded(x, X_DECIMALS))


def _derivative(result: Result) -> Block:
    reading, density = result.readings[EXACT], result.density
    lines = [
        setting(
            "gelu.slope",
            translate(
                "FormulaPanel", "The slope of GELU is Phi of x plus x times the density phi of x"
            ),
        ),
        setting(
            "gelu.slope.at",
            translate("FormulaPanel", "The slope at {x} is {gate} plus {rise}, which is {slope}"),
            x=probe(result),
            gate=Number(rounded(result.gate), "gate", "Φ(x)"),
            rise=Number(rounded(result.state.x * density), "text", "x φ(x)"),
            slope=Number(rounded(reading.slope), EXACT, translate("FormulaPanel", "slope")),
        ),
    ]
    if result.state.second:
        lines += _curvature(result)
    return Block(translate("FormulaPanel", "Derivative"), tuple(lines))


def _curvature(result: Result) -> list[Setting]:
    x, curvature = result.state.x, result.readings[EXACT].curvature
    label = translate("FormulaPanel", "curvature")
    return [
        setting(
            "gelu.curvature",
            translate(
                "FormulaPanel",
                "The curvature of GELU is 2 minus x squared, times the density phi of x",
            ),
        ),
        setting(
            "gelu.curvature.at",
            translate(
                "FormulaPanel",
                "The curvature at {x} is {factor} times {density}, which is {curvature}",
            ),
            x=probe(result),
            factor=Number(rounded(2 - x * x), "text", "2 − x²"),
            density=Number(rounded(result.density), "text", "φ(x)"),
            curvature=Number(rounded(curvature), EXACT, label),
        ),
    ]


def _normal(_: Result) -> Block:
    lines = (
        setting(
            "Phi",
            translate("FormulaPanel", "Phi of x is the integral of the density phi up to x"),
        ),
        setting(
            "phi",
            translate(
                "FormulaPanel",
                "The density phi of x is e to minus half of x squared, over the root of 2 pi",
            ),
        ),
    )
    return Block(translate("FormulaPanel", "Standard normal distribution"), lines)
