"""What the feed-forward panel says of a batch: shares and differences."""

from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.ffn_batch import Batch
from gelu_desktop.model.figures import fixed, percent, rounded, significant
from gelu_desktop.model.scene import Scene
from gelu_desktop.numerics.ffn import NEAR_ZERO
from gelu_desktop.panels.ffn.batch_scenes import columns, scenes
from gelu_desktop.widgets.tables import Table

translate = QCoreApplication.translate


@dataclass(frozen=True, eq=False)
class Shown:
    """A batch and what is drawn of it, made where there is time for it.

    Attributes
    ----------
    batch : Batch
        The numbers.
    scenes : tuple of Scene
        See `scenes`.
    tables : tuple of Table
        See `tables`.
    """

    batch: Batch
    scenes: tuple[Scene, ...]
    tables: tuple[Table, ...]

    @classmethod
    def of(cls, batch: Batch) -> "Shown":
        """Count and measure ``batch``; no widget and no font is touched."""
        return cls(batch, scenes(batch), tables(batch))


def tables(batch: Batch) -> tuple[Table, ...]:
    """Return the shares of both passes, how far their outputs are apart, and what is plotted."""
    return _shares(batch), _difference(batch), _legend()


def _legend() -> Table:
    rows = (
        ("z", translate("FfnPanel", "density, with N(0,1)")),
        ("x, f(z)/z, f(z), y", translate("FfnPanel", "values in a column, log axis")),
    )
    return Table(translate("FfnPanel", "What the plots count"), rows, left=frozenset({0, 1}))


def _shares(batch: Batch) -> Table:
    first, other = batch.statistics
    both = (first, other)
    dead = translate("FfnPanel", "dead: zero for all {count} tokens")
    rows = (
        (
            translate("FfnPanel", "exactly zero"),
            *(percent(each.exact_zeros, 1) for each in both),
        ),
        (
            translate("FfnPanel", "near zero, below {limit}").format(limit=NEAR_ZERO),
            *(percent(each.near_zeros, 1) for each in both),
        ),
        (dead.format(count=first.tokens), *(f"{each.dead:,}" for each in both)),
        (
            translate("FfnPanel", "gate f(z)/z above ½"),
            *(percent(share, 1) for share in batch.open_gates),
        ),
        (
            translate("FfnPanel", "std of the output"),
            *(rounded(each.output_std, 4) for each in both),
        ),
    )
    return Table(_size(batch), rows, ("", *columns(batch)))


def _size(batch: Batch) -> str:
    width, hidden = batch.shape
    text = translate("FfnPanel", "{width} → {hidden} → {width}, {count} tokens")
    if batch.noise:
        text = translate("FfnPanel", "{width} → {hidden} → {width}, {count} random tokens")
    return text.format(width=width, hidden=hidden, count=batch.statistics[0].tokens)


def _difference(batch: Batch) -> Table:
    found = batch.difference
    token, element = found.place if len(found.place) == 2 else (0, *found.place)
    name = f"{token + 1}"
    if token < len(batch.tokens):
        text = translate("FfnPanel", "{number} “{token}”")
        name = text.format(number=token + 1, token=batch.tokens[token])
    where = translate("FfnPanel", "{value} at y{element}, token {token}")
    rows = (
        (translate("FfnPanel", "‖Δy‖/‖y‖"), significant(found.relative, 5)),
        (
            translate("FfnPanel", "largest Δy"),
            where.format(value=significant(found.largest, 4), element=element + 1, token=name),
        ),
        (translate("FfnPanel", "cosine of both"), fixed(found.cosine, 9)),
    )
    return Table(translate("FfnPanel", "Change of the output"), rows, left=frozenset({0, 1}))
