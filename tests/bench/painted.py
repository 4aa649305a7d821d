"""When a picture is on the screen: the event loop is turned until it has nothing left to do."""

import time

from PySide6.QtCore import QAbstractEventDispatcher, QEvent, QEventLoop, QObject
from PySide6.QtWidgets import QApplication

PATIENCE_S = 20.0
EVERY = QEventLoop.ProcessEventsFlag.AllEvents


class Watch(QObject):
    """Counts how often widgets are painted.

    Parameters
    ----------
    pictures : dict of str to QWidget
        What is watched, by name.

    Attributes
    ----------
    paints : dict of str to int
        How often each was painted since `forget`.
    """

    def __init__(self, pictures):
        super().__init__()
        self._names = {id(widget): name for name, widget in pictures.items()}
        self._pictures = pictures
        self.fresh = False
        self.paints = {}
        self.forget()
        for widget in pictures.values():
            widget.installEventFilter(self)

    def forget(self):
        """Begin to count anew."""
        self.paints = dict.fromkeys(self._pictures, 0)
        self.fresh = False

    def eventFilter(self, watched, event):
        if event.type() == QEvent.Type.Paint:
            self.paints[self._names[id(watched)]] += 1
            self.fresh = True
        return False


def quiet(watch, begun=None, least=1):
    """Turn the event loop until nothing is left to do.

    Parameters
    ----------
    watch : Watch
        What has to be painted.
    begun : float, optional
        When the work began, by `time.perf_counter`; now unless given.
    least : int
        How many of the pictures must have been painted since ``watch.forget()`` at least. On X11
        the server's answer to a new size is waited for.

    Returns
    -------
    float
        Seconds from ``begun`` to the end of the last painting.

    Raises
    ------
    TimeoutError
        When it takes longer than anybody waits.
    """
    begun = time.perf_counter() if begun is None else begun
    dispatcher, last = QAbstractEventDispatcher.instance(), begun
    while True:
        busy = dispatcher.processEvents(EVERY)
        now = time.perf_counter()
        if watch.fresh:
            watch.fresh, last = False, now
        if not busy and sum(map(bool, watch.paints.values())) >= least:
            return last - begun
        if now - begun > PATIENCE_S:
            raise TimeoutError(f"not painted: {watch.paints}")
        if not busy:
            time.sleep(0.0002)


def rest(seconds):
    """Turn the event loop for a while, until it is over and there is nothing left to do."""
    end = time.perf_counter() + seconds
    while QApplication.instance() is not None:
        busy = QAbstractEventDispatcher.instance().processEvents(EVERY)
        if not busy and time.perf_counter() >= end:
            return
        if not busy:
            time.sleep(0.002)
