"""Starts processes that play, each with a home of its own, and reads what they tell."""

import json
import os
import signal
import subprocess
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path

TESTS = Path(__file__).parents[1]
SHOWN = 40
FOLDERS = ("CONFIG_HOME", "STATE_HOME", "DATA_HOME", "CACHE_HOME", "RUNTIME_DIR")


@dataclass
class Played:
    """What came of a process.

    Attributes
    ----------
    found : str
        What was found; empty for nothing.
    at : int
        The number of the step after which it was found.
    rounds : list of dict
        What was told of each round that ended.
    seed : int or None
        Of the round in which it was found.
    """

    found: str = ""
    at: int = 0
    rounds: list = field(default_factory=list)
    seed: int | None = None


def environment(home, scale=1):
    """Return the variables of a process that lives in a folder of its own, without a screen."""
    variables = dict(os.environ, HOME=str(home), TMPDIR=str(home), LC_ALL="C.UTF-8")
    for name in FOLDERS:
        folder = home / name.lower()
        folder.mkdir(mode=0o700)
        variables[f"XDG_{name}"] = str(folder)
    variables["QT_SCALE_FACTOR"] = str(scale)
    variables.setdefault("QT_QPA_PLATFORM", "offscreen")
    variables["PYTHONPATH"] = os.pathsep.join((str(TESTS.parent), str(TESTS)))
    return variables


def played(arguments, seconds, scale=1):
    """Let a process play, for so long at most; return what came of it.

    Parameters
    ----------
    arguments : sequence
        Those of `monkey.play`.
    seconds : float
        How long it may take.
    scale : float
        How many pixels of the screen a logical one has.
    """
    command = [sys.executable, "-m", "monkey.play", *map(str, arguments)]
    with tempfile.TemporaryDirectory(prefix="gelu-monkey-", ignore_cleanup_errors=True) as home:
        out, err = Path(home, "out"), Path(home, "err")
        with out.open("wb") as told, err.open("wb") as said:
            process = subprocess.Popen(
                command, stdout=told, stderr=said, env=environment(Path(home), scale), cwd=home
            )
            try:
                code = process.wait(seconds)
            except subprocess.TimeoutExpired:
                process.send_signal(signal.SIGABRT)  # faulthandler says where it stood
                process.wait(30)
                code = "too long"
            except BaseException:
                process.kill()
                raise
        return _read(code, out.read_text(encoding="utf-8"), err.read_text(errors="replace"))


def _read(code, out, err):
    result, last = Played(), {}
    for line in out.splitlines():
        told = json.loads(line) if line.startswith("{") and line.endswith("}") else {}
        if "found" in told:
            result.found = "\n".join(filter(None, (result.found, told["found"])))
            result.at, result.seed = told["at"], told.get("seed")
        elif "resident" in told:
            result.rounds.append(told)
        elif "step" in told:
            last = told
    if code and not result.found:
        lines = err.strip().splitlines()
        start = next((k for k, line in enumerate(lines) if "Fatal" in line or "Timeout" in line), 0)
        result.found = "\n".join([f"ended with {code}", *lines[start : start + SHOWN]])
        result.at = last.get("step", 0)
    elif result.found and err.strip():
        result.found += "\n" + "\n".join(err.strip().splitlines()[-SHOWN:])
    return result
