"""What a plot shows, as plain data: the same scene is drawn on the screen and into a file."""

from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.curves import AnyCurve
from gelu_desktop.model.rules import Range


@dataclass(frozen=True)
class Line:
    """A curve with its colour role, its label and its style.

    Attributes
    ----------
    curve : Curve, ErrorCurve or GateCurve
        What is drawn.
    role : str
        The name under which the theme has its colour.
    label : str
        Its name in the legend, already translated; empty leaves it out.
    dashed : bool
        Whether it is drawn in dashes.
    reading : str
        Its value at the probe, ready to show.
    dot : float, optional
        Where it is at the probe; a dot is drawn there.
    fill : bool
        Whether the area down to zero is tinted.
    shift : float
        How far its colour is made lighter or darker, from 0 to 1: so it is seen over a line of
        the same colour.
    """

    curve: AnyCurve
    role: str
    label: str
    dashed: bool = False
    reading: str = ""
    dot: float | None = None
    fill: bool = False
    shift: float = 0.0


@dataclass(frozen=True)
class Bars:
    """Upright bars: one a value, or the columns of a histogram.

    Attributes
    ----------
    lefts, rights, heights : ndarray
        Equal length; in data units; each bar reaches from 0 to its height.
    role : str
        The name under which the theme has their colour.
    label : str
        Their name in the legend, already translated; empty leaves it out.
    reading : str
        A number beside the label.
    """

    lefts: NDArray[np.floating]
    rights: NDArray[np.floating]
    heights: NDArray[np.floating]
    role: str
    label: str = ""
    reading: str = ""


@dataclass(frozen=True)
class Ribbon:
    """A tinted area between a lower and an upper line through given points, behind all lines.

    Attributes
    ----------
    x, low, high : tuple of float
        Equal length, finite, in data units; x rises.
    role : str
        The name under which the theme has its colour.
    """

    x: tuple[float, ...]
    low: tuple[float, ...]
    high: tuple[float, ...]
    role: str


@dataclass(frozen=True)
class Segment:
    """A thin straight line from one point to another, in data units."""

    start: tuple[float, float]
    end: tuple[float, float]
    role: str

    @classmethod
    def tangent(cls, at: tuple[float, float], slope: float, span: Range, role: str) -> "Segment":
        """Return the line through a point with a slope, a third of the range wide."""
        (x, y), reach = at, (span[1] - span[0]) / 6
        return cls((x - reach, y - reach * slope), (x + reach, y + reach * slope), role)


@dataclass(frozen=True)
class Marker:
    """A ring at a point with a text beside it; the radius is in logical pixels."""

    x: float
    y: float
    role: str
    text: str = ""
    radius: float = 6.0


@dataclass(frozen=True)
class Scatter:
    """Small dots, one a number that was measured."""

    x: tuple[float, ...]
    y: tuple[float, ...]
    role: str


@dataclass(frozen=True)
class Level:
    """A line across the plot that can be dragged up and down.

    Attributes
    ----------
    y : float
        Where it is.
    role : str
        The name under which the theme has its colour.
    text : str
        What stands beside it.
    sign : {1, −1}
        −1 for a mirror image of the value that is dragged.
    """

    y: float
    role: str
    text: str = ""
    sign: int = 1


@dataclass(frozen=True)
class Scene:
    """Everything one plot shows.

    Attributes
    ----------
    x_range, y_range : tuple of float
        What is visible.
    lines, bars, segments, markers : tuple
        What is drawn, from back to front: bars, ribbons, fills, lines, segments, markers.
    scatters : tuple of Scatter
        Small dots over the lines.
    levels : tuple of Level
        Lines across.
    bands : tuple of tuple of float
        Stretches of x that are tinted, because something is exceeded there.
    interval : tuple of float, optional
        The stretch of x that is measured, shown as a ruler at the top.
    log : bool
        Whether y is given as a power of ten, which is how the axis is then written.
    whole : bool
        Whether x counts something, so that there are no ticks between whole numbers.
    ribbons : tuple of Ribbon
        Tinted areas along lines.
    probe : float, optional
        Where the vertical probe line is; None for none.
    x_name : str
        What the horizontal axis counts, already translated; empty where that is clear.
    title : str
        A heading, already translated; may be empty.
    note : str
        The measurement that matters, ready to show; may have several lines.
    """

    x_range: Range
    y_range: Range
    lines: tuple[Line, ...] = ()
    bars: tuple[Bars, ...] = ()
    segments: tuple[Segment, ...] = ()
    markers: tuple[Marker, ...] = field(default=())
    scatters: tuple[Scatter, ...] = ()
    levels: tuple[Level, ...] = ()
    bands: tuple[Range, ...] = ()
    interval: Range | None = None
    log: bool = False
    whole: bool = False
    ribbons: tuple[Ribbon, ...] = ()
    probe: float | None = None
    x_name: str = ""
    title: str = ""
    note: str = ""
