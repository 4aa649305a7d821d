"""Names in the configurations of Hugging Face Transformers."""

from gelu_desktop.model.dictionary.entry import NONE, Entry
from gelu_desktop.text import QT_TRANSLATE_NOOP

_PROJECT, _VERSION = "Hugging Face", "transformers 5.24.0"
_SOURCE = "transformers 5.24.0, activations.py"
_ALIKE = QT_TRANSLATE_NOOP(
    "Dictionary",
    "gelu_new, gelu_accurate, gelu_pytorch_tanh and gelu_python_tanh are one formula: the same up"
    " to rounding, but not bit for bit.",
)

_ROWS = (
    (
        "gelu",
        "gelu_erf",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Exact in this library; in GPT-1, old Gemma configurations and several runtimes the"
            " same name means the tanh form.",
        ),
    ),
    (
        "gelu_python",
        "gelu_erf",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The exact form written out in tensor operations: gelu up to rounding, but not bit for"
            " bit.",
        ),
    ),
    (
        "gelu_10",
        "gelu_erf",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The exact form clipped to ±10 afterwards, for quantisation: every x above 10 gives"
            " 10.",
        ),
    ),
    ("gelu_new", "gelu_tanh", _ALIKE),
    ("gelu_accurate", "gelu_tanh", _ALIKE),
    ("gelu_pytorch_tanh", "gelu_tanh", _ALIKE),
    ("gelu_python_tanh", "gelu_tanh", _ALIKE),
    (
        "gelu_fast",
        "gelu_tanh_factored",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The tanh form with c cut to 0.7978845608 and in another order: gelu_new up to"
            " rounding, and not quick_gelu.",
        ),
    ),
    (
        "quick_gelu",
        "gelu_sigmoid",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "Neither quick beside the fused exact form (1.37 against 0.46 ns in PyTorch on a CPU)"
            " nor close to it: wrong by up to 0.0203.",
        ),
    ),
    (
        "silu",
        "silu",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "quick_gelu with 1 in place of 1.702: taken for GELU it is wrong by up to 0.193.",
        ),
    ),
    (
        "swish",
        "silu",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The same as silu: the parameter β that Swish has in the literature is 1 here.",
        ),
    ),
    (
        "relu2",
        "relu_squared",
        QT_TRANSLATE_NOOP(
            "Dictionary",
            "The square of ReLU: it grows like x² and overflows float16 from x = 256 on.",
        ),
    ),
)
_CUT = {"gelu_fast": {"c": 0.7978845608}}

NAMES = tuple(
    Entry(_PROJECT, _VERSION, name, row, None, trap, _SOURCE, _CUT.get(name, NONE))
    for name, row, trap in _ROWS
)
