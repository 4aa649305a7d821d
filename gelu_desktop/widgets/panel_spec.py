"""What declares a panel: a row of ``PANELS``, which loads the panel's module on first use."""

from __future__ import annotations

from dataclasses import dataclass
from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from collections.abc import Callable

    from PySide6.QtCore import QRectF
    from PySide6.QtGui import QPainter

    from gelu_desktop.model.grid import Grid
    from gelu_desktop.model.plotted import Plotted
    from gelu_desktop.model.result import Result
    from gelu_desktop.session import Session
    from gelu_desktop.widgets.panel import Panel
    from gelu_desktop.widgets.theme import Theme

    Paint = Callable[[QPainter, QRectF, Result, Theme], None]

PACKAGE = "gelu_desktop.panels"


@dataclass(frozen=True)
class PanelSpec:
    """One row of ``PANELS``.

    Attributes
    ----------
    name : str
        The name in settings and on the command line.
    title : str
        The dock's title; translatable in the context ``"Panels"``.
    shortcut : str
        The key that shows or hides the dock, as a portable key sequence.
    create : callable
        Makes the panel from the session and the theme.
    paint : callable, optional
        Paints the panel's picture into a rectangle, on any paint device; None if it has none.
    size : tuple of int
        The size of its picture in pixels when none is asked for.
    data : callable, optional
        Returns what it plots; raises `NothingPlottedError` where there is nothing now. None if
        it plots nothing at all.
    tables : callable, optional
        Returns its figures in all their digits, the most important one first; raises as ``data``
        does. None if it has none of its own.
    """

    name: str
    title: str
    shortcut: str
    create: Callable[[Session, Theme], Panel]
    paint: Paint | None = None
    size: tuple[int, int] = (960, 600)
    data: Callable[[Result], Plotted] | None = None
    tables: Callable[[Result], tuple[Grid, ...]] | None = None


def declared(
    name: str,
    title: str,
    shortcut: str,
    size: tuple[int, int] = (960, 600),
    *,
    has: tuple[str, ...] = (),
) -> PanelSpec:
    """Return the row of a panel whose module is loaded when one of its functions is called.

    Parameters
    ----------
    name, title, shortcut, size
        As of `PanelSpec`; the module has the panel's name, and a function ``create``.
    has : tuple of str
        Which of ``paint``, ``data`` and ``tables`` the module has too.
    """
    functions = {each: _later(name, each) for each in has}
    return PanelSpec(name, title, shortcut, _later(name, "create"), size=size, **functions)


def _later(panel: str, function: str) -> Callable[..., Any]:
    def call(*arguments: Any) -> Any:
        return getattr(import_module(f"{PACKAGE}.{panel}"), function)(*arguments)

    return call
