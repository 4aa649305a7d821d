"""THIRD-PARTY.txt: what of others is in the built program, and under which licences."""

from collections.abc import Sequence
from pathlib import Path

import branding
from bundled import LICENCES, QT, Component

NAME = "THIRD-PARTY.txt"
_RULE = "=" * 78
_DUTIES = """\
{title} {version} is under the MIT licence, see LICENSE. It contains the parts listed
below, unchanged, each under its own licence; the texts follow the list. Fonts and data of others
have their licences beside them, in the folder resources.

Qt and PySide6 (Qt for Python) are used under the GNU Lesser General Public License, version 3,
whose text is below together with that of the GNU General Public License, which it refers to.
- They are linked dynamically: each library is a file of its own under PySide6 and shiboken6 in
  the program's folder. You may replace them by your own compatible builds, and you may take the
  program apart in order to find faults in such a change. The one-file program unpacks the same
  files at each start; the folder is there for whoever wants to replace them.
- Their complete source code, in exactly these versions, is published by the Qt Company:
    https://download.qt.io/official_releases/qt/          (qtbase, qtsvg, qtwayland {qt})
    https://download.qt.io/official_releases/QtForPython/ (pyside-setup {qt})
- The program itself, and all that it takes to build this folder with another Qt, is free
  software with its sources: packaging/bootstrap.py freeze.
"""


def text(components: Sequence[Component]) -> str:
    """Return the whole file."""
    qt = next((part.version for part in components if part.name.lower().startswith(QT)), "")
    head = _DUTIES.format(title=branding.TITLE, version=branding.VERSION, qt=qt)
    width = max(len(part.name) for part in components)
    rows = [f"{part.name:<{width}}  {part.version}  {part.licence}" for part in components]
    return "\n".join([head, *(row.rstrip() for row in rows), "", *_texts(components)]) + "\n"


def _texts(components: Sequence[Component]) -> list[str]:
    shared = {path.name for path in LICENCES.iterdir()}
    parts = []
    for part in components:
        for name, licence in part.texts.items():
            if not (part.name.lower().startswith(QT) and name in shared):
                parts.append(_section(f"{part.name} {part.version}: {name}", licence))
    parts += [
        _section(f"Qt and PySide6: {path.name}", path.read_text(encoding="utf-8"))
        for path in sorted(LICENCES.iterdir())
    ]
    return parts


def _section(title: str, content: str) -> str:
    return f"{_RULE}\n{title}\n{_RULE}\n\n{content.strip()}\n"


def write(components: Sequence[Component], path: Path) -> None:
    """Write the file."""
    path.write_text(text(components), encoding="utf-8", newline="\n")
