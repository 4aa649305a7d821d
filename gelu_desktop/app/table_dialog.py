"""What a panel plots as a table that can be read, walked through with keys and copied."""

from PySide6.QtCore import QCoreApplication, QSize, QTimer
from PySide6.QtWidgets import QDialogButtonBox, QFormLayout, QLabel, QVBoxLayout, QWidget

from gelu_desktop.app.data_files import DATA
from gelu_desktop.app.rebuilt_dialog import RebuiltDialog, on_screen
from gelu_desktop.app.table_cells import Cells, Place
from gelu_desktop.app.table_numbers import Numbers
from gelu_desktop.model.plotted import NothingPlottedError, Plotted, over_x
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.notice import Notice

translate = QCoreApplication.translate
SIZE = QSize(620, 460)
PAUSE_MS = 120


class TableDialog(RebuiltDialog):
    """Shows the numbers of one panel; it stays open beside the window and follows it.

    Parameters
    ----------
    parent : QWidget
        The window.
    session : Session
        The work.
    panel : str
        The panel to begin with.
    """

    def __init__(self, parent: QWidget, session: Session, panel: str) -> None:
        super().__init__(parent)
        self._session = session
        self._panel = _with_data(panel)
        self._place: Place | None = None
        self._later = QTimer(self)
        self._later.setSingleShot(True)
        self._later.setInterval(PAUSE_MS)
        self._later.timeout.connect(self._on_later_timeout)
        session.changed.connect(self._on_session_changed)
        self.rebuild()
        self.resize(on_screen(self, QSize(pixels(SIZE.width()), pixels(SIZE.height()))))

    def rebuild(self) -> None:
        """Make the content anew; the place in the table stays."""
        table = getattr(self, "table", None)
        self._place = table.place if isinstance(table, Cells) else None
        super().rebuild()

    def fill(self, body: QWidget) -> None:
        """Lay out the choice of the panel and its table."""
        self.setWindowTitle(self.tr("Plot as table"))
        titles = {name: translate("Panels", spec.title) for name, spec in DATA.items()}
        self.panel = Choice(titles)
        self.panel.setObjectName("panel")
        self.panel.set_name(self._panel)
        self.panel.chosen.connect(self.show_panel)
        self.about = QLabel()
        self.about.setWordWrap(True)
        self.message = Notice()
        self.table = Cells()
        self.table.setObjectName("table")
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        # Enter in the table is no wish to leave it.
        buttons.button(QDialogButtonBox.StandardButton.Close).setAutoDefault(False)
        self.copy = buttons.addButton(self.tr("&Copy"), QDialogButtonBox.ButtonRole.ActionRole)
        self.copy.setObjectName("copy")
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self.table.copy)
        buttons.rejected.connect(self.reject)
        form = QFormLayout()
        form.addRow(self.tr("&Panel"), self.panel)
        column = QVBoxLayout(body)
        column.addLayout(form)
        column.addWidget(self.about)
        column.addWidget(self.message)
        column.addWidget(self.table, 1)
        column.addWidget(buttons)
        self._renew()
        if self._place is not None:
            self.table.go_back(self._place)

    def show_panel(self, panel: str) -> None:
        """Show another panel, or the first where that plots nothing at all."""
        if self._panel == _with_data(panel):
            return
        self._panel = _with_data(panel)
        self.panel.set_name(self._panel)
        self.table.forget()
        self._renew()

    def _on_session_changed(self, _result: object) -> None:
        self._later.start()

    def _on_later_timeout(self) -> None:
        self._renew()

    def _renew(self) -> None:
        """Show the numbers of now."""
        spec = DATA[self._panel]
        assert spec.data is not None
        try:
            plotted = spec.data(self._session.result)
        except NothingPlottedError as error:
            plotted = Plotted(())
            self.message.say(str(error))
        else:
            self.message.say("")
        about = self.tr("Ctrl+C copies the selected cells in all their digits.")
        if over_x(plotted):
            text = self.tr("The row nearest to the probe is selected whenever the probe moves.")
            about = translate("TableDialog", "{0} {1}").format(text, about)
        self.about.setText(about)
        title = translate("Panels", spec.title)
        self.table.setAccessibleName(self.tr("Numbers of {panel}").format(panel=title))
        self.table.setAccessibleDescription("\n".join(each.meaning for each in plotted.series))
        self.table.show_numbers(Numbers(plotted, self.table), self._session.state.x)
        self.copy.setEnabled(bool(plotted.series))


def _with_data(panel: str) -> str:
    return panel if panel in DATA else next(iter(DATA))
