"""What a reader may do with what it is given: be quick, be small, and touch nothing else.

Python tells of everything that it opens, runs or unpickles; while a reader is at work, whatever it
has no business with is a finding.
"""

import contextlib
import os
import shutil
import site
import sys
import sysconfig
import tempfile
import time
import tracemalloc
from pathlib import Path

SECONDS = 2.0
BYTES = 100e6
SAID_MAX = 4000

REFUSED = (
    "code.__new__",
    "ctypes",
    "os.exec",
    "os.fork",
    "os.posix_spawn",
    "os.putenv",
    "os.system",
    "pickle",
    "shutil",
    "socket.connect",
    "subprocess",
    "urllib",
    "webbrowser",
)
"""How the names of events begin that no reader may cause."""
MAKERS = ("dataclasses.py", "collections/__init__.py")  # they write classes when they are imported

_OWN = Path(__file__).parents[2]
_PLACES = {sysconfig.get_path("stdlib"), *site.getsitepackages(), str(_OWN / "gelu_desktop")}
# Where modules and the program's own data lie, which are loaded on first use.
_KNOWN = tuple(sorted({os.path.realpath(each) for each in (*_PLACES, _OWN / "resources")}))


class FindingError(AssertionError):
    """A reader did what it must not do."""


class _Watch:
    """Looks at what happens while a reader is at work."""

    def __init__(self):
        self.folder = None
        self.found = []
        sys.addaudithook(self._on_event)

    def _on_event(self, event, given):
        if self.folder is None:
            return
        if event.startswith(REFUSED):
            self.found.append(f"{event}: {given!r:.200}")
        elif event == "open" and isinstance(given[0], str | bytes):
            self._opened(os.fsdecode(given[0]))
        elif event == "exec" and not given[0].co_filename.startswith(("/", "<frozen")):
            asking = sys._getframe(2).f_code.co_filename
            if not asking.endswith(MAKERS):
                self.found.append(f"{asking} ran {given[0].co_filename}")

    def _opened(self, name):
        whole = os.path.realpath(name)
        if not whole.startswith((self.folder, *_KNOWN)):
            self.found.append(f"opened {whole!r:.200}")


_watch = _Watch()


@contextlib.contextmanager
def declared(*errors):
    """Accept the errors that a reader declares, if they say something, and not too much."""
    try:
        yield
    except errors as error:
        said = error.said() if hasattr(error, "said") else str(error)
        lines = getattr(error, "lines", ())
        if not said.strip() or len(said) + sum(map(len, lines)) > SAID_MAX:
            raise FindingError(f"an error that says {said!r:.200}") from error


@contextlib.contextmanager
def guarded(measured=False):
    """Give a folder for the files of one input, and judge what is done with it.

    Parameters
    ----------
    measured : bool
        Whether memory is measured too, which takes its time.

    Raises
    ------
    FindingError
        When something was opened outside the folder, run or unpickled, or took too much.
    """
    folder = tempfile.mkdtemp(prefix="gelu-fuzz-")
    _watch.found, _watch.folder = [], os.path.realpath(folder)
    if measured:
        tracemalloc.start()
    begun = time.process_time()
    try:
        yield Path(folder)
    finally:
        _watch.folder = None
        taken = time.process_time() - begun
        peak = tracemalloc.get_traced_memory()[1] if measured else 0
        if measured:
            tracemalloc.stop()
        shutil.rmtree(folder)
    if _watch.found:
        raise FindingError("; ".join(_watch.found))
    if taken > SECONDS * (2 if measured else 1):
        raise FindingError(f"took {taken:.1f} s")
    if peak > BYTES:
        raise FindingError(f"took {peak / 1e6:.0f} MB")
