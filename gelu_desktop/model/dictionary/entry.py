"""What a row of the dictionary says."""

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType

NONE: Mapping[str, float] = MappingProxyType({})


@dataclass(frozen=True)
class Entry:
    """One place where somebody says GELU, or the name of a relative, and what is meant there.

    Attributes
    ----------
    project : str
        The framework, the kernel library or the family of models.
    version : str
        A release, a commit with its date, or the library that ports the model.
    name : str
        What it is called there.
    row : str
        The function here that it computes: a key of ``FUNCTIONS``.
    default : bool or None
        Whether it is what one gets without asking; None where nothing can be chosen.
    trap : str
        What goes wrong with it, in a sentence; translatable in the context ``"Dictionary"``.
    source : str
        Where this was read: a repository and its commit, a pull request, or a page.
    coefficients : mapping of str to float
        Those that differ from the published ones of ``row``.
    """

    project: str
    version: str
    name: str
    row: str
    default: bool | None
    trap: str
    source: str
    coefficients: Mapping[str, float] = field(default_factory=lambda: NONE)
