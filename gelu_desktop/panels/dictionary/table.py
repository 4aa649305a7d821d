"""The dictionary as a table for Qt, and the filter over it."""

from PySide6.QtCore import (
    QAbstractTableModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFont

from gelu_desktop.model.dictionary import ENTRIES, Entry, coefficients
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.text import QT_TRANSLATE_NOOP

Index = QModelIndex | QPersistentModelIndex

NOWHERE = QModelIndex()
COLUMNS = (
    QT_TRANSLATE_NOOP("DictionaryTable", "Project"),
    QT_TRANSLATE_NOOP("DictionaryTable", "Version"),
    QT_TRANSLATE_NOOP("DictionaryTable", "Name there"),
    QT_TRANSLATE_NOOP("DictionaryTable", "Function here"),
    QT_TRANSLATE_NOOP("DictionaryTable", "Default"),
)

FUNCTION = 3

translate = QCoreApplication.translate


def label(entry: Entry) -> str:
    """Return what the function of an entry is called here, in the language of the application."""
    return translate("Functions", FUNCTIONS[entry.row].label)


class DictionaryTable(QAbstractTableModel):
    """One row an entry; the functions that are on the screen stand in bold.

    Parameters
    ----------
    parent : QObject
        The owner.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self._bold = QFont()
        self._bold.setBold(True)
        self._shown: frozenset[int] = frozenset()
        yes, no = translate("DictionaryTable", "yes"), translate("DictionaryTable", "no")
        self._cells = [
            (
                entry.project,
                entry.version,
                entry.name,
                label(entry),
                {True: yes, False: no, None: ""}[entry.default],
            )
            for entry in ENTRIES
        ]
        self.texts = [
            " ".join((*cells, entry.row, translate("Dictionary", entry.trap))).casefold()
            for cells, entry in zip(self._cells, ENTRIES, strict=True)
        ]

    def show_state(self, state: State) -> None:
        """Put the functions that ``state`` shows in bold."""
        shown = frozenset(number for number, entry in enumerate(ENTRIES) if _is_shown(entry, state))
        changed = shown ^ self._shown
        self._shown = shown
        for number in changed:
            cell = self.index(number, FUNCTION)
            self.dataChanged.emit(cell, cell, [Qt.ItemDataRole.FontRole])

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of entries."""
        return 0 if parent.isValid() else len(ENTRIES)

    def columnCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of columns."""
        return 0 if parent.isValid() else len(COLUMNS)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the text of a cell, also as its tooltip, and whether it is bold."""
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.ToolTipRole):
            return self._cells[index.row()][index.column()]
        bold = role == Qt.ItemDataRole.FontRole and index.column() == FUNCTION
        return self._bold if bold and index.row() in self._shown else None

    def headerData(  # noqa: N802 - Qt's name
        self,
        section: int,
        orientation: Qt.Orientation,
        role: int = Qt.ItemDataRole.DisplayRole,
    ) -> object:
        """Return the title of a column."""
        if orientation == Qt.Orientation.Horizontal and role == Qt.ItemDataRole.DisplayRole:
            return translate("DictionaryTable", COLUMNS[section])
        return None


def _is_shown(entry: Entry, state: State) -> bool:
    if entry.row in APPROXIMATIONS:
        named = entry.row == state.approximation
    else:
        named = entry.row in state.functions
    return named and state.coefficients_of(entry.row) == coefficients(entry)


class Filter(QSortFilterProxyModel):
    """The entries in which every word of a search occurs.

    Parameters
    ----------
    table : DictionaryTable
        All entries.
    """

    def __init__(self, table: DictionaryTable) -> None:
        super().__init__(table)
        self._table = table
        self._words: list[str] = []
        self.setSourceModel(table)
        self.setSortCaseSensitivity(Qt.CaseSensitivity.CaseInsensitive)

    def search(self, text: str) -> None:
        """Let through what has every word of ``text``, in any case."""
        self.beginFilterChange()
        self._words = text.casefold().split()
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:  # noqa: N802 - Qt's name
        """Say whether an entry has all words."""
        return all(word in self._table.texts[row] for word in self._words)

    def entry(self, index: Index) -> Entry:
        """Return the entry of a cell."""
        return ENTRIES[self.mapToSource(index).row()]
