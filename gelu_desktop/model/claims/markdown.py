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
    QT_TRANSLATE_NOOP("Claims", "How: {method}"),
    QT_TRANSLATE_NOOP("Claims", "What is true: {truth}"),
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
    return "\n\n".join(_block(answer, translate) for answer in answers)


def _block(answer: Answer, translate: Translate) -> str:
    sign, word = VERDICTS[answer.verdict]
    fields = {
        "id": answer.claim.id,
        "said": answer.said,
        "verdict": f"{sign} {translate(CONTEXT, word)}",
        "measured": answer.measured,
        "method": answer.method,
        "truth": answer.truth,
        "source": answer.claim.source,
    }
    plain = {key: text.translate(_MARKED) for key, text in fields.items()}
    heading = "### " + translate(CONTEXT, HEADING).format(**plain)
    lines = "\n".join(f"- {translate(CONTEXT, line).format(**plain)}" for line in LINES)
    return f"{heading}\n\n{lines}"
