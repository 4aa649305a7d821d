"""Where bundled files are: the same names in a checkout, a wheel and the executable."""

import sys
from pathlib import Path

_PACKAGE = Path(__file__).resolve().parent


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
    FileNotFoundError
        When no bundled file has that name.
    """
    frozen = getattr(sys, "_MEIPASS", None)
    roots = [Path(frozen)] if frozen else [_PACKAGE, _PACKAGE.parent]
    for root in roots:
        path = root / "resources" / name
        if path.exists():
            return path
    raise FileNotFoundError(f"bundled file missing: resources/{name}")
