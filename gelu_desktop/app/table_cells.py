"""A table of numbers that keeps its place, and copies what is selected."""

from dataclasses import dataclass

from PySide6.QtCore import QItemSelectionModel, QModelIndex, Qt
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import QAbstractItemView, QHeaderView, QTableView

from gelu_desktop.app.table_numbers import Numbers, written

SAMPLED = 40
"""Rows that decide how wide a column is."""


@dataclass(frozen=True)
class Place:
    """Where somebody is in a table: a cell, how far it is scrolled, and the probe that was met."""

    row: int
    column: int
    down: int
    across: int
    probe: float | None


class Cells(QTableView):
    """The table itself."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)  # Tab leaves the table
        self.setWordWrap(False)
        self.verticalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        self._probe: float | None = None

    @property
    def place(self) -> Place:
        """Where somebody is."""
        at = self.currentIndex()
        bars = self.verticalScrollBar().value(), self.horizontalScrollBar().value()
        return Place(at.row(), at.column(), *bars, self._probe)

    def go_back(self, place: Place) -> None:
        """Go where somebody was, unless the probe has moved since."""
        if place.probe == self._probe and place.row >= 0:
            self.setCurrentIndex(self.model().index(place.row, place.column))
            self.verticalScrollBar().setValue(place.down)
            self.horizontalScrollBar().setValue(place.across)

    def forget(self) -> None:
        """Begin anew with the numbers that come next."""
        self._probe = None
        self.setCurrentIndex(QModelIndex())

    def show_numbers(self, numbers: Numbers, probe: float) -> None:
        """Show other numbers; place and selection stay, unless the probe has moved."""
        before = self.model()
        moved = probe != self._probe
        self._probe = probe
        if isinstance(before, Numbers) and before.become(numbers):
            numbers.deleteLater()
            numbers = before
        else:
            self._exchange(numbers)
        if moved and numbers.over_x and numbers.rowCount():
            at, how = numbers.index(numbers.nearest(probe), 0), QItemSelectionModel.SelectionFlag
            self.selectionModel().setCurrentIndex(at, how.ClearAndSelect | how.Rows)
            self.scrollTo(at, self.ScrollHint.PositionAtCenter)

    def _exchange(self, numbers: Numbers) -> None:
        """Show another model at the same x, or in the same row where it is no curve over x."""
        before, place = self.model(), self.place
        widths: dict[str, int] = {}
        row = max(place.row, 0)
        if isinstance(before, Numbers):
            widths = {name: self.columnWidth(at) for at, name in enumerate(before.names)}
            x = before.value(place.row, 0) if before.over_x and place.row >= 0 else None
            if x is not None and numbers.over_x:
                row = numbers.nearest(x)
        self.setModel(numbers)
        if before is not None:
            before.deleteLater()
        for at, name in enumerate(numbers.names):
            self.setColumnWidth(at, widths.get(name) or self._width(numbers, at))
        if numbers.rowCount():
            row = min(row, numbers.rowCount() - 1)
            column = min(max(place.column, 0), numbers.columnCount() - 1)
            self.setCurrentIndex(numbers.index(row, column))
            self.horizontalScrollBar().setValue(place.across)

    def _width(self, numbers: Numbers, column: int) -> int:
        """Return how wide a column has to be, by its name and a few of its numbers."""
        rows = range(0, numbers.rowCount(), max(numbers.rowCount() // SAMPLED, 1))
        texts = [str(numbers.data(numbers.index(row, column))) for row in rows]
        texts.append(str(numbers.headerData(column, Qt.Orientation.Horizontal)))
        metrics = self.fontMetrics()
        return max(map(metrics.horizontalAdvance, texts)) + metrics.averageCharWidth() * 4

    def copy(self) -> None:
        """Put the selected cells on the clipboard, for a spreadsheet, in all their digits."""
        numbers = self.model()
        chosen = self.selectedIndexes()
        if not isinstance(numbers, Numbers) or not chosen:
            return
        rows = sorted({index.row() for index in chosen})
        columns = sorted({index.column() for index in chosen})
        picked = {(index.row(), index.column()) for index in chosen}
        lines = [
            "\t".join(
                written(numbers.value(row, column), None) if (row, column) in picked else ""
                for column in columns
            )
            for row in rows
        ]
        QGuiApplication.clipboard().setText("\n".join(lines))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Copy, or move in the table."""
        if event.matches(QKeySequence.StandardKey.Copy):
            self.copy()
        else:
            super().keyPressEvent(event)
