"""The hidden units of a batch one by one, in an order that a person chose."""

from dataclasses import dataclass
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.ffn_batch import Batch, BatchAsked
from gelu_desktop.model.ffn_settings import NONE
from gelu_desktop.numerics.ffn import Values
from gelu_desktop.numerics.spread import deviation_of, mean_of


@dataclass(frozen=True, eq=False)
class Unit:
    """One hidden unit.

    Attributes
    ----------
    number : int
        Which it is, from 0.
    pre : ndarray
        Its pre-activations, one a token.
    zeros, other_zeros : float
        For which share of the tokens it is exactly zero with the first function, and with the
        other one.
    """

    number: int
    pre: Values
    zeros: float
    other_zeros: float


@dataclass(frozen=True)
class Picked:
    """The hidden unit that a person picked, and the question in whose answer it stands.

    Attributes
    ----------
    asked : BatchAsked
        The question.
    number : int
        Which unit it is, from 0.
    pre : tuple of float
        Its pre-activations, one a token.
    """

    asked: BatchAsked
    number: int
    pre: tuple[float, ...]


def picked(batch: Batch, order: str, rank: int) -> Picked | None:
    """Return the unit at a place of an order; None where no order is chosen."""
    if order == NONE:
        return None
    found = unit(batch, order, rank)
    return Picked(batch.asked, found.number, tuple(found.pre.tolist()))


@lru_cache(maxsize=4)
def ordered(batch: Batch, order: str) -> NDArray[np.intp]:
    """Return the numbers of the units in an order, the largest first.

    Parameters
    ----------
    batch : Batch
        The numbers.
    order : {"number", "change", "mean", "std", "zeros"}
        By their number, upwards; by how much the output changes through them when the function is
        replaced; by mean and standard deviation of their pre-activations; by their zeros, those
        with both functions.
    """
    first, other = batch.passes
    if order == "change":
        apart = other.hidden - first.hidden
        largest = np.max(np.abs(apart)) or 1.0  # or the squares of huge numbers would overflow
        size = np.linalg.norm(apart / largest, axis=0) * batch.outgoing
    elif order == "mean":
        size = mean_of(first.pre, axis=0)
    elif order == "std":
        size = deviation_of(first.pre, axis=0)
    elif order == "zeros":
        size = sum(np.mean(done.hidden == 0, axis=0) for done in batch.passes)
    else:
        return np.arange(batch.shape[1])
    return np.argsort(-size, kind="stable")


def unit(batch: Batch, order: str, rank: int) -> Unit:
    """Return the unit at a place of an order; places from 1, those beyond the end are the last."""
    number = int(ordered(batch, order)[min(rank, batch.shape[1]) - 1])
    zeros, other_zeros = (float(np.mean(done.hidden[:, number] == 0)) for done in batch.passes)
    return Unit(number, batch.passes[0].pre[:, number], zeros, other_zeros)
