"""The project's own environment: .venv with the project, its dependencies and its tools."""

import hashlib
import importlib.util
import os
import subprocess
import sys
from pathlib import Path

from libraries import Library, SetupError, say

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv"
BIN = VENV / ("Scripts" if os.name == "nt" else "bin")
SUFFIX = ".exe" if os.name == "nt" else ""
PYTHON = BIN / f"python{SUFFIX}"
STAMP = VENV / "bootstrap-stamp.txt"
UNFINISHED = "unfinished"

NOT_INSTALLED = """\
pip could not install the project; its own message is above.
Check the network and the free disk space, then try again: what was downloaded is kept.
If pip found no PySide6-Essentials, this system is too old for it: it needs glibc 2.34 (Debian 12,
Ubuntu 22.04, Fedora 35 or newer), macOS 13 or Windows 10."""


def call(command: list[str], **variables: str) -> int:
    """Run a command in the project's folder, its output kept off ours; return its exit code."""
    return subprocess.call(command, cwd=ROOT, env={**os.environ, **variables}, stdout=sys.stderr)


def tool(name: str) -> str:
    """Return the path of a command that is installed in .venv."""
    return str(BIN / f"{name}{SUFFIX}")


def own_version() -> str:
    """Return the version of this Python, as in ``"3.11"``."""
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def stamp() -> list[str]:
    """Return what the environment depends on: its folder, Python and pyproject.toml."""
    digest = hashlib.sha256((ROOT / "pyproject.toml").read_bytes()).hexdigest()
    return [str(VENV), own_version(), digest]


def installed_stamp() -> list[str]:
    """Return the stamp of the last complete installation, or an empty list."""
    try:
        return STAMP.read_text(encoding="utf-8").splitlines()
    except (OSError, UnicodeDecodeError):
        return []


def write_stamp(lines: list[str]) -> None:
    """Keep what the next start has to know."""
    STAMP.write_text("\n".join(lines) + "\n", encoding="utf-8")


def python_of_environment() -> str:
    """Return the version of the Python in .venv, or an empty string if it or its pip is broken."""
    probe = "import pip, sys; print('%d.%d' % sys.version_info[:2])"
    try:
        answer = subprocess.run([PYTHON, "-c", probe], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return answer.stdout.strip()


def flaw(found: list[str]) -> str:
    """Return why .venv, with the stamp ``found``, has to be made; empty if it can be kept."""
    if not VENV.exists():
        return "this is the first time"
    if found and found[0] != str(VENV):
        return "the folder has moved"
    if UNFINISHED in found:
        return "the last installation was interrupted"
    version = python_of_environment()
    if not version:
        return "the one that is there is incomplete"
    return "" if version == own_version() else f"the one that is there is for Python {version}"


def is_current() -> bool:
    """Return whether .venv has what pyproject.toml asks for now."""
    return PYTHON.exists() and installed_stamp() == stamp()


def missing() -> list[Library]:
    """Return the part of Python, if any, that has to be installed before .venv can be made."""
    ensurepip = Library("ensurepip", f"python{own_version()}-venv", "python3-libs", "python")
    if is_current() or importlib.util.find_spec("ensurepip") or not flaw(installed_stamp()):
        return []
    return [ensurepip]


def make(reason: str) -> None:
    """Make .venv, emptied of what may be in it.

    Raises
    ------
    SetupError
        When it could not be made.
    """
    say(f"Making the environment .venv: {reason}.")
    if VENV.is_symlink():
        VENV.unlink()  # what it points to belongs to others
    # The Python of the environment that is about to be emptied cannot do it.
    python = getattr(sys, "_base_executable", sys.executable)
    if call([python, "-m", "venv", "--clear", str(VENV)]):
        raise SetupError(f"{VENV} could not be made, as said above. Delete it, then try again.")


def prepare() -> None:
    """Make sure that .venv has what pyproject.toml asks for now.

    Raises
    ------
    SetupError
        When something could not be installed.
    """
    if is_current():
        return
    reason = flaw(installed_stamp())
    if reason:
        make(reason)
    install()
    write_stamp(stamp())


def install() -> None:
    """Install the project, editable, with its tools.

    Raises
    ------
    SetupError
        When pip could not do it; pip has restored what was there, then.
    """
    write_stamp([str(VENV), UNFINISHED])
    say("Installing the project and its tools into .venv. The first time takes some minutes.")
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    if call([*pip, "--editable", ".[dev]"]):
        STAMP.unlink()
        raise SetupError(NOT_INSTALLED)
