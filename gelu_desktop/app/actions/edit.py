"""The menu Edit: steps, the clipboard, and coefficients as a whole."""

from gelu_desktop.app.actions.action import Action, Window
from gelu_desktop.model.limits import published_coefficients
from gelu_desktop.numerics.own import OWN, lookup
from gelu_desktop.session import Session
from gelu_desktop.text import QT_TRANSLATE_NOOP


def _publish(session: Session, _window: Window) -> None:
    formula = session.state.formula
    own = lookup(OWN, formula).published() if formula else {}
    session.edit(
        coefficients=published_coefficients() | {f"{OWN}.{name}": own[name] for name in own}
    )


EDIT: tuple[Action, ...] = (
    Action(
        "undo",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "&Undo"),
        lambda session, _window: session.undo(),
        ("Ctrl+Z",),
        enabled=lambda session: session.can_undo,
    ),
    Action(
        "redo",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "&Redo"),
        lambda session, _window: session.redo(),
        ("Ctrl+Y", "Ctrl+Shift+Z"),
        enabled=lambda session: session.can_redo,
    ),
    Action(
        "copy_image",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "&Copy image"),
        lambda _session, window: window.copy_image(),
        ("Ctrl+Shift+C",),
        below="history",
        separated=True,
    ),
    Action(
        "copy_value",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Copy &value"),
        lambda _session, window: window.copy_value(),
        ("Ctrl+Alt+C",),
    ),
    Action(
        "copy_markdown",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Copy as &Markdown table"),
        lambda _session, window: window.copy_table("markdown"),
        ("Ctrl+Alt+M",),
    ),
    Action(
        "copy_latex",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Copy as &LaTeX table"),
        lambda _session, window: window.copy_table("latex"),
        ("Ctrl+Alt+L",),
    ),
    Action(
        "publish",
        "edit",
        QT_TRANSLATE_NOOP("Actions", "Reset coefficients to &published values"),
        _publish,
        separated=True,
    ),
)
