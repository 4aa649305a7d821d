"""Which approximation is examined, the person's own formula among them, and its coefficients."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QPushButton, QVBoxLayout, QWidget

from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FAMILIES
from gelu_desktop.numerics.own import OWN, lookup
from gelu_desktop.panels.controls.coefficients import CoefficientFields
from gelu_desktop.panels.controls.formula import OwnFormula
from gelu_desktop.panels.controls.pieces import check, give_swatch, heading
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, SliderField
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate
ROWS_SEEN = 24


class ApproximationControls(QWidget):
    """Which approximation is examined, and its coefficients.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__()
        self._session = session
        self._theme = theme
        self.choice = self._choice()
        self.show_curve = check(self.tr("Show its curve"))
        self.reset_all = QPushButton(self.tr("Reset all"))
        self.reset_all.setToolTip(self.tr("Bring back the published coefficients"))
        self.formula = OwnFormula(session, theme)
        self._fields = CoefficientFields(session)
        self._name = ""
        self._arrange()
        self.choice.chosen.connect(self._on_choice_chosen)
        self.show_curve.chosen.connect(self._on_show_curve_clicked)
        self.reset_all.clicked.connect(self._on_reset_all_clicked)

    def _choice(self) -> Choice:
        choice = Choice({})
        choice.setAccessibleName(self.tr("Approximation"))
        choice.setMaxVisibleItems(ROWS_SEEN)
        # Otherwise the longest name would make the whole panel wider.
        choice.setSizeAdjustPolicy(Choice.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon)
        for family, label in FAMILIES.items():
            rows = {key: row for key, row in APPROXIMATIONS.items() if row.family == family}
            choice.add_heading(translate("Functions", label))
            choice.add_rows({key: translate("Functions", row.label) for key, row in rows.items()})
        choice.insertSeparator(choice.count())
        choice.add_rows({OWN: self.tr("Own formula…")})
        return choice

    @property
    def coefficients(self) -> dict[str, SliderField]:
        """The sliders of the approximation by the keys of their coefficients."""
        return self._fields.fields

    def _arrange(self) -> None:
        outer = QVBoxLayout(self)
        outer.setContentsMargins(0, 0, 0, 0)
        self._choosing = QWidget()
        outer.addWidget(self._choosing)
        outer.addWidget(self._fields)
        column = QVBoxLayout(self._choosing)
        column.setContentsMargins(0, 0, 0, 0)
        title = heading(self.tr("Approximation"))
        title.setBuddy(self.choice)
        column.addWidget(title)
        row = QHBoxLayout()
        row.addWidget(self.choice, 1)
        row.addWidget(self.reset_all)
        column.addLayout(row)
        column.addWidget(self.formula)
        row = QHBoxLayout()
        row.addWidget(self.show_curve)
        row.addStretch(1)
        row.addWidget(self.formula.kept)
        column.addLayout(row)

    @property
    def groups(self) -> dict[str, QWidget]:
        """What can be put away, by name."""
        return {"approximation": self._choosing, "coefficients": self._fields}

    def draw(self, state: State) -> bool:
        """Show the approximation; return whether other controls are seen than before."""
        name = state.approximation
        changed = name != self._name
        if changed:
            self._name = name
            self.choice.set_name(name)
            give_swatch(self.show_curve, self._theme, name)
            self.formula.setVisible(name == OWN)
            self.formula.kept.setVisible(name == OWN)
        self.formula.draw(state)
        row = lookup(name, state.formula)
        self.show_curve.set_on(state.show_approximation)
        changed |= self._fields.draw([row], state)
        self.reset_all.setVisible(bool(row.coefficients))
        self.reset_all.setEnabled(state.coefficients_of(name) != row.published())
        return changed

    def _on_choice_chosen(self, name: str) -> None:
        if name == OWN and not self._session.state.formula:
            self.formula.begin()
        else:
            self._session.edit(approximation=name)

    def _on_show_curve_clicked(self, checked: bool) -> None:
        self._session.edit(show_approximation=checked)

    def _on_reset_all_clicked(self) -> None:
        state = self._session.state
        published = lookup(state.approximation, state.formula).published()
        self._session.edit(
            coefficients={f"{state.approximation}.{key}": value for key, value in published.items()}
        )
