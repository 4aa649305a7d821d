"""Words into the pieces that a BERT model knows: lower case, no accents, longest piece first.

After the description in Devlin et al. (2019, arXiv:1810.04805) and Wu et al. (2016,
arXiv:1609.08144); enough for `bake_layer.py`, which checks it against the model's own tokenizer.
"""

import unicodedata
from collections.abc import Iterator, Mapping
from pathlib import Path

START, END, UNKNOWN = "[CLS]", "[SEP]", "[UNK]"
_CONTINUED = "##"


def read_vocabulary(path: Path) -> dict[str, int]:
    """Return the number of each piece; the file has one a line."""
    return {piece: number for number, piece in enumerate(path.read_text("utf-8").splitlines())}


def tokens(sentence: str, vocabulary: Mapping[str, int]) -> list[str]:
    """Return the pieces of a sentence between the marks for its start and end."""
    found = [piece for word in _words(sentence) for piece in _pieces(word, vocabulary)]
    return [START, *found, END]


def _words(sentence: str) -> Iterator[str]:
    plain = unicodedata.normalize("NFD", sentence.lower())
    spaced = "".join(
        f" {character} " if _is_punctuation(character) else character
        for character in plain
        if unicodedata.category(character) != "Mn"
    )
    yield from spaced.split()


def _is_punctuation(character: str) -> bool:
    symbol = character.isascii() and character.isprintable() and not character.isalnum()
    return (symbol and character != " ") or unicodedata.category(character).startswith("P")


def _pieces(word: str, vocabulary: Mapping[str, int]) -> list[str]:
    found: list[str] = []
    while word:
        mark = _CONTINUED if found else ""
        ends = range(len(word), 0, -1)
        end = next((end for end in ends if mark + word[:end] in vocabulary), 0)
        if end == 0:
            return [UNKNOWN]
        found.append(mark + word[:end])
        word = word[end:]
    return found
