"""The Formula panel: definition, derivative, approximation and block, with the numbers at x."""

from PySide6.QtCore import QCoreApplication, QRectF
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QVBoxLayout

from gelu_desktop.model.figures import rounded, scientific, significant
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.session import Session
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.formula import FormulaView
from gelu_desktop.widgets.panel import Panel, PanelSpec
from gelu_desktop.widgets.sheet import Block, items, plan
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.typeset import Number, Setting

X_DECIMALS = 3
LEAST_PERCENT = 0.005
PAPER_MARGIN = 0.04

translate = QCoreApplication.translate


def blocks(result: Result) -> tuple[Block, ...]:
    """Return what the panel shows of ``result``, in the language of the application."""
    shown = (_definition, _derivative, _approximation, _feed_forward, _normal)
    return tuple(block(result) for block in shown)


def _definition(result: Result) -> Block:
    symbols = _setting(
        "gelu",
        translate(
            "FormulaPanel",
            "GELU of x equals x times Phi of x,"
            " which is half of x times 1 plus erf of x over the root of 2",
        ),
    )
    live = _setting(
        "gelu.at",
        translate("FormulaPanel", "GELU of {x} equals {x} times {gate}, which is {value}"),
        x=_probe(result),
        score=_probe(result, translate("FormulaPanel", "score x")),
        gate=Number(rounded(result.gate), "gate", translate("FormulaPanel", "gate Φ(x)")),
        value=_exact(result, translate("FormulaPanel", "output")),
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
        _setting(
            "gelu.slope",
            translate(
                "FormulaPanel", "The slope of GELU is Phi of x plus x times the density phi of x"
            ),
        ),
        _setting(
            "gelu.slope.at",
            translate("FormulaPanel", "The slope at {x} is {gate} plus {rise}, which is {slope}"),
            x=_probe(result),
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
        _setting(
            "gelu.curvature",
            translate(
                "FormulaPanel",
                "The curvature of GELU is 2 minus x squared, times the density phi of x",
            ),
        ),
        _setting(
            "gelu.curvature.at",
            translate(
                "FormulaPanel",
                "The curvature at {x} is {factor} times {density}, which is {curvature}",
            ),
            x=_probe(result),
            factor=Number(rounded(2 - x * x), "text", "2 − x²"),
            density=Number(rounded(result.density), "text", "φ(x)"),
            curvature=Number(rounded(curvature), EXACT, label),
        ),
    ]


def _approximation(result: Result) -> Block:
    row = APPROXIMATIONS[result.state.approximation]
    value = rounded(result.readings[row.name].value, digits=1)
    coefficients = {
        name: Number(significant(value), row.name)
        for name, value in result.state.coefficients_of(row.name).items()
    }
    live = _setting(
        "gelu.approximate",
        translate(
            "FormulaPanel",
            "GELU of {x} is about {value}, which is {exact} with an error of {error}",
        ),
        x=_probe(result),
        value=Number(value, row.name, translate("FormulaPanel", "approximation")),
        exact=_exact(result, translate("FormulaPanel", "exact"), digits=1),
        error=Number(
            scientific(result.error_at_probe, 2), "error", translate("FormulaPanel", "error")
        ),
    )
    heading = translate("FormulaPanel", "Approximation: {form}")
    form = translate("Functions", row.label)
    lines = (_setting(row.name), _setting(f"{row.name}.substituted", "", **coefficients), live)
    return Block(heading.format(form=form), lines)


def _feed_forward(result: Result) -> Block:
    state = result.state
    name = translate("Functions", FUNCTIONS[state.ffn_activation].label)
    if state.ffn_activation in APPROXIMATIONS:
        name = translate("FormulaPanel", "GELU ({form})").format(form=name)
    width, hidden = str(len(state.ffn_input)), str(state.ffn_hidden)
    lines = (
        _setting(f"ffn.{state.ffn_activation}"),
        _setting(
            "ffn.shape",
            translate(
                "FormulaPanel", "{width} numbers in, {hidden} hidden units, {width} numbers out"
            ),
            width=Number(width),
            hidden=Number(hidden),
        ),
    )
    note = translate("FormulaPanel", "{function} acts on each hidden unit by itself.")
    return Block(translate("FormulaPanel", "Feed-forward block"), lines, note.format(function=name))


def _normal(_: Result) -> Block:
    lines = (
        _setting(
            "Phi",
            translate("FormulaPanel", "Phi of x is the integral of the density phi up to x"),
        ),
        _setting(
            "phi",
            translate(
                "FormulaPanel",
                "The density phi of x is e to minus half of x squared, over the root of 2 pi",
            ),
        ),
    )
    return Block(translate("FormulaPanel", "Standard normal distribution"), lines)


def _setting(name: str, words: str = "", **numbers: Number) -> Setting:
    texts = {key: number.text for key, number in numbers.items()}
    return Setting(name, tuple(numbers.items()), words.format(**texts))


def _probe(result: Result, label: str = "") -> Number:
    return Number(rounded(result.state.x, X_DECIMALS), "accent", label)


def _exact(result: Result, label: str, digits: int = 3) -> Number:
    return Number(rounded(result.readings[EXACT].value, digits=digits), EXACT, label)


class FormulaPanel(Panel):
    """Typeset formulas that follow the probe and the coefficients.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme)
        self.view = FormulaView(theme)
        self.view.setAccessibleName(self.tr("Formulas with the numbers at x"))
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.view)

    def draw(self, result: Result) -> None:
        """Show the formulas with the numbers of ``result``."""
        self.view.show_blocks(blocks(result))


def paint(painter: QPainter, rect: QRectF, result: Result, theme: Theme) -> None:
    """Paint all formulas, centred in ``rect`` and as large as they fit."""
    shown = blocks(result)
    margin = PAPER_MARGIN * min(rect.width(), rect.height())
    inner = rect.adjusted(margin, margin, -margin, -margin)
    chosen = plan(shown, inner.size())
    spare = inner.size() - chosen.size
    painter.save()
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.fillRect(rect, theme.colour("surface"))
    painter.translate(inner.topLeft())
    painter.translate(spare.width() / 2, spare.height() / 2)
    for item in items(shown, chosen):
        item.paint(painter, theme)
    painter.restore()


PANEL = PanelSpec("formula", QT_TRANSLATE_NOOP("Panels", "Formula"), "Ctrl+6", FormulaPanel, paint)
