from dataclasses import fields

import pytest

from gelu_desktop.model.ffn_settings import BATCH_MAX, FfnSettings
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.state import State


@pytest.mark.parametrize(
    "wrong",
    [
        {"source": "cloud"},
        {"source": "file"},
        {"source": "file", "file": "a.npz"},
        {"width": 0},
        {"width": 4.0},
        {"expansion": 17},
        {"batch": BATCH_MAX + 1},
        {"seed": -1},
        {"rule": "zeros"},
        {"gated": 1},
        {"order": "size"},
        {"number_format": "float8"},
        {"file": None},
        {"inputs": "x" * 5000},
    ],
)
def test_what_breaks_a_rule_is_refused(wrong):
    with pytest.raises(StateError) as caught:
        FfnSettings(**wrong)
    assert caught.value.key.startswith("ffn.")


def test_the_state_holds_them():
    assert State().ffn == FfnSettings()
    assert {field.name for field in fields(FfnSettings)} >= {"source", "number_format"}
    with pytest.raises(StateError):
        State(ffn={"source": "token"})
