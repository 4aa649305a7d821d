"""Changes a module in many small ways, and looks whether a test notices: see README.md."""

import argparse
import atexit
import json
import os
import random
import shutil
import sys
import tempfile
from pathlib import Path

EVERY = 1_000_000
TAKEN: dict[tuple[str, ...], dict[str, float]] = {}
"""How long each test took, by the files: modules with the same tests are measured once."""
SCRATCH = tempfile.mkdtemp(prefix="mutation-hypothesis-")
os.environ["HYPOTHESIS_STORAGE_DIRECTORY"] = SCRATCH

import forks  # noqa: E402 (hypothesis reads the folder's name once)
import mutants  # noqa: E402
import table  # noqa: E402


def chosen_of(module: str, options: argparse.Namespace) -> tuple[list[mutants.Mutant], int]:
    """Return the mutants of a module that are to be tried, and how many there are."""
    every = mutants.mutants(table.path_of(module))
    if options.lines:
        first, _, last = options.lines.partition("-")
        every = [row for row in every if int(first) <= row.line <= int(last or first)]
    if len(every) <= options.most:
        return every, len(every)
    draw = random.Random(f"{options.seed} {module}")
    places = sorted(draw.sample(range(len(every)), options.most))
    return [every[place] for place in places], len(every)


def tried(module: str, options: argparse.Namespace) -> None:
    """Try the mutants of a module, tell of those that live, and write down all of them."""
    path, written = table.path_of(module), options.results / f"{module}.json"
    rows: list[dict[str, object]] = []
    if options.again:
        options.most = EVERY
    chosen, total = chosen_of(module, options)
    if options.again:
        before = json.loads(written.read_text("utf-8"))
        rows = [row for row in before if row["outcome"] != "survived"]
        lived = [(row["operator"], row["occurrence"]) for row in before if row not in rows]
        chosen = [row for row in chosen if (row.operator, row.occurrence) in lived]
    tests = table.tests_of(module)
    runner = forks.Runner(f"gelu_desktop.{module}", path, tests, options.seconds)
    taken = TAKEN.get(tuple(tests))
    seconds = runner.baseline(taken)
    TAKEN[tuple(tests)] = runner.taken
    print(
        f"{module}: {len(chosen)} of {total} mutants, {len(runner.seconds)} tests of "
        f"{seconds:.1f} s, {runner.left_out} slow ones left out",
        flush=True,
    )
    for mutant in chosen:
        source = mutant.source(path)
        if source is None:
            continue
        outcome, test = runner.run(source)
        rows.append({**vars(mutant), "outcome": outcome, "test": test})
        if outcome == "survived":
            told(path, source, mutant)
    shutil.rmtree(runner.report.parent)
    summed(module, [str(row["outcome"]) for row in rows])
    written.parent.mkdir(parents=True, exist_ok=True)
    written.write_text(json.dumps(rows, indent=1) + "\n", "utf-8")


def summed(module: str, outcomes: list[str]) -> None:
    """Print the score."""
    lived, late = outcomes.count("survived"), outcomes.count("timeout")
    killed = len(outcomes) - lived
    score = killed / max(len(outcomes), 1)
    print(
        f"{module}: {len(outcomes)} tried, {killed} killed ({late} by time), "
        f"{lived} survived, score {score:.1%}",
        flush=True,
    )


def told(path: Path, source: str, mutant: mutants.Mutant) -> None:
    """Print what a mutant that lives has changed."""
    old, new = path.read_text("utf-8").splitlines(), source.splitlines()
    while old and new and old[0] == new[0]:
        del old[0], new[0]
    while old and new and old[-1] == new[-1]:
        del old[-1], new[-1]
    print(f"  line {mutant.line}, {mutant.operator}")
    print(*(f"    - {line}" for line in old), *(f"    + {line}" for line in new), sep="\n")
    sys.stdout.flush()


def main() -> None:
    """Read the arguments, and try module after module."""
    parser = argparse.ArgumentParser("python tests/mutation", description=__doc__)
    parser.add_argument("modules", nargs="+", help="such as session or model.history")
    parser.add_argument("--most", type=int, default=EVERY, help="a larger number is sampled")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--seconds", type=float, default=10.0, help="for the tests of a module")
    parser.add_argument("--lines", help="only these, such as 20-35")
    parser.add_argument("--results", type=Path, default=table.ROOT / "build/mutation")
    parser.add_argument("--again", action="store_true", help="only those that lived the last time")
    options = parser.parse_args()
    atexit.register(shutil.rmtree, SCRATCH, ignore_errors=True)
    os.chdir(table.ROOT)
    forks.preload()
    for module in options.modules:
        try:
            tried(module, options)
        except RuntimeError as fault:
            print(fault, flush=True)


if __name__ == "__main__":
    main()
