"""The dictionary panel: a search field, the table, and what is to be known of the chosen row."""

from PySide6.QtCore import QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QKeyEvent, QResizeEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QHBoxLayout,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTableView,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.model.dictionary import ENTRIES, Entry, choice
from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.result import Result
from gelu_desktop.panels.dictionary.table import DictionaryTable, Filter, label, translate
from gelu_desktop.session import Session
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.theme import Theme

NAME = 2
WIDTHS = {0: 112, 1: 84, 3: 104, 4: 56}
ROW_PADDING = 6
DETAIL_LINES = 6


class DictionaryPanel(Panel):
    """Names of GELU elsewhere; a row that is clicked, or entered, is shown in the plots.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme)
        self._pointed: Point | None = None
        self.field = QLineEdit()
        self.field.setObjectName("search")
        self.field.setPlaceholderText(self.tr("Search: framework, model, name, function"))
        self.field.setAccessibleName(self.tr("Search the dictionary"))
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self.count = QLabel()
        self.count.setProperty("role", "muted")
        self._table = DictionaryTable(self)
        self.filter = Filter(self._table)
        self.view = self._make_view()
        self._needed = {column: self.view.sizeHintForColumn(column) for column in range(5)}
        self.title, self.trap, self.source = QLabel(), QLabel(), QLabel()
        self.details = QWidget()
        # So that the table does not jump from row to row.
        self.details.setMinimumHeight(DETAIL_LINES * self.fontMetrics().lineSpacing())
        self._arrange()
        self.field.textChanged.connect(self._on_field_text_changed)
        self.view.clicked.connect(self._on_view_chosen)
        self.view.selectionModel().currentRowChanged.connect(self._on_row_changed)
        self._tell_count()
        self._describe(None)

    def _make_view(self) -> QTableView:
        view = QTableView()
        view.setModel(self.filter)
        view.setAccessibleName(self.tr("Names of GELU elsewhere"))
        view.setSelectionBehavior(QAbstractItemView.SelectionBehavior.SelectRows)
        view.setSelectionMode(QAbstractItemView.SelectionMode.SingleSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setShowGrid(False)
        view.setAlternatingRowColors(True)
        view.setWordWrap(False)
        view.setTabKeyNavigation(False)
        view.setFrameShape(QTableView.Shape.NoFrame)
        view.installEventFilter(self)
        rows, header = view.verticalHeader(), view.horizontalHeader()
        rows.hide()
        rows.setSectionResizeMode(QHeaderView.ResizeMode.Fixed)
        rows.setDefaultSectionSize(view.fontMetrics().height() + ROW_PADDING)
        header.setHighlightSections(False)
        header.setDefaultAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter)
        header.setSortIndicatorClearable(True)
        header.setSectionResizeMode(NAME, QHeaderView.ResizeMode.Stretch)
        view.sortByColumn(-1, Qt.SortOrder.AscendingOrder)
        view.setSortingEnabled(True)
        return view

    def _arrange(self) -> None:
        for text in (self.title, self.trap, self.source):
            text.setTextFormat(Qt.TextFormat.PlainText)
            text.setWordWrap(True)
            text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.title.setProperty("role", "heading")
        self.source.setProperty("role", "muted")
        search = QHBoxLayout()
        search.setContentsMargins(8, 6, 8, 6)
        search.setSpacing(8)
        search.addWidget(self.field, 1)
        search.addWidget(self.count)
        details = QVBoxLayout(self.details)
        details.setContentsMargins(8, 6, 8, 6)
        details.setSpacing(3)
        for text in (self.title, self.trap, self.source):
            details.addWidget(text)
        details.addStretch(1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(search)
        layout.addWidget(self.view, 1)
        layout.addWidget(self.details)

    def draw(self, result: Result) -> None:
        """Mark the rows that are on the screen, and find what a guide points at."""
        self._table.show_state(result.state)
        point, self._pointed = self._pointed, result.point
        if point != result.point and result.point and result.point.panel == "dictionary":
            self.field.setText(result.point.part)

    def _share_width(self, width: int) -> None:
        """Give each column what its texts need as far as there is room for the names there."""
        widths = {column: pixels(least) for column, least in WIDTHS.items()}
        spare = width - sum(widths.values()) - self._needed[NAME]
        for column, least in widths.items():
            more = min(max(spare, 0), max(self._needed[column] - least, 0))
            self.view.horizontalHeader().resizeSection(column, least + more)
            spare -= more

    def _tell_count(self) -> None:
        text = self.tr("{shown} of {all}")
        self.count.setText(text.format(shown=self.filter.rowCount(), all=len(ENTRIES)))

    def _describe(self, entry: Entry | None) -> None:
        """Show what is to be known of ``entry``, or what one can do here."""
        self.source.setVisible(entry is not None)
        if entry is None:
            self.title.setText(self.tr("Which GELU is this?"))
            self.trap.setText(
                self.tr(
                    "One name means different functions in different places. Click a row to see"
                    " in the plots what it computes."
                )
            )
            return
        place = f"{entry.project} {entry.version}".strip()
        values = ", ".join(f"{name} = {value!r}" for name, value in entry.coefficients.items())
        function = f"{label(entry)} ({values})" if values else label(entry)
        self.title.setText(f"{place}: {entry.name} = {function}")
        self.trap.setText(translate("Dictionary", entry.trap))
        self.source.setText(self.tr("Source: {source}").format(source=entry.source))

    def _choose(self, index: QModelIndex) -> None:
        if index.isValid():
            entry = self.filter.entry(index)
            self.session.edit(**choice(entry, self.session.state.functions))

    def _on_field_text_changed(self, text: str) -> None:
        self.filter.search(text)
        self._tell_count()

    def _on_view_chosen(self, index: QModelIndex) -> None:
        self._choose(index)

    def _on_row_changed(self, index: QModelIndex) -> None:
        self._describe(self.filter.entry(index) if index.isValid() else None)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Share the new width among the columns."""
        super().resizeEvent(event)
        self._share_width(event.size().width())

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter choose, the arrows lead from the field to the table, Escape clear the field."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            key = event.key()
            if watched is self.view and key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
                self._choose(self.view.currentIndex())
                return True
            if watched is self.field and key in (Qt.Key.Key_Down, Qt.Key.Key_Return):
                self._enter_table()
                return True
            if key == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
        return super().eventFilter(watched, event)

    def _enter_table(self) -> None:
        if self.filter.rowCount():
            if not self.view.currentIndex().isValid():
                self.view.setCurrentIndex(self.filter.index(0, 0))
            self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
