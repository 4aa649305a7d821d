"""Ranges and points: the visible range changes in every frame; curves of many points."""

from bench.groups.frames import OURS, PEERS
from bench.rows import Limit

TWENTY_THOUSAND = 1.3
RANGE = "three plots of six curves: x range"


def measure(run):
    """Yield the rows of this group."""
    names = ("matplotlib redraw", "stock pyqtgraph", "plain Qt")
    peers = {name: PEERS[name] for name in names}
    limits = {("span", name): Limit(8, "faster") for name in names[:2]}
    yield from run.compare({**OURS, **peers}, {"span": RANGE}, run.few(15, 2), limits)
    few, many = 200, run.few(20_000, 2_000)
    contestants = {
        f"{number:,} points": {"module": "own_plots", "samples": number} for number in (many, few)
    }
    steps = {step: f"six curves of {many:,} points: {step}" for step in ("coefficient", "span")}
    limits = {(step, f"{few:,} points"): Limit(TWENTY_THOUSAND, "times") for step in steps}
    yield from run.compare(contestants, steps, run.few(8, 1), limits, warm=1)
