"""Tables handed on as Markdown and LaTeX: every digit, and no sign that means something else."""

import math
import re

import pytest

from gelu_desktop.model.grid import Grid, latex, markdown, plain

VALUES = (0.1 + 0.2, -1e-300, 5e-324, 1e22, -0.0, 123456789.0, 1 / 3)


def grid(*rows, title="t", header=("", "a", "b")):
    return Grid(title, header, rows)


@pytest.mark.parametrize("value", VALUES)
def test_numbers_read_back_exactly(value):
    made = grid(("row", value, 7))
    assert float(markdown(made).splitlines()[-1].split("|")[2]) == value
    cell = latex(made).splitlines()[-3].split("&")[1].strip()
    digits, power = re.fullmatch(r"\$(\S+?)(?: \\times 10\^\{(-?\d+)\})?\$", cell).groups()
    assert float(f"{digits}e{power or 0}") == value
    assert math.copysign(1, float(digits)) == math.copysign(1, value)


def test_what_is_not_finite_and_what_is_not_there():
    made = grid(("row", math.inf, None), ("other", math.nan, -math.inf))
    assert "| row | inf | – |" in markdown(made)
    assert r"row & $\infty$ & -- \\" in latex(made)
    assert r"other & NaN & $-\infty$ \\" in latex(made)


def test_markdown_has_as_many_cells_in_every_row_whatever_the_texts():
    made = grid(("a|b\n<b>*_`c", 1.0, "x"), title="[1] | **x**")
    title, _, *rows = markdown(made).splitlines()
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {4}
    assert rows[1] == "| :--- | ---: | :--- |"
    assert r"\<b\>" in rows[2]
    assert title == r"**\[1\] \| \*\*x\*\***"


def test_latex_gives_no_sign_another_meaning():
    made = grid(("[−1, 0) & 50% #_{}~^\\ $", 1.0, 2), title="a\n\\end{document}")
    title, begin, *_, row, _, _ = latex(made).splitlines()
    assert title.startswith("% ")  # a comment to the end of the line
    assert begin == r"\begin{tabular}{lrr}"
    assert row.startswith("{[}")  # no option of the line break before
    assert len(re.findall(r"(?<!\\)&", row)) == 2
    assert r"\&" in row and r"50\%" in row and r"\#\_\{\}" in row
    assert r"\textasciitilde{}\textasciicircum{}\textbackslash{} \$" in row
    assert row.endswith(r"$1.0$ & $2$ \\")


def test_a_table_in_markdown():
    assert markdown(grid(("first", 0.5, 2), ("last", 0.25, None), title="Sizes")) == (
        "**Sizes**\n\n"
        "|  | a | b |\n"
        "| :--- | ---: | ---: |\n"
        "| first | 0.5 | 2 |\n"
        "| last | 0.25 | – |\n"
    )


def test_the_headline_is_the_first_number_with_its_name():
    assert grid(("first", 0.5, 2), ("last", 0.25, 1)).headline == ("first, a", 0.5)
    assert grid(("tanh form", 0.5, 2)).headline == ("tanh form, a", 0.5)
    assert grid(("mean", 0.5, 2), header=("", "", "b")).headline == ("mean", 0.5)


def test_plain_numbers_are_whole_or_exact():
    assert [plain(cell) for cell in (3, 0.1, None, "x")] == ["3", "0.1", "–", "x"]
