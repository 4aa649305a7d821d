"""Claims about blocks and about who uses what: C37 to C39, C44 and C51."""

from gelu_desktop.model.claims.claim import Claim
from gelu_desktop.model.claims.methods import COUNTED, PUBLISHED, SHAPE
from gelu_desktop.model.claims.verdicts import DEPENDS, FALSE, ROUGHLY, TRUE, some
from gelu_desktop.text import QT_TRANSLATE_NOOP

EXPANSIONS = tuple(
    f"expansion.{name}"
    for name in ("bert_base", "gpt2", "sample", "llama_7b", "gemma_7b", "modernbert")
)
NAMED = ("models.bert", "models.gpt", "models.t5", "models.vit")

USAGE = (
    Claim(
        id="C37",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "Two linear maps with an activation between them: that is a feed-forward block.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "The program's plain block has {ffn.matrices} matrices, a gated one"
            " {ffn.matrices.gated}; the bundled trained layer is {sample.sizes}.",
        ),
        method=SHAPE,
        rule=lambda f: TRUE if f("ffn.matrices") == 2 else FALSE,
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "So it is in BERT and GPT-2. Gated blocks have a third matrix.",
        ),
        source="Vaswani et al. (2017), arXiv:1706.03762; Shazeer (2020), arXiv:2002.05202",
        state={"ffn": {"source": "sample"}},
        panel="ffn",
        point="ffn tables",
    ),
    Claim(
        id="C38",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "The feed-forward blocks of BERT and of the Transformer all have GELU, and none has"
            " ReLU.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "BERT: GELU in {bert.gelu} of {bert.rows} entries of the dictionary. The Transformer"
            " of 2017: {transformer.activation}.",
        ),
        method=COUNTED,
        rule=lambda f: (
            TRUE
            if f.word("transformer.activation") == "gelu" and f("bert.gelu") == f("bert.rows")
            else FALSE
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "The first Transformer has max(0, x), which is ReLU.",
        ),
        source="Vaswani et al. (2017), arXiv:1706.03762, section 3.3",
        state={"functions": ["gelu", "relu"], "x_range": [-4, 4]},
        panel="dictionary",
        point="dictionary bert",
    ),
    Claim(
        id="C39",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "The first matrix of the block makes the stream four times as wide.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "BERT {expansion.bert_base}, GPT-2 {expansion.gpt2}, the bundled layer"
            " {expansion.sample}; LLaMA-7B {expansion.llama_7b}, Gemma-7B {expansion.gemma_7b},"
            " ModernBERT {expansion.modernbert}.",
        ),
        method=PUBLISHED,
        rule=lambda f: some(f(name) == 4 for name in EXPANSIONS),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "Four times is the tradition. A gated block often takes about 8/3, so that its three"
            " matrices weigh no more than two.",
        ),
        source="google-research/bert; Touvron et al. (2023); transformers 5.24.0",
        state={"ffn": {"source": "synthetic", "expansion": 4}},
        panel="ffn",
        point="ffn tables",
    ),
    Claim(
        id="C44",
        said=QT_TRANSLATE_NOOP(
            "Claims",
            "GELU is what BERT, GPT, T5, ViT and almost every other Transformer of note use by"
            " default.",
        ),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "Of {models.count} families {models.erf} have the exact GELU, {models.tanh} the tanh"
            " form, {models.silu} SiLU, {models.relu} ReLU ({models.relu.names}),"
            " {models.relu_squared} squared ReLU and {models.quick} QuickGELU.",
        ),
        method=COUNTED,
        rule=lambda f: (
            FALSE
            if any(f.word(name) not in ("erf", "tanh") for name in NAMED)
            else TRUE
            if f("models.gelu.share") >= 0.9
            else ROUGHLY
        ),
        more=("models.gelu.share", "models.bert", "models.gpt", "models.t5", "models.vit"),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "T5 has ReLU, and its version 1.1 a gate with the tanh form. SiLU is the gate of"
            " LLaMA, Mistral and Qwen.",
        ),
        source="transformers 5.24.0",
        state={"functions": ["gelu", "relu", "silu"], "x_range": [-4, 4]},
        panel="dictionary",
        point="dictionary t5",
    ),
    Claim(
        id="C51",
        said=QT_TRANSLATE_NOOP("Claims", "In BERT the activation is GELU."),
        measured=QT_TRANSLATE_NOOP(
            "Claims",
            "{bert.gelu} of {bert.rows} entries about BERT are a GELU, in {bert.forms} forms.",
        ),
        method=COUNTED,
        rule=lambda f: (
            TRUE if f("bert.gelu") == f("bert.rows") else FALSE if f("bert.gelu") == 0 else DEPENDS
        ),
        truth=QT_TRANSLATE_NOOP(
            "Claims",
            "But there is more than one. Google released BERT with erf in October 2018 and went"
            " over to tanh in February 2019; Hugging Face's port has erf.",
        ),
        source="google-research/bert@fe35475, @bee6030; transformers 5.24.0",
        state={
            "functions": ["gelu"],
            "approximation": "gelu_tanh",
            "show_approximation": True,
            "x_range": [-4, 4],
        },
        panel="dictionary",
        point="dictionary bert",
    ),
)
