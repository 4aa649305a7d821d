"""What is said about GELU: the claims with their verdicts, and how each was measured."""

from functools import partial

from PySide6.QtCore import QCoreApplication, QEvent, QModelIndex, QObject, Qt
from PySide6.QtGui import QFocusEvent, QGuiApplication, QKeyEvent, QKeySequence, QShowEvent
from PySide6.QtWidgets import (
    QAbstractItemView,
    QComboBox,
    QFrame,
    QHBoxLayout,
    QLabel,
    QLineEdit,
    QListView,
    QSplitter,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.model.claims import CLAIMS, VERDICTS, markdown, measure, told, verdict_text
from gelu_desktop.panels.guide.buttons import button, row_of
from gelu_desktop.panels.guide.claims_list import ID, ClaimRow, ClaimsFilter, ClaimsList
from gelu_desktop.panels.guide.showing import show
from gelu_desktop.session import Session
from gelu_desktop.widgets.jobs import Cancelled, Jobs, Progress
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.reader import Reader
from gelu_desktop.widgets.speech import call
from gelu_desktop.widgets.theme import Theme

KEPT = "guide_claims"
LETTERS = 12
LIST_MARGIN = 40
_ENTER = (Qt.Key.Key_Return, Qt.Key.Key_Enter)

translate = QCoreApplication.translate


def measured(known: dict[str, str], progress: Progress, cancelled: Cancelled) -> None:
    """Measure every claim, the quick ones first, and put each verdict into ``known``.

    Parameters
    ----------
    known : dict of str to str
        Filled, claim by claim; whoever listens to the progress may read it.
    progress, cancelled : callable
        Told the share that is done, and asked whether to stop.
    """
    rows = sorted(CLAIMS.values(), key=lambda claim: claim.slow)
    for done, claim in enumerate(rows, 1):
        if cancelled():
            return
        known[claim.id] = measure(claim).verdict
        progress(done / len(rows))


class ClaimsView(QWidget):
    """A search, the list of claims, and the one that is chosen; measured on a thread when shown.

    Parameters
    ----------
    session : Session
        The work; it keeps which claim was read while the window is built again.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__()
        self._session = session
        self._known: dict[str, str] = {}
        self.jobs = Jobs(self)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("Search the claims"))
        self.field.setAccessibleName(self.tr("Search the claims"))
        self.field.setClearButtonEnabled(True)
        self.field.installEventFilter(self)
        self.verdict = QComboBox()
        call(self.verdict, self.tr("Verdict"))
        # The longest of its words would take the room of the search.
        least = QComboBox.SizeAdjustPolicy.AdjustToMinimumContentsLengthWithIcon
        self.verdict.setSizeAdjustPolicy(least)
        self.verdict.setMinimumContentsLength(LETTERS)
        self.count = QLabel()
        self.count.setProperty("role", "muted")
        self.claims = ClaimsList(self)
        self.filter = ClaimsFilter(self.claims)
        self.view = self._make_view(theme)
        self.reader = Reader(theme)
        self.reader.setAccessibleName(self.tr("The claim, measured"))
        self.show_me = button(self.tr("&Show me"), self.tr("Set the panels so that it is seen"))
        self.copy = button(
            self.tr("&Copy as Markdown"), self.tr("The chosen claims; Ctrl+A chooses all of them")
        )
        self._arrange()
        self._tell()
        self._connect()
        self._choose(session.property(KEPT))

    def _make_view(self, theme: Theme) -> QListView:
        view = QListView()
        view.setModel(self.filter)
        view.setItemDelegate(ClaimRow(view, theme))
        view.setAccessibleName(self.tr("Claims"))
        view.setFrameShape(QFrame.Shape.NoFrame)
        view.setSelectionMode(QAbstractItemView.SelectionMode.ExtendedSelection)
        view.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        view.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        view.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        # Without the bar the rows would be wider, and then again not.
        view.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOn)
        view.setResizeMode(QListView.ResizeMode.Adjust)
        view.installEventFilter(self)
        return view

    def _arrange(self) -> None:
        search = QHBoxLayout()
        search.setContentsMargins(12, 6, 12, 0)
        search.addWidget(self.field)
        counted = QHBoxLayout()
        counted.setContentsMargins(12, 0, 12, 2)
        counted.setSpacing(8)
        counted.addWidget(self.verdict)
        counted.addWidget(self.count, 1)
        self.parts = QSplitter(Qt.Orientation.Vertical)
        self.parts.setChildrenCollapsible(False)
        self.parts.addWidget(self.view)
        self.parts.addWidget(self.reader)
        self.parts.setStretchFactor(0, 1)
        self.parts.setStretchFactor(1, 1)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 8)
        layout.setSpacing(4)
        layout.addLayout(search)
        layout.addLayout(counted)
        layout.addWidget(self.parts, 1)
        layout.addWidget(row_of(self.show_me, self.copy))

    def _connect(self) -> None:
        self.field.textChanged.connect(self._on_asked_changed)
        self.verdict.currentIndexChanged.connect(self._on_asked_changed)
        self.view.doubleClicked.connect(self._on_show_me_clicked)
        self.view.selectionModel().currentChanged.connect(self._on_current_changed)
        self.view.selectionModel().selectionChanged.connect(self._on_selection_changed)
        self.show_me.clicked.connect(self._on_show_me_clicked)
        self.copy.clicked.connect(self.copy_chosen)
        self.jobs.progressed.connect(self._on_jobs_progressed)
        self.jobs.done.connect(self._on_jobs_progressed)
        self.jobs.failed.connect(self._on_jobs_failed)

    @property
    def chosen(self) -> str:
        """The claim that is read; empty where none is."""
        return str(self.view.currentIndex().data(ID) or "")

    def copy_chosen(self) -> None:
        """Put the chosen claims on the clipboard as Markdown, as far as they are measured."""
        rows = sorted(index.row() for index in self.view.selectedIndexes())
        ids = [self.filter.index(row, 0).data(ID) for row in rows]
        answers = [measure(CLAIMS[name], translate) for name in ids if name in self._known]
        if answers:
            QGuiApplication.clipboard().setText(markdown(answers, translate) + "\n")

    def _choose(self, name: object) -> None:
        """Choose a claim by its name; the first one where it is not in the list."""
        rows = [self.filter.index(row, 0) for row in range(self.filter.rowCount())]
        found = next((row for row in rows if row.data(ID) == name), None)
        if rows:
            self.view.setCurrentIndex(found or rows[0])
            self.view.scrollTo(found or rows[0])

    def _tell(self) -> None:
        """Show the counts, and the verdicts that can be chosen."""
        text = self.tr("{shown} of {all}")
        counts = text.format(shown=self.filter.rowCount(), all=len(CLAIMS))
        left = len(CLAIMS) - len(self.claims.verdicts)
        if left and self.jobs.running:
            counts += " · " + self.tr("{count} to measure").format(count=left)
        self.count.setText(counts)
        found = list(self.claims.verdicts.values())
        names = [(self.tr("all verdicts"), "")]
        names += [
            (f"{verdict_text(name, translate)} ({found.count(name)})", name) for name in VERDICTS
        ]
        for place, (label, name) in enumerate(names):
            if place >= self.verdict.count():
                self.verdict.addItem(label, name)
            elif self.verdict.itemText(place) != label:
                self.verdict.setItemText(place, label)
        longest = max(self.verdict.fontMetrics().horizontalAdvance(label) for label, _ in names)
        self.verdict.view().setMinimumWidth(longest + pixels(LIST_MARGIN))

    def _describe(self) -> None:
        """Show the chosen claim: measured, or that it is being measured."""
        name = self.chosen
        self.show_me.setEnabled(bool(name))
        self.copy.setEnabled(name in self._known)
        if not name:
            self.reader.show_text(self.tr("No claim has all these words."))
        elif name in self._known:
            heading, verdict, *rest = told(measure(CLAIMS[name], translate), translate)
            self.reader.show_text("\n\n".join((f"### {heading}", f"**{verdict}**", *rest)))
        else:
            self.reader.show_text(self.tr("Being measured …"))

    def _on_asked_changed(self) -> None:
        chosen = self.chosen
        self.filter.narrow(self.verdict.currentData() or "", self.field.text())
        self._choose(chosen)
        self._tell()
        self._describe()

    def _on_current_changed(self) -> None:
        if self.chosen:
            self._session.setProperty(KEPT, self.chosen)
        if self.isVisible():
            self._describe()

    def _on_selection_changed(self) -> None:
        self.copy.setEnabled(bool(self.view.selectedIndexes()) and self.chosen in self._known)

    def _on_show_me_clicked(self, _index: QModelIndex | bool = False) -> None:
        if self.chosen:
            show(self._session, CLAIMS[self.chosen].step)

    def _on_jobs_progressed(self) -> None:
        waiting = self.chosen not in self.claims.verdicts
        self.claims.know(dict(self._known))
        self._tell()
        if waiting and self.chosen in self._known:
            self._describe()

    def _on_jobs_failed(self, error: Exception) -> None:
        self._tell()
        text = self.tr("The claims could not all be measured: {reason}")
        self.count.setText(text.format(reason=error))

    def showEvent(self, event: QShowEvent) -> None:
        """Begin to measure; nothing is computed for a tab that nobody opens."""
        super().showEvent(event)
        if len(self._known) < len(CLAIMS) and not self.jobs.running:
            self.jobs.start(partial(measured, self._known))
        self._tell()
        self._describe()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Let Enter show a claim, Ctrl+C copy it, Down leave the search, Escape clear it."""
        if isinstance(event, QKeyEvent) and event.type() == QEvent.Type.KeyPress:
            if watched is self.view and event.key() in _ENTER:
                self._on_show_me_clicked()
                return True
            if watched is self.view and event.matches(QKeySequence.StandardKey.Copy):
                self.copy_chosen()
                return True
            if watched is self.field and event.key() in (Qt.Key.Key_Down, *_ENTER):
                self.view.setFocus(Qt.FocusReason.ShortcutFocusReason)
                return True
            if event.key() == Qt.Key.Key_Escape and self.field.text():
                self.field.clear()
                return True
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on; a proxy would make Tab leave out what stands above the list."""
        self.view.setFocus(event.reason())
