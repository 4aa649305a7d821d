"""The guide says things in its own words: no sentence is that of another text on the same facts.

What is compared are the words; facts, formulas, numbers and names may be the same.
"""

import json
import re
from difflib import SequenceMatcher
from pathlib import Path

import pytest
from guide_texts import claim_texts, page_texts

ELSEWHERE = json.loads(
    (Path(__file__).parents[1] / "data" / "wordings.json").read_text(encoding="utf-8")
)
NEAR = 0.8
"""A ratio of difflib from which two sentences count as one."""

LEAST = {"en": 4, "zh": 6}
"""Words, or Chinese characters, that a sentence has at least to be compared at all."""

LONGEST = 11
"""Chinese characters in a row that two sentences may share at most."""

CODE = re.compile(r"```.*?```|`[^`]*`", re.DOTALL)
FORMULAS = re.compile(r"\{[^{}]*\}|\$[^$\s]+\$|\]\([^)]*\)|\S*[=√±≤≥²³½φΦσ·(){}\[\]\d]\S*")
NAMES = re.compile(
    r"\b(?:\w*[A-Z0-9]\w*[A-Z0-9]\w*|(?i:gelu|relu|tanh|erfc?|exp|sigmoid|silu|bert|pytorch|jax|flax"
    r"|numpy|python|transformers?|hugging|face|google|nvidia|openvino|paddle|tensorflow|keras|page"
    r"|hendrycks|gimpel|choudhury|mishkin|mistral|qwen|gemma|nemotron|whisper|gaussian))\b"
)
SENTENCES = re.compile(r"(?<=[。！？；])|(?<=[.!?;:])\s+|\n+")


def words(text, language):
    """Return the words of a sentence, or its Chinese characters."""
    plain = FORMULAS.sub(" ", CODE.sub(" ", text))
    if language == "zh":
        return tuple(re.findall(r"[一-鿿]", plain))
    return tuple(re.findall(r"[a-z]+", NAMES.sub(" ", plain.replace("’", "'")).lower()))


def sentences(text, language):
    for part in SENTENCES.split(text):
        found = words(part, language)
        if len(found) >= LEAST[language]:
            yield part.strip(), found


def said(language):
    own = {"en": "en", "zh": "zh_CN"}[language]
    pages = ((f"{kind} {page.id}", text) for lang, kind, page, text in page_texts() if lang == own)
    claims = ((f"{row.id} {part}", text) for lang, row, part, text in claim_texts() if lang == own)
    for where, text in (*pages, *claims):
        for sentence, found in sentences(text, language):
            yield where, sentence, found


def shared(first, second):
    return SequenceMatcher(None, first, second, autojunk=False).find_longest_match().size


def near(first, second):
    matcher = SequenceMatcher(None, first, second, autojunk=False)
    return matcher.real_quick_ratio() > NEAR and matcher.ratio() > NEAR


@pytest.mark.parametrize("language", ["en", "zh"])
def test_no_sentence_is_that_of_another_text(language):
    others = [
        (other, found) for text in ELSEWHERE[language] for other, found in sentences(text, language)
    ]
    assert len(others) > 100
    same = [
        f"{where}: {sentence!r} is {other!r}"
        for where, sentence, found in said(language)
        for other, known in others
        if near(found, known) or (language == "zh" and shared(found, known) > LONGEST)
    ]
    assert not same, "\n".join(same)


@pytest.mark.parametrize(
    ("ours", "theirs", "language"),
    [
        ("Only the tanh form carries that far.", "Only the tanh form carries that far!", "en"),
        (
            "GELU makes this sparse too, as it seems.",
            "ReLU makes this sparse too, as it seems.",
            "en",
        ),
        ("门恰好开了一半，而输出为零。", "x=0 时门恰好开一半，而输出为 0。", "zh"),
    ],
)
def test_what_is_nearly_the_same_is_noticed(ours, theirs, language):
    assert near(words(ours, language), words(theirs, language))


def test_the_same_fact_in_other_words_is_none():
    ours = "Half of the crowd is below it, so half of it passes."
    assert not near(words(ours, "en"), words("At x=0 the gate is exactly one half.", "en"))
