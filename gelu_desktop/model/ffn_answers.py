"""Batches answered by a worker of their own, which keeps the block and the first pass.

It sends what was measured; the numbers themselves, some ten megabytes, only where they are wanted.
"""

from collections.abc import Callable
from dataclasses import replace

from gelu_desktop.model.ffn_batch import Batch, BatchAsked, block_shape, compute
from gelu_desktop.model.ffn_store import VALUES_MAX
from gelu_desktop.model.workers.crew import Crew
from gelu_desktop.model.workers.task import Task

BATCHES = Crew(1, niceness=1)
"""Somebody waits for these, and they must not wait for other long work."""

SMALL = 2**16
"""So many hidden values are computed in a moment."""


def answer(asked: BatchAsked, whole: bool, cancelled: Callable[[], bool]) -> Batch | None:
    """Answer a question, as `gelu_desktop.model.ffn_batch.compute` does.

    Parameters
    ----------
    asked : BatchAsked
        The question.
    whole : bool
        Whether the numbers of the passes are wanted, and not only what is measured of them. They
        can be had later too, but are computed again then.
    cancelled : callable
        Says whether to stop.
    """
    settings = asked.settings
    shape = None if settings.source == "file" else block_shape(settings)
    if shape is None or not SMALL < settings.batch * shape[1] <= VALUES_MAX:
        return compute(asked, cancelled)
    answers = BATCHES.run([Task(answered, (asked, whole))], cancelled=cancelled)
    if answers is None:
        return None
    batch: Batch | None = answers[0]
    return batch


def answered(
    _tell: Callable[[object], None],
    cancelled: Callable[[], bool],
    asked: BatchAsked,
    whole: bool,
) -> Batch | None:
    """Compute a batch, and what its plots show."""
    batch = compute(asked, cancelled)
    if batch is None or cancelled():
        return None
    return replace(batch, made=batch.made if whole else None, measured=batch.views)
