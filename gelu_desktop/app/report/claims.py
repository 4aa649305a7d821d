"""What is said about what the report shows, measured: the claims that it touches."""

from collections.abc import Sequence
from xml.etree.ElementTree import Element

from PySide6.QtCore import QCoreApplication

from gelu_desktop.app.report.elements import element
from gelu_desktop.app.report.measured import approximations
from gelu_desktop.model.claims import CLAIMS, Claim, measure, verdict_text
from gelu_desktop.model.result import Result

translate = QCoreApplication.translate

NAMED = ("relu", "silu")
"""Activations whose facts bear their own names and no approximation's."""


def touched(result: Result) -> tuple[Claim, ...]:
    """Return the claims about the approximations and activations on screen.

    Those that are timed or take training are left out: a report is the same every time.
    """
    forms, shown = approximations(result), result.state.functions
    return tuple(
        claim
        for claim in CLAIMS.values()
        if not claim.slow and (claim.state.get("approximation") in forms or _about(claim, shown))
    )


def _about(claim: Claim, shown: Sequence[str]) -> bool:
    first = {name.partition(".")[0] for name in claim.facts}
    return any(name in first for name in NAMED if name in shown)


def claims(result: Result) -> Sequence[Element]:
    """Return a table of the claims that are touched; nothing where there are none."""
    rows = [_row(claim) for claim in touched(result)]
    if not rows:
        return ()
    header = (
        translate("Report", "what is said"),
        translate("Report", "verdict"),
        translate("Report", "measured"),
        translate("Report", "what is true"),
    )
    head = element("tr", *(element("th", text, scope="col") for text in header))
    note = translate(
        "Report",
        "Measured while this page was made; each verdict follows from the figures. The command"
        " “claims” tells how, and has the others.",
    )
    made = element("table", element("thead", head), element("tbody", *rows), class_="functions")
    return made, element("p", note, class_="note")


def _row(claim: Claim) -> Element:
    answer = measure(claim, translate)
    return element(
        "tr",
        element("th", f"{claim.id} ", answer.said, scope="row"),
        element("td", verdict_text(answer.verdict, translate)),
        element("td", answer.measured),
        element("td", answer.truth),
    )
