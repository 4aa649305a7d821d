"""Misconceptions and scenarios: their titles, the one that is read, and what shows it."""

from PySide6.QtCore import QCoreApplication, QEvent, QObject, Qt
from PySide6.QtGui import QKeyEvent, QShowEvent
from PySide6.QtWidgets import QFrame, QListWidget, QVBoxLayout, QWidget

from gelu_desktop.model.guide.filling import filled
from gelu_desktop.model.guide.loading import load
from gelu_desktop.model.guide.page import Page
from gelu_desktop.panels.guide.buttons import button, row_of
from gelu_desktop.panels.guide.showing import show
from gelu_desktop.session import Session
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.language import language
from gelu_desktop.widgets.reader import Reader
from gelu_desktop.widgets.theme import Theme

NAMES = {
    "misconceptions": QT_TRANSLATE_NOOP("Guide", "Misconceptions"),
    "scenarios": QT_TRANSLATE_NOOP("Guide", "Scenarios"),
}
ROWS_LEAST, ROWS_SHOWN = 3, 7
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


class EntriesView(QWidget):
    """A list of titles above the entry that is chosen; Enter shows it in the panels.

    Parameters
    ----------
    session : Session
        The work; it keeps which entry was read while the window is built again.
    theme : Theme
        The colours.
    kind : str
        A key of `NAMES`.
    """

    def __init__(self, session: Session, theme: Theme, kind: str) -> None:
        super().__init__()
        self._session = session
        self._kept = f"guide_{kind}"
        self.pages = load(kind, language())
        name = QCoreApplication.translate("Guide", NAMES[kind])
        self.list = self._titles(name)
        self.reader = Reader(theme)
        self.reader.setAccessibleName(name)
        self.show_me = button(self.tr("&Show me"), self.tr("Set the panels so that it is seen"))
        self.back, self.next = button(self.tr("&Back")), button(self.tr("&Next"))
        self._arrange()
        self.list.itemDoubleClicked.connect(self._show)
        self.show_me.clicked.connect(self._show)
        self.back.clicked.connect(lambda: self._move(-1))
        self.next.clicked.connect(lambda: self._move(1))
        ids = [page.id for page in self.pages]
        kept = session.property(self._kept)
        self.list.setCurrentRow(ids.index(kept) if kept in ids else 0)
        self.list.currentRowChanged.connect(self._on_list_current_row_changed)

    @property
    def page(self) -> Page:
        """The entry that is chosen."""
        return self.pages[max(self.list.currentRow(), 0)]

    def _titles(self, name: str) -> QListWidget:
        titles = QListWidget()
        titles.setAccessibleName(name)
        titles.setFrameShape(QFrame.Shape.NoFrame)
        titles.setWordWrap(True)
        titles.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        titles.setVerticalScrollMode(QListWidget.ScrollMode.ScrollPerPixel)
        titles.setResizeMode(QListWidget.ResizeMode.Adjust)
        titles.addItems([page.title for page in self.pages])
        titles.setObjectName("guideTitles")
        titles.installEventFilter(self)
        return titles

    def _fit_rows(self) -> None:
        """Make the list as high as some whole rows; Chinese ones are higher."""
        row = self.list.sizeHintForRow(0)
        self.list.setMinimumHeight(ROWS_LEAST * row)
        self.list.setMaximumHeight(ROWS_SHOWN * row)

    def _arrange(self) -> None:
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.setSpacing(4)
        layout.addWidget(self.list, 1)
        layout.addWidget(self.reader, 3)
        layout.addWidget(row_of(self.show_me, self.back, self.next))
        self.setFocusProxy(self.list)

    def _move(self, by: int) -> None:
        self.list.setCurrentRow(self.list.currentRow() + by)

    def _show(self) -> None:
        show(self._session, self.page.steps[0])

    def _draw(self) -> None:
        """Show the entry; only now are its numbers computed."""
        page, row = self.page, self.list.currentRow()
        self.reader.show_text(f"### {page.title}\n\n{filled(page.steps[0].text)}")
        for end, way in ((0, self.back), (len(self.pages) - 1, self.next)):
            if row == end and way.hasFocus():
                self.list.setFocus(Qt.FocusReason.OtherFocusReason)
            way.setEnabled(row != end)

    def _on_list_current_row_changed(self) -> None:
        self._session.setProperty(self._kept, self.page.id)
        self._draw()

    def showEvent(self, event: QShowEvent) -> None:
        """Show the entry; nothing is computed for a tab that nobody opens."""
        super().showEvent(event)
        self._fit_rows()
        self._draw()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter show the entry that is chosen."""
        if watched is self.list and isinstance(event, QKeyEvent) and event.key() in _ENTER:
            if event.type() == QEvent.Type.KeyPress:
                self._show()
            return True
        return super().eventFilter(watched, event)
