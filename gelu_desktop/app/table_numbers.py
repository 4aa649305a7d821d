"""The numbers of a panel as Qt's tables want them."""

import math
from typing import Any

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QPersistentModelIndex, Qt
from PySide6.QtWidgets import QWidget

from gelu_desktop.model.figures import signed
from gelu_desktop.model.grid import plain
from gelu_desktop.model.plotted import Plotted, joined, over_x

Index = QModelIndex | QPersistentModelIndex
WHOLE = QModelIndex()
Role = Qt.ItemDataRole
DIGITS = 10


class Numbers(QAbstractTableModel):
    """The columns of a panel, side by side; shorter ones end sooner.

    Parameters
    ----------
    plotted : Plotted
        What the panel plots.
    parent : QWidget
        The owner.
    """

    def __init__(self, plotted: Plotted, parent: QWidget) -> None:
        super().__init__(parent)
        self.over_x = over_x(plotted)
        self._columns = joined(plotted)
        self._rows = max((len(column.values) for _, _, column in self._columns), default=0)

    @property
    def names(self) -> list[str]:
        """What the columns are called."""
        return [name for name, _, _ in self._columns]

    def become(self, other: "Numbers") -> bool:
        """Take the numbers of another; return False where its rows or columns are others."""
        if (self.names, self._rows) != (other.names, other._rows):
            return False
        self._columns = other._columns
        if self._rows and self._columns:
            last = self.index(self._rows - 1, len(self._columns) - 1)
            self.dataChanged.emit(self.index(0, 0), last)
        return True

    def rowCount(self, parent: Index = WHOLE) -> int:  # noqa: N802 - as Qt has it
        """Return how many rows there are."""
        return 0 if parent.isValid() else self._rows

    def columnCount(self, parent: Index = WHOLE) -> int:  # noqa: N802
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(self._columns)

    def value(self, row: int, column: int) -> float | int | None:
        """Return the number in a cell, or None where there is none."""
        values = self._columns[column][2].values
        return values[row].item() if row < len(values) else None

    def data(self, index: Index, role: int = Role.DisplayRole) -> Any:
        """Return what a cell shows."""
        if role == Role.TextAlignmentRole:
            return Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
        if role in (Role.DisplayRole, Role.ToolTipRole):
            value = self.value(index.row(), index.column())
            digits = DIGITS if role == Role.DisplayRole else None
            return written(value, digits)
        return None

    def headerData(self, section: int, way: Qt.Orientation, role: int = Role.DisplayRole) -> Any:  # noqa: N802
        """Return the name of a column, or the number of a row."""
        if way == Qt.Orientation.Vertical:
            return str(section + 1) if role == Role.DisplayRole else None
        name, meaning, column = self._columns[section]
        if role == Role.DisplayRole:
            return name if column.unit == "1" else f"{name} [{column.unit}]"
        return meaning if role == Role.ToolTipRole else None

    def nearest(self, x: float) -> int:
        """Return the row of the first column whose number is nearest to ``x``."""
        found = [self.value(row, 0) for row in range(self._rows)] if self._columns else []
        rows = [row for row, value in enumerate(found) if value is not None]
        return min(rows, key=lambda row: abs(float(found[row] or 0) - x), default=0)


def written(value: float | None, digits: int | None) -> str:
    """Return a number for people, or in the fewest digits that read back exactly."""
    if value is None or math.isnan(value):
        return ""
    if isinstance(value, int) or digits is None or not math.isfinite(value):
        return plain(value)
    return signed(f"{value + 0.0:.{digits}g}")
