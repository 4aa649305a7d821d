"""This program, as a person starts it, with its window watched."""

import sys

from bench.programs import marks
from PySide6.QtWidgets import QMainWindow

SHOWING = ("show", "showMaximized", "showNormal", "showFullScreen")


def watched(name):
    """Make what shows a window watch it first."""
    show = getattr(QMainWindow, name)

    def watch_and_show(window):
        if not hasattr(window, "marks"):
            marks.watch(window)
        show(window)

    setattr(QMainWindow, name, watch_and_show)


for name in SHOWING:
    watched(name)

from gelu_desktop.__main__ import main  # noqa: E402 - Qt would be loaded there, in the same time

sys.exit(main(sys.argv[1:]))
