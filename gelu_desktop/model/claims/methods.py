"""How the claims are measured, in words."""

from gelu_desktop.text import QT_TRANSLATE_NOOP

VALUES = QT_TRANSLATE_NOOP(
    "Claims",
    "Values of the program's own functions in float64, good to a few units in the last place.",
)
INTEGRAL = QT_TRANSLATE_NOOP(
    "Claims",
    "The normal density is integrated by Gauss quadrature, independently of the closed form.",
)
PEAK = QT_TRANSLATE_NOOP(
    "Claims",
    "Largest magnitude for x of either sign: searched on samples, then refined to about"
    " nine digits.",
)
ERROR = QT_TRANSLATE_NOOP(
    "Claims",
    "Largest error against exact GELU on [−8, 8], and on [−4, 4] where that is said:"
    " sampled, the peak refined to about nine digits.",
)
ROOTS = QT_TRANSLATE_NOOP(
    "Claims",
    "Places where a sign changes, narrowed down to neighbouring numbers of float64.",
)
BF16 = QT_TRANSLATE_NOOP(
    "Claims",
    "Exhaustive: every finite number of bfloat16, and difference quotients of width one"
    " millionth at 0.",
)
QUOTIENT = QT_TRANSLATE_NOOP(
    "Claims",
    "Difference quotients beside 0 with a step of one millionth; values of the program's"
    " own functions in float64.",
)
SLOPES = QT_TRANSLATE_NOOP(
    "Claims",
    "Differences of the slope over 16,001 samples on [−8, 8]; its turning points are"
    " changes of sign of the curvature.",
)
STEPS = QT_TRANSLATE_NOOP(
    "Claims",
    "Samples on [−8, 8], 2001 of them, for whether a curve falls; the largest magnitude"
    " is searched and refined.",
)
MEANS = QT_TRANSLATE_NOOP(
    "Claims",
    "Means over N(0, 1) by Gauss quadrature, to about 15 digits; weights that keep the"
    " mean square at 1.",
)
THEORY = QT_TRANSLATE_NOOP(
    "Claims",
    "24 feed-forward blocks of infinite width with weights N(0, 0.02²), 768 and 3072"
    " numbers wide for the sums, no attention; the gradient at the end has norm 1. The"
    " Depth panel draws such stacks.",
)
DRAWN = QT_TRANSLATE_NOOP(
    "Claims",
    "One drawn block, 768 → 3072, weights N(0, 0.02²), seed 0, with 16 random inputs.",
)
MASK = QT_TRANSLATE_NOOP(
    "Claims",
    "100,000 draws with seed 0; the mean and the variance of one draw in closed form.",
)
INIT = QT_TRANSLATE_NOOP(
    "Claims",
    "Closed form for 768 inputs of unit size: √768 times the standard deviation of the weights.",
)
FLOAT32 = QT_TRANSLATE_NOOP(
    "Claims",
    "Shares of N(0, 1) below the largest input that gives 0; for float32 every number"
    " between −5.6 and −5.5 is tried, each operation rounded.",
)
COUNTED = QT_TRANSLATE_NOOP(
    "Claims",
    "Counted in this program's dictionary, whose rows were read in configurations and"
    " code of the named versions.",
)
PUBLISHED = QT_TRANSLATE_NOOP(
    "Claims",
    "Published sizes, which cannot be computed here; the ratios are.",
)
LAYER = QT_TRANSLATE_NOOP(
    "Claims",
    "The bundled layer of a trained MiniLM, all its hidden states sent through; largest"
    " distance between two distribution functions (Kolmogorov).",
)
TIMED = QT_TRANSLATE_NOOP(
    "Claims",
    "Timed on this machine just now, in one thread, the fastest of seven repeats: arrays"
    " of 65,536 numbers in float64, and a loop in plain Python. Graphics processors are"
    " not measured.",
)
RACED = QT_TRANSLATE_NOOP(
    "Claims",
    "Trained just now on 1297 handwritten digits: two residual blocks of width 16, 3"
    " epochs of Adam at 0.001, 5 seeds; the networks of one seed share their first"
    " weights.",
)
KILLED = QT_TRANSLATE_NOOP(
    "Claims",
    "Trained just now on 1297 handwritten digits: four plain blocks of width 32 with 128"
    " hidden units each, 5 epochs, seed 0. A unit counts as dead if it is zero for every"
    " image.",
)
MIXED = QT_TRANSLATE_NOOP(
    "Claims",
    "Timed and trained just now on this machine, as for the claims about cost and about"
    " training; the error rates on CIFAR are those of the paper and cannot be computed"
    " here.",
)
RUN = QT_TRANSLATE_NOOP(
    "Claims",
    "Three lines of Python with the math module, run just now at 121 places and at their limits.",
)
PARSED = QT_TRANSLATE_NOOP(
    "Claims",
    "Operations counted in the formula's tree; the largest error on [−8, 8] sampled, the"
    " peak refined.",
)
SHAPE = QT_TRANSLATE_NOOP(
    "Claims",
    "Matrices counted in the program's blocks; sizes read from the bundled trained layer.",
)
IDENTITY = QT_TRANSLATE_NOOP(
    "Claims",
    "Both wordings in float64 at 4000 places of [−40, 40].",
)
PAGE = QT_TRANSLATE_NOOP(
    "Claims",
    "Both formulas in float64 at 1600 places of [−8, 8]; the years are those of the sources.",
)
GATESLOPE = QT_TRANSLATE_NOOP(
    "Claims",
    "The middle difference of each gate at 0, with a step of 0.0001.",
)
