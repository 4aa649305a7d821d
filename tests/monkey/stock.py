"""The files that lie about: good sessions, damaged ones, checkpoints, and what is none of these."""

import json

import numpy as np
from checkpoints import block, safetensors

from gelu_desktop.model.files import dump
from gelu_desktop.model.state import State

WIDE = State(
    x=-0.7517916,
    x_range=(-1000.0, 1000.0),
    functions=("gelu", "elu", "mish"),
    second=True,
    show_tolerance=True,
    compared=("gelu_sigmoid",),
)
OWN = State(formula="k*x*Phi(x)+c", approximation="own", log_error=True, measure="relative")
BLOCK = State(ffn_input=tuple(np.linspace(-10, 10, 16).tolist()), ffn_hidden=4096, ffn_scale=10.0)
NARROW = State(x=1.0, x_range=(1.0 - 4e-6, 1.0 + 4e-6), y_ranges={"curve": (0.84, 0.8402)})


PARTS = ("c_fc.weight", "c_fc.bias", "c_proj.weight", "c_proj.bias")


def stock(folder):
    """Write them into a folder."""
    texts = {
        "wide.gelu.json": dump(WIDE),
        "own.gelu.json": dump(OWN),
        "block.gelu.json": dump(BLOCK),
        "narrow.gelu.json": dump(NARROW),
        "cut.gelu.json": dump(WIDE)[: len(dump(WIDE)) // 2],
        "empty.gelu.json": "",
        "list.gelu.json": "[1, 2, 3]",
        "deep.gelu.json": "[" * 100_000,
        "wrong.gelu.json": _wrong(),
        "newer.gelu.json": _newer(),
        "中文 名字 %d {0} &x.gelu.json": dump(OWN),
        "notes.txt": "not a session\n",
    }
    for name, text in texts.items():
        (folder / name).write_text(text, encoding="utf-8")
    (folder / "binary.gelu.json").write_bytes(bytes(range(256)) * 64)
    layer = {f"mlp.{name}": array for name, array in zip(PARTS, block(), strict=True)}
    (folder / "layer.safetensors").write_bytes(safetensors(layer))
    (folder / "cut.safetensors").write_bytes(safetensors(layer)[:300])
    (folder / "noise.npz").write_bytes(b"PK\x03\x04" + bytes(range(256)))
    np.savez(folder / "layer.npz", **layer)
    (folder / "a folder.gelu.json").mkdir()


def _wrong():
    content = json.loads(dump(WIDE))
    content["state"] = dict.fromkeys(content.get("state", content), "nonsense")
    return json.dumps(content)


def _newer():
    content = json.loads(dump(WIDE))
    for key in content:
        if "version" in key:
            content[key] = 10_000
    content["later"] = {"x": [1, 2]}
    return json.dumps(content)


def paths(folder):
    """Return what lies in a folder, in an order that does not change."""
    return sorted(folder.iterdir())
