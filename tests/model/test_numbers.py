import math

import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelu_desktop.model.numbers import NumberError, read, write

READ = {
    "1.5": 1.5,
    "1,5": 1.5,
    "0.999": 0.999,
    "0,999": 0.999,
    "1.23": 1.23,
    "1,23": 1.23,
    "1.234": 1.234,
    "1,2345": 1.2345,
    "1234,567": 1234.567,
    " 0.5 ": 0.5,
    "\u00a05\u3000": 5.0,
    "+.5": 0.5,
    ",5": 0.5,
    "1.": 1.0,
    "1e-3": 1e-3,
    "1E5": 1e5,
    "1,5e2": 150.0,
    "－１．５": -1.5,
    "＋１，５": 1.5,
    "１ｅ－３": 1e-3,
    "1。5": 1.5,
    "−2": -2.0,
    "–2": -2.0,
    "0e-400": 0.0,
    "16": 16.0,
    "٣": 3.0,
    "-٢٫٥": -2.5,
    "۱۲,۵": 12.5,
    "\u200f٣": 3.0,
    "\u202a-2.5\u202c": -2.5,
}
REFUSED = {
    "": "empty",
    "\u200f": "empty",
    " \u3000": "empty",
    "abc": "unreadable",
    "nan": "unreadable",
    "inf": "unreadable",
    "-Infinity": "unreadable",
    "1_000": "unreadable",
    "0x10": "unreadable",
    "--1": "unreadable",
    "1 234": "unreadable",
    "1'234": "unreadable",
    "1e": "unreadable",
    "1e3,5": "unreadable",
    ".": "unreadable",
    "-": "unreadable",
    "5²": "unreadable",
    "½": "unreadable",
    "①": "unreadable",
    "٣٬٠٠٠": "unreadable",
    "३": "unreadable",
    "1+1": "unreadable",
    "1,234": "ambiguous",
    "1,702": "ambiguous",
    "1,500e2": "ambiguous",
    "1,500E2": "ambiguous",
    "1,234.5": "ambiguous",
    "1.234,5": "ambiguous",
    "١,٢٣٤": "ambiguous",
    "1,000.5": "ambiguous",
    "1.000,5": "ambiguous",
    "12,345,678": "ambiguous",
    "1.2.3": "ambiguous",
    "1，234．5": "ambiguous",
    "1e400": "size",
    "-1e400": "size",
    "1e-400": "size",
}
SHOWN = {
    1.0: "1",
    -1.5: "-1.5",
    0.044715: "0.044715",
    1.702: "1.702",
    1000.0: "1000",
    0.1 + 0.2: "0.3",
    2 / 3: "0.666667",
    0.7978845608028654: "0.797885",
    1e-7: "1e-7",
    1e300: "1e300",
    -0.0: "0",
}


@pytest.mark.parametrize("text", READ)
def test_reads(text):
    assert read(text) == READ[text]


@pytest.mark.parametrize("text", REFUSED)
def test_refuses(text):
    with pytest.raises(NumberError) as caught:
        read(text)
    assert caught.value.kind == REFUSED[text]
    assert caught.value.text == text


@pytest.mark.parametrize("value", SHOWN)
def test_writes(value):
    assert write(value) == SHOWN[value]


@given(st.floats(allow_nan=False, allow_infinity=False))
def test_what_is_written_in_full_reads_back_exactly(value):
    assert read(write(value, None)) == value


@given(st.floats(min_value=-1e6, max_value=1e6))
def test_what_is_shown_is_near(value):
    assert math.isclose(read(write(value)), value, rel_tol=5.001e-6)


@given(st.text(max_size=12))
def test_any_text_is_read_or_refused(text):
    try:
        assert math.isfinite(read(text))
    except NumberError as error:
        assert error.kind in {"empty", "unreadable", "ambiguous", "size"}


@pytest.mark.parametrize(
    ("value", "digits", "text"),
    [
        (0.123456789012, 6, "0.123456789012"),
        (0.1234567890123, 6, "0.123457"),
        (0.1234567890123, 3, "0.123"),
        (0.1234567890123, None, "0.1234567890123"),
        (123456789012.0, 6, "123456789012"),
        (1234567890123.0, 6, "1.23457e12"),
        (1e-7, None, "1e-7"),
        (1.5e-300, 6, "1.5e-300"),
    ],
)
def test_as_many_digits_as_are_asked_for(value, digits, text):
    assert write(value, digits) == text


def test_a_text_that_is_no_number_is_named():
    with pytest.raises(NumberError, match=r"^'1,234' is not a number \(ambiguous\)$"):
        read("1,234")
