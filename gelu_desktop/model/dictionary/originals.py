"""The code from which models came, where it differs from its ports or settles what was meant."""

from gelu_desktop.model.dictionary.entry import Entry
from gelu_desktop.text import QT_TRANSLATE_NOOP

ORIGINALS = (
    Entry(
        "BERT (Google)",
        "fe35475 (2018-10-31)",
        "gelu",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The first release is the exact form; three months later the same function was the"
            " tanh form.",
        ),
        "google-research/bert@fe35475, modeling.py",
    ),
    Entry(
        "BERT (Google)",
        "bee6030 (2019-02-07)",
        "gelu",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The name stayed and the formula changed: weights from before were trained with the"
            " exact form.",
        ),
        "google-research/bert@bee6030, modeling.py",
    ),
    Entry(
        "GPT-2 (OpenAI)",
        "",
        "gelu",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The function is called gelu and is the tanh form; ports call it gelu_new.",
        ),
        "openai/gpt-2, src/model.py",
    ),
    Entry(
        "nanoGPT",
        "#274 (2023-06)",
        "nn.GELU()",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "For speed new_gelu gave way to the exact form: GPT-2 weights loaded here run with a"
            " function they were not trained with.",
        ),
        "karpathy/nanoGPT#274",
    ),
    Entry(
        "Whisper (OpenAI)",
        "",
        "nn.GELU()",
        "gelu_erf",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary", "Without an argument, so the exact form, as in all of PyTorch."
        ),
        "openai/whisper, whisper/model.py",
    ),
    Entry(
        "CLIP (OpenAI)",
        "",
        "QuickGELU",
        "gelu_sigmoid",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "A class of its own, x·σ(1.702x); ports that write nn.GELU() change the embeddings.",
        ),
        "openai/CLIP, clip/model.py",
    ),
    Entry(
        "OpenCLIP",
        "#771",
        "ViT-B-32-quickgelu",
        "gelu_sigmoid",
        False,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "OpenAI's weights need the models named -quickgelu; those without it have the exact"
            " GELU and lose accuracy.",
        ),
        "mlfoundations/open_clip#771",
    ),
    Entry(
        "ViT (Google)",
        "",
        "nn.gelu(x)",
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Nobody chose it: without an argument Flax computes the tanh form, and the ports say"
            " gelu.",
        ),
        "google-research/vision_transformer",
    ),
    Entry(
        "T5 v1.0 (Google)",
        "",
        "relu",
        "relu",
        True,
        QT_TRANSLATE_NOOP("Dictionary", "Lists of GELU models that name T5 mean T5 v1.1."),
        "google-research/text-to-text-transfer-transformer",
    ),
    Entry(
        "T5 v1.1 (Google)",
        "",
        '["gelu", "linear"]',
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Two activations, one for each projection: GELU in its tanh form gates a linear one.",
        ),
        "google-research/text-to-text-transfer-transformer, t5.1.1 gin",
    ),
    Entry(
        "Gemma 1 (runtimes)",
        "2024 – 2026",
        'hidden_act="gelu"',
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Several converters had to be corrected one after the other, the last in 2026: check"
            " yours.",
        ),
        "OpenNMT/CTranslate2#1658; vllm-project/vllm#3411; NVIDIA-NeMo/Megatron-Bridge#4661",
    ),
    Entry(
        "Text Embeddings Inference",
        "#753 (2025-11)",
        'hidden_act="gelu"',
        "gelu_tanh",
        True,
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Every name that begins with gelu is computed in the tanh form here, also where the"
            " configuration means the exact one.",
        ),
        "huggingface/text-embeddings-inference#753",
    ),
)
