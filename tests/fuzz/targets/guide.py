"""Pages of the guide, and questions among them."""

from fuzz.guard import FindingError, declared
from gelu_desktop.model.facts import UnknownFactError
from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.guide.filling import names
from gelu_desktop.model.guide.parsing import KEYS, parsed
from gelu_desktop.model.guide.reading import Place
from gelu_desktop.model.quiz.question import question
from gelu_desktop.model.state import State

WORDS = (
    b"\n---\n",
    b"```",
    b" and ",
    b" in ",
    b" has ",
    b"[" * 40,
    b"{gelu.at.1:4}",
    b'"ffn": {"width": ',
    *(f"{key}: ".encode() for key in KEYS),
)


def run(data, _folder):
    """Read it; what is a page can be shown, and checked against a state."""
    text = data.decode("utf-8", "replace")
    Place.named(text)
    with declared(GuideError):
        page = parsed(text, "page", "page.md")
        for step in page.steps:
            names(step.text)
            for condition in step.check:
                condition.met(State(), (1.0,))
            step.applied(State())
            if len(step.heading) > len(text) or not all(isinstance(p, str) for p in step.panels):
                raise FindingError("a step that nobody wrote")
        if "answer: " not in text or "gelu." in text:  # facts take their time
            with declared(UnknownFactError):
                question(page)
