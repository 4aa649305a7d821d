"""A panel's picture as PNG, SVG or PDF, or on the clipboard: with or without a window.

One painter in logical pixels draws all of them, so that they show the same.
"""

import re
from dataclasses import dataclass
from pathlib import Path

from PySide6.QtCore import QBuffer, QCoreApplication, QMarginsF, QRectF, QSize, QSizeF
from PySide6.QtGui import QGuiApplication, QImage, QPageSize, QPaintDevice, QPainter, QPdfWriter
from PySide6.QtSvg import QSvgGenerator

from gelu_desktop import __version__
from gelu_desktop.app import svg as svg_files
from gelu_desktop.app.writing import WriteError, check_target, write_whole
from gelu_desktop.model.result import Result
from gelu_desktop.panels import PANELS
from gelu_desktop.widgets.panel import PanelSpec
from gelu_desktop.widgets.theme import Theme

translate = QCoreApplication.translate

PICTURES = {spec.name: spec for spec in PANELS if spec.paint is not None}
SIDE_MAX = 16384
AREA_MAX = 100_000_000
SCALE_MIN, SCALE_MAX = 0.25, 16.0
DPI = 96
PICTURE_ENDINGS = ("png", "svg", "pdf", "jpg", "jpeg", "gif", "webp", "bmp", "tif", "tiff", "eps")
_INCH = 0.0254
_POINTS = 72


@dataclass(frozen=True)
class Picture:
    """A picture of a panel.

    Attributes
    ----------
    spec : PanelSpec
        The panel.
    result : Result
        What it shows.
    theme : Theme
        Its colours.
    size : tuple of int
        Width and height in pixels.
    scale : float
        Pixels to a logical pixel: how much larger lines and text are drawn.
    """

    spec: PanelSpec
    result: Result
    theme: Theme
    size: tuple[int, int]
    scale: float = 1.0

    @property
    def title(self) -> str:
        """The panel's title, in the language in use."""
        return translate("Panels", self.spec.title)

    @property
    def description(self) -> str:
        """The program, and the numbers on which the picture depends."""
        state = self.result.state
        given = state.coefficients_of(state.approximation)
        numbers = {"x": state.x, "low": state.x_range[0], "high": state.x_range[1]}
        numbers |= {f"{state.approximation}.{key}": value for key, value in given.items()}
        return f"GELU Desktop {__version__}; " + ", ".join(
            f"{name} = {value!r}" for name, value in numbers.items()
        )

    def paint(self, device: QPaintDevice) -> None:
        """Paint it on ``device``, whose units are pixels."""
        painter = QPainter(device)
        try:
            width, height = (side / self.scale for side in self.size)
            painter.scale(self.scale, self.scale)
            rect = QRectF(0, 0, width, height)
            painter.fillRect(rect, self.theme.colour("surface"))
            if self.spec.paint is not None:
                self.spec.paint(painter, rect, self.result, self.theme)
        finally:
            painter.end()


def size_problem(width: int, height: int) -> str:
    """Return why a picture cannot have that size, in words; empty if it can."""
    if width < 1 or height < 1:
        return translate("Export", "A picture is at least 1 pixel wide and 1 pixel high.")
    if max(width, height) > SIDE_MAX or width * height > AREA_MAX:
        text = translate(
            "Export",
            "{0} × {1} pixels are too many: at most {2} a side and {3} in all.",
        )
        return text.format(width, height, SIDE_MAX, f"{AREA_MAX:,}")
    return ""


def ending_problem(path: Path, kind: str) -> str:
    """Return why a file of that kind cannot have that name, in words; empty if it can."""
    ending = path.suffix.removeprefix(".").lower()
    if ending in PICTURE_ENDINGS and ending != kind:
        return translate("Export", "The ending of {0} is not that of {1}.").format(path, kind)
    return ""


def render(picture: Picture) -> QImage:
    """Return the picture as an opaque image of exactly its size.

    Raises
    ------
    WriteError
        When there is not enough memory for it.
    """
    # Painted with an alpha channel, because text on an opaque image may get coloured edges.
    image = QImage(*picture.size, QImage.Format.Format_ARGB32_Premultiplied)
    if image.isNull():
        raise WriteError(translate("Export", "There is not enough memory for this size."))
    picture.paint(image)
    image.convertTo(QImage.Format.Format_RGB32)
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
    image.setText("Software", f"GELU Desktop {__version__}")
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
    return svg_files.tidy(bytes(buffer.data().data()))


def pdf(picture: Picture) -> bytes:
    """Return the picture as a PDF page of its size, with real curves and real text."""
    buffer = _buffer()
    writer = QPdfWriter(buffer)
    writer.setTitle(f"{picture.title}; {picture.description}")
    writer.setCreator(f"GELU Desktop {__version__}")
    writer.setResolution(DPI)
    points = QSizeF(*(side * _POINTS / DPI for side in picture.size))
    exact = QPageSize.SizeMatchPolicy.ExactMatch
    writer.setPageSize(QPageSize(points, QPageSize.Unit.Point, "picture", exact))
    writer.setPageMargins(QMarginsF())
    picture.paint(writer)
    return _exact_page(bytes(buffer.data().data()), points)


def _exact_page(data: bytes, size: QSizeF) -> bytes:
    """Return a PDF with its page cut to ``size``, which Qt has rounded to whole points.

    The box keeps its length in bytes, because the file holds the places of what follows.
    """

    def cut(found: re.Match[bytes]) -> bytes:
        top = float(found[2])
        box = f"{0:g} {top - size.height():g} {size.width():g} {top:g}".encode()
        return found[1] + box.ljust(len(found[0]) - len(found[1]))

    return re.sub(rb"(/MediaBox \[)[\d.]+ [\d.]+ [\d.]+ ([\d.]+)", cut, data, count=1)


ENCODERS = {"png": png, "svg": svg, "pdf": pdf}


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
