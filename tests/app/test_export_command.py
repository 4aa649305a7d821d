"""The verb `export`: what it writes and prints, and what it refuses."""

import xml.etree.ElementTree as ET

import pytest
from PIL import Image

from gelu_desktop.__main__ import main
from gelu_desktop.app import export, export_command, export_options, picture
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.export_look import Size
from gelu_desktop.app.help import describe
from gelu_desktop.app.verbs import EXPORT
from gelu_desktop.model.files import dump
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import APPROXIMATIONS

NAMES = list(export.PICTURES)


@pytest.fixture(autouse=True)
def english_again(qapp):
    yield
    export_command.install_language(qapp, "en")


def run(capsys, *arguments, code=0):
    assert main(["export", *map(str, arguments)]) == code
    out, err = capsys.readouterr()
    if code:
        assert out == ""
        assert len(err.splitlines()) == 1
    return err if code else out


def test_one_panel(capsys, tmp_path):
    path = tmp_path / "a.png"
    out = run(capsys, "--panel", "curve", "--format", "png", "--size", "1600x900", "--out", path)
    assert out == f"{path}\n"
    with Image.open(path) as image:
        assert image.size == (1600, 900)


@pytest.mark.parametrize("name", NAMES)
def test_a_panel_has_its_own_size_unless_one_is_given(capsys, tmp_path, name):
    run(capsys, "--panel", name, "--out", tmp_path / "a.png")
    with Image.open(tmp_path / "a.png") as image:
        assert image.size == export.PICTURES[name].size


@pytest.mark.parametrize(
    ("options", "changes"),
    [
        (["--measure", "rel"], {"measure": "relative"}),
        (["--quantity", "slope", "--log"], {"quantity": "slope", "log_error": True}),
    ],
)
def test_what_is_measured_and_the_axis_are_options_too(capsys, options, changes, tmp_path):
    run(capsys, "--panel", "error", "--out", tmp_path / "a.json", *options)
    (tmp_path / "b.gelu.json").write_text(dump(State(**changes)))
    session = ["--session", tmp_path / "b.gelu.json"]
    run(capsys, "--panel", "error", "--out", tmp_path / "b.json", *session)
    assert (tmp_path / "a.json").read_bytes() == (tmp_path / "b.json").read_bytes()
    run(capsys, "--panel", "error", "--out", tmp_path / "a.png", *options)
    run(capsys, "--panel", "error", "--out", tmp_path / "b.png", *session)
    assert (tmp_path / "a.png").read_bytes() == (tmp_path / "b.png").read_bytes()


def test_another_measure_has_a_range_of_its_own(tmp_path):
    path = tmp_path / "a.gelu.json"
    path.write_text(dump(State(y_ranges={"error": (-1.0, 1.0)})))
    same = export_options.read_state({"session": [str(path)]})
    other = export_options.read_state({"session": [str(path)], "measure": ["ulp"]})
    assert (dict(same.y_ranges), dict(other.y_ranges)) == ({"error": (-1.0, 1.0)}, {})


@pytest.mark.parametrize(
    "options",
    [
        ["--formula", "x*clip(0.5+k*x, 0, 1)", "--set", "k=0.25"],
        ["--approximation", "quick_gelu", "--set", "k=1.6"],
    ],
)
def test_formulas_and_names_from_elsewhere_are_drawn(capsys, tmp_path, options):
    run(capsys, "--panel", "error", "--out", tmp_path / "a.png", *options)
    run(capsys, "--panel", "error", "--out", tmp_path / "b.png")
    assert (tmp_path / "a.png").read_bytes() != (tmp_path / "b.png").read_bytes()


def test_all_panels_in_several_formats(capsys, tmp_path):
    folder = tmp_path / "new"
    out = run(capsys, "--all", folder, "--format", "svg", "pdf", "--size", "320x200")
    expected = {folder / f"{name}.{kind}" for name in NAMES for kind in ("svg", "pdf")}
    assert set(folder.iterdir()) == expected
    assert out.splitlines() == [
        str(folder / f"{name}.{k}") for name in NAMES for k in ("svg", "pdf")
    ]


@pytest.mark.parametrize(
    ("name", "options", "start"),
    [
        ("a.svg", [], b"<?xml"),
        ("a.PDF", [], b"%PDF"),
        ("a", [], b"\x89PNG"),
        ("a", ["--format", "svg"], b"<?xml"),
        ("run-1.5", ["--format", "pdf"], b"%PDF"),
    ],
)
def test_the_kind_of_file(capsys, tmp_path, name, options, start):
    run(capsys, "--panel", "error", "--out", tmp_path / name, *options)
    assert (tmp_path / name).read_bytes().startswith(start)


def test_options_reach_the_picture(capsys, tmp_path):
    path = tmp_path / "a.svg"
    options = [
        "--set",
        "k=1.6",
        "--approximation",
        "gelu_sigmoid",
        "--functions",
        "tanh",
        "sigmoid",
    ]
    run(capsys, "--panel", "curve", "--out", path, "--x", "-0.5", "--range", "-2", "1,5", *options)
    text = path.read_text(encoding="utf-8")
    root = ET.fromstring(text)
    texts = {"".join(item.itertext()) for item in root.iter("{http://www.w3.org/2000/svg}text")}
    assert {"tanh", "Sigmoid", "sigmoid form", "x = −0.500", "−0.462117"} <= texts
    assert "GELU" not in texts
    assert "low = -2.0, high = 1.5, gelu_sigmoid.k = 1.6" in text


def test_scale_and_dpi_say_the_same(capsys, tmp_path):
    arguments = ["--panel", "curve", "--size", "640x400", "--out"]
    run(capsys, *arguments, tmp_path / "a.png", "--scale", "2")
    run(capsys, *arguments, tmp_path / "b.png", "--dpi", "192")
    run(capsys, *arguments, tmp_path / "c.png")
    one, two, plain = ((tmp_path / f"{name}.png").read_bytes() for name in "abc")
    assert one == two != plain


@pytest.mark.parametrize("theme", ["light", "dark", "paper"])
def test_themes(capsys, tmp_path, theme):
    run(capsys, "--panel", "curve", "--out", tmp_path / "a.png", "--theme", theme)
    with Image.open(tmp_path / "a.png") as image:
        dark = sum(image.getpixel((0, 0))) < 384
    assert dark == (theme == "dark")


def test_an_existing_file_needs_force(capsys, tmp_path):
    path = tmp_path / "a.png"
    path.write_bytes(b"old")
    assert "exists already" in run(capsys, "--panel", "curve", "--out", path, code=1)
    assert path.read_bytes() == b"old"
    run(capsys, "--panel", "curve", "--out", path, "--force")
    assert path.read_bytes().startswith(b"\x89PNG")


def test_one_existing_file_stops_all_before_the_first_is_written(capsys, tmp_path):
    (tmp_path / f"{NAMES[-1]}.png").write_bytes(b"old")
    assert "exists already" in run(capsys, "--all", tmp_path, code=1)
    assert len(list(tmp_path.iterdir())) == 1


def test_places_where_nothing_can_be_written(capsys, tmp_path):
    locked = tmp_path / "locked"
    locked.mkdir(mode=0o555)
    there = tmp_path / "file"
    there.write_bytes(b"")
    cases = [
        (["--panel", "curve", "--out", tmp_path / "none" / "a.png"], "does not exist"),
        (["--panel", "curve", "--out", locked / "a.png"], "read-only"),
        (["--panel", "curve", "--out", tmp_path], "is a folder"),
        (["--all", there], "not a folder"),
        (["--all", tmp_path / "none" / "deep"], "could not be made"),
        (["--all", locked], "read-only"),
    ]
    for arguments, complaint in cases:
        assert complaint in run(capsys, *arguments, code=1)
    assert {path.name for path in tmp_path.iterdir()} == {"locked", "file"}


@pytest.mark.parametrize(
    ("arguments", "complaint"),
    [
        (["--panel", "nope", "--out", "a"], ", ".join(NAMES)),
        (["--panel", "controls", "--out", "a"], ", ".join(NAMES)),
        (["--panel", "curve"], "--out"),
        (["--out", "a"], "--panel"),
        ([], "--all"),
        (["--all", "d", "--panel", "curve"], "cannot be combined"),
        (["--all", ""], "--all needs a value"),
        (["--panel", "curve", "--out", ""], "--out needs a value"),
        (["--size", "0x0"], "at least 1"),
        (["--size", "99999x99999"], "16384"),
        (["--size", "999999999x1"], "16384"),
        (["--size", "9999999999x1"], "WIDTHxHEIGHT"),
        (["--size", "-5x5"], "WIDTHxHEIGHT"),
        (["--size", "1e3x1e3"], "WIDTHxHEIGHT"),
        (["--size", "2.5x3"], "WIDTHxHEIGHT"),
        (["--size", "100"], "WIDTHxHEIGHT"),
        (["--scale", "0"], "0.25 to 16"),
        (["--scale", "nan"], "0.25 to 16"),
        (["--dpi", "1e9"], "24 to 1536"),
        (["--scale", "1", "--dpi", "96"], "not both"),
        (["--theme", "system"], "light, dark, paper"),
        (["--x", "inf"], "-1000 to 1000"),
        (["--x", "abc"], "“abc”"),
        (["--range", "1"], "LOW HIGH"),
        (["--range", "2", "1"], "smaller one first"),
        (["--range", "1", "1"], "smaller one first"),
        (["--range", "-inf", "1"], "smaller one first"),
        (["--functions", "gelu_tanh"], "gelu, relu"),
        (["--approximation", "gelu"], ", ".join(APPROXIMATIONS)),
        (["--set", "k=1"], "c, a"),
        (["--format", "gif"], "png, svg, pdf"),
        (["--format", "png", "svg"], "one kind"),
        (["--format", "svg"], "a.png"),
        (["--samples", "1e12"], "--size"),
        (["--panel", "curve", "--out", "a.gif"], "png, svg, pdf"),
        (["--panel", "curve", "--out", "a.gif", "--format", "png"], "a.gif"),
    ],
)
def test_a_wrong_command_line_is_explained(capsys, tmp_path, monkeypatch, arguments, complaint):
    monkeypatch.chdir(tmp_path)
    complete = not arguments or {"--panel", "--out", "--all"} & set(arguments)
    whole = [] if complete else ["--panel", "curve", "--out", "a.png"]
    assert complaint in run(capsys, *whole, *arguments, code=2)
    assert list(tmp_path.iterdir()) == []


def test_a_refused_size_allocates_nothing(monkeypatch):
    monkeypatch.setattr(export, "QImage", None)
    with pytest.raises(UsageError):
        export_options.read_size("99999x99999")


@pytest.mark.parametrize("text", ["800x600", "800X600", "800×600", "８００ｘ６００", "800*600"])
def test_sizes_as_people_write_them(text):
    assert export_options.read_size(text) == Size(800, 600)


def test_the_help_states_the_defaults_and_limits_that_hold():
    text = " ".join(describe(EXPORT).split())
    state = State()
    low, high = (f"{bound:g}".replace("-", "−") for bound in state.x_range)
    *some, last = state.functions
    assert f"The default is {state.x:g}." in text
    assert f"The default is {low} to {high}." in text
    assert f"The default is {', '.join(some)} and {last}." in text
    assert f"The default is {state.approximation}." in text
    assert f"{picture.SIDE_MAX} a side and {picture.AREA_MAX // 10**6} million" in text
    assert f"from {picture.SCALE_MIN:g} to {picture.SCALE_MAX:g};" in text
    assert f"from {picture.SCALE_MIN * 96:g} to {picture.SCALE_MAX * 96:g}." in text
    assert all(name in text for name in NAMES)


@pytest.mark.parametrize("kind", ["csv", "json", "wav"])
def test_all_numbers_are_exported_but_for_panels_that_have_none(tmp_path, capsys, kind):
    """A race that nobody has run stopped the whole export."""
    folder = tmp_path / "numbers"
    run(capsys, "--all", folder, "--format", kind)
    names = {path.name for path in folder.iterdir()}
    assert f"curve.{kind}" in names and f"ffn.{kind}" in names
    assert f"race.{kind}" not in names
    assert "has not been run" in run(
        capsys, "--panel", "race", "--out", tmp_path / f"r.{kind}", code=1
    )
