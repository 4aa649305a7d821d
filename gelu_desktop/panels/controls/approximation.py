"""Which approximation is examined, and its coefficients."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gelu_desktop.model.numbers import write
from gelu_desktop.model.state import COEFFICIENT_LIMIT, State
from gelu_desktop.numerics.approximations import APPROXIMATIONS, Approximation
from gelu_desktop.numerics.function import Coefficient
from gelu_desktop.panels.controls.pieces import check, heading, swatch
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, SliderField
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate


class ApproximationControls(QWidget):
    """Which approximation is examined, and its coefficients."""

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__()
        self._session = session
        self.choice = Choice(
            {name: translate("Functions", row.label) for name, row in APPROXIMATIONS.items()}
        )
        self.choice.setAccessibleName(self.tr("Approximation"))
        self.show_curve = check(self.tr("Show its curve"))
        self._swatches = {name: swatch(theme.colour(name)) for name in APPROXIMATIONS}
        self.reset_all = QPushButton(self.tr("Reset all"))
        self.reset_all.setToolTip(self.tr("Bring back the published coefficients"))
        self.coefficients = {
            f"{row.name}.{coefficient.name}": self._coefficient(row, coefficient)
            for row in APPROXIMATIONS.values()
            for coefficient in row.coefficients
        }
        self._name = ""
        self._arrange()
        self.choice.chosen.connect(self._on_choice_chosen)
        self.show_curve.clicked.connect(self._on_show_curve_clicked)
        self.reset_all.clicked.connect(self._on_reset_all_clicked)

    def _coefficient(self, row: Approximation, coefficient: Coefficient) -> SliderField:
        tooltip = self.tr("{meaning}\nSlider: {lower} to {upper}. Published: {published}.").format(
            meaning=translate("Coefficients", coefficient.meaning),
            lower=write(coefficient.lower),
            upper=write(coefficient.upper),
            published=write(coefficient.published),
        )
        control = SliderField(
            coefficient.name,
            coefficient.lower,
            coefficient.upper,
            limits=(-COEFFICIENT_LIMIT, COEFFICIENT_LIMIT),
            published=coefficient.published,
            tooltip=tooltip,
            name=self.tr("Coefficient {name}").format(name=coefficient.name),
        )
        control.setProperty("key", f"{row.name}.{coefficient.name}")
        control.edited.connect(self._on_coefficient_edited)
        control.finished.connect(self._session.close_gesture)
        return control

    def _arrange(self) -> None:
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        title = heading(self.tr("Approximation"))
        title.setBuddy(self.choice)
        column.addWidget(title)
        row = QHBoxLayout()
        row.addWidget(self.choice, 1)
        row.addWidget(self.reset_all)
        column.addLayout(row)
        column.addWidget(self.show_curve)
        for control in self.coefficients.values():
            column.addWidget(control)

    def draw(self, state: State) -> None:
        """Show the approximation and its coefficients."""
        self._choose(state.approximation)
        self.show_curve.setChecked(state.show_approximation)
        for key, control in self.coefficients.items():
            control.set_value(state.coefficients[key])
        published = APPROXIMATIONS[self._name].published()
        self.reset_all.setEnabled(state.coefficients_of(self._name) != published)

    def _choose(self, name: str) -> None:
        """Show the coefficients of ``name`` and hide those of the others."""
        if name == self._name:
            return
        self._name = name
        self.choice.set_name(name)
        self.show_curve.setIcon(self._swatches[name])
        for key, control in self.coefficients.items():
            control.setVisible(key.startswith(f"{name}."))

    def _on_choice_chosen(self, name: str) -> None:
        self._session.edit(approximation=name)

    def _on_show_curve_clicked(self, checked: bool) -> None:
        self._session.edit(show_approximation=checked)

    def _on_coefficient_edited(self, value: float) -> None:
        key = str(self.sender().property("key"))
        self._session.edit(gesture=key, coefficients={key: value})

    def _on_reset_all_clicked(self) -> None:
        name = self._session.state.approximation
        published = APPROXIMATIONS[name].published()
        self._session.edit(
            coefficients={f"{name}.{key}": value for key, value in published.items()}
        )
