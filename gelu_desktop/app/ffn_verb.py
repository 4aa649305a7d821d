"""FFN: the command that compares two activations in a feed-forward block, as the help has it."""

from __future__ import annotations

from gelu_desktop.app.arguments import Option, Verb
from gelu_desktop.app.options import HELP, LANGUAGE, REPORT
from gelu_desktop.text import QT_TRANSLATE_NOOP

_KEYS = (
    (
        "source, layer, layer_name, shape, gated",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The block: where it is from, the number of its layer, counted from 0 as --layer takes "
            "it, its name, its width and hidden units, and whether it is gated.",
        ),
    ),
    (
        "tokens, inputs, input_shape, seed",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "How many tokens went through, whether they are noise, states or a file of states, the "
            "axes in which that file has them, and what drew them.",
        ),
    ),
    (
        "activation, compare, number_format, reason",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The two functions, the format of the second one, and, for a trained layer, which "
            "activation it was trained with; null where that is not known.",
        ),
    ),
    (
        "pre_activation",
        QT_TRANSLATE_NOOP(
            "CommandLine", "Mean, standard deviation, and the share that is negative, from 0 to 1."
        ),
    ),
    (
        "zeros, near_zeros",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "Shares of the hidden values with the first function that are exactly zero, and below "
            "0.01 in magnitude.",
        ),
    ),
    (
        "dead",
        QT_TRANSLATE_NOOP(
            "CommandLine", "How many hidden units are zero for every token: few tokens say little."
        ),
    ),
    (
        "compared",
        QT_TRANSLATE_NOOP("CommandLine", "Zeros, near_zeros and dead with the second function."),
    ),
    (
        "relative_difference, cosine",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The norm of the difference of both outputs divided by that of the first, and the "
            "cosine of both.",
        ),
    ),
    (
        "max_difference, signed, at, token",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The element of the output that changes most: how far, the same with its sign, and "
            "its token and place, counted from 0 (the text counts them from 1); and the text of "
            "that token, null where it has none.",
        ),
    ),
)
_BLOCK = (
    Option(
        "--source",
        "synthetic|sample|FILE",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "Where the block is from: weights drawn at random, the trained layer that comes with "
            "the program, or a .safetensors or .npz file. The default is synthetic.",
        ),
    ),
    Option(
        "--layer",
        "N",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "For a file: the number of the layer, counted from 0 as in the names of its weights. "
            "The default is the first one.",
        ),
    ),
    Option(
        "--inputs",
        "FILE",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "For a file: an .npy or .npz file of hidden states that enter the layer; its last axis "
            "is the width, all others count tokens. The default is normalised noise.",
        ),
    ),
    Option(
        "--activation",
        "NAME",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The first function. For a file the default is the one that config.json beside it "
            "names; where it names none, this option is needed. Otherwise the default is gelu, the "
            "exact one.",
        ),
    ),
    Option(
        "--compare",
        "NAME",
        QT_TRANSLATE_NOOP(
            "CommandLine", "The function that is put in its place. The default is relu."
        ),
    ),
    Option(
        "--number-format",
        "NAME",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "The number format in which the second function is computed, every operation rounded. "
            "The default is float64.",
        ),
    ),
)
_DRAWN = (
    Option(
        "--width",
        "N",
        QT_TRANSLATE_NOOP(
            "CommandLine", "For synthetic: the numbers of a token. The default is 768."
        ),
    ),
    Option(
        "--expansion",
        "N",
        QT_TRANSLATE_NOOP(
            "CommandLine", "For synthetic: hidden units for each of them. The default is 4."
        ),
    ),
    Option(
        "--weights",
        "NAME",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "For synthetic: bert, normal, xavier, he, gain or keeping, the initialisation. The "
            "default is bert, N(0, 0.02²) cut off at two standard deviations.",
        ),
    ),
    Option(
        "--gated",
        "",
        QT_TRANSLATE_NOOP(
            "CommandLine",
            "For synthetic: adds the linear branch of GLU, ReGLU, GEGLU and SwiGLU, with two "
            "thirds as many hidden units.",
        ),
    ),
    Option(
        "--tokens",
        "N",
        QT_TRANSLATE_NOOP("CommandLine", "How many random tokens. The default is 128."),
    ),
    Option(
        "--seed",
        "S",
        QT_TRANSLATE_NOOP(
            "CommandLine", "Draws weights and tokens, the same on every machine. The default is 0."
        ),
    ),
)
FFN = Verb(
    "ffn",
    QT_TRANSLATE_NOOP("CommandLine", "Compares two activations in a feed-forward block."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "A batch of tokens goes through the block with each of the two functions. Shown are the "
        "pre-activations, which share of the hidden values is zero, and how far the outputs are "
        "apart. Attention is absent.",
    ),
    (*_BLOCK, *_DRAWN, REPORT, LANGUAGE, HELP),
    (
        "ffn --source sample --compare gelu_tanh",
        "ffn --weights gain --activation relu --compare gelu --seed 1",
        "ffn --source model.safetensors --layer 3 --inputs states.npy",
    ),
    _KEYS,
)
