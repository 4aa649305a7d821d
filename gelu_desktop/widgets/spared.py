"""Keeps pyqtgraph's start short: of its parts only those that a plot needs are loaded.

``import pyqtgraph`` loads 145 modules, of trees of parameters, images, colour maps, worker
processes: 140 ms and 14 MB. While it is imported here, the others are blank. Written for pyqtgraph
0.14; a part that is asked for later is loaded as ever, and one that turns out to be needed at once
makes `spared` load everything.
"""

import importlib
import sys
from collections.abc import MutableSequence
from importlib.abc import Loader, MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

from gelu_desktop.widgets.mirror import Mirror

PACKAGE = "pyqtgraph"
NEEDED = (
    "Point",
    "Qt",
    "GraphicsScene",
    "SRTTransform",
    "SRTTransform3D",
    "SignalProxy",
    "ThreadsafeTimer",
    "Transform3D",
    "Vector",
    "WidgetGroup",
    "colormap",
    "colors",
    "debug",
    "functions",
    "functions_qimage",
    "graphicsItems.GraphicsItem",
    "graphicsItems.GraphicsObject",
    "graphicsItems.GraphicsWidget",
    "graphicsItems.ItemGroup",
    "graphicsItems.ViewBox",
    "icons",
    "reload",
    "util",
    "widgets.GraphicsView",
)
"""What the view and its box need, with all below it."""
_FOLDERS = {PACKAGE, f"{PACKAGE}.graphicsItems", f"{PACKAGE}.widgets"}


class _Nothing:
    """Stands for whatever a blank module is asked for."""


class _Blank(ModuleType):
    """A module that has everything that may be imported from it, and nothing in it."""

    __all__: tuple[str, ...] = ()
    __path__: MutableSequence[str] = []  # noqa: RUF012 - as a package has it

    def __getattr__(self, name: str) -> Any:
        if name.startswith("__"):
            raise AttributeError(name)
        return _Nothing


class _Finder(MetaPathFinder, Loader):
    """Finds a blank module for each part that no plot needs."""

    def find_spec(self, name: str, _path: object = None, _target: object = None) -> Any:
        """Return how a part is loaded: as a blank one, or None as ever."""
        part = name.removeprefix(f"{PACKAGE}.")
        if part == name or name in _FOLDERS:
            return None
        if any(part == needed or part.startswith(f"{needed}.") for needed in NEEDED):
            return None
        return ModuleSpec(name, self)

    def create_module(self, spec: ModuleSpec) -> ModuleType:
        """Return a blank module."""
        return _Blank(spec.name)

    def exec_module(self, _module: ModuleType) -> None:
        """Leave it blank."""


def spared() -> ModuleType:
    """Import pyqtgraph without what no plot needs; one that is loaded already is left.

    Returns
    -------
    module
        pyqtgraph. Of a part that was blank it has no names, until somebody imports that part.
    """
    if PACKAGE in sys.modules:
        return sys.modules[PACKAGE]
    finder = _Finder()
    sys.meta_path.insert(0, finder)
    try:
        whole = importlib.import_module(PACKAGE)
    except (ImportError, AttributeError, TypeError):
        whole = None
    finally:
        sys.meta_path.remove(finder)
    enough = whole is not None and not _lacks()
    _forget_blanks(everything=not enough)
    return importlib.import_module(PACKAGE)


def _inside() -> dict[str, ModuleType]:
    """Return pyqtgraph and its parts, but the mirrors of Qt."""
    return {
        name: module
        for name, module in sys.modules.items()
        if name.partition(".")[0] == PACKAGE and not isinstance(module, Mirror)
    }


def _lacks() -> bool:
    """Return whether a part that is needed has taken something from a blank one."""
    return any(
        _is_blank(value)
        for name, module in _inside().items()
        if name not in _FOLDERS and not isinstance(module, _Blank)
        for value in vars(module).values()
    )


def _forget_blanks(everything: bool) -> None:
    """Take the blank modules away, and what was imported from them; or all of pyqtgraph."""
    for name, module in _inside().items():
        if everything or isinstance(module, _Blank):
            del sys.modules[name]
        given = vars(module)
        for key in [key for key, value in given.items() if _is_blank(value)]:
            del given[key]


def _is_blank(value: object) -> bool:
    return value is _Nothing or isinstance(value, _Blank)
