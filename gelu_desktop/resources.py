"""Where bundled files are: the same names in a checkout, a wheel and the executable."""

import json
import sys
from pathlib import Path
from typing import Any

_PACKAGE = Path(__file__).resolve().parent


class ResourceError(FileNotFoundError):
    """A bundled file is missing or broken: the program has to be installed again.

    The message ends in the file's name.
    """


def resource(name: str) -> Path:
    """Return the path of the bundled file ``name``, given relative to ``resources/``.

    Parameters
    ----------
    name : str
        For example ``"fonts/sans.ttf"``.

    Returns
    -------
    pathlib.Path
        An existing file or folder.

    Raises
    ------
    ResourceError
        When no bundled file has that name.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    roots = [Path(frozen)] if frozen else [_PACKAGE, _PACKAGE.parent]
    for root in roots:
        path = root / "resources" / name
        if path.exists():
            return path
    raise ResourceError(f"bundled file missing: resources/{name}")


def read_json(name: str) -> Any:
    """Return what is in the bundled JSON file ``name``.

    Raises
    ------
    ResourceError
        When it is missing or cannot be read.
    """
    try:
        return json.loads(resource(name).read_text(encoding="utf-8"))
    except ValueError as error:
        raise ResourceError(f"bundled file broken: resources/{name}") from error


def path_of(name: str) -> str:
    """Return the path of the bundled file ``name`` without which the program works too.

    It is empty when the file is missing: an icon is not drawn, a text stays in English.
    """
    try:
        return resource(name).as_posix()
    except ResourceError:
        return ""
