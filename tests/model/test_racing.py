import dataclasses
import threading
import time

import pytest

from gelu_desktop.model import racing
from gelu_desktop.model.race import Lineup
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.racing import Course, blank, groups
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.training import Training, train

SMALL = RaceSettings(activations=("relu", "elu"), epochs=2, seeds=2, width=8, blocks=1, seed=3)


def lineup(settings=SMALL, **changes):
    return Lineup.of(Result(State(race=settings, **changes)))


def never():
    return False


def test_every_network_is_the_one_that_is_trained_alone():
    told = []
    race = Course(lineup()).run(told.append, never)
    assert race.over
    assert told[-1] == race.share == 1.0
    assert told == sorted(told)
    assert [(run.activation, run.seed) for run in race.runs] == [
        ("relu", 3),
        ("elu", 3),
        ("relu", 4),
        ("elu", 4),
    ]
    for run in race.runs:
        alone = list(
            train(
                Training(blocks=1, width=8, epochs=2),
                Activation(ACTIVATIONS[run.activation]),
                run.seed,
            )
        )
        assert run.loss == tuple(epoch.loss for epoch in alone)
        assert run.test_error == tuple(epoch.test_error for epoch in alone)
        assert run.dead == tuple(epoch.dead for epoch in alone)


def test_each_epoch_moves_the_bar_on(monkeypatch):
    monkeypatch.setattr(racing, "TELL_S", 0.0)
    told = []
    Course(lineup()).run(told.append, never)
    assert told == [number / 12 for number in range(1, 13)] + [1.0]


def test_the_same_seed_gives_the_same_race():
    first, second = (Course(lineup()).run(lambda _: None, never) for _ in range(2))
    assert first == second
    other = dataclasses.replace(SMALL, seed=4)
    assert Course(lineup(other)).run(lambda _: None, never).runs != first.runs


def test_how_many_train_side_by_side_does_not_matter(monkeypatch):
    together = Course(lineup()).run(lambda _: None, never)
    monkeypatch.setattr(racing, "TOGETHER", 1)
    assert [len(group) for group in groups(SMALL)] == [1, 1, 1, 1]
    assert Course(lineup()).run(lambda _: None, never) == together


def test_memory_is_bounded():
    large = RaceSettings(activations=tuple(ACTIVATIONS), width=256, blocks=12, seeds=20)
    sizes = [len(group) for group in groups(large)]
    assert sum(sizes) == 400
    assert max(sizes) * 12 * 2 * 4 * 256**2 * 16 <= 2**28
    assert len(list(groups(RaceSettings()))) == 1


def test_every_activation_can_race():
    settings = dataclasses.replace(SMALL, activations=tuple(ACTIVATIONS), epochs=1, seeds=1)
    race = Course(lineup(settings)).run(lambda _: None, never)
    assert race.over


def test_settings_and_coefficients_reach_the_networks():
    plain = Course(lineup()).run(lambda _: None, never)
    tuned = Course(lineup(coefficients={"elu.alpha": 0.5})).run(lambda _: None, never)
    assert tuned.finished("relu") == plain.finished("relu")
    assert tuned.finished("elu") != plain.finished("elu")
    for change in ({"optimiser": "sgd"}, {"rate": 0.01}, {"blocks": 2}, {"width": 9}):
        other = Course(lineup(dataclasses.replace(SMALL, **change))).run(lambda _: None, never)
        assert other.finished("relu") != plain.finished("relu")


def test_weights_without_bound_are_a_result():
    settings = RaceSettings(activations=("relu_squared",), optimiser="sgd", rate=1.0, epochs=2)
    race = Course(lineup(settings)).run(lambda _: None, never)
    assert race.over
    assert all(0 <= value <= 1 for value in race.last("relu_squared", "test_error"))


@pytest.mark.parametrize("paused", [False, True])
def test_it_stops_when_it_is_told_even_in_an_epoch(paused):
    course, stop = Course(lineup(RaceSettings(blocks=12, width=256))), threading.Event()
    course.pause(paused)
    thread = threading.Thread(target=course.run, args=(lambda _: None, stop.is_set))
    thread.start()
    time.sleep(0.3)
    assert course.paused == paused
    stop.set()
    thread.join(20)
    assert not thread.is_alive()
    assert not course.race.over


def test_it_goes_on_after_a_pause():
    course = Course(lineup())
    course.pause(True)
    thread = threading.Thread(target=course.run, args=(lambda _: None, never))
    thread.start()
    time.sleep(0.1)
    assert course.race.runs == ()
    course.pause(False)
    thread.join(20)
    assert course.race == Course(lineup()).run(lambda _: None, never)


def test_a_race_that_has_not_begun():
    assert blank(lineup()).share == 0
    assert (blank(lineup()).train, blank(lineup()).test) == (1297, 500)
