"""What can be loaded from a file: a feed-forward block, and the arrays that make it up."""

from dataclasses import dataclass

from gelu_desktop.model.checkpoint.tensors import Contents, Tensor

UNNAMED = "shape"
"""The kind of a pair that only its shapes suggest."""


@dataclass(frozen=True, slots=True)
class Part:
    """One projection.

    Attributes
    ----------
    weight : Tensor
        The matrix.
    bias : Tensor or None
        What is added to its products.
    scale : Tensor or None
        What an 8-bit matrix is multiplied with: one number, one a row, or one a square block.
    """

    weight: Tensor
    bias: Tensor | None = None
    scale: Tensor | None = None


@dataclass(frozen=True)
class Candidate:
    """A feed-forward block that can be loaded from a file.

    Attributes
    ----------
    name : str
        Where in the network it is, from the names in the file.
    layer : int or None
        Its number there; None when its name has none.
    kind : str
        The family of networks by whose names it was found, ``"generic"``, or ``UNNAMED`` when
        only its shapes suggest it and a person has to decide.
    shape : tuple of int
        Width and number of hidden units.
    dtype : str
        The format of its weights, such as ``"BF16"``.
    gated : bool
        Whether it has a second projection.
    transposed : bool
        Whether the file has its matrices as [inputs, outputs].
    contents : Contents
        The file.
    up, down : Part
        The projection on which the activation acts, and the one back.
    linear : Part or None
        The second projection of a gated block, if it is a matrix of its own.
    fused : {"", "first", "last"}
        Which half of ``up`` the activation acts on, when ``up`` is both projections.
    """

    name: str
    layer: int | None
    kind: str
    shape: tuple[int, int]
    dtype: str
    gated: bool
    transposed: bool
    contents: Contents
    up: Part
    down: Part
    linear: Part | None = None
    fused: str = ""

    @property
    def parts(self) -> tuple[Part, ...]:
        """All its projections."""
        return (self.up, self.down) if self.linear is None else (self.up, self.down, self.linear)
