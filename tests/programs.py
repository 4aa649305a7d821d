"""The whole program in a process of its own, started as a person starts it."""

import os
import subprocess
import sys
from pathlib import Path

import gelu_desktop

ROOT = Path(gelu_desktop.__file__).parents[1]

# Starts the program, changes x, says when it is ready, and lets a test do something then.
WINDOW = """
import sys
from PySide6.QtCore import QTimer
from gelu_desktop import __main__ as program
from gelu_desktop.app import desktop as desktops
from gelu_desktop.app.fault_dialog import FaultDialog
begin = desktops.Desktop.begin
def begun(self, file=None):
    begin(self, file)
    {edit}
    QTimer.singleShot({wait}, lambda: then(self))
def then(self):
    faults = sum(isinstance(each, FaultDialog) for each in self._app.topLevelWidgets())
    window, session = self.window, self._session
    {then}
    print("ready", window.isVisible(), faults, flush=True)
def end(self, code=0):
    self.end()
    self._app.exit(code)
desktops.Desktop.begin = begun
sys.exit(program.main(sys.argv[1:]))
"""
END = "QTimer.singleShot(0, lambda: end(self))"


def environment(home, **more):
    """Return variables for a program whose home is ``home``, and nothing of the person's own."""
    usual = {key: os.environ[key] for key in ("PATH", "SYSTEMROOT", "DISPLAY") if key in os.environ}
    own = {"HOME": str(home), "QT_QPA_PLATFORM": "offscreen", "LC_ALL": "C.UTF-8"}
    return {**usual, **own, **{key: value for key, value in more.items() if value is not None}}


def started(then=END, *arguments, root=ROOT, wait=300, before="", edit=True, **options):
    """Start the window; ``then`` runs when it has been there for ``wait`` milliseconds."""
    code = before + WINDOW.replace("{wait}", str(wait)).replace("{then}", then)
    code = code.replace("{edit}", "self._session.edit(x=-0.75)" if edit else "pass")
    return subprocess.Popen(
        [sys.executable, "-c", code, *arguments],
        cwd=root,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        **options,
    )


def ended(running, seconds=60):
    """Wait for the end; return code, output and complaints, without what Qt says of offscreen."""
    try:
        out, errors = running.communicate(timeout=seconds)
    finally:
        running.kill()
    lines = [line for line in errors.splitlines() if "This plugin does not support" not in line]
    return running.returncode, out, "\n".join(lines)


def command(*arguments, root=ROOT, **options):
    """Run a command; return code, output and complaints."""
    done = subprocess.run(
        [sys.executable, "-m", "gelu_desktop", *map(str, arguments)],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
        timeout=100,
        **options,
    )
    return done.returncode, done.stdout, done.stderr


def kept_work(home):
    """Return the files with unsaved work below ``home``."""
    return sorted(Path(home).rglob("recovery/*.gelu.json"))
