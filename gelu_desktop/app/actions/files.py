"""The menu File: what becomes of the work."""

from gelu_desktop.app.actions.action import Action
from gelu_desktop.text import QT_TRANSLATE_NOOP

FILE: tuple[Action, ...] = (
    Action(
        "new",
        "file",
        QT_TRANSLATE_NOOP("Actions", "&New"),
        lambda _session, window: window.files.new(),
        ("Ctrl+N",),
    ),
    Action(
        "open",
        "file",
        QT_TRANSLATE_NOOP("Actions", "&Open…"),
        lambda _session, window: window.files.open(),
        ("Ctrl+O",),
    ),
    Action(
        "open_checkpoint",
        "file",
        QT_TRANSLATE_NOOP("Actions", "Open &checkpoint…"),
        lambda _session, window: window.open_checkpoint(),
        ("Ctrl+Shift+O",),
    ),
    Action(
        "save",
        "file",
        QT_TRANSLATE_NOOP("Actions", "&Save"),
        lambda _session, window: window.files.save(),
        ("Ctrl+S",),
        below="recent",
        separated=True,
    ),
    Action(
        "save_as",
        "file",
        QT_TRANSLATE_NOOP("Actions", "Save &as…"),
        lambda _session, window: window.files.save_as(),
        ("Ctrl+Shift+S",),
    ),
    Action(
        "export_image",
        "file",
        QT_TRANSLATE_NOOP("Actions", "&Export image…"),
        lambda _session, window: window.export_image(),
        ("Ctrl+E",),
        separated=True,
    ),
    Action(
        "export_data",
        "file",
        QT_TRANSLATE_NOOP("Actions", "Export &data…"),
        lambda _session, window: window.export_data(),
        ("Ctrl+Shift+E",),
    ),
    Action(
        "report",
        "file",
        QT_TRANSLATE_NOOP("Actions", "Repor&t…"),
        lambda _session, window: window.write_report(),
        ("Ctrl+R",),
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
