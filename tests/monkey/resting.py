"""What the program does while nobody does anything."""

import time

from PySide6.QtCore import QEventLoop, QTimer

from gelu_desktop.widgets.jobs import Jobs
from monkey.ears import FoundError

BEFORE_MS, LOOKED_MS = 2500, 3000
MOST_S = 0.1
"""A cursor that blinks takes a hundredth of that."""


def _pause(ms):
    loop = QEventLoop()
    QTimer.singleShot(ms, loop.quit)
    loop.exec()


def rests(world):
    """Raise a finding if the program takes the processor's time for nothing."""
    world.answers.stop()
    for jobs in world.session.findChildren(Jobs):
        jobs.stop()
    _pause(BEFORE_MS)
    before = time.process_time()
    _pause(LOOKED_MS)
    spent = time.process_time() - before
    if spent > MOST_S:
        raise FoundError(f"the program at rest takes {spent:.2f} s in {LOOKED_MS} ms")
