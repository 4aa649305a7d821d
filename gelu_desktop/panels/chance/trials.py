"""The first trials of the random gate at the probe, and how near their mean is to GELU."""

import math
from dataclasses import dataclass
from functools import cached_property

import numpy as np

from gelu_desktop import sizes
from gelu_desktop.numerics import chance
from gelu_desktop.numerics.gaussian import Phi
from gelu_desktop.numerics.gelu import gelu

MOST = sizes.GATE_SAMPLES


@dataclass(frozen=True)
class Trials:
    """The first trials of a seed at x.

    Attributes
    ----------
    x : float
        The input.
    seed : int
        Not negative; the same random numbers decide at every x.
    count : int
        How many trials, 0 to `MOST`.
    """

    x: float
    seed: int
    count: int

    @cached_property
    def draws(self) -> chance.Draws:
        """What the gate did."""
        return chance.draws(self.x, self.count, self.seed)

    @property
    def kept(self) -> int:
        """How many trials kept x."""
        return int(self.draws.open.sum())

    @property
    def gate(self) -> float:
        """Φ(x), the probability that x is kept."""
        return float(Phi(self.x))

    @property
    def mean(self) -> float:
        """The mean of x·m in all trials; NaN if there is none."""
        return self.x * self.kept / self.count if self.count else math.nan

    @property
    def exact(self) -> float:
        """GELU(x), from the kernel that every panel has it from."""
        return float(gelu(np.asarray(self.x)))

    @property
    def variance(self) -> float:
        """The variance of one trial."""
        return chance.variance(self.x)

    @property
    def apart(self) -> float:
        """How many standard errors the mean is away from the exact value; NaN if there are none."""
        error = math.sqrt(self.variance / self.count) if self.count else 0.0
        return abs(self.mean - self.exact) / error if error else math.nan
