"""Plays runs in a process of its own: ``python -m monkey.play FILE`` or ``--seeds``; tells in JSON.

Each line of its output is one thing that happened: a step begins, a round ends, something is found.
"""

import argparse
import faulthandler
import gc
import json
import os
import random
import sys
import time
import traceback
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QEvent, QEventLoop, QTimer
from PySide6.QtWidgets import QApplication

from gelu_desktop.app.application import create_application
from monkey import acts, checks, growth, resting
from monkey.ears import Ears, FoundError
from monkey.world import World

STUCK_S = 90
HASTE = 4
"""One of so many steps is followed by the next at once."""


def tell(**what):
    """Say what happened."""
    print(json.dumps(what), flush=True)


def inside(act):
    """Do something inside of an event loop, where the program does everything; return its answer.

    Outside of one Qt deletes at other times.
    """
    loop, answers = QEventLoop(), []

    def run():
        try:
            answers.append((act(), None))
        except BaseException as error:
            answers.append((None, error))
        loop.quit()

    QTimer.singleShot(0, run)
    loop.exec()
    answer, error = answers[0]
    if error is not None:
        raise error
    return answer


class Player:
    """Plays a run and looks after each step.

    Parameters
    ----------
    ears : Ears
        Hears what nobody is to hear.
    """

    def __init__(self, ears):
        self._ears = ears
        create_application([])

    def play(self, steps, rest=False):
        """Play steps in a new window, and look how it rests then if that is wanted.

        Return what was found, or None, at which step, and which dialogs were open in that.
        """
        number, world = -1, None
        try:
            world = inside(lambda: World(self._ears))
            for number, step in enumerate(steps):
                self._one(world, number, step)
            number = len(steps)
            if rest:
                resting.rests(world)
            self._end(world)
            world = None
        except Exception as error:
            return self._found(error), number, world.answers.seen if world else []
        finally:
            faulthandler.cancel_dump_traceback_later()
            if world is not None:
                self._give_up(world)
        return None, number, []

    def _one(self, world, number, step):
        faulthandler.dump_traceback_later(STUCK_S, exit=True)
        tell(step=number, does=step)
        inside(lambda: acts.perform(world, step))
        if step[1].get("luck", 1) % HASTE == 0:
            return  # the next one comes before all is done
        inside(world.settle)
        self._silence()
        checks.everything(world)
        self._silence()

    def _end(self, world):
        faulthandler.dump_traceback_later(STUCK_S, exit=True)
        inside(world.end)
        self._silence()
        QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        left = [each for each in QApplication.topLevelWidgets() if each.parent() is None]
        if left:
            gc.collect()
            left = [each for each in QApplication.topLevelWidgets() if each.parent() is None]
        names = [f"{type(each).__name__} {each.objectName()}" for each in left]
        checks.must(not left, f"left behind: {names}")

    def _silence(self):
        if heard := self._ears.forget():
            raise FoundError("\n".join(heard))

    def _found(self, error):
        heard = self._ears.forget()
        if isinstance(error, FoundError):
            return "\n".join([str(error), *heard])
        return "\n".join(["".join(traceback.format_exception(error)), *heard])

    def _give_up(self, world):
        """Put the program away after a finding; what happens then counts no more."""
        try:
            inside(world.end)
        except Exception:
            traceback.print_exc()
        self._ears.forget()


def rounds(first, count, steps, enough):
    """Play one seed after the other; return whether nothing was found."""
    player, begun = Player(Ears()), time.monotonic()
    for seed in range(first, first + count):
        start = time.monotonic()
        run = acts.drawn(random.Random(seed), steps)
        late = time.monotonic() - begun > enough
        last = late or seed == first + count - 1
        found, at, dialogs = player.play(run, rest=last)
        seconds = round(time.monotonic() - start, 1)
        tell(seed=seed, steps=at, seconds=seconds, **growth.now())
        if found is not None:
            tell(found=found, at=at, seed=seed, dialogs=dialogs)
            return False
        if last:
            break
    return True


def one(file):
    """Play the run of a file, or its runs one after the other."""
    content, player, fine = json.loads(Path(file).read_text(encoding="utf-8")), Player(Ears()), True
    for steps in content.get("runs") or [content["steps"]]:
        found, at, dialogs = player.play(steps)
        if found is not None:
            tell(found=found, at=at, dialogs=dialogs)
            fine = False
    return fine


def main(arguments):
    """Play what is asked for; return the exit code."""
    parser = argparse.ArgumentParser(prog="python -m monkey.play")
    parser.add_argument("file", nargs="?")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--rounds", type=int, default=1)
    parser.add_argument("--steps", type=int, default=200)
    parser.add_argument("--seconds", type=float, default=1e9)
    options = parser.parse_args(arguments)
    faulthandler.enable()
    if options.file:
        fine = one(options.file)
    else:
        fine = rounds(options.seed, options.rounds, options.steps, options.seconds)
    sys.stdout.flush()
    return 0 if fine else 1


if __name__ == "__main__":
    code = main(sys.argv[1:])
    sys.stdout.flush()
    os._exit(code)
