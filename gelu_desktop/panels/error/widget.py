"""The error panel: what is measured and how above, the plot below."""

from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QWidget

from gelu_desktop.model.limits import TOLERANCE_MAX, TOLERANCE_MIN
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.own import OWN
from gelu_desktop.panels.error.scene import scene
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.plot_panel import PlotPanel
from gelu_desktop.widgets.speech import call
from gelu_desktop.widgets.staying_menu import StayingMenu
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.tick import Tick


class ErrorPanel(PlotPanel):
    """The plot of the error with its settings.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme, "error", scene)
        self.choices: dict[str, Choice] = {}
        self.boxes: dict[str, Tick] = {}
        self.tolerance = NumberField(TOLERANCE_MIN, TOLERANCE_MAX, step=1e-4)
        self.compare = QPushButton()
        self.compare.setObjectName("compare")
        self._menu = StayingMenu(self.compare)
        self.put_above(self._settings())
        self.plot.level_moved.connect(self._on_plot_level_moved)
        self.plot.interval_moved.connect(self._on_plot_interval_moved)

    def _settings(self) -> QWidget:
        holder = QWidget()
        flow = FlowLayout(holder)
        flow.setContentsMargins(8, 4, 8, 2)
        quantities = {
            "value": self.tr("Value"),
            "slope": self.tr("Slope"),
            "gate": self.tr("Gate"),
        }
        measures = {
            "absolute": self.tr("absolute"),
            "relative": self.tr("relative"),
            "ulp": self.tr("in ulp"),
        }
        flow.addWidget(self._choice(self.tr("Error of"), "quantity", quantities))
        flow.addWidget(self._choice("", "measure", measures))
        flow.addWidget(self._box("magnitude", self.tr("Magnitude")))
        flow.addWidget(self._box("log_error", self.tr("Logarithmic")))
        flow.addWidget(self._tolerance())
        flow.addWidget(self._compare())
        return holder

    def _choice(self, text: str, key: str, rows: dict[str, str]) -> QWidget:
        box = Choice(rows)
        box.chosen.connect(lambda name: self._store(**{key: name}))
        self.choices[key] = box
        if not text:
            call(box, self.tr("Measure"))
            box.setObjectName(key)
            return box
        label = QLabel(text)
        label.setBuddy(box)
        box.setAccessibleName(text)
        named = _beside(label, box)
        named.setObjectName(key)
        return named

    def _box(self, key: str, text: str) -> Tick:
        box = Tick(text)
        box.chosen.connect(lambda checked: self._store(**{key: checked}))
        self.boxes[key] = box
        return box

    def _tolerance(self) -> QWidget:
        box = self._box("show_tolerance", self.tr("Tolerance"))
        box.setToolTip(self.tr("Tint where the error exceeds this; the line can be dragged"))
        self.tolerance.setMaximumWidth(pixels(84))
        self.tolerance.setAccessibleName(self.tr("Tolerance"))
        self.tolerance.edited.connect(
            lambda value: self.session.edit(gesture="tolerance", tolerance=value)
        )
        self.tolerance.finished.connect(self.session.close_gesture)
        return _beside(box, self.tolerance)

    def _compare(self) -> QPushButton:
        self.compare.setText(self.tr("Compare with"))
        self.compare.setToolTip(self.tr("Further approximations in this plot"))
        self.compare.setProperty("role", "small")
        rows = {name: row.label for name, row in APPROXIMATIONS.items()}
        for name, label in (*rows.items(), (OWN, "own formula")):
            action = self._menu.addAction(QCoreApplication.translate("Functions", label))
            action.setCheckable(True)
            action.setData(name)
        self._menu.triggered.connect(self._on_menu_triggered)
        self.compare.setMenu(self._menu)
        return self.compare

    def draw(self, result: Result) -> None:
        """Show the errors of ``result``."""
        state = result.state
        for key, choice in self.choices.items():
            choice.set_name(getattr(state, key))
        for key, box in self.boxes.items():
            box.set_on(getattr(state, key))
        self.boxes["magnitude"].setEnabled(not state.log_error)
        self.tolerance.setEnabled(state.show_tolerance)
        self.tolerance.set_value(state.tolerance)
        for action in self._menu.actions():
            action.setChecked(action.data() in state.compared)
            there = action.data() != OWN or bool(state.formula)
            action.setVisible(there and action.data() != state.approximation)
        super().draw(result)

    def _store(self, **changes: Any) -> None:
        """Change what is measured: the vertical range of before means nothing now."""
        self.session.edit(y_ranges={"error": None}, **changes)

    def _on_menu_triggered(self) -> None:
        chosen = [action.data() for action in self._menu.actions() if action.isChecked()]
        self._store(compared=tuple(chosen))

    def _on_plot_level_moved(self, value: float) -> None:
        if self.session.state.log_error:
            value = 10.0**value
        value = float(f"{max(value, TOLERANCE_MIN):.3g}")
        self.session.edit(gesture="tolerance", tolerance=min(value, TOLERANCE_MAX))

    def _on_plot_interval_moved(self, low: float, high: float) -> None:
        self.session.edit(gesture="interval", interval=(low, high))


def _beside(first: QWidget, second: QWidget) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(5)
    row.addWidget(first)
    row.addWidget(second)
    return holder
