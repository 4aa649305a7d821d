"""A small copy of the picture that an export will write."""

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QLabel

from gelu_desktop.app.export import Picture, render
from gelu_desktop.widgets.theme import Theme

_ROOM = QSize(400, 300)


class Preview(QLabel):
    """Shows a picture as large as there is room, sharp on any screen.

    Parameters
    ----------
    theme : Theme
        The theme of the window, for the frame.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self.setFixedSize(_ROOM + QSize(2, 2))
        self.setStyleSheet(f"border: 1px solid {theme.colour('border').name()}")
        self.setAccessibleName(self.tr("Preview"))

    def show_picture(self, picture: Picture) -> None:
        """Show ``picture``, scaled down or up to the room there is."""
        whole = QSize(*picture.size)
        room = whole.scaled(_ROOM, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
        ratio = self.devicePixelRatioF()
        size = round(room.width() * ratio), round(room.height() * ratio)
        scale = picture.scale * size[0] / picture.size[0]
        small = Picture(picture.spec, picture.result, picture.theme, size, scale)
        pixmap = QPixmap.fromImage(render(small))
        pixmap.setDevicePixelRatio(ratio)
        self.setPixmap(pixmap)
