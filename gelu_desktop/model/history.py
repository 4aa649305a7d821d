"""Undo and redo of states; a gesture is one step however many changes it makes."""

from gelu_desktop.model.state import State

LIMIT = 100


class History:
    """The states before and after the present one.

    Parameters
    ----------
    state : State
        The present one.
    limit : int
        How many steps back are kept.
    """

    def __init__(self, state: State, limit: int = LIMIT) -> None:
        self._past: list[State] = []
        self._future: list[State] = []
        self._spare: list[State] = []  # what a gesture that comes to nothing gives back
        self._gesture: str | None = None
        self._limit = limit
        self.state = state

    @property
    def can_undo(self) -> bool:
        """Whether there is a step to take back."""
        return bool(self._past)

    @property
    def can_redo(self) -> bool:
        """Whether there is a step to take again."""
        return bool(self._future)

    @property
    def states(self) -> tuple[State, ...]:
        """All states that are kept, from the oldest to the newest."""
        return (*self._past, self.state, *reversed(self._future))

    @property
    def place(self) -> int:
        """Which of `states` is the present one."""
        return len(self._past)

    def edit(self, state: State, gesture: str | None = None) -> bool:
        """Make ``state`` the present one; return whether it differs from the one before.

        Changes with the same ``gesture`` are one step until the gesture is closed or another
        change comes between them.
        """
        if state == self.state:
            return False
        if gesture is None or gesture != self._gesture:
            self._drop_idle()
            self._past.append(self.state)
            del self._past[: -self._limit]
            self._spare, self._future = self._future, []
        self._gesture = gesture
        self.state = state
        return True

    def close_gesture(self) -> None:
        """End the gesture: the next change is a step of its own."""
        self._drop_idle()
        self._gesture = None
        self._spare = []

    def _drop_idle(self) -> None:
        """Forget a step that came back to where it began, and keep what it had put aside."""
        if self._gesture is not None and self._past and self._past[-1] == self.state:
            self._past.pop()
            self._future, self._spare = self._spare, []

    def undo(self) -> bool:
        """Go one step back; return whether there was one."""
        return self._move(self._past, self._future)

    def redo(self) -> bool:
        """Go one step forward; return whether there was one."""
        return self._move(self._future, self._past)

    def _move(self, source: list[State], target: list[State]) -> bool:
        self.close_gesture()
        if not source:
            return False
        target.append(self.state)
        self.state = source.pop()
        return True
