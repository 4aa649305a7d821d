"""A panel that is one plot of the shared horizontal range, with the shared probe."""

from collections.abc import Callable

from PySide6.QtCore import QEvent, QObject
from PySide6.QtGui import QAccessible, QFocusEvent
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gelu_desktop.model.limits import X_LIMIT
from gelu_desktop.model.result import Result
from gelu_desktop.model.scene import Scene
from gelu_desktop.model.state import State
from gelu_desktop.session import Session
from gelu_desktop.widgets.focusing import put_in_order
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.plots import PlotView
from gelu_desktop.widgets.spoken import spoken
from gelu_desktop.widgets.theme import Theme

MakeScene = Callable[[Result], Scene]


class PlotPanel(Panel):
    """A plot whose probe, range and reset go to the session.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    name : str
        The plot's name in the state.
    make_scene : callable
        What to show of a result.
    """

    def __init__(self, session: Session, theme: Theme, name: str, make_scene: MakeScene) -> None:
        super().__init__(session, theme)
        self._name = name
        self._make_scene = make_scene
        self.plot = PlotView(theme)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addWidget(self.plot, 1)
        self.setFocusProxy(self.plot)
        self.plot.probe_moved.connect(self._on_plot_probe_moved)
        self.plot.x_range_moved.connect(self._on_plot_x_range_moved)
        self.plot.y_range_moved.connect(self._on_plot_y_range_moved)
        self.plot.released.connect(session.close_gesture)
        self.plot.reset.connect(self._on_plot_reset)
        self.plot.installEventFilter(self)

    def put_above(self, widget: QWidget) -> None:
        """Put settings above the plot, also for Tab."""
        layout = self.layout()
        assert isinstance(layout, QVBoxLayout)
        layout.insertWidget(0, widget)
        put_in_order(self, self.plot)
        self.setFocusProxy(None)  # type: ignore[arg-type]

    def draw(self, result: Result) -> None:
        """Show the scene of ``result``."""
        scene = self._make_scene(result)
        self.plot.show_scene(scene)
        self.plot.setAccessibleName(self.windowTitle())
        self._describe()

    def _describe(self) -> None:
        """Say what is shown, and all of it where somebody listens."""
        text = spoken(self.plot.frame.scene, whole=QAccessible.isActive())
        self.plot.setAccessibleDescription(text)

    def _on_plot_probe_moved(self, x: float) -> None:
        self.session.edit(gesture="probe", x=min(max(x, -X_LIMIT), X_LIMIT))

    def _on_plot_x_range_moved(self, low: float, high: float) -> None:
        self.session.edit(gesture="view", x_range=(low, high))

    def _on_plot_y_range_moved(self, low: float, high: float) -> None:
        self.session.edit(gesture="view", y_ranges={self._name: (low, high)})

    def _on_plot_reset(self) -> None:
        self.session.close_gesture()
        self.session.edit(x_range=State.x_range, y_ranges={self._name: None})

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Describe all of the plot to who comes to it."""
        if event.type() == QEvent.Type.FocusIn:
            self._describe()
        return super().eventFilter(watched, event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Pass the focus on; a proxy would make Tab leave out what stands above the plot."""
        self.plot.setFocus(event.reason())
