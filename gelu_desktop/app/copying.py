"""Values and tables on the clipboard, in all their digits."""

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QGuiApplication

from gelu_desktop.model.grid import Cell, Grid, latex, markdown, plain
from gelu_desktop.model.plotted import NothingPlottedError
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.panels import PANELS

translate = QCoreApplication.translate

FORMS = {"markdown": ("Markdown", markdown), "latex": ("LaTeX", latex)}
FIGURES = {spec.name: spec for spec in PANELS if spec.tables is not None}


def copy_value(panel: str, result: Result) -> str:
    """Put x, exact GELU there and the main figure of a panel on the clipboard.

    Each stands in a line of its own, after its name and a tabulator, so that it also falls into
    the cells of a spreadsheet.

    Parameters
    ----------
    panel : str
        The panel in use.
    result : Result
        What is shown.

    Returns
    -------
    str
        What was copied, in words.
    """
    exact = result.readings[EXACT].value
    rows: list[tuple[str, Cell]] = [("x", result.state.x), ("GELU(x)", exact)]
    found = _tables(panel, result)
    if isinstance(found, tuple):
        name, value = found[0].headline
        if value is not None and value != rows[-1][1]:
            rows.append((name, value))
    QGuiApplication.clipboard().setText("\n".join(f"{name}\t{plain(v)}" for name, v in rows))
    listed = translate("Copying", ", ").join(f"{name} = {plain(value)}" for name, value in rows)
    return translate("Copying", "Copied: {what}").format(what=listed)


def copy_table(panel: str, result: Result, form: str) -> str:
    """Put the figures of a panel on the clipboard as tables.

    Parameters
    ----------
    panel : str
        The panel in use.
    result : Result
        What is shown.
    form : {"markdown", "latex"}
        The language of the tables.

    Returns
    -------
    str
        What was copied, or why nothing was, in words.
    """
    name, write = FORMS[form]
    found = _tables(panel, result)
    if isinstance(found, str):
        return translate("Copying", "Nothing is copied. {reason}").format(reason=found)
    QGuiApplication.clipboard().setText("\n".join(map(write, found)))
    titles = translate("Copying", "; ").join(grid.title for grid in found)
    return translate("Copying", "Copied as {form}: {what}").format(form=name, what=titles)


def _tables(panel: str, result: Result) -> tuple[Grid, ...] | str:
    """Return the figures of a panel, or why there are none."""
    tables = FIGURES[panel].tables
    assert tables is not None
    try:
        return tables(result)
    except NothingPlottedError as error:
        return str(error)
