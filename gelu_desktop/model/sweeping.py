"""The sweep of a range of float32 in pieces, one a worker at a time."""

from collections.abc import Callable

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.workers.crew import ALONE, CREW
from gelu_desktop.model.workers.task import Task
from gelu_desktop.numerics.sweep_measures import Sweep
from gelu_desktop.numerics.wide_sweeps import Tally, pieces, places, tally

EACH = 4
"""Pieces for each worker: none has to wait long for the last one."""
QUICK = 2**21
"""So many numbers are swept before a worker would have been started."""


def sweep_wide(
    curve: Curve,
    low: float,
    high: float,
    *,
    mode: str = "once",
    flush: bool = False,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> Sweep | None:
    """Measure a curve at every float32 number of a range, with all workers.

    The figures are those of `gelu_desktop.numerics.wide_sweeps.sweep_float32`.

    Parameters
    ----------
    curve : Curve
        The function with its coefficients.
    low, high, mode, flush, progress, cancelled
        As there.
    """
    whole = places(low, high)
    crew = ALONE if len(whole) <= QUICK else CREW
    parts = pieces(whole, EACH * len(crew.workers()))
    shares = [0.0] * len(parts)

    def hear(index: int, share: float) -> None:
        shares[index] = share * len(parts[index]) / len(whole)
        if progress:
            progress(sum(shares))

    tasks = [Task(tally_piece, (curve, whole, part, mode, flush)) for part in parts]
    tallies = crew.run(tasks, hear, cancelled)
    if tallies is None:
        return None
    first, *later = tallies
    for piece in later:
        first.join(piece)
    found: Sweep = first.sweep(whole, mode, flush)
    return found


def tally_piece(
    tell: Callable[[float], None],
    cancelled: Callable[[], bool],
    curve: Curve,
    whole: range,
    part: range,
    mode: str,
    flush: bool,
) -> Tally | None:
    """Measure a piece, and tell how far it has come."""
    given = dict(curve.coefficients)
    return tally(curve.function, given, whole, part, mode, flush, tell, cancelled)
