"""One start of the built program in a home of its own: what it said, wrote, and asked for."""

import os
import shutil
import subprocess
from collections.abc import Sequence
from dataclasses import dataclass, field
from pathlib import Path

LIMIT_S = 180
# Nothing of the person who runs the tests reaches the program.
_KEPT = ("PATH", "SYSTEMROOT", "TEMP", "TMP")
_FONTS = """\
<?xml version="1.0"?>
<!DOCTYPE fontconfig SYSTEM "fonts.dtd">
<fontconfig>
  <dir>/usr/share/fonts/truetype/dejavu</dir>
  <cachedir>{cache}</cachedir>
  <include ignore_missing="yes">/etc/fonts/conf.d</include>
</fontconfig>
"""


class CheckError(Exception):
    """The built program did something else than it should."""


class UntriedError(Exception):
    """What has to be tried cannot be tried on this machine; the message says why."""


def demand(true: object, complaint: str) -> None:
    """Raise `CheckError` with ``complaint`` unless ``true`` holds."""
    if not true:
        raise CheckError(complaint)


@dataclass
class Home:
    """A home, and what a program is told about where it runs.

    Parameters
    ----------
    folder : pathlib.Path
        The home; it is made.
    variables : dict
        What the environment has besides.
    before : list of str
        The command that starts the program's command, such as strace.
    """

    folder: Path
    variables: dict[str, str] = field(default_factory=dict)
    before: list[str] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.folder.mkdir(parents=True, exist_ok=True)

    def environment(self) -> dict[str, str]:
        """Return all variables."""
        kept = {name: os.environ[name] for name in _KEPT if name in os.environ}
        return {"LANG": "C.UTF-8", **kept, "HOME": str(self.folder), **self.variables}

    def start(self, program: Path, *arguments: object) -> "subprocess.Popen[str]":
        """Start the program; its output can be read when it has ended."""
        pipe = subprocess.PIPE
        command = [*self.before, str(program), *map(str, arguments)]
        return subprocess.Popen(
            command, env=self.environment(), cwd=self.folder, stdout=pipe, stderr=pipe, text=True
        )

    def run(self, program: Path, *arguments: object, code: int = 0) -> str:
        """Let the program do something and return its standard output.

        Raises
        ------
        CheckError
            When the exit code is another than ``code``, or a success says something on standard
            error.
        """
        process = self.start(program, *arguments)
        try:
            out, err = process.communicate(timeout=LIMIT_S)
        except subprocess.TimeoutExpired:
            process.kill()
            raise CheckError(f"not done after {LIMIT_S} s") from None
        demand(process.returncode == code, f"exit code {process.returncode}: {err or out}")
        demand(code or not err, f"said on standard error: {err}")
        return out

    def only_dejavu(self) -> None:
        """Let the program see no fonts but DejaVu."""
        path = self.folder / "fonts.conf"
        path.write_text(_FONTS.format(cache=self.folder / "font-cache"), encoding="utf-8")
        self.variables["FONTCONFIG_FILE"] = str(path)

    def lock(self) -> None:
        """Make the home one that nothing can be written to.

        Raises
        ------
        UntriedError
            When that cannot be had here.
        """
        self.folder.chmod(0o555)
        if not hasattr(os, "geteuid") or os.geteuid():
            return
        # Permissions do not stop root; a home that is mounted for reading only does.
        mount = 'mount --bind "$0" "$0" && mount -o remount,ro,bind "$0" && exec "$@"'
        self.before = ["unshare", "-m", "sh", "-c", mount, str(self.folder)]
        need([*self.before, "true"])


def need(command: Sequence[str]) -> None:
    """Raise `UntriedError` unless ``command`` works here."""
    if not shutil.which(command[0]):
        raise UntriedError(f"{command[0]} is missing")
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        raise UntriedError(f"{command[0]}: {done.stderr.strip()}")
