"""What the window loads before somebody asks for more."""

import json
import os
import subprocess
import sys

SCRIPT = """
import gc, sys
from types import SimpleNamespace
from PySide6.QtWidgets import QApplication
from gelu_desktop.app import start
from gelu_desktop.__main__ import main

def painted():
    for _ in range(20):
        QApplication.processEvents()
    window = QApplication.activeWindow() or QApplication.topLevelWidgets()[0]
    shown = [name for name, dock in window.docks.items() if dock.seen]
    print(*shown)
    print(*(name for name in sys.argv[1:] if name in sys.modules))
    print(gc.isenabled(), gc.get_freeze_count() > 10_000)
    return 0

start.QGuiApplication = SimpleNamespace(exec=painted)
sys.exit(main([]))
"""
LATE = (
    "PIL",
    "email",
    "gelu_desktop.model.checkpoint.scanning",
    "gelu_desktop.model.dictionary",
    "importlib.metadata",
    "ml_dtypes",
    "numpy.ma",
    "safetensors",
    "scipy",
)


def test_a_window_full_of_panels_has_loaded_nothing_that_it_does_not_need(tmp_path):
    screen = {"name": "large", "x": 0, "y": 0, "width": 1920, "height": 1080}
    screen |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    file = tmp_path / "screen.json"
    file.write_text(json.dumps({"screens": [screen]}), encoding="utf-8")
    homes = {f"XDG_{name}_HOME": str(tmp_path) for name in ("CONFIG", "STATE", "DATA", "CACHE")}
    done = subprocess.run(
        [sys.executable, "-c", SCRIPT, *LATE],
        env={
            **os.environ,
            **homes,
            "LC_ALL": "C.UTF-8",
            "QT_QPA_PLATFORM": f"offscreen:configfile={file}",
        },
        capture_output=True,
        text=True,
        timeout=60,
    )
    assert done.returncode == 0, done.stderr
    shown, loaded, garbage = done.stdout.splitlines()
    assert {"curve", "derivative", "error", "ffn", "formula"} <= set(shown.split())
    assert loaded == ""
    assert garbage == "True True"
