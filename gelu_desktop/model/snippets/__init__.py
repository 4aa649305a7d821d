"""Code for what is on the screen: a formula with its coefficients, in eight languages."""

from collections.abc import Mapping

from gelu_desktop.model.snippets.formulas import BUILT_IN, formula_of
from gelu_desktop.model.snippets.head import Translate, head
from gelu_desktop.model.snippets.measured import Measured, Rounded, measure
from gelu_desktop.model.snippets.pieces import Subject
from gelu_desktop.model.snippets.writers import WRITERS
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.expression_tree import OPERATIONS
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.function import Function
from gelu_desktop.numerics.own import OWN
from gelu_desktop.text import QT_TRANSLATE_NOOP

__all__ = ["LANGUAGES", "Measured", "Rounded", "formula_of", "measure", "name_of", "snippet"]

LANGUAGES = {
    "python": "Python",
    "numpy": "NumPy",
    "pytorch": "PyTorch",
    "jax": "JAX",
    "c": "C",
    "cuda": "CUDA C",
    "latex": "LaTeX",
    "sollya": "Sollya",
}
"""What can be written, and what it is called."""

EXACT = 1e-12
"""An error below this is one of rounding in float64."""

_COMMENTS = {"c": "//", "cuda": "//", "sollya": "//", "latex": "%"}
_NOTES = {
    "overflow": QT_TRANSLATE_NOOP("Snippets", "An overflow to infinity is no fault here."),
    "built_in": QT_TRANSLATE_NOOP(
        "Snippets",
        "The same up to rounding, as the framework ships it; flags are set because defaults"
        " differ.",
    ),
    "once": QT_TRANSLATE_NOOP(
        "Snippets", "For half precision, compute in float32 and round the result once."
    ),
    "check": QT_TRANSLATE_NOOP("Snippets", "Largest error:"),
    "polynomial": QT_TRANSLATE_NOOP(
        "Snippets",
        "GELU is x/2 plus an even function h: the best polynomial in even powers of x.",
    ),
    "result": QT_TRANSLATE_NOOP("Snippets", "Polynomial:"),
}


def _english(_context: str, text: str) -> str:
    return text


def name_of(function: Function) -> str:
    """Return what the function is called in code: never as what it calls."""
    if function.name in OPERATIONS:
        return f"{function.name}_activation"
    return "own_formula" if function.name == OWN else function.name


def snippet(
    function: Function,
    coefficients: Mapping[str, float],
    language: str,
    *,
    measured: Measured | None = None,
    translate: Translate = _english,
) -> str:
    """Return code that computes a function.

    The operations are those of its formula, in their order; numbers are written so that they read
    back exactly. A comment at the head says what it is and how wrong, and warns where the
    coefficients are not the published ones.

    Parameters
    ----------
    function : Function
        A row of ``FUNCTIONS``, or a person's formula from ``from_formula``.
    coefficients : mapping of str to float
        Those that replace the published ones.
    language : str
        A key of `LANGUAGES`.
    measured : Measured, optional
        The figures for the comment, from `measure`.
    translate : callable, optional
        Takes a context and a text, and returns the text in the reader's language.

    Returns
    -------
    str
        The code, a line break at its end.

    Raises
    ------
    ValueError
        When the function has no formula.
    KeyError
        When there is no such language.
    """
    values = {**function.published(), **coefficients}
    subject = _subject(function, values, language, measured, translate)
    runs = language not in ("latex", "sollya")
    lines = head(function, subject.formula, values, measured, translate, runs=runs)
    sign = _COMMENTS.get(language, "#")
    comment = "".join(f"{sign} {line}\n" for line in lines)
    return comment + "\n" + WRITERS[language](subject)


def _subject(
    function: Function,
    values: Mapping[str, float],
    language: str,
    measured: Measured | None,
    translate: Translate,
) -> Subject:
    rounded = measured.rounded if measured else None
    published = values == function.published()
    return Subject(
        name=name_of(function),
        function=function,
        formula=parse(formula_of(function)),
        coefficients=values,
        built_in=BUILT_IN.get(language, {}).get(function.name, "") if published else "",
        notes={key: translate("Snippets", text) for key, text in _NOTES.items()},
        interval=measured.interval if measured else (-4.0, 4.0),
        exact=measured is not None and measured.summary.max < EXACT,
        precision=FORMATS[rounded.number_format if rounded else "float32"].precision,
    )
