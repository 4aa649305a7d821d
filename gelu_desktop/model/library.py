"""A person's own formulas under names, kept in a file between two starts."""

import contextlib
import json
import os
from collections.abc import Mapping
from pathlib import Path
from types import MappingProxyType

from gelu_desktop import sizes
from gelu_desktop.model import places
from gelu_desktop.numerics.expression import ExpressionError, parse

NAME_MAX = 60
FORMULAS_MAX = sizes.LIBRARY_FORMULAS
FILE_MAX = sizes.LIBRARY_BYTES


class Library:
    """Formulas by name; what cannot be read of the file is left out, and the file is kept.

    Parameters
    ----------
    path : pathlib.Path, optional
        Where they are kept; in memory only if not given.
    """

    def __init__(self, path: Path | None = None) -> None:
        self._path = path
        self._formulas = _read(path) if path is not None else {}

    @property
    def formulas(self) -> Mapping[str, str]:
        """The formulas by name, in the order of the names."""
        return MappingProxyType(dict(sorted(self._formulas.items())))

    def keep(self, name: str, formula: str) -> None:
        """Keep a formula under a name; one that has the name already is replaced.

        Raises
        ------
        ValueError
            When the name is empty or too long, or there are too many formulas.
        ExpressionError
            When the formula cannot be read.
        OSError
            When the file cannot be written; the formula is kept until the program ends.
        """
        parse(formula)
        plain = " ".join(name.split())
        self._look()
        full = plain not in self._formulas and len(self._formulas) >= FORMULAS_MAX
        if not 0 < len(plain) <= NAME_MAX or full:
            raise ValueError(f"no place for the name {plain!r}")
        self._formulas[plain] = formula
        self._write()

    def forget(self, name: str) -> None:
        """Forget the formula of that name.

        Raises
        ------
        OSError
            When the file cannot be written.
        """
        self._look()
        if self._formulas.pop(name, None) is not None:
            self._write()

    def _look(self) -> None:
        """Take up what another program has kept meanwhile, which must not be lost."""
        if self._path is not None:
            self._formulas = {**self._formulas, **_read(self._path)}

    def _write(self) -> None:
        if self._path is None:
            return
        self._path.parent.mkdir(parents=True, exist_ok=True)
        fresh = self._path.with_name(f".{self._path.name}.{os.getpid()}")
        text = json.dumps(self._formulas, ensure_ascii=False, indent=2, sort_keys=True)
        try:
            fresh.write_text(text + "\n", encoding="utf-8")
            fresh.replace(self._path)
        finally:
            with contextlib.suppress(OSError):
                fresh.unlink(missing_ok=True)


def _read(path: Path) -> dict[str, str]:
    """Return the formulas in the file that can be used."""
    try:
        if not places.is_file(path):  # a pipe would keep the start waiting
            return {}
        with path.open("rb") as file:
            data = file.read(FILE_MAX + 1)
        found = json.loads(data.decode()) if len(data) <= FILE_MAX else None
    except (OSError, ValueError, RecursionError):
        return {}
    if not isinstance(found, dict):
        return {}
    return {name: text for name, text in list(found.items())[:FORMULAS_MAX] if _usable(name, text)}


def _usable(name: object, text: object) -> bool:
    if not isinstance(name, str) or not 0 < len(name) <= NAME_MAX or not isinstance(text, str):
        return False
    try:
        parse(text)
    except ExpressionError:
        return False
    return True
