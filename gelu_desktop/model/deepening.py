"""A deep stack, computed by a worker, with as many threads as there are workers.

Half of the time goes into drawing weights, which all activations share: so they are carried through
by one process, on threads, which stand in each other's way only a little there.
"""

from collections.abc import Callable, Sequence

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.workers.crew import ALONE, CREW
from gelu_desktop.model.workers.task import Task
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.depth import Profile, profiles
from gelu_desktop.numerics.depth_stack import Stack

QUICK = 2**31
"""So many multiplications are done before a worker would have been started."""
DRAW = 2**8
"""As many multiplications take the time of one random number, drawn twice."""
PASSES = 3


def deepen(
    stack: Stack,
    curves: Sequence[Curve],
    *,
    progress: Callable[[float], None] | None = None,
    cancelled: Callable[[], bool] | None = None,
) -> tuple[Profile, ...] | None:
    """Send a batch forward and a gradient backward, as `gelu_desktop.numerics.depth.profiles`.

    Parameters
    ----------
    stack : Stack
        What is stacked.
    curves : sequence of Curve
        The activations.
    progress, cancelled : callable, optional
        As there.
    """
    crew = ALONE if _quick(stack, len(curves)) else CREW
    threads = max(1, len(crew.workers()))

    def hear(_index: int, share: float) -> None:
        if progress:
            progress(share)

    answers = crew.run([Task(profiles_of, (stack, tuple(curves), threads))], hear, cancelled)
    if answers is None:
        return None
    found: tuple[Profile, ...] = answers[0]
    return found


def profiles_of(
    tell: Callable[[float], None],
    cancelled: Callable[[], bool],
    stack: Stack,
    curves: tuple[Curve, ...],
    threads: int,
) -> tuple[Profile, ...] | None:
    """Compute the profiles, and tell how far that is."""
    rows = [Activation(curve.function, dict(curve.coefficients)) for curve in curves]
    return profiles(stack, rows, progress=tell, cancelled=cancelled, threads=threads)


def _quick(stack: Stack, count: int) -> bool:
    weights = stack.layers * stack.width * stack.inner * (1 if stack.kind == "mlp" else 2)
    return weights * (PASSES * stack.batch * count + DRAW) <= QUICK
