"""A dock with a quiet title bar: its name, and buttons to export, float and close it."""

from collections.abc import Callable

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QAction, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QApplication, QDockWidget, QHBoxLayout, QLabel, QToolButton, QWidget

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

    Attributes
    ----------
    toggle : QAction
        Checked while the panel is seen. It brings a panel that is closed, or covered by another
        tab, to the front, and closes one that is seen.
    """

    export_requested = Signal(str)
    resized = Signal(int)

    def __init__(self, name: str, title: str, theme: Theme, exports: bool) -> None:
        super().__init__(title)
        self.setObjectName(name)
        self._theme = theme
        # Qt's own action takes a covered tab for shown, and would close it unseen.
        self.toggle = QAction(title, self)
        self.toggle.setCheckable(True)
        self.toggle.triggered.connect(self._on_toggle_triggered)
        self.visibilityChanged.connect(self._on_self_visibility_changed)
        bar = _TitleBar()
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
        self.toggle.setChecked(seen)
        # Qt only moves a covered tab away: it would go on drawing and take the focus unseen.
        for part in (self.titleBarWidget(), self.widget()):
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

    def _on_toggle_triggered(self, wanted: bool) -> None:
        if wanted:
            self.show()
            self.raise_()
        else:
            self.hide()  # closing is refused while the panels are locked

    def _on_export_clicked(self) -> None:
        self.export_requested.emit(self.objectName())

    def _on_float_clicked(self) -> None:
        self.setFloating(not self.isFloating())

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Tell the new width."""
        super().resizeEvent(event)
        self.resized.emit(event.size().width())


class _TitleBar(QWidget):
    """A title bar that leaves dragging and double clicks to its dock."""

    def mousePressEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        event.ignore()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        event.ignore()
