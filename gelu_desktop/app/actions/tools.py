"""The menu Tools: the way to any action, to the panels that work for long, and to the settings."""

from gelu_desktop.app.actions.action import Action
from gelu_desktop.app.stage import is_shown
from gelu_desktop.text import QT_TRANSLATE_NOOP


def _go_to(panel: str, text: str, separated: bool = False) -> Action:
    return Action(
        f"go_to_{panel}",
        "tools",
        text,
        lambda _session, window: window.views.go_to(panel),
        enabled=lambda session: is_shown(panel, session.state.stage),
        separated=separated,
    )


TOOLS: tuple[Action, ...] = (
    Action(
        "palette",
        "tools",
        QT_TRANSLATE_NOOP("Actions", "Command &palette…"),
        lambda _session, window: window.views.show_palette(),
        ("Ctrl+Shift+P",),
    ),
    _go_to("fit", QT_TRANSLATE_NOOP("Actions", "&Refit coefficients"), True),
    _go_to("formats", QT_TRANSLATE_NOOP("Actions", "Sweep a number &format")),
    _go_to("depth", QT_TRANSLATE_NOOP("Actions", "Signals in a &deep stack")),
    _go_to("race", QT_TRANSLATE_NOOP("Actions", "&Training race")),
    _go_to("chance", QT_TRANSLATE_NOOP("Actions", "Draw a random &gate")),
    _go_to("dictionary", QT_TRANSLATE_NOOP("Actions", "&Look up a name of GELU")),
    _go_to("code", QT_TRANSLATE_NOOP("Actions", "&Code of the approximation")),
    Action(
        "preferences",
        "tools",
        QT_TRANSLATE_NOOP("Actions", "Pref&erences…"),
        lambda _session, window: window.views.show_preferences(),
        ("Ctrl+,",),
        separated=True,
    ),
)
