"""The score of the quiz in the settings, between two starts."""

import dataclasses

import pytest
from PySide6.QtCore import QSettings

from gelu_desktop.app.guide_settings import QUIZ, QUIZ_SEED, remember, remembered
from gelu_desktop.model.guide.reading import Reading
from gelu_desktop.model.limits import QUIZ_SEED_MAX


@pytest.fixture
def path(tmp_path):
    return str(tmp_path / "settings.ini")


def kept(path):
    return QSettings(path, QSettings.Format.IniFormat)


@pytest.mark.parametrize("quiz", [(), ("+one",), ("+one", "-two")])
@pytest.mark.parametrize("seed", [0, 7, QUIZ_SEED_MAX])
def test_score_and_seed_come_back(path, quiz, seed):
    reading = dataclasses.replace(Reading(), quiz=quiz, quiz_seed=seed)
    settings = kept(path)
    remember(settings, reading)
    settings.sync()
    assert remembered(kept(path)) == reading


def test_rubbish_falls_back_alone(path):
    settings = kept(path)
    settings.setValue(QUIZ, "+one")
    settings.setValue(QUIZ_SEED, "many")
    found = remembered(settings)
    assert found.quiz == ("+one",)
    assert found.quiz_seed == 0
