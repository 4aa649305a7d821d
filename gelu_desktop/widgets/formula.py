"""A scrollable view of typeset formulas whose numbers change while a person drags."""

from collections.abc import Sequence

from PySide6.QtCore import QPoint, QRect, QRectF, QSize, QSizeF, Qt
from PySide6.QtGui import QAccessible, QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QAbstractScrollArea, QFrame, QWidget

from gelu_desktop.widgets.magnification import magnification, pixels
from gelu_desktop.widgets.sheet import Block, Plan, items, plan
from gelu_desktop.widgets.sheet_items import Item
from gelu_desktop.widgets.speech import speak_as
from gelu_desktop.widgets.theme import Theme

SMALLEST_TYPE = 14.0
LARGEST_TYPE = 22.0


class FormulaView(QAbstractScrollArea):
    """Blocks of formulas, set to the width, scrolled where they are higher than the view.

    Parameters
    ----------
    theme : Theme
        The colours.
    parent : QWidget, optional
        The owner.
    """

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme = theme
        self._blocks: tuple[Block, ...] = ()
        self._plan: Plan | None = None
        self._given: tuple[QSize, tuple[object, ...]] | None = None  # what it was made for
        self._items: list[Item] = []
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.viewport().setAttribute(Qt.WidgetAttribute.WA_OpaquePaintEvent)
        speak_as(self, QAccessible.Role.Graphic)

    def show_blocks(self, blocks: Sequence[Block]) -> None:
        """Show ``blocks``; only what differs from before is painted again."""
        reshaped = [b.shape for b in blocks] != [b.shape for b in self._blocks]
        self._blocks = tuple(blocks)
        self.setAccessibleDescription(self.text)
        if reshaped or self._plan is None:
            self._set()
            return
        before, self._items = self._items, items(self._blocks, self._plan)
        for old, new in zip(before, self._items, strict=True):
            if old != new:
                self.viewport().update(self._on_screen(old.rect.united(new.rect)))

    @property
    def text(self) -> str:
        """Everything that is shown, as plain text."""
        return "\n".join(block.text for block in self._blocks)

    def _set(self) -> None:
        """Set all blocks anew, beside the scroll bar if they do not fit without it."""
        if not self._blocks:
            return
        given = self.size(), tuple(block.shape for block in self._blocks)
        if given == self._given and self._plan is not None:
            self._items = items(self._blocks, self._plan)
            self.viewport().update()
            return
        self._given = given
        space = QSizeF(self.size())
        sizes = SMALLEST_TYPE * magnification(), LARGEST_TYPE * magnification()
        chosen = plan(self._blocks, space, *sizes)
        if chosen.size.height() > space.height():
            beside = space - QSizeF(self.verticalScrollBar().sizeHint().width(), 0.0)
            chosen = plan(self._blocks, beside, *sizes)
        self._plan, self._items = chosen, items(self._blocks, chosen)
        bar = self.verticalScrollBar()
        bar.setPageStep(self.height())
        bar.setSingleStep(int(2 * chosen.em))
        bar.setRange(0, max(0, round(chosen.size.height() - self.height())))
        self.viewport().update()

    def _on_screen(self, rect: QRectF) -> QRect:
        moved = rect.translated(0.0, -self.verticalScrollBar().value())
        return moved.adjusted(-2, -2, 2, 2).toAlignedRect()

    def sizeHint(self) -> QSize:
        """Return a size in which all is readable."""
        return QSize(360, 400)

    def minimumSizeHint(self) -> QSize:
        """Return a size in which the first block is readable."""
        return QSize(pixels(260), pixels(120))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Paint what is visible and was changed."""
        region = event.region()
        with QPainter(self.viewport()) as painter:
            painter.setRenderHint(QPainter.RenderHint.Antialiasing)
            painter.fillRect(event.rect(), self._theme.colour("surface"))
            painter.translate(QPoint(0, -self.verticalScrollBar().value()))
            for item in self._items:
                if region.intersects(self._on_screen(item.rect)):
                    item.paint(painter, self._theme)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the blocks for the new size."""
        super().resizeEvent(event)
        self._set()
