"""What the program runs on, for About and for the report of a fault."""

import platform
import sys

import PySide6
from PySide6.QtCore import qVersion

from gelu_desktop import __version__

UNKNOWN = "unknown"
_PACKAGES = {
    "pyqtgraph": "pyqtgraph",
    "NumPy": "numpy",
    "ml_dtypes": "ml-dtypes",
    "Pillow": "pillow",
}


def versions() -> dict[str, str]:
    """Return the version of each part by its name; ``"unknown"`` where it cannot be told.

    Nothing is imported for it: a window needs only some of them to appear.
    """
    found = {
        "GELU Desktop": __version__,
        "Python": platform.python_version(),
        "Qt": qVersion(),
        "PySide6": PySide6.__version__,
    }
    return found | {name: package_version(package) for name, package in _PACKAGES.items()}


def package_version(package: str) -> str:
    """Return the version of an installed package, also where its metadata were left out."""
    import importlib.metadata

    try:
        return importlib.metadata.version(package)
    except (importlib.metadata.PackageNotFoundError, OSError, ValueError, KeyError):
        return str(getattr(sys.modules.get(package), "__version__", UNKNOWN))
