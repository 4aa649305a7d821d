"""How the lines of the guide are broken: no punctuation in front, no formula torn apart."""

import re
from itertools import pairwise

import pytest
from guide_texts import in_language
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.claims import CLAIMS, measure, told
from gelu_desktop.model.guide.filling import filled
from gelu_desktop.model.guide.loading import LANGUAGES, load
from gelu_desktop.model.quiz import questions
from gelu_desktop.widgets.gluing import FIRM, JOINER, glued
from gelu_desktop.widgets.reader import Reader

ENTRIES = ("misconceptions", "scenarios")
WIDTHS = (270, 320, 370, 440)
OPENING = "（《“‘(["
CLOSING = "，。；：！？、）》”’)]%"
SIGNS = "=≈≠≤≥<>+×·→"


def pages():
    for language in LANGUAGES:
        for kind in ENTRIES:
            for page in load(kind, language):
                for step in page.steps:
                    yield f"{page.id} {language}", f"### {page.title}\n\n{filled(step.text)}"
        for row in questions(language, seed=1):
            yield f"{row.id} {language}", f"{filled(row.asked)}\n\n{filled(row.told.text)}"


def claims():
    for language in LANGUAGES:
        for name, claim in CLAIMS.items():
            if not claim.slow:
                answer = measure(claim, lambda _, text, to=language: in_language(text, to))
                yield f"{name} {language}", "\n\n".join(told(answer))


def lines(document):
    block = document.begin()
    while block.isValid():
        layout = block.layout()
        cuts = [layout.lineAt(number) for number in range(layout.lineCount())]
        texts = [block.text()[cut.textStart() :][: cut.textLength()].strip() for cut in cuts]
        yield from pairwise(texts)
        block = block.next()


def faults(above, below):
    """Yield what is wrong with a break between two lines."""
    if below[:1] in CLOSING or above[-1:] in OPENING:
        yield "punctuation"
    if above.endswith("|") and above.count("|") % 2:
        yield "a bar at the end"
    if above[-1:] in "′″" and below.startswith("("):
        yield "an argument without its function"
    if below[:1] in SIGNS or re.match(r"− ", below):
        yield "a sign in front"
    if above[-1:] in SIGNS or above.endswith(" −") or re.search(r"[\dπx²)]/$", above):
        yield "a sign at the end"


@pytest.mark.parametrize("texts", [pages, claims])
def test_lines_are_broken_where_one_may(qtbot, theme, texts):
    reader = Reader(theme)
    qtbot.addWidget(reader)
    reader.show()
    found = []
    for where, text in texts():
        reader.show_text(text)
        for width in WIDTHS:
            reader.document().setTextWidth(width)
            for above, below in lines(reader.document()):
                if above and below:
                    found += [(where, above, below, why) for why in faults(above, below)]
    assert not found
    QApplication.processEvents()


@pytest.mark.parametrize(
    ("text", "made"),
    [
        ("at x = −2 it is", "at x_=_−2 it is"),
        ("φ(x)·(2 − x²), because", "φ(x)·(2_−_x²), because"),
        ("N(0, 1) and [−4, 4]", "N(0,_1) and [−4,_4]"),
        ("768 → 3072 → 768", "768_→_3072_→_768"),
        (r"\|x\| \< 0.25 holds", r"\|°x\|°_\<_0.25 holds"),
        ("|x|·Φ(−|x|), the same", "|°x|°·Φ(−|°x|°), the same"),
        ("GELU′(−6) and E σ", "GELU′°(−6) and E_σ"),
        ("E f′² / E f²", "E_f′²_/_E_f²"),
        ("√(2/π), (4 − π)/(6π)", "√(2/°π), (4_−_π)/°(6π)"),
        ("[a program](lesson/8-program)", "[a program](lesson/8-program)"),
        ("有 11 个，是 3 倍", "有 11_个，是 3_倍"),
        ("| x | y |\n|---|---|\n| 2 | 3 |", "| x | y |\n|---|---|\n| 2 | 3 |"),
        ("run `a = b` now", "run `a = b` now"),
        ("```\na = b\n```\nx = 1", "```\na = b\n```\nx_=_1"),
        ("- first\n- second − no", "- first\n- second_−_no"),
        ("| x = 2 | share |", "| x_=_2 | share |"),
        ("(Hendrycks and Gimpel, 2016)", "(Hendrycks and Gimpel, 2016)"),
    ],
)
def test_formulas_are_held_together(text, made):
    assert glued(text) == made.replace("_", FIRM).replace("°", JOINER)
