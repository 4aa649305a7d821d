"""A random user for a minute, the runs that once failed, and the tools that find them.

GELU_DESKTOP_STEPS multiplies the seeds; ``python -m monkey`` goes on for hours.
"""

import json
import random
import sys

import pytest
from steps import MORE

from monkey import acts, growth, shrink
from monkey.running import played

SEED, ROUNDS, STEPS = 20, 2, 120
SECONDS = 600
SCRIPTS = sorted(shrink.SCRIPTS.glob("*.json"))
pytestmark = [
    pytest.mark.timeout(SECONDS * MORE + 60),
    pytest.mark.skipif(sys.platform == "win32", reason="the player reads /proc and gets signals"),
]


def test_a_random_user_finds_nothing():
    count = ROUNDS * MORE
    arguments = ["--seed", SEED, "--rounds", count, "--steps", STEPS]
    result = played(arguments, SECONDS * MORE)
    assert not result.found, f"seed {result.seed}, step {result.at}: {result.found}"
    assert [each["steps"] for each in result.rounds] == [STEPS] * count
    assert growth.of(result.rounds) == ""


@pytest.mark.parametrize("path", SCRIPTS, ids=[path.stem for path in SCRIPTS])
def test_what_was_found_once_stays_mended(path):
    assert shrink.replayed(path) == ""


def test_a_run_is_plain_data_and_the_same_for_a_seed():
    run = acts.drawn(random.Random(5), 4000)
    assert run == acts.drawn(random.Random(5), 4000)
    assert json.loads(json.dumps(run)) == run
    assert {name for name, _ in run} == {act.name for act in acts.ACTS if act.often}


FAULTS = (
    ("raises", True, "RuntimeError: made on purpose"),
    ("says", "something", "Qt says: something"),
    ("warns", "something", "UserWarning: something"),
    ("logs", "something", "WARNING root: something"),
    ("window", True, "a window of nobody: QLabel"),
    ("left", True, "left behind: ['QLabel ']"),
    ("spoils", "plot", "curve shows another scene than its state has"),
    ("spoils", "history", "the history stands elsewhere"),
    ("dies", True, "Fatal Python error: Aborted"),
)


def test_each_kind_of_fault_is_found(tmp_path):
    runs = [[["fault", {"kind": kind, "given": given}]] for kind, given, _ in FAULTS]
    file = tmp_path / "runs.json"
    file.write_text(json.dumps({"runs": runs}))
    found = played([file], SECONDS).found
    places = [found.find(said) for _, _, said in FAULTS[:-1]]
    assert -1 not in places and places == sorted(places), found
    file.write_text(json.dumps({"runs": runs[-1:]}))
    assert FAULTS[-1][-1] in played([file], SECONDS).found


def test_a_run_that_fails_is_made_short(monkeypatch):
    def found(steps, _scale=1):
        names = [name for name, _ in steps]
        fails = "theme" in names and "undo" in names[names.index("theme") :]
        return f"the picture of {len(steps)} is not up to date" if fails else ""

    monkeypatch.setattr(shrink, "fails", found)
    steps = [[name, {}] for name in [*acts.BY_NAME, *acts.BY_NAME]]
    short = shrink.shrunk(steps, found(steps), tell=lambda _text: None)
    assert short == [["theme", {}], ["undo", {}]]
    assert shrink.shrunk([["undo", {}]], "anything", tell=print) is None


def test_growth_in_every_round_is_told_and_a_cache_that_fills_is_not():
    def rounds(sizes):
        return [{"resident": size * 2**20, "objects": 0, "wrappers": 0} for size in sizes]

    assert growth.of(rounds(range(200, 440, 20))).startswith("resident grew")
    assert growth.of(rounds([200, 250, 280, 290, 295, 296, 296, 297, 296, 297, 297, 297])) == ""
    once = [175, 181, 186, 195, 206, 211, 271, 256, 256, 257, 257, 262]
    assert growth.of(rounds(once)) == ""
    twice = [size + 60 * (number > 7) for number, size in enumerate(once)]
    assert growth.of(rounds(twice)).startswith("resident grew")
