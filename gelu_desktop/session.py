"""The one object between the model and the window: edits go in, one signal comes out."""

from collections.abc import Callable
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from gelu_desktop.model.ffn_units import Picked
from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.guide.reading import Place, Reading
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
    read = Signal(object)
    """What is remembered of the guide is another `Reading` now."""
    panel_asked = Signal(str, bool)
    """A panel is to come to the front; whether the focus is to follow."""

    def __init__(
        self,
        state: State | None = None,
        library: Library | None = None,
        parent: QObject | None = None,
    ) -> None:
        super().__init__(parent)
        self.library = library or Library()
        self._history = History(state or State())
        self._own: History | None = None  # what the person was at, while a lesson is shown
        self._places: dict[int, tuple[State, Place]] = {}
        self._reading = Reading()
        self._unit: Picked | None = None
        self._point: Point | None = None
        self._result = Result(self._history.state)
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.timeout.connect(self._on_timer_timeout)

    @property
    def state(self) -> State:
        """The present state."""
        return self._history.state

    @property
    def result(self) -> Result:
        """What follows from the present state."""
        if self._result.state is not self.state:
            self._renew()
        return self._result

    def _renew(self) -> None:
        self._result = Result(self.state, self._unit, self._point)

    def show_unit(self, unit: Picked | None) -> None:
        """Show the hidden unit that was picked wherever it belongs; it is no part of the state."""
        if unit != self._unit:
            self._unit = unit
            self._renew()
            self._schedule()

    def point_at(self, point: Point | None) -> None:
        """Mark what is to be looked at; it is no part of the state."""
        if point != self._point:
            self._point = point
            self._renew()
            self._schedule()

    @property
    def own(self) -> State:
        """The person's own state, also while a lesson shows another one."""
        return self.state if self._own is None else self._own.state

    @property
    def visiting(self) -> bool:
        """Whether a lesson is shown, and the person's own work is put aside."""
        return self._own is not None

    @property
    def reached(self) -> Place | None:
        """The step of the lesson that is shown; undo and redo go back and forth between them."""
        if self._own is None:
            return None
        passed = self._history.states[: self._history.place + 1]
        found = (self._places.get(id(state)) for state in reversed(passed))
        return next((entry[1] for entry in found if entry is not None), None)

    def visit(self, state: State, place: Place) -> None:
        """Show a step of a lesson; the person's own work is put aside until `come_back`."""
        if self._own is None:
            self._own, self._history = self._history, History(state)
        else:
            self._history.edit(state)
        self._places[id(self.state)] = self.state, place
        self._schedule()

    def come_back(self, keep: bool = False) -> None:
        """End the lesson: own work, undo and redo are as they were.

        Parameters
        ----------
        keep : bool
            Whether what is shown now becomes the next step of the own work.
        """
        if self._own is None:
            return
        shown = self.state
        self._leave(self._own)
        if keep:
            self._history.edit(shown)
        self._schedule()

    def _leave(self, history: History) -> None:
        self._own, self._history = None, history
        self._places.clear()
        self.point_at(None)

    @property
    def reading(self) -> Reading:
        """What is remembered of the guide."""
        return self._reading

    def remember(self, reading: Reading) -> None:
        """Remember something else of the guide."""
        if reading != self._reading:
            self._reading = reading
            self.read.emit(reading)

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
        self._leave(History(state))
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
        """Take the last step back; a gesture that came to nothing is no step, and only ends."""
        self._step(self._history.undo)

    def redo(self) -> None:
        """Take the step again that was taken back."""
        self._step(self._history.redo)

    def _step(self, step: Callable[[], bool]) -> None:
        offered = self.can_undo, self.can_redo
        if step() or offered != (self.can_undo, self.can_redo):
            self._schedule()

    def _schedule(self) -> None:
        if not self._timer.isActive():
            self._timer.start()

    def _on_timer_timeout(self) -> None:
        self.changed.emit(self.result)
