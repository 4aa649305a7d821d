"""The menu File: what becomes of the work."""

from gelu_desktop.app.actions.action import Action
from gelu_desktop.text import QT_TRANSLATE_NOOP

FILE: tuple[Action, ...] = (
    Action(
        "export_image",
        "file",
        QT_TRANSLATE_NOOP("Actions", "&Export image…"),
        lambda _session, window: window.export_image(),
        ("Ctrl+E",),
    ),
    Action(
        "export_sweep",
        "file",
        QT_TRANSLATE_NOOP("Actions", "Export s&weep…"),
        lambda _session, window: window.export_sweep(),
    ),
    Action(
        "quit",
        "file",
        QT_TRANSLATE_NOOP("Actions", "&Quit"),
        lambda _session, window: window.close(),
        ("Ctrl+Q",),
        separated=True,
    ),
)
