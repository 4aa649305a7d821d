"""A layout that sets widgets in rows and breaks the row where the room ends."""

from PySide6.QtCore import QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem, QWidget


class FlowLayout(QLayout):
    """Widgets from left to right, in as many rows as the width asks for.

    Parameters
    ----------
    parent : QWidget
        Whose children are laid out.
    gap : int
        Room between widgets and between rows, in pixels.
    even : bool
        Whether rows are about as long as each other, rather than full with a rest below.
    """

    def __init__(self, parent: QWidget, gap: int = 8, even: bool = False) -> None:
        super().__init__(parent)
        self._items: list[QLayoutItem] = []
        self._gap, self._even = gap, even

    def addItem(self, item: QLayoutItem) -> None:  # noqa: N802 - Qt's name
        """Take an item in."""
        self._items.append(item)

    def count(self) -> int:
        """Return how many items there are."""
        return len(self._items)

    def itemAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Return an item, or None."""
        return self._items[index] if 0 <= index < len(self._items) else None

    def takeAt(self, index: int) -> QLayoutItem | None:  # noqa: N802
        """Give an item back, or None."""
        return self._items.pop(index) if 0 <= index < len(self._items) else None

    def expandingDirections(self) -> Qt.Orientation:  # noqa: N802 - Qt's name
        """Ask for no more room than is needed."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Say that the rows depend on the width."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return the height of the rows in a width."""
        return self._arrange(QRect(0, 0, width, 0), place=False)

    def setGeometry(self, rect: QRect) -> None:  # noqa: N802 - Qt's name
        """Place the items."""
        super().setGeometry(rect)
        self._arrange(rect, place=True)

    def sizeHint(self) -> QSize:
        """Ask for the room of the largest item."""
        return self.minimumSize()

    def minimumSize(self) -> QSize:  # noqa: N802 - Qt's name
        """Return the room of the largest item."""
        margins = self.contentsMargins()
        size = QSize()
        for item in self._items:
            size = size.expandedTo(item.minimumSize())
        return size + QSize(margins.left() + margins.right(), margins.top() + margins.bottom())

    def _arrange(self, rect: QRect, place: bool) -> int:
        """Return the height of the rows; place the items, each as high as its row."""
        margins = self.contentsMargins()
        room = rect.marginsRemoved(margins)
        y = room.top()
        for row in self._even_rows(room.width()) if self._even else self._rows(room.width()):
            x, height = room.left(), max(item.sizeHint().height() for item in row)
            for item in row:
                width = item.sizeHint().width()
                if place:
                    item.setGeometry(QRect(x, y, width, height))
                x += width + self._gap
            y += height + self._gap
        return max(y - self._gap, room.top()) + margins.bottom() - rect.top()

    def _even_rows(self, room: int) -> list[list[QLayoutItem]]:
        """Return as few rows as there must be, none longer than it must be."""
        rows = self._rows(room)
        while True:
            longest = max(map(self._length, rows), default=0)
            shorter = self._rows(longest - 1)
            if len(shorter) > len(rows) or max(map(self._length, shorter), default=0) >= longest:
                return rows
            rows = shorter

    def _length(self, row: list[QLayoutItem]) -> int:
        return sum(item.sizeHint().width() + self._gap for item in row) - self._gap

    def _rows(self, room: int) -> list[list[QLayoutItem]]:
        rows: list[list[QLayoutItem]] = []
        left = 0
        for item in self._items:
            width = item.sizeHint().width()
            if not rows or left + width > room:
                rows.append([])
                left = 0
            rows[-1].append(item)
            left += width + self._gap
        return rows
