"""What the options of `export` add: sessions, looks, pages, sweeps, standard output, quiet."""

import dataclasses
import io
import json
import os
import re
import subprocess
import sys

import checkpoints
import pytest
from pictures import decoded, where
from PIL import Image

from gelu_desktop.__main__ import main
from gelu_desktop.app.application import install_language
from gelu_desktop.app.export import PICTURES
from gelu_desktop.app.export_look import LEGENDS, PRESETS, Size
from gelu_desktop.app.export_options import read_choices, read_size, read_state
from gelu_desktop.app.help import describe
from gelu_desktop.app.sweep_frames import FPS, FPS_MAX, FPS_MIN, FRAMES_MAX
from gelu_desktop.app.verbs import EXPORT
from gelu_desktop.model.checkpoint import scan
from gelu_desktop.model.files import dump
from gelu_desktop.model.state import State
from gelu_desktop.widgets.theme import THEMES

STATE = State(
    x=-2.0, functions=("gelu", "mish"), coefficients={"gelu_tanh.a": 0.05}, x_range=(-5.0, 2.0)
)


@pytest.fixture(autouse=True)
def english_again(qapp):
    yield
    install_language(qapp, "en")


@pytest.fixture
def session(tmp_path):
    path = tmp_path / "kept" / "a.gelu.json"
    path.parent.mkdir()
    path.write_text(dump(STATE))
    return path


def run(*arguments, code=0):
    assert main(["export", *map(str, arguments)]) == code


def test_a_session_says_what_is_shown_and_options_override_it(session):
    given = {"session": [str(session)]}
    assert read_state(given) == STATE
    more = {**given, "x": ["3"], "set": ["a=0.06"], "functions": ["relu"]}
    assert read_state(more) == STATE.replace(
        x=3.0, functions=("relu",), coefficients={"gelu_tanh.a": 0.06}
    )
    other = read_state({**given, "approximation": ["gelu_sigmoid"]})
    assert other == STATE.replace(approximation="gelu_sigmoid")


def test_an_own_formula_of_a_session_stays(tmp_path):
    own = State(formula="x*sigmoid(k*x)", approximation="own", coefficients={"own.k": 1.5})
    path = tmp_path / "own.gelu.json"
    path.write_text(dump(own))
    given = {"session": [str(path)]}
    assert read_state(given) == own
    assert read_state({**given, "set": ["k=2"]}).coefficients["own.k"] == 2.0


def test_a_broken_formula_is_named_and_the_rest_is_drawn(session, tmp_path, capsys):
    whole = json.loads(session.read_text())
    whole["state"] |= {"formula": "x*(", "approximation": "own", "compared": ["own", "gelu_erf"]}
    session.write_text(json.dumps(whole))
    run("--session", session, "--panel", "curve", "--out", tmp_path / "a.png")
    out, err = capsys.readouterr()
    assert out == f"{tmp_path / 'a.png'}\n"
    assert "left out: formula" in err
    pixels = decoded((tmp_path / "a.png").read_bytes())
    for name in ("gelu", "mish"):
        assert len(where(pixels, THEMES["light"].colour(name))[0]) > 50


NAMES = (
    "intermediate.dense.weight",
    "intermediate.dense.bias",
    "output.dense.weight",
    "output.dense.bias",
)


def with_layer(tmp_path, file, layer):
    own = State()
    ffn = dataclasses.replace(own.ffn, source="file", file=str(file), layer=layer)
    path = tmp_path / "net.gelu.json"
    path.write_text(dump(own.replace(ffn=ffn)))
    return path


def test_a_layer_that_a_session_names_is_loaded_and_drawn(tmp_path, capsys):
    file = tmp_path / "net.safetensors"
    arrays = [array.T for array in checkpoints.block()]
    named = {f"encoder.layer.0.{n}": one for n, one in zip(NAMES, arrays, strict=True)}
    file.write_bytes(checkpoints.safetensors(named))
    (name,) = (one.name for one in scan(file).candidates)
    kept = with_layer(tmp_path, file, name)
    run("--session", kept, "--panel", "ffn", "--out", tmp_path / "a.svg")
    assert capsys.readouterr().err == ""
    assert "8 → 32 → 8" in (tmp_path / "a.svg").read_text()
    for source, layer, complaint in (
        (file, "none", "no layer none"),
        (tmp_path / "gone.safetensors", name, "gone.safetensors"),
    ):
        kept = with_layer(tmp_path, source, layer)
        run("--session", kept, "--panel", "ffn", "--out", tmp_path / "b.svg", "--force")
        assert complaint in capsys.readouterr().err
        assert "no longer in memory" in (tmp_path / "b.svg").read_text()


def test_nothing_that_is_no_session_is_drawn(tmp_path, capsys):
    run("--session", tmp_path / "none", "--panel", "curve", "--out", tmp_path / "a", code=1)
    assert "could not be read" in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_every_option_of_the_look_is_read():
    given = {
        "theme": ["paper"],
        "preset": ["column"],
        "font": ["1.5"],
        "lines": ["0.5"],
        "legend": ["none"],
        "transparent": [],
        "title": [],
        "caption": ["Figure 1"],
        "footer": [],
    }
    choices = read_choices(given)
    look = choices.look
    assert (choices.colours, choices.size) == ("paper", PRESETS["column"].size)
    assert (look.font, look.lines, look.legend, look.caption) == (1.5, 0.5, "none", "Figure 1")
    assert look.transparent and look.title and look.footer


@pytest.mark.parametrize(
    ("text", "size"),
    [
        ("85x64mm", Size(85, 64, "mm", 300)),
        ("3.5×2in", Size(3.5, 2, "in", 300)),
        ("85,5x60,25MM", Size(85.5, 60.25, "mm", 300)),
        ("800x600px", Size(800, 600)),
    ],
)
def test_sizes_have_units(text, size):
    assert read_size(text) == size


def test_a_size_on_paper_takes_another_resolution(tmp_path):
    arguments = ["--panel", "curve", "--size", "85x64mm", "--out"]
    run(*arguments, tmp_path / "a.png")
    run(*arguments, tmp_path / "b.png", "--dpi", "600")
    with Image.open(tmp_path / "a.png") as one, Image.open(tmp_path / "b.png") as two:
        assert (one.size, two.size) == ((1004, 756), (2008, 1512))


@pytest.mark.parametrize("preset", PRESETS)
def test_presets_are_those_of_the_dialog(tmp_path, preset):
    run("--panel", "error", "--preset", preset, "--out", tmp_path / "a.png")
    size = PRESETS[preset].size
    with Image.open(tmp_path / "a.png") as image:
        assert image.size == size.pixels(PICTURES["error"].size)
        assert image.info["dpi"][0] == pytest.approx(size.dpi, rel=1e-3)


def test_several_panels_go_into_a_folder(tmp_path, capsys):
    folder = tmp_path / "new"
    run("--panel", "error", "curve", "--out", folder, "--format", "svg")
    assert {path.name for path in folder.iterdir()} == {"curve.svg", "error.svg"}
    assert len(capsys.readouterr().out.splitlines()) == 2


def test_pages_of_one_pdf_leave_out_the_race_that_was_never_run(tmp_path, session):
    run("--pdf", tmp_path / "all.pdf", "--session", session, "--quiet")
    assert (tmp_path / "all.pdf").read_bytes().count(b"/MediaBox") == len(PICTURES) - 1
    run("--pdf", tmp_path / "two.pdf", "--panel", "error", "curve")
    assert (tmp_path / "two.pdf").read_bytes().count(b"/MediaBox") == 2


@pytest.mark.parametrize(
    ("arguments", "start"),
    [
        (["--panel", "curve", "--out", "-"], b"\x89PNG"),
        (["--panel", "curve", "--out", "-", "--format", "svg"], b"<?xml"),
        (["--pdf", "-", "--panel", "curve", "error"], b"%PDF"),
        (
            ["--panel", "curve", "--out", "-", "--format", "gif", "--sweep", "x=0:1:2"],
            b"GIF89a",
        ),
    ],
)
def test_standard_output_has_the_file_and_nothing_else(arguments, start, capfdbinary):
    assert main(["export", "--size", "200x150", *arguments]) == 0
    out, _ = capfdbinary.readouterr()
    assert out.startswith(start)
    assert not out.endswith(b"-\n")


def test_quiet_prints_no_names(tmp_path, capsys):
    run("--all", tmp_path / "new", "--quiet", "--size", "300x200")
    assert capsys.readouterr() == ("", "")
    assert len(list((tmp_path / "new").iterdir())) == len(PICTURES)


def test_what_is_drawn_smaller_is_said(tmp_path, capsys):
    run("--panel", "formats", "--preset", "column", "--out", tmp_path / "a.png")
    assert "formats is drawn 2 times smaller" in capsys.readouterr().err


def test_a_sweep_of_a_coefficient_as_frames(tmp_path, capsys):
    folder = tmp_path / "frames"
    run("--panel", "error", "--sweep", "a=0.040:0.050:3", "--size", "300x200", "--out", folder)
    names = ["frame-0001.png", "frame-0002.png", "frame-0003.png"]
    assert sorted(path.name for path in folder.iterdir()) == names
    assert capsys.readouterr().out.splitlines() == [str(folder / name) for name in names]
    first, last = ((folder / name).read_bytes() for name in (names[0], names[-1]))
    with Image.open(io.BytesIO(first)) as image:
        assert image.size == (300, 200)
        assert "gelu_tanh.a = 0.04]" in image.text["Description"]
    assert first != last
    run("--panel", "error", "--sweep", "a=0.040:0.050:3", "--out", folder, code=1)
    assert "exists already" in capsys.readouterr().err


@pytest.mark.parametrize("form", ["gif", "apng"])
def test_a_sweep_as_one_file_that_moves(tmp_path, form):
    target = tmp_path / f"a.{form}"
    arguments = ["--panel", "curve", "--sweep", "x=-3:3:4", "--size", "300x200", "--out", target]
    run(*arguments, "--fps", "5")
    before = target.read_bytes()
    with Image.open(target) as image:
        assert (image.n_frames, image.info["duration"]) == (4, 200)
    run(*arguments, "--fps", "5", "--force")
    assert target.read_bytes() == before


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--size", "0x0mm"], "at least 1"),
        (["--size", "9999x9999mm"], "16384"),
        (["--size", "85x64cm"], "in whole pixels"),
        (["--preset", "poster"], "normal, double"),
        (["--font", "0"], "0.25 to 4"),
        (["--lines", "nan"], "0.1 to 10"),
        (["--legend", "left"], "above, top-left"),
        (["--caption", "x" * 2001], "2000"),
        (["--caption", "line\n" * 99], "too little room"),
        (["--pdf", "a.pdf"], "cannot be combined"),
        (["--sweep", "a=1"], "NAME=FROM:TO:FRAMES"),
        (["--sweep", "a=1:2:1"], "2 to 2000"),
        (["--sweep", "a=1:2:99999"], "2 to 2000"),
        (["--sweep", "a=1:2:1e3"], "NAME=FROM:TO:FRAMES"),
        (["--sweep", "b=1:2:3"], "no coefficient “b”"),
        (["--sweep", "x=0:inf:3"], "-1000 to 1000"),
        (["--sweep", "a=0:1e99:3"], "numbers from"),
        (["--sweep", "a=0:1:3", "--format", "svg"], "gif or apng"),
        (["--sweep", "a=0:1:3", "--format", "gif", "--fps", "99"], "0.1 to 50"),
        (["--sweep", "a=0:1:3", "--format", "gif", "--transparent"], "transparent"),
        (["--sweep", "a=0:1:2000", "--format", "gif"], "too many for one file"),
    ],
)
def test_a_wrong_option_is_explained(tmp_path, monkeypatch, capsys, arguments, complaint):
    monkeypatch.chdir(tmp_path)
    run("--panel", "curve", "--out", "a.png", *arguments, code=2)
    out, err = capsys.readouterr()
    assert complaint in err
    assert out == ""
    assert len(err.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--panel", "curve", "error", "--out", "-"], "one picture"),
        (["--pdf", "a.svg"], "a.svg"),
        (["--sweep", "a=0:1:3", "--out", "a.gif"], "one --panel"),
        (["--sweep", "a=0:1:3", "--panel", "curve"], "needs --out"),
        (["--sweep", "a=0:1:3", "--panel", "curve", "--out", "-"], "gif or apng"),
        (["--sweep", "a=0:1:3", "--panel", "curve", "--pdf", "a.pdf"], "one --panel"),
    ],
)
def test_options_that_contradict_each_other(tmp_path, monkeypatch, capsys, arguments, complaint):
    monkeypatch.chdir(tmp_path)
    run(*arguments, code=2)
    assert complaint in capsys.readouterr().err
    assert list(tmp_path.iterdir()) == []


def test_names_and_folders_that_cannot_be_are_refused_before_success_is_told(tmp_path, capsys):
    sealed = tmp_path / "sealed"
    sealed.mkdir()
    sealed.chmod(0o555)
    for target in (tmp_path / ("n" * 300), tmp_path, sealed / "a.png"):
        run("--panel", "curve", "--out", target, code=1)
        out, err = capsys.readouterr()
        assert out == ""
        assert len(err.splitlines()) == 1
    sealed.chmod(0o755)
    assert list(sealed.iterdir()) == []


def test_the_help_states_the_limits_that_hold():
    text = " ".join(describe(EXPORT).split())
    assert f"2 to {FRAMES_MAX} times" in text
    assert f"from {FPS_MIN:g} to {FPS_MAX:g}. The default is {FPS:g}." in text
    *places, last = LEGENDS
    assert f"{', '.join(places)} or {last}." in text
    column, columns = (PRESETS[name].size for name in ("column", "columns"))
    assert f"{column.width:g}x{column.height:g} or {columns.width:g}x{columns.height:g} mm" in text
    assert all(f" {name} " in text for name in PRESETS)


def loud(said):
    """Return what a process said beyond what is said of every program off screen."""
    quiet = "propagateSizeHints|does not support raise|uncollectable objects at shutdown"
    return [line for line in said.decode().splitlines() if not re.search(quiet, line)]


def script(text, **environment):
    """Run Python on a text in a process of its own."""
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", **environment}
    command = [sys.executable, "-W", "error", "-c", text]
    return subprocess.run(command, capture_output=True, env=environment, timeout=60)


def test_two_processes_write_the_same_bytes(tmp_path):
    names = ["curve", "error", "formula", "formats"]
    for seed, folder in enumerate((tmp_path / "one", tmp_path / "two")):
        arguments = ["export", "--panel", *names, "--out", str(folder), "--quiet", "--footer"]
        arguments += ["--format", "png", "svg", "pdf"]
        code = "import sys; from gelu_desktop.__main__ import main; "
        code += f"sys.exit(main({arguments!r}))"
        done = script(code, SOURCE_DATE_EPOCH="86400", PYTHONHASHSEED=str(seed))
        assert (done.returncode, loud(done.stderr)) == (0, [])
    made = {path.name: path.read_bytes() for path in (tmp_path / "one").iterdir()}
    assert len(made) == 3 * len(names)
    assert made == {path.name: path.read_bytes() for path in (tmp_path / "two").iterdir()}


LEAVING = """
import sys
from PySide6.QtCore import QSettings, QTimer
from PySide6.QtWidgets import QApplication
from gelu_desktop.app.application import create_application
from gelu_desktop.app.desktop import Desktop
from gelu_desktop.app.export import ENCODERS, PICTURES, Picture, save
from gelu_desktop.app.export_dialog import ExportDialog
from gelu_desktop.session import Session
from pathlib import Path

folder = Path(sys.argv[1])
app = create_application([])
session = Session()
desktop = Desktop(app, session, QSettings(str(folder / "s.ini"), QSettings.Format.IniFormat))
desktop.window.show()
for kind in ENCODERS:
    picture = Picture(PICTURES["curve"], session.result, desktop.theme, (400, 300))
    save(picture, folder / f"a.{kind}", kind, replace=True)
desktop.window.docks["error"].setFloating(True)
app.processEvents()
if sys.argv[2] == "dialog":
    QTimer.singleShot(200, app.quit)
    QTimer.singleShot(0, desktop.export_image)
else:
    QTimer.singleShot(0, desktop.window.close)
sys.exit(app.exec())
"""


@pytest.mark.parametrize("how", ["plain", "dialog"])
def test_the_program_ends_quietly_after_an_export(tmp_path, how):
    code = f"import sys; sys.argv[1:] = [{str(tmp_path)!r}, {how!r}]\n{LEAVING}"
    done = script(code)
    assert (done.returncode, loud(done.stderr)) == (0, [])
    assert all((tmp_path / f"a.{kind}").stat().st_size for kind in ("png", "svg", "pdf"))
