"""The stack of blocks that all contestants compute: x + f(x·W₁ + b₁)·W₂ + b₂, in float32."""

import numpy as np


def weights(layers, width, hidden):
    """Return W₁, b₁, W₂, b₂ of each layer."""
    rng = np.random.default_rng(0)

    def drawn(rows, columns):
        return rng.standard_normal((rows, columns), np.float32) / np.float32(np.sqrt(rows))

    zeros = np.zeros
    return [
        (
            drawn(width, hidden),
            zeros(hidden, np.float32),
            drawn(hidden, width),
            zeros(width, np.float32),
        )
        for _ in range(layers)
    ]


def tokens(count, width):
    """Return the tokens, and the gradient that comes back from the end."""
    drawn = np.random.default_rng(1).standard_normal((2, count, width), np.float32)
    return drawn[0], drawn[1]
