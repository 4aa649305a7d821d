"""The matrix products of the same stack and nothing else: what no block can beat."""

import numpy as np
from bench.contestants import stack_sizes


def steps(layers, width, hidden, tokens, threads=1):
    """Return what can be computed; the threads are those of the environment."""
    rows = stack_sizes.weights(layers, width, hidden)
    x, upstream = stack_sizes.tokens(tokens, width)
    inner, outer = np.empty((tokens, hidden), np.float32), np.empty_like(x)
    w1_like, w2_like = np.empty_like(rows[0][0]), np.empty_like(rows[0][2])

    def forward(_):
        for w1, _b1, w2, _b2 in rows:
            np.matmul(x, w1, out=inner)
            np.matmul(inner, w2, out=outer)

    def step(number):
        forward(number)
        for w1, _b1, w2, _b2 in rows:
            np.matmul(upstream, w2.T, out=inner)
            np.matmul(inner.T, upstream, out=w2_like)
            np.matmul(inner, w1.T, out=outer)
            np.matmul(x.T, inner, out=w1_like)

    return {"step": step, "forward": forward}
