"""One module a panel, independent of each other; this tuple is what makes them appear.

A module is loaded when its panel is first made, painted or asked for its figures.
"""

from collections.abc import Callable
from importlib import import_module
from typing import Any

from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel_spec import PanelSpec

ALL = ("paint", "data", "tables")


def _declared(
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
        return getattr(import_module(f"{__name__}.{panel}"), function)(*arguments)

    return call


PANELS: tuple[PanelSpec, ...] = (
    _declared("controls", QT_TRANSLATE_NOOP("Panels", "Controls"), "Ctrl+1"),
    _declared("curve", QT_TRANSLATE_NOOP("Panels", "Curves"), "Ctrl+2", has=ALL),
    _declared("derivative", QT_TRANSLATE_NOOP("Panels", "Derivatives"), "Ctrl+3", has=ALL),
    _declared("error", QT_TRANSLATE_NOOP("Panels", "Error"), "Ctrl+4", has=ALL),
    _declared("ffn", QT_TRANSLATE_NOOP("Panels", "FFN simulator"), "Ctrl+5", (1200, 480), has=ALL),
    _declared("formula", QT_TRANSLATE_NOOP("Panels", "Formula"), "Ctrl+6", has=("paint", "tables")),
    _declared("formats", QT_TRANSLATE_NOOP("Panels", "Formats"), "Ctrl+7", (1200, 480), has=ALL),
    _declared("fit", QT_TRANSLATE_NOOP("Panels", "Refit"), "Ctrl+8", (1080, 420), has=ALL),
    _declared("depth", QT_TRANSLATE_NOOP("Panels", "Depth"), "Ctrl+Shift+D", (1080, 420), has=ALL),
    _declared(
        "race", QT_TRANSLATE_NOOP("Panels", "Training race"), "Ctrl+Shift+R", (1200, 420), has=ALL
    ),
    _declared(
        "chance", QT_TRANSLATE_NOOP("Panels", "Random gate"), "Ctrl+Shift+G", (960, 420), has=ALL
    ),
    _declared("dictionary", QT_TRANSLATE_NOOP("Panels", "Dictionary"), "Ctrl+9"),
    _declared("code", QT_TRANSLATE_NOOP("Panels", "Code"), "Ctrl+Shift+K"),
    _declared("guide", QT_TRANSLATE_NOOP("Panels", "Guide"), "Ctrl+Shift+L"),
)
BY_NAME = {spec.name: spec for spec in PANELS}
