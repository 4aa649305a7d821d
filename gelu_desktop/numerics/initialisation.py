"""How the weights of a feed-forward block are drawn before training.

A rule says how wide the distribution of a matrix is, from its fan-in, its fan-out and the
activation. Every rule is written as its source has it and holds for each matrix by itself, as
libraries apply it; only `keeping` tells the matrix that an activation feeds from the one that the
stream feeds.
"""

import math
from collections.abc import Callable
from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.gaussian import Phi, phi
from gelu_desktop.text import QT_TRANSLATE_NOOP

Array = NDArray[np.float64]

TRUNCATED_AT = 2.0
"""Standard deviations at which a truncated normal distribution ends, as in TensorFlow."""

SPREAD = 0.02
"""The standard deviation that BERT and GPT-2 ask for."""


@dataclass(frozen=True)
class Matrix:
    """What a rule may look at.

    Attributes
    ----------
    fan_in, fan_out : int
        Numbers of inputs and of outputs.
    gain : float
        1/√(E f²) of the activation, see `gelu_desktop.numerics.moments.gain`.
    activated : bool
        Whether an activation feeds the matrix.
    """

    fan_in: int
    fan_out: int
    gain: float = 1.0
    activated: bool = False


@dataclass(frozen=True)
class Initialisation:
    """One rule.

    Attributes
    ----------
    name : str
        The name used in files and on the command line.
    label : str
        What a person reads; translatable in the context ``"Initialisation"``.
    deviation : callable
        Takes a `Matrix` and returns the standard deviation asked for.
    source : str
        Where the rule comes from.
    truncated : bool
        Whether draws farther than `TRUNCATED_AT` standard deviations are drawn again.
    own : bool
        Whether the rule asks for the gain of the activation.
    """

    name: str
    label: str
    deviation: Callable[[Matrix], float]
    source: str
    truncated: bool = False
    own: bool = False

    def actual(self, matrix: Matrix) -> float:
        """Return the standard deviation that the weights have: less if they are truncated."""
        return self.deviation(matrix) * (truncated_deviation() if self.truncated else 1.0)

    def draw(self, generator: np.random.Generator, shape: tuple[int, int], matrix: Matrix) -> Array:
        """Draw a matrix of weights.

        Parameters
        ----------
        generator : numpy.random.Generator
            The source of chance; it gives float32 normal numbers, which float64 holds exactly.
        shape : tuple of int
            Rows and columns.
        matrix : Matrix
            What the rule looks at.

        Returns
        -------
        ndarray of float64
            Of that shape.
        """
        return standard(generator, shape, truncated=self.truncated) * self.deviation(matrix)


def truncated_deviation(limit: float = TRUNCATED_AT) -> float:
    """Return the standard deviation of a standard normal distribution cut off at ±``limit``.

    √(1 − 2·c·φ(c)/(2Φ(c) − 1)); 0.8796256610342398 for 2.
    """
    inside = 1 - 2 * float(Phi(-limit))
    return math.sqrt(1 - 2 * limit * float(phi(limit)) / inside)


def standard(
    generator: np.random.Generator,
    shape: tuple[int, ...],
    *,
    truncated: bool = False,
    dtype: type[np.float32 | np.float64] = np.float32,
) -> Array:
    """Draw standard normal numbers, those beyond `TRUNCATED_AT` again if ``truncated``.

    Parameters
    ----------
    generator : numpy.random.Generator
        A longer draw from an equal generator begins with the numbers of a shorter one.
    shape : tuple of int
        The shape of the result.
    truncated : bool
        Whether the distribution ends at ±`TRUNCATED_AT`; its variance is then below 1.
    dtype : {numpy.float32, numpy.float64}
        Of which precision the numbers are.

    Returns
    -------
    ndarray of float64
        Of that shape.
    """
    count = math.prod(shape)
    drawn: NDArray[np.floating] = generator.standard_normal(count, dtype=dtype)
    if truncated:
        drawn = drawn[np.abs(drawn) <= TRUNCATED_AT]
        while drawn.size < count:
            more = generator.standard_normal(count - drawn.size + 8, dtype=dtype)
            drawn = np.concatenate((drawn, more[np.abs(more) <= TRUNCATED_AT]))
    return drawn[:count].astype(np.float64).reshape(shape)


@lru_cache(maxsize=4)
def streams(seed: int, matrix: int, rows: int, count: int, truncated: bool = False) -> Array:
    """Return standard normal numbers, [rows, count], each row from a generator of its own.

    One more row, or one more number in each, leaves the others as they are.

    Parameters
    ----------
    seed, matrix : int
        Not negative; what the generators are made of, with the number of the row.
    rows, count : int
        At least 1.
    truncated : bool
        As for `standard`.

    Returns
    -------
    ndarray of float64
        Shared: it must not be written to.
    """
    drawn = [
        standard(
            np.random.Generator(np.random.PCG64([seed, matrix, index])),
            (count,),
            truncated=truncated,
            dtype=np.float64,
        )
        for index in range(rows)
    ]
    return np.array(drawn).reshape(rows, count)


def _spread(_: Matrix) -> float:
    return SPREAD


def _xavier(matrix: Matrix) -> float:
    return math.sqrt(2 / (matrix.fan_in + matrix.fan_out))


def _he(matrix: Matrix) -> float:
    return math.sqrt(2 / matrix.fan_in)


def _gain(matrix: Matrix) -> float:
    return matrix.gain / math.sqrt(matrix.fan_in)


def keeping(matrix: Matrix) -> float:
    """Return gain/√fan-in behind an activation and 1/√fan-in elsewhere.

    A stream of mean square 1 then has pre-activations and outputs of mean square 1.
    """
    return (matrix.gain if matrix.activated else 1.0) / math.sqrt(matrix.fan_in)


_ROWS = (
    Initialisation(
        "bert",
        QT_TRANSLATE_NOOP("Initialisation", "BERT: N(0, 0.02²) cut off at ±0.04"),
        _spread,
        "Devlin et al. (2019), arXiv:1810.04805: truncated_normal_initializer(0.02)",
        truncated=True,
    ),
    Initialisation(
        "normal",
        QT_TRANSLATE_NOOP("Initialisation", "GPT-2: N(0, 0.02²)"),
        _spread,
        "Radford et al. (2019)",
    ),
    Initialisation(
        "xavier",
        QT_TRANSLATE_NOOP("Initialisation", "Xavier: N(0, 2/(fan-in + fan-out))"),
        _xavier,
        "Glorot and Bengio (2010), AISTATS; drawn from a normal distribution",
    ),
    Initialisation(
        "he",
        QT_TRANSLATE_NOOP("Initialisation", "He: N(0, 2/fan-in)"),
        _he,
        "He et al. (2015), arXiv:1502.01852",
    ),
    Initialisation(
        "gain",
        QT_TRANSLATE_NOOP("Initialisation", "Own gain: N(0, gain²/fan-in)"),
        _gain,
        "He et al. (2015), with 1/√(E f²) of the activation in place of √2",
        own=True,
    ),
    Initialisation(
        "keeping",
        QT_TRANSLATE_NOOP("Initialisation", "Signal-keeping: own gain behind the activation only"),
        keeping,
        "He et al. (2015); the first matrix of a block is fed by no activation",
        own=True,
    ),
)

INITIALISATIONS = {row.name: row for row in _ROWS}


def initialisation(name: str) -> Initialisation:
    """Return the rule of that name.

    Raises
    ------
    ValueError
        When there is none; the message lists the names.
    """
    if name not in INITIALISATIONS:
        raise ValueError(f"no initialisation {name!r}; there are {', '.join(INITIALISATIONS)}")
    return INITIALISATIONS[name]
