"""Memory over a long drag: what is resident after a tenth, a half and all of it."""

from bench.rows import Limit, Row

MB = 1e6
GROWTH_MB = 5.0
"""What may come after the first tenth; a leak of a kilobyte a frame would be more."""


def measure(run):
    """Yield the rows of this group."""
    drags = run.few(10_000, 20)
    run.say(f"{drags} drags")
    with run.program() as program:
        found = [_after(program, drags * share // 10) for share in (1, 4, 5)]
    told = ", ".join(f"{now / MB:.1f}" for now in found)
    grown = (found[-1] - found[0]) / MB
    note = f"MB after a tenth, a half and all: {told}"
    name = f"resident memory won from drag {drags // 10} to {drags}"
    yield Row(name, "MB", grown, limit=Limit(GROWTH_MB), note=note)


def _after(program, drags):
    for step in ("probe", "coefficient"):
        program.time(step, max(1, drags // 2))
    return program.ask("resident")["now"]
