"""The forward pass of a BERT encoder in NumPy, up to the feed-forward block of a layer.

Vaswani et al. (2017, arXiv:1706.03762) and Devlin et al. (2019, arXiv:1810.04805), for one
sentence without padding and in float64.
"""

from collections.abc import Callable, Sequence
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.checkpoint.decoding import Watch, decode
from gelu_desktop.model.checkpoint.scanning import contents_of
from gelu_desktop.numerics.activations import ACTIVATIONS

Array = NDArray[np.float64]
Named = Callable[[str], Array]
HEADS = 12
EPSILON = 1e-12


def weights(path: Path) -> Named:
    """Return a function that reads an array of the file ``path`` by its name."""
    contents = contents_of(path)
    tensors = {tensor.name: tensor for tensor in contents.tensors}

    def named(name: str) -> Array:
        return decode(contents, tensors[name], Watch(0)).astype(np.float64)

    return named


def entering(named: Named, numbers: Sequence[int], layer: int) -> Array:
    """Return what enters the feed-forward block of ``layer``, [tokens, width].

    Parameters
    ----------
    named : callable
        Gives the arrays of the model.
    numbers : sequence of int
        The pieces of a sentence, by their numbers in the vocabulary.
    layer : int
        From 0.
    """
    x = (
        named("embeddings.word_embeddings.weight")[list(numbers)]
        + named("embeddings.position_embeddings.weight")[: len(numbers)]
        + named("embeddings.token_type_embeddings.weight")[0]
    )
    x = _normalised(named, "embeddings.LayerNorm", x)
    for number in range(layer):
        x = _block(named, f"encoder.layer.{number}", _attended(named, number, x))
    return _attended(named, layer, x)


def _attended(named: Named, layer: int, x: Array) -> Array:
    """Return the tokens after self-attention, its residual and its normalisation."""
    prefix = f"encoder.layer.{layer}.attention"
    query, key, value = (
        _linear(named, f"{prefix}.self.{name}", x).reshape(len(x), HEADS, -1).transpose(1, 0, 2)
        for name in ("query", "key", "value")
    )
    scores = query @ key.transpose(0, 2, 1) / np.sqrt(query.shape[-1])
    shares = np.exp(scores - scores.max(axis=-1, keepdims=True))
    shares /= shares.sum(axis=-1, keepdims=True)
    mixed = (shares @ value).transpose(1, 0, 2).reshape(x.shape)
    mixed = _linear(named, f"{prefix}.output.dense", mixed)
    return _normalised(named, f"{prefix}.output.LayerNorm", mixed + x)


def _block(named: Named, prefix: str, x: Array) -> Array:
    """Return the tokens after the feed-forward block, its residual and its normalisation."""
    pre = _linear(named, f"{prefix}.intermediate.dense", x)
    hidden = ACTIVATIONS["gelu"].evaluate(pre, 0, {})
    out = _linear(named, f"{prefix}.output.dense", np.asarray(hidden))
    return _normalised(named, f"{prefix}.output.LayerNorm", out + x)


def _linear(named: Named, name: str, x: Array) -> Array:
    return x @ named(f"{name}.weight").T + named(f"{name}.bias")


def _normalised(named: Named, name: str, x: Array) -> Array:
    centred: Array = x - x.mean(axis=-1, keepdims=True)
    scale: Array = np.sqrt(np.mean(centred**2, axis=-1, keepdims=True) + EPSILON)
    return centred / scale * named(f"{name}.weight") + named(f"{name}.bias")
