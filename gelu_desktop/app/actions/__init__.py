"""ACTIONS: one row each; menus, shortcuts and the sheet of shortcuts follow from them."""

from gelu_desktop.app.actions.action import Action, Window
from gelu_desktop.app.actions.edit import EDIT
from gelu_desktop.app.actions.files import FILE
from gelu_desktop.app.actions.help import HELP
from gelu_desktop.app.actions.tools import TOOLS
from gelu_desktop.app.actions.view import VIEW
from gelu_desktop.text import QT_TRANSLATE_NOOP

__all__ = ["ACTIONS", "MENUS", "Action", "Window"]

MENUS: tuple[tuple[str, str, str], ...] = (
    ("file", "", QT_TRANSLATE_NOOP("Menus", "&File")),
    ("recent", "file", QT_TRANSLATE_NOOP("Menus", "Open &recent")),
    ("edit", "", QT_TRANSLATE_NOOP("Menus", "&Edit")),
    ("history", "edit", QT_TRANSLATE_NOOP("Menus", "&History")),
    ("view", "", QT_TRANSLATE_NOOP("Menus", "&View")),
    ("panels", "view", QT_TRANSLATE_NOOP("Menus", "&Panels")),
    ("layouts", "view", QT_TRANSLATE_NOOP("Menus", "La&youts")),
    ("theme", "view", QT_TRANSLATE_NOOP("Menus", "&Theme")),
    ("language", "view", QT_TRANSLATE_NOOP("Menus", "&Language")),
    ("tools", "", QT_TRANSLATE_NOOP("Menus", "&Tools")),
    ("help", "", QT_TRANSLATE_NOOP("Menus", "&Help")),
)

ACTIONS: tuple[Action, ...] = (*FILE, *EDIT, *VIEW, *TOOLS, *HELP)
