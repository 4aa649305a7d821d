"""The feed-forward panel: settings above, four plots below."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gelu_desktop.model import state as rules
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn import NEAR_ZERO
from gelu_desktop.numerics.own import OWN
from gelu_desktop.panels.ffn.scenes import scenes
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.scenes import SceneGrid
from gelu_desktop.widgets.theme import Theme

WEIGHTS = (1.0, 1.8, 1.8, 1.0)
INPUT_STEP = 0.05
WIDTHS = {"width": 48, "value": 62, "ffn_hidden": 60, "ffn_scale": 56, "ffn_seed": 96}


class FfnPanel(Panel):
    """The block's settings, and the four plots from its input to its output.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme)
        self._shown: State | None = None
        self._chosen = 0
        self.grid = self._make_grid()
        self.fields: dict[str, NumberField] = {}
        self.choices: dict[str, Choice] = {}
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self._make_settings())
        layout.addWidget(self.grid, 1)

    def _make_grid(self) -> SceneGrid:
        grid = SceneGrid(self.theme, WEIGHTS, INPUT_STEP, rules.INPUT_LIMIT)
        grid.setAccessibleName(self.tr("Feed-forward block"))
        grid.bar_moved.connect(self._on_grid_bar_moved)
        grid.bar_chosen.connect(self._on_grid_bar_chosen)
        grid.released.connect(self.session.close_gesture)
        text = self.tr("Drag the bars of the input token. Near zero: magnitude below {limit}.")
        grid.setToolTip(text.format(limit=NEAR_ZERO))
        return grid

    def _make_settings(self) -> QWidget:
        holder = QWidget()
        flow = FlowLayout(holder)
        flow.setContentsMargins(8, 6, 8, 2)
        flow.addWidget(self._choice(self.tr("Compare"), "ffn_activation"))
        flow.addWidget(self._choice(self.tr("with"), "ffn_other"))
        width = NumberField(1, rules.INPUTS_MAX, step=1, whole=True)
        width.edited.connect(self._on_width_edited)
        flow.addWidget(self._named(self.tr("Inputs"), "width", width))
        value = NumberField(-rules.INPUT_LIMIT, rules.INPUT_LIMIT, step=INPUT_STEP)
        value.edited.connect(self._on_value_edited)
        flow.addWidget(self._named("x₁", "value", value))
        hidden = NumberField(1, rules.HIDDEN_MAX, step=1, whole=True)
        flow.addWidget(self._setting(self.tr("Hidden"), "ffn_hidden", hidden))
        scale = NumberField(1e-3, rules.SCALE_LIMIT, step=0.05)
        scale.setToolTip(
            self.tr("Standard deviation of a pre-activation for an input of unit root mean square")
        )
        flow.addWidget(self._setting(self.tr("Scale"), "ffn_scale", scale))
        seed = NumberField(0, rules.SEED_MAX, step=1, whole=True)
        flow.addWidget(self._setting(self.tr("Seed"), "ffn_seed", seed))
        button = QPushButton(self.tr("New weights"))
        button.setToolTip(self.tr("Draw other weights: the next seed"))
        button.clicked.connect(self._on_button_clicked)
        flow.addWidget(button)
        return holder

    def _named(self, text: str, key: str, widget: QWidget) -> QWidget:
        """Return a widget with its label at its left."""
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        label = QLabel(text)
        label.setBuddy(widget)
        widget.setAccessibleName(text)
        row.addWidget(label)
        row.addWidget(widget)
        if isinstance(widget, NumberField):
            widget.finished.connect(self.session.close_gesture)
            widget.setMaximumWidth(WIDTHS[key])
            self.fields[key] = widget
            self._labels = {**getattr(self, "_labels", {}), key: label}
        return holder

    def _setting(self, text: str, key: str, field: NumberField) -> QWidget:
        whole = key != "ffn_scale"

        def store(value: float) -> None:
            self.session.edit(gesture=key, **{key: round(value) if whole else value})

        field.edited.connect(store)
        return self._named(text, key, field)

    def _choice(self, text: str, key: str) -> QWidget:
        translate = QCoreApplication.translate
        box = Choice({name: translate("Functions", row.label) for name, row in FUNCTIONS.items()})
        box.chosen.connect(lambda name: self.session.edit(**{key: name}))
        self.choices[key] = box
        return self._named(text, key, box)

    def draw(self, result: Result) -> None:
        """Show the block of ``result``; what does not concern it costs nothing."""
        state = result.state
        if self._shown is not None and _of_block(state) == _of_block(self._shown):
            return
        self._shown, own = state, bool(state.formula)
        for key, box in self.choices.items():
            box.offer(OWN, QCoreApplication.translate("Functions", "own formula"), own)
            box.set_name(getattr(state, key))
        for key in ("ffn_hidden", "ffn_scale", "ffn_seed"):
            self.fields[key].set_value(getattr(state, key))
        self.fields["width"].set_value(len(state.ffn_input))
        self._show_chosen(state)
        self.grid.show_scenes(scenes(result))

    def _show_chosen(self, state: State) -> None:
        self._chosen = min(self._chosen, len(state.ffn_input) - 1)
        self.fields["value"].set_value(state.ffn_input[self._chosen])
        digits = str(self._chosen + 1).translate(str.maketrans("0123456789", "₀₁₂₃₄₅₆₇₈₉"))
        self._labels["value"].setText(f"x{digits}")
        self.fields["value"].setAccessibleName(f"x{digits}")

    def _store_input(self, index: int, value: float) -> None:
        token = list(self.session.state.ffn_input)
        token[index] = min(max(value, -rules.INPUT_LIMIT), rules.INPUT_LIMIT)
        self.session.edit(gesture=f"ffn_input.{index}", ffn_input=tuple(token))

    def _on_grid_bar_moved(self, index: int, value: float) -> None:
        self._store_input(index, value)

    def _on_grid_bar_chosen(self, index: int) -> None:
        self._chosen = index
        self._show_chosen(self.session.state)

    def _on_value_edited(self, value: float) -> None:
        self._store_input(self._chosen, value)

    def _on_width_edited(self, value: float) -> None:
        token = self.session.state.ffn_input
        more = tuple(State.ffn_input[i % len(State.ffn_input)] for i in range(rules.INPUTS_MAX))
        wanted = (token + more[len(token) :])[: round(value)]
        self.session.edit(gesture="width", ffn_input=wanted)

    def _on_button_clicked(self) -> None:
        self.session.edit(ffn_seed=(self.session.state.ffn_seed + 1) % (rules.SEED_MAX + 1))


def _of_block(state: State) -> tuple[object, ...]:
    """Return what the block depends on."""
    names = (state.ffn_activation, state.ffn_other)
    tuned = [state.coefficients_of(name) for name in names]
    sizes = (state.ffn_hidden, state.ffn_scale, state.ffn_seed)
    return names, tuned, sizes, state.ffn_input, state.formula
