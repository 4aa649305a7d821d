"""The controls: the probe, the approximation and its coefficients, and what is drawn."""

from collections.abc import Iterator

from PySide6.QtWidgets import QVBoxLayout, QWidget

from gelu_desktop.model.result import Result
from gelu_desktop.panels.controls.approximation import ApproximationControls
from gelu_desktop.panels.controls.groups import GROUPS, chosen
from gelu_desktop.panels.controls.pieces import VerticalArea
from gelu_desktop.panels.controls.probe import ProbeControls
from gelu_desktop.panels.controls.shown import ShownControls
from gelu_desktop.session import Session
from gelu_desktop.widgets.focusing import leaves, put_in_order
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.theme import Theme


class ControlsPanel(Panel):
    """Everything that is set by hand, the most used first."""

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme)
        self.probe = ProbeControls(session)
        self.approximation = ApproximationControls(session, theme)
        self.shown = ShownControls(session, theme)
        self._content = QWidget()
        column = QVBoxLayout(self._content)
        column.setContentsMargins(10, 8, 10, 8)
        column.setSpacing(14)
        self._sections = (self.probe, self.approximation, self.shown)
        for section in self._sections:
            column.addWidget(section)
        column.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(VerticalArea(self._content))
        self._shown: set[str] = set(GROUPS)
        for section in self._sections:
            for name, group in section.groups.items():
                group.setObjectName(name)
        self.setFocusProxy(self.probe.input)

    def draw(self, result: Result) -> None:
        """Show what the state says."""
        self.probe.draw(result.state)
        changed = self.approximation.draw(result.state)
        changed |= self.shown.draw(result.state)
        if self._choose(chosen(result.state.stage.controls)) or changed:
            put_in_order(self._content)

    def _choose(self, wanted: set[str]) -> bool:
        """Show only some groups; return whether they are others than before."""
        if wanted == self._shown:
            return False
        self._shown = wanted
        for section in self._sections:
            for name, group in section.groups.items():
                group.setVisible(name in wanted)
            section.setVisible(bool(wanted & set(section.groups)))
        self.setFocusProxy(next(self._shown_groups()))
        return True

    def _shown_groups(self) -> Iterator[QWidget]:
        """Return the first widget to take the focus of each group that is shown."""
        for section in self._sections:
            for name, group in section.groups.items():
                if name in self._shown:
                    yield next(leaves(group), group)


create = ControlsPanel
