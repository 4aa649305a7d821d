"""Pages of the guide as HTML: what Qt reads of the Markdown, piece by piece, and nothing else.

The same reader as in the window decides what is a list or a table, so that both show the same; and
text stays text, whatever stands in it.
"""

import itertools
from collections.abc import Callable, Iterator
from typing import Any
from xml.etree.ElementTree import Element

from PySide6.QtGui import (
    QFont,
    QTextBlock,
    QTextCharFormat,
    QTextDocument,
    QTextFormat,
    QTextFrame,
    QTextListFormat,
    QTextTable,
)

from gelu_desktop.app.report.elements import Piece, element
from gelu_desktop.widgets.reader import SCHEME, marked

Link = Callable[[str], str]
Image = Callable[[str], Element]


def elements(text: str, link: Link, image: Image) -> list[Element]:
    """Return Markdown whose facts are filled in as elements of HTML.

    Parameters
    ----------
    text : str
        The Markdown.
    link : callable
        Turns what a link says into an address.
    image : callable
        Returns the picture of a formula by its name.
    """
    document = QTextDocument()
    document.setMarkdown(marked(text))
    return list(_frame(document.rootFrame(), _Writer(link, image)))


class _Writer:
    """Turns runs of characters into inline elements."""

    def __init__(self, link: Link, image: Image) -> None:
        self._link, self._image = link, image

    def inline(self, block: QTextBlock) -> list[Piece]:
        """Return the content of a paragraph."""
        pieces: list[Piece] = []
        runs = block.begin()
        while not runs.atEnd():
            run = runs.fragment()
            pieces.append(self._run(run.text(), run.charFormat()))
            runs += 1
        return pieces

    def _run(self, text: str, look: QTextCharFormat) -> Piece:
        if look.isImageFormat():
            name = look.toImageFormat().name()
            return self._image(name.removeprefix(f"{SCHEME}:"))
        piece: Piece = text.replace("\u2028", "\n")
        if look.fontFixedPitch():
            piece = element("code", piece)
        if look.fontItalic():
            piece = element("em", piece)
        if look.fontWeight() >= QFont.Weight.Bold:
            piece = element("strong", piece)
        if look.isAnchor():
            piece = element("a", piece, href=self._link(look.anchorHref()))
        return piece


def _frame(frame: QTextFrame, writer: _Writer) -> Iterator[Element]:
    """Yield the paragraphs, lists, tables and blocks of code of a frame."""
    for kind, parts in itertools.groupby(_parts(frame), key=lambda part: part[0]):
        content = [part for _, part in parts]
        if kind == "table":
            yield from (_table(table, writer) for table in content)
        elif kind == "code":
            yield element("pre", element("code", "\n".join(block.text() for block in content)))
        elif kind == "text":
            yield from (_paragraph(block, writer) for block in content)
        else:
            yield element(kind, *(element("li", *writer.inline(block)) for block in content))


def _parts(frame: QTextFrame) -> Iterator[tuple[str, Any]]:
    """Yield what stands in a frame, with its kind: a list by its element."""
    parts = frame.begin()
    while not parts.atEnd():
        inner, block = parts.currentFrame(), parts.currentBlock()
        if isinstance(inner, QTextTable):
            yield "table", inner
        elif block.blockFormat().hasProperty(QTextFormat.Property.BlockCodeFence):
            yield "code", block
        elif block.textList() is not None:
            style = block.textList().format().style()
            yield "ol" if style == QTextListFormat.Style.ListDecimal else "ul", block
        elif block.text():
            yield "text", block
        parts += 1


def _paragraph(block: QTextBlock, writer: _Writer) -> Element:
    level = block.blockFormat().headingLevel()
    # The weight of a heading is that of its element.
    return element(f"h{level}", block.text()) if level else element("p", *writer.inline(block))


def _table(table: QTextTable, writer: _Writer) -> Element:
    head, *rows = (
        [
            writer.inline(table.cellAt(row, column).firstCursorPosition().block())
            for column in range(table.columns())
        ]
        for row in range(table.rows())
    )
    return element(
        "table",
        element("thead", element("tr", *(element("th", *_plain(cell)) for cell in head))),
        element("tbody", *(element("tr", *(element("td", *cell) for cell in row)) for row in rows)),
    )


def _plain(pieces: list[Piece]) -> Iterator[Piece]:
    """Yield the content of a heading, whose weight is that of its element."""
    for piece in pieces:
        bold = isinstance(piece, Element) and piece.tag == "strong"
        yield (piece.text or "") if isinstance(piece, Element) and bold else piece
