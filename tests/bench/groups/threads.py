"""Long work beside the window: both cores are busy, and the probe moves as before."""

from bench.groups.sweeps import cores
from bench.rows import Limit, Row

FRAME_MS = 8.3
WORK = {"depth": "24 layers of 768/3072", "race": "training race"}


def measure(run):
    """Yield the rows of this group."""
    for work, name in WORK.items():
        yield cores(run, work, name)
    with run.program() as program:
        for work, name in WORK.items():
            run.say(f"frames during {name}")
            found = program.ask("during", name=work, frames=run.few(120, 3))
            note = f"worst {1e3 * found['worst']:.1f}"
            note += "" if found["running"] else "; the work ended before the frames did"
            title = f"probe while there is work: {name}, median"
            limit = Limit(FRAME_MS)
            yield Row(title, "ms", 1e3 * found["median"], limit=limit, note=note)
