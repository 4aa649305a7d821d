"""The same stack in PyTorch, with its own gradients."""

import torch
from bench.contestants import stack_sizes
from torch import nn


class Residual(nn.Module):
    """A block with its by-pass."""

    def __init__(self, row, form):
        super().__init__()
        (w1, b1, w2, b2), (width, hidden) = row, row[0].shape
        self.up, self.down = nn.Linear(width, hidden), nn.Linear(hidden, width)
        self.activation = nn.GELU(approximate=form)
        for linear, weight, bias in ((self.up, w1, b1), (self.down, w2, b2)):
            linear.weight = nn.Parameter(torch.from_numpy(weight.T.copy()))
            linear.bias = nn.Parameter(torch.from_numpy(bias))

    def forward(self, x):
        return x + self.down(self.activation(self.up(x)))


def steps(layers, width, hidden, tokens, form="none", threads=1):
    """Return what can be computed."""
    torch.set_num_threads(threads)
    rows = stack_sizes.weights(layers, width, hidden)
    net = nn.Sequential(*(Residual(row, form) for row in rows))
    x, upstream = map(torch.from_numpy, stack_sizes.tokens(tokens, width))
    x.requires_grad_()

    def step(_):
        net.zero_grad(set_to_none=True)
        x.grad = None
        net(x).backward(upstream)

    def forward(_):
        with torch.inference_mode():
            net(x)

    return {"step": step, "forward": forward}
