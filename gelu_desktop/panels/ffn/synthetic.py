"""The settings of a drawn block with random tokens."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from gelu_desktop.model import ffn_settings as rules
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.ffn import GATED
from gelu_desktop.numerics.initialisation import INITIALISATIONS
from gelu_desktop.panels.ffn.named import Named
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.magnification import pixels

translate = QCoreApplication.translate

PLAIN, OTHER = "plain", "other"
NAMES = {"glu": "GLU", "reglu": "ReGLU", "geglu": "GEGLU", "swiglu": "SwiGLU"}
WIDTHS = {"width": 50, "expansion": 38, "batch": 46, "seed": 56}
RULE_WIDTH = 150


class SyntheticSettings(QWidget):
    """Fields for the sizes, the initialisation and the seed; all of them edit the session.

    Parameters
    ----------
    session : Session
        The work.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.fields: dict[str, NumberField] = {}
        rows = {
            name: translate("Initialisation", row.label) for name, row in INITIALISATIONS.items()
        }
        self.rule = Choice(rows)
        self.rule.setMaximumWidth(pixels(RULE_WIDTH))
        self.rule.chosen.connect(lambda name: self._edit(rule=name))
        self.variant = Choice({PLAIN: translate("FfnPanel", "plain"), **NAMES})
        self.variant.setToolTip(
            translate(
                "FfnPanel",
                "Gated blocks have a third matrix; two thirds of the hidden units keep the number"
                " of weights.",
            )
        )
        self.variant.chosen.connect(self._on_variant_chosen)
        self.button = QPushButton(translate("FfnPanel", "New weights"))
        self.button.setToolTip(
            translate("FfnPanel", "Draw other weights and tokens: the next seed")
        )
        self.button.clicked.connect(self._on_button_clicked)
        self._arrange()

    def _arrange(self) -> None:
        flow = FlowLayout(self)
        flow.setContentsMargins(8, 0, 8, 2)
        width = self._field("width", rules.WIDTH_MAX, 64)
        flow.addWidget(Named(translate("FfnPanel", "Width"), width))
        expansion = self._field("expansion", rules.EXPANSION_MAX, 1)
        expansion.setToolTip(translate("FfnPanel", "Hidden units for each number of the token"))
        flow.addWidget(Named(translate("FfnPanel", "Expansion ×"), expansion))
        batch = self._field("batch", rules.BATCH_MAX, 16)
        flow.addWidget(Named(translate("FfnPanel", "Tokens"), batch))
        rule = Named(translate("FfnPanel", "Weights"), self.rule)
        rule.setObjectName("rule")
        flow.addWidget(rule)
        flow.addWidget(Named(translate("FfnPanel", "Block"), self.variant))
        flow.addWidget(Named(translate("FfnPanel", "Seed"), self._field("seed", rules.SEED_MAX, 1)))
        flow.addWidget(self.button)

    def _field(self, key: str, upper: int, step: int) -> NumberField:
        field = NumberField(0 if key == "seed" else 1, upper, step=step, whole=True)
        field.setMaximumWidth(pixels(WIDTHS[key]))
        field.edited.connect(lambda value: self._edit(f"ffn.{key}", **{key: round(value)}))
        field.finished.connect(self._session.close_gesture)
        self.fields[key] = field
        return field

    def _edit(self, gesture: str | None = None, **changes: Any) -> None:
        self._session.edit(gesture=gesture, ffn=replace(self._session.state.ffn, **changes))

    def draw(self, result: Result) -> None:
        """Show the settings of ``result``."""
        state = result.state
        for key, field in self.fields.items():
            field.set_value(getattr(state.ffn, key))
        self.rule.set_name(state.ffn.rule)
        name = variant(state)
        self.variant.offer(OTHER, translate("FfnPanel", "gated"), name == OTHER)
        self.variant.set_name(name)

    def _on_variant_chosen(self, name: str) -> None:
        state = self._session.state
        if name == OTHER:
            return
        chosen = {"ffn_activation": GATED[name]} if name in GATED else {}
        self._session.edit(ffn=replace(state.ffn, gated=name != PLAIN), **chosen)

    def _on_button_clicked(self) -> None:
        self._edit(seed=(self._session.state.ffn.seed + 1) % (rules.SEED_MAX + 1))


def variant(state: State) -> str:
    """Return which variant a drawn block is: that of its function, if it is gated."""
    if not state.ffn.gated:
        return PLAIN
    names = (name for name, function in GATED.items() if function == state.ffn_activation)
    return next(names, OTHER)
