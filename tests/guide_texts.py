"""Every text of the guide in both languages, for tests that go through all of them."""

from functools import cache
from pathlib import Path
from xml.etree import ElementTree

from gelu_desktop.model.claims import CLAIMS
from gelu_desktop.model.guide.loading import KINDS, LANGUAGES, load

CHINESE = Path(__file__).parent.parent / "resources" / "translations" / "gelu_desktop_zh_CN.ts"
PARTS = ("said", "measured", "truth", "method")


@cache
def translations(context="Claims"):
    """Return the Chinese of the texts of a context."""
    (found,) = (
        part
        for part in ElementTree.parse(CHINESE).getroot().iter("context")
        if part.findtext("name") == context
    )
    return {
        message.findtext("source"): message.findtext("translation")
        for message in found.iter("message")
    }


def in_language(text, language):
    return text if language == LANGUAGES[0] else translations()[text]


def page_texts(kinds=KINDS):
    """Yield language, kind, page and text: titles, texts, tasks and what is said once done."""
    for language in LANGUAGES:
        for kind in kinds:
            for page in load(kind, language):
                yield language, kind, page, page.title
                for step in page.steps:
                    for text in filter(None, (step.text, step.task, step.done)):
                        yield language, kind, page, text


def claim_texts():
    """Yield language, claim, the name of the part, and the text."""
    for language in LANGUAGES:
        for claim in CLAIMS.values():
            for part in PARTS:
                yield language, claim, part, in_language(getattr(claim, part), language)
