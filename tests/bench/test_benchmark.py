"""That the benchmark measures what it says; no time is judged here."""

import json
import math
import subprocess
import sys
import time

import numpy as np
import pytest
from bench import tables
from bench.__main__ import GROUPS, asked
from bench.idle import switches
from bench.painted import Watch, quiet, rest
from bench.profiling import profiled, rows
from bench.remote import ContestantError, Remote
from bench.rows import Limit, Row, paired, single
from bench.running import Run
from bench.screens import prepared, variables
from PySide6.QtCore import QTimer
from PySide6.QtWidgets import QWidget

SLOW_S = 0.03


class Slow(QWidget):
    """Takes its time to paint."""

    def paintEvent(self, _event):
        time.sleep(SLOW_S)


class Runner:
    """Answers with times that grow with every turn, as of a machine that grows slower."""

    def __init__(self, turns, name, seconds):
        self.turns, self.name, self.seconds = turns, name, seconds
        self.collections, self.processor = 0, []

    def time(self, _step, count):
        self.turns.append(self.name)
        return [self.seconds * (1 + 0.01 * len(self.turns))] * count

    def forget(self):
        self.turns.clear()


def test_ratio_is_that_of_the_rounds():
    row = paired("", "peer", [1.0, 2.0, 30.0], [2.0, 4.0, 60.0], Limit(0.6, "times"))
    assert (row.ratio, row.spread, row.met, row.noisy) == (0.5, (0.5, 0.5), True, False)
    assert (row.ours, row.theirs) == (2000.0, 4000.0)


def test_faster_turns_the_ratio_round():
    row = paired("", "peer", [1.0, 1.0], [10.0, 12.0], Limit(12, "faster"))
    assert (row.ratio, row.met) == (11.0, False)


def test_an_absent_peer_is_not_judged():
    row = paired("", "peer", [1.0], None, Limit(2, "times"))
    assert (row.absent, row.met, row.ratio) == (True, None, None)


@pytest.mark.parametrize(
    ("kind", "ours", "met"),
    [("value", 8.0, True), ("value", 9.0, False), ("least", 8.0, True), ("least", 7.0, False)],
)
def test_own_figures_are_judged(kind, ours, met):
    assert Row("", "ms", ours, limit=Limit(8, kind)).met is met


def test_rounds_that_disagree_are_noisy():
    assert single("", [1.0, 1.01, 1.02]).noisy is False
    assert single("", [1.0, 2.0, 3.0]).noisy is True


def test_turns_are_interleaved_and_favour_nobody():
    turns = []
    runners = {name: Runner(turns, name, 1.0) for name in ("ours", "peer")}
    found = Run(rounds=4).interleave({**runners, "absent": None}, "step", 2)
    assert turns[:4] == ["ours", "peer", "peer", "ours"]
    assert found["absent"] is None
    assert np.median(np.divide(found["ours"], found["peer"])) == pytest.approx(1, abs=1e-3)


def test_tables_say_what_is_not_met():
    rows = [
        Row("first", "ms", 12.3456, limit=Limit(8.3), note="a note", group="one"),
        Row("second", "ns", 1.0, "peer", 2.0, 0.5, (0.4, 0.6), Limit(1, "times"), group="two"),
        Row("third", "ms", 1.0, "gone", limit=Limit(2, "faster"), group="two"),
    ]
    text = tables.text(rows)
    assert "12.3 ms" in text
    assert "≤ 8.3" in text
    assert "NO" in text
    assert "a note" in text
    assert "absent" in text
    markdown = tables.markdown(rows)
    assert "| second | 1 ns | peer | 2 ns | ≤ 1× | 0.5× | 0.4 to 0.6 | yes (noisy) |" in markdown
    found = json.loads(tables.as_json(rows, {"cores": 2}))
    assert found["rows"][0]["ours"] == 12.3456
    assert found["rows"][0]["met"] is False


def test_a_frame_lasts_until_it_is_painted(qtbot):
    widget = Slow()
    qtbot.addWidget(widget)
    watch = Watch({"slow": widget})
    widget.show()
    quiet(watch)
    watch.forget()
    widget.update()
    assert quiet(watch) >= SLOW_S
    assert watch.paints == {"slow": 1}


def test_what_is_not_painted_is_no_frame(qtbot, monkeypatch):
    monkeypatch.setattr("bench.painted.PATIENCE_S", 0.05)
    widget = Slow()
    qtbot.addWidget(widget)
    with pytest.raises(TimeoutError, match="not painted"):
        quiet(Watch({"slow": widget}))


@pytest.mark.skipif(sys.platform != "linux", reason="reads /proc")
def test_wake_ups_are_counted(qapp):
    before = switches()
    rest(0.05)
    few = switches() - before
    timer = QTimer(interval=1)
    timer.timeout.connect(lambda: time.sleep(0.0005))
    timer.start()
    before = switches()
    rest(0.2)
    timer.stop()
    assert switches() - before > few


def test_profiles_show_where_the_time_goes():
    found = rows(profiled(lambda: sum(number * number for number in range(20_000))), count=2)
    assert any("genexpr" in row["name"] for row in found)
    assert sum(row["share"] for row in found) == pytest.approx(1, abs=0.05)


def test_a_contestant_that_breaks_down_is_heard(tmp_path):
    given = {**variables(tmp_path), "QT_QPA_PLATFORM": "offscreen"}
    with pytest.raises(ContestantError, match="TypeError"):
        Remote("own_kernels", {"strange": 1}, given)
    with pytest.raises(ContestantError, match="not installed"):
        Remote("own_kernels", {}, given, needs="no_such_library")


def test_a_contestant_answers_with_every_time(tmp_path):
    given = variables(tmp_path)
    with Remote("own_kernels", {"size": 100, "dtype": "float32"}, given) as remote:
        times = remote.time("gelu", 5)
    assert len(times) == len(remote.processor) == 5
    assert min(times) > 0


@pytest.mark.parametrize("arguments", [["walk"], ["--write", "fits"], ["--write", "--short"]])
def test_wrong_usage_is_refused(arguments, capsys):
    with pytest.raises(SystemExit) as ended:
        asked(arguments)
    assert ended.value.code == 2
    assert "bench: error:" in capsys.readouterr().err


@pytest.mark.timeout(600)
def test_short_form_works():
    """Every group gives rows with figures; whether limits are met plays no part."""
    with prepared() as given:
        command = [sys.executable, "-m", "bench", "--short", "--json"]
        answer = subprocess.run(command, env=given, capture_output=True, text=True, check=False)
    assert answer.returncode == 0, answer.stderr
    found = json.loads(answer.stdout)
    assert list(dict.fromkeys(row["group"] for row in found["rows"])) == list(GROUPS)
    assert all(math.isfinite(row["ours"]) for row in found["rows"])
    assert len(found["rows"]) > 40
