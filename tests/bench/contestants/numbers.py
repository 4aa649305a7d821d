"""The numbers that all kernels are given."""

import numpy as np


def drawn(size, dtype):
    """Return standard normal numbers."""
    return np.random.default_rng(0).standard_normal(size).astype(dtype)
