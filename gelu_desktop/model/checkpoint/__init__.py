"""Feed-forward blocks from a person's own checkpoint, safetensors or ``.npz``.

A file is somebody else's: it is read as data, never as code, by its content and not its name, and
only its header until a block is chosen.
"""

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
