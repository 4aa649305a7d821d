"""Show me: what a page talks about, in the panels."""

from collections.abc import Mapping

from gelu_desktop.model.guide.page import Step
from gelu_desktop.model.limits import PLOTS
from gelu_desktop.model.rules import Range
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.session import Session

_ERROR = ("compared", "quantity", "measure", "magnitude", "log_error", "show_tolerance", "interval")
FRESH: Mapping[str, tuple[str, ...]] = {
    "curve": ("functions", "tangent", "gate"),
    "derivative": ("functions", "tangent", "second"),
    "error": _ERROR,
    "formats": ("number_format", "mode", "flush"),
    "fit": ("interval", "fit_target", "fit_norm", "fit_free", "fit_pinned"),
    "ffn": ("ffn", "ffn_activation", "ffn_other"),
    "depth": ("depth",),
    "race": ("race",),
}
"""What decides how a panel looks: where a step says nothing of it, it is as at the first start."""


def show(session: Session, step: Step) -> None:
    """Put a step's state on top of the present one, in one step of undo, and point at its point.

    What the panel showed besides, and would hide it, goes back to how it is at the first start.

    Parameters
    ----------
    session : Session
        The work.
    step : Step
        What to show; where its point would be out of view, the plots show the usual range.
    """
    session.close_gesture()
    state = in_view(step.applied(fresh(session.state, step)), step)
    changes = {key: value for key, value in vars(state).items() if key != "y_ranges"}
    dropped = dict.fromkeys(set(session.state.y_ranges) - set(state.y_ranges))
    session.edit(**changes, y_ranges={**state.y_ranges, **dropped})
    session.point_at(step.point)
    panel = step.panel or (step.point.panel if step.point else "")
    if panel:
        session.panel_asked.emit(panel, False)


def fresh(state: State, step: Step) -> State:
    """Return ``state`` with the panel of a step as at the first start."""
    usual, wanted = State(), step.state
    changes = {key: getattr(usual, key) for key in FRESH.get(step.panel, ())}
    named = wanted.get("approximation", "")
    coefficients = {
        f"{form}.{key}": value
        for form in (named, *wanted.get("compared", ()))
        if form in APPROXIMATIONS
        for key, value in APPROXIMATIONS[form].published().items()
    }
    if step.panel in ("curve", "derivative"):
        changes["show_approximation"] = bool(named)
    return state.replace(**changes, coefficients=coefficients)


def in_view(state: State, step: Step) -> State:
    """Return ``state`` with plots in which the probe and the point of a step can be seen."""
    point = step.point
    marked = point.x if point is not None and point.panel in PLOTS else None
    if "x_range" not in step.state:
        moved = [state.x] if "x" in step.state else []
        places = moved if marked is None else [*moved, marked]
        state = state.replace(x_range=_span(state, places))
    if point is None or marked is None:
        return state
    return state.replace(y_ranges={point.panel: None})


def _span(state: State, places: list[float]) -> Range:
    """Return the range that is shown, or the usual one, or a wider one: whichever has all."""
    for low, high in (state.x_range, State.x_range):
        if all(low <= x <= high for x in places):
            return low, high
    reach = 1.5 * max(map(abs, places))
    return -reach, reach
