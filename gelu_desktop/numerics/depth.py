"""Signals and gradients through a deep stack at the beginning of training.

The gradient is that of a random direction of unit norm at the end, carried back by our own
backward pass. The inputs of the layers are all that a stack needs in memory, and every activation
meets the same draws.
"""

import contextlib
import math
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.depth_stack import KINDS, LAYERS, Draws, Stack, start
from gelu_desktop.numerics.ffn import Pass
from gelu_desktop.numerics.wiring import Stage, normalised

__all__ = ["KINDS", "LAYERS", "Profile", "Stack", "profiles"]

Array = NDArray[np.float64]
Values = NDArray[np.floating]


@dataclass(frozen=True, eq=False)
class Profile:
    """What an activation makes of the stack.

    Attributes
    ----------
    name : str
        The name of the activation.
    signal : ndarray
        [layers + 1]: the root mean square of the stream before the first layer and after each;
        of the pre-activations if the kind is ``"mlp"``.
    gradient : ndarray
        [layers + 1]: the norm of the gradient there; 1 at the end, unless that is normalised.
    pre : ndarray
        [layers]: the standard deviation of each layer's pre-activations.
    apart : ndarray
        [layers + 1]: which share of the signal differs between tokens, from 0 to 1: the standard
        deviation over the tokens divided by the root mean square. What is the same for all tokens
        tells nothing about any. Below about 1e-14 it is rounding; NaN where it is not known.
    """

    name: str
    signal: Array
    gradient: Array
    pre: Array
    apart: Array


def profiles(
    stack: Stack,
    activations: Sequence[Activation],
    *,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
    threads: int = 1,
) -> tuple[Profile, ...] | None:
    """Send a batch forward and a gradient backward through the stack.

    Parameters
    ----------
    stack : Stack
        What is stacked.
    activations : sequence of Activation
        Each is given the same weights, but for the gains of rules that have them.
    progress : callable, optional
        Told the share that is done, from 0 to 1, after each layer.
    cancelled : callable, optional
        Asked before each layer and activation whether to stop.
    threads : int
        How many draw layers and carry activations through them at the same time; the profiles are
        the same for any number.

    Returns
    -------
    tuple of Profile or None
        In the order of the activations; None when cancelled.

    Raises
    ------
    ValueError
        When a rule needs a gain and an activation has none.
    """
    runs = [_Run(stack, activation) for activation in activations]
    forth = range(stack.layers)
    with contextlib.ExitStack() as crew:
        pool = crew.enter_context(ThreadPoolExecutor(threads)) if threads > 1 else None
        for done, drawn in enumerate(_drawn(stack, (*forth, *reversed(forth)), pool), 1):
            steps = [run.forward if done <= stack.layers else run.backward for run in runs]
            if not _step(steps, drawn, pool, cancelled):
                return None
            if progress:
                progress(done / (2 * stack.layers))
    return tuple(run.profile() for run in runs)


def _step(
    steps: Sequence[Callable[[Draws], None]],
    drawn: Draws,
    pool: ThreadPoolExecutor | None,
    cancelled: Callable[[], bool] | None,
) -> bool:
    """Carry every activation through a layer; return False when cancelled."""
    waiting: list[Future[None]] = []
    for step in steps:
        if cancelled and cancelled():
            return False
        if pool:
            waiting.append(pool.submit(step, drawn))
        else:
            step(drawn)
    for future in waiting:
        future.result()
    return True


def _drawn(stack: Stack, layers: Sequence[int], pool: ThreadPoolExecutor | None) -> Iterator[Draws]:
    """Give the draws of layers; with a pool each is begun while the one before is in use."""
    if pool is None:
        yield from (Draws(stack, layer) for layer in layers)
        return
    following = pool.submit(Draws, stack, layers[0])
    for layer in layers[1:]:
        drawn, following = following.result(), pool.submit(Draws, stack, layer)
        yield drawn
    yield following.result()


class _Run:
    """One activation on its way through the stack and back."""

    def __init__(self, stack: Stack, activation: Activation) -> None:
        self._activation, self._wiring = activation, stack.wiring
        self._deviations = stack.deviations(activation)
        self._stream, self._upstream = start(stack)
        self._normalised_end = stack.normalised_end
        self._inputs: list[Values] = []
        self._signal = [_rms(self._stream)]
        self._apart = [_apart(self._stream)]
        self._gradient: list[float] = []
        self._pre: list[float] = []

    def forward(self, drawn: Draws) -> None:
        """Go one layer on."""
        with np.errstate(all="ignore"):
            self._inputs.append(self._stream)
            made = self._pass(drawn, self._stream)[1]
            self._pre.append(made.std)
            self._stream = self._wiring.leave(self._stream, made.output).value
            self._signal.append(_rms(self._stream))
            self._apart.append(_apart(self._stream))

    def backward(self, drawn: Draws) -> None:
        """Go one layer back."""
        with np.errstate(all="ignore"):
            if not self._gradient:
                self._turn()
            x = self._inputs.pop()
            entered, made = self._pass(drawn, x)
            at_sum = self._wiring.leave(x, made.output).backward(self._upstream)
            layer = drawn.layer(self._deviations)
            at_block = layer.backward_to_token(made, at_sum, self._activation.slope)
            self._upstream = self._wiring.below(entered, at_sum, at_block)
            self._gradient.append(_norm(self._upstream))

    def profile(self) -> Profile:
        """Return what was measured."""
        signal, gradient = np.array(self._signal), np.array(self._gradient[::-1])
        pre, apart = np.array(self._pre), np.array(self._apart)
        return Profile(self._activation.name, signal, gradient, pre, apart)

    def _pass(self, drawn: Draws, x: Values) -> tuple[Stage, Pass]:
        entered = self._wiring.enter(x)
        layer = drawn.layer(self._deviations)
        return entered, layer.forward(entered.value, self._activation.value)

    def _turn(self) -> None:
        if self._normalised_end:
            self._upstream = normalised(self._stream).backward(self._upstream)
        self._gradient.append(_norm(self._upstream))


def _norm(x: Values) -> float:
    """Return the norm of ``x``; no square in between overflows or fades."""
    largest = float(np.max(np.abs(x)))
    if largest == 0 or not math.isfinite(largest):
        return largest
    return largest * float(np.linalg.norm(x / largest))


def _rms(x: Values) -> float:
    return _norm(x) / math.sqrt(x.size)


def _apart(x: Values) -> float:
    """Return which share of ``x``, [n, width], differs between rows; NaN if there is one row."""
    count, whole = len(x), _rms(x)
    if count < 2 or not whole:
        return math.nan
    differing = _rms(x - x.mean(axis=0)) * math.sqrt(count / (count - 1))
    return float(np.minimum(differing / whole, 1.0))
