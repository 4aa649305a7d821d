"""A page of the guide as it is read: Markdown with typeset formulas, set to the width."""

import re
from typing import Any

from PySide6.QtCore import QMimeData, QPointF, QSize, Qt, QTimer, QUrl, Signal
from PySide6.QtGui import (
    QFont,
    QFontDatabase,
    QImage,
    QPainter,
    QResizeEvent,
    QTextBlock,
    QTextBlockFormat,
    QTextCharFormat,
    QTextCursor,
    QTextDocument,
    QTextFormat,
    QTextFrame,
)
from PySide6.QtWidgets import QTextBrowser, QWidget

from gelu_desktop.widgets.gluing import JOINER, glued
from gelu_desktop.widgets.magnification import magnification, pixels
from gelu_desktop.widgets.numerals import EM
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.typeset import Setting

FORMULA = re.compile(r"\$([a-z][a-z0-9_.]*)\$", re.IGNORECASE)
SCHEME = "formula"
TYPE = 17.0
HEADINGS = (1.35, 1.15, 1.0)
LINE_HEIGHT = 122.0
MARGIN, INDENT = 12, 18
_AROUND = 3.0
_TAME = str.maketrans({"[": "(", "]": ")", "*": "·", "_": " ", "`": "′", "\\": " "})


def marked(text: str, query: str = "") -> str:
    """Return Markdown with a picture for each ``$formula$``, its plain text beside it.

    Parameters
    ----------
    text : str
        Markdown.
    query : str
        What tells apart pictures of one formula: a document asks once for each address.

    Raises
    ------
    KeyError
        When there is no such formula.
    """
    return FORMULA.sub(lambda found: f"![{plain(found[1])}]({SCHEME}:{found[1]}{query})", text)


def plain(name: str) -> str:
    """Return a formula as plain text, without what Markdown would take for its own."""
    return Setting(name).text.translate(_TAME)


class Reader(QTextBrowser):
    """A page that is read, and never goes anywhere by itself.

    Parameters
    ----------
    theme : Theme
        The colours.
    parent : QWidget, optional
        The owner.
    """

    followed = Signal(str)
    """A link was followed; the text says where to."""

    def __init__(self, theme: Theme, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._theme, self._text, self._width = theme, "", 0
        self.setFrameShape(QTextBrowser.Shape.NoFrame)
        self.setOpenLinks(False)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.document().setDocumentMargin(pixels(MARGIN))
        self.document().setIndentWidth(pixels(INDENT))
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(0)
        self._timer.timeout.connect(self._on_timer_timeout)
        self.anchorClicked.connect(lambda url: self.followed.emit(url.toString()))

    def show_text(self, text: str) -> None:
        """Show Markdown whose facts are filled in already, from its beginning."""
        if text == self._text:
            return
        self._text = text
        self._set()
        self.verticalScrollBar().setValue(0)

    def _set(self) -> None:
        self._width = self.viewport().width()
        document = self.document()
        document.clear()
        document.setMarkdown(marked(glued(self._text), f"?{self._width}"))
        block = document.begin()
        while block.isValid():
            _dress(block, self._theme)
            block = block.next()
        for frame in document.rootFrame().childFrames():
            _keep_apart(frame)
        self.moveCursor(QTextCursor.MoveOperation.Start)

    def _on_timer_timeout(self) -> None:
        if self.viewport().width() != self._width:
            place = self.verticalScrollBar().value()
            self._set()
            self.verticalScrollBar().setValue(place)

    def loadResource(self, kind: int, name: QUrl | str) -> Any:  # noqa: N802 - Qt's name
        """Paint a formula, no wider than the page."""
        url = QUrl(name)
        image = QTextDocument.ResourceType.ImageResource.value
        if url.scheme() != SCHEME or kind != image:
            return super().loadResource(kind, url)
        room = self._width - 2 * pixels(MARGIN) - 2
        return formula_image(url.path(), self._theme, room, self.devicePixelRatioF())

    def createMimeDataFromSelection(self) -> QMimeData:  # noqa: N802 - Qt's name
        """Return what is copied: the text alone, without what only holds lines together."""
        copied = QMimeData()
        copied.setText(self.textCursor().selection().toPlainText().replace(JOINER, ""))
        return copied

    def minimumSizeHint(self) -> QSize:
        """Ask for little: the page scrolls."""
        return QSize(pixels(200), pixels(80))

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Set the formulas for the new width."""
        super().resizeEvent(event)
        if self._text and self.viewport().width() != self._width:
            self._timer.start()  # not at once: Qt is laying out the page


def formula_image(name: str, theme: Theme, room: float, ratio: float = 1.0) -> QImage:
    """Return a picture of a formula without numbers.

    Parameters
    ----------
    name : str
        A key of ``formulas.json``.
    theme : Theme
        Its colours.
    room : float
        How wide it may be, in logical pixels.
    ratio : float
        Pixels to a logical pixel.
    """
    setting = Setting(name)
    em = min(TYPE * magnification(), EM * max(room, 1.0) / setting.right)
    ascent, descent = (part * em / EM + _AROUND for part in setting.room[2:])
    width = setting.right * em / EM
    size = QSize(max(1, int(width * ratio) + 1), max(1, int((ascent + descent) * ratio) + 1))
    image = QImage(size, QImage.Format.Format_ARGB32_Premultiplied)
    image.setDevicePixelRatio(ratio)
    image.fill(Qt.GlobalColor.transparent)
    with QPainter(image) as painter:
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        setting.paint(painter, QPointF(0.0, ascent), em, theme)
    return image


def _dress(block: QTextBlock, theme: Theme) -> None:
    """Give a paragraph its distances, and headings and code their looks."""
    cursor = QTextCursor(block)
    look = block.blockFormat()
    level = look.headingLevel()
    code = look.hasProperty(QTextFormat.Property.BlockCodeFence)
    quote = look.hasProperty(QTextFormat.Property.BlockQuoteLevel)
    follower = block.next()
    listed = block.textList() is not None and follower.textList() is block.textList()
    lines = code and follower.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence)
    look.setTopMargin(pixels(10) if level and block.blockNumber() else 0)
    look.setBottomMargin(0 if lines else pixels(3 if listed else 8))
    if not code:
        kind = QTextBlockFormat.LineHeightTypes.ProportionalHeight.value
        look.setLineHeight(LINE_HEIGHT, kind)
    if code or quote:
        look.setBackground(theme.colour("raised"))
        look.setNonBreakableLines(False)
    cursor.setBlockFormat(look)
    cursor.select(QTextCursor.SelectionType.BlockUnderCursor)
    if level:
        font = QTextCharFormat()
        size = QFont(block.document().defaultFont()).pointSizeF()
        font.setFontPointSize(size * HEADINGS[min(level, len(HEADINGS)) - 1])
        font.setProperty(QTextFormat.Property.FontSizeAdjustment, 0)
        cursor.mergeCharFormat(font)
    elif code:
        fixed = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
        font = QTextCharFormat()
        font.setFontFamilies([fixed.family()])
        font.setForeground(theme.colour("text"))
        cursor.mergeCharFormat(font)


def _keep_apart(table: QTextFrame) -> None:
    """Give a table its distance from what stands before it and after it."""
    look = table.frameFormat()
    look.setTopMargin(pixels(2))
    look.setBottomMargin(pixels(4))
    table.setFrameFormat(look)
