"""The menu Help."""

from gelu_desktop.app.actions.action import Action
from gelu_desktop.text import QT_TRANSLATE_NOOP

HELP: tuple[Action, ...] = (
    Action(
        "lesson",
        "help",
        QT_TRANSLATE_NOOP("Actions", "&Lesson"),
        lambda _session, window: window.guide.open(),
    ),
    Action(
        "tour",
        "help",
        QT_TRANSLATE_NOOP("Actions", "&Tour"),
        lambda _session, window: window.guide.tour(),
    ),
    Action(
        "shortcuts",
        "help",
        QT_TRANSLATE_NOOP("Actions", "&Shortcuts"),
        lambda _session, window: window.show_shortcuts(),
        ("F1",),
        separated=True,
    ),
    Action(
        "about",
        "help",
        QT_TRANSLATE_NOOP("Actions", "&About GELU Desktop"),
        lambda _session, window: window.show_about(),
        separated=True,
    ),
)
