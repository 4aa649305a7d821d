"""The guide and the window: what it points at, the panels it asks for, what is remembered of it."""

from PySide6.QtCore import QObject, QSettings, Qt, QTimer
from PySide6.QtWidgets import QApplication, QWidget

from gelu_desktop.app.guide_offer import Offer
from gelu_desktop.app.guide_room import GuideRoom
from gelu_desktop.app.guide_settings import note_offer, offered, remember, remembered
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.stage import is_shown
from gelu_desktop.model.guide.page import Step
from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.result import Result
from gelu_desktop.panels.guide.course import TOUR, go, known, places, step_at
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
        self._room = GuideRoom(window)
        self._halos: list[Halo] = []
        self._marked: tuple[Point, ...] = ()
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
        self._theme, self._halos, self._marked = theme, [], ()
        self._window.docks[NAME].visibilityChanged.connect(self._timer.start)
        self._mark()
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
        if self._session.visiting and not self._room.begun:
            self._room.begin()
        self._front(panel, focus)

    def _front(self, panel: str, focus: bool) -> None:
        """Bring a panel to the front, if the session lets it be shown."""
        docks = self._window.docks
        if panel not in docks or not is_shown(panel, self._session.state.stage):
            return
        before = QApplication.focusWidget()
        (self._room.front if focus else self._room.show)(panel)
        if focus and panel == NAME:
            docks[NAME].widget().setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif focus:
            where = self._part(self._place, panel) or docks[panel].widget()
            if isinstance(where, PlotPanel):
                where = where.plot
            where = where.focusProxy() or first_to_focus(where)
            where.setFocus(Qt.FocusReason.ShortcutFocusReason)
        elif before is not None and not before.isVisible():
            docks[NAME].widget().setFocus(Qt.FocusReason.OtherFocusReason)

    def _on_session_changed(self, _result: Result) -> None:
        if self._room.begun and not self._session.visiting:
            self._room.end()
        self._room.clear(self._step.panels if self._step is not None else ())
        self._mark()

    @property
    def _step(self) -> Step | None:
        place = self._session.reached
        return step_at(place) if place is not None and known(place) else None

    @property
    def _place(self) -> Point | None:
        """Where the person is asked to do something, or what is pointed at."""
        point = self._session.result.point
        return self._step.place if self._step is not None else point

    def _mark(self) -> None:
        """Frame what is pointed at, and where something is to be done.

        A place in a plot is marked by the plot itself.
        """
        framed = self._framed
        if framed == self._marked or self._theme is None:
            return
        self._marked = framed
        for halo in self._halos:
            halo.hide()
            halo.deleteLater()
        self._halos = []
        for point in framed:
            part = self._part(point, point.panel)
            dock = self._window.docks.get(point.panel)
            if dock is not None:
                target = part or dock.widget()
                self._halos.append(Halo(target, self._theme, inside=part is None))

    @property
    def _framed(self) -> tuple[Point, ...]:
        """What is pointed at and acted on; a part of a panel, rather than all of it."""
        act = self._step.act if self._step is not None else None
        point = self._session.result.point
        if point and act and not point.part and point.panel == act.panel:
            point = None
        return tuple(dict.fromkeys(each for each in (point, act) if each and each.x is None))

    def _part(self, point: Point | None, panel: str) -> QWidget | None:
        """Return the part of ``panel`` that a point names."""
        if point is None or point.panel != panel or not point.part:
            return None
        found = self._window.docks[panel].widget().findChild(QWidget, point.part)
        return found if isinstance(found, QWidget) else None

    def _on_timer_timeout(self) -> None:
        """Leave the lesson where its panel was closed: nobody would know how to leave it."""
        dock = self._window.docks.get(NAME)
        if dock is not None and dock.isHidden():
            self._session.come_back()
            self._session.point_at(None)
