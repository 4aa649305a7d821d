"""Which parts of others are in the built program: versions, licences and files.

PyInstaller's recipe asks while it has its tables at hand; the list of licences and the bill of
materials are written from the answer.
"""

import importlib.metadata
import json
import platform
import re
import subprocess
import sys
import sysconfig
from collections.abc import Iterable, Sequence
from dataclasses import asdict, dataclass, field
from functools import cache
from pathlib import Path

from lean import Row

NAME = "components.json"
LICENCES = Path(__file__).resolve().parent / "licences"
QT = ("pyside6", "shiboken6")
# Said of their packages in words that are no SPDX names.
_SPDX = {
    "colorama": "BSD-3-Clause",
    "pyinstaller": "GPL-2.0-or-later WITH Bootloader-exception",
    "pyside6_essentials": "LGPL-3.0-only",
    "shiboken6": "LGPL-3.0-only",
}


@dataclass(frozen=True)
class Component:
    """A part of others.

    Parameters
    ----------
    name, version : str
        As its authors call it.
    origin : str
        ``"pypi"``, ``"deb"`` or ``"generic"``: whose names these are.
    licence : str
        An SPDX expression, or ``""`` where only the text tells.
    texts : dict
        The licences' texts by their names.
    files : tuple of str
        Where it is in the program.
    """

    name: str
    version: str
    origin: str
    licence: str
    texts: dict[str, str] = field(default_factory=dict)
    files: tuple[str, ...] = ()


def find(rows: Sequence[Row]) -> list[Component]:
    """Return the components of a program with ``rows``, in alphabetical order."""
    rows = [row for row in rows if row[2] != "SYMLINK" and Path(row[1]).is_absolute()]
    owners = _owners()
    by_owner: dict[str, list[str]] = {"pyinstaller": []}  # its launcher is in no table
    system: list[Row] = []
    for row in rows:
        owner = owners.get(row[1])
        if owner:
            by_owner.setdefault(owner, []).append(row[0])
        elif row[2] == "BINARY" and not Path(row[1]).is_relative_to(sys.base_prefix):
            system.append(row)
    if unasked := {name.lower() for name in by_owner} - _asked_for():
        raise ValueError(f"bundled, but not declared in pyproject.toml: {sorted(unasked)}")
    found = [_distribution(name, files) for name, files in by_owner.items()]
    found += [_python(), *_system(system)]
    return sorted(found, key=lambda part: part.name.lower())


def write(components: Iterable[Component], path: Path) -> None:
    """Keep ``components`` for what is written from them after the build."""
    text = json.dumps([asdict(part) for part in components], indent=1, sort_keys=True)
    path.write_text(text, encoding="utf-8")


def read(path: Path) -> list[Component]:
    """Return the components that were kept in ``path``."""
    rows = json.loads(path.read_text(encoding="utf-8"))
    return [Component(**{**row, "files": tuple(row["files"])}) for row in rows]


@cache
def _owners() -> dict[str, str]:
    """Return the distribution that each installed file belongs to."""
    return {
        f"{distribution.locate_file('')}/{file}": name
        for distribution in importlib.metadata.distributions()
        if (name := distribution.metadata["Name"]) != "gelu-desktop"
        for file in distribution.files or ()
    }


def _asked_for() -> set[str]:
    """Return the distributions that the program depends on, however indirectly."""
    asked, waiting = {"pyinstaller"}, ["gelu-desktop"]
    while waiting:
        for line in importlib.metadata.requires(waiting.pop()) or ():
            name = re.split(r"[^\w.-]", line, maxsplit=1)[0]
            own = importlib.metadata.metadata(name)["Name"] if "extra ==" not in line else ""
            if own and own.lower() not in asked:
                asked.add(own.lower())
                waiting.append(name)
    return asked


def _distribution(name: str, files: Sequence[str]) -> Component:
    distribution = importlib.metadata.distribution(name)
    told = distribution.metadata.json
    key = name.lower().replace("-", "_")
    licence = _SPDX.get(key) or str(told.get("license_expression") or told.get("license") or "")
    texts = {
        Path(file).name: Path(str(file.locate())).read_text(encoding="utf-8", errors="replace")
        for file in distribution.files or ()
        if _is_licence(Path(file))
    }
    if key.startswith(QT):
        texts = {path.name: path.read_text(encoding="utf-8") for path in LICENCES.iterdir()}
    if not texts:
        raise ValueError(f"{name} is bundled, but the text of its licence was not found")
    return Component(name, distribution.version, "pypi", licence, texts, tuple(sorted(files)))


def _is_licence(file: Path) -> bool:
    """Return whether a file of a distribution is the licence of all of it."""
    folder = file.parent
    own = folder.name.endswith(".dist-info") or folder.parent.name.endswith(".dist-info")
    return own and file.name.upper().startswith(("LICEN", "COPYING", "THIRDPARTY"))


def _python() -> Component:
    places = (Path(sysconfig.get_path("stdlib")), Path(sys.base_prefix))
    paths = [folder / name for folder in places for name in ("LICENSE.txt", "LICENSE")]
    path = next((path for path in paths if path.is_file()), None)
    if path is None:
        raise ValueError("the text of Python's licence was not found")
    text = path.read_text(encoding="utf-8")
    return Component("Python", platform.python_version(), "generic", "PSF-2.0", {path.name: text})


def _system(rows: Sequence[Row]) -> list[Component]:
    """Return the Debian packages that libraries of the build machine came from."""
    by_package: dict[str, list[str]] = {}
    for name, source, _ in rows:
        by_package.setdefault(_package(Path(source)), []).append(name)
    return [_debian(package, files) for package, files in by_package.items()]


def _package(path: Path) -> str:
    real = str(path.resolve())
    for name in (real, real.removeprefix("/usr"), str(path)):
        answer = subprocess.run(["dpkg", "-S", name], capture_output=True, text=True, check=False)
        if not answer.returncode:
            return answer.stdout.split(":", 1)[0]
    raise ValueError(f"{path} is bundled, but no Debian package has it")


def _debian(package: str, files: Sequence[str]) -> Component:
    query = ["dpkg-query", "-W", "-f", "${Version}\n", package]
    version = subprocess.run(query, capture_output=True, text=True, check=True).stdout.split()[0]
    path = Path("/usr/share/doc") / package / "copyright"
    texts = {"copyright": path.read_text(encoding="utf-8")}
    return Component(package, version, "deb", "", texts, tuple(sorted(files)))
