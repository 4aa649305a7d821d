"""One line of the table: what was measured, beside whom, against which limit."""

from dataclasses import dataclass, field

import numpy as np

NOISY = 0.25
"""A spread of the ratio above this share of it says little about anything."""


@dataclass(frozen=True)
class Limit:
    """What is asked for.

    Attributes
    ----------
    number : float
        The bound.
    kind : {"value", "least", "times", "faster"}
        Our own figure is at most or at least this; our figure divided by the peer's is at most
        this; or the peer's divided by ours is at least this.
    """

    number: float
    kind: str = "value"

    def met(self, figure: float) -> bool:
        """Return whether a value or a ratio keeps to it."""
        upwards = self.kind in ("least", "faster")
        return figure >= self.number if upwards else figure <= self.number


@dataclass(frozen=True)
class Row:
    """A figure of ours and, where there is one, a peer's.

    Attributes
    ----------
    name : str
        What was measured.
    unit : str
        Of both figures.
    ours : float
        A median, unless the name says otherwise.
    peer : str
        Who is compared with; empty for nobody.
    theirs : float or None
        The peer's figure; None where it is absent or nobody is compared with.
    ratio : float or None
        The median of the rounds' ratios: ours to the peer's, or the peer's to ours if the limit
        asks to be faster.
    spread : tuple of float or None
        The quartiles of the ratio; of our own figure where there is no peer.
    limit : Limit or None
        None where something is only told.
    note : str
        What else is to be known.
    """

    name: str
    unit: str
    ours: float
    peer: str = ""
    theirs: float | None = None
    ratio: float | None = None
    spread: tuple[float, float] | None = None
    limit: Limit | None = None
    note: str = ""
    group: str = field(default="", kw_only=True)

    @property
    def absent(self) -> bool:
        """Whether the peer could not be measured."""
        return bool(self.peer) and self.theirs is None

    @property
    def judged(self) -> float | None:
        """The number that the limit is about; None while it cannot be known."""
        if self.limit is None:
            return None
        return self.ours if self.limit.kind in ("value", "least") else self.ratio

    @property
    def met(self) -> bool | None:
        """Whether the limit is kept; None where there is none or it cannot be known."""
        if self.limit is None or self.judged is None or not np.isfinite(self.judged):
            return None
        return self.limit.met(self.judged)

    @property
    def noisy(self) -> bool:
        """Whether the rounds disagree too much to be believed."""
        middle = self.ours if self.ratio is None else self.ratio
        if self.spread is None or not middle:
            return False
        return (self.spread[1] - self.spread[0]) / abs(middle) > NOISY


def quartiles(numbers) -> tuple[float, float]:
    """Return the lower and the upper quartile."""
    low, high = np.percentile(np.asarray(numbers, dtype=float), (25, 75))
    return float(low), float(high)


def single(name, numbers, limit=None, *, scale=1e3, unit="ms", note="") -> Row:
    """Return the row of a figure without a peer.

    Parameters
    ----------
    name : str
        What was measured.
    numbers : sequence of float
        One figure a round, in seconds unless ``scale`` says otherwise.
    limit : float or Limit, optional
        A number is the most that is allowed, in ``unit``.
    scale : float
        What the numbers are multiplied by.
    unit, note : str
        As in `Row`.
    """
    scaled = [number * scale for number in numbers]
    bound = limit if limit is None or isinstance(limit, Limit) else Limit(limit)
    middle, spread = float(np.median(scaled)), quartiles(scaled) if len(scaled) > 1 else None
    return Row(name, unit, middle, spread=spread, limit=bound, note=note)


def paired(name, peer, ours, theirs, limit=None, *, scale=1e3, unit="ms", note="") -> Row:
    """Return the row of a comparison, round by round.

    Parameters
    ----------
    name, peer : str
        What was measured, and beside whom.
    ours, theirs : sequence of float
        One figure a round each, of the same rounds; ``theirs`` is None for an absent peer.
    limit : Limit, optional
        About the ratio.
    scale, unit, note
        As for `single`.
    """
    mine = np.asarray(ours, dtype=float) * scale
    if theirs is None:
        return Row(name, unit, float(np.median(mine)), peer, limit=limit, note=note)
    other = np.asarray(theirs, dtype=float) * scale
    ratios = other / mine if limit is not None and limit.kind == "faster" else mine / other
    return Row(
        name,
        unit,
        float(np.median(mine)),
        peer,
        float(np.median(other)),
        float(np.median(ratios)),
        quartiles(ratios) if len(ratios) > 1 else None,
        limit,
        note,
    )
