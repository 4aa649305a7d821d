"""The start: until the window is on the screen, and until everything is painted."""

import importlib.util
import json
import statistics
import subprocess
import sys
import time

from bench.rows import Limit, paired
from bench.running import PROJECT_PYTHON
from bench.screens import x11

OWN, BARE, FLOOR, FIGURE = "own", "bare", "floor", "figure"
NAMES = {BARE: "bare Qt window", FLOOR: "floor program", FIGURE: "matplotlib window"}
COMPARED = {
    "shown": ("window on the screen", 1e3, "ms", {BARE: Limit(1.3, "times"), FLOOR: None}),
    "painted": ("everything painted", 1e3, "ms", {FLOOR: Limit(0.85, "times"), FIGURE: None}),
    "VmRSS": ("memory after start", 1e-6, "MB", {FLOOR: Limit(1.1, "times"), FIGURE: None}),
}
TELLING = {"--version": Limit(2.0, "times"), "--help": Limit(2.0, "times")}
SHORT_QUIET_MS = "300"


def measure(run):
    """Yield the rows of this group."""
    yield from _windows(run, "offscreen", run.variables)
    if not run.short:
        with x11() as display:
            if display is None:
                run.absent.add("Xvfb: not installed, the start was measured offscreen only")
            else:
                yield from _windows(run, "X11", {**run.variables, **display})
    yield from _telling(run)


def python(name):
    """Return the Python that starts a program: the peers' own only where it is needed."""
    there = PROJECT_PYTHON.exists() and name != FIGURE
    return str(PROJECT_PYTHON) if there else sys.executable


def started(run, name, variables):
    """Start a program; return what it marked, in seconds from now and in bytes."""
    quiet = {"BENCH_QUIET_MS": SHORT_QUIET_MS} if run.short else {}
    begun = time.monotonic()
    answer = subprocess.run(
        [python(name), "-m", f"bench.programs.{name}"],
        env={**variables, **quiet},
        stdout=subprocess.PIPE,
        text=True,
        check=True,
    )
    marks = json.loads(answer.stdout.splitlines()[-1])
    return {
        key: mark - begun if key in ("shown", "painted") else mark for key, mark in marks.items()
    }


def _windows(run, platform, variables):
    programs = [OWN, BARE, FLOOR]
    if importlib.util.find_spec("matplotlib") is not None:
        programs.append(FIGURE)
    run.say(f"start, {platform}")
    for name in run.few(programs, ()):
        started(run, name, variables)  # so that all is in memory, and compiled
    found = {name: [] for name in programs}
    for number in range(run.rounds):
        for name in programs if number % 2 == 0 else programs[::-1]:
            found[name].append(started(run, name, variables))
    for key, (what, scale, unit, peers) in COMPARED.items():
        for peer, limit in peers.items():
            ours, theirs = (
                [marks[key] for marks in found[name]] if name in found else None
                for name in (OWN, peer)
            )
            yield paired(
                f"{what}, {platform}", NAMES[peer], ours, theirs, limit, scale=scale, unit=unit
            )


def _telling(run):
    run.say("--version, --help")
    commands = {
        argument: [python(OWN), "-P", "-m", "gelu_desktop", argument] for argument in TELLING
    }
    commands["python"] = [python(OWN), "-P", "-c", "pass"]
    found = {name: [] for name in commands}
    for _ in range(run.rounds):
        for name, command in commands.items():
            times = [_ended(command, run.variables) for _ in range(run.few(5, 1))]
            found[name].append(statistics.median(times))
    for argument, limit in TELLING.items():
        yield paired(argument, "python -c pass", found[argument], found["python"], limit)


def _ended(command, variables):
    begun = time.monotonic()
    subprocess.run(command, env=variables, stdout=subprocess.DEVNULL, check=True)
    return time.monotonic() - begun
