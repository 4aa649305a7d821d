"""A deep stack at the beginning of training: its sizes, its wiring and its drawn weights.

Weights are not kept: each layer is drawn from its own seed whenever it is needed.
"""

import math
import threading
from collections.abc import Callable
from dataclasses import dataclass, field

import numpy as np
from numpy.typing import NDArray

from gelu_desktop import sizes
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.ffn import Block, Pass
from gelu_desktop.numerics.initialisation import Matrix, initialisation, standard
from gelu_desktop.numerics.moments import gain
from gelu_desktop.numerics.wiring import Wiring

Values = NDArray[np.floating]

LAYERS = sizes.DEPTH_LAYERS
WEIGHTS, UNITS, KEPT = 2**24, 2**22, 2**24
"""The most layers; weights in a matrix; units of all tokens in a layer, and in all layers."""

KINDS = ("ffn", "mlp")

_STREAM = 4


@dataclass(frozen=True)
class Stack:
    """What is stacked.

    Attributes
    ----------
    layers : int
        1 to `LAYERS`.
    width, hidden : int
        Numbers of the stream and of a block's hidden units; ``"mlp"`` has no hidden units.
    batch : int
        How many random tokens of unit mean square are sent through.
    wiring : Wiring
        What surrounds each block.
    rule : str
        The name of an initialisation.
    kind : {"ffn", "mlp"}
        Feed-forward blocks f(x·W₁)·W₂; or plain layers f(x)·W, where x is the pre-activation.
    shrunk : bool
        Whether the matrix that leads back to the stream is divided by √(2·layers), as in GPT-2.
    final : bool
        Whether the end of a residual stack with the norm before the blocks is normalised once
        more, as in GPT-2; the signal is measured before that, the gradient through it.
    seed : int
        Not negative.
    """

    layers: int = 12
    width: int = 768
    hidden: int = 3072
    batch: int = 32
    wiring: Wiring = field(default_factory=Wiring)
    rule: str = "normal"
    kind: str = "ffn"
    shrunk: bool = False
    final: bool = True
    seed: int = 0

    def __post_init__(self) -> None:
        initialisation(self.rule)
        if self.kind not in KINDS:
            raise ValueError(f"no kind {self.kind!r}; there are {', '.join(KINDS)}")
        if not 1 <= self.layers <= LAYERS:
            raise ValueError(f"layers must be 1 to {LAYERS}, not {self.layers}")
        if min(self.width, self.hidden, self.batch) < 1 or self.seed < 0:
            raise ValueError("width, hidden and batch must be at least 1, and seed not negative")
        for size, limit in (
            (self.width * self.inner, WEIGHTS),
            (self.batch * max(self.width, self.inner), UNITS),
            (self.layers * self.batch * self.width, KEPT),
        ):
            if size > limit:
                raise ValueError(f"too large: {size} numbers where {limit} are the most")

    @property
    def inner(self) -> int:
        """Rows of the last matrix of a layer."""
        return self.hidden if self.kind == "ffn" else self.width

    @property
    def normalised_end(self) -> bool:
        """Whether the end is normalised once more."""
        return self.final and self.wiring.residual and self.wiring.norm == "pre"

    def deviations(self, activation: Activation) -> tuple[float, float]:
        """Return the standard deviations that a layer's two matrices are asked to have.

        Parameters
        ----------
        activation : Activation
            Whose gain the rule may ask for.

        Raises
        ------
        ValueError
            When it has none.
        """
        rule = initialisation(self.rule)
        own = gain(activation.function, activation.coefficients) if rule.own else 1.0
        into = rule.deviation(Matrix(self.width, self.inner, own))
        out_of = rule.deviation(Matrix(self.inner, self.width, own, activated=True))
        return into, out_of / (math.sqrt(2 * self.layers) if self.shrunk else 1.0)


@dataclass(frozen=True, eq=False)
class Plain:
    """The layer f(x)·W.

    Attributes
    ----------
    weights : ndarray
        [width, width].
    """

    weights: Values

    def forward(self, x: Values, activation: Callable[[Values], Values]) -> Pass:
        """Send a batch through, as `Block.forward` does."""
        hidden = activation(x)
        return Pass(x, hidden, hidden @ self.weights, x, hidden)

    def backward_to_token(
        self, stages: Pass, upstream: Values, slope: Callable[[Values], Values]
    ) -> Values:
        """Return the gradient at the batch, as `Block.backward_to_token` does."""
        below: Values = (upstream @ self.weights.T) * slope(stages.pre)
        return below


class Draws:
    """The normal numbers of a layer, and the layer that was made of them last.

    Parameters
    ----------
    stack : Stack
        What is stacked.
    layer : int
        Which layer, from 0.
    """

    def __init__(self, stack: Stack, layer: int) -> None:
        self._stack = stack
        truncated = initialisation(stack.rule).truncated
        shapes = (stack.inner, stack.width), (stack.width, stack.inner)
        self._numbers = [
            standard(_generator(stack, layer, matrix), shape, truncated=truncated)
            for matrix, shape in enumerate(shapes[: 1 if stack.kind == "mlp" else 2])
        ]
        self._made: dict[tuple[float, float], Block | Plain] = {}
        self._turn = threading.Lock()

    def layer(self, deviations: tuple[float, float]) -> Block | Plain:
        """Return the layer with weights of these standard deviations."""
        with self._turn:  # activations on other threads ask for the same
            if deviations not in self._made:
                self._made = {deviations: self._scaled(*deviations)}
            return self._made[deviations]

    def _scaled(self, into: float, out_of: float) -> Block | Plain:
        last = self._numbers[0] * out_of
        if self._stack.kind == "mlp":
            return Plain(last)
        biases = np.zeros(self._stack.hidden), np.zeros(self._stack.width)
        return Block(self._numbers[1] * into, biases[0], last, biases[1])


def start(stack: Stack) -> tuple[Values, Values]:
    """Return the tokens that go in and the gradient at the end, both [batch, width]."""
    shape = stack.batch, stack.width
    tokens, direction = (standard(_generator(stack, -1, which), shape) for which in (0, 1))
    return tokens, direction / np.linalg.norm(direction)


def _generator(stack: Stack, layer: int, matrix: int) -> np.random.Generator:
    return np.random.Generator(np.random.PCG64([stack.seed, layer + 1, matrix, _STREAM]))
