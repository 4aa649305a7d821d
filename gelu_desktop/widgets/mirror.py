"""Keeps pyqtgraph's start short: its copy of Qt looks names up when they are used.

pyqtgraph.Qt copies every attribute of QtCore, QtGui and QtWidgets, for which PySide6 has to make
hundreds of classes that nobody needs: 100 ms, the half of its import. Here its three modules are
such that know every name and look it up in PySide6 on first use. Written for pyqtgraph 0.14; one
that copies by another function gets all that it asks for, one that is loaded already is left.
"""

import importlib
import sys
from types import ModuleType
from typing import Any

COPYING = "_copy_attrs"
"""The function of pyqtgraph.Qt that copies what a module does not have yet."""
NAMES = ("QtCore", "QtGui", "QtWidgets")


class Mirror(ModuleType):
    """A module with all that a module of PySide6 has, looked up on first use.

    Parameters
    ----------
    name : str
        Its name among the modules.
    source : str
        The name of the module of PySide6.
    """

    def __init__(self, name: str, source: str) -> None:
        super().__init__(name)
        self.__path__: list[str] = []
        self._source = importlib.import_module(source)

    def __getattr__(self, name: str) -> Any:
        """Return an attribute of PySide6's; whoever copies is told that nothing is missing."""
        if sys._getframe(1).f_code.co_name == COPYING:
            return None
        value = getattr(self._source, name)
        setattr(self, name, value)
        return value


def put_up() -> bool:
    """Put the mirrors where pyqtgraph will look for its modules of Qt.

    Returns
    -------
    bool
        Whether that was possible. Without them pyqtgraph copies everything, and works as well.
    """
    if "pyqtgraph" in sys.modules:
        return False
    for name in NAMES:
        full = f"pyqtgraph.Qt.{name}"
        sys.modules[full] = Mirror(full, f"PySide6.{name}")
    return True
