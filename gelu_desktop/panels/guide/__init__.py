"""The guide: a lesson that drives the panels, and what else there is to read beside them."""

from gelu_desktop.session import Session
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.theme import Theme


def create(session: Session, theme: Theme) -> Panel:
    """Make the panel; the window looks after the lesson without it until it is seen."""
    from gelu_desktop.panels.guide.widget import GuidePanel

    return GuidePanel(session, theme)
