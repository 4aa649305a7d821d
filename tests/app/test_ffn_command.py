"""What `ffn` prints, and what it refuses."""

import json

import numpy as np
import pytest

from gelu_desktop.__main__ import main
from gelu_desktop.model.ffn_batch import compute
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.result import Result
from gelu_desktop.model.sample import sample
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import FUNCTIONS

SMALL = ("--width", "24", "--tokens", "12")


def run(capsys, *arguments, code=0):
    assert main(("ffn", *arguments)) == code
    return capsys.readouterr()


def read(capsys, *arguments):
    out, err = run(capsys, *arguments, "--format", "json")
    assert err == ""
    return json.loads(out)


@pytest.fixture
def checkpoint(tmp_path):
    generator = np.random.default_rng(0)
    arrays = {
        f"h.{index}.mlp.{name}.weight": generator.standard_normal(shape).astype(np.float32)
        for index in range(3)
        for name, shape in {"c_fc": (6, 24), "c_proj": (24, 6)}.items()
    }
    path = tmp_path / "model.npz"
    np.savez(path, **arrays)
    config = json.dumps({"activation_function": "gelu_new"})
    (tmp_path / "config.json").write_text(config, encoding="utf-8")
    return path, arrays


def test_the_same_seed_gives_the_numbers_of_the_panel(capsys):
    found = read(capsys, *SMALL, "--seed", "7", "--weights", "he")
    settings = FfnSettings(source="synthetic", width=24, batch=12, seed=7, rule="he")
    batch = compute(Result(State(ffn=settings)).batch_asked)
    assert found["relative_difference"] == batch.difference.relative
    assert found["pre_activation"]["std"] == batch.statistics[0].std
    assert found["compared"]["zeros"] == batch.statistics[1].exact_zeros
    assert (found["source"], found["layer"], found["shape"]) == ("synthetic", None, [24, 96])
    assert found["max_difference"] == abs(found["signed"])


@pytest.mark.parametrize("other", ["gelu_tanh", "gelu_sigmoid", "relu"])
def test_the_trained_layer_as_by_hand(capsys, other):
    found = read(capsys, "--source", "sample", "--compare", other)
    block = sample().layer.block
    pre = sample().states.astype(float) @ block.w1.astype(float) + block.b1
    first, second = (
        FUNCTIONS[name].evaluate(pre, 0) @ block.w2.astype(float) + block.b2
        for name in ("gelu", other)
    )
    wanted = np.linalg.norm(second - first) / np.linalg.norm(first)
    assert found["relative_difference"] == pytest.approx(wanted, rel=1e-8)
    assert found["max_difference"] == pytest.approx(np.max(np.abs(second - first)), rel=1e-8)
    assert found["pre_activation"]["negative"] == pytest.approx(0.8017, abs=1e-4)
    assert found["layer"] == 3
    assert (found["zeros"], found["dead"], found["tokens"]) == (0, 0, 78)
    assert found["seed"] is None


def test_dead_units_are_those_of_the_first_function(capsys):
    found = read(capsys, "--width", "24", "--tokens", "1", "--activation", "relu")
    assert found["dead"] == round(found["zeros"] * found["shape"][1]) > 0


def test_a_layer_of_a_file_with_hidden_states(capsys, checkpoint, tmp_path):
    path, arrays = checkpoint
    states = np.random.default_rng(1).standard_normal((5, 6))
    np.save(tmp_path / "states.npy", states)
    found = read(
        capsys, "--source", str(path), "--layer", "2", "--inputs", str(tmp_path / "states.npy")
    )
    assert found["activation"] == "gelu_tanh"
    assert "gelu_new" in found["reason"]
    assert (found["layer"], found["layer_name"], found["shape"]) == (2, "h.2", [6, 24])
    pre = states @ arrays["h.2.mlp.c_fc.weight"].astype(float)
    assert found["pre_activation"]["mean"] == pytest.approx(pre.mean(), rel=1e-6)
    assert found["tokens"] == 5


def test_noise_enters_where_no_states_are_given(capsys, checkpoint):
    found = read(capsys, "--source", str(checkpoint[0]), "--tokens", "9", "--activation", "silu")
    assert (found["inputs"], found["tokens"], found["activation"]) == ("noise", 9, "silu")


def test_an_activation_that_nobody_tells_is_asked_for(capsys, checkpoint):
    path, _ = checkpoint
    path.with_name("config.json").unlink()
    err = run(capsys, "--source", str(path), code=2).err
    assert "--activation is missing" in err
    out = run(capsys, "--source", str(path), "--activation", "gelu").out
    assert "choose" not in out
    assert "trained with         unknown; --activation says gelu" in out
    assert read(capsys, "--source", str(path), "--activation", "gelu")["reason"] is None


def test_layers_are_counted_from_0_in_text_and_json(capsys, checkpoint):
    path, arrays = checkpoint
    given = ("--source", str(path), "--layer", "1")
    assert "layer                1, counted from 0 (h.1)\n" in run(capsys, *given).out
    assert read(capsys, *given)["layer"] == 1
    first, second = arrays["h.0.mlp.c_fc.weight"], arrays["h.0.mlp.c_proj.weight"]
    np.savez(path, one=first, two=second)
    given = ("--source", str(path), "--activation", "gelu")
    found = read(capsys, *given)
    assert found["layer"] == 0
    assert f"layer                0, counted from 0 ({found['layer_name']})\n" in (
        run(capsys, *given).out
    )


def test_states_of_several_sentences_are_counted_as_they_are_stored(capsys, checkpoint, tmp_path):
    states = tmp_path / "states.npy"
    np.save(states, np.random.default_rng(1).standard_normal((2, 5, 6)))
    given = ("--source", str(checkpoint[0]), "--inputs", str(states))
    found = read(capsys, *given)
    assert (found["tokens"], found["input_shape"]) == (10, [2, 5])
    assert f"{states}, 2 × 5 tokens" in run(capsys, *given).out
    np.save(states, np.ones((3, 6)))
    assert read(capsys, *given)["input_shape"] == [3]
    assert "×" not in run(capsys, *given).out


def test_the_token_that_changes_most_is_named(capsys):
    found = read(capsys, "--source", "sample")
    assert found["token"] == sample().tokens[found["at"][0]]
    out = run(capsys, "--source", "sample").out
    token, element = (index + 1 for index in found["at"])
    assert f"at token {token}, “{found['token']}”, element {element}\n" in out
    assert read(capsys, *SMALL)["token"] is None


def test_the_text_says_what_near_zero_and_the_input_are(capsys):
    out = run(capsys, *SMALL).out
    assert "below 0.01 in magnitude" in out
    assert "input                normalised noise\n" in out
    assert "hidden states of sentences" in run(capsys, "--source", "sample").out


def test_gated_blocks_and_formats(capsys):
    found = read(capsys, *SMALL, "--gated", "--compare", "gelu", "--number-format", "bf16")
    assert (found["gated"], found["shape"]) == (True, [24, 64])
    assert found["number_format"] == "bfloat16"
    assert 1e-5 < found["relative_difference"] < 1e-2


def test_the_text_has_the_numbers(capsys):
    out = run(capsys, "--source", "sample").out
    assert "384 → 1536 → 384" in out
    assert "0.361069" in out


@pytest.mark.parametrize(
    "wrong",
    [
        ("--width", "0"),
        ("--width", "2.5"),
        ("--weights", "zeros"),
        ("--activation", "glue"),
        ("--number-format", "int8"),
        ("--layer", "1"),
        ("--inputs", "x.npy"),
        ("--source", "sample", "--seed", "1"),
        ("--source", "sample", "--width", "8"),
    ],
)
def test_what_does_not_make_sense_is_refused(capsys, wrong):
    out, err = run(capsys, *wrong, code=2)
    assert out == ""
    assert "Traceback" not in err


def test_files_that_are_no_checkpoint_fail_in_words(capsys, tmp_path, checkpoint):
    page = tmp_path / "page.safetensors"
    page.write_text("<!doctype html><title>404</title>", encoding="utf-8")
    for source in (page, tmp_path / "gone.npz", tmp_path):
        out, err = run(capsys, "--source", str(source), code=1)
        assert out == ""
        assert err.startswith("gelu-desktop: ")
        assert "Traceback" not in err
    assert (
        "has no layer 9" in run(capsys, "--source", str(checkpoint[0]), "--layer", "9", code=2).err
    )
