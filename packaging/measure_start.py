"""How long the built program takes to its first painted window, against the sources.

Run ``python3 packaging/measure_start.py [PAIRS]`` after ``bootstrap.py freeze``. Pairs of starts
are compared, one after the other, because a machine is never quiet for long.
"""

import statistics
import sys
import tempfile
import time
from pathlib import Path

import building
import environment
from screen import Screen, wait
from smoke_window import PAINTED
from trial import Home

MODULE = ("-P", "-m", "gelu_desktop")
HIGHEST, HIGHEST_VERSION = 1.1, 0.25


def painted(screen: Screen, command: Path, *arguments: str) -> float:
    """Return the seconds to the painted window; the program is ended then."""
    with tempfile.TemporaryDirectory() as folder:
        home = Home(Path(folder), {"DISPLAY": screen.display})
        home.variables["PYTHONPATH"] = str(environment.ROOT)
        before = time.perf_counter()
        process = home.start(command, *arguments)
        wait(lambda: screen.colours() > PAINTED)
        seconds = time.perf_counter() - before
        process.terminate()
        process.communicate()
        wait(lambda: screen.colours() < PAINTED)
    return seconds


def version() -> float:
    """Return the seconds that --version takes."""
    with tempfile.TemporaryDirectory() as folder:
        before = time.perf_counter()
        Home(Path(folder)).run(building.PROGRAM, "--version")
        return time.perf_counter() - before


def main(pairs: int) -> int:
    """Measure; return 1 when the built program starts too slowly."""
    with Screen() as screen:
        rows = [
            (
                painted(screen, building.PROGRAM),
                painted(screen, environment.PYTHON, *MODULE),
                version(),
            )
            for _ in range(pairs)
        ]
    built, source, short = (statistics.median(column) for column in zip(*rows, strict=True))
    ratio = statistics.median(row[0] / row[1] for row in rows)
    part = statistics.median(row[2] / row[0] for row in rows)
    print(f"built {built:.3f} s, sources {source:.3f} s, pairs {ratio:.2f} (at most {HIGHEST})")
    print(f"--version {short:.3f} s, {part:.2f} of a start (at most {HIGHEST_VERSION})")
    return int(ratio > HIGHEST or part > HIGHEST_VERSION)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]) if len(sys.argv) > 1 else 9))
