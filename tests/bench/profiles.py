"""``bench profile``: where a frame, the start and a rebuild spend their time, as tables."""

import pstats
import re
import subprocess
import sys
import tempfile
from collections import Counter
from pathlib import Path

from bench import profiling
from bench.groups.start import OWN, SHORT_QUIET_MS, python
from bench.running import Run

FRAMES = {"probe": 60, "sweep": 60, "coefficient": 60, "zoom": 60, "pan": 60, "edge": 30}
REBUILDS = {"theme": 4, "language": 4}
START = "start"
NAMES = (*FRAMES, *REBUILDS, START)
IMPORTED = re.compile(r"^import time:\s+(\d+) \|\s+(\d+) \|\s+(\S+)$", re.MULTILINE)


def profile(names, variables):
    """Print the profiles that are named, or all; return the exit code."""
    if strange := [name for name in names if name not in NAMES]:
        print(f"no profile {strange[0]!r}; there are {', '.join(NAMES)}", file=sys.stderr)
        return 2
    for name in names or NAMES:
        if name == START:
            _start(variables)
        else:
            _steps(name, {**FRAMES, **REBUILDS}[name], variables)
    return 0


def table(title, rows):
    """Print a table in Markdown."""
    print(f"\n### {title}\n\n| function | calls | own ms | share | with callees ms |")
    print("| --- | ---: | ---: | ---: | ---: |")
    for row in rows:
        figures = f"{row['calls']:.1f} | {row['own']:.3f} | {row['share']:.1%} | {row['all']:.3f}"
        print(f"| {row['name']} | {figures} |")


def _steps(name, count, variables):
    with Run(variables=variables).remote("own_window") as program:
        program.time(name, 4)
        found = program.ask("profiled", name=name, count=count)
    table(f"{name}: one of {count}, by own time", found["own"])
    table(f"{name}: functions of this program, with what they call", found["all"])


def _start(variables):
    quick = {**variables, "BENCH_QUIET_MS": SHORT_QUIET_MS}
    _run([python(OWN), "-m", "bench.programs.own"], quick)  # so that all modules are compiled
    with tempfile.TemporaryDirectory(prefix="gelu-desktop-bench-") as folder:
        file = Path(folder, "start.prof")
        command = [python(OWN), "-m", "bench.programs.profiled"]
        _run(command, {**quick, "BENCH_PROFILE": str(file)})
        statistics = pstats.Stats(str(file))
    table("start: by own time", profiling.rows(statistics))
    own = profiling.rows(statistics, key="all", only_own=True, most=40)
    table("start: functions of this program, with what they call", own)
    _imports(quick)


def _run(command, variables):
    pipes = {"stdout": subprocess.PIPE, "stderr": subprocess.PIPE}
    return subprocess.run(command, env=variables, text=True, check=True, **pipes).stderr


def _imports(variables):
    command = [python(OWN), "-X", "importtime", "-m", "bench.programs.own"]
    told = _run(command, variables)
    own, modules = Counter(), Counter()
    for microseconds, _, module in IMPORTED.findall(told):
        package = module.split(".")[0]
        if package == "gelu_desktop":
            package = ".".join(module.split(".")[:2])
        own[package] += int(microseconds) / 1e3
        modules[package] += 1
    print("\n### start: imports, by package\n\n| package | modules | ms |\n| --- | ---: | ---: |")
    for package, taken in own.most_common(25):
        print(f"| {package} | {modules[package]} | {taken:.1f} |")
    print(f"| all of them | {sum(modules.values())} | {sum(own.values()):.1f} |")
