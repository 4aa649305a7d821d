"""Families of models: what their configuration says by default, and what it means."""

from gelu_desktop.model.dictionary.entry import NONE, Entry
from gelu_desktop.text import QT_TRANSLATE_NOOP

_PORT = "transformers 5.24.0"

_EXACT = QT_TRANSLATE_NOOP(
    "Dictionary",
    "gelu means the exact form: a runtime that knows only the tanh form shifts every activation"
    " by up to 4.7e-4.",
)
_KEY = QT_TRANSLATE_NOOP(
    "Dictionary",
    "The key is not hidden_act: a loader that looks for that name finds nothing and takes a"
    " default of its own.",
)
_CHECKPOINT = QT_TRANSLATE_NOOP(
    "Dictionary",
    "This is the default of the configuration, not of every checkpoint: read the checkpoint's own"
    " config.json.",
)
_STEM = QT_TRANSLATE_NOOP(
    "Dictionary",
    "Two keys decide: the convolutions before the network have feat_extract_activation.",
)
_TANH = QT_TRANSLATE_NOOP(
    "Dictionary",
    "Trained with the tanh form: torch.nn.GELU() without an argument is another function.",
)
_GATE = QT_TRANSLATE_NOOP(
    "Dictionary",
    "A gate: it multiplies a second projection, so it cannot be compared with the GELU of a plain"
    " block.",
)

_ROWS = (
    (
        "BERT",
        'hidden_act="gelu"',
        "gelu_erf",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Google's own code has been the tanh form since February 2019, this port is the exact"
            " one: which a checkpoint had depends on who trained it, and when.",
        ),
    ),
    ("RoBERTa", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    ("DistilBERT", 'activation="gelu"', "gelu_erf", _KEY),
    ("ELECTRA", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    (
        "DeBERTa v1, v2",
        'hidden_act="gelu"',
        "gelu_erf",
        QT_TRANSLATE_NOOP("Dictionary", "The pooler has a key of its own, pooler_hidden_act."),
    ),
    ("XLM-R", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    (
        "ModernBERT",
        'hidden_activation="gelu"',
        "gelu_erf",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The exact GELU is a gate here: it multiplies a second projection, and the key is"
            " hidden_activation.",
        ),
    ),
    ("GPT-NeoX", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    ("Falcon", 'activation="gelu"', "gelu_erf", _KEY),
    ("BART", 'activation_function="gelu"', "gelu_erf", _KEY),
    ("Pegasus", 'activation_function="gelu"', "gelu_erf", _CHECKPOINT),
    ("Marian", 'activation_function="gelu"', "gelu_erf", _CHECKPOINT),
    ("Whisper", 'activation_function="gelu"', "gelu_erf", _KEY),
    ("wav2vec2", 'hidden_act="gelu"', "gelu_erf", _STEM),
    ("HuBERT", 'hidden_act="gelu"', "gelu_erf", _STEM),
    (
        "ViT",
        'hidden_act="gelu"',
        "gelu_erf",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Google's JAX code calls nn.gelu(x), which is the tanh form in Flax; this port computes"
            " the exact one.",
        ),
    ),
    ("DeiT", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    ("BEiT", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    ("Swin", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    ("ConvNeXt", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    (
        "DINOv2",
        'hidden_act="gelu"',
        "gelu_erf",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "use_swiglu_ffn replaces the whole block, and with it GELU, by a gate with SiLU.",
        ),
    ),
    ("ViT-MAE", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    ("SegFormer", 'hidden_act="gelu"', "gelu_erf", _EXACT),
    ("ALBERT", 'hidden_act="gelu_new"', "gelu_tanh", _TANH),
    (
        "GPT-1",
        'afn="gelu"',
        "gelu_tanh",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "In this model alone gelu means gelu_new, the tanh form: its own table of names says"
            " so.",
        ),
    ),
    ("GPT-2", 'activation_function="gelu_new"', "gelu_tanh", _TANH),
    ("GPT-J", 'activation_function="gelu_new"', "gelu_tanh", _TANH),
    ("GPT-Neo", 'activation_function="gelu_new"', "gelu_tanh", _TANH),
    (
        "BLOOM",
        "BloomGelu",
        "gelu_tanh_factored",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "No key at all: the function is part of the model, with c = 0.79788456 and a gradient"
            " written by hand.",
        ),
    ),
    ("Phi", 'hidden_act="gelu_new"', "gelu_tanh", _TANH),
    (
        "Gemma 1",
        'hidden_act="gelu_pytorch_tanh"',
        "gelu_tanh",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The released configurations say gelu and mean the tanh form: loaders that took the"
            " word literally ran the exact one.",
        ),
    ),
    ("Gemma 2", 'hidden_activation="gelu_pytorch_tanh"', "gelu_tanh", _GATE),
    ("Gemma 3", 'hidden_activation="gelu_pytorch_tanh"', "gelu_tanh", _GATE),
    ("SigLIP", 'hidden_act="gelu_pytorch_tanh"', "gelu_tanh", _TANH),
    ("StarCoder2", 'hidden_act="gelu_pytorch_tanh"', "gelu_tanh", _TANH),
    (
        "mT5",
        'feed_forward_proj="gated-gelu"',
        "gelu_tanh",
        QT_TRANSLATE_NOOP(
            "Dictionary", "gated-gelu is read as gelu_new, the tanh form, and not as gelu."
        ),
    ),
    (
        "umT5",
        'feed_forward_proj="gated-gelu"',
        "gelu_tanh",
        QT_TRANSLATE_NOOP(
            "Dictionary", "gated-gelu is read as gelu_new, the tanh form, and not as gelu."
        ),
    ),
    ("LLaMA", 'hidden_act="silu"', "silu", _GATE),
    (
        "Llama 4",
        'hidden_act="silu"',
        "silu",
        QT_TRANSLATE_NOOP(
            "Dictionary", "This is the text model; its vision encoder says gelu, the exact form."
        ),
    ),
    ("Mistral", 'hidden_act="silu"', "silu", _GATE),
    ("Mixtral", 'hidden_act="silu"', "silu", _GATE),
    ("Qwen2", 'hidden_act="silu"', "silu", _GATE),
    ("Qwen3", 'hidden_act="silu"', "silu", _GATE),
    (
        "Phi-3",
        'hidden_act="silu"',
        "silu",
        QT_TRANSLATE_NOOP(
            "Dictionary", "Phi has tanh GELU, Phi-3 gates with SiLU: the family decides nothing."
        ),
    ),
    ("Cohere", 'hidden_act="silu"', "silu", _GATE),
    ("OLMo2", 'hidden_act="silu"', "silu", _GATE),
    ("DeepSeek-V3", 'hidden_act="silu"', "silu", _GATE),
    (
        "gpt-oss",
        'hidden_act="silu"',
        "gelu_sigmoid",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The configuration says silu, but the experts gate with x·σ(1.702x), x limited to at"
            " most 7: QuickGELU in disguise.",
        ),
    ),
    (
        "T5",
        'feed_forward_proj="relu"',
        "relu",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "T5 has ReLU, T5 v1.1 a gate with tanh GELU: the name T5 alone does not decide.",
        ),
    ),
    (
        "OPT",
        'activation_function="relu"',
        "relu",
        QT_TRANSLATE_NOOP(
            "Dictionary", "Built like GPT, but with ReLU: GELU would be a different model."
        ),
    ),
    (
        "Nemotron",
        'hidden_act="relu2"',
        "relu_squared",
        QT_TRANSLATE_NOOP(
            "Dictionary", "relu2 is the square of ReLU; a runtime without it must not take ReLU."
        ),
    ),
    (
        "CLIP",
        'hidden_act="quick_gelu"',
        "gelu_sigmoid",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Trained with x·σ(1.702x): the exact GELU changes every activation by up to 0.0203.",
        ),
    ),
)
_OWN = {"BLOOM": {"c": 0.79788456}}

MODELS = tuple(
    Entry(project, _PORT, name, row, True, trap, _PORT, _OWN.get(project, NONE))
    for project, name, row, trap in _ROWS
)
