"""About: version, licences, what the program runs on, and where its formulas come from."""

from html import escape

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QLabel,
    QPushButton,
    QTextBrowser,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop import __version__
from gelu_desktop.app.application import TITLE, program_icon
from gelu_desktop.app.rebuilt_dialog import RebuiltDialog, on_screen
from gelu_desktop.app.versions import versions
from gelu_desktop.widgets.magnification import magnification

_ICON = 64
_SIZE = QSize(520, 520)
_LICENCES = {
    "GELU Desktop": "MIT",
    "Qt, PySide6": "LGPL-3.0",
    "pyqtgraph": "MIT",
    "NumPy": "BSD-3-Clause",
    "ml_dtypes": "Apache-2.0",
    "Pillow": "MIT-CMU",
    "Noto Sans CJK": "SIL OFL 1.1",
    "STIX Two Math": "SIL OFL 1.1",
}
_SOURCES = {
    "GELU": "D. Hendrycks, K. Gimpel: Gaussian Error Linear Units (GELUs). arXiv:1606.08415, 2016",
}


class AboutDialog(RebuiltDialog):
    """The dialog; its text can be selected and copied.

    Parameters
    ----------
    parent : QWidget, optional
        The window over which it is shown.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rebuild()
        self.resize(on_screen(self, _SIZE * magnification()))

    def fill(self, body: QWidget) -> None:
        """Lay out everything."""
        self.setWindowTitle(self.tr("About GELU Desktop"))
        self.text = QTextBrowser()
        self.text.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.text.setTextInteractionFlags(
            Qt.TextInteractionFlag.TextSelectableByMouse
            | Qt.TextInteractionFlag.TextSelectableByKeyboard
        )
        self.text.setHtml(self._html())
        self.text.setAccessibleName(self.windowTitle())
        column = QVBoxLayout(body)
        column.setContentsMargins(20, 20, 20, 16)
        column.setSpacing(14)
        column.addLayout(self._head())
        column.addWidget(self.text, 1)
        column.addLayout(self._buttons())
        self.done_button.setFocus()

    def _head(self) -> QHBoxLayout:
        picture = QLabel()
        picture.setPixmap(program_icon().pixmap(QSize(_ICON, _ICON), self.devicePixelRatio()))
        title = QLabel(
            f"<p style='font-size: x-large; font-weight: 700; margin: 0'>{TITLE}</p>"
            f"<p style='margin: 4px 0 0 0'>{escape(self._version())}</p>"
            f"<p style='margin: 4px 0 0 0'>{escape(self._purpose())}</p>"
        )
        title.setWordWrap(True)
        title.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        row = QHBoxLayout()
        row.setSpacing(16)
        row.addWidget(picture, 0, Qt.AlignmentFlag.AlignTop)
        row.addWidget(title, 1)
        return row

    def _version(self) -> str:
        return self.tr("Version {version}").format(version=__version__)

    def _purpose(self) -> str:
        return self.tr("See, measure, tune and trust the GELU activation function.")

    def _html(self) -> str:
        parts = (
            (self.tr("Runs on"), versions()),
            (self.tr("Licences"), _LICENCES),
            (self.tr("Source"), _SOURCES),
        )
        rows = "".join(_heading(title) + _rows(content) for title, content in parts)
        return f"<table>{rows}</table>"

    def _buttons(self) -> QHBoxLayout:
        self.copy = QPushButton(self.tr("&Copy"))
        self.copy.setAutoDefault(False)
        self.copy.clicked.connect(self._on_copy_clicked)
        self.done_button = QPushButton(self.tr("C&lose"))
        self.done_button.setDefault(True)
        self.done_button.clicked.connect(self.accept)
        row = QHBoxLayout()
        row.addStretch(1)
        row.addWidget(self.copy)
        row.addWidget(self.done_button)
        return row

    def plain_text(self) -> str:
        """Return everything that the dialog says."""
        head = [TITLE, self._version(), self._purpose(), ""]
        return "\n".join(head) + self.text.toPlainText()

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.plain_text())


def _heading(title: str) -> str:
    return f"<tr><td colspan='2' style='padding-top: 10px'><b>{escape(title)}</b></td></tr>"


def _rows(content: dict[str, str]) -> str:
    return "".join(
        f"<tr><td style='padding-right: 24px'>{escape(name)}</td><td>{escape(value)}</td></tr>"
        for name, value in content.items()
    )
