"""Checkpoints made for tests: true ones, and such as nobody should believe."""

import io
import json
import math
import struct
import subprocess
import sys
import zipfile
from pathlib import Path

import ml_dtypes
import numpy as np

PEAK = 60e6
"""Bytes that opening a large file and one of its layers may take at most."""

# The peak that getrusage tells of is at first that of the process which started this one.
USAGE = """
def usage():
    status = open("/proc/self/status", "rb").read()
    return int(status.split(b"VmHWM:")[1].split()[0]) * 1024
"""

MEASURE = (
    USAGE
    + """
import json, sys
from pathlib import Path
from gelu_desktop.model.checkpoint import load, scan
idle = usage()
found = scan(Path(sys.argv[1]))
opened = usage()
layer = load(found.candidates[3])
print(json.dumps([opened - idle, usage() - idle, layer.block.w1.shape]))
"""
)

NAMES = {
    np.dtype(np.float64): "F64",
    np.dtype(np.float32): "F32",
    np.dtype(np.float16): "F16",
    np.dtype(ml_dtypes.bfloat16): "BF16",
    np.dtype(ml_dtypes.float8_e4m3fn): "F8_E4M3",
    np.dtype(ml_dtypes.float8_e5m2): "F8_E5M2",
    np.dtype(np.int64): "I64",
    np.dtype(np.int8): "I8",
}


def framed(header, data=b"", length=None):
    """Return a file of the safetensors format with any header, true or not."""
    text = header if isinstance(header, bytes) else json.dumps(header).encode()
    return struct.pack("<Q", len(text) if length is None else length) + text + data


def safetensors(arrays, **metadata):
    """Return a true file with ``arrays`` by their names."""
    header, data = {"__metadata__": metadata} if metadata else {}, b""
    for name, array in arrays.items():
        begin, data = len(data), data + np.ascontiguousarray(array).tobytes()
        header[name] = {
            "dtype": NAMES[array.dtype],
            "shape": list(array.shape),
            "data_offsets": [begin, len(data)],
        }
    return framed(header, data)


def npy(array, **options):
    stream = io.BytesIO()
    np.save(stream, array, **options)
    return stream.getvalue()


def npy_claiming(descr, shape, data=b"", version=b"\x01\x00"):
    """Return an ``.npy`` file that says of itself whatever is wanted."""
    said = f"{{'descr': {descr!r}, 'fortran_order': False, 'shape': {shape!r}, }}".encode()
    width = "<H" if version[0] == 1 else "<I"
    return b"\x93NUMPY" + version + struct.pack(width, len(said)) + said + data


def archived(members, compression=zipfile.ZIP_DEFLATED):
    """Return a zip archive of any members."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w", compression) as archive:
        for name, content in members.items():
            archive.writestr(name, content)
    return stream.getvalue()


def drawn(*shape, seed=0, dtype=np.float32):
    values = np.random.Generator(np.random.PCG64([seed, *shape])).standard_normal(shape)
    return (values / math.sqrt(shape[0])).astype(dtype)


def block(width=8, hidden=32, seed=0, dtype=np.float32):
    """Return w1 [width, hidden], b1, w2 [hidden, width], b2."""
    shapes = ((width, hidden), (hidden,), (hidden, width), (width,))
    return [drawn(*shape, seed=seed + k, dtype=dtype) for k, shape in enumerate(shapes)]


def entry(begin, end, shape, dtype="F32"):
    return {"dtype": dtype, "shape": shape, "data_offsets": [begin, end]}


class Marker:
    """Unpickled, it creates a file."""

    def __init__(self, path):
        self.path = str(path)

    def __reduce__(self):
        return (open, (self.path, "w"))


def pickled(path):
    """Return an object array as NumPy saves it, which creates ``path`` when it is unpickled."""
    return npy(np.array([Marker(path)], dtype=object), allow_pickle=True)


def impossible_headers():
    """Return files whose header lies, by what they lie about."""
    two = {"a": entry(0, 64, [4, 4]), "b": entry(64, 128, [4, 4])}
    many = b"{" + b",".join(
        b'"%d":{"dtype":"F32","shape":[0],"data_offsets":[0,0]}' % k for k in range(60_000)
    )
    return {
        "length 2^63-1": framed({}, length=2**63 - 1),
        "length 2^64-1": framed({}, length=2**64 - 1),
        "length 0": framed({}, length=0),
        "length 99 999 999": framed({}, length=99_999_999),
        "length of the file + 1": framed({}, length=2 + 8 + 1),
        "7 bytes": b"\x01\0\0\0\0\0\0",
        "UTF-8": framed(b'{"\xff\xfe": 1}'),
        "no JSON": framed(b"{'a': 1}"),
        "a list": framed(b"[1, 2]  "),
        "nesting": framed(b'{"a":' * 100_000),
        "nested lists": framed(b'{"a":' + b"[" * 100_000),
        "a name twice": framed(b'{"a":{},"a":{}}'),
        "a key twice": framed(b'{"a":{"dtype":"F32","dtype":"F32"}}'),
        "a long number": framed(b'{"a":' + b"9" * 100_000 + b"}"),
        "many arrays": framed(many + b"}"),
        "many small things": framed(b"{" + b",".join(b'"%d":1' % k for k in range(700_000)) + b"}"),
        "many lists": framed(b'{"a":[' + b"[]," * 2_000_000 + b"[]]}"),
        "one text": framed(b'{"' + b"a" * 8_000_000 + "🎈".encode() + b'":1}'),
        "no entry": framed({"a": 1}),
        "an entry without shape": framed({"a": {"dtype": "F32", "data_offsets": [0, 4]}}, b"1234"),
        "more in an entry": framed({"a": {**entry(0, 4, [1]), "more": 1}}, b"1234"),
        "a negative axis": framed({"a": entry(0, 4, [-1, -1])}, b"1234"),
        "a fraction": framed({"a": entry(0, 4, [1.0])}, b"1234"),
        "true": framed({"a": entry(0, 4, [True])}, b"1234"),
        "backwards": framed({"a": entry(4, 0, [1])}, b"1234"),
        "three places": framed({"a": {**entry(0, 4, [1]), "data_offsets": [0, 4, 4]}}, b"1234"),
        "overflow": framed({"a": entry(0, 4, [2**62, 2**62, 2**62])}, b"1234"),
        "rank": framed({"a": entry(0, 4, [1] * 1000)}, b"1234"),
        "size": framed({"a": entry(0, 64, [4, 5])}, bytes(64)),
        "bits": framed({"a": entry(0, 64, [4, 4], "F64")}, bytes(64)),
        "overlap": framed({**two, "b": entry(32, 96, [4, 4])}, bytes(96)),
        "the same place": framed({**two, "b": entry(0, 64, [4, 4])}, bytes(64)),
        "a hole": framed({**two, "b": entry(68, 132, [4, 4])}, bytes(132)),
        "beyond the end": framed(two, bytes(100)),
        "bytes behind": framed(two, bytes(200)),
        "nothing inside": framed({}),
    }


def impossible_archives():
    """Return ``.npz`` files that lie, by what they lie about."""
    good = npy(np.zeros((4, 8), np.float32))
    bomb = archived({"w1.npy": npy_claiming("<f4", (2**13, 2**13), bytes(2**28))})
    return {
        "cut off": archived({"w1.npy": good})[:-30],
        "cut early": archived({"w1.npy": good})[:40],
        "a zip of texts": archived({"readme.txt": b"hello"}),
        "a bomb": bomb,
        "a claim": archived({"w1.npy": npy_claiming("<f4", (2**31, 2**31))}),
        "a shape of texts": archived({"w1.npy": npy_claiming("<f4", ("a",))}),
        "a negative axis": archived({"w1.npy": npy_claiming("<f4", (-1, 4))}),
        "code": archived({"w1.npy": npy_claiming("<f4", (4,)).replace(b"False", b"exit(")}),
        "nesting": archived({"w1.npy": npy_claiming("(" * 9_000, (4,)).replace(b"'(", b"((")}),
        "a long header": archived({"w1.npy": npy_claiming("<f4" + " " * 20_000, (4,))}),
        "no magic": archived({"w1.npy": b"hello, this is no array at all"}),
        "empty member": archived({"w1.npy": b""}),
        "packed with LZMA": archived({"w1.npy": good}, zipfile.ZIP_LZMA),
        "many members": archived({f"{k}.npy": b"" for k in range(12_000)}, zipfile.ZIP_STORED),
        "huge directory": archived({f"{k:0200}": b"" for k in range(30_000)}, zipfile.ZIP_STORED),
        "only integers": archived({"w1.npy": npy(np.zeros((4, 8), np.int64))}),
        "raw bytes": archived({"w1.npy": npy_claiming("|V2", (4, 8), bytes(64))}),
        "structured": archived({"w1.npy": npy(np.zeros(4, [("a", "<f4"), ("b", "<i2")]))}),
    }


def other_files():
    """Return files of other types, by their type."""
    return {
        "empty": b"",
        "a page": b"<!DOCTYPE html>\n<html><head><title>401</title></head></html>",
        "a page with blanks": b"\n\n  <HTML lang=en>",
        "XML": b'<?xml version="1.0"?><Error><Code>AccessDenied</Code></Error>',
        "a pointer": b"version https://git-lfs.github.com/spec/v1\noid sha256:4d7a\nsize 908\n",
        "an index": b'{"metadata": {"total_size": 1}, "weight_map": {}}',
        "text": b"These are not the weights you are looking for.",
        "GGUF": b"GGUF\x03\0\0\0" + bytes(64),
        "HDF5": b"\x89HDF\r\n\x1a\n" + bytes(64),
        "gzip": b"\x1f\x8b\x08" + bytes(64),
        "PNG": b"\x89PNG\r\n\x1a\n" + bytes(64),
        "a single array": npy(np.zeros((4, 8), np.float32)),
        "zeros": bytes(4096),
        "torch, old": b"\x80\x02\x8a\nl\xfc\x9cF\xf9 j\xa8P\x19." + bytes(64),
        "torch": archived({"archive/data.pkl": b"\x80\x02}q\0.", "archive/data/0": bytes(64)}),
    }


def archived_twice(name, content):
    """Return an archive with one name for two members, of which `zipfile` warns."""
    stream = io.BytesIO()
    with zipfile.ZipFile(stream, "w") as archive:
        archive.writestr(name, content)
        archive.writestr(name, content)
    return stream.getvalue()


def peaks(path):
    """Return the growth of the peak memory when ``path`` is scanned, and a layer loaded too."""
    command = [sys.executable, "-c", MEASURE, str(path)]
    answer = subprocess.run(
        command, cwd=Path(__file__).parents[1], capture_output=True, text=True, check=True
    )
    return json.loads(answer.stdout)
