"""A feed-forward block of a trained network that comes with the program, and what enters it."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache
from types import MappingProxyType
from typing import Any

import numpy as np

from gelu_desktop.model.layer import CONTEXT, Layer, Suggestion, Translate
from gelu_desktop.numerics.ffn import Block, Values
from gelu_desktop.resources import read_json, resource
from gelu_desktop.text import QT_TRANSLATE_NOOP

_ARRAYS = "data/minilm-ffn.npz"
_FACTS = "data/minilm-ffn.json"

TRAINED = QT_TRANSLATE_NOOP("Checkpoint", "The model {model} was trained with the exact GELU.")
WHY = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "Its pre-activations have nearly the standard deviation 1 that is commonly assumed, but not the"
    " mean 0: four out of five are negative. Of the six layers it is the one whose output changes"
    " most when GELU is replaced by ReLU.",
)
ORIGIN = QT_TRANSLATE_NOOP(
    "Checkpoint",
    "Layer {number} of {count} of {model} ({licence}; package {package}, {package_licence}), its"
    " weights rounded to float16, with the hidden states of {tokens} tokens that enter it. They"
    " agree with {reference} to {difference}, relative.",
)


@dataclass(frozen=True, eq=False)
class Sample:
    """A trained layer with tokens on their way through it.

    Attributes
    ----------
    layer : Layer
        384 → 1536 → 384 of a small BERT, in float32; the numbers are those of float16.
    states : ndarray
        [n, 384] in float32: what enters the block, one row a token.
    tokens : tuple of str
        The n tokens, pieces of words and marks for the ends of a sentence.
    sentences : tuple of int
        The n numbers of their sentences, from 0.
    provenance : mapping
        Where all this is from, its licences, and how it was checked.
    """

    layer: Layer
    states: Values
    tokens: tuple[str, ...]
    sentences: tuple[int, ...]
    provenance: Mapping[str, Any]

    def about(self, translate: Translate = lambda _, text: text) -> str:
        """Return where the layer is from and under which licences, in a language."""
        model, layer = self.provenance["model"], self.provenance["layer"]
        check = self.provenance["verification"]
        return translate(CONTEXT, ORIGIN).format(
            number=layer["index"] + 1,
            count=layer["of"],
            model=model["name"],
            licence=model["licence"],
            package=model["package"],
            package_licence=model["package_licence"],
            tokens=len(self.tokens),
            reference=check["against"].partition(",")[0],
            difference=f"{check['states_relative_difference']:.1e}",
        )


@cache
def sample() -> Sample:
    """Return the bundled layer; it is read once, on first use."""
    facts = read_json(_FACTS)
    with np.load(resource(_ARRAYS), allow_pickle=False) as stored:
        arrays = {name: stored[name].astype(np.float32) for name in stored.files}
    for array in arrays.values():
        array.flags.writeable = False
    states = arrays.pop("states")
    model = facts["model"]
    suggestion = Suggestion(model["activation"], {}, TRAINED, {"model": model["name"]})
    spoken = [sentence["tokens"].split() for sentence in facts["sentences"]]
    return Sample(
        Layer(Block(**arrays), suggestion, f"{model['name']}: {facts['layer']['name']}"),
        states,
        tuple(token for tokens in spoken for token in tokens),
        tuple(number for number, tokens in enumerate(spoken) for _ in tokens),
        MappingProxyType(facts),
    )
