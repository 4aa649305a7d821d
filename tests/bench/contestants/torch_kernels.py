"""PyTorch's kernels on one thread, without a graph of gradients."""

import torch
from bench.contestants import numbers
from torch.nn import functional


def steps(size, dtype):
    """Return what can be computed."""
    torch.set_num_threads(1)
    torch.set_grad_enabled(False)
    x = torch.from_numpy(numbers.drawn(size, dtype))
    return {
        "gelu": lambda _: functional.gelu(x),
        "tanh": lambda _: functional.gelu(x, approximate="tanh"),
        "sigmoid": lambda _: x * torch.sigmoid(1.702 * x),
    }
