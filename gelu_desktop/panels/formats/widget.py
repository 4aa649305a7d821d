"""The formats panel: which format is swept and how above, what came out below."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QHBoxLayout, QLabel, QVBoxLayout, QWidget

from gelu_desktop.model.result import Result
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.sweep_measures import Sweep
from gelu_desktop.panels.formats.kept import WIDE, known
from gelu_desktop.panels.formats.view import SweepView
from gelu_desktop.panels.formats.wide import WideSweep
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.speech import call_picture
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.tick import Tick
from gelu_desktop.widgets.working import Scrolled


class FormatsPanel(Panel):
    """A sweep of the chosen approximation over every value of a number format.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme)
        self.format = Choice({name: row.label for name, row in FORMATS.items()})
        self.mode = Choice(
            {
                "every": self.tr("every operation"),
                "once": self.tr("the result once"),
                "float32": self.tr("float32 inside, the result once"),
            }
        )
        self.flush = Tick(self.tr("Subnormals are zero"))
        self.view = SweepView(theme)
        call_picture(self.view, self.tr("Sweep"))
        self.hint = QLabel(
            self.tr("Formats of 64 bits have too many values. Error, in ulp, shows samples.")
        )
        self.hint.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.hint.setWordWrap(True)
        self.wide = WideSweep(session)
        self.wide.swept.connect(self._on_wide_swept)
        scroll = Scrolled(self.view)
        self._scroll = scroll
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        for widget in (self._settings(), self.wide, self.hint):
            layout.addWidget(widget)
        layout.addWidget(scroll, 1)
        layout.addStretch()  # below the button of a sweep that was not made yet

    def _settings(self) -> QWidget:
        holder = QWidget()
        flow = FlowLayout(holder)
        flow.setContentsMargins(8, 4, 8, 2)
        named = _named(self.tr("Format"), self.format)
        named.setObjectName("format")
        flow.addWidget(named)
        flow.addWidget(_named(self.tr("Rounded"), self.mode))
        flow.addWidget(self.flush)
        self.format.chosen.connect(lambda name: self.session.edit(number_format=name))
        self.mode.chosen.connect(lambda name: self.session.edit(mode=name))
        self.flush.chosen.connect(lambda checked: self.session.edit(flush=checked))
        return holder

    def draw(self, result: Result) -> None:
        """Show the sweep of ``result``."""
        state = result.state
        self.format.set_name(state.number_format)
        self.mode.set_name(state.mode)
        self.flush.set_on(state.flush)
        single = state.number_format == WIDE
        self.wide.setVisible(single)
        if single:
            self.wide.draw(result)
        self._show(result, known(result))
        self.hint.setVisible(not single and result.sweep is None)

    def _show(self, result: Result, sweep: Sweep | None) -> None:
        self._scroll.setVisible(sweep is not None)
        if sweep is not None:
            self.view.show_sweep(result, sweep)

    def _on_wide_swept(self) -> None:
        self.draw(self.session.result)


def _named(text: str, choice: Choice) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(5)
    label = QLabel(text)
    label.setBuddy(choice)
    choice.setAccessibleName(text)
    row.addWidget(label)
    row.addWidget(choice)
    return holder
