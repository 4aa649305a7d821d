"""Checkpoints of the safetensors format, raw and with a header of the right length."""

import checkpoints

from fuzz.targets.opened import opened

_W1, _B1, _W2, _B2 = checkpoints.block(4, 16)
_MODEL = {"fc1.weight": _W1.T, "fc1.bias": _B1, "fc2.weight": _W2.T, "fc2.bias": _B2}
FRAMED = b"F"
MADE = {
    "model": checkpoints.safetensors(_MODEL),
    "header": FRAMED + checkpoints.safetensors(_MODEL)[8:],
    "nothing": FRAMED + b"{}",
    "metadata": FRAMED + b'{"__metadata__":{"format":"pt"}}',
}
WORDS = (
    b'"dtype":',
    b'"shape":',
    b'"data_offsets":',
    b'"F32"',
    b'"BF16"',
    b'"F8_E4M3"',
    b'"__metadata__":',
    b"[0,0]",
    b"9" * 40,
    b"[" * 40,
    b"_scale_inv",
    b"-1",
)


def run(data, folder):
    """Look what is inside, and load some of it."""
    if data[:1] == FRAMED:
        end = data.rfind(b"}") + 1 or len(data)
        data = checkpoints.framed(data[1:end], data[end:])
    opened(data, folder)
