"""What a panel plots as a table that can be read, walked through with keys and copied."""

import math
from typing import Any

import numpy as np
from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QPersistentModelIndex,
    QSize,
    Qt,
    QTimer,
)
from PySide6.QtGui import QGuiApplication, QKeyEvent, QKeySequence
from PySide6.QtWidgets import (
    QAbstractItemView,
    QDialogButtonBox,
    QFormLayout,
    QHeaderView,
    QLabel,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.data_files import DATA
from gelu_desktop.app.rebuilt_dialog import RebuiltDialog, on_screen
from gelu_desktop.model.figures import signed
from gelu_desktop.model.grid import plain
from gelu_desktop.model.plotted import Column, NothingPlottedError, Plotted, Series
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.notice import Notice

translate = QCoreApplication.translate
Index = QModelIndex | QPersistentModelIndex
WHOLE = QModelIndex()
Role = Qt.ItemDataRole
SIZE = QSize(620, 460)
PAUSE_MS = 120
DIGITS = 10


def joined(plotted: Plotted) -> list[tuple[str, str, Column]]:
    """Return the columns of a panel side by side, curves over x beside one x for all.

    Parameters
    ----------
    plotted : Plotted
        What the panel plots.

    Returns
    -------
    list of tuple
        A name, what it means, and the column. Where a curve has no value at an x of another, its
        cell is NaN.
    """
    every = plotted.series
    shared = len(every) > 1 and all(_over_x(series) for series in every)
    if not shared:
        return [
            (f"{series.name}.{column.key}", series.meaning, column)
            for series in every
            for column in series.columns
        ]
    x = np.unique(np.concatenate([series.columns[0].values for series in every]))
    found = [("x", "", Column("x", x, every[0].columns[0].unit))]
    for series in every:
        places = np.searchsorted(x, series.columns[0].values)
        for column in series.columns[1:]:
            values = np.full(x.size, np.nan)
            values[places] = column.values
            name = f"{series.name}.{column.key}"
            found.append((name, series.meaning, Column(column.key, values, column.unit)))
    return found


def _over_x(series: Series) -> bool:
    x = series.columns[0]
    return x.key == "x" and len(series.columns) > 1 and bool(np.all(np.diff(x.values) > 0))


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
        self._columns = joined(plotted)
        self._rows = max((len(column.values) for _, _, column in self._columns), default=0)

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
            return _written(value, digits)
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


class TableDialog(RebuiltDialog):
    """Shows the numbers of one panel; it stays open beside the window and follows it.

    Parameters
    ----------
    parent : QWidget
        The window.
    session : Session
        The work.
    panel : str
        The panel to begin with.
    """

    def __init__(self, parent: QWidget, session: Session, panel: str) -> None:
        super().__init__(parent)
        self._session = session
        self._panel = _with_data(panel)
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PAUSE_MS)
        self._later.timeout.connect(self._on_later_timeout)
        session.changed.connect(self._on_session_changed)
        self.rebuild()
        self.resize(on_screen(self, QSize(pixels(SIZE.width()), pixels(SIZE.height()))))

    def fill(self, body: QWidget) -> None:
        """Lay out the choice of the panel and its table."""
        self.setWindowTitle(self.tr("Plot as table"))
        titles = {name: translate("Panels", spec.title) for name, spec in DATA.items()}
        self.panel = Choice(titles)
        self.panel.setObjectName("panel")
        self.panel.set_name(self._panel)
        self.panel.chosen.connect(self.show_panel)
        self.about = QLabel(
            self.tr(
                "The row nearest to the probe is selected when the table opens or the probe moves."
                " Ctrl+C copies the selected cells in all their digits."
            )
        )
        self.about.setWordWrap(True)
        self.message = Notice()
        self.table = Cells()
        self.table.setObjectName("table")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        self.copy = buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.setObjectName("copy")
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self.table.copy)
        buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(self.tr("&Panel"), self.panel)
        column = QVBoxLayout(body)
        column.addLayout(form)
        column.addWidget(self.about)
        column.addWidget(self.message)
        column.addWidget(self.table, 1)
        column.addWidget(buttons)
        self._renew()

    def show_panel(self, panel: str) -> None:
        """Show another panel, or the first where that plots nothing at all."""
        self._panel = _with_data(panel)
        self.panel.set_name(self._panel)
        self._renew()

    def _on_session_changed(self, _result: object) -> None:
        self._later.start()

    def _on_later_timeout(self) -> None:
        self._renew()

    def _renew(self) -> None:
        """Show the numbers of now."""
        spec = DATA[self._panel]
        assert spec.data is not None
        try:
            plotted = spec.data(self._session.result)
        except NothingPlottedError as error:
            plotted = Plotted(())
            self.message.say(str(error))
        else:
            self.message.say("")
        title = translate("Panels", spec.title)
        self.table.setAccessibleName(self.tr("Numbers of {panel}").format(panel=title))
        self.table.setAccessibleDescription("\n".join(each.meaning for each in plotted.series))
        self.table.show_numbers(Numbers(plotted, self.table), self._session.state.x)
        self.copy.setEnabled(bool(plotted.series))


class Cells(QTableView):
    """The table itself."""

    def __init__(self) -> None:
        super().__init__()
        self.setHorizontalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        self.setTabKeyNavigation(False)  # Tab leaves the table
        self.horizontalHeader().setSectionResizeMode(QHeaderView.ResizeMode.Interactive)
        self._probe: float | None = None

    def show_numbers(self, numbers: Numbers, probe: float) -> None:
        """Show other numbers; the place stays, unless the probe has moved."""
        at, scrolled = self.currentIndex(), self.horizontalScrollBar().value()
        row, column = at.row(), max(at.column(), 0)
        if probe != self._probe or row < 0:
            row, self._probe = numbers.nearest(probe), probe
        before = self.model()
        self.setModel(numbers)
        if before is not None:
            before.deleteLater()
        self.resizeColumnsToContents()
        row, column = min(row, numbers.rowCount() - 1), min(column, numbers.columnCount() - 1)
        if row >= 0 and column >= 0:
            self.setCurrentIndex(numbers.index(row, column))
            self.scrollTo(numbers.index(row, column), self.ScrollHint.PositionAtCenter)
        self.horizontalScrollBar().setValue(scrolled)

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
                _written(numbers.value(row, column), None) if (row, column) in picked else ""
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


def _with_data(panel: str) -> str:
    return panel if panel in DATA else next(iter(DATA))


def _written(value: float | None, digits: int | None) -> str:
    """Return a number for people, or in the fewest digits that read back exactly."""
    if value is None or math.isnan(value):
        return ""
    if isinstance(value, int) or digits is None or not math.isfinite(value):
        return plain(value)
    return signed(f"{value:.{digits}g}")
