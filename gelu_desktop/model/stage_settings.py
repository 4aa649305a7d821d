"""What a session shows to others: chosen panels and controls only, as for a class."""

import re
from dataclasses import dataclass
from typing import Any

from gelu_desktop.model.rules import StateError
from gelu_desktop.text import QT_TRANSLATE_NOOP

NAMES_MAX = 64
_NAME = re.compile(r"[a-z][a-z0-9_]{0,31}", re.ASCII)

NAMES = QT_TRANSLATE_NOOP("Rules", "a list of at most {most} names in small letters")


@dataclass(frozen=True, kw_only=True)
class StageSettings:
    """Which panels and controls are shown; the others are put away, not forgotten.

    Attributes
    ----------
    panels : tuple of str
        The names of the panels, in the order of the alphabet; empty leaves the layout to the
        person. A name that no panel has is kept and ignored.
    controls : tuple of str
        The names of the groups of controls; empty shows all of them.
    """

    panels: tuple[str, ...] = ()
    controls: tuple[str, ...] = ()

    def __post_init__(self) -> None:
        """Check every field."""
        for key in ("panels", "controls"):
            object.__setattr__(self, key, _names(f"stage.{key}", getattr(self, key)))


def _names(key: str, value: Any) -> tuple[str, ...]:
    listed = isinstance(value, list | tuple) and len(value) <= NAMES_MAX
    if not listed or not all(isinstance(name, str) and _NAME.fullmatch(name) for name in value):
        raise StateError(key, value, NAMES, most=NAMES_MAX)
    return tuple(sorted(set(value)))
