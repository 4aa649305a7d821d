"""The notice of a fault: what happened, what was kept, what to do; the details on demand."""

from PySide6.QtCore import Signal
from PySide6.QtGui import QFontDatabase, QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.rebuilt_dialog import RebuiltDialog

_DETAILS_HEIGHT = 220
_WIDTH = 520


class FaultDialog(RebuiltDialog):
    """The notice.

    Parameters
    ----------
    report : str
        What may be copied and sent.
    parent : QWidget
        The window over which it is shown.
    kept : bool
        Whether all work is on the disk.
    """

    quit_chosen = Signal()
    save_chosen = Signal()

    def __init__(self, report: str, parent: QWidget, kept: bool = True) -> None:
        super().__init__(parent)
        self._report, self._count, self._kept = report, 1, kept
        self._shows_details = False
        self.rebuild()

    def fill(self, body: QWidget) -> None:
        """Lay out everything, with what is known by now."""
        self.setWindowTitle(self.tr("Fault"))
        self._counted = QLabel()
        self._counted.setProperty("role", "muted")
        self._counted.hide()
        self.details = QPlainTextEdit(self._report)
        self.details.setReadOnly(True)
        self.details.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.details.setFont(QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont))
        self.details.setAccessibleName(self.tr("Report"))
        self.details.setMinimumHeight(_DETAILS_HEIGHT)
        self.details.setVisible(self._shows_details)
        self._arrange(body)
        if self._count > 1:
            self._tell_count()
        self.go_on.setFocus()

    def _arrange(self, body: QWidget) -> None:
        column = QVBoxLayout(body)
        column.setSpacing(10)
        column.addWidget(self._heading())
        column.addWidget(self._text())
        column.addWidget(self._counted)
        column.addWidget(self.details, 1)
        row = QHBoxLayout()
        self.show_details = self._button(self.tr("&Details"), row)
        self.show_details.setCheckable(True)
        self.show_details.setChecked(self._shows_details)
        self.show_details.toggled.connect(self._on_show_details_toggled)
        self.copy = self._button(self.tr("&Copy report"), row)
        self.copy.clicked.connect(self._on_copy_clicked)
        row.addStretch(1)
        self.save = self._button(self.tr("&Save"), row)
        self.save.clicked.connect(self.save_chosen)
        self.quit = self._button(self.tr("&Quit"), row)
        self.quit.clicked.connect(self._on_quit_clicked)
        self.go_on = self._button(self.tr("C&ontinue"), row)
        self.go_on.setDefault(True)
        self.go_on.clicked.connect(self.accept)
        column.addLayout(row)
        self.setMinimumWidth(_WIDTH)

    def _heading(self) -> QLabel:
        label = QLabel(self.tr("A part of GELU Desktop failed"))
        label.setProperty("role", "heading")
        return label

    def _text(self) -> QLabel:
        kept = self.tr("Your work is kept, and you can go on.")
        if not self._kept:
            kept = self.tr("Your work is still open, but could not be kept on the disk: save it.")
        advice = self.tr(
            "If a panel looks wrong, close and reopen it; if this happens again, quit and start the"
            " program anew. The report helps to find the cause: nothing is sent unless you send it."
        )
        label = QLabel(f"{kept}\n{advice}")
        label.setWordWrap(True)
        return label

    def _button(self, text: str, row: QHBoxLayout) -> QPushButton:
        button = QPushButton(text)
        button.setAutoDefault(False)
        row.addWidget(button)
        return button

    def count_up(self) -> None:
        """Tell that faults went on while the notice was open."""
        self._count += 1
        self._tell_count()

    def _tell_count(self) -> None:
        self._counted.setText(self.tr("It happened %n time(s).", "", self._count))
        self._counted.show()

    def _on_show_details_toggled(self, shown: bool) -> None:
        self._shows_details = shown
        self.details.setVisible(shown)
        self.adjustSize()

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.details.toPlainText())
        self.copy.setText(self.tr("Copied"))

    def _on_quit_clicked(self) -> None:
        self.accept()
        self.quit_chosen.emit()
