"""Room for a lesson: what it brings to the front, and the window as before when it ends."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QDockWidget, QTabBar

from gelu_desktop.app.layout import COLUMN, DOWN, GUIDE, PLOTS, in_sight, stands
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.model import limits

CONTROLS = "controls"
SHARE = 0.7
"""How much of the height a panel gets that is more than one plot."""
SAME = 8
"""Up to how many pixels a height is taken for the one that was given."""


class GuideRoom:
    """Arranges the window for one step after the other, and remembers how it was.

    Parameters
    ----------
    window : MainWindow
        The window.
    """

    def __init__(self, window: MainWindow) -> None:
        self._window = window
        self._front: tuple[str, ...] | None = None
        self._brought = False
        self._given: tuple[str, int, int] | None = None  # from what, its height before and since

    @property
    def begun(self) -> bool:
        """Whether there is something to bring back."""
        return self._front is not None

    def begin(self) -> None:
        """Remember what is in front."""
        docks = self._window.docks.values()
        tabs = [dock for dock in docks if self._window.tabifiedDockWidgets(dock)]
        self._front = tuple(dock.objectName() for dock in tabs if in_sight(dock))

    def front(self, panel: str) -> None:
        """Bring a panel to the front."""
        self._window.docks[panel].show()
        self._window.docks[panel].raise_()

    def show(self, panel: str) -> None:
        """Bring a panel to the front with the room that a step needs, and the rest as it was."""
        dock = self._window.docks[panel]
        if panel == CONTROLS and dock.isHidden() and self._window.before is not None:
            self._bring(dock)
            return
        pile = [dock, *self._window.tabifiedDockWidgets(dock)]
        seen = next((each for each in pile if in_sight(each)), dock)
        if panel in limits.PLOTS:
            self._give_back()
        elif self.begun and self._given is None and panel != GUIDE:
            self._give(seen)
        self._raise(but=pile)
        self.front(panel)

    def end(self) -> None:
        """Bring back what was in front, and how high it was."""
        self._give_back()
        self._raise(but=[])
        self._front = None

    def clear(self, needed: tuple[str, ...]) -> None:
        """Take the controls of a presentation away where a step does not need them."""
        if self._brought and CONTROLS not in needed:
            self._brought = False
            self._window.docks[CONTROLS].hide()

    def _bring(self, dock: QDockWidget) -> None:
        """Put the controls beside what is presented; as a tab they would cover it."""
        self._brought = True
        self._window.addDockWidget(COLUMN, dock)
        dock.show()

    def _raise(self, but: list[QDockWidget]) -> None:
        """Raise what was in front, where nothing else is about to come there."""
        for dock in (self._window.docks[name] for name in self._front or ()):
            if dock not in but and not dock.isHidden() and not in_sight(dock):
                dock.raise_()

    def _give(self, dock: QDockWidget) -> None:
        """Give what stands below plots most of the height."""
        above = self._above(dock)
        if above is None:
            return
        room = above.height() + dock.height()
        rest = room - round(SHARE * room)
        if rest < above.height():
            self._given = above.objectName(), above.height(), rest
            self._share(above, dock, rest)

    def _give_back(self) -> None:
        """Take the room back, unless a hand has shared it out in another way since."""
        given, self._given = self._given, None
        if given is None:
            return
        name, before, since = given
        docks = self._window.docks
        dock = docks[name]
        below = next((each for each in docks.values() if self._above(each) is dock), None)
        if below is not None and abs(dock.height() - since) <= SAME:
            self._share(dock, below, before)

    def _share(self, above: QDockWidget, below: QDockWidget, height: int) -> None:
        """Make a dock as high as is said, and the other as high as is left."""
        heights = height, above.height() + below.height() - height
        docks = [above, below]
        # Qt counts the row of tabs to the height of a pile.
        wanted = [each + self._row(dock) for each, dock in zip(heights, docks, strict=True)]
        self._window.resizeDocks(docks, wanted, DOWN)

    def _row(self, dock: QDockWidget) -> int:
        """Return the height of the row of tabs below a dock."""
        direct = Qt.FindChildOption.FindDirectChildrenOnly
        rows = [
            row for row in self._window.findChildren(QTabBar, options=direct) if row.isVisible()
        ]
        near = (row for row in rows if abs(row.y() - dock.geometry().bottom()) <= SAME)
        return next((row.height() for row in near if row.x() <= dock.x() + SAME), 0)

    def _above(self, dock: QDockWidget) -> QDockWidget | None:
        """Return what stands above a dock, if anything does."""
        if not stands(self._window, dock, PLOTS):
            return None
        place = dock.geometry()
        above = [
            other
            for other in self._window.docks.values()
            if stands(self._window, other, PLOTS)
            and other.geometry().bottom() < place.top()
            and other.geometry().left() <= place.center().x()
            and place.left() <= other.geometry().center().x()
        ]
        return max(above, key=lambda other: other.y(), default=None)
