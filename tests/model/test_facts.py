"""Facts: names, first use, and how they are written; their digits are in test_guide_figures.py."""

import pytest

from gelu_desktop.model import facts
from gelu_desktop.model.facts import FACTS, Fact, UnknownFactError, fact, value
from gelu_desktop.model.facts.fact import table


def test_a_fact_is_the_text_of_its_value():
    assert fact("gelu.minimum.x") == "−0.7517915247"
    assert fact("gelu.minimum.value") == "−0.1699712075"
    assert fact("tanh.error.max") == "4.732355207×10⁻⁴"
    assert fact("gelu.slope.at.0") == "0.5"
    assert fact("sample.from_normal") == "0.060"


def test_every_name_is_small_words_with_points():
    for name, row in FACTS.items():
        assert row.name == name
        assert all(word.replace("_", "").isalnum() for word in name.split(".")), name
        assert name == name.lower()


@pytest.mark.parametrize("name", [name for name, row in FACTS.items() if not row.slow])
def test_every_quick_fact_computes_and_is_written_without_a_hyphen(name):
    text = fact(name)
    if isinstance(value(name), str):
        return
    assert text
    assert "-" not in text
    assert "nan" not in text
    assert "–" not in text


def test_an_unknown_name_says_what_is_near():
    with pytest.raises(UnknownFactError) as caught:
        fact("gelu.minimum.xx")
    assert caught.value.near[0] == "gelu.minimum.x"
    assert "gelu.minimum.x" in str(caught.value)
    assert set(caught.value.known) == set(FACTS)


def test_a_fact_is_computed_once_and_only_when_asked_for(monkeypatch):
    calls = []
    row = Fact("test.once", lambda: calls.append(1) or 2.0)
    monkeypatch.setattr(facts, "FACTS", {"test.once": row})
    assert not calls
    assert value("test.once") == value("test.once") == 2.0
    assert calls == [1]


def test_two_rows_of_one_name_are_refused():
    with pytest.raises(ValueError, match=r"gelu\.x"):
        table(Fact("gelu.x", lambda: 1.0), Fact("gelu.x", lambda: 2.0))


@pytest.mark.parametrize(
    ("given", "digits", "text"),
    [
        (0.5, 10, "0.5"),
        (-2.0, 10, "−2"),
        (1 / 3, 4, "0.3333"),
        (0.0, 4, "0"),
        (-3, 4, "−3"),
        (0.5 + 2**-53, 10, "0.5"),
        (0.5 + 1e-12, 10, "0.5000000000"),
    ],
)
def test_how_values_are_written(given, digits, text):
    assert Fact("x", lambda: given, digits).text(given) == text
