"""The smoke test of the built program: does what people do with it, on a machine like theirs.

A program that was not built is a failure. What cannot be tried on this machine is named at the
end, and fails the test where it is strict.
"""

import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import building
import libraries
from libraries import say
from screen import Screen, tools
from smoke_commands import offscreen_checks
from smoke_window import WINDOW_CHECKS
from trial import CheckError, Home, UntriedError

OK, BAD, UNTRIED = "ok       ", "FAILED   ", "NOT TRIED"


def smoke(strict: bool = False) -> int:
    """Try everything; return 0, or 1 when something failed.

    Parameters
    ----------
    strict : bool
        Whether it is a failure that something cannot be tried here.

    Raises
    ------
    libraries.SetupError
        When the program was not built.
    """
    building.need(building.PROGRAM, "freeze")
    provide()
    with tempfile.TemporaryDirectory(prefix="gelu-smoke-") as folder:
        ends = Counter(_try(*row, Path(folder)) for row in offscreen_checks().items())
        ends += _try_windows(Path(folder))
    say(f"Smoke test: {ends[OK]} ok, {ends[BAD]} failed, {ends[UNTRIED]} not tried.")
    return libraries.FAILED if ends[BAD] or (strict and ends[UNTRIED]) else 0


def _try_windows(folder: Path) -> Counter[str]:
    if missing := tools():
        for name in WINDOW_CHECKS:
            say(f"{UNTRIED} {name}: {', '.join(missing)} missing")
        return Counter({UNTRIED: len(WINDOW_CHECKS)})
    with Screen() as screen:
        rows = [(name, _on(screen, check)) for name, check in WINDOW_CHECKS.items()]
        return Counter(_try(*row, folder) for row in rows)


def _on(screen: Screen, check: Callable[[Home, Screen], None]) -> Callable[[Home], None]:
    return lambda home: check(home, screen)


def provide() -> None:
    """Install what drives a screen, where that can be done; else say what is missing."""
    if sys.platform != "linux":
        return
    absent = libraries.missing(libraries.SCREEN)
    try:
        libraries.provide(absent) if absent else None
    except libraries.SetupError as error:
        say(str(error))


def _try(name: str, check: Callable[[Home], None], folder: Path) -> str:
    home = Home(Path(tempfile.mkdtemp(dir=folder)))
    before = time.monotonic()
    try:
        check(home)
    except CheckError as error:
        say(f"{BAD} {name}: {error}")
        return BAD
    except UntriedError as error:
        say(f"{UNTRIED} {name}: {error}")
        return UNTRIED
    say(f"{OK} {name} ({time.monotonic() - before:.1f} s)")
    return OK
