import math

import numpy as np
import pytest
from scipy.stats import mannwhitneyu

from gelu_desktop.model.race import Lineup, Race, Run, percentile
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.race_verdict import LEVEL, rank_test, seeds_needed, verdict
from gelu_desktop.model.race_words import (
    about_words,
    seeds_words,
    settings_words,
    verdict_words,
)
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State


def lineup(settings):
    return Lineup.of(Result(State(race=settings)))


def made(ends, seeds=5, epochs=1):
    """Return a race whose test errors at the end are given by activation."""
    settings = RaceSettings(activations=tuple(ends), seeds=seeds, epochs=epochs)
    runs = [
        Run(name, seed, (2.3, value), (0.9, value), (0.0, 0.5))
        for name, values in ends.items()
        for seed, value in enumerate(values)
    ]
    return Race(lineup(settings), tuple(runs), 1000, 300)


def plain(_context, text):
    return text


@pytest.mark.parametrize("sizes", [(3, 3), (5, 5), (4, 7), (20, 20)])
def test_the_rank_test_is_the_exact_one(sizes):
    chance = np.random.default_rng(1)
    for shift in (0.0, 0.3, 0.8):
        first, second = chance.random(sizes[0]), chance.random(sizes[1]) + shift
        known = mannwhitneyu(first, second, method="exact").pvalue
        assert math.isclose(rank_test(tuple(first), tuple(second)), known, rel_tol=1e-12)


def test_equal_values_share_their_ranks():
    assert rank_test((1.0, 2.0, 2.0, 3.0), (2.0, 3.0, 4.0, 4.0)) == pytest.approx(0.2)
    assert rank_test((1.0,) * 5, (1.0,) * 5) == 1.0


def test_the_band_lies_between_the_tenth_and_the_ninetieth_percentile():
    ends = np.random.default_rng(2).random(7)
    spread = made({"gelu": ends.tolist()}, seeds=7).spread("gelu", "test_error")
    for values, share in ((spread.low, 10), (spread.median, 50), (spread.high, 90)):
        assert values == pytest.approx((0.9, np.percentile(ends, share)), rel=1e-14)


def test_percentiles_are_those_of_numpy_and_a_failed_run_counts():
    values = np.random.default_rng(0).random((7, 3))
    for share in (10, 50, 90):
        assert np.allclose(percentile(values, share), np.percentile(values, share, axis=0))
    failed = np.array([[1.0], [math.nan], [2.0], [math.inf], [math.nan]])
    assert percentile(failed, 50) == (math.inf,)
    assert percentile(failed, 0) == (1.0,)


def test_one_that_is_clearly_better_leads():
    race = made({"gelu": [0.02, 0.021, 0.022, 0.023, 0.024], "relu": [0.03, 0.031, 0.04, 0.05, 1]})
    found = verdict(race)
    assert (found.kind, found.close, found.seeds) == ("leads", ("gelu",), 5)
    assert found.p == pytest.approx(2 / math.comb(10, 5))
    text = verdict_words(race, plain)
    assert text.startswith("GELU leads by more than the noise of 5 seeds each (p = 0.0079).")
    assert text.endswith("Median test errors: GELU 2.2\u202f%, ReLU 4.0\u202f%.")


def test_no_activation_is_favoured():
    values = {"gelu": [0.2, 0.3, 0.4, 0.5, 0.6], "relu": [0.01, 0.02, 0.03, 0.04, 0.05]}
    assert verdict(made(values)).order == ("relu", "gelu")
    swapped = {"gelu": values["relu"], "relu": values["gelu"]}
    assert verdict(made(swapped)).order == ("gelu", "relu")


def test_a_difference_within_the_noise_is_called_so():
    race = made({"gelu": [0.02, 0.03, 0.04, 0.05, 0.06], "relu": [0.025, 0.035, 0.045, 0.05, 0.01]})
    assert verdict(race).kind == "noise"
    assert "within the noise of 5 seeds each (p = " in verdict_words(race, plain)


def test_several_can_lead_together():
    ends = {
        "gelu": [0.02, 0.03, 0.04, 0.05, 0.06],
        "relu": [0.025, 0.035, 0.045, 0.05, 0.01],
        "sigmoid": [0.2, 0.3, 0.4, 0.5, 0.6],
    }
    found = verdict(made(ends))
    assert (found.kind, set(found.close)) == ("group", {"gelu", "relu"})
    text = verdict_words(made(ends), plain)
    assert "Sigmoid made more errors, by more than the noise" in text


def test_comparisons_are_counted():
    """What one comparison tells apart, five of them do not."""
    better, worse = [0.1, 0.2, 0.3, 0.4], [0.5, 0.6, 0.7, 0.8]
    assert verdict(made({"gelu": better, "relu": worse}, 4)).kind == "leads"
    many = dict.fromkeys(("relu", "silu", "sigmoid", "tanh", "elu"), worse)
    assert verdict(made({"gelu": better, **many}, 4)).kind == "few"


@pytest.mark.parametrize("seeds", [1, 2, 3])
def test_few_seeds_tell_nothing(seeds):
    race = made({"gelu": [0.01, 0.011, 0.012][:seeds], "relu": [0.5, 0.6, 0.7][:seeds]}, seeds)
    found = verdict(race)
    assert (found.kind, found.p, found.needed) == ("few", None, 4)
    text = verdict_words(race, plain)
    assert "too few to judge" in text or "Too few seeds to judge" in text
    assert f"with {seeds if seeds > 1 else 'one'} each, 2 activations" in text
    assert "that takes 4 each at least" in text
    assert "within the noise" not in text


@pytest.mark.parametrize("count", range(2, 20))
def test_as_many_seeds_as_are_said_to_be_needed_are(count):
    """With one fewer, samples that lie wholly apart do not count; with as many, they do."""
    needed = seeds_needed(count)
    for seeds, counts in ((needed - 1, False), (needed, True)):
        apart = rank_test((0.0,) * seeds, (1.0,) * seeds)
        assert (apart * (count - 1) < LEVEL) is counts


def test_the_tool_tip_of_the_seeds_follows_the_activations():
    settings = RaceSettings(activations=("gelu", "relu"))
    assert "fewer than 4, no difference between 2" in seeds_words(settings, plain)
    assert "fewer than 5, no difference between 3" in seeds_words(RaceSettings(), plain)
    alone = RaceSettings(activations=("gelu",))
    assert seeds_words(alone, plain) == "Networks of each activation"


def test_nothing_to_compare():
    assert verdict(made({"gelu": [0.1, 0.2]}, 2)).kind == "alone"
    assert "nothing to compare" in verdict_words(made({"gelu": [0.1, 0.2]}, 2), plain)
    begun = Race(lineup(RaceSettings()), (Run("gelu", 0, (2.3,), (0.9,), (0.0,)),))
    assert verdict(begun).kind == "none"
    assert "no verdict" in verdict_words(begun, plain)


def test_only_finished_runs_count_once_there_are_any():
    settings = RaceSettings(activations=("gelu",), epochs=2, seeds=3)
    full = Run("gelu", 1, (2.0, 1.0, 0.5), (0.9, 0.5, 0.2), (0.0, 0.0, 0.0))
    short = Run("gelu", 2, (3.0, 2.0), (0.9, 0.7), (0.0, 0.0))
    race = Race(lineup(settings), (full, short))
    assert race.spread("gelu", "loss").median == full.loss
    assert race.share == 3 / 6
    assert not race.over
    begun = Race(lineup(settings), (short, Run("gelu", 3, (1.0,), (0.9,), (0.0,))))
    assert begun.spread("gelu", "loss").median == (2.0,)
    assert begun.spread("relu", "loss").median == ()


def test_words_say_what_the_race_was():
    race = made({"gelu": [0.1] * 5})
    assert "1000 images to learn from, 300 to test on" in about_words(race, plain)
    assert "attention is absent" in about_words(race, plain)
    assert settings_words(race.settings, plain) == (
        "Adam, learning rate 0.001, blocks: 2, width 32, epochs: 1, seeds 0–4"
    )
    single = RaceSettings(seeds=1, seed=7)
    assert settings_words(single, plain).endswith("epochs: 20, seed 7")


def test_tuned_coefficients_make_another_race():
    settings = RaceSettings(activations=("gelu", "elu"))
    tuned = Result(State(race=settings, coefficients={"elu.alpha": 0.5}))
    assert Lineup.of(tuned) != lineup(settings)
    assert Lineup.of(Result(State(race=settings, x=2.0))) == lineup(settings)
