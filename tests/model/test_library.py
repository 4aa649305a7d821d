import json
from pathlib import Path

import pytest

from gelu_desktop.model.library import FILE_MAX, FORMULAS_MAX, Library
from gelu_desktop.numerics.expression import ExpressionError


def test_formulas_are_kept_between_two_starts(tmp_path):
    path = tmp_path / "deep" / "formulas.json"
    library = Library(path)
    library.keep("  my   gate ", "x*sigmoid(k*x)")
    library.keep("另一个", "x^2")
    again = Library(path)
    assert dict(again.formulas) == {"my gate": "x*sigmoid(k*x)", "另一个": "x^2"}
    again.forget("my gate")
    again.forget("nobody")
    assert list(Library(path).formulas) == ["另一个"]
    assert [entry.name for entry in path.parent.iterdir()] == ["formulas.json"]


def test_the_file_can_be_read_by_a_person(tmp_path):
    path = tmp_path / "formulas.json"
    library = Library(path)
    library.keep("另一个", "x^2")
    library.keep("gate", "x*sigmoid(k*x)")
    expected = '{\n  "gate": "x*sigmoid(k*x)",\n  "另一个": "x^2"\n}\n'
    assert path.read_bytes() == expected.encode()


def test_what_another_program_has_kept_meanwhile_is_not_lost(tmp_path):
    path = tmp_path / "formulas.json"
    first, second = Library(path), Library(path)
    first.keep("one", "x")
    second.keep("two", "x^2")
    first.forget("one")
    assert dict(Library(path).formulas) == dict(first.formulas) == {"two": "x^2"}


@pytest.mark.parametrize("length", [1, 60])
def test_names_of_every_length_that_is_allowed_come_back(tmp_path, length):
    path = tmp_path / "formulas.json"
    Library(path).keep("n" * length, "x")
    assert dict(Library(path).formulas) == {"n" * length: "x"}


def test_without_a_file_they_live_in_memory():
    library = Library()
    library.keep("one", "x")
    assert dict(library.formulas) == {"one": "x"}


@pytest.mark.parametrize("name", ["", "   ", "n" * 61])
def test_a_name_must_be_one(name):
    with pytest.raises(ValueError, match="name"):
        Library().keep(name, "x")


def test_a_formula_must_be_one():
    library = Library()
    with pytest.raises(ExpressionError):
        library.keep("one", "2x")
    assert not library.formulas


def test_there_is_an_end():
    library = Library()
    for index in range(FORMULAS_MAX):
        library.keep(f"f{index}", "x")
    library.keep("f0", "x^2")
    with pytest.raises(ValueError, match="place"):
        library.keep("one more", "x")


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "{",
        "[" * 100_000,
        '{"a": 3, "b": "__import__", "": "x"}',
        '{"a": "x.__class__", "b": ["x"]}',
        "\x00\xff",
    ],
)
def test_a_broken_file_is_an_empty_library(tmp_path, text):
    path = tmp_path / "formulas.json"
    path.write_text(text, encoding="utf-8")
    assert not Library(path).formulas
    assert path.read_text(encoding="utf-8") == text


def test_one_broken_formula_leaves_the_others(tmp_path):
    path = tmp_path / "formulas.json"
    path.write_text(json.dumps({"good": "x*x", "bad": "x*"}))
    assert dict(Library(path).formulas) == {"good": "x*x"}


def test_a_file_that_is_too_large_is_not_read(tmp_path):
    path = tmp_path / "formulas.json"
    path.write_text(json.dumps({"a": "x", "b": " " * 2**20}))
    assert not Library(path).formulas


@pytest.mark.parametrize("extra", [0, 1])
def test_a_file_is_read_to_its_last_byte_or_not_at_all(tmp_path, extra):
    path, text = tmp_path / "formulas.json", json.dumps({"a": "x"})
    path.write_text(text[:-1] + " " * (FILE_MAX - len(text) + extra) + "}")
    assert dict(Library(path).formulas) == ({} if extra else {"a": "x"})


def test_nothing_is_left_of_a_file_that_could_not_be_put_in_place(tmp_path, monkeypatch):
    def refused(*_):
        raise OSError

    path = tmp_path / "formulas.json"
    Library(path).keep("one", "x")
    monkeypatch.setattr(Path, "replace", refused)
    with pytest.raises(OSError):
        Library(path).keep("two", "x^2")
    assert [entry.name for entry in tmp_path.iterdir()] == ["formulas.json"]
    assert dict(Library(path).formulas) == {"one": "x"}


def test_a_folder_that_cannot_be_written_keeps_the_formula_in_memory(tmp_path):
    (tmp_path / "file").write_text("")
    library = Library(tmp_path / "file" / "formulas.json")
    with pytest.raises(OSError):
        library.keep("one", "x")
    assert dict(library.formulas) == {"one": "x"}
