"""RACE: the command that trains small networks, as people read it in the help."""

from __future__ import annotations

from gelu_desktop.app.arguments import MANY, Option, Verb
from gelu_desktop.app.options import HELP, LANGUAGE, REPORT
from gelu_desktop.text import QT_TRANSLATE_NOOP

RACE = Verb(
    "race",
    QT_TRANSLATE_NOOP(
        "CommandLine", "Trains the same small network with several activations and compares them."
    ),
    QT_TRANSLATE_NOOP(
        "CommandLine",
        "Residual feed-forward blocks without attention learn 8×8 handwritten digits, once with "
        "each seed. The same seed gives the same result on the same machine. A difference counts "
        "only if it is larger than the noise of the seeds. Ctrl+C stops it; what was trained until "
        "then is printed, and the exit code is 1.",
    ),
    (
        Option(
            "--activation",
            "NAME …",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The activations, such as gelu,relu,silu. The default is gelu, relu and sigmoid.",
            ),
            most=MANY,
        ),
        Option(
            "--optimiser",
            "adam|sgd",
            QT_TRANSLATE_NOOP("CommandLine", "How the weights are moved. The default is adam."),
        ),
        Option(
            "--rate",
            "R",
            QT_TRANSLATE_NOOP(
                "CommandLine", "The learning rate, from 0.00001 to 1. The default is 0.001."
            ),
        ),
        Option(
            "--epochs",
            "N",
            QT_TRANSLATE_NOOP(
                "CommandLine", "How often the training images are seen. The default is 20."
            ),
        ),
        Option(
            "--blocks",
            "N",
            QT_TRANSLATE_NOOP("CommandLine", "Blocks of each network. The default is 2."),
        ),
        Option(
            "--width",
            "N",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "The width of the stream; a block has four times as many hidden units. The "
                "default is 32.",
            ),
        ),
        Option(
            "--seeds",
            "N",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "Networks of each activation, 1 to 20. The default is 5. Two activations need 4 at "
                "least, three to seven need 5, more need 6: with fewer, no difference can be told "
                "from noise.",
            ),
        ),
        Option(
            "--seed",
            "N",
            QT_TRANSLATE_NOOP(
                "CommandLine", "The first seed; the others follow it. The default is 0."
            ),
        ),
        REPORT,
        LANGUAGE,
        HELP,
    ),
    (
        "race",
        "race --activation gelu,relu,silu,tanh --seeds 10 --format json",
        "race --optimiser sgd --rate 0.1 --blocks 4 --epochs 50",
    ),
    (
        (
            "activations, optimiser, rate, blocks, width, epochs, seeds, seed",
            QT_TRANSLATE_NOOP("CommandLine", "What was asked for."),
        ),
        (
            "interrupted",
            QT_TRANSLATE_NOOP(
                "CommandLine", "Whether it was stopped before every network was trained."
            ),
        ),
        (
            "train, test",
            QT_TRANSLATE_NOOP(
                "CommandLine", "How many images the networks learn from and are tested on."
            ),
        ),
        (
            "runs",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "One a network, with activation and seed, and before training and after every "
                "epoch: loss, the mean on the training images; test_error, the share of the test "
                "images that were taken for another digit; dead, the share of hidden units that "
                "give zero for every training image.",
            ),
        ),
        (
            "summary",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "By activation: median, low and high, the percentiles 10 and 90, of each measure "
                "after the last epoch, of the networks that saw it; null if there are none.",
            ),
        ),
        (
            "verdict",
            QT_TRANSLATE_NOOP(
                "CommandLine",
                "kind (leads, group, noise, few or alone), order by the median test error, close "
                "(the first and those within the noise of it), p (null where nothing is judged), "
                "seeds, needed (how many seeds a verdict takes at least), and text.",
            ),
        ),
    ),
)
