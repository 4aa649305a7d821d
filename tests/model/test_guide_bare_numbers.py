"""Numbers that are typed into the prose: names, settings and quotations, never a measurement."""

import json
import re
from collections import defaultdict

import numpy as np
import pytest
from guide_texts import claim_texts, page_texts

from gelu_desktop.model.claims import methods
from gelu_desktop.model.facts import cost, curve, errors, lesson, network, program, trained
from gelu_desktop.numerics import digits

CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
LEFT_OUT = re.compile(r"\{[^{}]*\}|\$[^$\s]+\$|\]\([^)]*\)|«[^»]*»")
NAMES = re.compile(
    "|".join(
        (
            *(r"b?float\d+", r"GPT-\d", r"T5(?: v1\.1)?", r"ViT-B16", r"\b[A-Z]\w+-7B"),
            *(r"CIFAR-100?", r"x86", r"ReLU6", r"wav2vec 2\.0", r"PyTorch 2\.13", r"JAX 0\.10"),
            *(r"version 1\.1", r"1\.1 版", r"N\(0, (?:1|0\.02²)\)"),
            *(r"\b(?:19[5-9]|20[12])\d\b", r"(?<=年 )\d+ 月"),
        )
    ),
    re.ASCII,
)
NUMBER = re.compile(r"(?<![\w.])[−-]?\d[\d,]*(?:\.\d+)?(?:e[−-]?\d+)?")

FORMULAS = {0.0, 1.0, -1.0, 2.0, -2.0, 3.0}
"""Ends of the gate, coins, halves, the powers and factors of formulas."""

PUBLISHED = {0.044715, 1.702, 0.003, 0.02, 768.0, 3072.0}
"""Constants of the forms, the error that is claimed of them, BERT's sizes."""


def bare(text):
    """Return the numbers of a text that are neither placeholders nor code nor part of a name."""
    words = NAMES.sub(" ", LEFT_OUT.sub(" ", CODE.sub(" ", text)))
    return {
        float(found.replace("−", "-").replace(",", "").rstrip("."))
        for found in NUMBER.findall(words)
    }


def given(value):
    """Return every number in settings."""
    return {float(found) for found in re.findall(r"-?\d+(?:\.\d+)?(?:e-?\d+)?", json.dumps(value))}


def settings(step):
    point = step.point
    checked = [each.values for each in step.check]
    places = [point.x] if point and point.x is not None else []
    return given([dict(step.state), dict(step.values), checked, list(step.run), places])


SAID = {
    "1-gate": {1, 0.4, 0.6},  # numbers of the chapters, below as well
    "2-relu": {2, 4, 6, 0.3, 0.01},  # the table's places; how near to 0 is near
    "3-sigmoid": {3, 4, 10},
    "4-gradient": {4, 3, -3, -6},  # where slopes are told
    "5-forms": {5, -8, 0.05, 1.773, -4, 4},
    "6-ffn": {6},
    "7-choice": {7, 1, 2, 3, 4, 5, 6},
    "8-program": {8, 9, -8, -0.999, -8.4, -418},
    "tour": {0.05},
    "04-taylor-number": {4, 6},  # (4 − π)/(6π)
    "05-sigmoid-within-limit": {-4, 4},
    "07-random-dropping": {0.5},
    "10-smooth-means-stable": {24},
    "11-erf-is-exact": {-8, -8.4},
    "14-sparse-like-relu": {0.01},
    "02-lowest-point": {-0.75},  # where Newton's steps begin
    "08-erfc-instead": {-8},
    "11-does-it-hold": {24, 0.9, 1.1},
    "12-how-sparse": {0.01, 3.0, 6.3},  # the paper's shares, as it has them
    "06-integer-hardware": {-4, 4, 256},
    "09-low-precision": {16},
    "10-between-frameworks": {1e-5},  # the tolerance of somebody's test
}


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_a_page_has_no_number_but_settings_and_names(language):
    for own, _, page, text in page_texts():
        if own == language:
            allowed = FORMULAS | PUBLISHED | SAID.get(page.id, set())
            allowed |= set().union(*(settings(step) for step in page.steps))
            assert bare(text) <= allowed, (page.id, text)


def test_nothing_is_allowed_that_does_not_stand_there():
    found = defaultdict(set)
    for _, _, page, text in page_texts():
        found[page.id] |= bare(text)
    for name, numbers in SAID.items():
        assert numbers <= found[name], name


def of_names(claim):
    """Return the places that the names of a claim's facts say: ``minus_0_75`` is −0.75."""
    found = set()
    for name in claim.facts:
        for part in re.findall(r"\.((?:minus_)?\d+(?:_\d+)?)(?=\.|$)", name):
            size = float(part.removeprefix("minus_").replace("_", "."))
            found |= {size, -size}
    return found


CLAIMED = {
    "C04": {0.4, 0.6},  # within a tenth of one half
    "C10": {16, 4},
    "C12": {4, 6},
    "C13": {0.01},
    "C15": {0.5},
    "C16": {0.5, 0.001},
    "C18": {10, -10},
    "C20": {-4, 4},
    "C25": {0.001},
    "C27": {0.001},
    "C11": {2000},  # steps
    "C17": {2000, 40},
    "C01": {-4, 4},
    "C24": {-6, 6},
    "C28": {24},
    "C29": {24},
    "C39": {8},  # 8/3
    "C40": {0.001, 0.01, 0.1, 16},
    "C41": {24},
    "C42": {24},
    "C03": {0.977, 1.954},  # what is said, and what is measured beside it
    "C05": {0.023, -0.046},
    "C47": {-3, 3, 0.5},
}


def test_a_claim_has_no_number_but_settings_and_names():
    for _, claim, part, text in claim_texts():
        if part != "method":
            allowed = FORMULAS | PUBLISHED | of_names(claim) | CLAIMED.get(claim.id, set())
            assert bare(text) <= allowed | {-1.702}, (claim.id, text)


def test_both_languages_have_the_same_numbers():
    """A word may stand for a small number in one of them."""

    def told(texts):
        found = defaultdict(lambda: {"en": set(), "zh_CN": set()})
        for language, whose, text in texts:
            found[whose][language] |= {each for each in bare(text) if abs(each) > 10 or each % 1}
        return found

    pages = told((language, page.id, text) for language, _, page, text in page_texts())
    claims = told((language, (row.id, part), text) for language, row, part, text in claim_texts())
    for name, numbers in {**pages, **claims}.items():
        assert numbers["en"] == numbers["zh_CN"], name


@pytest.fixture
def sampled(monkeypatch):
    """Notice which ranges are sampled, and how finely."""
    found = set()
    true = np.linspace

    def noticed(low, high, count=50, **options):
        found.add((low, high, count))
        return true(low, high, count, **options)

    monkeypatch.setattr(np, "linspace", noticed)
    return found


def test_methods_say_how_finely_was_sampled(sampled):
    curve.CURVE["gelu.slope.step"].compute()
    curve.CURVE["gate.falls"].compute()
    errors.ERRORS["tanh.page.error"].compute()
    program._off.__wrapped__("exact", "gelu")
    assert {(-8.0, 8.0, 16001), (-8.0, 8.0, 2001), (-8.0, 8.0, 1600)} <= sampled
    assert (-3.0, 3.0, 121) in sampled
    assert bare(methods.SLOPES) == {16001.0, -8.0, 8.0}
    assert bare(methods.STEPS) == {2001.0, -8.0, 8.0}
    assert bare(methods.PAGE) == {1600.0, -8.0, 8.0}
    assert bare(methods.RUN) == {121.0}
    wide = program._WIDE[program._WIDE != 0]
    assert bare(methods.IDENTITY) == {float(wide.size), wide.min(), wide.max()}


def test_methods_say_what_was_trained_timed_and_drawn():
    race, plain = trained.RACE, trained.PLAIN
    assert bare(methods.RACED) == {
        *(digits.TRAIN, race.width, race.epochs, race.rate, trained.SEEDS),
    }
    assert (race.blocks, plain.blocks, race.optimiser) == (2, 4, "adam")
    assert bare(methods.KILLED) == {
        *(digits.TRAIN, plain.width, plain.width * plain.expansion, plain.epochs, 0),
    }
    assert bare(methods.TIMED) == {cost._LONG}
    assert cost._REPEATS == 7
    assert bare(methods.DRAWN) == {768, 3072, network.SEED, network.INPUTS}
    assert bare(methods.MASK) == {network.DRAWN, network.SEED}
    assert bare(methods.INIT) == {lesson.WIDTH}
    assert bare(methods.THEORY) == {lesson.LAYERS, lesson.WIDTH, lesson.HIDDEN, 1}
