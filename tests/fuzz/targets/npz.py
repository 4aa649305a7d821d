"""Archives and single arrays of NumPy, raw and packed anew."""

import checkpoints
import numpy as np

from fuzz.targets.opened import opened

_W1, _B1, _W2, _B2 = checkpoints.block(4, 16)
_ARRAYS = {"w1.npy": _W1, "b1.npy": _B1, "w2.npy": _W2}
_MEMBERS = {name: checkpoints.npy(array) for name, array in _ARRAYS.items()}
PACKED = b"P"
MADE = {
    "packed": checkpoints.archived(_MEMBERS),
    "stored": checkpoints.archived(_MEMBERS, 0),
    "one": checkpoints.npy(np.zeros((2, 4), np.float32)),
    "header": PACKED + _MEMBERS["w1.npy"],
    "order": PACKED + checkpoints.npy(np.asfortranarray(_W1)),
    "claim": PACKED + checkpoints.npy_claiming("<f4", (4, 16), bytes(256)),
    "second": PACKED + checkpoints.npy_claiming("<f4", (4, 16), bytes(256), b"\x02\x00"),
}
WORDS = (
    b"PK\x01\x02",
    b"PK\x03\x04",
    b"PK\x05\x06",
    b"PK\x06\x06",
    b"PK\x06\x07",
    b"\x93NUMPY",
    b"'descr':",
    b"'|O'",
    b"'>f8'",
    b"'fortran_order': True",
    b"'shape': (",
    b"(" * 100,
    b"-1",
    b"9" * 40,
)


def run(data, folder):
    """Look what is inside, and load some of it."""
    if data[:1] == PACKED:
        data = checkpoints.archived({**_MEMBERS, "w1.npy": data[1:]}, 0)
    opened(data, folder)
