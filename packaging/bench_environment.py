"""What the benchmark compares with: other libraries, in .bench, installed for it alone.

.bench sees everything in .venv, so that both sides of a comparison use the same Qt and NumPy. A
peer that cannot be installed is left out, and said to be.
"""

import subprocess
import sys
from pathlib import Path
from typing import NamedTuple

import environment
from environment import ROOT
from libraries import SetupError, say

FOLDER = ROOT / ".bench"
PYTHON = FOLDER / environment.BIN.name / environment.PYTHON.name
PATHS = ("tests", "packaging", "")
# Short runs only show that the benchmark works, and a profile has nobody to compare with.
WITHOUT_PEERS = ("--short", "--help", "-h", "profile")
TORCH = "2.13.0"
# What the usual index has for Linux brings gigabytes for graphics cards along.
TORCH_ON_CPU = "https://download.pytorch.org/whl/cpu"


class Peer(NamedTuple):
    """A library to compare with.

    Attributes
    ----------
    name : str
        What is imported.
    requirements : tuple of str
        What pip is asked for.
    besides : str
        Where else pip may look, or empty.
    """

    name: str
    requirements: tuple[str, ...]
    besides: str = ""


PEERS = (
    Peer("matplotlib", ("matplotlib>=3.10,<4",)),
    Peer("onnxruntime", ("onnxruntime>=1.20,<2", "onnx>=1.17,<2")),
    Peer("torch", (f"torch=={TORCH}+cpu",), TORCH_ON_CPU)
    if sys.platform == "linux"
    else Peer("torch", (f"torch=={TORCH}",)),
)


def answer(python: Path, code: str) -> str:
    """Return what a line of Python prints, or an empty string where it cannot be run."""
    try:
        found = subprocess.run([python, "-c", code], capture_output=True, text=True, check=True)
    except (OSError, subprocess.CalledProcessError):
        return ""
    return found.stdout.strip()


def installed() -> list[str]:
    """Return the names of the peers that are in .bench."""
    names = [peer.name for peer in PEERS]
    code = (
        "import importlib.util\n"
        f"print(*[name for name in {names} if importlib.util.find_spec(name)])"
    )
    return answer(PYTHON, code).split()


def make() -> None:
    """Make .bench, which finds what is in .venv after what it has itself.

    Raises
    ------
    SetupError
        When it could not be made.
    """
    say("Making the environment .bench for what is compared with.")
    if environment.call([str(environment.PYTHON), "-m", "venv", "--clear", str(FOLDER)]):
        raise SetupError(f"{FOLDER} could not be made, as said above. Delete it, then try again.")
    code = "import sysconfig; print(sysconfig.get_path('purelib'))"
    own, project = (answer(python, code) for python in (PYTHON, environment.PYTHON))
    line = f"import site; site.addsitedir({project!r})\n"
    Path(own, "project.pth").write_text(line, encoding="utf-8")


def install(peer: Peer) -> None:
    """Install a peer; say so where that cannot be done."""
    say(f"Installing {peer.name} into .bench, to compare with.")
    pip = [str(PYTHON), "-m", "pip", "install", "-qq", "--disable-pip-version-check"]
    more = ["--extra-index-url", peer.besides] if peer.besides else []
    if environment.call([*pip, *more, *peer.requirements]):
        say(f"{peer.name} could not be installed; the comparisons with it are left out.")


def prepare() -> None:
    """Make sure that .bench has every peer that can be had."""
    if answer(PYTHON, "import PySide6; print(True)") != "True":
        make()
    there = installed()
    for peer in PEERS:
        if peer.name not in there:
            install(peer)


def command(arguments: list[str]) -> tuple[list[str], dict[str, str]]:
    """Return what runs the benchmark, and the variables for it; install the peers if it has any."""
    alone = any(argument in WITHOUT_PEERS for argument in arguments)
    if not alone:
        prepare()
    python = environment.PYTHON if alone else PYTHON
    separator = ";" if sys.platform == "win32" else ":"
    paths = separator.join(str(ROOT / name) for name in PATHS)
    return [str(python), "-m", "bench", *arguments], {"PYTHONPATH": paths}
