"""What of others is in the program: named, with its licence, and on the bill of materials."""

import json
import sys

import numpy
import pytest

import branding
import bundled
import sbom
import third_party
from bundled import Component

ROWS = [
    ("numpy", numpy.__file__, "PYMODULE"),
    ("numpy/_core/x.so", numpy._core._multiarray_umath.__file__, "EXTENSION"),
    ("link.so", "numpy/_core/x.so", "SYMLINK"),
]
PARTS = [
    Component("PySide6_Essentials", "6.11.3", "pypi", "LGPL-3.0-only", {}, ("qt.so",)),
    Component("libffi8", "3.4.4-1", "deb", "", {"copyright": "THE TERMS"}, ("libffi.so.8",)),
]


def test_a_part_has_its_version_licence_text_and_files():
    found = {part.name: part for part in bundled.find(ROWS)}
    part = found["numpy"]
    assert part.version == numpy.__version__
    assert part.licence.startswith("BSD-3-Clause")
    assert "Redistribution and use" in "".join(part.texts.values())
    assert part.files == ("numpy", "numpy/_core/x.so")


def test_python_and_the_launcher_are_parts_too():
    found = {part.name: part for part in bundled.find([])}
    assert found["Python"].version == ".".join(map(str, sys.version_info[:3]))
    assert "PYTHON SOFTWARE FOUNDATION LICENSE" in "".join(found["Python"].texts.values())
    assert "Bootloader" in found["pyinstaller"].licence


def test_what_nobody_asked_for_is_refused():
    with pytest.raises(ValueError, match=r"not declared in pyproject.toml: \['pytest'\]"):
        bundled.find([("pytest", pytest.__file__, "PYMODULE")])


def test_a_library_that_no_package_has_is_refused(tmp_path):
    path = tmp_path / "libown.so"
    path.write_bytes(b"\x7fELF")
    with pytest.raises((ValueError, FileNotFoundError)):
        bundled.find([("libown.so", str(path), "BINARY")])


def test_parts_are_read_as_they_were_kept(tmp_path):
    bundled.write(PARTS, tmp_path / bundled.NAME)
    assert bundled.read(tmp_path / bundled.NAME) == PARTS


def test_licences_and_duties_are_said():
    text = third_party.text(PARTS)
    assert "PySide6_Essentials  6.11.3  LGPL-3.0-only" in text
    assert "THE TERMS" in text
    assert "qtbase, qtsvg, qtwayland 6.11.3" in text
    assert text.count("GNU LESSER GENERAL PUBLIC LICENSE\n") == 1
    assert text.count("GNU GENERAL PUBLIC LICENSE\n") == 1
    assert "International Components for Unicode" in text or "Unicode, Inc." in text


@pytest.fixture
def program(tmp_path):
    """Give the folder of a program with two libraries."""
    folder = tmp_path / branding.NAME
    (folder / "_internal").mkdir(parents=True)
    (folder / "_internal" / "qt.so").write_bytes(b"qt")
    return folder


def test_the_bill_of_materials_is_valid_and_the_same_each_time(program, monkeypatch, tmp_path):
    bundled.write(PARTS, tmp_path / bundled.NAME)
    monkeypatch.setattr(sbom, "FACTS", tmp_path)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    assert sbom.main(program, first) == sbom.main(program, second) == 0
    assert first.read_bytes() == second.read_bytes()
    bill = json.loads(first.read_text(encoding="utf-8"))
    assert bill["metadata"]["timestamp"].startswith("2023-11-14T22:13:20")
    assert bill["metadata"]["component"]["version"] == branding.VERSION
    parts = {row["name"]: row for row in bill["components"]}
    assert parts["libffi8"]["purl"] == "pkg:deb/debian/libffi8@3.4.4-1"
    [file] = parts["PySide6_Essentials"]["components"]
    assert file["name"] == "_internal/qt.so"
    assert file["hashes"][0]["alg"] == "SHA-256"
    assert file["hashes"][0]["content"].startswith("1a187255")
