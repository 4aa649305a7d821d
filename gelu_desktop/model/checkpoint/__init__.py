"""Feed-forward blocks from a person's own checkpoint, safetensors or ``.npz``.

A file is somebody else's: it is read as data, never as code, by its content and not its name, and
only its header until a block is chosen. The modules are loaded when something of them is first
asked for: a window needs none of them to appear.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from gelu_desktop.model.checkpoint.activation import suggest
    from gelu_desktop.model.checkpoint.candidates import UNNAMED, Candidate
    from gelu_desktop.model.checkpoint.errors import CheckpointError
    from gelu_desktop.model.checkpoint.loading import load
    from gelu_desktop.model.checkpoint.scanning import Checkpoint, scan
    from gelu_desktop.model.checkpoint.states import load_states, read_states

__all__ = [
    "UNNAMED",
    "Candidate",
    "Checkpoint",
    "CheckpointError",
    "load",
    "load_states",
    "read_states",
    "scan",
    "suggest",
]

_MODULES = {
    "activation": ("suggest",),
    "candidates": ("UNNAMED", "Candidate"),
    "errors": ("CheckpointError",),
    "loading": ("load",),
    "scanning": ("Checkpoint", "scan"),
    "states": ("load_states", "read_states"),
}


def __getattr__(name: str) -> Any:
    for module, names in _MODULES.items():
        if name in names:
            return getattr(import_module(f"{__name__}.{module}"), name)
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
