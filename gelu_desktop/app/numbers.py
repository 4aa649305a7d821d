"""Numbers on a command line or in a stream: as in a number field, and the special ones too."""

from __future__ import annotations

import math
from array import array

from gelu_desktop import sizes
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.messages import translate
from gelu_desktop.model.numbers import NumberError, read

TYPE_CHECKING = False
if TYPE_CHECKING:
    from collections.abc import Iterator
    from typing import TextIO

LIMIT = sizes.INPUT_NUMBERS
_CHUNK = 1 << 16
_LONGEST = 1000
_SEPARATORS = dict.fromkeys(map(ord, "\t\n\v\f\r\u3000\ufeff,;，；、"), " ")
_SPECIAL = {
    sign + word: float(value + "inf" if word != "nan" else "nan")
    for sign, value in (("", ""), ("+", ""), ("-", "-"), ("−", "-"))
    for word in ("inf", "infinity", "∞", "nan")
}


def number(text: str) -> float:
    """Return the number that ``text`` says, which may be infinite or NaN.

    Raises
    ------
    UsageError
        When it is not one certain number that float64 can hold.
    """
    special = _SPECIAL.get(text.strip().lower())
    if special is not None:
        return special
    try:
        return read(text)
    except NumberError as error:
        raise UsageError(_complaint(error.kind).format(text[:80])) from None


def _complaint(kind: str) -> str:
    if kind == "ambiguous":
        return translate(
            "CommandLine",
            "“{0}” could mean two numbers. Write the decimal mark as a point, and no other marks.",
        )
    if kind == "size":
        return translate("CommandLine", "“{0}” is beyond what a 64-bit number can hold.")
    return translate("CommandLine", "“{0}” is not a number.")


def read_numbers(stream: TextIO) -> array[float]:
    """Return the numbers in ``stream``, separated by white space, commas or semicolons.

    Raises
    ------
    UsageError
        When there are more than ``LIMIT``, or something is not a number.
    """
    numbers = array("d")
    for word in _words(stream):
        numbers.append(_plain(word))
        if len(numbers) > LIMIT:
            text = translate("CommandLine", "Standard input has more than {0} numbers.")
            raise UsageError(text.format(LIMIT))
    return numbers


def _words(stream: TextIO) -> Iterator[str]:
    rest = ""
    while chunk := stream.read(_CHUNK):
        words = (rest + chunk).translate(_SEPARATORS).split(" ")
        rest = words.pop()
        if len(rest) > _LONGEST:
            words.append(rest)
        yield from filter(None, words)
    yield from filter(None, [rest])


def _plain(word: str) -> float:
    # Most of a long stream is plain digits, which this reads ten times faster.
    try:
        value = float(word) if word.isascii() and "_" not in word else math.inf
    except ValueError:
        value = math.inf
    return value if math.isfinite(value) and value else number(word)
