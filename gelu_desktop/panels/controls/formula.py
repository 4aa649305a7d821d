"""The person's own formula: its field, and the list of formulas that were kept."""

from PySide6.QtWidgets import QInputDialog, QMenu, QPushButton, QVBoxLayout, QWidget

from gelu_desktop.model.library import FORMULAS_MAX, NAME_MAX
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.own import OWN
from gelu_desktop.session import Session
from gelu_desktop.widgets.formula_field import FormulaField
from gelu_desktop.widgets.refusal import Refusal
from gelu_desktop.widgets.theme import Theme


class OwnFormula(QWidget):
    """A field for a formula of x and coefficients, and a button with a menu of the kept ones.

    The button is to be placed by the owner.

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
        self.field = FormulaField(theme, self.tr("Own formula"))
        self.field.editor.setPlaceholderText("0.5*x*(1+tanh(c*(x+a*x^3)))")
        self.field.editor.setToolTip(
            self.tr(
                "A formula of x and coefficients, which are single letters. Write * for every"
                " product and ^ for powers. Each coefficient gets a slider."
            )
        )
        self.menu = QMenu(self)
        self.menu.aboutToShow.connect(self._fill)
        self.kept = QPushButton(self.tr("My formulas"))
        self.kept.setProperty("role", "small")
        self.kept.setToolTip(self.tr("Formulas that you keep under a name"))
        self.kept.setMenu(self.menu)
        self._refusal: Refusal | None = None
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.field)
        self.field.edited.connect(self._on_field_edited)
        self.field.finished.connect(session.close_gesture)

    def draw(self, state: State) -> None:
        """Show the formula of the state."""
        self.field.set_formula(state.formula)
        if state.approximation != OWN:
            self.field.restore()

    def begin(self) -> None:
        """Begin with the formula and the coefficients that are examined now."""
        state = self._session.state
        row = APPROXIMATIONS[state.approximation]
        given = state.coefficients_of(row.name)
        self._session.edit(
            formula=row.formula,
            approximation=OWN,
            coefficients={f"{OWN}.{name}": value for name, value in given.items()},
        )

    def use(self, formula: str) -> None:
        """Examine a formula that was kept."""
        self._session.edit(formula=formula, approximation=OWN)

    def keep(self, name: str) -> None:
        """Keep the formula under a name."""
        library = self._session.library
        try:
            library.keep(name, self._session.state.formula)
        except ValueError:
            text = self.tr("A name has 1 to {length} characters, and {count} formulas fit.")
            self._refuse(text.format(length=NAME_MAX, count=FORMULAS_MAX))
        except OSError as error:
            self._unwritten(error)

    def forget(self, name: str) -> None:
        """Take a formula off the list."""
        try:
            self._session.library.forget(name)
        except OSError as error:
            self._unwritten(error)

    def _unwritten(self, error: OSError) -> None:
        text = self.tr("The list could not be written: {reason}. It holds until the program ends.")
        self._refuse(text.format(reason=error.strerror))

    def _refuse(self, reason: str) -> None:
        if self._refusal is None:
            self._refusal = Refusal(self.kept)
        self._refusal.say(reason)

    def _fill(self) -> None:
        """Build the menu anew: the formulas, and what can be done with them."""
        self.menu.clear()
        formulas = self._session.library.formulas
        for name, formula in formulas.items():
            action = self.menu.addAction(name.replace("&", "&&"))
            action.setToolTip(formula)
            action.triggered.connect(lambda _=False, text=formula: self.use(text))
        self.menu.addSeparator()
        self.menu.addAction(self.tr("Keep this formula…"), self._on_keep_triggered)
        self._forgetting = self.menu.addMenu(self.tr("Forget"))
        self._forgetting.setEnabled(bool(formulas))
        for name in formulas:
            action = self._forgetting.addAction(name.replace("&", "&&"))
            action.triggered.connect(lambda _=False, text=name: self.forget(text))

    def _on_field_edited(self, formula: str) -> None:
        self._session.edit(gesture="formula", formula=formula, approximation=OWN)

    def _on_keep_triggered(self) -> None:
        dialog = QInputDialog(self)
        dialog.setWindowTitle(self.tr("Keep formula"))
        dialog.setLabelText(self.tr("Name"))
        dialog.textValueSelected.connect(self.keep)
        dialog.finished.connect(dialog.deleteLater)
        dialog.open()
