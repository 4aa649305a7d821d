"""The one object between the model and the window: edits go in, one signal comes out."""

from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from gelu_desktop.model.ffn_units import Picked
from gelu_desktop.model.history import History
from gelu_desktop.model.library import Library
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State


class Session(QObject):
    """A person's work: the present state, its history, and what follows from it.

    However many edits a turn of the event loop brings, `changed` is emitted once, with the
    `Result` of the last state.

    Parameters
    ----------
    state : State, optional
        Where to begin.
    library : Library, optional
        The person's own formulas; empty and in memory only if not given.
    parent : QObject, optional
        The owner.
    """

    changed = Signal(object)

    def __init__(
        self,
        state: State | None = None,
        library: Library | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library or Library()
        self._history = History(state or State())
        self._unit: Picked | None = None
        self._result = Result(self._history.state)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def state(self) -> State:
        """The present state."""
        return self._history.state

    @property
    def result(self) -> Result:
        """What follows from the present state."""
        if self._result.state is not self.state:
            self._result = Result(self.state, self._unit)
        return self._result

    def show_unit(self, unit: Picked | None) -> None:
        """Show the hidden unit that was picked wherever it belongs; it is no part of the state."""
        if unit != self._unit:
            self._unit = unit
            self._result = Result(self.state, unit)
            self._schedule()

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return self._history.can_undo

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to take again."""
        return self._history.can_redo

    @property
    def states(self) -> tuple[State, ...]:
        """All states that undo and redo reach, from the oldest to the newest."""
        return self._history.states

    @property
    def place(self) -> int:
        """Which of `states` is the present one."""
        return self._history.place

    def begin(self, state: State) -> None:
        """Begin other work: there is no step back to what was before."""
        self._history = History(state)
        self._schedule()

    def go(self, place: int) -> None:
        """Undo or redo until the state at ``place`` of `states` is the present one."""
        while self.place > place and self._history.undo():
            self._schedule()
        while self.place < place and self._history.redo():
            self._schedule()

    def edit(self, *, gesture: str | None = None, **changes: Any) -> None:
        """Change fields of the state; changes with one ``gesture`` are one undo step.

        Raises
        ------
        gelu_desktop.model.rules.StateError
            When a value breaks a rule; nothing has changed then.
        """
        if self._history.edit(self.state.replace(**changes), gesture):
            self._schedule()

    def close_gesture(self) -> None:
        """End the gesture: the next change is a step of its own."""
        self._history.close_gesture()
        self._schedule()

    def undo(self) -> None:
        """Take the last step back."""
        if self._history.undo():
            self._schedule()

    def redo(self) -> None:
        """Take the step again that was taken back."""
        if self._history.redo():
            self._schedule()

    def _schedule(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _on_timer_timeout(self) -> None:
        self.changed.emit(self.result)
