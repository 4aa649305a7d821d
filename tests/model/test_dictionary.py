import math
import re

import numpy as np
import pytest

from gelu_desktop.model import dictionary
from gelu_desktop.model.dictionary import ALIASES, ENTRIES, UnknownNameError, resolve, twins
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.numerics.errors import summarise

EXACT, TANH, QUICK = 0.8413447460685429, 0.8411919906082768, 0.8457957659328212
FAMILIES = {
    "gelu_erf": """BERT RoBERTa DistilBERT ELECTRA DeBERTa XLM-R ModernBERT GPT-NeoX Falcon BART
    Pegasus Marian Whisper wav2vec2 HuBERT ViT DeiT BEiT Swin ConvNeXt DINOv2 ViT-MAE SegFormer""",
    "gelu_tanh": "ALBERT GPT-1 GPT-2 GPT-J GPT-Neo Phi Gemma SigLIP StarCoder2 mT5 umT5",
    "gelu_tanh_factored": "BLOOM",
    "silu": "LLaMA Llama Mistral Mixtral Qwen2 Qwen3 Phi-3 Cohere OLMo2 DeepSeek-V3",
    "relu": "T5 OPT",
    "relu_squared": "Nemotron",
    "gelu_sigmoid": "CLIP gpt-oss",
}


def named(project, name=None, version=None):
    found = [
        entry
        for entry in ENTRIES
        if entry.project == project
        and name in (None, entry.name)
        and version in (None, entry.version)
    ]
    assert len(found) == 1, (project, name, version)
    return found[0]


def value(row, changed, x):
    return float(FUNCTIONS[row].evaluate(x, 0, changed))


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.project} {entry.name}")
def test_an_entry_is_complete(entry):
    assert entry.row in FUNCTIONS
    assert set(entry.coefficients) <= set(FUNCTIONS[entry.row].published())
    assert entry.project and entry.name and entry.source
    assert entry.trap.endswith(".") and not entry.trap.startswith(" ")
    assert re.search(r"#\d|@[0-9a-f]{7}|\d\.\d|documentation|/|-20|XLA|developer", entry.source)


def test_entries_differ():
    keys = [(entry.project, entry.version, entry.name) for entry in ENTRIES]
    assert len(set(keys)) == len(keys)


@pytest.mark.parametrize("row", FAMILIES)
def test_every_family_of_models_computes_what_its_configuration_says(row):
    ported = [entry for entry in ENTRIES if entry.version == "transformers 5.24.0"]
    for family in FAMILIES[row].split():
        rows = {entry.row for entry in ported if entry.project.split()[0] == family}
        if family == "Llama":
            rows -= {"gelu_erf"}
        assert rows == {row}, family


@pytest.mark.parametrize(
    ("project", "name", "row", "default"),
    [
        ("PyTorch", "torch.nn.GELU(), F.gelu(x)", "gelu_erf", True),
        ("PyTorch", 'F.gelu(x, approximate="tanh")', "gelu_tanh", False),
        ("JAX", "jax.nn.gelu(x)", "gelu_tanh", True),
        ("JAX", "jax.nn.gelu(x, approximate=False)", "gelu_erfc", False),
        ("Flax", "flax.linen.gelu(x)", "gelu_tanh", True),
        ("Keras", "keras.ops.gelu(x)", "gelu_tanh", True),
        ("Keras", "tf.keras.activations.gelu(x)", "gelu_erf", True),
        ("TensorFlow", "tf.nn.gelu(x)", "gelu_erf", True),
        ("ONNX", "Gelu", "gelu_erf", True),
        ("PaddlePaddle", "paddle.nn.functional.gelu(x)", "gelu_erf", True),
        ("OpenVINO", "Gelu", "gelu_erf", True),
        ("MindSpore", "mint.nn.functional.gelu(x)", "gelu_erf", True),
        ("MLX", "mlx.nn.gelu(x)", "gelu_erf", True),
        ("cuBLASLt", "CUBLASLT_EPILOGUE_GELU", "gelu_tanh", None),
        ("ONNX Runtime", "FastGelu (ROCm)", "gelu_tanh_exp", None),
        ("oneDNN", "gelu_erf (< AVX-512)", "gelu_as7126", None),
        ("XLA", "erf (float32)", "gelu_eigen", True),
        ("Apple BNNS", "GELUApproximation2", "gelu_hard", None),
    ],
)
def test_defaults(project, name, row, default):
    entry = named(project, name)
    assert (entry.row, entry.default) == (row, default)


@pytest.mark.parametrize(
    ("entry", "largest"),
    [
        (named("MLX", "mlx.nn.gelu_approx(x)", "< #989 (2024-04)"), 2.728e-4),
        (named("MLX", "mlx.nn.gelu_fast_approx(x)", "< #744 (2024-02)"), 0.01393),
        (named("MLX", "mlx.nn.gelu_fast_approx(x)", "≥ #744 (2024-02)"), 0.0203349),
        (named("Apple BNNS", "GELUApproximation2"), 0.295370),
        (named("I-BERT"), 0.018152),
        (named("oneDNN", "gelu_erf (< AVX-512)"), 2.1112e-7),
        (named("GPT-2"), 4.7324e-4),
    ],
    ids=lambda part: getattr(part, "name", part),
)
def test_figures_in_the_traps_are_measured(entry, largest):
    summary = summarise(FUNCTIONS[entry.row], dictionary.coefficients(entry), (-8.0, 8.0))
    assert summary.max == pytest.approx(largest, rel=5e-4)


ASKED_FOR = {
    ("PyTorch", 'F.gelu(x, approximate="tanh")'),
    ("JAX", "jax.nn.gelu(x, approximate=False)"),
    ("MLX", "mlx.nn.gelu_approx(x)"),
    ("MLX", "mlx.nn.gelu_fast_approx(x)"),
    ("hendrycks/GELUs", "sigmoid(1.702 * x) * x"),
    ("OpenCLIP", "ViT-B-32-quickgelu"),
    ("llama.cpp", "ggml_gelu_erf"),
    ("llama.cpp", "ggml_gelu_quick"),
    ("I-BERT", "IntGELU"),
}
NOTHING_CHOSEN = {
    *("Hugging Face", "oneDNN", "CUTLASS", "cuBLASLt", "FlashAttention", "Megatron-LM"),
    *("ONNX Runtime", "libxsmm", "Apple BNNS"),
}
"""Projects that have several by name, and none of them without one."""


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.project} {entry.name}")
def test_everything_else_is_what_one_gets_without_asking(entry):
    asked = (entry.project, entry.name) in ASKED_FOR
    assert entry.default is (None if entry.project in NOTHING_CHOSEN else not asked)


SHORTENED = ("gelu_tanh", "flash_attn.ops.activations", "gelu_fast", "BloomGelu", "bias_gelu_impl")


@pytest.mark.parametrize("name", SHORTENED)
def test_shortened_constants_move_no_result_by_more_than_1e_9(name):
    entry = next(entry for entry in ENTRIES if entry.name == name and entry.coefficients)
    row, x = FUNCTIONS[entry.row], np.linspace(-8, 8, 4001)
    assert np.max(np.abs(row.evaluate(x, 0, entry.coefficients) - row.evaluate(x))) < 1e-9


@pytest.mark.parametrize("name", [name for name in ALIASES if "c" in resolve(name)[1]])
def test_the_factor_of_an_alias_is_the_root_of_2_over_pi(name):
    assert resolve(name)[1]["c"] == pytest.approx(math.sqrt(2 / math.pi), rel=3e-9)


@pytest.mark.parametrize(
    ("names", "expected"),
    [
        ("gelu gelu_python gelu_exact gelu_erf", EXACT),
        ("gelu_new gelu_fast gelu_pytorch_tanh gelu_accurate gelu_python_tanh GELU_taylor", TANH),
        ("FastGelu fast_gelu gelu-new", TANH),
        ("quick_gelu QuickGELU quick-gelu gelu_quick", QUICK),
        ("silu swish SiLU", 1 / (1 + math.exp(-1))),
        ("relu2 relu_squared", 1.0),
        ("mish", 0.8650983882673103),
    ],
)
def test_aliases_mean_the_right_function(names, expected):
    for name in names.split():
        assert value(*resolve(name), 1.0) == pytest.approx(expected, abs=2e-9), name


def test_every_alias_and_every_row_is_known():
    for name in (*ALIASES, *FUNCTIONS):
        row, changed = resolve(name)
        assert math.isfinite(value(row, changed, -2.7)), name
    assert resolve(" GELU_New ") == ("gelu_tanh", {})


@pytest.mark.parametrize("name", ["gleu", "", "gelu_10", "own", "x" * 1000, "__class__"])
def test_an_unknown_name_lists_the_known(name):
    with pytest.raises(UnknownNameError) as caught:
        resolve(name)
    assert {*FUNCTIONS, *ALIASES} <= set(caught.value.known)
    assert len(caught.value.known) == len(set(caught.value.known))


def test_a_slip_is_recognised():
    with pytest.raises(UnknownNameError) as caught:
        resolve("gelu_newer")
    assert caught.value.near[0] == "gelu_new"


def test_twins_are_the_same_up_to_rounding():
    x = np.linspace(-8, 8, 2001)
    for name in ALIASES:
        row, changed = resolve(name)
        for other in twins(name):
            key, also = resolve(other)
            assert other != name
            assert np.allclose(
                FUNCTIONS[row].evaluate(x, 0, changed),
                FUNCTIONS[key].evaluate(x, 0, also),
                rtol=0,
                atol=2e-9,
            ), (name, other)
    assert {"gelu_accurate", "gelu_pytorch_tanh", "gelu_fast"} <= set(twins("gelu_new"))
    assert "quick_gelu" not in twins("gelu_new")


def test_words_find_entries():
    assert {entry.project for entry in dictionary.find("gemma")} == {
        "Gemma 1",
        "Gemma 2",
        "Gemma 3",
        "Gemma 1 (runtimes)",
    }
    assert dictionary.find("") == ENTRIES
    assert dictionary.find("PYTORCH tanh")[0].row == "gelu_tanh"
    assert dictionary.find("nothing of the kind") == ()


@pytest.mark.parametrize("entry", ENTRIES, ids=lambda entry: f"{entry.project} {entry.name}")
def test_choosing_an_entry_shows_its_function(entry):
    state = State(coefficients={"gelu_tanh.a": 0.05})
    state = state.replace(**dictionary.choice(entry, state.functions))
    if entry.row in APPROXIMATIONS:
        assert state.approximation == entry.row and state.show_approximation
    else:
        assert set(state.functions) == {*State.functions, entry.row}
    assert state.coefficients_of(entry.row) == dictionary.coefficients(entry)
