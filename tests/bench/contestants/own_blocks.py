"""A stack of this program's feed-forward blocks, forward and backward."""

import time

import numpy as np
from bench.contestants import stack_sizes

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn import Block


class Stack:
    """The blocks and what goes through them."""

    def __init__(self, layers, width, hidden, tokens, form):
        self._blocks = [Block(*row) for row in stack_sizes.weights(layers, width, hidden)]
        self._x, self._upstream = stack_sizes.tokens(tokens, width)
        self._activation = Activation(FUNCTIONS[form])
        self._gradients = [
            {name: np.empty_like(getattr(block, name)) for name in ("w1", "b1", "w2", "b2")}
            for block in self._blocks
        ]
        self._seconds = 0.0

    def _timed(self, kernel):
        def call(x):
            begun = time.perf_counter()
            made = kernel(x)
            self._seconds += time.perf_counter() - begun
            return made

        return call

    def forward(self, _step=0, both=None):
        """Return what happened in every block."""
        x, passes = self._x, []
        for block in self._blocks:
            passes.append(block.forward(x, self._activation.value, both=both))
            x = x + passes[-1].output
        return passes

    def step(self, _step=0):
        """Return the gradients of all weights, from the last block to the first."""
        passes = self.forward(both=self._timed(self._activation.both))
        upstream, slope, found = self._upstream, self._activation.slope, []
        rows = zip(self._blocks[::-1], passes[::-1], self._gradients[::-1], strict=True)
        for block, made, into in rows:
            found.append(block.backward(made, upstream, slope, into))
            upstream = upstream + found[-1].token
        return found

    def share(self):
        """Return which share of a step the activation takes."""
        self._seconds, begun = 0.0, time.perf_counter()
        self.step()
        return self._seconds / (time.perf_counter() - begun)


def steps(layers, width, hidden, tokens, form="gelu", threads=1):
    """Return what can be computed; the threads are those of the environment."""
    stack = Stack(layers, width, hidden, tokens, form)
    return {"step": stack.step, "forward": stack.forward, "share": stack.share}
