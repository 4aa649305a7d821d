"""Hidden states from a person's own file."""

import numpy as np
import pytest
from checkpoints import archived, drawn, npy, npy_claiming, safetensors

from gelu_desktop.model.checkpoint import CheckpointError, load_states, read_states, states

WIDTH = 6


def kept(path, content):
    path.write_bytes(content)
    return path


@pytest.mark.parametrize("shape", [(WIDTH,), (1, WIDTH), (5, WIDTH), (2, 3, WIDTH)])
@pytest.mark.parametrize("dtype", ["<f2", "<f4", "<f8", ">f4"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_shapes_and_formats(tmp_path, shape, dtype, order):
    values = np.asarray(drawn(*shape), dtype, order=order)
    found = load_states(kept(tmp_path / "a.npy", npy(values)), WIDTH)
    assert found.dtype == (np.float64 if dtype == "<f8" else np.float32)
    assert np.array_equal(found, values.reshape(-1, WIDTH))
    assert not found.flags.writeable
    again = load_states(kept(tmp_path / "a.npz", archived({"any.npy": npy(values)})), WIDTH)
    assert np.array_equal(again, found)


@pytest.mark.parametrize("version", [b"\x01\x00", b"\x02\x00", b"\x03\x00"])
def test_versions_of_the_format(tmp_path, version):
    values = drawn(2, WIDTH)
    content = npy_claiming("<f4", (2, WIDTH), values.tobytes(), version)
    assert np.array_equal(load_states(kept(tmp_path / "a.npy", content), WIDTH), values)


def test_the_array_with_a_name_of_hidden_states_is_taken(tmp_path):
    values, other = drawn(2, WIDTH), drawn(3, WIDTH)
    members = {"ids.npy": npy(np.arange(2)), "mask.npy": npy(other), "states.npy": npy(values)}
    assert np.array_equal(load_states(kept(tmp_path / "a.npz", archived(members)), WIDTH), values)
    members = {"x.npy": npy(other), **members}
    assert np.array_equal(load_states(kept(tmp_path / "a.npz", archived(members)), WIDTH), values)
    del members["states.npy"], members["x.npy"]
    assert np.array_equal(load_states(kept(tmp_path / "a.npz", archived(members)), WIDTH), other)
    members["more.npy"] = npy(other)
    with pytest.raises(CheckpointError, match=r"several arrays \(mask, more\)"):
        load_states(kept(tmp_path / "a.npz", archived(members)), WIDTH)


@pytest.mark.parametrize(
    ("content", "words"),
    [
        (npy(drawn(5, 7)), "have the shape 5×7; this layer takes tokens of 6 numbers"),
        (npy(drawn(6, 5)), "have the shape 6×5"),
        (npy(np.float32(1)), "have the shape 1;"),
        (npy(drawn(5, WIDTH)[:0]), "have the shape 0×6: they hold no token"),
        (npy(drawn(5, 7)[:0]), "have the shape 0×7; this layer takes tokens of 6 numbers"),
        (npy(drawn(2, WIDTH))[:-4] + b"", "a.npy has 44 bytes of numbers, but its shape"),
        (npy(drawn(2, WIDTH))[:30], "The header of a.npy is damaged."),
        (b"\x80\x04\x95", "Save the hidden states as a plain array of numbers, .npy or .npz."),
        (npy(np.array([{}], object)), "Save the hidden states as a plain array"),
        (b"version https://git-lfs.github.com/spec/v1\n", "in place of the hidden states"),
        (b'{"weight_map": {}}', "come as .npy or .npz files"),
        (b"\x1f\x8b\x08", "come as .npy or .npz files"),
        (npy(np.zeros((5, WIDTH), np.int64)), "stored as I64"),
        (npy(np.zeros((5, WIDTH), bool)), "stored as BOOL"),
        (npy(np.zeros((5, WIDTH), "U3")), "stored as U3"),
        (npy(np.zeros((5, WIDTH), complex)), "stored as C128"),
        (npy(np.zeros(5, [("Only", "<f4")])), "stored as structured"),
        (npy(drawn(5, WIDTH))[:-4], "has 116 bytes of numbers, but its shape and dtype need 120"),
        (npy(drawn(5, WIDTH)) + b"1234", "has 124 bytes of numbers"),
        (npy(np.full((2, WIDTH), np.nan)), "numbers in a.npy: 12. With them"),
        (archived({}), "holds no array of floating-point numbers"),
        (archived({"a.npy": npy(np.arange(3)), "b.npy": npy(np.arange(3))}), "no array of"),
        (safetensors({"a": drawn(5, WIDTH)}), "come as .npy or .npz files"),
        (b"<html>", "web page, not hidden states"),
    ],
)
def test_refusals(tmp_path, content, words):
    path = kept(tmp_path / "a.npy", content)
    with pytest.raises(CheckpointError) as caught:
        load_states(path, WIDTH)
    assert words in caught.value.said()
    assert "weights" not in caught.value.said()
    assert caught.value.said().count("a.npy") == 1


def test_the_shape_is_kept_for_whoever_asks(tmp_path):
    found = read_states(kept(tmp_path / "a.npy", npy(drawn(2, 3, WIDTH))), WIDTH)
    assert found.shape == (2, 3, WIDTH)
    assert not found.flags.writeable


def test_an_archive_names_its_arrays(tmp_path):
    values = np.full((2, WIDTH), np.inf, np.float32)
    path = kept(tmp_path / "a.npz", archived({"states.npy": npy(values)}))
    with pytest.raises(CheckpointError, match=r"in states \(a.npz\): 12. With"):
        load_states(path, WIDTH)


def test_too_many(tmp_path, monkeypatch):
    monkeypatch.setattr(states, "NUMBERS_MAX", 29)
    with pytest.raises(CheckpointError, match="are 30 numbers; at most 29 are read"):
        load_states(kept(tmp_path / "a.npy", npy(drawn(5, WIDTH))), WIDTH)


def test_missing_file(tmp_path):
    with pytest.raises(CheckpointError, match="cannot be read"):
        load_states(tmp_path / "a.npy", WIDTH)
