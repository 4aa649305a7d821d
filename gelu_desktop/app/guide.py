"""The guide and the window: what it points at, the panels it asks for, what is remembered of it."""

from PySide6.QtCore import QObject, QSettings, Qt, QTimer
from PySide6.QtWidgets import QWidget

from gelu_desktop.app.guide_offer import Offer
from gelu_desktop.app.guide_settings import note_offer, offered, remember, remembered
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.stage import is_shown
from gelu_desktop.model.guide import Point
from gelu_desktop.model.result import Result
from gelu_desktop.panels.guide.course import TOUR, go, places
from gelu_desktop.session import Session
from gelu_desktop.widgets.focusing import first_to_focus
from gelu_desktop.widgets.halo import Halo
from gelu_desktop.widgets.plot_panel import PlotPanel
from gelu_desktop.widgets.theme import Theme

NAME = "guide"


class Guide(QObject):
    """Does for the guide what a panel cannot do.

    Parameters
    ----------
    window : MainWindow
        The window.
    session : Session
        The work.
    kept : QSettings
        What is remembered of the guide.
    """

    def __init__(self, window: MainWindow, session: Session, kept: QSettings) -> None:
        super().__init__(window)
        self._window, self._session, self._kept = window, session, kept
        self._theme: Theme | None = None
        self._halo: Halo | None = None
        self._marked: Point | None = None
        self.offer: Offer | None = None
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timer_timeout)
        session.remember(remembered(kept))
        session.read.connect(lambda reading: remember(kept, reading))
        session.panel_asked.connect(self._on_session_panel_asked)
        session.changed.connect(self._on_session_changed)

    def dress(self, theme: Theme) -> None:
        """Look after a window that was just made, in its theme and language."""
        self._theme, self._halo, self._marked = theme, None, None
        self._window.docks[NAME].visibilityChanged.connect(self._timer.start)
        self._mark(self._session.result.point)
        if self.offer is not None:
            self.offer.speak()

    def open(self) -> None:
        """Bring the guide to the front."""
        self._front(NAME, focus=True)

    def tour(self) -> None:
        """Begin the tour."""
        self._answer()
        self._front(NAME, focus=True)
        go(self._session, places(TOUR)[0])

    def offer_tour(self) -> None:
        """Offer the tour, once."""
        if offered(self._kept):
            return
        note_offer(self._kept)
        self.offer = Offer()
        self.offer.answered.connect(self._on_offer_answered)
        self._window.statusBar().addPermanentWidget(self.offer)

    def _answer(self) -> None:
        offer, self.offer = self.offer, None
        if offer is not None:
            self._window.statusBar().removeWidget(offer)
            offer.deleteLater()

    def _on_offer_answered(self, wanted: bool) -> None:
        self._answer()
        if wanted:
            self.tour()

    def _on_session_panel_asked(self, panel: str, focus: bool) -> None:
        self._front(panel, focus)

    def _front(self, panel: str, focus: bool) -> None:
        """Bring a panel to the front, if the session lets it be shown."""
        dock = self._window.docks.get(panel)
        if dock is None or not is_shown(panel, self._session.state.stage):
            return
        dock.show()
        dock.raise_()
        if focus:
            point = self._session.result.point
            part = self._part(point) if point and point.panel == panel else None
            where = part or dock.widget()
            if isinstance(where, PlotPanel):
                where = where.plot
            where = where.focusProxy() or first_to_focus(where)
            where.setFocus(Qt.FocusReason.ShortcutFocusReason)

    def _on_session_changed(self, result: Result) -> None:
        self._mark(result.point)

    def _mark(self, point: Point | None) -> None:
        """Frame what is pointed at; a place in a plot is marked by the plot itself."""
        if point == self._marked:
            return
        self._marked = point
        if self._halo is not None:
            self._halo.hide()
            self._halo.deleteLater()
            self._halo = None
        if point is None or point.x is not None or self._theme is None:
            return
        dock = self._window.docks.get(point.panel)
        if dock is not None:
            part = self._part(point)
            self._halo = Halo(part or dock.widget(), self._theme, inside=part is None)

    def _part(self, point: Point) -> QWidget | None:
        if not point.part:
            return None
        panel = self._window.docks[point.panel].widget()
        found = panel.findChild(QWidget, point.part)
        return found if isinstance(found, QWidget) else None

    def _on_timer_timeout(self) -> None:
        """Leave the lesson where its panel was closed: nobody would know how to leave it."""
        dock = self._window.docks.get(NAME)
        if dock is not None and dock.isHidden():
            self._session.come_back()
            self._session.point_at(None)
