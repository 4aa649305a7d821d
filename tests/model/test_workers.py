import io
import os
import pickle
import signal
import subprocess
import sys
import threading
import time
from pathlib import Path

import pytest

from gelu_desktop.model import racing
from gelu_desktop.model.race import Lineup
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.racing import Course, dealt, train_some
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.model.workers import crew as crews
from gelu_desktop.model.workers import wire, worker
from gelu_desktop.model.workers.crew import Crew
from gelu_desktop.model.workers.task import Task
from gelu_desktop.model.workers.worker import Worker

SMALL = RaceSettings(activations=("relu", "elu", "gelu"), epochs=2, seeds=2, width=8, blocks=1)
LONG = RaceSettings(activations=("relu", "elu"), epochs=200, seeds=2, width=64, blocks=2)
LINUX = pytest.mark.skipif(
    not Path("/proc/self/stat").exists(),
    reason="looks for processes that outlive the program in /proc, which only Linux has",
)


def lineup(settings=SMALL):
    return Lineup.of(Result(State(race=settings)))


def training(settings=SMALL, seed=0):
    return Task(train_some, (lineup(settings), [("relu", seed)]))


@pytest.fixture
def crew():
    made = Crew(2)
    yield made
    made.close()


def alive(pid):
    """Whether a process works; one that has ended and was not asked for is none that works."""
    try:
        return Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[0] not in "ZX"
    except OSError:
        return False


def wait_for(condition, seconds=20.0):
    end = time.monotonic() + seconds
    while not condition() and time.monotonic() < end:
        time.sleep(0.01)
    return condition()


def raced(crew, monkeypatch, told=None, settings=SMALL):
    monkeypatch.setattr(racing, "CREW", crew)
    monkeypatch.setattr(racing, "QUICK", 0)
    return Course(lineup(settings)).run(told or (lambda _share: None), lambda: False)


def test_any_number_of_workers_gives_the_same_race(monkeypatch):
    races = []
    for count in (0, 1, 2, 3):
        crew = Crew(count)
        races.append(raced(crew, monkeypatch))
        assert len(crew.workers()) == count
        crew.close()
    assert races[0].over
    assert all(race == races[0] for race in races)


def test_every_worker_has_some_of_every_activation():
    group = [(name, seed) for seed in range(3) for name in ("a", "b")]
    assert dealt(group, 2) == [
        [("a", 0), ("b", 1), ("a", 2)],
        [("b", 0), ("a", 1), ("b", 2)],
    ]
    assert dealt(group, 0) == [group]
    assert dealt(group[:1], 4) == [group[:1]]


def test_workers_are_used_again(crew):
    for _ in range(2):
        assert crew.run([training(), training(seed=1), training(seed=2)]) == [None] * 3
    first = crew.workers()
    assert crew.workers() == first
    assert len({row.process.pid for row in first}) == 2


def test_what_a_worker_tells_comes_with_its_place(crew):
    told = []
    crew.run([training(), training(seed=1)], lambda index, seen: told.append((index, seen[0][1])))
    assert sorted(told) == [(0, 0)] * 3 + [(1, 1)] * 3


def test_an_error_comes_back(crew):
    with pytest.raises(ValueError, match="negative"):
        crew.run([training(seed=-1)])
    assert crew.run([training()]) == [None]


def test_it_stops_when_it_is_told(crew):
    told, stop = [], threading.Event()

    def hear(_index, seen):
        told.append(seen)
        stop.set()

    assert crew.run([training(LONG)], hear, stop.is_set) is None
    assert len(told) < 200
    assert crew.run([training()]) == [None]  # by the same worker


@LINUX
def test_what_is_stopped_leaves_the_processor_alone(crew):
    stop = threading.Event()
    crew.run([training(LONG), training(LONG, 1)], lambda _index, _seen: stop.set(), stop.is_set)

    def used():
        rows = [Path(f"/proc/{row.process.pid}/stat").read_text() for row in crew.workers()]
        return [row.rpartition(")")[2].split()[11:13] for row in rows]

    time.sleep(1)
    before = used()
    time.sleep(0.3)
    assert used() == before


def test_it_waits_while_it_is_held(crew):
    told, hold, stop = [], threading.Event(), threading.Event()
    arguments = [training(LONG)], lambda _i, seen: told.append(seen), stop.is_set, hold.is_set
    thread = threading.Thread(target=crew.run, args=arguments)
    thread.start()
    assert wait_for(lambda: told)
    hold.set()
    time.sleep(0.5)
    count = len(told)
    time.sleep(0.3)
    assert len(told) == count
    hold.clear()
    assert wait_for(lambda: len(told) > count)
    hold.set()
    stop.set()
    thread.join(20)
    assert not thread.is_alive()


def test_the_race_goes_on_without_a_worker_that_dies(crew, monkeypatch):
    whole = raced(Crew(0), monkeypatch)
    pids = []

    def kill(_share):
        if not pids:
            pids.append(crew.workers()[0].process.pid)
            crew.workers()[0].process.kill()

    assert raced(crew, monkeypatch, kill) == whole
    assert pids
    assert crew.run([training()]) == [None]
    assert pids[0] not in [row.process.pid for row in crew.workers()]


def test_the_race_is_run_where_no_worker_can_be_started(crew, monkeypatch):
    whole = raced(Crew(0), monkeypatch)
    monkeypatch.setattr(worker, "command", lambda _niceness: ["/nowhere/at/all"])
    assert raced(crew, monkeypatch) == whole
    assert crew.workers() == ()


def test_the_race_is_run_where_workers_end_at_once(monkeypatch):
    whole = raced(Crew(0), monkeypatch)
    monkeypatch.setattr(worker, "command", lambda _niceness: [sys.executable, "-c", ""])
    crew, starts = Crew(2), []
    monkeypatch.setattr(crews, "Worker", lambda nice: starts.append(nice) or Worker(nice))
    for _ in range(4):
        assert raced(crew, monkeypatch) == whole
    assert len(starts) <= crews.DEATHS_MOST + 1
    crew.close()


def test_nobody_is_left_when_it_closes(crew):
    crew.run([training()])
    workers = crew.workers()
    crew.close()
    assert [row.alive for row in workers] == [False, False]
    assert all(row.process.returncode is not None for row in workers)
    assert crew.workers() == ()
    assert crew.run([training()]) is None


@LINUX
@pytest.mark.parametrize("number", [signal.SIGKILL, signal.SIGTERM, signal.SIGINT, None])
def test_workers_go_with_the_program(number):
    code = (
        "import sys; sys.path[:0] = [sys.argv[1]]\n"
        "from gelu_desktop.model.workers.crew import Crew\n"
        "import test_workers as tests\n"
        "crew = Crew(2)\n"
        "crew.run([tests.training()])\n"
        "print(*(row.process.pid for row in crew.workers()), flush=True)\n"
        "if len(sys.argv) > 2: crew.run([tests.training(tests.LONG)] * 2)\n"
    )
    long = [] if number is None else ["long"]
    command = [sys.executable, "-c", code, str(Path(__file__).parent), *long]
    program = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    pids = [int(word) for word in program.stdout.readline().split()]
    assert len(pids) == 2
    if number is not None:
        assert all(map(alive, pids))
        time.sleep(0.2)
        program.send_signal(number)
    program.communicate(timeout=30)
    assert wait_for(lambda: not any(map(alive, pids)))


@LINUX
def test_a_worker_has_one_thread_for_products_and_lets_the_window_first(crew):
    for row in crew.workers():
        crew.run([training(), training()])
        entries = Path(f"/proc/{row.process.pid}/environ").read_bytes().split(b"\0")
        assert b"OPENBLAS_NUM_THREADS=1" in entries
        niceness = os.getpriority(os.PRIO_PROCESS, row.process.pid)
        assert niceness == min(19, os.getpriority(os.PRIO_PROCESS, 0) + crews.NICENESS)
        maps = Path(f"/proc/{row.process.pid}/maps").read_text()
        assert "PySide6" not in maps


def test_a_message_names_only_what_is_ours():
    sent = io.BytesIO()
    sender = wire.Sender(sent)
    sender.send(1, "begin", training())
    sender.send(2, "done", None)
    sent.seek(0)
    assert wire.receive(sent) == (1, "begin", training())
    assert wire.receive(sent) == (2, "done", None)
    with pytest.raises(EOFError):
        wire.receive(sent)
    with pytest.raises(pickle.UnpicklingError, match="not a part"):
        wire.receive(io.BytesIO(pickle.dumps(os.getcwd)))
