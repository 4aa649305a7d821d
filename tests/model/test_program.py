"""What the lesson says that its program prints is what Python prints."""

import contextlib
import io
import math

import pytest

from gelu_desktop.model.program import INPUTS, MOST, code, printed


def truth(inputs):
    """Return what the shown text prints when Python runs it."""
    out = io.StringIO()
    with contextlib.redirect_stdout(out):
        try:
            exec(code(), {"INPUTS": inputs})
        except OverflowError as error:
            print(f"\nOverflowError: {error}", end="")
    return [line for line in out.getvalue().splitlines() if line]


@pytest.mark.parametrize(
    "inputs",
    [INPUTS, (-8.0, -8.4), (-417.0, -418.0, 1.0), (1e103,), (math.inf, -math.inf, math.nan)],
)
def test_the_output_is_that_of_the_text(inputs):
    assert [line.text for line in printed(inputs)] == truth(inputs)


def test_what_the_lesson_begins_with():
    assert MOST == 32
    lines = [line.text.split() for line in printed(INPUTS)]
    assert [line[0] for line in lines] == ["-3", "-1", "-0.5", "0", "0.5", "1", "3"]
    assert lines[1] == ["-1", "-0.1587", "-0.1588", "-0.1542"]


def test_faults_are_pointed_out():
    right, tail, nothing = printed((-3.0, -8.0, -8.4))
    assert (right.true, tail.true) == ("", "−4.977×10⁻¹⁵")
    assert nothing.text.split()[1] == "-0"
    assert nothing.true == "−1.875×10⁻¹⁶"
    *_, fault = printed((-418.0, 1.0))
    assert fault.fault
    assert fault.text.startswith("OverflowError")
    (minus,) = printed((-math.inf,))
    assert "nan" in minus.text
    assert minus.true == "0"
