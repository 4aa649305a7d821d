"""What the matrices of a feed-forward block are called, network by network."""

import re
from typing import NamedTuple


class Naming(NamedTuple):
    """One network's names.

    Attributes
    ----------
    kind : str
        The family, as it is shown.
    up : str
        The projection on which the activation acts, as the end of its name, in lower case.
    down : str
        The projection back to the width of a token.
    linear : str
        The second projection of a gated block; empty for a plain one.
    fused : {"", "first", "last"}
        Where both projections are one matrix: which half of it the activation acts on.
    transposed : bool or None
        Whether matrices are [inputs, outputs] rather than [outputs, inputs]; None where the name
        does not tell.
    """

    kind: str
    up: str
    down: str
    linear: str = ""
    fused: str = ""
    transposed: bool | None = False


NAMINGS = (
    Naming("BERT", "intermediate.dense", "output.dense"),
    Naming("ALBERT", "ffn", "ffn_output"),
    Naming("DistilBERT", "ffn.lin1", "ffn.lin2"),
    Naming("ModernBERT", "mlp.wi", "mlp.wo", fused="first"),
    Naming("GPT-2", "mlp.c_fc", "mlp.c_proj", transposed=None),
    Naming("GPT-J", "mlp.fc_in", "mlp.fc_out"),
    Naming("GPT-NeoX", "dense_h_to_4h", "dense_4h_to_h"),
    Naming("LLaMA", "gate_proj", "down_proj", linear="up_proj"),
    Naming("Phi-3", "gate_up_proj", "down_proj", fused="first"),
    Naming("LLaMA", "w1", "w2", linear="w3", transposed=None),
    Naming("T5", "wi_0", "wo", linear="wi_1"),
    Naming("T5", "wi", "wo"),
    Naming("DINOv2", "weights_in", "weights_out", fused="first"),
    Naming("DINOv2", "w12", "w3", fused="first"),
    Naming("wav2vec2", "intermediate_dense", "output_dense"),
    Naming("GEGLU", "net.0.proj", "net.2", fused="last"),
    Naming("ViT", "mlp.fc1", "mlp.fc2"),
    Naming("ViT", "mlp.linear_1", "mlp.linear_2"),
    Naming("ViT", "mlp.0", "mlp.3"),
    Naming("generic", "up_proj", "down_proj"),
    Naming("generic", "fc1", "fc2", transposed=None),
    Naming("generic", "linear1", "linear2", transposed=None),
    Naming("generic", "lin1", "lin2", transposed=None),
    Naming("generic", "dense1", "dense2", transposed=None),
    Naming("generic", "w1", "w2", transposed=None),
    Naming("generic", "w_1", "w_2", transposed=None),
    Naming("generic", "w_in", "w_out", transposed=None),
    Naming("generic", "0", "2"),
    Naming("generic", "0", "3"),
)
"""In the order in which they are tried."""

VISION = re.compile(r"(^|[._])(vit|deit|beit|dinov2|vision|visual|image)", re.IGNORECASE)

_WEIGHT = re.compile(r"[._](weight|kernel|w)(:0)?$", re.IGNORECASE)
_KERNEL = re.compile(r"[._]kernel(:0)?$", re.IGNORECASE)
_BARE = re.compile(r"(^|[._])w(?=_?(\d|in$|out$)[^.]*$)", re.IGNORECASE)
_LAYER = re.compile(r"(?<![A-Za-z0-9])\d{1,5}(?![A-Za-z0-9])", re.ASCII)
_DIGITS = re.compile(r"(\d+)", re.ASCII)


def module_of(name: str) -> str:
    """Return a weight's module: its name in lower case, with dots, without ``.weight``."""
    return _WEIGHT.sub("", name.replace("/", ".")).lower()


def is_kernel(name: str) -> bool:
    """Return whether the name says that the matrix is [inputs, outputs], as in Flax and Keras."""
    return _KERNEL.search(name.replace("/", ".")) is not None


def bias_names(name: str) -> tuple[str, ...]:
    """Return the names that the bias of a weight may have, in lower case, with dots."""
    module = module_of(name)
    bare = _BARE.sub(lambda found: found.group().replace("w", "b"), module)
    others = (bare,) if bare != module else ()
    return (f"{module}.bias", f"{module}.b", f"{module}_b", f"{module}_bias", *others)


def scale_names(name: str) -> tuple[str, ...]:
    """Return the names that the scale of an 8-bit weight may have, in lower case, with dots."""
    plain = name.replace("/", ".").lower()
    return (f"{plain}_scale", f"{plain}_scale_inv", f"{module_of(name)}.scale_weight")


def layer_of(prefix: str) -> int | None:
    """Return the first number that stands alone in a name: the layer, as a rule."""
    found = _LAYER.search(prefix.replace("_", "."))
    return int(found.group()) if found else None


def natural(name: str) -> list[tuple[int, str]]:
    """Return a key that sorts ``layer.10`` behind ``layer.9``."""
    pieces = _DIGITS.split(name)
    return [(len(piece) if index % 2 else 0, piece) for index, piece in enumerate(pieces)]
