"""Sessions as files: what goes out comes back, and what is broken is named."""

import json
from dataclasses import replace

import pytest
from hypothesis import given
from hypothesis import strategies as some

from gelu_desktop.model import files
from gelu_desktop.model.depth_settings import DepthSettings
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.files import SessionFileError, dump, load
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.model.state import State

FULL = State(
    x=-0.1,
    x_range=(-3.0, 1e-7 + 5),
    y_ranges={"error": (-1e-3, 2e-3)},
    formula="0.5*x*(1+tanh(k*x)) + w",
    coefficients={"own.k": 0.7978845608028654, "gelu_tanh.a": 0.05},
    approximation="own",
    functions=("gelu", "tanh"),
    compared=("gelu_sigmoid", "own"),
    fit_free=("k", "w"),
    ffn_input=(0.1, -10.0),
    ffn=FfnSettings(source="file", file="/模型/m.safetensors", layer="encoder.layer.0"),
    depth=DepthSettings(layers=12, residual=True, norm="pre"),
    stage=StageSettings(panels=("curve", "error"), controls=("probe",)),
)


def edited(change):
    """Return the text of a full session after ``change`` of its JSON."""
    whole = json.loads(dump(FULL))
    change(whole)
    return json.dumps(whole, ensure_ascii=False).encode()


@pytest.mark.parametrize("state", [State(), FULL], ids=["first", "full"])
def test_what_is_saved_comes_back(state):
    loaded = load(dump(state).encode())
    assert loaded.state == state
    assert loaded.problems == ()
    assert loaded.unknown == {}
    assert dump(loaded.state) == dump(state)


def test_the_text_is_readable_sorted_and_whole():
    text = dump(FULL)
    whole = json.loads(text)
    assert list(whole) == ["format", "state", "version"]
    assert list(whole["state"]) == sorted(whole["state"])
    assert set(whole["state"]) == set(State.__dataclass_fields__)
    assert "模型" in text
    assert text.endswith("}\n")


@pytest.mark.parametrize(
    "encode",
    [
        lambda text: text.encode("utf-8-sig"),
        lambda text: text.encode("utf-16"),
        lambda text: text.replace("\n", "\r\n").encode(),
    ],
    ids=["bom", "utf-16", "crlf"],
)
def test_what_other_editors_make_of_it_is_read(encode):
    assert load(encode(dump(FULL))).state == FULL


@pytest.mark.parametrize(
    "data",
    [
        b"",
        b"\xff\xff",
        b"[]",
        b"{}",
        b"null",
        b'{"format": "gelu-desktop-session"}',
        b'{"format": "gelu-desktop-session", "version": 1, "state": []}',
        b'{"format": "gelu-desktop-session", "version": true, "state": {}}',
        b'{"format": "gelu-desktop-session", "version": 0, "state": {}}',
        b'{"format": "gelu-desktop-session", "version": "1", "state": {}}',
        b'{"format": "other", "version": 1, "state": {}}',
        b"[" * 100_000,
        b'{"a": ' + b"9" * 10_000 + b"}",
        b"\x80\x04K\x01.",
        b"PK\x03\x04" + bytes(64),
        b" " * (files.SIZE_MAX + 1),
    ],
)
def test_what_is_no_session_is_refused_in_words(data):
    with pytest.raises(SessionFileError) as caught:
        load(data)
    assert caught.value.said().startswith("It is")


def test_where_the_json_breaks_is_told():
    with pytest.raises(SessionFileError, match="line 2, column 3"):
        load(b'{"a": 1,\n  b}')


@pytest.mark.parametrize(
    ("key", "value", "allowed"),
    [
        ("x", 1001, "a number from -1000 to 1000"),
        ("x", float("inf"), "a number from"),
        ("x", float("nan"), "a number from"),
        ("x", 10**400, "a number from"),
        ("x", True, "a number from"),
        ("x", "1", "a number from"),
        ("x_range", [4, -4], "a range at least 1e-06 wide"),
        ("x_range", [1], "a pair of numbers from -1000 to 1000"),
        ("functions", ["gelu", "other"], "a list of gelu"),
        ("functions", [[]], "a list of gelu"),
        ("functions", {"gelu": 1}, "a list of gelu"),
        ("approximation", ["gelu_tanh"], "one of"),
        ("tangent", 1, "true or false"),
        ("coefficients.gelu_tanh.a", 1e9, "a number from"),
        ("coefficients.gelu_tanh.nobody", 1.0, "numbers for"),
        ("y_ranges.error", [1, 1], "a range at least"),
        ("ffn_seed", 1.5, "a whole number from 0"),
        ("ffn_input", [], "a list of 1 to 16 numbers"),
        ("ffn.width", 10**9, "a whole number from 1 to 2048"),
        ("ffn.file", "a" * 10_000, "a text of at most 4096 characters"),
        ("depth.activations", [], "a list of at least one of"),
        ("race.rate", -1, "a number from"),
        ("stage.panels", ["../x"], "a list of at most 64 names"),
        ("depth", 5, "a group of settings"),
        ("formula", "__import__('os')", "a formula"),
        ("formula", "x" * 5000, "a text of at most 4096 characters"),
    ],
)
def test_a_bad_value_is_named_and_the_rest_is_there(key, value, allowed):
    def spoil(whole):
        whole["state"].pop("formula")
        whole["state"]["ffn"]["source"] = "token"
        for name in ("approximation", "compared", "fit_free", "coefficients"):
            whole["state"].pop(name)
        place, _, name = key.partition(".")
        if name:
            whole["state"].setdefault(place, {})[name] = value
        else:
            whole["state"][place] = value

    loaded = load(edited(spoil))
    (problem,) = loaded.problems
    assert problem.key == key
    assert problem.said().startswith(f"{key}: ")
    assert allowed in problem.said()
    assert loaded.state.functions == (State.functions if key == "functions" else FULL.functions)
    assert loaded.state.depth.layers == (24 if key == "depth" else 12)


def test_a_source_without_its_file_leaves_the_other_settings():
    loaded = load(edited(lambda whole: whole["state"]["ffn"].update(file="", width=64)))
    assert [problem.key for problem in loaded.problems] == ["ffn.source"]
    assert loaded.state.ffn.width == 64
    assert loaded.state.ffn.source == "token"


def test_a_formula_that_is_broken_takes_only_itself_along():
    loaded = load(edited(lambda whole: whole["state"].update(formula="x+")))
    keys = {problem.key for problem in loaded.problems}
    assert {"formula", "approximation", "compared"} <= keys
    assert loaded.state.functions == FULL.functions


def test_an_entry_that_stands_there_twice_is_told():
    text = dump(State()).replace('"x": 1.0', '"x": 3.0, "x": 2.0')
    loaded = load(text.encode())
    assert loaded.state.x == 2.0
    assert [problem.said() for problem in loaded.problems] == [
        "x stands there twice; the last one counts."
    ]


def test_a_newer_file_is_read_as_far_as_it_is_known_and_survives():
    def later(whole):
        whole["version"] = 1000
        whole["lesson"] = {"step": 3}
        whole["state"]["colour"] = "blue"
        whole["state"]["ffn"]["heads"] = 12
        whole["state"].pop("x")

    loaded = load(edited(later))
    assert loaded.newer
    assert loaded.version == 1000
    assert loaded.state == FULL.replace(x=State.x)
    assert loaded.problems == ()
    again = json.loads(dump(loaded.state.replace(x=2.0), loaded.unknown))
    assert again["lesson"] == {"step": 3}
    assert again["state"]["colour"] == "blue"
    assert again["state"]["ffn"]["heads"] == 12
    assert again["state"]["x"] == 2.0
    assert again["state"]["ffn"]["width"] == FULL.ffn.width


def test_an_older_file_is_brought_up_to_date(monkeypatch):
    def renamed(whole):
        state = dict(whole["state"])
        state["x"] = state.pop("place")
        return {**whole, "state": state}

    monkeypatch.setattr(files, "VERSION", 2)
    monkeypatch.setattr(files, "MIGRATIONS", {1: renamed})
    old = json.dumps({"format": files.KIND, "version": 1, "state": {"place": 3.0}})
    loaded = load(old.encode())
    assert loaded.state.x == 3.0
    assert not loaded.newer
    assert loaded.unknown == {}


JSON = some.recursive(
    some.none() | some.booleans() | some.integers() | some.floats() | some.text(max_size=8),
    lambda inner: (
        some.lists(inner, max_size=3) | some.dictionaries(some.text(max_size=6), inner, max_size=3)
    ),
    max_leaves=6,
)


@given(some.sampled_from(sorted(State.__dataclass_fields__)), JSON)
def test_whatever_stands_under_a_key_a_state_comes_out(key, value):
    text = json.dumps({"format": files.KIND, "version": 1, "state": {key: value}})
    loaded = load(text.encode("utf-8", "surrogatepass").decode("utf-8", "replace").encode())
    assert load(dump(loaded.state).encode()).state == loaded.state
    for problem in loaded.problems:
        assert problem.said()


def test_numbers_too_long_to_be_written_are_still_refused_in_words():
    assert StateError("x", 10**5000, "small").shown == "int"


def test_a_name_of_a_file_that_is_no_text_survives():
    state = State(ffn=FfnSettings(file="a\udcff.npz"))
    text = dump(state)
    assert text.isascii()
    assert load(text.encode()).state == state


def test_old_files_are_read_for_ever(request):
    folder = request.path.parent.parent / "data" / "sessions"
    found = sorted(folder.glob("version-*.gelu.json"))
    assert [path.name for path in found] == [
        f"version-{number}.gelu.json" for number in range(1, files.VERSION + 1)
    ]
    for path in found:
        loaded = load(path.read_bytes())
        assert loaded.problems == ()
        assert loaded.state == replace(FULL)


def test_a_file_of_four_mebibytes_is_read_and_no_larger_one():
    whole = dump(FULL).encode()
    assert load(whole + b" " * (4_194_304 - len(whole))).state == FULL
    with pytest.raises(SessionFileError) as caught:
        load(b" " * 4_194_305)
    assert caught.value.said() == "It is larger than 4,194,304 bytes."
    assert str(caught.value) == caught.value.said()


def test_the_text_is_indented_by_two():
    assert dump(State(), {"note": 1}).startswith(
        '{\n  "format": "gelu-desktop-session",\n  "note": 1,\n  "state": {\n    "approximation": '
    )
    assert dump(State()).endswith('\n  },\n  "version": 1\n}\n')


def test_long_names_are_cut_where_they_are_told():
    name = "a" * 79 + "bc"
    twice = f'"{name}": 1, "{name}": 1, "coefficients": {{"{name}": 1}}'
    text = dump(State()).replace('"x": 1.0', twice).replace("}}", "}")
    keys = [problem.key for problem in load(text.encode()).problems]
    assert keys == [name[:80], "coefficients", f"coefficients.{name[:80]}"]


def test_what_is_known_counts_where_both_are_there():
    assert dump(State(), {"state": 3, "version": {"a": 1}, "format": None}) == dump(State())
    assert json.loads(dump(State(), {"state": {"x": 5.0, "y": 6.0}}))["state"]["x"] == 1.0
