"""Show me: what a page talks about, in the panels."""

from gelu_desktop.model.guide import Point, Step
from gelu_desktop.model.limits import PLOTS
from gelu_desktop.model.state import State
from gelu_desktop.session import Session


def show(session: Session, step: Step) -> None:
    """Put a step's state on top of the present one, in one step of undo, and point at its point.

    Parameters
    ----------
    session : Session
        The work.
    step : Step
        What to show; where its point would be out of view, the plots show the usual range.
    """
    session.close_gesture()
    state = in_view(step.applied(session.state), step)
    changes = {key: value for key, value in vars(state).items() if key != "y_ranges"}
    dropped = dict.fromkeys(set(session.state.y_ranges) - set(state.y_ranges))
    session.edit(**changes, y_ranges={**state.y_ranges, **dropped})
    session.point_at(step.point)
    panel = step.panel or (step.point.panel if step.point else "")
    if panel:
        session.panel_asked.emit(panel, False)


def in_view(state: State, step: Step) -> State:
    """Return ``state`` with plots in which the point of a step can be seen."""
    point = step.point
    if point is None or point.x is None or point.panel not in PLOTS:
        return state
    span = state.x_range if "x_range" in step.state else _span(state, point)
    return state.replace(x_range=span, y_ranges={point.panel: None})


def _span(state: State, point: Point) -> tuple[float, float]:
    assert point.x is not None
    usual = State.x_range
    for low, high in (state.x_range, usual):
        if low <= point.x <= high:
            return low, high
    reach = 1.5 * abs(point.x)
    return -reach, reach
