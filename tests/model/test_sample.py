"""The trained layer that comes with the program: what it says of itself is so."""

import hashlib
import subprocess
import sys
from pathlib import Path

import numpy as np
import pytest

from gelu_desktop.model.sample import WHY, sample
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.resources import resource

DATA = resource("data")


def output(name):
    row = FUNCTIONS[name]
    found = sample()
    return found.layer.block.forward(
        found.states, lambda x: np.asarray(row.evaluate(x, 0, row.published()))
    )


def test_shapes():
    found = sample()
    block = found.layer.block
    assert block.w1.shape == (384, 1536)
    assert block.b1.shape == (1536,)
    assert block.w2.shape == (1536, 384)
    assert block.b2.shape == (384,)
    assert block.v is None
    assert found.states.shape == (len(found.tokens), 384)
    assert len(found.sentences) == len(found.tokens) == 78
    arrays = (block.w1, block.b1, block.w2, block.b2, found.states)
    assert {array.dtype for array in arrays} == {np.dtype(np.float32)}
    assert not any(array.flags.writeable for array in arrays)
    assert sample() is found


def test_tokens_are_of_sentences():
    found = sample()
    assert found.tokens[:4] == ("[CLS]", "the", "kettle", "clicked")
    assert found.tokens.count("[CLS]") == found.tokens.count("[SEP]") == 6
    assert sorted(set(found.sentences)) == list(range(6))
    for number, sentence in enumerate(found.provenance["sentences"]):
        rows = [row for row, of in enumerate(found.sentences) if of == number]
        tokens = [found.tokens[row] for row in rows]
        spelled = "".join(token.removeprefix("##") for token in tokens[1:-1])
        assert spelled == sentence["text"].lower().replace(" ", "")


def test_what_is_said_of_its_pre_activations():
    """The reason why this layer was chosen; four out of five are negative."""
    through = output("gelu")
    assert "four out of five" in WHY
    assert through.mean == pytest.approx(-0.7798, abs=1e-3)
    assert through.std == pytest.approx(0.9882, abs=1e-3)
    assert np.mean(through.pre < 0) == pytest.approx(0.8017, abs=1e-3)


@pytest.mark.parametrize(
    ("name", "expected"),
    [("gelu_tanh", 3.6695e-4), ("gelu_sigmoid", 1.9034e-2), ("relu", 0.36114), ("silu", 0.27462)],
)
def test_swapped_activation_changes_the_output_as_in_the_model(name, expected):
    """The expected changes were computed with PyTorch, from the weights in float32."""
    exact = output("gelu").output
    change = np.linalg.norm(output(name).output - exact) / np.linalg.norm(exact)
    assert change == pytest.approx(expected, rel=2e-3)


def test_provenance():
    facts = sample().provenance
    content = (DATA / "minilm-ffn.npz").read_bytes()
    assert facts["sha256"] == hashlib.sha256(content).hexdigest()
    assert facts["verification"]["sha256"] == facts["sha256"]
    assert facts["verification"]["same_tokens"] is True
    assert facts["verification"]["states_relative_difference"] < 1e-7
    assert facts["rounding"]["relative_output_change"] < 1e-3
    assert facts["layer"]["why"] == WHY
    licence = (DATA / "minilm-LICENSE.txt").read_text(encoding="utf-8")
    assert "Apache License" in licence
    assert "MIT License" in licence
    assert len(content) < 2.6e6


def test_about():
    said = sample().about()
    assert "Layer 4 of 6 of sentence-transformers/all-MiniLM-L6-v2 (Apache-2.0" in said
    assert "78 tokens" in said
    assert "They agree with transformers 5.24.0 to 2.4e-08, relative." in said
    assert sample().layer.suggestion.function == "gelu"
    assert "exact GELU" in sample().layer.suggestion.reason()


def test_nothing_is_read_before_it_is_asked_for():
    code = (
        "import sys, gelu_desktop.model.sample as s; assert s.sample.cache_info().currsize == 0;"
        " s.sample(); assert not {'scipy', 'ml_dtypes', 'PySide6'} & set(sys.modules)"
    )
    subprocess.run([sys.executable, "-c", code], cwd=Path(__file__).parents[2], check=True)
