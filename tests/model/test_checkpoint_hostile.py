"""Files that are broken, of another type or made to do harm: refused in words, at no cost."""

import json
import os
import subprocess
import sys
from pathlib import Path

import checkpoints
import numpy as np
import pytest

from gelu_desktop.model.checkpoint import CheckpointError, load_states, scan
from gelu_desktop.model.checkpoint.errors import shown

HEADERS = checkpoints.impossible_headers()
ARCHIVES = checkpoints.impossible_archives()
OTHERS = checkpoints.other_files()
SECONDS, BYTES = 1.0, 100e6


def refused(path):
    with pytest.raises(CheckpointError) as caught:
        scan(path)
    said = caught.value.said()
    assert said.endswith("Nothing was opened; everything is as it was.")
    assert path.name in said
    assert "{" not in said
    return said


@pytest.mark.parametrize("lie", HEADERS)
def test_header_that_lies(tmp_path, lie):
    path = tmp_path / "model.safetensors"
    path.write_bytes(HEADERS[lie])
    refused(path)


@pytest.mark.parametrize("lie", ARCHIVES)
def test_archive_that_lies(tmp_path, lie):
    path = tmp_path / "model.npz"
    path.write_bytes(ARCHIVES[lie])
    refused(path)


@pytest.mark.parametrize("kind", OTHERS)
@pytest.mark.parametrize("name", ["model.safetensors", "model.npz", "model.bin"])
def test_other_file(tmp_path, kind, name):
    path = tmp_path / name
    path.write_bytes(OTHERS[kind])
    refused(path)


@pytest.mark.parametrize(
    ("kind", "words"),
    [
        ("empty", "is empty"),
        ("a page", "web page"),
        ("XML", "web page"),
        ("a pointer", "Git LFS pointer"),
        ("an index", "index of a model in several files"),
        ("GGUF", "is a GGUF file"),
        ("a single array", "a single array"),
        ("torch, old", "pickled objects"),
        ("torch", "pickled objects"),
        ("text", "neither a safetensors nor an .npz file"),
    ],
)
def test_refusal_says_what_the_file_is(tmp_path, kind, words):
    path = tmp_path / "model.safetensors"
    path.write_bytes(OTHERS[kind])
    assert words in refused(path)


@pytest.mark.parametrize(
    ("lie", "words"),
    [
        ("length 2^63-1", "says that its header has 9223372036854775807 bytes"),
        ("length 0", "neither"),
        ("beyond the end", "tells of 128 bytes, and 100 are there"),
        ("size", "shape 4×5 in F32 takes 80 bytes, and 64 are set aside"),
        ("overlap", "puts b where another array already is"),
        ("a name twice", "the name a twice"),
        ("rank", "wrong about a: its dtype, shape or place"),
        ("three places", "wrong about a: its dtype, shape or place"),
        ("nesting", "nested too deeply"),
        ("many arrays", "more than 50000 arrays"),
    ],
)
def test_refusal_says_what_the_header_is_wrong_about(tmp_path, lie, words):
    path = tmp_path / "model.safetensors"
    path.write_bytes(HEADERS[lie])
    assert words in refused(path)


@pytest.mark.parametrize(
    ("lie", "words"),
    [
        ("cut off", "damaged or cut off"),
        ("a zip of texts", "readme.txt in it is no NumPy array"),
        ("a bomb", "would grow from"),
        ("a claim", "its shape and dtype need"),
        ("packed with LZMA", "packed in a way"),
        ("many members", "more than 10000 files"),
        ("huge directory", "more than 10000 files"),
        ("raw bytes", "It has V2."),
        ("only integers", "It has I64."),
    ],
)
def test_refusal_says_what_the_archive_is_wrong_about(tmp_path, lie, words):
    path = tmp_path / "model.npz"
    path.write_bytes(ARCHIVES[lie])
    assert words in refused(path)


@pytest.mark.parametrize("name", ["a.npz", "a.safetensors", "a.json", "a.npy", "a.pt"])
def test_nothing_is_unpickled(tmp_path, name):
    marker, path = tmp_path / "marker", tmp_path / name
    for content in (
        checkpoints.archived({"w1.npy": checkpoints.pickled(marker)}),
        checkpoints.pickled(marker),
    ):
        path.write_bytes(content)
        with pytest.raises(CheckpointError):
            scan(path)
        with pytest.raises(CheckpointError, match="pickled objects"):
            load_states(path, 8)
    path.write_bytes(checkpoints.archived({"w1.npy": checkpoints.pickled(marker)}))
    assert "pickled objects" in refused(path)
    assert not marker.exists()


def test_marker_works(tmp_path):
    """The test above would see it if something were unpickled."""
    (tmp_path / "a.npy").write_bytes(checkpoints.pickled(tmp_path / "marker"))
    with pytest.warns(ResourceWarning):
        np.load(tmp_path / "a.npy", allow_pickle=True)
    assert (tmp_path / "marker").exists()


def test_zip_with_a_name_twice(tmp_path):
    path = tmp_path / "model.npz"
    with pytest.warns(UserWarning, match="Duplicate name"):
        content = checkpoints.archived_twice("w1.npy", checkpoints.npy(np.zeros((4, 8))))
    path.write_bytes(content)
    assert "the name w1.npy twice" in refused(path)


def test_folder_pipe_and_missing_file(tmp_path):
    pipe = tmp_path / "pipe.safetensors"
    os.mkfifo(pipe)
    assert "is not a file" in refused(pipe)
    assert "is not a file" in refused(tmp_path)
    assert "cannot be read: No such file" in refused(tmp_path / "gone.safetensors")


def test_names_are_shown_short_and_harmless():
    assert shown("a" * 80) == "a" * 80
    assert shown("a" * 41 + "b" * 40) == "a" * 40 + "…" + "b" * 40
    assert shown("a\nb\x1b[31m\u202ec") == "a\ufffdb\ufffd[31m\ufffdc"
    assert str(CheckpointError("{name} is wrong.", name="{x}")) == "{x} is wrong."


MEASURE = (
    checkpoints.USAGE
    + """
import json, sys, time
from pathlib import Path
from gelu_desktop.model.checkpoint import CheckpointError, load_states, scan
answers = {}
for path in sorted(Path(sys.argv[1]).iterdir()):
    before, start = usage(), time.perf_counter()
    for attempt in (scan, lambda path: load_states(path, 7)):
        try:
            attempt(path)
            said = "accepted"
        except CheckpointError as error:
            said = error.said()
    answers[path.name] = [said, time.perf_counter() - start, usage() - before]
print(json.dumps(answers))
"""
)


def test_refusals_are_quick_and_small(tmp_path):
    """All in one process: the growth of its peak is the sum of what the files made it take."""
    for number, (name, content) in enumerate((HEADERS | ARCHIVES | OTHERS).items()):
        (tmp_path / f"{number:03} {name.replace('/', ' ')}").write_bytes(content)
    with (tmp_path / "sparse.safetensors").open("wb") as file:
        file.write((99_999_999).to_bytes(8, "little") + b"{")
        file.truncate(200_000_000)
    million = b",".join(
        b'"t%d":{"dtype":"F32","shape":[1],"data_offsets":[%d,%d]}' % (k, 4 * k, 4 * k + 4)
        for k in range(1_000_000)
    )
    header = b"{" + million + b"}"
    with (tmp_path / "million.safetensors").open("wb") as file:
        file.write(len(header).to_bytes(8, "little") + header)
        file.truncate(len(header) + 8 + 4_000_000)
    command = [sys.executable, "-c", MEASURE, str(tmp_path)]
    answer = subprocess.run(
        command, cwd=Path(__file__).parents[2], capture_output=True, text=True, check=True
    )
    found = json.loads(answer.stdout)
    assert not {name for name, (said, _, _) in found.items() if said == "accepted"}
    assert not {name: row for name, row in found.items() if row[1] > 2 * SECONDS}
    assert sum(grown for _, _, grown in found.values()) < BYTES


BYTES_EACH = {
    "BOOL U8 I8 F8_E4M3 F8_E5M2 F8_E8M0": 1,
    "I16 U16 F16 BF16": 2,
    "I32 U32 F32": 4,
    "I64 U64 F64 C64": 8,
}
"""As the format's own description has them."""


@pytest.mark.parametrize(
    ("dtype", "size"),
    [(name, size) for names, size in BYTES_EACH.items() for name in names.split()],
)
def test_every_format_has_its_size(tmp_path, dtype, size):
    """An array beside a block may be of any of them; a byte more or less is a lie."""
    path, block = tmp_path / "model.safetensors", np.zeros(4 * 16, np.float32).tobytes()
    for bytes_given in (3 * size, 3 * size - 1, 3 * size + 1):
        end = len(block)
        header = {
            "fc1.weight": {"dtype": "F32", "shape": [16, 4], "data_offsets": [0, end]},
            "fc2.weight": {"dtype": "F32", "shape": [4, 16], "data_offsets": [end, 2 * end]},
            "extra": {
                "dtype": dtype,
                "shape": [3],
                "data_offsets": [2 * end, 2 * end + bytes_given],
            },
        }
        path.write_bytes(checkpoints.framed(header, 2 * block + bytes(bytes_given)))
        if bytes_given == 3 * size:
            assert len(scan(path).candidates) == 1
        else:
            refused(path)
