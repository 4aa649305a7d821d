"""The panel's widget: one tab for each kind of reading."""

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QFocusEvent
from PySide6.QtWidgets import QStackedWidget, QVBoxLayout, QWidget

from gelu_desktop.model.result import Result
from gelu_desktop.panels.guide.claims import ClaimsView
from gelu_desktop.panels.guide.entries import EntriesView
from gelu_desktop.panels.guide.lesson import LessonView
from gelu_desktop.panels.guide.questions import QuestionsView
from gelu_desktop.panels.guide.sections import Sections
from gelu_desktop.session import Session
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.focusing import first_to_focus
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.theme import Theme


@dataclass(frozen=True)
class Tab:
    """One row of ``TABS``.

    Attributes
    ----------
    name : str
        Its name in the settings.
    title : str
        What stands on it; translatable in the context ``"Guide"``.
    create : callable
        Makes its widget from the session and the theme.
    """

    name: str
    title: str
    create: Callable[[Session, Theme], QWidget]


TABS: tuple[Tab, ...] = (
    Tab("lesson", QT_TRANSLATE_NOOP("Guide", "Lesson"), LessonView),
    Tab("claims", QT_TRANSLATE_NOOP("Guide", "Claims"), ClaimsView),
    Tab(
        "misconceptions",
        QT_TRANSLATE_NOOP("Guide", "Misconceptions"),
        partial(EntriesView, kind="misconceptions"),
    ),
    Tab("questions", QT_TRANSLATE_NOOP("Guide", "Questions"), QuestionsView),
    Tab(
        "scenarios",
        QT_TRANSLATE_NOOP("Guide", "Scenarios"),
        partial(EntriesView, kind="scenarios"),
    ),
)


class GuidePanel(Panel):
    """The tabs; the one that was open last is open again.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme)
        self.tabs = QStackedWidget()
        for tab in TABS:
            self.tabs.addWidget(tab.create(session, theme))
        self.sections = Sections([QCoreApplication.translate("Guide", tab.title) for tab in TABS])
        names = [tab.name for tab in TABS]
        if session.reading.tab in names:
            self.tabs.setCurrentIndex(names.index(session.reading.tab))
        self.sections.show_chosen(self.tabs.currentIndex())
        self.sections.chosen.connect(self.tabs.setCurrentIndex)
        self.tabs.currentChanged.connect(self._on_tabs_current_changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.sections)
        layout.addWidget(self.tabs, 1)

    @property
    def lesson(self) -> LessonView:
        """The lesson."""
        view = self.tabs.widget(0)
        assert isinstance(view, LessonView)
        return view

    def draw(self, result: Result) -> None:
        """Follow the lesson to the step that is shown, and notice what was done."""
        self.lesson.draw(result)
        if self.session.visiting:
            self.tabs.setCurrentIndex(0)

    def _on_tabs_current_changed(self, index: int) -> None:
        self.sections.show_chosen(index)
        self.session.remember(replace(self.session.reading, tab=TABS[index].name))

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on; a proxy would make Tab leave out what stands above the page."""
        current = self.tabs.currentWidget() or self
        target = self.lesson.reader if current is self.lesson else first_to_focus(current)
        target.setFocus(event.reason())

    def sizeHint(self) -> QSize:
        """Ask for the width of a column that reads well."""
        return QSize(pixels(360), pixels(600))

    def minimumSizeHint(self) -> QSize:
        """Return the least that can be read."""
        return QSize(pixels(312), pixels(240))
