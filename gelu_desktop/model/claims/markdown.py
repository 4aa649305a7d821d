"""Claims as Markdown, to be pasted into notes and issues."""

from collections.abc import Iterable

from gelu_desktop.model.claims.claim import CONTEXT, Answer
from gelu_desktop.model.claims.verdicts import VERDICTS
from gelu_desktop.model.rules import Translate
from gelu_desktop.text import QT_TRANSLATE_NOOP

HEADING = QT_TRANSLATE_NOOP("Claims", "{id}: {said}")
LINES = (
    QT_TRANSLATE_NOOP("Claims", "Verdict: {verdict}"),
    QT_TRANSLATE_NOOP("Claims", "Measured: {measured}"),
    QT_TRANSLATE_NOOP("Claims", "What is true: {truth}"),
    QT_TRANSLATE_NOOP("Claims", "How: {method}"),
    QT_TRANSLATE_NOOP("Claims", "Source: {source}"),
)
_MARKED = str.maketrans({sign: f"\\{sign}" for sign in "\\`*_#<>|[]"})


def markdown(answers: Iterable[Answer], translate: Translate = lambda _, text: text) -> str:
    """Return answers as Markdown: a heading for each claim and a list below it.

    Parameters
    ----------
    answers : iterable of Answer
        In the language of ``translate``.
    translate : callable
        Returns a text in the wanted language.
    """
    parts = [told(answer, translate) for answer in answers]
    return "\n\n".join(
        f"### {heading}\n\n" + "\n".join(f"- {line}" for line in lines) for heading, *lines in parts
    )


def told(answer: Answer, translate: Translate = lambda _, text: text) -> list[str]:
    """Return the heading and the lines of an answer; what Markdown would format is escaped."""
    fields = {
        "id": answer.claim.id,
        "said": answer.said,
        "verdict": verdict_text(answer.verdict, translate),
        "measured": answer.measured,
        "method": answer.method,
        "truth": answer.truth,
        "source": answer.claim.source,
    }
    plain = {key: text.translate(_MARKED) for key, text in fields.items()}
    return [translate(CONTEXT, line).format(**plain) for line in (HEADING, *LINES)]


def verdict_text(verdict: str, translate: Translate = lambda _, text: text) -> str:
    """Return the sign and the word of a verdict."""
    sign, word = VERDICTS[verdict]
    return f"{sign} {translate(CONTEXT, word)}"
