"""The dictionary "which GELU is this?": who computes what under which name."""

from collections.abc import Mapping
from typing import Any

from gelu_desktop.model.dictionary.aliases import ALIASES, UnknownNameError, resolve, twins
from gelu_desktop.model.dictionary.entry import Entry
from gelu_desktop.model.dictionary.frameworks import FRAMEWORKS
from gelu_desktop.model.dictionary.kernels import KERNELS
from gelu_desktop.model.dictionary.models import MODELS
from gelu_desktop.model.dictionary.names import NAMES
from gelu_desktop.model.dictionary.originals import ORIGINALS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS

__all__ = [
    "ALIASES",
    "ENTRIES",
    "Entry",
    "UnknownNameError",
    "choice",
    "coefficients",
    "find",
    "resolve",
    "twins",
]

ENTRIES = (*FRAMEWORKS, *NAMES, *MODELS, *ORIGINALS, *KERNELS)


def find(text: str) -> tuple[Entry, ...]:
    """Return the entries that contain every word of ``text``, in any case.

    Parameters
    ----------
    text : str
        Words from the project, its version, the name there or the name of the row here.

    Returns
    -------
    tuple of Entry
        In the order of `ENTRIES`; all of them for an empty text.
    """
    words = text.casefold().split()
    return tuple(entry for entry in ENTRIES if all(word in _said(entry) for word in words))


def _said(entry: Entry) -> str:
    return " ".join((entry.project, entry.version, entry.name, entry.row)).casefold()


def coefficients(entry: Entry) -> dict[str, float]:
    """Return every coefficient of the entry's row, with the values used there."""
    return {**FUNCTIONS[entry.row].published(), **entry.coefficients}


def choice(entry: Entry, shown: tuple[str, ...]) -> Mapping[str, Any]:
    """Return the changes of a state that show what ``entry`` computes.

    Parameters
    ----------
    entry : Entry
        The row of the dictionary.
    shown : tuple of str
        The activations already shown, which stay.

    Returns
    -------
    mapping of str to object
        For ``State.replace``: the row with the coefficients that are used there.
    """
    keys = {f"{entry.row}.{name}": value for name, value in coefficients(entry).items()}
    if entry.row in APPROXIMATIONS:
        return {"approximation": entry.row, "show_approximation": True, "coefficients": keys}
    return {"functions": tuple(dict.fromkeys((*shown, entry.row))), "coefficients": keys}
