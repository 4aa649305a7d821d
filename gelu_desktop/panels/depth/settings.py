"""The settings of the deep stack; all of them edit the session."""

import dataclasses
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from gelu_desktop.model.depth_settings import BATCH_MAX, HIDDEN_MAX, SEED_MAX, WIDTH_MAX
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.depth_stack import LAYERS
from gelu_desktop.numerics.initialisation import INITIALISATIONS
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.speech import call
from gelu_desktop.widgets.staying_menu import StayingMenu
from gelu_desktop.widgets.tick import Tick

PRESETS = (12, 24)
RULE_LETTERS = 14
FIELDS = {
    "layers": (1, LAYERS, 48),
    "width": (1, WIDTH_MAX, 60),
    "hidden": (1, HIDDEN_MAX, 60),
    "batch": (1, BATCH_MAX, 52),
    "seed": (0, SEED_MAX, 72),
}


class StackSettings(QWidget):
    """Fields, choices and check boxes.

    Parameters
    ----------
    session : Session
        The work.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.fields = {key: self._field(key) for key in FIELDS}
        self.presets = [self._preset(layers) for layers in PRESETS]
        self.choices: dict[str, Choice] = {}
        self.residual = Tick(self.tr("Residual"))
        self.residual.setToolTip(self.tr("The input of each block is added to its output"))
        self.residual.chosen.connect(lambda checked: self._store(residual=checked))
        self.activations = QToolButton()
        self.menu = StayingMenu(self.activations)
        self.menu.triggered.connect(self._on_menu_triggered)
        flow = FlowLayout(self)
        flow.setContentsMargins(8, 4, 8, 2)
        for widget in self._widgets():
            flow.addWidget(widget)

    def _widgets(self) -> list[QWidget]:
        kinds = {"ffn": self.tr("Feed-forward blocks"), "mlp": self.tr("Plain layers")}
        norms = {
            "none": self.tr("none"),
            "pre": self.tr("before"),
            "post": self.tr("after"),
        }
        rules = {
            name: QCoreApplication.translate("Initialisation", row.label)
            for name, row in INITIALISATIONS.items()
        }
        self.fields["hidden"].setToolTip(
            self.tr("Hidden units of a block; they stay four times the width until set otherwise")
        )
        kind = self._choice("kind", kinds)
        call(kind, self.tr("Kind of layer"))
        norm = self._choice("norm", norms)
        norm.setToolTip(
            self.tr("Where each block normalises: before itself, or after the addition")
        )
        wiring = _named(self.tr("LayerNorm"), norm, self.residual)
        wiring.setObjectName("wiring")
        rule = self._choice("rule", rules)
        rule.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        rule.setMinimumContentsLength(RULE_LETTERS)
        rule.view().setMinimumWidth(rule.view().sizeHintForColumn(0) + 24)
        return [
            _named(self.tr("Layers"), self.fields["layers"], *self.presets),
            kind,
            wiring,
            _named(self.tr("Weights"), rule),
            self._activations(),
            _named(self.tr("Width"), self.fields["width"]),
            _named(self.tr("Hidden"), self.fields["hidden"]),
            _named(self.tr("Batch"), self.fields["batch"]),
            _named(self.tr("Seed"), self.fields["seed"]),
        ]

    def _field(self, key: str) -> NumberField:
        low, high, width = FIELDS[key]
        field = NumberField(low, high, step=1, whole=True)
        field.setMaximumWidth(pixels(width))
        field.edited.connect(lambda value: self._on_field_edited(key, round(value)))
        field.finished.connect(self._session.close_gesture)
        return field

    def _preset(self, layers: int) -> QToolButton:
        button = QToolButton()
        button.setText(str(layers))
        text = self.tr("{layers} layers").format(layers=layers)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.clicked.connect(lambda: self._store(layers=layers))
        return button

    def _choice(self, key: str, rows: dict[str, str]) -> Choice:
        box = Choice(rows)
        box.chosen.connect(lambda name: self._store(**{key: name}))
        self.choices[key] = box
        return box

    def _activations(self) -> QToolButton:
        self.activations.setText(self.tr("Activations"))
        self.activations.setToolTip(self.tr("Which activations are compared; at least one"))
        self.activations.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for name, row in ACTIVATIONS.items():
            action = self.menu.addAction(QCoreApplication.translate("Functions", row.label))
            action.setCheckable(True)
            action.setData(name)
        self.activations.setMenu(self.menu)
        return self.activations

    def draw(self, result: Result) -> None:
        """Show the settings of ``result``."""
        given = result.state.depth
        for key, field in self.fields.items():
            field.set_value(getattr(given, key))
        for key, box in self.choices.items():
            box.set_name(getattr(given, key))
        self.choices["rule"].setToolTip(self.choices["rule"].currentText())
        self.fields["hidden"].setEnabled(given.kind == "ffn")
        self.residual.set_on(given.residual)
        for action in self.menu.actions():
            action.setChecked(action.data() in given.activations)

    def _store(self, gesture: str | None = None, **changes: Any) -> None:
        depth = dataclasses.replace(self._session.state.depth, **changes)
        self._session.edit(gesture=gesture, depth=depth)

    def _on_field_edited(self, key: str, value: int) -> None:
        if key == "width":
            hidden = self._session.state.depth.widened(value).hidden
            self._store("depth.width", width=value, hidden=hidden)
        else:
            self._store(f"depth.{key}", **{key: value})

    def _on_menu_triggered(self) -> None:
        chosen = [action.data() for action in self.menu.actions() if action.isChecked()]
        if chosen:
            self._store(activations=tuple(chosen))
        else:
            # One at least is compared; the row that was clicked stays ticked.
            self.draw(self._session.result)


def _named(text: str, *widgets: QWidget) -> QWidget:
    """Return widgets in a row behind the label of the first."""
    holder, label = QWidget(), QLabel(text)
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(5)
    label.setBuddy(widgets[0])
    widgets[0].setAccessibleName(text)
    for widget in (label, *widgets):
        row.addWidget(widget)
    return holder
