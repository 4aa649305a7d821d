"""Which activation the ``config.json`` beside a checkpoint suggests, and what is said about it."""

import json

import pytest

from gelu_desktop.model.checkpoint import suggest
from gelu_desktop.numerics.approximations import FUNCTIONS

SAID = [
    ({"hidden_act": "gelu"}, "gelu", "hidden_act = gelu"),
    ({"hidden_act": "gelu_pytorch_tanh"}, "gelu_tanh", "hidden_act = gelu_pytorch_tanh"),
    ({"hidden_act": "quick_gelu"}, "gelu_sigmoid", "hidden_act = quick_gelu"),
    ({"hidden_act": "silu", "model_type": "llama"}, "silu", "hidden_act = silu"),
    ({"activation_function": "gelu_new", "model_type": "gpt2"}, "gelu_tanh", "gelu_new"),
    ({"activation": "gelu", "model_type": "distilbert"}, "gelu", "activation = gelu"),
    ({"hidden_act": "relu2"}, "relu_squared", "relu2"),
    ({"afn": "gelu", "model_type": "openai-gpt"}, "gelu_tanh", "mean gelu_new"),
    ({"feed_forward_proj": "relu", "model_type": "t5"}, "relu", "feed_forward_proj = relu"),
    ({"feed_forward_proj": "gated-gelu", "model_type": "t5"}, "gelu_tanh", "the tanh form"),
    ({"feed_forward_proj": "gated-silu"}, "silu", "gated-silu"),
    ({"feed_forward_proj": "gated-gelu", "dense_act_fn": "gelu_new"}, "gelu_tanh", "dense_act_fn"),
    ({"hidden_act": "gelu", "model_type": "gemma"}, "gelu_tanh", "mean gelu_pytorch_tanh"),
    (
        {"hidden_act": "gelu", "hidden_activation": None, "model_type": "gemma"},
        "gelu_tanh",
        "models of type gemma mean gelu_pytorch_tanh",
    ),
    (
        {"hidden_act": "gelu", "hidden_activation": "gelu_pytorch_tanh"},
        "gelu_tanh",
        "hidden_activation = gelu_pytorch_tanh, but also hidden_act = gelu",
    ),
    ({"hidden_act": "silu", "model_type": "gpt_oss"}, "gelu_sigmoid", "mean quick_gelu"),
    ({"model_type": "bloom"}, "gelu_tanh_factored", "type bloom have bloom_gelu built in"),
    ({"text_config": {"hidden_act": "silu"}, "vision_config": {}}, "silu", "silu"),
    ({"hidden_act": "gleu"}, None, "hidden_act = gleu, which is no activation known here. Did"),
    ({"hidden_act": "geglu_v7"}, None, "no activation known here"),
    ({"hidden_act": ["gelu"]}, None, "no activation known here"),
    ({"hidden_act": {"name": "gelu"}}, None, "no activation known here"),
    ({"hidden_act": "{x}"}, None, "{x}"),
    ({"hidden_act": ""}, None, "names no activation"),
    ({"model_type": "bert"}, None, "names no activation"),
    ({"model_type": ["bloom"]}, None, "names no activation"),
]


@pytest.mark.parametrize(("config", "function", "words"), SAID)
def test_suggestion(tmp_path, config, function, words):
    (tmp_path / "config.json").write_text(json.dumps(config))
    found = suggest(tmp_path / "model.safetensors")
    assert found.function == function
    assert words in found.reason()
    assert function is None or function in FUNCTIONS
    assert (function is None) == ("hoose" in found.reason())


@pytest.mark.parametrize(
    ("config", "reason"),
    [
        ({"hidden_act": "gelu"}, "config.json says hidden_act = gelu."),
        (
            {"dense_act_fn": "gelu_new", "feed_forward_proj": "gated-gelu"},
            "config.json says dense_act_fn = gelu_new.",
        ),
    ],
)
def test_one_name_is_told_alone(tmp_path, config, reason):
    """What T5 says in `dense_act_fn` it says once more in `feed_forward_proj`."""
    (tmp_path / "config.json").write_text(json.dumps(config))
    assert suggest(tmp_path / "model.safetensors").reason() == reason


def test_no_config(tmp_path):
    found = suggest(tmp_path / "model.safetensors")
    assert found.function is None
    assert "no config.json beside model.safetensors" in found.reason()


@pytest.mark.parametrize(
    "content", [b"", b"{", b"[]", b"\xff", b"[" * 100_000, b'{"a":"' + b"a" * 2**21 + b'"}']
)
def test_config_that_cannot_be_read(tmp_path, content):
    (tmp_path / "config.json").write_bytes(content)
    found = suggest(tmp_path / "model.safetensors")
    assert found.function is None
    assert "cannot be read as JSON" in found.reason()


@pytest.mark.parametrize(("size", "function"), [(2**20, "gelu"), (2**20 + 1, None)])
def test_a_config_of_a_mebibyte_is_read_and_no_larger_one(tmp_path, size, function):
    (tmp_path / "config.json").write_text('{"hidden_act": "gelu"}'.ljust(size))
    assert suggest(tmp_path / "model.safetensors").function == function


def test_folder_in_place_of_the_config(tmp_path):
    (tmp_path / "config.json").mkdir()
    assert suggest(tmp_path / "model.safetensors").function is None


def test_byte_order_mark(tmp_path):
    (tmp_path / "config.json").write_bytes(b'\xef\xbb\xbf{"hidden_act": "gelu"}')
    assert suggest(tmp_path / "model.safetensors").function == "gelu"


def test_coefficients_of_another_implementation(tmp_path):
    (tmp_path / "config.json").write_text('{"hidden_act": "gelu_fast"}')
    found = suggest(tmp_path / "model.safetensors")
    assert found.function == "gelu_tanh_factored"
    assert found.coefficients == {"c": 0.7978845608}


@pytest.mark.parametrize(
    ("layer", "function"),
    [
        ("text_model.encoder.layers.0", "gelu_sigmoid"),
        ("vision_model.encoder.layers.0", "gelu_tanh"),
        ("vision_tower.encoder.layers.0", "gelu_tanh"),
        ("layers.0", "gelu_sigmoid"),
    ],
)
def test_layer_decides_between_text_and_vision(tmp_path, layer, function):
    config = {
        "text_config": {"hidden_act": "quick_gelu"},
        "vision_config": {"hidden_act": "gelu_new"},
        "hidden_act": "relu",
    }
    (tmp_path / "config.json").write_text(json.dumps(config))
    assert suggest(tmp_path / "model.safetensors", layer).function == function


@pytest.mark.parametrize(
    ("layer", "function"),
    [
        ("encoder.layers.0", "relu"),
        ("model.decoder.layers.0", "silu"),
        ("audio_tower.layers.0", "gelu_tanh"),
        ("layers.0", "gelu"),
    ],
)
def test_a_part_speaks_for_the_layers_that_have_its_name(tmp_path, layer, function):
    config = {
        "encoder": {"activation": "relu"},
        "decoder": {"activation": "silu"},
        "audio_config": {"hidden_act": "gelu_new"},
        "hidden_act": "gelu",
    }
    (tmp_path / "config.json").write_text(json.dumps(config))
    assert suggest(tmp_path / "model.safetensors", layer).function == function


def test_reason_in_another_language():
    def translate(context, text):
        return f"{context}: {text}"

    from gelu_desktop.model.layer import Suggestion

    found = Suggestion("gelu", {}, "It says {name}.", {"name": "gelu"})
    assert found.reason(translate) == "Checkpoint: It says gelu."
    with pytest.raises(ValueError, match="no function"):
        Suggestion("gleu", {}, "")
