"""The pages that come with the program."""

from functools import cache

from gelu_desktop.model.guide.errors import GuideError
from gelu_desktop.model.guide.page import Page
from gelu_desktop.model.guide.parsing import parsed
from gelu_desktop.resources import resource

LANGUAGES = ("en", "zh_CN")
KINDS = ("lesson", "tour", "misconceptions", "questions", "scenarios")


@cache
def load(kind: str, language: str) -> tuple[Page, ...]:
    """Return all pages of a kind, in the order of their files' names.

    Parameters
    ----------
    kind : str
        One of ``KINDS``.
    language : {"en", "zh_CN"}
        Their language.

    Raises
    ------
    GuideError
        When a file cannot be read as it is meant.
    FileNotFoundError
        When there are none.
    """
    folder = resource(f"guide/{language}/{kind}")
    files = sorted(folder.glob("*.md"))
    return tuple(
        parsed(file.read_text(encoding="utf-8"), file.stem, f"{language}/{kind}/{file.name}")
        for file in files
    )


def page(kind: str, language: str, id_: str) -> Page:
    """Return one page.

    Raises
    ------
    GuideError
        When there is none of that name.
    """
    for found in load(kind, language):
        if found.id == id_:
            return found
    raise GuideError(f"no page {id_!r} among {kind}")
