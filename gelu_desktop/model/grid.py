"""A table of numbers to be handed on: full precision as Markdown and LaTeX."""

import math
import re
from dataclasses import dataclass

Cell = str | int | float | None

_MARKDOWN = re.compile(r"([\\`*_{}\[\]<>#|~])")
_LATEX = {
    "\\": r"\textbackslash{}",
    "~": r"\textasciitilde{}",
    "^": r"\textasciicircum{}",
    **{sign: "\\" + sign for sign in "&%$#_{}"},
    "[": "{[}",  # at the beginning of a row it would be an option of the line break before
    "<": "$<$",
    ">": "$>$",
    "|": "$|$",
    "−": "$-$",
    "×": r"$\times$",
    "·": r"$\cdot$",
    "√": r"$\surd$",
    "∞": r"$\infty$",
    "≤": r"$\le$",
    "≥": r"$\ge$",
    "‖": r"$\Vert$",
    "Φ": r"$\Phi$",
    "φ": r"$\varphi$",
    "Δ": r"$\Delta$",
    "′": "$'$",
    "″": "$''$",
    "½": r"$\frac{1}{2}$",
    "²": "$^2$",
    "→": r"$\to$",
    "…": r"\dots{}",
    "–": "--",
    "“": "``",
    "”": "''",
    "\u00a0": "~",
    "\u202f": r"\,",
}


@dataclass(frozen=True)
class Grid:
    """Rows of texts and numbers.

    Attributes
    ----------
    title : str
        The heading, already translated.
    header : tuple of str
        Names of the columns, already translated.
    rows : tuple of tuple
        As long as the header: texts, already translated; whole numbers; numbers in all their
        digits; None where there is nothing. A row begins with its name. The second cell of the
        first row is what the table is mostly looked at for.
    """

    title: str
    header: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]

    @property
    def headline(self) -> tuple[str, Cell]:
        """What the table is mostly looked at for: its name and its value."""
        name, value = self.rows[0][:2]
        what = self.header[1]
        return f"{name}, {what}" if name and what else f"{name or what}", value

    @property
    def numeric(self) -> tuple[bool, ...]:
        """For each column, whether it has numbers."""
        return tuple(
            any(isinstance(row[index], int | float) for row in self.rows)
            for index in range(len(self.header))
        )


def plain(cell: Cell) -> str:
    """Return a cell as text: a number in the fewest digits that read back exactly."""
    if cell is None:
        return "–"
    return repr(float(cell)) if isinstance(cell, float) else str(cell)


def markdown(grid: Grid) -> str:
    """Return a table in Markdown, its title in bold above it."""
    marks = ["---:" if numeric else ":---" for numeric in grid.numeric]
    rows = [list(map(_escaped, row)) for row in (grid.header, *grid.rows)]
    lines = ["| " + " | ".join(cells) + " |" for cells in (rows[0], marks, *rows[1:])]
    return "\n".join([f"**{_escaped(grid.title)}**", "", *lines]) + "\n"


def _escaped(cell: Cell) -> str:
    text = plain(cell)
    return " ".join(_MARKDOWN.sub(r"\\\1", text).split()) if isinstance(cell, str) else text


def latex(grid: Grid) -> str:
    """Return a table in LaTeX that needs no package; its title is a comment above it."""
    columns = "".join("r" if numeric else "l" for numeric in grid.numeric)
    head, *body = (" & ".join(map(_typeset, row)) + r" \\" for row in (grid.header, *grid.rows))
    title = " ".join(grid.title.split())
    begin, end = rf"\begin{{tabular}}{{{columns}}}", r"\end{tabular}"
    return (
        "\n".join([f"% {title}", begin, r"\hline", head, r"\hline", *body, r"\hline", end]) + "\n"
    )


def _typeset(cell: Cell) -> str:
    if isinstance(cell, str):
        return "".join(_LATEX.get(sign, sign) for sign in " ".join(cell.split()))
    if not isinstance(cell, float):
        return "--" if cell is None else f"${cell}$"
    if not math.isfinite(cell):
        return "NaN" if math.isnan(cell) else r"$\infty$" if cell > 0 else r"$-\infty$"
    digits, _, power = repr(float(cell)).partition("e")
    return rf"${digits} \times 10^{{{int(power)}}}$" if power else f"${digits}$"
