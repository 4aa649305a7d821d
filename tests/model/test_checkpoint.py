"""Feed-forward blocks out of checkpoints: which are found, and whether they answer rightly."""

import contextlib

import ml_dtypes
import numpy as np
import pytest
from checkpoints import NAMES, archived, block, drawn, entry, framed, npy, safetensors
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from gelu_desktop.model.checkpoint import UNNAMED, CheckpointError, load, load_states, scan
from gelu_desktop.model.checkpoint.naming import natural
from gelu_desktop.model.checkpoint.search import UNNAMED_MAX

WIDTH, HIDDEN = 8, 32


def write(path, arrays):
    if path.suffix == ".npz":
        path.write_bytes(archived({f"{name}.npy": npy(array) for name, array in arrays.items()}))
    else:
        path.write_bytes(safetensors(arrays))
    return path


def turned(arrays):
    """Return w1, b1, w2, b2 as PyTorch keeps them: [outputs, inputs]."""
    w1, b1, w2, b2 = arrays
    return w1.T, b1, w2.T, b2


def named(prefix, up, down, arrays, suffix="weight"):
    w1, b1, w2, b2 = arrays
    return {
        f"{prefix}{up}.{suffix}": w1,
        f"{prefix}{up}.bias": b1,
        f"{prefix}{down}.{suffix}": w2,
        f"{prefix}{down}.bias": b2,
    }


def plain(arrays, x):
    w1, b1, w2, b2 = arrays
    return np.tanh(x @ w1 + b1) @ w2 + b2


def answer(layer, x):
    return layer.block.forward(x, np.tanh).output


PLAIN = [
    ("encoder.layer.3.", "intermediate.dense", "output.dense", "BERT", 3),
    ("roberta.encoder.layer.11.", "intermediate.dense", "output.dense", "BERT", 11),
    ("vit.encoder.layer.0.", "intermediate.dense", "output.dense", "ViT", 0),
    ("encoder.albert_layer_groups.0.albert_layers.0.", "ffn", "ffn_output", "ALBERT", 0),
    ("transformer.layer.5.", "ffn.lin1", "ffn.lin2", "DistilBERT", 5),
    ("transformer.h.2.", "mlp.fc_in", "mlp.fc_out", "GPT-J", 2),
    ("gpt_neox.layers.1.", "mlp.dense_h_to_4h", "mlp.dense_4h_to_h", "GPT-NeoX", 1),
    ("encoder.block.4.layer.1.", "DenseReluDense.wi", "DenseReluDense.wo", "T5", 4),
    ("blocks.7.", "mlp.fc1", "mlp.fc2", "ViT", 7),
    ("encoder.layers.encoder_layer_6.", "mlp.linear_1", "mlp.linear_2", "ViT", 6),
    ("encoder.layers.9.", "feed_forward.intermediate_dense", "feed_forward.output_dense", None, 9),
    ("model.decoder.layers.10.", "fc1", "fc2", "generic", 10),
    ("vision_model.encoder.layers.3.", "mlp.fc1", "mlp.fc2", "ViT", 3),
    ("layers.0.", "linear1", "linear2", "generic", 0),
    ("model.layers.8.mlp.", "up_proj", "down_proj", "generic", 8),
    ("net.", "0", "2", "generic", None),
    ("", "0", "3", "generic", None),
]


@pytest.mark.parametrize(("prefix", "up", "down", "kind", "number"), PLAIN)
@pytest.mark.parametrize("suffix", ["safetensors", "npz"])
def test_plain_block(tmp_path, prefix, up, down, kind, number, suffix):
    weights = block()
    path = write(tmp_path / f"model.{suffix}", named(prefix, up, down, turned(weights)))
    found = scan(path)
    assert (found.tensors, found.size, found.path) == (4, path.stat().st_size, path)
    (candidate,) = found.candidates
    assert candidate.layer == number
    assert candidate.kind == (kind or "wav2vec2")
    assert candidate.shape == (WIDTH, HIDDEN)
    assert candidate.dtype == "F32"
    assert not candidate.gated
    assert not candidate.transposed
    assert candidate.name.startswith(prefix.rstrip("."))
    layer = load(candidate)
    x = drawn(5, WIDTH)
    assert np.allclose(answer(layer, x), plain(weights, x), rtol=1e-5, atol=1e-6)
    assert layer.source == f"model.{suffix}: {candidate.name}"
    assert layer.suggestion.function is None


TURNS = [
    (("h.0.mlp.c_fc", "h.0.mlp.c_proj", "weight"), True, (32, 8, 4)),  # GPT-2's Conv1D
    (("h.0.mlp.c_fc", "h.0.mlp.c_proj", "weight"), False, (32, 4)),  # the same in torch.nn.Linear
    (("layer/0/intermediate/dense", "layer/0/output/dense", "kernel"), True, (32, 8, 4)),
    (("encoder.layers_3.fc1", "encoder.layers_3.fc2", "kernel"), True, (32, 8, 4)),
]


@pytest.mark.parametrize(
    ("names", "transposed", "hidden"),
    [(names, transposed, hidden) for names, transposed, sizes in TURNS for hidden in sizes],
)
def test_orientation(tmp_path, names, transposed, hidden):
    """Biases decide, whatever the names and shapes suggest."""
    up, down, suffix = names
    weights = block(WIDTH, hidden)
    kept = weights if transposed else turned(weights)
    path = write(tmp_path / "model.safetensors", named("", up, down, kept, suffix))
    (candidate,) = scan(path).candidates
    assert candidate.transposed is transposed
    assert candidate.shape == (WIDTH, hidden)
    x = drawn(5, WIDTH)
    assert np.allclose(answer(load(candidate), x), plain(weights, x), rtol=1e-5, atol=1e-6)


def test_more_hidden_units_decide_without_biases(tmp_path):
    w1, _, w2, _ = block()
    for kept, transposed in (((w1, w2), True), ((w1.T, w2.T), False)):
        arrays = dict(zip(("h.0.mlp.c_fc.weight", "h.0.mlp.c_proj.weight"), kept, strict=True))
        (candidate,) = scan(write(tmp_path / "a.safetensors", arrays)).candidates
        assert candidate.transposed is transposed
        assert candidate.shape == (WIDTH, HIDDEN)
        layer = load(candidate)
        assert np.array_equal(layer.block.w1, w1)
        assert np.array_equal(layer.block.b1, np.zeros(HIDDEN))


GATED = [
    ("model.layers.3.mlp.", "gate_proj", "up_proj", "down_proj", "LLaMA", 3),
    ("model.layers.3.block_sparse_moe.experts.7.", "w1", "w3", "w2", "LLaMA", 3),
    ("encoder.block.2.layer.1.DenseReluDense.", "wi_0", "wi_1", "wo", "T5", 2),
]


def gated(arrays, x):
    w1, v, w2 = arrays
    return (np.tanh(x @ w1) * (x @ v)) @ w2


def test_gate_without_expansion_keeps_its_orientation(tmp_path):
    """An expert of a mixture can have fewer hidden units than a token has numbers."""
    w1, v, w2 = drawn(8, 4), drawn(8, 4, seed=1), drawn(4, 8)
    names = ("mlp.gate_proj.weight", "mlp.up_proj.weight", "mlp.down_proj.weight")
    arrays = dict(zip(names, (w1.T, v.T, w2.T), strict=True))
    (candidate,) = scan(write(tmp_path / "a.safetensors", arrays)).candidates
    assert candidate.shape == (8, 4)


@pytest.mark.parametrize(("prefix", "acts", "linear", "down", "kind", "number"), GATED)
def test_gated_block(tmp_path, prefix, acts, linear, down, kind, number):
    w1, v, w2 = drawn(8, 24), drawn(8, 24, seed=1), drawn(24, 8)
    arrays = {
        f"{prefix}{name}.weight": array.T for name, array in ((acts, w1), (linear, v), (down, w2))
    }
    (candidate,) = scan(write(tmp_path / "model.safetensors", arrays)).candidates
    assert (candidate.kind, candidate.layer, candidate.gated) == (kind, number, True)
    assert candidate.shape == (8, 24)
    x = drawn(5, 8)
    assert np.allclose(answer(load(candidate), x), gated((w1, v, w2), x), rtol=1e-5, atol=1e-6)


@pytest.mark.parametrize(
    ("up", "down", "first"),
    [
        ("mlp.gate_up_proj", "mlp.down_proj", True),
        ("mlp.Wi", "mlp.Wo", True),
        ("mlp.weights_in", "mlp.weights_out", True),
        ("mlp.w12", "mlp.w3", True),
        ("ff.net.0.proj", "ff.net.2", False),
    ],
)
def test_fused_gate(tmp_path, up, down, first):
    w1, v, w2 = drawn(8, 24), drawn(8, 24, seed=1), drawn(24, 8)
    halves = [w1.T, v.T] if first else [v.T, w1.T]
    bias = np.concatenate([np.zeros(24), np.ones(24)][:: 1 if first else -1]).astype(np.float32)
    arrays = {
        f"layers.1.{up}.weight": np.concatenate(halves),
        f"layers.1.{up}.bias": bias,
        f"layers.1.{down}.weight": w2.T,
    }
    (candidate,) = scan(write(tmp_path / "model.safetensors", arrays)).candidates
    assert candidate.gated
    assert candidate.shape == (8, 24)
    layer = load(candidate)
    x = drawn(5, 8)
    expected = (np.tanh(x @ w1) * (x @ v + 1)) @ w2
    assert np.allclose(answer(layer, x), expected, rtol=1e-5, atol=1e-6)


def test_attention_is_no_feed_forward_block(tmp_path):
    square, wide = drawn(8, 8), drawn(100, 8)
    others = {
        "embeddings.word_embeddings.weight": wide,
        "lm_head.weight": wide,
        "encoder.layer.0.attention.self.query.weight": square,
        "encoder.layer.0.attention.output.dense.weight": square,
        "encoder.layer.0.output.LayerNorm.weight": np.ones(8, np.float32),
    }
    weights = named("encoder.layer.0.", "intermediate.dense", "output.dense", turned(block()))
    (candidate,) = scan(write(tmp_path / "model.safetensors", others | weights)).candidates
    assert candidate.name == "encoder.layer.0"
    path = write(tmp_path / "none.safetensors", others)
    with pytest.raises(CheckpointError, match="no two that could be a feed-forward block"):
        scan(path)


def test_matrices_that_meet_at_one_end_only_are_no_block(tmp_path):
    arrays = {"fc1.weight": drawn(16, 8), "fc2.weight": drawn(8, 24)}
    with pytest.raises(CheckpointError, match=r"has 2 arrays, but no two that could be"):
        scan(write(tmp_path / "a.safetensors", arrays))


def test_a_name_counts_from_a_dot_on(tmp_path):
    arrays = named("h.0.my", "mlp.c_fc", "mlp.c_proj", block())
    found = scan(write(tmp_path / "a.safetensors", arrays)).candidates
    assert {candidate.kind for candidate in found} == {UNNAMED}


def test_layers_are_listed_in_the_order_of_their_numbers(tmp_path):
    arrays = {}
    for number in (10, 9, 2, 0):
        arrays |= named(f"layer.{number}.", "fc1", "fc2", turned(block()))
    found = scan(write(tmp_path / "model.safetensors", arrays)).candidates
    assert [candidate.layer for candidate in found] == [0, 2, 9, 10]


def test_only_numbers_are_sorted_by_their_length():
    names = ["a.10.b", "a.9.c.10", "a.9.c.9", "a.9.bbbb"]
    assert sorted(names, key=natural) == ["a.9.bbbb", "a.9.c.9", "a.9.c.10", "a.10.b"]


def test_plain_names_of_arrays(tmp_path):
    weights = block()
    arrays = dict(zip(("W1", "b1", "W2", "b2"), weights, strict=True))
    (candidate,) = scan(write(tmp_path / "model.npz", arrays)).candidates
    assert (candidate.kind, candidate.transposed, candidate.shape) == ("generic", True, (8, 32))
    assert np.array_equal(load(candidate).block.b1, weights[1])


def test_unnamed_pair_is_offered_both_ways(tmp_path):
    w1, _, w2, _ = block()
    found = scan(write(tmp_path / "model.npz", {"arr_0": w1, "arr_1": w2})).candidates
    assert {candidate.kind for candidate in found} == {UNNAMED}
    assert {candidate.name for candidate in found} == {"arr_1 → arr_0", "arr_0 → arr_1"}
    assert {candidate.shape for candidate in found} == {(WIDTH, HIDDEN)}
    chosen = next(candidate for candidate in found if candidate.transposed)
    assert np.array_equal(load(chosen).block.w1, w1)
    other = next(candidate for candidate in found if not candidate.transposed)
    assert np.array_equal(load(other).block.w1, w2.T)


def test_vectors_behind_unnamed_matrices_are_their_biases(tmp_path):
    arrays = {f"arr_{number}": array for number, array in enumerate(block())}
    candidate, *others = scan(write(tmp_path / "model.npz", arrays)).candidates
    assert all(None in (other.up.bias, other.down.bias) for other in others)
    assert (candidate.name, candidate.transposed) == ("arr_0 → arr_2", True)
    assert np.array_equal(load(candidate).block.b1, arrays["arr_1"])


def test_unnamed_pairs_do_not_flood_the_list(tmp_path):
    arrays = {f"arr_{number}": drawn(*((4, 8), (8, 4))[number % 2]) for number in range(400)}
    found = scan(write(tmp_path / "model.npz", arrays)).candidates
    assert len(found) == UNNAMED_MAX


FORMATS = [dtype for dtype in NAMES if dtype.kind != "i"]


@pytest.mark.parametrize("dtype", FORMATS, ids=str)
def test_every_format_is_decoded_exactly(tmp_path, dtype):
    """Every bit pattern of 16 and of 8 bits, but what is not finite."""
    if dtype.itemsize > 2:
        values = drawn(256, 256).astype(dtype).ravel()
        values[:6] = [0.0, -0.0, np.finfo(dtype).tiny, np.finfo(dtype).max, 1e-40, 0.1]
    else:
        bits = np.uint16 if dtype.itemsize == 2 else np.uint8
        values = np.arange(np.iinfo(bits).max + 1, dtype=bits).view(dtype)
        with np.errstate(invalid="ignore"):
            values = np.where(np.isfinite(values), values, dtype.type(0))
    w1 = values.reshape(16, -1)
    arrays = {"fc1.kernel": w1, "fc2.kernel": np.zeros(w1.shape[::-1], dtype)}
    path = tmp_path / "model.safetensors"
    path.write_bytes(safetensors(arrays))
    (candidate,) = scan(path).candidates
    assert candidate.dtype == NAMES[dtype]
    loaded = load(candidate).block.w1
    assert loaded.dtype == (np.float64 if dtype == np.float64 else np.float32)
    assert np.array_equal(loaded.astype(np.float64), w1.astype(np.float64))
    assert np.array_equal(np.signbit(loaded), np.signbit(w1.astype(np.float64)))


@pytest.mark.parametrize("dtype", ["<f2", "<f4", "<f8", ">f2", ">f4", ">f8"])
@pytest.mark.parametrize("order", ["C", "F"])
def test_arrays_of_numpy_in_every_layout(tmp_path, dtype, order):
    w1, _, w2, _ = (np.asarray(array, dtype, order=order) for array in block())
    (candidate,) = scan(write(tmp_path / "model.npz", {"w1": w1, "w2": w2})).candidates
    assert np.array_equal(load(candidate).block.w1, w1)
    assert np.array_equal(load(candidate).block.w2, w2)


def test_mixed_precision_becomes_the_wider_one(tmp_path):
    weights = block()
    weights[3] = weights[3].astype(np.float64)
    arrays = named("", "fc1", "fc2", turned(weights))
    layer = load(scan(write(tmp_path / "model.safetensors", arrays)).candidates[0])
    names = ("w1", "b1", "w2", "b2")
    assert {getattr(layer.block, name).dtype for name in names} == {np.dtype(np.float64)}
    assert not any(getattr(layer.block, name).flags.writeable for name in names)


@pytest.mark.parametrize(
    ("name", "shape"),
    [
        ("up_proj.weight_scale", ()),
        ("up_proj.weight_scale", (1,)),
        ("up_proj.weight_scale", (1, 1)),
        ("up_proj.weight_scale", (300, 1)),
        ("up_proj.weight_scale", (1, 200)),
        ("up_proj.weight_scale", (300,)),
        ("up_proj.weight_scale_inv", (3, 2)),
    ],
)
def test_scales_of_eight_bits(tmp_path, name, shape):
    rows, columns = 300, 200
    up = drawn(rows, columns).astype(ml_dtypes.float8_e4m3fn)
    scale = (1 + np.arange(np.prod(shape, dtype=int))).reshape(shape).astype(np.float32)
    arrays = {"up_proj.weight": up, "down_proj.weight": drawn(columns, rows), name: scale}
    layer = load(scan(write(tmp_path / "model.safetensors", arrays)).candidates[0])
    expected = up.astype(np.float32)
    row, column = np.ogrid[:rows, :columns]
    if shape == (3, 2):
        factor = scale[row // 128, column // 128]
    else:
        factor = scale if scale.ndim == 2 else scale.reshape(-1, 1)
    assert np.array_equal(layer.block.w1.T, expected * factor)


def test_scales_that_are_not_understood(tmp_path):
    arrays = {
        "up_proj.weight": drawn(300, 200).astype(ml_dtypes.float8_e5m2),
        "down_proj.weight": drawn(200, 300),
        "up_proj.weight_scale": drawn(7, 7),
    }
    (candidate,) = scan(write(tmp_path / "model.safetensors", arrays)).candidates
    with pytest.raises(CheckpointError, match="scales of the shape 7×7 in F32"):
        load(candidate)


@pytest.mark.parametrize("bad", [np.nan, np.inf])
def test_numbers_that_are_not_finite_are_refused(tmp_path, bad):
    weights = block()
    weights[2][3, 4] = bad
    path = write(tmp_path / "model.safetensors", named("", "fc1", "fc2", turned(weights)))
    with pytest.raises(CheckpointError, match=r"in fc2.weight .*: 1. With"):
        load(scan(path).candidates[0])


@pytest.mark.parametrize("bits", [0x7F81, 0x7FC0, 0xFFFF, 0xFF80])
def test_every_kind_of_nan_is_noticed_quietly(tmp_path, bits):
    """Casting a signalling NaN makes NumPy warn."""
    up = np.zeros((32, 8), ml_dtypes.bfloat16)
    up.view(np.uint16)[3, 3] = bits
    path = write(tmp_path / "a.safetensors", {"fc1.weight": up, "fc2.weight": drawn(8, 32)})
    with pytest.raises(CheckpointError, match=r"in fc1.weight .*: 1. With"):
        load(scan(path).candidates[0])


def test_a_layer_larger_than_the_limit(tmp_path, monkeypatch):
    from gelu_desktop.model.checkpoint import loading

    monkeypatch.setattr(loading, "WEIGHTS_MAX", 2 * WIDTH * HIDDEN - 1)
    path = write(tmp_path / "a.safetensors", named("", "fc1", "fc2", turned(block())))
    with pytest.raises(CheckpointError, match="has 512 weights; at most 511 are loaded"):
        load(scan(path).candidates[0])


def test_progress_and_cancel(tmp_path):
    weights = block(64, 6000)
    path = write(tmp_path / "a.safetensors", named("", "fc1", "fc2", turned(weights)))
    (candidate,) = scan(path).candidates
    told = []
    assert load(candidate, told.append) is not None
    assert told == sorted(told)
    # Four arrays; matrices of 64 × 6000 numbers come in two pieces of at most 2^20 bytes.
    assert told[-1] == 1.0
    assert len(told) == 6
    assert told[0] == pytest.approx(2**20 / (4 * (2 * 64 * 6000 + 6000 + 64)), rel=1e-12)
    asked = iter([False, True])
    told.clear()
    assert load(candidate, told.append, lambda: next(asked)) is None
    assert len(told) == 1


def test_a_file_that_changed_is_not_read(tmp_path):
    path = write(tmp_path / "a.safetensors", named("", "fc1", "fc2", turned(block())))
    (candidate,) = scan(path).candidates
    path.write_bytes(path.read_bytes()[:-8])
    with pytest.raises(CheckpointError, match="has changed since it was opened"):
        load(candidate)
    path.unlink()
    with pytest.raises(CheckpointError, match="cannot be read"):
        load(candidate)


def test_an_archive_whose_bytes_are_damaged(tmp_path):
    weights = block(64, 6000)[::2]
    path = write(tmp_path / "a.npz", dict(zip(("w1", "w2"), weights, strict=True)))
    content = bytearray(path.read_bytes())
    content[100_000] ^= 0xFF
    path.write_bytes(content)
    (candidate,) = scan(path).candidates
    with pytest.raises(CheckpointError, match="damaged or cut off"):
        load(candidate)


def test_the_name_of_a_file_promises_nothing(tmp_path):
    arrays = named("", "fc1", "fc2", turned(block()))
    path = write(tmp_path / "a.npz", arrays).rename(tmp_path / "b.safetensors")
    assert len(scan(path).candidates) == 1
    path = write(tmp_path / "a.safetensors", arrays).rename(tmp_path / "b.npz")
    assert len(scan(path).candidates) == 1


def test_a_header_whose_length_begins_like_a_pickle(tmp_path):
    """640 is 80 02 in bytes, with which pickled objects begin."""
    path = write(tmp_path / "a.safetensors", named("", "fc1", "fc2", turned(block())))
    content = path.read_bytes()
    length = int.from_bytes(content[:8], "little")
    header = content[8 : 8 + length].ljust(640)
    path.write_bytes((640).to_bytes(8, "little") + header + content[8 + length :])
    assert len(scan(path).candidates) == 1


def test_an_empty_array_may_be_listed_before_what_lies_before_it(tmp_path):
    end = 4 * WIDTH * HIDDEN
    header = {
        "none": entry(end, end, [0]),
        "fc1.weight": entry(0, end, [HIDDEN, WIDTH]),
        "fc2.weight": entry(end, 2 * end, [WIDTH, HIDDEN]),
    }
    path = tmp_path / "a.safetensors"
    path.write_bytes(framed(header, bytes(2 * end)))
    assert scan(path).tensors == 3


def test_names_can_be_printed(tmp_path):
    arrays = named("a\n\ud800\u202e.", "fc1", "fc2", turned(block()))
    (candidate,) = scan(write(tmp_path / "a.safetensors", arrays)).candidates
    assert candidate.name == "a\ufffd\ufffd\ufffd"
    assert load(candidate).source == "a.safetensors: a\ufffd\ufffd\ufffd"


@settings(max_examples=300, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(
    st.booleans(),
    st.lists(st.tuples(st.integers(0, 2000), st.integers(0, 255)), max_size=4),
    st.integers(0, 3000),
)
def test_damaged_files_are_refused_or_read_and_nothing_else(tmp_path, npz, changes, length):
    arrays = named("h.0.", "fc1", "fc2", turned(block(4, 12)))
    path = write(tmp_path / ("a.npz" if npz else "a.safetensors"), arrays)
    content = bytearray(path.read_bytes()[: max(length, 1)])
    for place, value in changes:
        content[place % len(content)] = value
    path.write_bytes(content)
    try:
        for candidate in scan(path).candidates:
            load(candidate)
    except CheckpointError as error:
        assert error.said()
    with contextlib.suppress(CheckpointError):
        load_states(path, 12)


def test_a_single_array_is_called_one(tmp_path):
    path = tmp_path / "a.npz"
    np.savez(path, w=drawn(3, 4))
    with pytest.raises(CheckpointError, match=r"a.npz has a single array, .* It has F32"):
        scan(path)


def test_any_two_unnamed_matrices_that_fit_are_offered(tmp_path):
    tall, flat = np.ones((16, 4), np.float32), np.ones((4, 16), np.float32)
    arrays = {"a": tall, "b": flat, "bar.w": flat, "c": np.ones(16, np.float32), "foo.w": tall}
    names = [each.name for each in scan(write(tmp_path / "model.npz", arrays)).candidates]
    wanted = {f"{up} → {down}" for up in ("a", "foo.w") for down in ("b", "bar.w")}
    assert wanted <= set(names)
    assert len(set(names)) == len(names) == 8
    assert names.index("bar.w → foo.w") < names.index("foo.w → bar.w")
