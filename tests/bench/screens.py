"""Where windows are drawn: Qt's offscreen platform, or a server of our own for X11."""

import json
import os
import shutil
import subprocess
import sys
import tempfile
from contextlib import contextmanager
from pathlib import Path

from bench.running import ROOT

SIZE = (1920, 1080)
# What a person's desktop may have set; it would change the size, the style or the drawing.
FOREIGN = (
    "LANGUAGE",
    "QT_AUTO_SCREEN_SCALE_FACTOR",
    "QT_FONT_DPI",
    "QT_NO_GUI_THREADPOOL",
    "QT_QPA_PLATFORMTHEME",
    "QT_SCALE_FACTOR",
    "QT_STYLE_OVERRIDE",
    "WAYLAND_DISPLAY",
)
PATHS = ("tests", "packaging", "")


def _screen():
    names = ("width", "height")
    shape = {"name": "bench", "x": 0, "y": 0, **dict(zip(names, SIZE, strict=True))}
    return {"screens": [{**shape, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}]}


def offscreen(folder):
    """Return the variable that gives Qt's offscreen platform a screen of 1920x1080."""
    file = Path(folder, "screen.json")
    file.write_text(json.dumps(_screen()), encoding="utf-8")
    return {"QT_QPA_PLATFORM": f"offscreen:configfile={file}"}


def variables(folder):
    """Return an environment in which nothing of the person's own plays a part."""
    kept = {
        name: value
        for name, value in os.environ.items()
        if name not in FOREIGN and not name.startswith("PYTHON")  # compiled modules are kept
    }
    homes = ("CONFIG_HOME", "STATE_HOME", "DATA_HOME", "CACHE_HOME", "RUNTIME_DIR")
    own = {f"XDG_{name}": str(Path(folder, name.lower())) for name in homes}
    for home in own.values():
        Path(home).mkdir(mode=0o700, exist_ok=True)
    paths = os.pathsep.join(str(ROOT / name) for name in PATHS)
    # The offscreen platform would complain of what it cannot do at every window.
    quiet = {"QT_LOGGING_RULES": "default.warning=false"}
    alone = {"OPENBLAS_NUM_THREADS": "1"}  # as the program has it
    return {**kept, **own, **quiet, **alone, "LC_ALL": "C.UTF-8", "PYTHONPATH": paths}


@contextmanager
def prepared():
    """Give an environment for contestants, with the offscreen platform."""
    with tempfile.TemporaryDirectory(prefix="gelu-desktop-bench-") as folder:
        yield {**variables(folder), **offscreen(folder)}


@contextmanager
def x11():
    """Give the variables for a server of our own, or None where there is no Xvfb."""
    server = shutil.which("Xvfb") if sys.platform == "linux" else None
    if server is None:
        yield None
        return
    reading, writing = os.pipe()
    screen = "x".join(map(str, (*SIZE, 24)))
    process = subprocess.Popen(
        [server, "-displayfd", str(writing), "-screen", "0", screen, "-nolisten", "tcp"],
        pass_fds=(writing,),
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
    )
    os.close(writing)
    try:
        with os.fdopen(reading) as answer:
            number = answer.readline().strip()
        yield {"DISPLAY": f":{number}", "QT_QPA_PLATFORM": "xcb"} if number else None
    finally:
        process.terminate()
        process.wait()
