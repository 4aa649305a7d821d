"""The console of the person who typed a command, where the program is one of windows.

Windows gives such a program no standard streams. A console that it was started from can be
attached; then commands print there as they do everywhere.
"""

import ctypes
import sys

_PARENT = 0xFFFFFFFF  # the console of the process that started this one


def attach() -> bool:
    """Open the missing standard streams on the console of whoever started the program.

    Returns
    -------
    bool
        Whether there is such a console. A double click has none; then nothing is changed.
    """
    if None not in (sys.stdout, sys.stderr):
        return False  # they lead to a file or to another program
    if not ctypes.windll.kernel32.AttachConsole(_PARENT):  # type: ignore[attr-defined,unused-ignore]
        return False
    if sys.stdin is None:
        sys.stdin = open("CONIN$", encoding="utf-8", errors="replace")  # noqa: PTH123, SIM115
    for name in ("stdout", "stderr"):
        if getattr(sys, name) is None:
            stream = open("CONOUT$", "w", encoding="utf-8", errors="replace")  # noqa: PTH123, SIM115
            stream.reconfigure(line_buffering=True)
            setattr(sys, name, stream)
    return True
