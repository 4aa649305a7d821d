"""Batches on a thread: the latest question is answered next, the last answer stays."""

from PySide6.QtCore import QObject, QTimer, Signal

from gelu_desktop.model.ffn_answers import answer
from gelu_desktop.model.ffn_batch import Batch, BatchAsked
from gelu_desktop.model.ffn_settings import NONE
from gelu_desktop.panels.ffn.batch_content import Shown
from gelu_desktop.widgets.jobs import Cancelled, Jobs, Progress

SOON_MS = 300
"""After which a person wants to know that something is being done."""


class Runs(QObject):
    """Answers one question after the other and leaves out those that a later one replaced.

    Work that has begun is finished, so that the picture follows a slider that never rests.

    Parameters
    ----------
    parent : QObject
        The owner.
    """

    answered = Signal()
    failed = Signal(object)
    slow = Signal()

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.shown: Shown | None = None
        self._wanted: BatchAsked | None = None
        self._whole = False
        self.jobs = Jobs(self)
        self.jobs.done.connect(self._on_jobs_done)
        self.jobs.failed.connect(self._on_jobs_failed)
        self._patience = QTimer(self)
        self._patience.setSingleShot(True)
        self._patience.setInterval(SOON_MS)
        self._patience.timeout.connect(self.slow)

    @property
    def batch(self) -> Batch | None:
        """The last answer."""
        return None if self.shown is None else self.shown.batch

    def ask(self, asked: BatchAsked, order: str) -> None:
        """Answer ``asked`` as soon as the work that is under way ends.

        Parameters
        ----------
        asked : BatchAsked
            The question.
        order : str
            Of the hidden units; unless there is none, the numbers of each unit are wanted.
        """
        self._wanted, self._whole = asked, order != NONE
        if self._known(asked):
            self.answered.emit()
        elif not self.jobs.running:
            self._start(asked)

    def _known(self, asked: BatchAsked) -> bool:
        batch = self.batch
        if batch is None or batch.asked != asked:
            return False
        return batch.made is not None or not self._whole

    def forget(self) -> None:
        """Cancel, and answer nothing."""
        self._wanted = None
        self._patience.stop()
        self.jobs.cancel()

    def renew(self) -> None:
        """Forget the last answer, because a file was read anew."""
        self.shown = None

    def _start(self, asked: BatchAsked) -> None:
        whole = self._whole

        def work(_progress: Progress, cancelled: Cancelled) -> Shown | None:
            batch = answer(asked, whole, cancelled)
            return None if batch is None or cancelled() else Shown.of(batch)

        self.jobs.start(work)
        if not self._patience.isActive():
            self._patience.start()

    def _on_jobs_done(self, shown: Shown | None) -> None:
        self._patience.stop()
        if shown is not None:
            self.shown = shown
            self.answered.emit()
        self._next()

    def _on_jobs_failed(self, error: Exception) -> None:
        self.shown = None
        self._patience.stop()
        self.failed.emit(error)

    def _next(self) -> None:
        wanted = self._wanted
        if wanted is not None and not self._known(wanted):
            self._start(wanted)
