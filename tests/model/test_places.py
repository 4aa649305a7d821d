"""Asking whether something is there never fails, and everything above the model asks so."""

import re
from pathlib import Path

import pytest

import gelu_desktop
from gelu_desktop.model import places

HERE = Path(gelu_desktop.__file__).parent
# They ask where the system's refusal becomes a sentence.
REFUSALS_ARE_TOLD = {"app/writing.py", "app/document.py", "app/settings_file.py"}
ASKING = re.compile(r"(?<!places)\.(?:exists|is_file|is_dir|is_symlink|is_mount)\(|Path\.home\(")
PATHS = ["n" * 300, "a/" * 3000, "a\0b", "\udcff", "", "/dev/null/a", "/proc/1/cwd/a"]


@pytest.mark.parametrize("text", PATHS)
def test_asking_never_fails(text):
    for ask in (places.is_file, places.exists):
        assert ask(Path(text) / "gone") is False
    assert places.is_folder(Path(text) / "gone") is False


def test_the_answers_are_right(tmp_path):
    file = tmp_path / "a"
    file.write_bytes(b"")
    assert (places.is_file(file), places.is_folder(file), places.exists(file)) == (
        True,
        False,
        True,
    )
    assert places.is_folder(tmp_path)
    assert not places.is_file(tmp_path)


def test_without_a_home_there_is_a_place(monkeypatch):
    def gone():
        raise RuntimeError

    monkeypatch.setattr(Path, "home", gone)
    assert places.home().is_dir()
    monkeypatch.setattr(places.tempfile, "gettempdir", lambda: (_ for _ in ()).throw(OSError()))
    assert places.home() == Path("/")


def test_nobody_asks_otherwise():
    found = [
        f"{path.relative_to(HERE)}:{number}"
        for part in ("app", "panels", "widgets")
        for path in sorted((HERE / part).rglob("*.py"))
        if str(path.relative_to(HERE)) not in REFUSALS_ARE_TOLD
        for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1)
        if ASKING.search(line)
    ]
    assert found == []
