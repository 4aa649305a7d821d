"""A panel's picture as PNG, SVG or PDF, or on the clipboard: with or without a window.

One painter in logical pixels draws all of them, so that they show the same.
"""

import math
from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QHashSeed, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPageSize, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from gelu_desktop.app import pdf as pdf_files
from gelu_desktop.app import svg as svg_files
from gelu_desktop.app.dates import stamp
from gelu_desktop.app.export_look import DPI, INCH
from gelu_desktop.app.figure_words import program
from gelu_desktop.app.picture import PICTURES, Picture
from gelu_desktop.app.writing import WriteError, check_target, write_whole
from gelu_desktop.model.result import Result
from gelu_desktop.widgets.panel_spec import PanelSpec
from gelu_desktop.widgets.theme import Theme

__all__ = [
    "ENCODERS",
    "PICTURES",
    "Picture",
    "copy_image",
    "ending_problem",
    "pdf",
    "pdf_pages",
    "png",
    "render",
    "save",
    "svg",
]

translate = QCoreApplication.translate

PICTURE_ENDINGS = ("png", "svg", "pdf", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "eps")
_INCH = 0.0254


def ending_problem(path: Path, kind: str) -> str:
    """Return why a file of that kind cannot have that name, in words; empty if it can."""
    ending = path.suffix.removeprefix(".").lower()
    if ending in PICTURE_ENDINGS and ending != kind:
        return translate("Export", "The ending of {0} is not that of {1}.").format(path, kind)
    return ""


def render(picture: Picture) -> QImage:
    """Return the picture as an image of exactly its size, opaque unless it has no ground.

    Raises
    ------
    WriteError
        When there is not enough memory for it.
    """
    # Painted with an alpha channel, because text on an opaque image may get coloured edges.
    image = QImage(*picture.size, QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise WriteError(translate("Export", "There is not enough memory for this size."))
    image.fill(0)
    picture.paint(image)
    formats = QImage.Format
    image.convertTo(formats.Format_ARGB32 if picture.look.transparent else formats.Format_RGB32)
    # Set last: the resolution of an image changes the size of text painted on it.
    dots = round(picture.scale * DPI / _INCH)
    image.setDotsPerMeterX(dots)
    image.setDotsPerMeterY(dots)
    return image


def png(picture: Picture) -> bytes:
    """Return the picture as a PNG file."""
    image = render(picture)
    image.setText("Title", picture.title)
    image.setText("Description", picture.description)
    image.setText("Software", program())
    buffer = _buffer()
    if not image.save(buffer, "PNG"):  # type: ignore[call-overload]
        raise WriteError(translate("Export", "The picture could not be encoded."))
    return bytes(buffer.data().data())


def svg(picture: Picture) -> bytes:
    """Return the picture as an SVG file with real curves and real text."""
    buffer = _buffer()
    generator = QSvgGenerator(QSvgGenerator.SvgVersion.Svg11)  # the older one knows no clipping
    generator.setOutputDevice(buffer)
    generator.setResolution(DPI)
    generator.setSize(QSize(*picture.size))
    generator.setViewBox(QRectF(0, 0, *picture.size))
    generator.setTitle(picture.title)
    generator.setDescription(picture.description)
    picture.paint(generator)
    inch = INCH[picture.unit]
    per_pixel = inch / (picture.scale * DPI) if inch else 1.0
    width, height = (f"{side * per_pixel:g}" for side in picture.size)
    unit = picture.unit if inch else ""
    return svg_files.tidy(bytes(buffer.data().data()), width + unit, height + unit)


def pdf(picture: Picture) -> bytes:
    """Return the picture as a PDF page of its size, with real curves and real text."""
    return pdf_pages([picture])


def pdf_pages(pictures: Sequence[Picture]) -> bytes:
    """Return pictures as one PDF, a page each, as large as each is at its resolution."""
    first, date = pictures[0], stamp()
    title = first.title if len(pictures) == 1 else program()
    subject = "\n".join(picture.description for picture in pictures)
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setDocumentXmpMetadata(pdf_files.packet(title, subject, program(), date))
    writer.setResolution(DPI)
    writer.setPageMargins(QMarginsF())
    pages = [picture.page for picture in pictures]
    # Qt writes fonts in the order of a hash table, which else differs from run to run.
    QHashSeed.setDeterministicGlobalSeed()
    try:
        _paint_pages(writer, pictures, pages)
    finally:
        QHashSeed.resetRandomGlobalSeed()
    info = {"Title": title, "Subject": subject, "Creator": program(), "Producer": "Qt"}
    return pdf_files.finished(bytes(buffer.data().data()), pages, info, date)


def _paint_pages(
    writer: QPdfWriter, pictures: Sequence[Picture], pages: Sequence[pdf_files.Page]
) -> None:
    painter: QPainter | None = None
    try:
        for picture, page in zip(pictures, pages, strict=True):
            # Qt knows whole points only; the page is cut to its size afterwards.
            whole = QSizeF(*(max(math.ceil(side), 3) for side in page))
            exactly = QPageSize.SizeMatchPolicy.ExactMatch
            writer.setPageSize(QPageSize(whole, QPageSize.Unit.Point, "picture", exactly))
            if painter is None:
                painter = QPainter(writer)
            else:
                writer.newPage()
            picture.draw(painter, 1.0)
    finally:
        if painter is not None:
            painter.end()


Encoder = Callable[[Picture], bytes]
ENCODERS: Mapping[str, Encoder] = {"png": png, "svg": svg, "pdf": pdf}


def save(picture: Picture, path: Path, kind: str, replace: bool) -> None:
    """Write the picture into a file.

    Parameters
    ----------
    picture : Picture
        What to write.
    path : pathlib.Path
        Where to.
    kind : {"png", "svg", "pdf"}
        The kind of file.
    replace : bool
        Whether a file that exists may be replaced.

    Raises
    ------
    WriteError
        When it cannot be written; nothing has changed then.
    """
    check_target(path, replace)
    write_whole(path, ENCODERS[kind](picture))


def copy_image(spec: PanelSpec, result: Result, theme: Theme, size: QSize) -> None:
    """Put a picture of a panel on the clipboard."""
    picture = Picture(spec, result, theme, (size.width(), size.height()))
    QGuiApplication.clipboard().setImage(render(picture))


def _buffer() -> QBuffer:
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    return buffer
