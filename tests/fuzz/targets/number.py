"""Numbers as they are typed, on a command line and in a stream."""

import io
import math

from fuzz.guard import FindingError, declared
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.numbers import number, read_numbers
from gelu_desktop.model.numbers import NumberError, read, write

WORDS = tuple(
    word.encode()
    for word in (
        "1,234",
        "1.234,5",
        "−",
        "－１．５",
        "e-999",
        "∞",
        "nan",
        "٣",
        "。",
        "\u3000",
        "，",
    )
)


def run(data, _folder):
    """Read it in each way; what is read must be written so that it comes back."""
    text = data.decode("utf-8", "replace")
    with declared(NumberError):
        value = read(text)
        if not math.isfinite(value) or read(write(value, None)) != value:
            raise FindingError(f"{value!r} does not come back")
        if number(text) != value:
            raise FindingError("a command line reads another number than a field")
    with declared(UsageError):
        number(text)
    with declared(UsageError):
        read_numbers(io.StringIO(text))
