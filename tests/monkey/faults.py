"""Faults made on purpose, one of each kind, to see that they are found."""

import logging
import os
import warnings

from PySide6.QtCore import QTimer, qWarning
from PySide6.QtWidgets import QLabel

from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State

KEPT = []


def _raise():
    raise RuntimeError("made on purpose")


def _spoil(world, what):
    """Let the work, or what is shown of it, be another than the program believes."""
    if what == "history":
        kind = type(world.session)
        kind.states = property(lambda _session: (State(), State(x=2.0)))
    else:
        panel = world.window.docks["curve"].widget()
        panel.plot.show_scene(panel._make_scene(Result(State(x=-3.0))))


def _show():
    KEPT.append(QLabel("nobody's"))
    KEPT[-1].show()


def make(world, kind, given):
    """Make a fault."""
    KEPT.clear()
    makers = {
        "raises": lambda: QTimer.singleShot(0, _raise),
        "says": lambda: qWarning(given),
        "warns": lambda: QTimer.singleShot(0, lambda: warnings.warn(given, stacklevel=1)),
        "logs": lambda: logging.getLogger().warning(given),
        "window": _show,
        "spoils": lambda: _spoil(world, given),
        "dies": os.abort,
        "left": lambda: KEPT.append(QLabel()),
    }
    makers[kind]()
