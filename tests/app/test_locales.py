"""The whole program under locales that write numbers otherwise: the same files, byte for byte."""

import json
import subprocess
import sys
from functools import cache
from pathlib import Path

import programs
import pytest

LOCALES = ("de_DE", "sv_SE", "zh_CN", "ar_EG", "tr_TR")
LANGUAGE = ("--language", "en")
KINDS = (".txt", ".csv", ".json", ".svg", ".png")
SNIPPET = "10-snippet.txt"
COMMANDS = (
    ("eval", "--x", "1.5", "-0,75", "−3", "1e-3", "--format", "text"),
    ("eval", "--x", "1234.5", "-1e300", "--function", "GELU_NEW", "--format", "json"),
    ("table", "--format", "csv"),
    ("table",),
    ("errors", "--approximation", "gelu_sigmoid", "--tolerance", "0,003"),
    ("sweep", "--number-format", "E4M3FN", "--format", "json"),
    ("fit", "--approximation", "gelu_sigmoid", "--range", "-2,5", "2.5"),
    ("dictionary", "PyTorch"),
    ("ffn", "--width", "8", "--tokens", "4", "--format", "json"),
    ("depth", "--layers", "3", "--width", "8", "--activation", "gelu"),
    ("snippet", "--approximation", "gelu_tanh", "--set", "a=0,0444"),
    ("export", "--panel", "curve", "--out", "curve.csv"),
    ("export", "--panel", "error", "--out", "error.json"),
    ("export", "--panel", "curve", "--title", "--footer", "--out", "curve.svg"),
    ("export", "--panel", "error", "--size", "85,5x64.5mm", "--out", "error.png"),
)  # fmt: skip
TYPED = {
    "1,25": 1.25,
    "1.25": 1.25,
    "-0,5": -0.5,
    "−2.5": -2.5,
    "１．５": 1.5,
    "1e-1": 0.1,
    "1,5e0": 1.5,
    "٢٫٥": 2.5,
    "۳": 3.0,
    "1.234,5": 0.0,
    "1,234": 0.0,
    "٣٬٠": 0.0,
}
"""What is written over x = 0, and what x is then."""

WORK = """
import contextlib, json, os, sys
from pathlib import Path
from gelu_desktop.__main__ import main
folder, commands, typed = Path(sys.argv[1]), json.loads(sys.argv[2]), json.loads(sys.argv[3])
os.chdir(folder)
errors = open("errors.txt", "w", encoding="utf-8")
for number, words in enumerate(commands):
    with (
        open(f"{number}-{words[0]}.txt", "w", encoding="utf-8", newline="") as out,
        contextlib.redirect_stdout(out),
        contextlib.redirect_stderr(errors),
    ):
        print(main(words))
from PySide6.QtCore import QEvent, QLocale, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QAbstractButton, QLabel
from gelu_desktop.app.application import create_application
from gelu_desktop.app.data_files import DATA, data_file
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.session import Session
from gelu_desktop.widgets.number_field import NumberField
app = create_application([])
kept = QSettings("settings.ini", QSettings.Format.IniFormat)
kept.setValue("language", "en")
kept.setValue("theme", "light")
session = Session()
desktop = Desktop(app, session, kept)
window = desktop.window
window.resize(1366, 728)
window.show()
window.activateWindow()
app.processEvents()
field = window.docks["controls"].findChildren(NumberField)[0]
read = []
for text in typed:
    session.edit(x=0.0)
    app.processEvents()
    field.setFocus()
    field.selectAll()
    for sign in text:
        app.sendEvent(field, QKeyEvent(QEvent.Type.KeyPress, 0, Qt.KeyboardModifier(0), sign))
    app.processEvents()
    other = window.docks["controls"].findChildren(NumberField)[1]
    other.setFocus()
    app.processEvents()
    read.append((text, session.state.x, field.text()))
Path("typed.json").write_text(json.dumps(read), encoding="utf-8")
session.edit(x=1.25, formula="k*x*Phi(x)", x_range=(-2.5, 2.5))
session.edit(coefficients={"gelu_tanh.a": 0.0625})
app.processEvents()
desktop.files.document.save(Path("work.gelu.json"))
for kind in ("csv", "json"):
    Path(f"window.{kind}").write_bytes(data_file(DATA["curve"], session.result, kind))
texts = []
for name, dock in window.docks.items():
    dock.show(); dock.raise_(); app.processEvents()
    for kind in (QLabel, QAbstractButton):
        texts += [f"{name}: {each.text()}" for each in dock.findChildren(kind)]
    texts += [f"{name}: {each.text()}" for each in dock.findChildren(NumberField)]
Path("texts.txt").write_text("\\n".join(sorted(texts)), encoding="utf-8")
desktop.copy_value()
Path("copied.txt").write_text(app.clipboard().text(), encoding="utf-8")
desktop.end()
kept.sync()
print(QLocale.system().name(), flush=True)
"""


@cache
def outcome(name, base):
    """Return what the program wrote under a locale: the files by their names, and Qt's locale."""
    folder = Path(base) / name
    folder.mkdir()
    env = programs.environment(folder / "home", LC_ALL=name, LANG=name, SOURCE_DATE_EPOCH="0")
    commands = json.dumps(
        [[*words, *LANGUAGE] if words[0] != "snippet" else words for words in COMMANDS]
    )
    done = subprocess.run(
        [sys.executable, "-X", "utf8", "-c", WORK, str(folder), commands, json.dumps(list(TYPED))],
        env={**env, "PYTHONPATH": str(programs.ROOT)},
        capture_output=True,
        encoding="utf-8",
        check=False,
        timeout=110,
    )
    assert done.returncode == 0, done.stderr
    files = {path.name: path.read_bytes() for path in folder.iterdir() if path.suffix in KINDS}
    # What is said about code is in the language of the locale.
    files[SNIPPET] = b"\n".join(line for line in files[SNIPPET].split(b"\n") if b"#" not in line)
    return files, done.stdout.strip()


@pytest.fixture(scope="module")
def base(tmp_path_factory):
    return str(tmp_path_factory.mktemp("locales"))


@pytest.mark.parametrize("name", LOCALES)
def test_the_same_files_byte_for_byte(base, name):
    usual, _ = outcome("C", base)
    files, spoken = outcome(f"{name}.UTF-8", base)
    assert spoken == name
    assert sorted(files) == sorted(usual)
    assert [each for each in files if files[each] != usual[each]] == []


def test_numbers_in_are_what_they_seem(base):
    files, _ = outcome("C", base)
    assert {text: value for text, value, _ in json.loads(files["typed.json"])} == TYPED
    assert files["errors.txt"] == b""
    ends = {
        name: data.rstrip().rpartition(b"\n")[2]
        for name, data in files.items()
        if name[0].isdigit()
    }
    assert set(ends.values()) == {b"0"}, ends


@pytest.mark.parametrize("name", ["C", *(f"{name}.UTF-8" for name in LOCALES)])
def test_numbers_out_have_a_point(base, name):
    files, _ = outcome(name, base)
    assert b"1.25" in files["work.gelu.json"]
    assert b"0.0625" in files["work.gelu.json"]
    for file in ("curve.csv", "window.csv", "2-table.txt"):
        rows = [
            row for row in files[file].decode().splitlines() if row[:1] in "-0123456789" and row
        ]
        assert rows
        assert all(cell.isascii() for row in rows for cell in row.split(","))
        float(rows[0].split(",")[0])
