"""The ``config.json`` beside a checkpoint."""

from fuzz.guard import FindingError
from gelu_desktop.model.checkpoint import suggest
from gelu_desktop.model.checkpoint.activation import KEYS

WORDS = (
    b"null",
    b"gelu_new",
    b"gated-gelu",
    b"[" * 40,
    b"9" * 400,
    b"text_config",
    b"vision_config",
    b"model_type",
    *(f'"{key}":'.encode() for key in KEYS),
)


def run(data, folder):
    """Ask which activation it names, for two layers."""
    (folder / "config.json").write_bytes(data)
    for name in ("layers.0", "vision_model.layers.0"):
        said = suggest(folder / "model.safetensors", name)
        reason = said.reason(lambda _, text: text)
        if not 0 < len(reason) < 1000:
            raise FindingError(f"a reason that says {reason!r:.200}")
