"""A dock with a quiet title bar: its name, and buttons to export, float and close it."""

import itertools
from collections.abc import Callable

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAction, QHideEvent, QMouseEvent, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QHBoxLayout, QLabel, QToolButton, QWidget
from shiboken6 import delete

from gelu_desktop.widgets.focusing import first_to_focus, leaves, stops
from gelu_desktop.widgets.gesture import release_button
from gelu_desktop.widgets.icons import icon
from gelu_desktop.widgets.magnification import magnification
from gelu_desktop.widgets.theme import Theme


class Dock(QDockWidget):
    """The dock of one panel.

    Parameters
    ----------
    name : str
        The panel's name; the object name, by which the layout is restored.
    title : str
        What the title bar says, already translated.
    theme : Theme
        The colours.
    exports : bool
        Whether the title bar has a button for exporting a picture.
    make : callable
        Makes the panel, when it is first seen or asked for.

    Attributes
    ----------
    seen : bool
        Whether the panel is open and not covered by another tab.
    toggle : QAction
        Checked while the panel is open, also behind another tab. It brings a panel that is closed,
        or covered by another tab, to the front, and closes one that is seen. Its shortcut gives
        the focus as well, and closes only the panel that has it.
    go : QAction
        Brings the panel to the front and the focus into it.
    """

    export_requested = Signal(str)
    resized = Signal(int)

    def __init__(
        self, name: str, title: str, theme: Theme, exports: bool, make: Callable[[], QWidget]
    ) -> None:
        super().__init__(title)
        self.setObjectName(name)
        self._theme = theme
        self._make: Callable[[], QWidget] | None = make
        self._held = False
        # Qt's own action takes a covered tab for shown, and would close it unseen.
        self.toggle = _Toggle(title, self)
        self.toggle.setCheckable(True)
        self.toggle.triggered.connect(self._on_toggle_triggered)
        self.toggle.keyed.connect(self._on_toggle_keyed)
        self.go = QAction(title, self)
        self.go.triggered.connect(self.take_focus)
        self.seen = False
        self.visibilityChanged.connect(self._on_self_visibility_changed)
        bar = _TitleBar()
        bar.pressed.connect(self._on_bar_pressed)
        self._row = QHBoxLayout(bar)
        self._row.setContentsMargins(10, 2, 4, 2)
        self._row.setSpacing(2)
        self._title = QLabel(title)
        self._title.setObjectName("dockTitle")
        self._row.addWidget(self._title)
        self._row.addStretch(1)
        if exports:
            self._button("export", self.tr("Export image of this panel…"), self._on_export_clicked)
        self._movers = (
            self._button("float", self.tr("Float or dock this panel"), self._on_float_clicked),
            self._button("close", self.tr("Close this panel"), self.close),
        )
        self.setTitleBarWidget(bar)
        if isinstance(application := QApplication.instance(), QApplication):
            application.focusChanged.connect(self._on_application_focus_changed)

    def _button(self, name: str, text: str, slot: Callable[[], object]) -> QToolButton:
        button = QToolButton()
        button.setIcon(icon(name, self._theme.colour("muted")))
        button.setIconSize(QSize(14, 14) * magnification())
        button.setAutoRaise(True)
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setFocusPolicy(Qt.FocusPolicy.TabFocus)
        button.clicked.connect(slot)
        self._row.addWidget(button)
        return button

    def widget(self) -> QWidget:
        """Return the panel, made now if it is not yet."""
        self.fill()
        return super().widget()

    def fill(self) -> None:
        """Make the panel, if it is not made yet."""
        make, self._make = self._make, None
        if make is not None:
            panel, bar = make(), self.titleBarWidget()
            panel.setWindowTitle(self.windowTitle())
            # As it will be: what is drawn at first for another size is drawn in vain.
            panel.resize(self.size() - QSize(0, bar.sizeHint().height()))
            end = QWidget(self)  # where Tab comes last; there the panel goes, and the bar before it
            end.setFocusPolicy(Qt.FocusPolicy.TabFocus)
            self.setWidget(panel)
            for before, after in itertools.pairwise((end, *leaves(bar))):
                QWidget.setTabOrder(before, after)
            delete(end)
            self._show_part(panel, self.seen)

    def hold(self) -> None:
        """Make no panel before `release`, whatever is seen: docks come and go while they move."""
        self._held = True

    def release(self) -> None:
        """Make the panel now if it is seen, else when it is."""
        self._held = False
        if self.seen:
            self.fill()

    def let_go(self) -> None:
        """End its being dragged, as if the button were released: Qt does not expect its end."""
        release_button(self)

    def lock(self, locked: bool) -> None:
        """Hold the dock where it is, or let it be moved, floated and closed by hand."""
        features = QDockWidget.DockWidgetFeature
        free = features.DockWidgetMovable | features.DockWidgetFloatable
        free |= features.DockWidgetClosable
        self.setFeatures(features.NoDockWidgetFeatures if locked else free)
        for button in self._movers:
            button.setVisible(not locked)

    def bare(self) -> None:
        """Have no title bar any more."""
        before, bar = self.titleBarWidget(), QWidget()
        bar.setFixedHeight(0)
        self.setTitleBarWidget(bar)
        before.hide()

    def _on_self_visibility_changed(self, seen: bool) -> None:
        self.seen = seen
        self.toggle.setChecked(not self.isHidden())
        self._show_part(self.titleBarWidget(), seen)
        if self._make is None:
            self._show_part(self.widget(), seen)
        elif seen and not self._held:
            self.fill()

    def _show_part(self, part: QWidget, seen: bool) -> None:
        """Hide what a tab covers: Qt only moves it away, and it would draw and take the focus."""
        policy = part.sizePolicy()
        policy.setRetainSizeWhenHidden(True)
        part.setSizePolicy(policy)
        part.setVisible(seen)

    def _on_application_focus_changed(self, _before: QWidget | None, now: QWidget | None) -> None:
        """Show by the title which panel the keys act on."""
        used = now is not None and self.isAncestorOf(now)
        if used != bool(self._title.property("used")):
            self._title.setProperty("used", used)
            self._title.style().unpolish(self._title)
            self._title.style().polish(self._title)

    def take_focus(self) -> None:
        """Come to the front and give the focus to the first control, or to the plot."""
        self.show()
        self.raise_()
        self.activateWindow()  # of its own while it floats
        first_to_focus(self.widget()).setFocus(Qt.FocusReason.ShortcutFocusReason)

    @property
    def place_of_focus(self) -> int:
        """The number of the control that has the focus, from 0; the title's buttons come last."""
        focus = self.window().focusWidget()
        return next((place for place, each in enumerate(self._stops) if each is focus), 0)

    def give_focus(self, place: int = 0) -> None:
        """Give the focus to the control at a place, or to the first."""
        found = self._stops or [self.widget()]
        found[place if place < len(found) else 0].setFocus(Qt.FocusReason.OtherFocusReason)

    @property
    def _stops(self) -> list[QWidget]:
        return stops(self.widget()) + stops(self.titleBarWidget())

    @property
    def used(self) -> bool:
        """Whether the panel, or its title bar, has the focus."""
        focus = QApplication.focusWidget()
        return focus is not None and self.isAncestorOf(focus)

    def _on_toggle_triggered(self) -> None:
        if self.seen and not self.isHidden():
            self.hide()  # closing is refused while the panels are locked
        else:
            self.show()
            self.raise_()
        self.toggle.setChecked(not self.isHidden())

    def _on_toggle_keyed(self) -> None:
        if self.seen and self.used:
            self.hide()
        else:
            self.take_focus()

    def _on_bar_pressed(self) -> None:
        if not self.used:
            self.widget().setFocus(Qt.FocusReason.MouseFocusReason)
        if not self.used:
            first_to_focus(self.widget()).setFocus(Qt.FocusReason.MouseFocusReason)

    def _on_export_clicked(self) -> None:
        self.export_requested.emit(self.objectName())

    def _on_float_clicked(self) -> None:
        used, button = self.used, QApplication.focusWidget()
        self.setFloating(not self.isFloating())
        if used and button is not None:
            self.activateWindow()
            button.setFocus(Qt.FocusReason.OtherFocusReason)

    def showEvent(self, event: QShowEvent) -> None:
        """Be ticked while it is open, also where another tab covers it."""
        super().showEvent(event)
        self.toggle.setChecked(not self.isHidden())

    def hideEvent(self, event: QHideEvent) -> None:
        """Be ticked no more."""
        super().hideEvent(event)
        self.toggle.setChecked(not self.isHidden())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the new width."""
        super().resizeEvent(event)
        self.resized.emit(event.size().width())


class _Toggle(QAction):
    """An action that tells its key from the mouse."""

    keyed = Signal()

    def event(self, event: QEvent) -> bool:
        """Leave what the shortcut does to the dock."""
        if event.type() != QEvent.Type.Shortcut:
            return super().event(event)
        if self.isEnabled():
            self.keyed.emit()
        return True


class _TitleBar(QWidget):
    """A title bar that leaves dragging and double clicks to its dock."""

    pressed = Signal()

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self.pressed.emit()
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.ignore()
