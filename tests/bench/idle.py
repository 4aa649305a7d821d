"""What the program does while nobody does anything: how often it wakes up."""

import re
import time
from pathlib import Path

from bench.painted import rest
from PySide6.QtCore import QEventLoop, QTimer

SWITCHES = re.compile(r"^voluntary_ctxt_switches:\s+(\d+)$", re.MULTILINE)
"""Whoever was woken goes to sleep again; others may push it aside, which is not its doing."""


def switches():
    """Return how often the threads of this process went to sleep so far."""
    tasks = Path("/proc/self/task").glob("*/status")
    return sum(int(found) for task in tasks for found in SWITCHES.findall(task.read_text()))


def measured(program, seconds, settled):
    """Return how often the program wakes up, and the processor time it takes, after an event.

    Parameters
    ----------
    program : Program
        The window; its probe was dragged before.
    seconds, settled : float
        How long to look, and how long to wait before.

    Returns
    -------
    dict
        ``"wakeups"``, without the one that ends the measurement, and ``"seconds"`` of the
        processor.
    """
    program.release()
    rest(settled)
    loop = QEventLoop()
    QTimer.singleShot(round(seconds * 1e3), loop.quit)
    before, processor = switches(), time.process_time()
    loop.exec()
    woken = max(0, switches() - before - 1)
    return {"wakeups": woken, "seconds": time.process_time() - processor}
