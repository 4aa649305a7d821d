"""What opening a large checkpoint takes: the header, and then one layer of it."""

import time

from checkpoints import PEAK, entry, framed, peaks

from gelu_desktop.model.checkpoint import load, scan

LAYERS, WIDTH, HIDDEN, VOCABULARY = 6, 384, 1536, 30522


def large(path):
    """Write a model of the shape of MiniLM, 91 MB, in holes of the file system."""
    places, reached = {}, 0

    def place(name, *shape):
        nonlocal reached
        size = 4
        for axis in shape:
            size *= axis
        places[name] = entry(reached, reached + size, list(shape))
        reached += size

    place("embeddings.word_embeddings.weight", VOCABULARY, WIDTH)
    for number in range(LAYERS):
        for name in ("query", "key", "value", "output"):
            place(f"encoder.layer.{number}.attention.{name}.weight", WIDTH, WIDTH)
        place(f"encoder.layer.{number}.intermediate.dense.weight", HIDDEN, WIDTH)
        place(f"encoder.layer.{number}.intermediate.dense.bias", HIDDEN)
        place(f"encoder.layer.{number}.output.dense.weight", WIDTH, HIDDEN)
        place(f"encoder.layer.{number}.output.dense.bias", WIDTH)
    header = framed(places)
    with path.open("wb") as file:
        file.write(header)
        file.truncate(len(header) + reached)
    return path


def test_peak_of_opening_and_of_one_layer(tmp_path):
    path = large(tmp_path / "model.safetensors")
    assert path.stat().st_size > 89e6
    opened, loaded, shape = peaks(path)
    assert shape == [WIDTH, HIDDEN]
    assert opened < 5e6
    assert loaded < PEAK


def test_opening_is_instant(tmp_path):
    path = large(tmp_path / "model.safetensors")
    start = time.perf_counter()
    candidates = scan(path).candidates
    assert time.perf_counter() - start < 5
    assert [candidate.layer for candidate in candidates] == list(range(LAYERS))
    assert load(candidates[5]).block.w2.shape == (HIDDEN, WIDTH)
