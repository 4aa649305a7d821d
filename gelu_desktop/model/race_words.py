"""What a race is about and how it ended, in sentences for the window and the command line.

Templates are translatable in the context ``"Race"``; the numbers are put in afterwards.
"""

from collections.abc import Callable

import numpy as np

from gelu_desktop.model.figures import signed
from gelu_desktop.model.race import Race
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.race_verdict import seeds_needed, verdict
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.text import QT_TRANSLATE_NOOP

Translate = Callable[[str, str], str]

OPTIMISER_LABELS = {"adam": "Adam", "sgd": "SGD"}
SENTENCES = {
    "none": QT_TRANSLATE_NOOP("Race", "No network is trained to the end, so there is no verdict."),
    "alone": QT_TRANSLATE_NOOP(
        "Race",
        "Median test error of {leader}: {error} (seeds: {seeds}). There is nothing to compare it "
        "with.",
    ),
    "few": QT_TRANSLATE_NOOP(
        "Race",
        "Too few seeds to judge: with {seeds} each, {count} activations can never be told from "
        "noise, whatever they do; that takes {needed} each at least. Median test errors: {order}.",
    ),
    "single": QT_TRANSLATE_NOOP(
        "Race",
        "One seed is too few to judge: with one each, {count} activations can never be told from "
        "noise, whatever they do; that takes {needed} each at least. Test errors: {order}.",
    ),
    "noise": QT_TRANSLATE_NOOP(
        "Race",
        "The difference is within the noise of {seeds} seeds each (p = {p}). Median test errors: "
        "{order}.",
    ),
    "group": QT_TRANSLATE_NOOP(
        "Race",
        "The difference between {close} is within the noise of {seeds} seeds each (p = {p}); "
        "{rest} made more errors, by more than the noise. Median test errors: {order}.",
    ),
    "leads": QT_TRANSLATE_NOOP(
        "Race",
        "{leader} leads by more than the noise of {seeds} seeds each (p = {p}). Median test "
        "errors: {order}.",
    ),
}
METHOD = QT_TRANSLATE_NOOP(
    "Race",
    "Noise: exact rank test of the test errors at the end, each activation against the lowest "
    "median, corrected for the number of comparisons; p from 0.05 on counts as noise.",
)
ABOUT = QT_TRANSLATE_NOOP(
    "Race",
    "8×8 handwritten digits: {train} images to learn from, {test} to test on. Residual "
    "feed-forward blocks; attention is absent. What small runs show does not carry over to large "
    "models.",
)
SETTINGS = {
    False: QT_TRANSLATE_NOOP(
        "Race",
        "{optimiser}, learning rate {rate}, blocks: {blocks}, width {width}, epochs: {epochs}, "
        "seeds {first}–{last}",
    ),
    True: QT_TRANSLATE_NOOP(
        "Race",
        "{optimiser}, learning rate {rate}, blocks: {blocks}, width {width}, epochs: {epochs}, "
        "seed {first}",
    ),
}
SEEDS = {
    0: QT_TRANSLATE_NOOP("Race", "Networks of each activation"),
    1: QT_TRANSLATE_NOOP(
        "Race",
        "Networks of each activation; with fewer than {needed}, no difference between {count} "
        "activations can be told from noise",
    ),
}


def verdict_words(race: Race, translate: Translate) -> str:
    """Return the verdict on a race in a sentence or two.

    Parameters
    ----------
    race : Race
        What the networks did.
    translate : callable
        Takes a context and a text.
    """
    found = verdict(race)

    def label(name: str) -> str:
        return translate("Functions", ACTIVATIONS[name].label)

    def error(name: str) -> str:
        return percent_words(float(np.median(race.last(name, "test_error"))))

    comma = translate("Race", ", ")
    rest = [label(name) for name in found.order if name not in found.close]
    kind = "single" if found.kind == "few" and found.seeds == 1 else found.kind
    return translate("Race", SENTENCES[kind]).format(
        leader=label(found.order[0]) if found.order else "",
        error=error(found.order[0]) if found.order else "",
        seeds=found.seeds,
        count=len(found.order),
        needed=found.needed,
        p="" if found.p is None else f"{found.p:.2g}",
        close=comma.join(map(label, found.close)),
        rest=comma.join(rest),
        order=comma.join(f"{label(name)} {error(name)}" for name in found.order),
    )


def about_words(race: Race, translate: Translate) -> str:
    """Return what the networks learn from, and what the race does not show."""
    return translate("Race", ABOUT).format(train=race.train, test=race.test)


def settings_words(settings: RaceSettings, translate: Translate) -> str:
    """Return all settings but the activations."""
    return translate("Race", SETTINGS[settings.seeds == 1]).format(
        optimiser=OPTIMISER_LABELS[settings.optimiser],
        rate=signed(f"{settings.rate:g}"),
        blocks=settings.blocks,
        width=settings.width,
        epochs=settings.epochs,
        first=settings.seed,
        last=settings.seed + settings.seeds - 1,
    )


def seeds_words(settings: RaceSettings, translate: Translate) -> str:
    """Return what the seeds are for, and how many are needed at least."""
    count = len(settings.activations)
    needed = seeds_needed(count)
    return translate("Race", SEEDS[min(needed, 1)]).format(needed=needed, count=count)


def percent_words(share: float) -> str:
    """Return a share of 1 as a percentage with one decimal, with a thin space before the sign."""
    return f"{100 * share:.1f}\u202f%"
