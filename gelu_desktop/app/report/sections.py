"""SECTIONS: the parts of a report, one row each, in their order."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import partial
from xml.etree.ElementTree import Element

from PySide6.QtCore import QCoreApplication

from gelu_desktop.app.export import PICTURES
from gelu_desktop.app.report.claims import claims
from gelu_desktop.app.report.elements import element, table
from gelu_desktop.app.report.measured import approximations, errors, formats, label, poles
from gelu_desktop.app.report.pictures import picture, shows
from gelu_desktop.app.versions import versions
from gelu_desktop.model.figures import signed
from gelu_desktop.model.grid import Cell, Grid
from gelu_desktop.model.numbers import write
from gelu_desktop.model.plotted import NothingPlottedError
from gelu_desktop.model.result import EXACT, Result
from gelu_desktop.model.snippets.formulas import plain_formula
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.own import OWN
from gelu_desktop.text import QT_TRANSLATE_NOOP

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Section:
    """A part of a report.

    Attributes
    ----------
    name : str
        Its name in the page's addresses.
    title : str
        Translatable in the context ``"Report"``.
    make : callable
        Returns what stands in it; nothing leaves it out.
    """

    name: str
    title: str
    make: Callable[[Result], Sequence[Element]]


def _settings(result: Result) -> Sequence[Element]:
    state = result.state
    low, high = (signed(write(end, None)) for end in state.x_range)
    start, end = (signed(write(end, None)) for end in state.interval)
    rows: tuple[tuple[Cell, ...], ...] = (
        (translate("Report", "probe x"), signed(write(state.x, None))),
        (translate("Report", "visible range of x"), f"[{low}, {high}]"),
        (translate("Report", "errors measured on"), f"[{start}, {end}]"),
        (translate("Report", "approximation"), label(result, state.approximation)),
        (translate("Report", "number format"), FORMATS[state.number_format].label),
    )
    return (_pairs(rows), *_panel(result, "curve"), picture(result, "derivative"))


def _pairs(rows: tuple[tuple[Cell, ...], ...]) -> Element:
    made = [
        element("tr", element("th", str(name), scope="row"), element("td", str(value)))
        for name, value in rows
    ]
    return element("table", element("tbody", *made), class_="pairs")


def _functions(result: Result) -> Sequence[Element]:
    state = result.state
    names = (EXACT, *result.shown, *approximations(result), state.ffn_activation, state.ffn_other)
    rows = [element("tr", *_function(result, name)) for name in dict.fromkeys(names)]
    header = (
        translate("Report", "function"),
        translate("Report", "formula"),
        translate("Report", "coefficients"),
        translate("Report", "source"),
    )
    head = element("tr", *(element("th", text, scope="col") for text in header))
    listed = element("table", element("thead", head), element("tbody", *rows), class_="functions")
    return listed, picture(result, "formula")


def _function(result: Result, name: str) -> Sequence[Element]:
    row, given = result.function(name), result.state.coefficients_of(name)
    published = row.published()
    numbers = [
        element("div", f"{key} = ", element("data", signed(write(value, None)), value=repr(value)))
        for key, value in given.items()
    ]
    for key, shown in zip(given, numbers, strict=True):
        if name != OWN and given[key] != published[key]:
            text = translate("Report", "published: {value}")
            before = text.format(value=signed(write(published[key], None)))
            shown.append(element("small", f" ({before})"))
    formula = plain_formula(row)
    source = "" if row.source == formula else row.source
    return (
        element("th", label(result, name), scope="row"),
        element("td", element("code", formula)),
        element("td", *numbers),
        element("td", source),
    )


def _errors(result: Result) -> Sequence[Element]:
    content = [picture(result, "error")]
    for name in approximations(result):
        content.append(table(errors(result, name)))
        content += [element("p", text, class_="note") for text in poles(result, name)]
    return content


def _formats(result: Result) -> Sequence[Element]:
    wide = [table(formats(result, name)) for name in approximations(result)]
    about = translate(
        "Report",
        "Up to 16 bits every number of the format is tried. float32 and float64 are tried at the"
        " numbers of bfloat16: elsewhere their errors may be larger. In float64 exact GELU itself"
        " is good to a few ulp only.",
    )
    return (*_panel(result, "formats", always=True), *wide, element("p", about, class_="note"))


def _panel(result: Result, name: str, always: bool = False) -> Sequence[Element]:
    """Return a panel's picture with its figures; ``always`` says why where there are none."""
    tables = PICTURES[name].tables
    assert tables is not None
    try:
        grids: Sequence[Grid] = tables(result)
    except NothingPlottedError as error:
        return (element("p", str(error), class_="note"),) if always else ()
    return (picture(result, name), *map(table, grids))


def _fit(result: Result) -> Sequence[Element]:
    return _panel(result, "fit") if shows(result, "fit") else ()


def _versions(_: Result) -> Sequence[Element]:
    return (_pairs(tuple(versions().items())),)


SECTIONS: tuple[Section, ...] = (
    Section("readings", QT_TRANSLATE_NOOP("Report", "At the probe"), _settings),
    Section("functions", QT_TRANSLATE_NOOP("Report", "Functions and formulas"), _functions),
    Section("errors", QT_TRANSLATE_NOOP("Report", "Errors"), _errors),
    Section("formats", QT_TRANSLATE_NOOP("Report", "Number formats"), _formats),
    Section(
        "ffn",
        QT_TRANSLATE_NOOP("Report", "Feed-forward block"),
        partial(_panel, name="ffn", always=True),
    ),
    Section("fit", QT_TRANSLATE_NOOP("Report", "Refit"), _fit),
    Section("depth", QT_TRANSLATE_NOOP("Report", "Depth"), partial(_panel, name="depth")),
    Section("race", QT_TRANSLATE_NOOP("Report", "Training race"), partial(_panel, name="race")),
    Section("chance", QT_TRANSLATE_NOOP("Report", "Random gate"), partial(_panel, name="chance")),
    Section("claims", QT_TRANSLATE_NOOP("Report", "Claims touched"), claims),
    Section("versions", QT_TRANSLATE_NOOP("Report", "Versions"), _versions),
)
