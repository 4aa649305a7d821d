"""Spares the start the reading of every module's source.

Qt for Python looks into the source of each module that is imported after it, whether its classes
are to have other names there (``from __feature__ import snake_case``). No module here asks for
that, and for 600 modules it takes a tenth of the start, and 18 MB for the lines that Python keeps.
"""

import sys
from typing import Any

import PySide6.QtCore  # noqa: F401 - what looks into sources comes with it


def spare_sources() -> None:
    """Say of every module that is imported from now on that it asks for no other names.

    It changes one function of Qt for Python 6.11, and nothing where that is not there.
    """
    feature: Any = sys.modules.get("shibokensupport.feature")
    if feature is not None and callable(getattr(feature, "_mod_uses_pyside", None)):
        feature._mod_uses_pyside = lambda _module: False
