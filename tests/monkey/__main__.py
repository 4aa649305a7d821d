"""``python -m monkey``: a random user for minutes or hours, one seed after the other.

Every seed that fails is made short and kept; with ``--keep`` as a test in ``scripts/``.
"""

import argparse
import random
import sys
import time
from pathlib import Path

from monkey import acts, growth, shrink
from monkey.running import played

ROUNDS = 12
"""How many seeds one process plays: enough to see it grow, few enough to begin anew."""
SCALES = (1, 2, 1.5)
"""Of the screen, in turn."""


def say(text):
    """Say something at once."""
    print(f"{time.strftime('%H:%M:%S')} {text}", flush=True)


def parsed(arguments):
    """Return the options."""
    parser = argparse.ArgumentParser(prog="python -m monkey", description=__doc__)
    parser.add_argument("--minutes", type=float, default=5, help="how long, 5 if not said")
    parser.add_argument("--seed", type=int, default=1, help="the first seed")
    parser.add_argument("--steps", type=int, default=200, help="how many steps a seed has")
    parser.add_argument("--replay", type=Path, help="play a script instead")
    parser.add_argument("--no-shrink", action="store_true", help="leave failing runs as they are")
    parser.add_argument("--out", type=Path, default=Path("findings"), help="where findings go")
    parser.add_argument("--keep", action="store_true", help="keep findings as tests instead")
    return parser.parse_args(arguments)


def main(arguments):
    """Play; return 0 if nothing was found."""
    options = parsed(arguments)
    if options.replay:
        found = shrink.replayed(options.replay)
        say(found or "nothing found")
        return int(bool(found))
    begun, seed, known, count, seeds, steps = time.monotonic(), options.seed, {}, 0, 0, 0
    while (left := begun + options.minutes * 60 - time.monotonic()) > 0:
        given = ["--seed", seed, "--rounds", ROUNDS, "--steps", options.steps, "--seconds", left]
        scale = SCALES[seed // ROUNDS % len(SCALES)]
        result = played(given, ROUNDS * options.steps * 10, scale)
        done = len(result.rounds)
        seeds, steps = seeds + done, steps + sum(each["steps"] for each in result.rounds)
        broken = result.seed if result.seed is not None else seed + done
        if result.found:
            count += 1
            handle(options, broken, result, scale, known)
        elif grown := growth.of(result.rounds):
            count += 1
            say(f"seeds {seed} to {seed + done - 1}: {grown}")
        seed = broken + 1 if result.found else seed + done
        spent = (time.monotonic() - begun) / 60
        say(f"{spent:.0f} min, {seeds} seeds, {steps} steps, {count} findings; next seed {seed}")
    return int(count > 0)


def handle(options, seed, result, scale, known):
    """Tell of a finding; make it short if it is a new one."""
    what = shrink.kind(result.found)
    say(f"seed {seed}, step {result.at}: {what}\n{result.found}")
    if what in known or options.no_shrink:
        return
    known[what] = seed
    run = acts.drawn(random.Random(seed), options.steps)[: result.at + 1]
    short = shrink.shrunk(run, result.found, scale, say)
    folder = shrink.SCRIPTS if options.keep else options.out
    if short is None:
        say("it does not come again on its own")
        shrink.keep(f"seed-{seed}-once", run, result.found, scale, options.out)
    else:
        say(f"kept: {shrink.keep(f'seed-{seed}', short, result.found, scale, folder)}")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
