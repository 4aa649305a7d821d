"""Numbers as people write them: both decimal marks, full-width and Arabic digits, true minus."""

import math
import re

# Full-width forms one by one: Unicode's compatibility mapping would turn 5² into 52.
_FULL_WIDTH = {0xFEE0 + code: code for code in range(0x21, 0x7F)}
# The digits of Arabic and of Persian keyboards, whose decimal mark is never anything else.
_ARABIC = {zero + digit: 0x30 + digit for zero in (0x660, 0x6F0) for digit in range(10)}
# What turns the direction of writing, as text pasted from Arabic has it, is seen by nobody.
_TURNS = dict.fromkeys((0x061C, 0x200E, 0x200F, *range(0x202A, 0x202F), *range(0x2066, 0x206A)))
_MARKS = {**_FULL_WIDTH, **_ARABIC, **_TURNS, **str.maketrans("−–﹣。٫", "---..")}
_NUMBER = re.compile(r"[+-]?(\d+[.,]?\d*|[.,]\d+)(e[+-]?\d+)?", re.ASCII | re.IGNORECASE)
_GROUPED = re.compile(
    r"[+-]?([1-9]\d{0,2},\d{3}|\d+[.,][\d.,]*[.,]\d*)(e[+-]?\d+)?", re.ASCII | re.IGNORECASE
)
_ROUND_TRIP_DIGITS = 12


class NumberError(ValueError):
    """A text that is not one certain number.

    Parameters
    ----------
    kind : {"empty", "unreadable", "ambiguous", "size"}
        What is wrong: nothing was written, it is no number, it has two meanings, or its
        magnitude is beyond float64.
    text : str
        What was written.
    """

    def __init__(self, kind: str, text: str) -> None:
        super().__init__(f"{text[:80]!r} is not a number ({kind})")
        self.kind = kind
        self.text = text


def read(text: str) -> float:
    """Return the number that ``text`` says.

    Both ``.`` and ``,`` are decimal marks. A comma before exactly three digits, as in
    ``1,234``, and two marks, as in ``1,234.5``, have two meanings and are refused.

    Parameters
    ----------
    text : str
        As typed: blanks around it, exponents, full-width characters, Arabic and Persian digits
        and the true minus sign are understood.

    Returns
    -------
    float
        A finite number.

    Raises
    ------
    NumberError
        When the text is not one certain number.
    """
    plain = text.translate(_MARKS).strip()
    if not plain:
        raise NumberError("empty", text)
    if _GROUPED.fullmatch(plain):
        raise NumberError("ambiguous", text)
    if not _NUMBER.fullmatch(plain):
        raise NumberError("unreadable", text)
    value = float(plain.replace(",", "."))
    mantissa = re.split("e", plain, flags=re.IGNORECASE)[0]
    if math.isinf(value) or (value == 0 and any(digit in mantissa for digit in "123456789")):
        raise NumberError("size", text)
    return value


def write(value: float, digits: int | None = 6) -> str:
    """Return ``value`` for reading: no trailing zeros, a point as the decimal mark.

    Up to 12 significant digits are shown as they are, so that what was typed stays as typed;
    longer fractions, which come from arithmetic, are rounded to ``digits``.

    Parameters
    ----------
    value : float
        A finite number.
    digits : int, optional
        Significant digits of a long fraction; None for as many as read back exactly.
    """
    text = f"{value:.{_ROUND_TRIP_DIGITS}g}"
    if float(text) != value:
        text = repr(value) if digits is None else f"{value:.{digits}g}"
    mantissa, mark, exponent = text.partition("e")
    if float(mantissa) == 0:
        return "0"
    return f"{mantissa}e{int(exponent)}" if mark else mantissa
