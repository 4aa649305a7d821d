"""The benchmark: ``python3 packaging/bootstrap.py bench``."""

import argparse
import importlib
import sys
from contextlib import closing
from dataclasses import replace
from pathlib import Path

from bench import machine, tables
from bench.profiles import profile
from bench.remote import ContestantError
from bench.running import Run
from bench.screens import prepared, x11

GROUPS = (
    "frames",
    "ranges",
    "look",
    "start",
    "rebuild",
    "kernels",
    "blocks",
    "sweeps",
    "fits",
    "threads",
    "growth",
    "memory",
    "checkpoint",
)
RESULTS = Path(__file__).with_name("RESULTS.md")
HEADING = """# Results

Made by `python3 packaging/bootstrap.py bench --write`; what each number means is in
[README.md](README.md).
"""


def asked(arguments):
    """Return what the command line asks for."""
    parser = argparse.ArgumentParser(prog="bootstrap.py bench", description=__doc__)
    add = parser.add_argument
    names = ", ".join(GROUPS)
    add("names", nargs="*", metavar="NAME", help=f"{names}; all of them unless any is named")
    add("--json", action="store_true", help="print JSON")
    add("--short", action="store_true", help="only see that everything works; judge no times")
    add("--rounds", type=int, metavar="N", help="pairs of everything (9; 1 in a short run)")
    add("--x11", action="store_true", help="draw on a server of its own, not offscreen")
    add("--write", action="store_true", help="write RESULTS.md")
    given = parser.parse_args(arguments)
    if strange := [name for name in given.names if name not in GROUPS]:
        parser.error(f"no group {strange[0]!r}; there are {names}")
    if given.write and (given.short or given.names):
        parser.error("--write takes all groups, and no short run")
    return given


def measured(run, names):
    """Return the rows of all groups, as far as there are any.

    One that breaks down does not take the others along, and what was measured before somebody
    lost patience is shown.
    """
    rows = []
    for name in names:
        print(name, file=sys.stderr, flush=True)
        try:
            measure = importlib.import_module(f"bench.groups.{name}").measure
            rows.extend(replace(row, group=name) for row in measure(run))
        except ContestantError as error:
            run.absent.add(f"the rest of {name}: {error}")
        except KeyboardInterrupt:
            run.absent.add(f"the rest of {name}, and what comes after it: interrupted")
            break
    return rows


def bench(given, variables):
    """Measure, and print or write the table; return whether every group came to its end."""
    rounds = given.rounds or (1 if given.short else 9)
    run = Run(given.short, rounds, variables)
    before = machine.load()
    with closing(run):
        rows = measured(run, given.names or GROUPS)
    about = machine.about()
    lines = machine.words(about, run, (before, machine.load()))
    if given.json:
        print(tables.as_json(rows, {**about, "notes": lines}))
    else:
        print("\n".join((tables.text(rows), "", *lines)))
    if given.write:
        text = "\n".join((HEADING, "\n".join(f"- {line}" for line in lines)))
        RESULTS.write_text(f"{text}\n\n{tables.markdown(rows)}\n", encoding="utf-8")
    return not any(one.startswith("the rest of") for one in run.absent)


def main(arguments):
    """Do what the command line asks for; return the exit code."""
    with prepared() as variables:
        if arguments[:1] == ["profile"]:
            return profile(arguments[1:], variables)
        given = asked(arguments)
        if not given.x11:
            return 0 if bench(given, variables) else 1
        with x11() as display:
            if display is None:
                sys.exit("bench: --x11 needs Xvfb")
            return 0 if bench(given, {**variables, **display}) else 1


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
