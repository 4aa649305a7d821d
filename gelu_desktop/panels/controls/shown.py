"""Which functions are drawn, and what is drawn beside them."""

from typing import Any

from PySide6.QtCore import QCoreApplication, Qt
from PySide6.QtWidgets import QMenu, QPushButton, QVBoxLayout, QWidget, QWidgetAction

from gelu_desktop.model.state import State
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.panels.controls.coefficients import CoefficientFields
from gelu_desktop.panels.controls.pieces import Columns, check, heading, stacked
from gelu_desktop.session import Session
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.tick import Tick

translate = QCoreApplication.translate
FIRST = ("gelu", "relu", "silu", "sigmoid", "tanh")
COUNT = len(ACTIVATIONS)


class ShownControls(QWidget):
    """Which functions are drawn, with their parameters, and what is drawn beside them.

    A few functions always have their check boxes; the others are found in a menu, and have one
    from when they are first shown.

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
        self.functions: dict[str, Tick] = {}
        self.more = QPushButton(self.tr("More…"))
        self.more.setProperty("role", "small")
        self.more.setToolTip(self.tr("Show any of the {count} functions").format(count=COUNT))
        self.more.setAccessibleName(self.tr("More functions"))
        self.entries = {name: self._box(name) for name in ACTIVATIONS}
        self.menu = self._menu()
        self.more.setMenu(self.menu)
        self._first, self._others = Columns(3), Columns(2)
        self.parameters = CoefficientFields(session, named=True)
        self.options = {
            "tangent": check(self.tr("Tangent at x")),
            "gate": check(self.tr("Gate Φ(x)"), "gate", theme),
            "second": check(self.tr("Second derivative")),
        }
        self._arrange()
        for key, box in self.options.items():
            box.setProperty("key", key)
            box.chosen.connect(self._on_option_clicked)

    def _arrange(self) -> None:
        options = Columns(2)
        options.show_widgets(list(self.options.values()))
        title = heading(self.tr("Functions shown"))
        self.groups: dict[str, QWidget] = {
            "functions": stacked(title, self._first, self._others, self.parameters),
            "also": stacked(heading(self.tr("Also shown")), options),
        }
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(14)
        for group in self.groups.values():
            column.addWidget(group)

    def _menu(self) -> QMenu:
        """Return a menu of all functions; it stays open while several are chosen."""
        entries = Columns(2)
        entries.setContentsMargins(10, 8, 10, 8)
        entries.show_widgets(list(self.entries.values()))
        menu = _Entries(self)
        action = QWidgetAction(menu)
        action.setDefaultWidget(entries)
        menu.addAction(action)
        first = next(iter(self.entries.values()))
        menu.aboutToShow.connect(lambda: first.setFocus(Qt.FocusReason.PopupFocusReason))
        return menu

    def _box(self, name: str) -> Tick:
        box = check(translate("Functions", ACTIVATIONS[name].label), name, self._theme)
        box.setProperty("key", name)
        box.chosen.connect(self._on_function_clicked)
        return box

    def draw(self, state: State) -> bool:
        """Show what is drawn; return whether other controls are seen than before."""
        wanted = [name for name in state.functions if name not in self.functions]
        changed = bool(wanted) or not self.functions
        if changed:
            self._arrange_boxes({*FIRST, *self.functions, *wanted})
        for name, box in self.functions.items():
            box.set_on(name in state.functions)
        for name, entry in self.entries.items():
            entry.set_on(name in state.functions)
        for key, box in self.options.items():
            box.set_on(getattr(state, key))
        rows = [ACTIVATIONS[name] for name in state.functions]
        return self.parameters.draw(rows, state) or changed

    def _arrange_boxes(self, wanted: set[str]) -> None:
        self.functions = {
            name: self.functions.get(name) or self._box(name)
            for name in ACTIVATIONS
            if name in wanted
        }
        others = [box for name, box in self.functions.items() if name not in FIRST]
        self._first.show_widgets([*(self.functions[name] for name in FIRST), self.more])
        self._others.show_widgets(others)
        self._others.setVisible(bool(others))

    def _show(self, name: str, shown: bool) -> None:
        others = [other for other in self._session.state.functions if other != name]
        self._session.edit(functions=tuple([*others, name] if shown else others))

    def _on_function_clicked(self, checked: bool) -> None:
        self._show(str(self.sender().property("key")), checked)

    def _on_option_clicked(self, checked: bool) -> None:
        changes: dict[str, Any] = {str(self.sender().property("key")): checked}
        self._session.edit(**changes)


class _Entries(QMenu):
    """A menu of check boxes: arrows and Tab lead from one to the next, Space sets them."""

    def focusNextPrevChild(self, next_: bool) -> bool:  # noqa: N802 - Qt's name
        """Go on in the menu; a menu's own way only knows actions."""
        return QWidget.focusNextPrevChild(self, next_)
