"""DEPTH: the command that follows signals and gradients, as people read it in the help."""

from __future__ import annotations

from gelu_desktop.app.arguments import MANY, Option, Verb
from gelu_desktop.app.options import HELP, LANGUAGE, REPORT
from gelu_desktop.text import QT_TRANSLATE_NOOP

DEPTH = Verb(
    "depth",
    QT_TRANSLATE_NOOP("CommandLine", "Follows signals and gradients through a deep stack."),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "A batch of random tokens goes forward through layers with drawn weights, as at the "
        "beginning of training, and a gradient of norm 1 goes back from the end. Every "
        "activation meets the same weights. There is no attention in the stack. Where a residual "
        "stack normalises before each block, a final normalisation stands behind it, as in GPT-2, "
        "and the gradient of norm 1 comes from behind that.",
    ),
    (
        Option(
            "--layers",
            "N",
            QT_TRANSLATE_NOOP("CommandLine", "How many layers, 1 to 96. The default is 24."),
        ),
        Option(
            "--activation",
            "NAME …",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The functions that are compared, such as gelu,relu, by their own names or by "
                "those that frameworks use. The default is gelu,relu,sigmoid.",
            ),
            most=MANY,
        ),
        Option(
            "--kind",
            "ffn|mlp",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Feed-forward blocks of two matrices, or plain layers of one. The default is ffn.",
            ),
        ),
        Option(
            "--norm",
            "none|pre|post",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Where the layer normalisation is: nowhere, before each block, or after it and "
                "the addition. The default is none.",
            ),
        ),
        Option(
            "--residual",
            "",
            QT_TRANSLATE_NOOP("CommandLine", "Adds the input of each layer to its output."),
        ),
        Option(
            "--weights",
            "NAME",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "How the weights are drawn: bert, normal, xavier, he, gain or keeping. The "
                "default is normal, which is N(0, 0.02²).",
            ),
        ),
        Option(
            "--width",
            "N",
            QT_TRANSLATE_NOOP(
                "CommandLine", "Numbers in a token, 1 to 1024. The default is 128; BERT has 768."
            ),
        ),
        Option(
            "--hidden",
            "N",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Hidden units of a block, 1 to 4096. The default is four times the width.",
            ),
        ),
        Option(
            "--batch",
            "N",
            QT_TRANSLATE_NOOP("CommandLine", "How many tokens, 1 to 256. The default is 32."),
        ),
        Option(
            "--seed",
            "N",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Draws weights, tokens and gradient; the same seed gives the same numbers. The "
                "default is 0.",
            ),
        ),
        REPORT,
        LANGUAGE,
        HELP,
    ),
    (
        "depth --activation gelu,relu --seed 1 --format json",
        "depth --layers 12 --norm pre --residual",
        "depth --kind mlp --weights gain --activation gelu,tanh,sigmoid",
    ),
    (
        (
            "layers, width, hidden, batch, kind, norm, residual, final_norm, weights, seed",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "What was stacked. final_norm tells whether a last normalisation stands behind it.",
            ),
        ),
        (
            "attention",
            QT_TRANSLATE_NOOP("CommandLine", "Always false: there is none."),
        ),
        (
            "activations",
            QT_TRANSLATE_NOOP("CommandLine", "One entry a function, in the order asked for."),
        ),
        ("activations[].name", QT_TRANSLATE_NOOP("CommandLine", "The name of the function.")),
        (
            "activations[].signal",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The root mean square of the stream before the first layer and after each.",
            ),
        ),
        (
            "activations[].gradient",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The norm of the gradient at the same places, the input first. The last one is 1, "
                "but with a final normalisation, through which it has come.",
            ),
        ),
        (
            "activations[].between_tokens",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Which share of the signal there differs between tokens, from 0 to 1: what is the "
                "same for all of them tells nothing. nan with one token.",
            ),
        ),
        (
            "activations[].pre_activation",
            QT_TRANSLATE_NOOP(
                "CommandLine", "The standard deviation of each layer's pre-activations."
            ),
        ),
        (
            "activations[].theory",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The same lists but the last for infinitely wide layers; nan from where a mean of "
                "the function is not finite.",
            ),
        ),
        (
            "text",
            QT_TRANSLATE_NOOP(
                "CommandLine", "What becomes of the signal and of the gradient, in words."
            ),
        ),
    ),
)
