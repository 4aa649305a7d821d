"""Frames: drags in the real program, and the same three plots beside what people would use."""

import statistics
from dataclasses import replace

from bench.rows import Limit, Row, quartiles, single

BUDGETS = {
    "probe": ("(a) probe", 8.3),
    "sweep": ("(b) coefficient, bfloat16 swept", 16.7),
    "zoom": ("(d) zoom", 16.7),
    "pan": ("(d) pan", 16.7),
}
LATE_MS, BEHIND = 50.0, 2
EVENTS = 7
OURS = {"this program": {"module": "own_plots"}}
PEERS = {
    "matplotlib redraw": {"module": "figure_plots", "needs": "matplotlib"},
    "matplotlib blitting": {"module": "figure_plots", "needs": "matplotlib", "blit": True},
    "stock pyqtgraph": {"module": "stock_plots"},
    "plain Qt": {"module": "plain_plots", "variables": {"QT_NO_GUI_THREADPOOL": "1"}},
}
FASTER = {
    ("coefficient", "matplotlib redraw"): Limit(15, "faster"),
    ("coefficient", "matplotlib blitting"): Limit(1.3, "faster"),
    ("coefficient", "stock pyqtgraph"): Limit(10, "faster"),
    ("probe", "matplotlib redraw"): Limit(100, "faster"),
}
THREE = "three plots of six curves: {}"


def measure(run):
    """Yield the rows of this group."""
    with run.program() as program:
        yield from _drags(run, program)
        yield from _edge(run, program)
        yield from _counts(run, program)
        yield from _block(run, program)
        yield from _idle(run, program)
    steps = {step: THREE.format(step) for step in ("coefficient", "probe")}
    yield from run.compare({**OURS, **PEERS}, steps, run.few(15, 2), FASTER)


def told(times, processor=()):
    """Return the tail of frame times in words."""
    ordered = sorted(times)
    late = ordered[min(len(ordered) - 1, round(0.95 * len(ordered)))]
    text = f"p95 {1e3 * late:.1f}, worst {1e3 * ordered[-1]:.1f}"
    return f"{text}, processor {1e3 * statistics.median(processor):.1f}" if processor else text


def rounds(run, program, step, count):
    """Return the median seconds of each round, those of all frames, and those of the processor."""
    run.say(step)
    program.time(step, run.few(3, 1))
    program.forget()
    every = [program.time(step, count) for _ in range(run.rounds)]
    run.collections += program.collections
    medians = [statistics.median(times) for times in every]
    return medians, [time for times in every for time in times], program.processor


def _drags(run, program):
    for step, (name, limit) in BUDGETS.items():
        medians, times, processor = rounds(run, program, step, run.few(40, 2))
        yield single(f"{name}: median", medians, limit, note=told(times, processor))


def _edge(run, program):
    medians, times, processor = rounds(run, program, "edge", run.few(20, 2))
    row = single("(e) the window's edge: worst", medians, LATE_MS)
    note = f"median {row.ours:.1f}, {told(times, processor)}"
    yield replace(row, ours=1e3 * max(times), spread=None, note=note)


def _counts(run, program):
    for step in run.few(("probe", "sweep", "zoom", "pan", "edge"), ("probe",)):
        events = 1 if step == "edge" else EVENTS
        found = program.ask("counts", name=step, frames=run.few(20, 2), events=events)
        for kind, number in found.items():
            name = f"{step}: {kind} of a panel in a frame with {events} events, most"
            yield Row(name, "", number, limit=Limit(1))


def _block(run, program):
    run.say("a block of 128 tokens")
    found = program.ask("block", frames=run.few(180, 12), width=run.few(768, 64))
    times, behind = [1e3 * second for second in found["seconds"]], found["behind"]
    tail = f"median {statistics.median(times):.1f}, {told(found['seconds'])}"
    name = "(c) coefficient at 60 Hz, 768→3072→768, 128 tokens"
    yield Row(f"{name}: worst frame", "ms", max(times), limit=Limit(LATE_MS), note=tail)
    spread = quartiles(behind)
    middle = f"median {statistics.median(behind):.0f}"
    late = Limit(BEHIND)
    yield Row(
        f"{name}: most frames behind", "", max(behind), spread=spread, limit=late, note=middle
    )


def _idle(run, program):
    run.say("idle")
    seconds = run.few(10, 0.3)
    found = program.ask("idle", seconds=seconds, settled=run.few(4, 0.6))
    note = f"processor {1e3 * found['seconds']:.1f} ms in {seconds} s"
    yield Row("wake-ups after the last event", "", found["wakeups"], limit=Limit(0), note=note)
