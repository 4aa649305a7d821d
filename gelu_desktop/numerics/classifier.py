"""A small residual network of feed-forward blocks that tells digits apart, and its gradient.

    x = pixels·E + e;   x = x + FFN(LN(x)), again and again;   logits = LN(x)·H + h

or with the normalisation elsewhere, or nowhere. All weights lie in one vector, which is what an
optimiser moves; the blocks are views of it.
"""

from dataclasses import dataclass

import numpy as np
from numpy.typing import DTypeLike, NDArray

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.digits import CLASSES, PIXELS
from gelu_desktop.numerics.ffn import Block, Pass
from gelu_desktop.numerics.initialisation import Initialisation, Matrix, standard
from gelu_desktop.numerics.moments import gain
from gelu_desktop.numerics.wiring import Stage, Wiring, normalised

Values = NDArray[np.floating]
Labels = NDArray[np.int64]
Shapes = dict[str, tuple[int, ...]]

_STREAM = 6


@dataclass(frozen=True)
class Layout:
    """The sizes of a network.

    Attributes
    ----------
    blocks, width, hidden : int
        Residual blocks, numbers of the stream, and hidden units of a block.
    wiring : Wiring
        What surrounds each block.
    """

    blocks: int
    width: int
    hidden: int
    wiring: Wiring

    @property
    def shapes(self) -> tuple[Shapes, ...]:
        """Shapes of the weights: of the entrance, of each block, and of the exit."""
        width, hidden = self.width, self.hidden
        block: Shapes = {
            "w1": (width, hidden),
            "b1": (hidden,),
            "w2": (hidden, width),
            "b2": (width,),
        }
        entrance: Shapes = {"w": (PIXELS, width), "b": (width,)}
        exit_: Shapes = {"w": (width, CLASSES), "b": (CLASSES,)}
        return entrance, *([block] * self.blocks), exit_


@dataclass(frozen=True, eq=False)
class Step:
    """One block's pass.

    Attributes
    ----------
    entered, left : Stage
        The stream on its way into the block, and after it.
    stages : Pass
        What happened inside.
    """

    entered: Stage
    stages: Pass
    left: Stage


class Classifier:
    """The network.

    Parameters
    ----------
    layout : Layout
        Its sizes.
    activation : Activation
        What its blocks use.
    rule : Initialisation
        How the matrices of the blocks are drawn; those at the ends from N(0, 1/fan-in), and
        biases are zero.
    seed : int
        Not negative; every activation gets the same draws.
    dtype : {numpy.float32, numpy.float64}
        The precision.
    """

    def __init__(
        self,
        layout: Layout,
        activation: Activation,
        rule: Initialisation,
        seed: int,
        dtype: DTypeLike = np.float32,
    ) -> None:
        self.layout, self.activation = layout, activation
        size = sum(int(np.prod(shape)) for part in layout.shapes for shape in part.values())
        self.weights: Values = np.zeros(size, dtype)
        self._entrance, *rest = self._views(self.weights)
        *parts, self._exit = rest
        self._blocks = [Block(**part) for part in parts]
        self._draw(rule, np.random.Generator(np.random.PCG64([seed, 0, 0, _STREAM])))

    def forward(self, pixels: Values, *, sloped: bool = False) -> tuple[list[Step], Stage, Values]:
        """Send images through.

        Parameters
        ----------
        pixels : ndarray
            [n, 64].
        sloped : bool
            Whether the slopes of the activation are computed together with its values.

        Returns
        -------
        steps : list of Step
            One a block.
        end : Stage
            The stream at the exit.
        logits : ndarray
            [n, 10].
        """
        x: Values = pixels @ self._entrance["w"] + self._entrance["b"]
        steps, wiring = [], self.layout.wiring
        both = self.activation.both if sloped else None
        for block in self._blocks:
            entered = wiring.enter(x)
            stages = block.forward(entered.value, self.activation.value, both=both)
            steps.append(Step(entered, stages, wiring.leave(x, stages.output)))
            x = steps[-1].left.value
        end = normalised(x) if wiring.norm == "pre" else Stage(x)
        return steps, end, end.value @ self._exit["w"] + self._exit["b"]

    def gradient(self, pixels: Values, labels: Labels) -> tuple[float, Values]:
        """Return the mean cross-entropy of images, and its gradient for all `weights`.

        Parameters
        ----------
        pixels : ndarray
            [n, 64].
        labels : ndarray of int
            [n].
        """
        steps, end, logits = self.forward(pixels, sloped=True)
        loss, above = cross_entropy(logits, labels)
        gradient = np.empty_like(self.weights)
        entrance, *parts, exit_ = self._views(gradient)
        at_end = end.backward(above @ self._exit["w"].T)
        np.matmul(end.value.T, above, out=exit_["w"])
        above.sum(axis=0, out=exit_["b"])
        for block, step, into in zip(self._blocks[::-1], steps[::-1], parts[::-1], strict=True):
            at_sum = step.left.backward(at_end)
            made = block.backward(step.stages, at_sum, self.activation.slope, into)
            at_end = self.layout.wiring.below(step.entered, at_sum, made.token)
        np.matmul(pixels.T, at_end, out=entrance["w"])
        at_end.sum(axis=0, out=entrance["b"])
        return loss, gradient

    def _views(self, vector: Values) -> list[dict[str, Values]]:
        views, place = [], 0
        for part in self.layout.shapes:
            named = {}
            for name, shape in part.items():
                size = int(np.prod(shape))
                named[name] = vector[place : place + size].reshape(shape)
                place += size
            views.append(named)
        return views

    def _draw(self, rule: Initialisation, generator: np.random.Generator) -> None:
        row, width, hidden = self.activation, self.layout.width, self.layout.hidden
        own = gain(row.function, row.coefficients) if rule.own else 1.0
        for part in (self._entrance, self._exit):
            shape = part["w"].shape
            part["w"][:] = standard(generator, shape) / np.sqrt(shape[0])
        into, out_of = Matrix(width, hidden, own), Matrix(hidden, width, own, activated=True)
        for block in self._blocks:
            block.w1[:] = rule.draw(generator, (width, hidden), into)
            block.w2[:] = rule.draw(generator, (hidden, width), out_of)


def cross_entropy(logits: Values, labels: Labels) -> tuple[float, Values]:
    """Return the mean of −log softmax(logits) at the labels, and its gradient, [n, classes].

    Infinite or NaN where the logits are.
    """
    shifted = logits - logits.max(axis=1, keepdims=True)
    powers = np.exp(shifted)
    total = powers.sum(axis=1, keepdims=True)
    rows = np.arange(len(labels))
    loss = np.mean(np.log(total[:, 0]) - shifted[rows, labels], dtype=np.float64)
    above = powers / total
    above[rows, labels] -= 1
    return float(loss), above / len(labels)
