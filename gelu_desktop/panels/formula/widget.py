"""The panel's widget."""

from PySide6.QtWidgets import QVBoxLayout

from gelu_desktop.model.result import Result
from gelu_desktop.panels.formula.content import blocks
from gelu_desktop.session import Session
from gelu_desktop.widgets.formula import FormulaView
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.theme import Theme


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
