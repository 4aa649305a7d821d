"""The built program: where it is, how it is made, and how it tests itself."""

import os
import shutil
import subprocess
from pathlib import Path

import branding
import environment
from libraries import SetupError, say

DIST = environment.ROOT / "dist"
BUILD = environment.ROOT / "build"
SPEC = "packaging/gelu_desktop.spec"
# From nothing: what an earlier build left behind could make this one another.
OPTIONS = ("--clean", "--noconfirm", "--log-level", "WARN")
FOLDER = DIST / branding.NAME
PROGRAM = FOLDER / f"{branding.NAME}{environment.SUFFIX}"
ONE_FILE = DIST / f"{branding.ONE_FILE}{environment.SUFFIX}"
OFFSCREEN = {"QT_QPA_PLATFORM": "offscreen"}
# What is put beside the program after PyInstaller has done its work.
BESIDE = ("LICENSE", "THIRD-PARTY.txt", "README.txt")
# Where the recipe leaves what it knows about the parts of others.
FACTS = BUILD / "gelu_desktop"

_README = """\
{title} {version}: {summary}.

Start ./{name}, or give it a command: ./{name} --help lists them. Nothing has to be installed, and
nothing here goes to a network. The folder can be put anywhere; _internal belongs to the program.

A desktop brings every library that it takes. On a bare Debian or Ubuntu this command does:
  apt-get install {packages}

LICENSE is the licence of the program, THIRD-PARTY.txt has those of its parts.
"""
# What a system without a desktop may lack; everything else is in the folder.
PACKAGES = (
    "libdbus-1-3",
    "libegl1",
    "libfontconfig1",
    "libfreetype6",
    "libgl1",
    "libglib2.0-0",
    "libx11-6",
    "libx11-xcb1",
    "libxcb1",
    "libzstd1",
    "zlib1g",
)


def when() -> str:
    """Return the time that stands in what is built: that of the commit, in seconds."""
    if told := os.environ.get("SOURCE_DATE_EPOCH"):
        return told
    git = ["git", "log", "-1", "--format=%ct"]
    try:
        answer = subprocess.run(
            git, cwd=environment.ROOT, capture_output=True, text=True, check=True
        )
    except (OSError, subprocess.CalledProcessError):
        return "315532800"  # without git, that of the oldest date that a zip archive can hold
    return answer.stdout.strip()


def same_each_time() -> dict[str, str]:
    """Return the variables with which two builds of one commit are the same."""
    return {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": when()}


def freeze(one_file: bool = False) -> int:
    """Build the program and let it test itself.

    Raises
    ------
    SetupError
        When it was not built or does not work.
    """
    say("Building the program. This takes some minutes.")
    command = [str(environment.PYTHON), "-m", "PyInstaller", *OPTIONS, SPEC]
    if environment.call(command + (["--", "--onefile"] if one_file else []), **same_each_time()):
        raise SetupError("The program was not built; PyInstaller's message is above.")
    if not one_file:
        put_aside()
    program = ONE_FILE if one_file else PROGRAM
    say("Letting the program test itself.")
    if environment.call([str(program), "self-test"], **OFFSCREEN):
        raise SetupError("The program was built, but its self-test failed.")
    if one_file:
        say(f"The program is {program}, which is all that it takes.")
    else:
        say(f"The program is {program}; the folder around it belongs to it.")
    return 0


def put_aside() -> None:
    """Put beside the program what a person reads first."""
    licence, parts, first = BESIDE
    shutil.copyfile(environment.ROOT / licence, FOLDER / licence)
    shutil.copyfile(FACTS / parts, FOLDER / parts)
    (FOLDER / first).write_text(readme(), encoding="utf-8", newline="\n")


def readme() -> str:
    """Return what to know before the first start."""
    return _README.format(
        title=branding.TITLE,
        version=branding.VERSION,
        summary=branding.SUMMARY,
        name=branding.NAME,
        packages=" ".join(PACKAGES),
    )


def need(path: Path, verb: str) -> Path:
    """Return ``path`` if it was built.

    Raises
    ------
    SetupError
        When it was not; a missing program is a failure, never something to pass over.
    """
    if not path.exists():
        raise SetupError(f"{path} is missing. bootstrap.py {verb} builds it.")
    return path


def size(folder: Path) -> int:
    """Return how many bytes the files in a folder have; links count nothing."""
    files = (path for path in folder.rglob("*") if path.is_file() and not path.is_symlink())
    return sum(path.stat().st_size for path in files)
