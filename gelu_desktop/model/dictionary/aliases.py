"""The names under which others know our functions."""

import re
from collections.abc import Mapping
from difflib import get_close_matches

from gelu_desktop.model.dictionary.entry import NONE
from gelu_desktop.numerics.approximations import FUNCTIONS, Approximation

Meaning = tuple[str, Mapping[str, float]]
"""A key of ``FUNCTIONS``, and the coefficients that differ from its published ones."""

_TANH: Meaning = ("gelu_tanh", {})
_QUICK: Meaning = ("gelu_sigmoid", {})

ALIASES: dict[str, Meaning] = {
    "gelu_exact": ("gelu", {}),
    "gelu_none": ("gelu", {}),
    "gelu_python": ("gelu_erf", {}),
    "gelu_new": _TANH,
    "gelu_accurate": _TANH,
    "gelu_pytorch_tanh": _TANH,
    "gelu_python_tanh": _TANH,
    "gelu_approx": _TANH,
    "gelu_approximate": _TANH,
    "gelu_taylor": _TANH,
    "gelu_fast": ("gelu_tanh_factored", {"c": 0.7978845608}),
    "fast_gelu": ("gelu_tanh_exp", {}),
    "bloom_gelu": ("gelu_tanh_factored", {"c": 0.79788456}),
    "quick_gelu": _QUICK,
    "gelu_quick": ("gelu_sigmoid_exp", {}),
    "gelu_fast_approx": _QUICK,
    "gelu_approximation": _TANH,
    "gelu_approximation2": ("gelu_hard", {}),
    "i_gelu": ("gelu_ibert", {}),
    "int_gelu": ("gelu_ibert", {}),
    "swish_1": ("silu", {}),
    "relu2": ("relu_squared", {}),
    "squared_relu": ("relu_squared", {}),
    "prelu": ("leaky_relu", {"alpha": 0.25}),
    "hardswish": ("hard_swish", {}),
    "hardsigmoid": ("hard_sigmoid", {}),
    "hardtanh": ("hard_tanh", {}),
}

EXACT = "gelu"
_WORDINGS = {"tanh", "sigmoid", "exact"}
"""Families of approximations whose rows are one formula in several wordings."""

_WORDS = re.compile(r"(?<=[a-z0-9])(?=[A-Z])|(?<=[A-Z])(?=[A-Z][a-z])")


class UnknownNameError(ValueError):
    """A name that is neither ours nor an alias.

    Parameters
    ----------
    name : str
        What was given.

    Attributes
    ----------
    known : tuple of str
        All names there are, ours first.
    near : tuple of str
        Those that look like it, the closest first.
    """

    def __init__(self, name: str) -> None:
        self.name = name
        self.known = (*FUNCTIONS, *(alias for alias in ALIASES if alias not in FUNCTIONS))
        self.near = tuple(get_close_matches(_plain(name), self.known))
        super().__init__(f"{name!r} is not one of {', '.join(self.known)}")


def resolve(name: str) -> Meaning:
    """Return the function that ``name`` means.

    Parameters
    ----------
    name : str
        A key of ``FUNCTIONS`` or a name from elsewhere, in any spelling: ``"QuickGELU"``,
        ``"quick-gelu"`` and ``"quick_gelu"`` are one.

    Returns
    -------
    tuple of str and mapping of str to float
        Its key, and the coefficients that differ from the published ones.

    Raises
    ------
    UnknownNameError
        When the name is neither.
    """
    spellings = (name.strip(), _plain(name), _closed(name))
    for spelling in spellings:
        if spelling in FUNCTIONS:
            return spelling, {}
        if spelling in _SPELLED:
            return _SPELLED[spelling]
    raise UnknownNameError(name)


def twins(name: str) -> tuple[str, ...]:
    """Return the other names that are the same as ``name`` up to rounding, but not bit for bit.

    Parameters
    ----------
    name : str
        As for `resolve`.

    Returns
    -------
    tuple of str
        Aliases and keys of ``FUNCTIONS`` with one formula in another wording, and coefficients
        that float32 does not tell apart.

    Raises
    ------
    UnknownNameError
        When the name means nothing.
    """
    content = _content(resolve(name))
    others = {row: (row, NONE) for row in FUNCTIONS} | ALIASES
    return tuple(
        other
        for other, meaning in others.items()
        if _content(meaning) == content and _closed(other) != _closed(name)
    )


def _content(meaning: Meaning) -> tuple[str, tuple[tuple[str, str], ...]]:
    """Return what is computed, whatever the wording, as far as float32 can tell."""
    key, changed = meaning
    row = FUNCTIONS[key]
    family = row.family if isinstance(row, Approximation) else ""
    if key == EXACT or family in _WORDINGS:
        key = family or "exact"
    values = {**row.published(), **changed}
    return key, tuple((name, f"{value:.7g}") for name, value in values.items())


def _plain(name: str) -> str:
    """Return a name in lower case, its words joined by underscores."""
    return re.sub(r"[\s\-_.]+", "_", _WORDS.sub("_", name.strip())).lower().strip("_")


def _closed(name: str) -> str:
    """Return a name in lower case without anything between its words."""
    return re.sub(r"[\s\-_.]+", "", name.strip()).lower()


_SPELLED: dict[str, Meaning] = {
    **{_closed(row): (row, {}) for row in FUNCTIONS},
    **{_closed(alias): meaning for alias, meaning in ALIASES.items()},
    **ALIASES,
}
