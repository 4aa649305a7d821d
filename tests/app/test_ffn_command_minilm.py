"""The command on the whole of MiniLM-L6, where ``GELU_DESKTOP_MINILM`` names its folder."""

import json
import math
import os
import struct
from pathlib import Path

import numpy as np
import pytest

from gelu_desktop.__main__ import main

PATH = Path(os.environ.get("GELU_DESKTOP_MINILM", "not-there")) / "model.safetensors"

pytestmark = pytest.mark.skipif(
    not PATH.is_file(),
    reason="91 MB not shipped: set GELU_DESKTOP_MINILM to MiniLM's folder with model.safetensors",
)

erf = np.vectorize(math.erf, otypes=[float])
FUNCTIONS = {
    "gelu": lambda x: x * 0.5 * (1 + erf(x / math.sqrt(2))),
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


@pytest.mark.parametrize("number", range(6))
def test_every_layer_as_by_hand(capsys, tmp_path, number):
    states = np.random.default_rng(number).standard_normal((8, 384))
    np.save(tmp_path / "states.npy", states)
    prefix = f"encoder.layer.{number}"
    w1, b1, w2, b2 = (
        array(f"{prefix}.{name}.dense.{part}")
        for name in ("intermediate", "output")
        for part in ("weight", "bias")
    )
    outputs = {name: f(states @ w1.T + b1) @ w2.T + b2 for name, f in FUNCTIONS.items()}
    exact = outputs.pop("gelu")
    given = ("--source", str(PATH), "--layer", str(number), "--format", "json")
    for name, output in outputs.items():
        states_option = ("--inputs", str(tmp_path / "states.npy"))
        assert main(("ffn", *given, *states_option, "--compare", name)) == 0
        found = json.loads(capsys.readouterr().out)
        wanted = np.linalg.norm(output - exact) / np.linalg.norm(exact)
        assert found["relative_difference"] == pytest.approx(wanted, rel=1e-6)
        assert found["activation"] == "gelu"
