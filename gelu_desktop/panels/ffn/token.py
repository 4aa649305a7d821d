"""The settings of the block that takes one token."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QPushButton, QWidget

from gelu_desktop.model import limits as rules
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.panels.ffn.named import Named
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import NumberField
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.magnification import pixels

translate = QCoreApplication.translate

INPUT_STEP = 0.05
WIDTHS = {"width": 48, "value": 62, "ffn_hidden": 60, "ffn_scale": 56, "ffn_seed": 96}
_LOWERED = str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉")


class TokenSettings(QWidget):
    """Fields for the token and its weights; all of them edit the session.

    Parameters
    ----------
    session : Session
        The work.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._chosen = 0
        self.fields: dict[str, NumberField] = {}
        flow = FlowLayout(self)
        flow.setContentsMargins(8, 0, 8, 2)
        width = NumberField(1, rules.INPUTS_MAX, step=1, whole=True)
        width.edited.connect(self._on_width_edited)
        flow.addWidget(self._field(translate("FfnPanel", "Inputs"), "width", width))
        value = NumberField(-rules.INPUT_LIMIT, rules.INPUT_LIMIT, step=INPUT_STEP)
        value.edited.connect(self._on_value_edited)
        self._value = self._field("x₁", "value", value)
        flow.addWidget(self._value)
        hidden = NumberField(1, rules.HIDDEN_MAX, step=1, whole=True)
        flow.addWidget(self._setting(translate("FfnPanel", "Hidden"), "ffn_hidden", hidden))
        scale = NumberField(1e-3, rules.SCALE_LIMIT, step=0.05)
        scale.setToolTip(
            translate(
                "FfnPanel",
                "Standard deviation of a pre-activation for an input of unit root mean square",
            )
        )
        flow.addWidget(self._setting(translate("FfnPanel", "Scale"), "ffn_scale", scale))
        seed = NumberField(0, rules.SEED_MAX, step=1, whole=True)
        flow.addWidget(self._setting(translate("FfnPanel", "Seed"), "ffn_seed", seed))
        button = QPushButton(translate("FfnPanel", "New weights"))
        button.setObjectName("new_weights")
        button.setToolTip(translate("FfnPanel", "Draw other weights: the next seed"))
        button.clicked.connect(self._on_button_clicked)
        flow.addWidget(button)

    def _field(self, text: str, key: str, field: NumberField) -> Named:
        field.finished.connect(self._session.close_gesture)
        field.setMaximumWidth(pixels(WIDTHS[key]))
        self.fields[key] = field
        return Named(text, field)

    def _setting(self, text: str, key: str, field: NumberField) -> Named:
        whole = key != "ffn_scale"

        def store(value: float) -> None:
            self._session.edit(gesture=key, **{key: round(value) if whole else value})

        field.edited.connect(store)
        return self._field(text, key, field)

    def draw(self, result: Result) -> None:
        """Show the settings of ``result``."""
        state = result.state
        for key in ("ffn_hidden", "ffn_scale", "ffn_seed"):
            self.fields[key].set_value(getattr(state, key))
        self.fields["width"].set_value(len(state.ffn_input))
        self._show_chosen(state)

    def choose(self, index: int) -> None:
        """Show the number of the token at ``index`` in the field."""
        self._chosen = index
        self._show_chosen(self._session.state)

    def store_input(self, index: int, value: float) -> None:
        """Change one number of the token."""
        token = list(self._session.state.ffn_input)
        token[index] = min(max(value, -rules.INPUT_LIMIT), rules.INPUT_LIMIT)
        self._session.edit(gesture=f"ffn_input.{index}", ffn_input=tuple(token))

    def _show_chosen(self, state: State) -> None:
        self._chosen = min(self._chosen, len(state.ffn_input) - 1)
        self.fields["value"].set_value(state.ffn_input[self._chosen])
        self._value.set_text(f"x{str(self._chosen + 1).translate(_LOWERED)}")

    def _on_value_edited(self, value: float) -> None:
        self.store_input(self._chosen, value)

    def _on_width_edited(self, value: float) -> None:
        token = self._session.state.ffn_input
        more = tuple(State.ffn_input[i % len(State.ffn_input)] for i in range(rules.INPUTS_MAX))
        wanted = (token + more[len(token) :])[: round(value)]
        self._session.edit(gesture="width", ffn_input=wanted)

    def _on_button_clicked(self) -> None:
        self._session.edit(ffn_seed=(self._session.state.ffn_seed + 1) % (rules.SEED_MAX + 1))
