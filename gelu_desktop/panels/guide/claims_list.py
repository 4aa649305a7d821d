"""The claims as a list for Qt: their verdicts as they come in, the filter, and how a row looks."""

from collections.abc import Mapping

from PySide6.QtCore import (
    QAbstractListModel,
    QCoreApplication,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QRect,
    QSize,
    QSortFilterProxyModel,
    Qt,
)
from PySide6.QtGui import QFont, QFontMetrics, QPainter, QPalette
from PySide6.QtWidgets import QListView, QStyle, QStyledItemDelegate, QStyleOptionViewItem

from gelu_desktop.model.claims import CLAIMS, CONTEXT, Claim, verdict_text
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.theme import Theme

Index = QModelIndex | QPersistentModelIndex

NOWHERE = QModelIndex()
COLOURS = {
    "true": "silu",
    "roughly": "gelu_tanh",
    "false": "error",
    "depends": "link",
    "undecided": "muted",
}
"""Tokens and curves of the theme that are legible as text; the sign and the word say it too."""

PADDING, BETWEEN = 10, 3
ID, VERDICT = Qt.ItemDataRole.UserRole, Qt.ItemDataRole.UserRole + 1

translate = QCoreApplication.translate


class ClaimsList(QAbstractListModel):
    """One row a claim, with its verdict once it is measured.

    Parameters
    ----------
    parent : QObject
        The owner.
    """

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.claims = tuple(CLAIMS.values())
        self.verdicts: dict[str, str] = {}
        self._said = [translate(CONTEXT, claim.said) for claim in self.claims]
        self._searched = [_searched(claim) for claim in self.claims]

    def know(self, verdicts: Mapping[str, str]) -> None:
        """Show the verdicts of the claims that are measured by now."""
        new = {row for row, claim in enumerate(self.claims) if claim.id in verdicts}
        new -= {row for row, claim in enumerate(self.claims) if claim.id in self.verdicts}
        self.verdicts.update(verdicts)
        for row in sorted(new):
            cell = self.index(row)
            self.dataChanged.emit(cell, cell)

    def matches(self, row: int, verdict: str, words: list[str]) -> bool:
        """Return whether a row has a verdict, if one is given, and every word."""
        found = self.verdicts.get(self.claims[row].id, "")
        said = f"{self._searched[row]} {self.word(found)}".casefold()
        return verdict in ("", found) and all(word in said for word in words)

    def word(self, verdict: str) -> str:
        """Return the sign and the word of a verdict, or that it is not there yet."""
        return verdict_text(verdict, translate) if verdict else self.tr("… being measured")

    def rowCount(self, parent: Index = NOWHERE) -> int:  # noqa: N802 - Qt's name
        """Return the number of claims."""
        return 0 if parent.isValid() else len(self.claims)

    def data(self, index: Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return the claim's text, its name, its verdict, or all of them in words."""
        claim, said = self.claims[index.row()], self._said[index.row()]
        verdict = self.verdicts.get(claim.id, "")
        words = f"{claim.id}, {self.word(verdict)}: {said}"
        return {
            Qt.ItemDataRole.DisplayRole: said,
            Qt.ItemDataRole.AccessibleTextRole: words,
            ID: claim.id,
            VERDICT: verdict,
        }.get(role)


def _searched(claim: Claim) -> str:
    """Return what a search looks at: the texts in both languages, and names."""
    texts = (claim.said, claim.measured, claim.truth)
    return " ".join((claim.id, claim.source, *texts, *(translate(CONTEXT, text) for text in texts)))


class ClaimsFilter(QSortFilterProxyModel):
    """The claims that have a verdict and every word of a search.

    Parameters
    ----------
    claims : ClaimsList
        All claims.
    """

    def __init__(self, claims: ClaimsList) -> None:
        super().__init__(claims)
        self._claims = claims
        self._verdict = ""
        self._words: list[str] = []
        self.setSourceModel(claims)

    def narrow(self, verdict: str, text: str) -> None:
        """Let through what has a verdict, or any for an empty one, and every word of a text."""
        self.beginFilterChange()
        self._verdict, self._words = verdict, text.casefold().split()
        self.endFilterChange()

    def filterAcceptsRow(self, row: int, _parent: Index) -> bool:  # noqa: N802 - Qt's name
        """Say whether a claim is let through."""
        return self._claims.matches(row, self._verdict, self._words)


class ClaimRow(QStyledItemDelegate):
    """Paints a claim: its verdict in colour, sign and word, its name, and below what is said.

    Parameters
    ----------
    view : QListView
        Where it paints; the rows are as wide as that.
    theme : Theme
        The colours.
    """

    def __init__(self, view: QListView, theme: Theme) -> None:
        super().__init__(view)
        self._view, self._theme = view, theme

    def sizeHint(self, option: QStyleOptionViewItem, index: Index) -> QSize:
        """Return the height that the text takes in the width of the view."""
        width = self._view.viewport().width()
        said = self._wrapped(QFontMetrics(option.font), width, str(index.data()))
        head = QFontMetrics(_bold(option.font)).height()
        return QSize(width, head + said.height() + pixels(2 * PADDING + BETWEEN) - pixels(PADDING))

    def _wrapped(self, metrics: QFontMetrics, width: int, text: str) -> QRect:
        room = QRect(0, 0, width - 2 * pixels(PADDING), 10_000)
        return metrics.boundingRect(room, int(Qt.TextFlag.TextWordWrap), text)

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: Index) -> None:
        """Paint the ground as the style does, and the texts on it."""
        self.initStyleOption(option, index)
        option.text = ""
        style = self._view.style()
        style.drawControl(QStyle.ControlElement.CE_ItemViewItem, option, painter, self._view)
        chosen = bool(option.state & QStyle.StateFlag.State_Selected)
        ink = option.palette.color(
            QPalette.ColorRole.HighlightedText if chosen else QPalette.ColorRole.Text
        )
        verdict = str(index.data(VERDICT))
        colour = self._theme.colour(COLOURS.get(verdict, "muted"))
        inside = option.rect.adjusted(pixels(PADDING), pixels(PADDING) // 2, -pixels(PADDING), 0)
        painter.save()
        painter.setFont(_bold(option.font))
        painter.setPen(ink if chosen else colour)
        model = index.model()
        assert isinstance(model, ClaimsFilter)
        source = model.sourceModel()
        assert isinstance(source, ClaimsList)
        painter.drawText(inside, int(Qt.AlignmentFlag.AlignLeft), source.word(verdict))
        height = painter.fontMetrics().height()
        painter.setFont(option.font)
        painter.setPen(ink if chosen else self._theme.colour("muted"))
        painter.drawText(inside, int(Qt.AlignmentFlag.AlignRight), str(index.data(ID)))
        painter.setPen(ink)
        below = inside.adjusted(0, height + pixels(BETWEEN), 0, 0)
        painter.drawText(below, int(Qt.TextFlag.TextWordWrap), str(index.data()))
        painter.restore()


def _bold(font: QFont) -> QFont:
    bold = QFont(font)
    bold.setBold(True)
    return bold
