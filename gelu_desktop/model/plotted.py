"""What a panel plots, as columns of numbers: the data themselves, never a view of them.

A logarithmic axis, a zoom or a colour changes how a plot looks and not what is measured, so none of
them changes a number here.
"""

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Any

import numpy as np
from numpy.typing import ArrayLike, NDArray

from gelu_desktop.model.curves import AnyCurve
from gelu_desktop.model.result import Result
from gelu_desktop.model.rules import Range
from gelu_desktop.numerics.vertices import pieces

Array = NDArray[np.float64]

SAMPLES = 1025
"""Evenly spaced places at which a curve is tabulated."""


class NothingPlottedError(ValueError):
    """The panel plots nothing now.

    Parameters
    ----------
    text : str
        Why, and what to do: a whole sentence, already translated.
    """


@dataclass(frozen=True, eq=False)
class Column:
    """Numbers below each other.

    Attributes
    ----------
    key : str
        What they are, in small letters; it differs from that of the other columns of a series.
    values : ndarray
        As long as those of the other columns of a series; whole numbers stay whole.
    unit : str
        Their unit; ``"1"`` for plain numbers.
    """

    key: str
    values: NDArray[Any]
    unit: str = "1"


@dataclass(frozen=True)
class Series:
    """One curve, or one set of bars or dots: columns of equal length.

    Attributes
    ----------
    name : str
        Its name in the file, in small letters; it differs from that of every other series.
    meaning : str
        What it is, already translated.
    columns : tuple of Column
        First the one along the horizontal axis.
    """

    name: str
    meaning: str
    columns: tuple[Column, ...]


@dataclass(frozen=True)
class Plotted:
    """All that a panel plots.

    Attributes
    ----------
    series : tuple of Series
        The data.
    functions : tuple of str
        Names of the functions they belong to.
    settings : mapping of str to JSON value
        What else they depend on, by the names of the state.
    """

    series: tuple[Series, ...]
    functions: tuple[str, ...] = ()
    settings: Mapping[str, Any] = field(default_factory=dict)


def places(span: Range, corners: Iterable[float] = (), probe: float | None = None) -> Array:
    """Return where a curve is tabulated: evenly, at both sides of each corner, and at the probe.

    Parameters
    ----------
    span : tuple of float
        The range; both ends belong to it.
    corners : iterable of float, optional
        Where the curve, its slope or its curvature jumps.
    probe : float, optional
        A further place, which may be outside of the range.

    Returns
    -------
    ndarray
        Ascending, without repetition.
    """
    ends = [end for piece in pieces(*span, corners) for end in piece]
    more = ends if probe is None else [*ends, probe]
    return np.unique(np.concatenate((np.linspace(*span, SAMPLES), more)) + 0.0)


def traced(
    name: str,
    meaning: str,
    curve: AnyCurve,
    result: Result,
    key: str,
    unit: str = "1",
    span: Range | None = None,
) -> Series:
    """Return a curve over a range and at the probe.

    Parameters
    ----------
    name, meaning : str
        See `Series`.
    curve : Curve, ErrorCurve or GateCurve
        What is tabulated; not its logarithm.
    result : Result
        Has the range and the probe.
    key, unit : str
        Of the column of values.
    span : tuple of float, optional
        The range; the visible one unless given.
    """
    state = result.state
    x = places(span or state.x_range, curve.corners, state.x)
    values = np.asarray(curve.evaluate(x), dtype=np.float64)
    return Series(name, meaning, (Column("x", x), Column(key, values, unit)))


def numbered(name: str, meaning: str, counted: str, start: int, /, **columns: ArrayLike) -> Series:
    """Return values that are counted from ``start``, their numbers in the column ``counted``."""
    arrays = {key: np.asarray(values) for key, values in columns.items()}
    count = len(next(iter(arrays.values())))
    numbers = Column(counted, np.arange(start, start + count))
    return Series(name, meaning, (numbers, *(Column(key, each) for key, each in arrays.items())))


def binned(name: str, meaning: str, edges: ArrayLike, /, **columns: ArrayLike) -> Series:
    """Return the columns of a histogram between ``edges``, which are one more."""
    ends = np.asarray(edges, dtype=np.float64)
    counted = (Column(key, np.asarray(values)) for key, values in columns.items())
    return Series(name, meaning, (Column("low", ends[:-1]), Column("high", ends[1:]), *counted))


def joined(plotted: Plotted) -> list[tuple[str, str, Column]]:
    """Return the columns of a panel side by side, curves over x beside one x for all.

    Parameters
    ----------
    plotted : Plotted
        What the panel plots.

    Returns
    -------
    list of tuple
        A name, what it means, and the column. Where a curve has no value at an x of another, its
        cell is NaN.
    """
    every = plotted.series
    if not over_x(plotted):
        return [
            (f"{series.name}.{column.key}", series.meaning, column)
            for series in every
            for column in series.columns
        ]
    x = np.unique(np.concatenate([series.columns[0].values for series in every]))
    found = [("x", "", Column("x", x, every[0].columns[0].unit))]
    for series in every:
        rows = np.searchsorted(x, series.columns[0].values)
        for column in series.columns[1:]:
            values = np.full(x.size, np.nan)
            values[rows] = column.values
            name = f"{series.name}.{column.key}"
            found.append((name, series.meaning, Column(column.key, values, column.unit)))
    return found


def over_x(plotted: Plotted) -> bool:
    """Return whether curves over the x of the probe are plotted, and nothing else."""
    return bool(plotted.series) and all(map(_rises, plotted.series))


def _rises(series: Series) -> bool:
    x = series.columns[0]
    return x.key == "x" and len(series.columns) > 1 and bool(np.all(np.diff(x.values) > 0))
