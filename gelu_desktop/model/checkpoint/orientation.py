"""Which way round two matrices are: shapes fit both ways, so biases and names decide."""

from typing import NamedTuple

from gelu_desktop.model.checkpoint.candidates import Part
from gelu_desktop.model.checkpoint.tensors import Tensor


class Fit(NamedTuple):
    """One way in which two matrices make a feed-forward block.

    Attributes
    ----------
    width, hidden : int
        Of the block.
    transposed : bool
        Whether the matrices are [inputs, outputs].
    fused : {"", "first", "last"}
        Which half of the first matrix the activation acts on, when it is two projections.
    """

    width: int
    hidden: int
    transposed: bool
    fused: str


def fits(up: Part, down: Part, linear: Part | None = None, fused: str = "") -> list[Fit]:
    """Return every way in which the matrices and their biases fit.

    Parameters
    ----------
    up, down, linear : Part
        The projections; ``linear`` as in a gated block.
    fused : {"", "first", "last"}
        Which half of ``up`` the activation acts on, if it is two projections.
    """
    found = []
    for transposed in (False, True):
        outputs, inputs = _shape(up.weight, transposed)
        width, hidden = _shape(down.weight, transposed)
        both = bool(fused) and outputs == 2 * hidden
        same = linear is None or linear.weight.shape == up.weight.shape
        if inputs == width and same and (both or outputs == hidden):
            ends = ((up, outputs), (down, width), (linear, hidden))
            if all(part is None or _bias_fits(part.bias, length) for part, length in ends):
                found.append(Fit(width, hidden, transposed, fused if both else ""))
    return found


def best(found: list[Fit], transposed: bool | None, otherwise: bool) -> Fit | None:
    """Return the most likely of several ways.

    Parameters
    ----------
    found : list of Fit
        All that fit.
    transposed : bool or None
        What the names say, if they say it.
    otherwise : bool
        What is taken when nothing tells.

    Returns
    -------
    Fit or None
        What the names say; else the one that has more hidden units than a token has numbers, as
        nearly all networks do. None when nothing fits.
    """
    if transposed is not None:
        said = [fit for fit in found if fit.transposed is transposed]
        return next(iter(said or found), None)
    order = sorted(
        found, key=lambda fit: (fit.hidden <= fit.width, fit.transposed is not otherwise)
    )
    return next(iter(order), None)


def _shape(tensor: Tensor, transposed: bool) -> tuple[int, int]:
    """Return outputs and inputs."""
    first, second = tensor.shape
    return (second, first) if transposed else (first, second)


def _bias_fits(bias: Tensor | None, length: int) -> bool:
    return bias is None or bias.shape == (length,)
