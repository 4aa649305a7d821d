"""How a picture looks apart from what it shows: its size, its type, its lines, its words."""

from dataclasses import dataclass

from gelu_desktop import sizes
from gelu_desktop.widgets.theme import CORNERS

DPI = 96
DPI_MIN, DPI_MAX = 24.0, 1536.0
FONT_MIN, FONT_MAX = 0.25, 4.0
LINES_MIN, LINES_MAX = 0.1, 10.0
LEGENDS = ("above", *CORNERS, "none")
CAPTION_MAX = sizes.CAPTION_SIGNS
INCH = {"px": 0.0, "mm": 25.4, "in": 1.0}
UNITS = tuple(INCH)


@dataclass(frozen=True)
class Look:
    """What a person chose about the look of a picture.

    Attributes
    ----------
    font, lines : float
        How many times as large as usual text, and as thick as usual lines are; independent of
        each other.
    legend : str
        One of ``LEGENDS``.
    transparent : bool
        Whether the ground is left out.
    title : bool
        Whether the panel's title stands above.
    caption : str
        What stands below; may be empty.
    footer : bool
        Whether what the picture depends on stands at the bottom.
    language : str
        ``"en"`` or ``"zh_CN"``; empty for the language in use.
    """

    font: float = 1.0
    lines: float = 1.0
    legend: str = "above"
    transparent: bool = False
    title: bool = False
    caption: str = ""
    footer: bool = False
    language: str = ""


USUAL = Look()


@dataclass(frozen=True)
class Size:
    """How large a picture is.

    Attributes
    ----------
    width, height : float
        In ``unit``; 0 for the panel's own size.
    unit : {"px", "mm", "in"}
        Pixels, millimetres or inches.
    dpi : float
        Pixels to an inch; text is 9 points high at any.
    """

    width: float = 0.0
    height: float = 0.0
    unit: str = "px"
    dpi: float = float(DPI)

    @property
    def scale(self) -> float:
        """Pixels to a logical pixel."""
        return self.dpi / DPI

    def pixels(self, own: tuple[int, int]) -> tuple[int, int]:
        """Return width and height in pixels, for a panel of the size ``own``."""
        if not self.width:
            return round(own[0] * self.scale), round(own[1] * self.scale)
        per_unit = self.dpi / INCH[self.unit] if INCH[self.unit] else 1.0
        return round(self.width * per_unit), round(self.height * per_unit)

    def within(self, unit: str, own: tuple[int, int]) -> "Size":
        """Return the same size in another unit, to a hundredth of a millimetre or so."""
        if unit == self.unit and self.width:
            return self
        width, height = self.pixels(own)
        if not INCH[unit]:
            return Size(width, height, unit, self.dpi)
        per_pixel, digits = INCH[unit] / self.dpi, 2 if unit == "mm" else 3
        sides = round(width * per_pixel, digits), round(height * per_pixel, digits)
        return Size(sides[0], sides[1], unit, self.dpi)


@dataclass(frozen=True)
class Preset:
    """A size with the text and the lines that suit it."""

    size: Size
    font: float = 1.0
    lines: float = 1.0


CUSTOM = "custom"
# In print, text has 7 to 8 points and lines little more than one; on a slide, whose height is that
# of 405 points at 192 dpi, text has a thirtieth of the height.
PRESETS = {
    "normal": Preset(Size()),
    "double": Preset(Size(dpi=2.0 * DPI)),
    "slide": Preset(Size(1920, 1080, "px", 2.0 * DPI), 1.5, 1.25),
    "column": Preset(Size(85, 64, "mm", 300.0), 0.8, 0.75),
    "columns": Preset(Size(175, 110, "mm", 300.0), 0.9, 0.75),
}
