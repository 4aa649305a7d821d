"""A small copy of the picture that an export will write."""

import dataclasses

from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QImage, QPainter, QPixmap
from PySide6.QtWidgets import QLabel, QWidget

from gelu_desktop.app.export import render
from gelu_desktop.app.picture import Picture
from gelu_desktop.widgets.theme import Theme

_ROOM = QSize(480, 360)
_LEAST = 200
_FRAME = 30  # of the window around a dialog, and a little air
_CHECK = 8


class Preview(QLabel):
    """Shows a picture as large as there is room, sharp on any screen.

    Parameters
    ----------
    theme : Theme
        The theme of the window, for the frame and for the checks behind a transparent ground.
    """

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self._theme = theme
        self.setAlignment(Qt.AlignmentFlag.AlignCenter)
        self._take(_ROOM)
        self.setStyleSheet(f"border: 1px solid {theme.colour('border').name()}")
        self.setAccessibleName(self.tr("Preview"))

    def _take(self, room: QSize) -> None:
        self._room = room
        self.setFixedSize(room + QSize(2, 2))

    def fit_into(self, dialog: QWidget) -> None:
        """Be no larger than the screen lets ``dialog`` be, which is laid out already."""
        over = dialog.sizeHint().width() + _FRAME - dialog.screen().availableSize().width()
        if over > 0:
            width = max(self._room.width() - over, _LEAST)
            self._take(self._room.scaled(width, width, Qt.AspectRatioMode.KeepAspectRatio))

    def show_picture(self, picture: Picture) -> None:
        """Show ``picture``, scaled down or up to the room there is."""
        whole = QSize(*picture.size)
        room = whole.scaled(self._room, Qt.AspectRatioMode.KeepAspectRatio).expandedTo(QSize(1, 1))
        ratio = self.devicePixelRatioF()
        size = round(room.width() * ratio), round(room.height() * ratio)
        scale = picture.scale * size[0] / picture.size[0]
        image = render(dataclasses.replace(picture, size=size, scale=scale))
        pixmap = self._on_checks(image) if image.hasAlphaChannel() else QPixmap.fromImage(image)
        pixmap.setDevicePixelRatio(ratio)
        self.setPixmap(pixmap)

    def _on_checks(self, image: QImage) -> QPixmap:
        tile = QPixmap(2 * _CHECK, 2 * _CHECK)
        tile.fill(self._theme.colour("surface"))
        made = QPixmap(image.size())
        with QPainter(tile) as painter:
            for place in (0, _CHECK):
                painter.fillRect(place, place, _CHECK, _CHECK, self._theme.colour("grid"))
        with QPainter(made) as painter:
            painter.drawTiledPixmap(made.rect(), tile)
            painter.drawImage(made.rect(), image)
        return made
