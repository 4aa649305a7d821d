"""The menu View: what is seen of the plots, the window, theme and language."""

from gelu_desktop.app.actions.action import Action, Run, Window
from gelu_desktop.app.stage import staged
from gelu_desktop.model.limits import X_LIMIT, X_SPAN_MIN
from gelu_desktop.model.state import State
from gelu_desktop.numerics.sampling import zoomed
from gelu_desktop.session import Session
from gelu_desktop.text import QT_TRANSLATE_NOOP


def _zoom(factor: float) -> Run:
    def run(session: Session, _window: Window) -> None:
        span, about = session.state.x_range, session.state.x
        about = min(max(about, span[0]), span[1])
        session.edit(x_range=zoomed(span, factor, about, X_LIMIT, X_SPAN_MIN))

    return run


def _fit(session: Session, _window: Window) -> None:
    session.edit(x_range=State.x_range, y_ranges=dict.fromkeys(session.state.y_ranges))


def _bring_probe(session: Session, _window: Window) -> None:
    low, high = session.state.x_range
    session.edit(x=min(max(session.state.x, low), high))


def _theme(name: str, text: str) -> Action:
    return Action(
        f"theme_{name}",
        "theme",
        text,
        lambda _session, window: window.choose_theme(name),
        checked=lambda window: window.theme_choice == name,
    )


def _language(code: str, text: str) -> Action:
    return Action(
        f"language_{code}",
        "language",
        text,
        lambda _session, window: window.choose_language(code),
        checked=lambda window: window.language_choice == code,
    )


VIEW: tuple[Action, ...] = (
    Action("fit", "view", QT_TRANSLATE_NOOP("Actions", "&Fit plots"), _fit, ("Ctrl+0",)),
    Action(
        "zoom_in",
        "view",
        QT_TRANSLATE_NOOP("Actions", "Zoom &in"),
        _zoom(0.8),
        ("Ctrl++", "Ctrl+="),
    ),
    Action("zoom_out", "view", QT_TRANSLATE_NOOP("Actions", "Zoom &out"), _zoom(1.25), ("Ctrl+-",)),
    Action(
        "bring_probe",
        "view",
        QT_TRANSLATE_NOOP("Actions", "&Bring the probe into view"),
        _bring_probe,
        ("Ctrl+B",),
    ),
    Action(
        "plot_table",
        "view",
        QT_TRANSLATE_NOOP("Actions", "Plot as t&able…"),
        lambda _session, window: window.show_table(),
        ("Ctrl+T",),
        separated=True,
    ),
    Action(
        "dashes",
        "view",
        QT_TRANSLATE_NOOP("Actions", "&Dashed curves"),
        lambda _session, window: window.views.toggle_dashes(),
        switched=lambda window: window.views.dashed,
    ),
    Action(
        "choose_shown",
        "view",
        QT_TRANSLATE_NOOP("Actions", "&Choose what is shown…"),
        lambda _session, window: window.views.choose_shown(),
        separated=True,
    ),
    Action(
        "lock_panels",
        "view",
        QT_TRANSLATE_NOOP("Actions", "Loc&k panels"),
        lambda _session, window: window.views.toggle_lock(),
        switched=lambda window: window.views.locked,
    ),
    Action(
        "reset_layout",
        "view",
        QT_TRANSLATE_NOOP("Actions", "&Reset layout"),
        lambda _session, window: window.reset_layout(),
    ),
    Action(
        "keep_layout",
        "layouts",
        QT_TRANSLATE_NOOP("Actions", "&Save layout as…"),
        lambda _session, window: window.views.keep_layout(),
        enabled=lambda session: not staged(session.state.stage),
    ),
    Action(
        "full_screen",
        "view",
        QT_TRANSLATE_NOOP("Actions", "F&ull screen"),
        lambda _session, window: window.toggle_full_screen(),
        ("F11",),
        separated=True,
    ),
    Action(
        "presentation",
        "view",
        QT_TRANSLATE_NOOP("Actions", "Pre&sentation"),
        lambda _session, window: window.views.toggle_presentation(),
        ("F5",),
        switched=lambda window: window.views.presenting,
    ),
    _theme("system", QT_TRANSLATE_NOOP("Actions", "&System")),
    _theme("light", QT_TRANSLATE_NOOP("Actions", "&Light")),
    _theme("dark", QT_TRANSLATE_NOOP("Actions", "&Dark")),
    _language("system", QT_TRANSLATE_NOOP("Actions", "&System")),
    _language("en", "&English"),
    _language("zh_CN", "&简体中文"),
)
