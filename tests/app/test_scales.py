"""A screen with more than one pixel to a logical one: all is as large, sharper, and nothing cut."""

import json
import os
import subprocess
import sys

import pytest

WIDTH, HEIGHT = 1366, 768

LOOKING = """
import json, sys
from PySide6.QtCore import QSettings, QSize, qInstallMessageHandler
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel
from gelu_desktop.app.application import create_application
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.session import Session

heard = []
qInstallMessageHandler(lambda _kind, _where, text: heard.append(text))
app = create_application([])
made = Desktop(app, Session(), QSettings(sys.argv[1], QSettings.Format.IniFormat))
window = made.window
window.resize(1366, 728)
window.show()
app.processEvents()


def cut():
    found, seen = [], 0
    for part in window.findChildren(QLabel) + window.findChildren(QAbstractButton):
        if part.isVisible() and part.text() and not part.visibleRegion().isEmpty():
            wanted, has = part.sizeHint(), part.size() + QSize(1, 1)
            wraps, seen = isinstance(part, QLabel) and part.wordWrap(), seen + 1
            if not wraps and (wanted.width() > has.width() or wanted.height() > has.height()):
                found.append(f"{type(part).__name__} {part.text()!r} {wanted} in {has}")
    assert seen > 8, seen
    return found


def thickness(plot):
    # How many pixels of the screen the probe's line is wide.
    image = plot.viewport().grab().toImage()
    frame, ratio = plot.frame, image.devicePixelRatio()
    row = round((frame.plot.top() + 3) * ratio)
    x = round(frame.point(frame.scene.probe, 0.0).x() * ratio)
    near = [image.pixelColor(x + by, row) for by in range(-12, 13)]
    ground = near[0]
    away = [max(abs(a - b) for a, b in zip(c.getRgb(), ground.getRgb())) for c in near]
    return sum(away) / max(away), image.width() / plot.viewport().width()


told = {}
for language in ("en", "zh_CN"):
    made.choose_language(language)
    for size in (100, 200):
        made.views.choose_text_size(size)
        app.processEvents()
        told[f"{language} {size}"] = cut()
made.views.choose_text_size(100)
app.processEvents()
lines, ratio = thickness(window.docks["curve"].widget().plot)
screen = window.screen().availableGeometry()
known = "This plugin does not support propagateSizeHints()"
print(json.dumps({"cut": told, "lines": lines, "ratio": ratio,
    "screen": [screen.width(), screen.height()],
    "heard": [text for text in heard if text != known]}), flush=True)
import os
os._exit(0)
"""


@pytest.mark.parametrize("factor", [1.0, 1.25, 1.5, 2.0])
def test_everything_is_sharper_and_nothing_is_cut(factor, tmp_path):
    size = {"width": round(WIDTH * factor), "height": round(HEIGHT * factor)}
    one = {"name": "one", "x": 0, "y": 0, **size, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    (tmp_path / "screens.json").write_text(json.dumps({"screens": [one]}), encoding="utf-8")
    platform = f"offscreen:configfile={tmp_path / 'screens.json'}"
    done = subprocess.run(
        [sys.executable, "-c", LOOKING, str(tmp_path / "settings.ini")],
        env={**os.environ, "QT_QPA_PLATFORM": platform, "QT_SCALE_FACTOR": str(factor)},
        capture_output=True,
        text=True,
        timeout=110,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["heard"] == []
    assert told["screen"] == [WIDTH, HEIGHT]
    assert {state: cut for state, cut in told["cut"].items() if cut} == {}
    assert told["ratio"] == pytest.approx(factor, abs=0.01)
    assert told["lines"] == pytest.approx(1.5 * factor, abs=0.2)
