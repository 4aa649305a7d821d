"""What `race` prints, and what it refuses."""

import itertools
import json
import signal
import subprocess
import sys
import time

import numpy as np
import pytest

from environment import ROOT
from gelu_desktop.__main__ import main
from gelu_desktop.app import race_command
from gelu_desktop.app.race_command import read_settings
from gelu_desktop.model import racing
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.workers.crew import ALONE

SMALL = ["--activation", "gelu,relu", "--epochs", "2", "--width", "8", "--seeds", "3"]


def run(capsys, *arguments, code=0):
    assert main(["race", *arguments]) == code
    return capsys.readouterr()


def read(capsys, *arguments):
    out, err = run(capsys, *arguments, "--format", "json")
    assert err == ""
    return json.loads(out)


def test_json_has_every_run_and_its_summary(capsys):
    found = read(capsys, *SMALL, "--seed", "4")
    assert found["activations"] == ["gelu", "relu"]
    assert (found["epochs"], found["width"], found["seeds"], found["seed"]) == (2, 8, 3, 4)
    assert (found["train"], found["test"]) == (1297, 500)
    assert {(run["activation"], run["seed"]) for run in found["runs"]} == {
        (name, seed) for name in ("gelu", "relu") for seed in (4, 5, 6)
    }
    for name in ("gelu", "relu"):
        runs = [run for run in found["runs"] if run["activation"] == name]
        for measure in ("loss", "test_error", "dead"):
            assert all(len(run[measure]) == 3 for run in runs)
            ends = [run[measure][-1] for run in runs]
            summary = found["summary"][name][measure]
            expected = np.percentile(ends, [50, 10, 90])
            assert np.allclose([summary["median"], summary["low"], summary["high"]], expected)
    verdict = found["verdict"]
    assert (verdict["kind"], verdict["p"], verdict["needed"]) == ("few", None, 4)
    assert sorted(verdict["order"]) == ["gelu", "relu"]
    assert "Too few seeds to judge" in verdict["text"]
    assert found["interrupted"] is False


def test_the_same_seed_prints_the_same(capsys):
    assert run(capsys, *SMALL, "--format", "json") == run(capsys, *SMALL, "--format", "json")
    assert read(capsys, *SMALL) != read(capsys, *SMALL, "--seed", "1")


def test_text_says_what_was_run_and_what_it_does_not_show(capsys):
    out, err = run(capsys, *SMALL, "--optimiser", "sgd", "--rate", "0.1")
    assert err == ""
    assert out.startswith("SGD, learning rate 0.1, blocks: 2, width 8, epochs: 2, seeds 0–2\n")
    rows = [line.split() for line in out.splitlines()]
    assert any(row[:1] == ["ReLU"] and row[-1] == "3" for row in rows)
    for part in (
        "Too few seeds to judge",
        "rank test",
        "attention is absent",
        "8×8 handwritten digits",
    ):
        assert part in out


def test_without_options_it_is_the_race_of_the_window():
    assert read_settings({}) == RaceSettings()
    assert read_settings({"activation": ["relu,", "gelu", "relu"]}).activations == ("gelu", "relu")


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (["--activation", "gleu"], "It accepts: gelu, relu"),
        (["--activation", ","], "needs the name of an activation"),
        (["--optimiser", "lion"], "It accepts: adam, sgd"),
        (["--rate", "0"], "a number from 1e-5 to 1, not 0"),
        (["--rate", "nan"], "a number from 1e-5 to 1, not nan"),
        (["--seeds", "2.5"], "a whole number from 1 to 20, not 2.5"),
        (["--epochs", "inf"], "a whole number from 1 to 200, not inf"),
        (["--width", "257"], "a whole number from 1 to 256"),
        (["--blocks", "x"], "“x” is not a number"),
        (["--seed", "-1"], "a whole number from 0 to 2147483627"),
        (["--seed", "99999999999"], "a whole number from 0 to 2147483627"),
        (["--format", "csv"], "It accepts: text, json"),
    ],
)
def test_what_cannot_be_run_is_refused(capsys, arguments, words):
    start = time.perf_counter()
    out, err = run(capsys, *arguments, code=2)
    assert time.perf_counter() - start < 2
    assert out == ""
    assert words in err


def test_it_tells_how_far_it_is(capsys, monkeypatch):
    told = []

    class Told:
        def __enter__(self):
            return told.append

        def __exit__(self, *_):
            told.append("end")

    monkeypatch.setattr(race_command, "Progress", Told)
    run(capsys, *SMALL)
    assert told[-2:] == [1.0, "end"]


@pytest.fixture
def interrupted(monkeypatch):
    """Let Ctrl+C come after so many epochs."""

    def after(count):
        real = racing.train_some

        def train_some(tell, cancelled, *given):
            left = itertools.count(count, -1)

            def told(seen):
                tell(seen)
                stop(left)

            def stop(left):
                if not next(left):
                    raise KeyboardInterrupt

            stop(left)
            real(told, cancelled, *given)

        monkeypatch.setattr(racing, "train_some", train_some)
        monkeypatch.setattr(racing, "CREW", ALONE)

    return after


def test_an_interrupted_race_prints_what_there_is(capsys, interrupted):
    interrupted(7)
    out, err = run(capsys, *SMALL, code=1)
    assert out.startswith("Interrupted: 8 % of the training is done.\n")
    assert err == (
        "gelu-desktop: Stopped when 8 % was done; what was trained until then is printed.\n"
    )
    rows = {line.split()[0]: line.split() for line in out.splitlines() if line.startswith("  ")}
    assert rows["GELU"][-2:] == ["0", "3"]
    assert rows["GELU"][1] != "–"
    assert "no verdict" in out
    out, err = run(capsys, *SMALL, "--format", "json", code=1)
    found = json.loads(out)
    assert found["interrupted"] is True
    assert [len(run["loss"]) for run in found["runs"]] == [2, 1, 1, 1, 1, 1]
    assert found["summary"]["gelu"]["loss"] is None
    assert found["verdict"]["kind"] == "none"


def test_a_race_that_is_interrupted_before_anything_is_known_prints_nothing(capsys, interrupted):
    interrupted(0)
    out, err = run(capsys, *SMALL, code=1)
    assert out == ""
    assert err == "gelu-desktop: Stopped before the work was done.\n"


def test_an_interrupt_ends_with_1_and_at_once():
    with subprocess.Popen(
        [sys.executable, "-m", "gelu_desktop", "race", "--blocks", "12", "--width", "256"],
        cwd=ROOT,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
    ) as process:
        time.sleep(2)
        process.send_signal(signal.SIGINT)
        start = time.monotonic()
        _, errors = process.communicate(timeout=10)
        assert time.monotonic() - start < 10
    assert process.returncode == 1
    assert errors.startswith("gelu-desktop: Stopped ")
    assert errors.count("\n") == 1
