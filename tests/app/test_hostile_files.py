"""Files of a person's own that were made to do harm, beyond what short inputs can show."""

import json
import os
import sys
import time
from pathlib import Path

import pytest
from PySide6.QtCore import QByteArray, QSettings

from gelu_desktop.app.recent import KEY, Recent
from gelu_desktop.app.settings_file import BROKEN, SIZE_MAX, open_settings
from gelu_desktop.model.files import ENTRIES_MAX, KIND, NESTING_MAX, SessionFileError, dump, load
from gelu_desktop.model.library import Library

posix = pytest.mark.skipif(os.name != "posix", reason="Windows has no named pipes in folders")


def session(state=None, **more):
    return json.dumps({"format": KIND, "version": 1, "state": state or {}, **more}).encode()


class Harm:
    """Unpickled, it creates a folder."""

    def __init__(self, path):
        self.path = str(path)

    def __reduce__(self):
        return (os.mkdir, (self.path,))


def settings_with_an_object(path, marker):
    kept = QSettings(str(path), QSettings.Format.IniFormat)
    kept.setValue("theme", Harm(marker))
    kept.sync()
    del kept
    return path.read_text(encoding="utf-8")


HIDDEN = {
    "plain": lambda text: text,
    "hexadecimal": lambda text: text.replace("@Variant", r"\x40Variant"),
    "octal": lambda text: text.replace("@Variant", r"\100Variant"),
    "a letter": lambda text: text.replace("@Variant", r"@\x56\x61riant"),
    "quoted": lambda text: text.replace("@Variant(", '"@Va""riant("'),
    "broken off": lambda text: text.replace("@Variant", "@Var\\\niant"),
    "dropped": lambda text: text.replace("@Variant", r"@V\ariant".replace(r"\a", r"\za")),
    "another name": lambda text: text.replace("@Variant", "@DateTime"),
    "in a list": lambda text: text.replace("=@Variant", "=a, @Variant"),
}


@pytest.mark.parametrize("hidden", HIDDEN)
def test_settings_are_never_unpickled(tmp_path, hidden):
    path, marker = tmp_path / "settings.ini", tmp_path / "marker"
    content = HIDDEN[hidden](settings_with_an_object(path, marker))
    marker.rmdir() if marker.exists() else None
    path.write_text(content, encoding="utf-8")
    opened = open_settings(path)
    assert opened.why == BROKEN
    assert opened.kept.value("theme") is None
    assert opened.aside.read_text(encoding="utf-8") == content
    assert not marker.exists()


def test_the_marker_would_be_seen(tmp_path):
    path, marker = tmp_path / "settings.ini", tmp_path / "marker"
    content = settings_with_an_object(path, marker)
    marker.rmdir() if marker.exists() else None
    copied = tmp_path / "copy.ini"
    copied.write_text(content, encoding="utf-8")
    QSettings(str(copied), QSettings.Format.IniFormat).value("theme")
    assert marker.exists()


def test_what_the_program_writes_itself_is_harmless(tmp_path):
    path = tmp_path / "settings.ini"
    kept = QSettings(str(path), QSettings.Format.IniFormat)
    values = (
        "@Variant(",
        "a@b",
        "@DateTime(",
        "@",
        ["@Variant(", "x"],
        QByteArray(b"@ByteArray(\0"),
        1,
        True,
    )
    for number, value in enumerate(values):
        kept.setValue(f"a{number}", value)
    kept.sync()
    del kept
    opened = open_settings(path)
    assert opened.why == ""
    assert opened.kept.value("a0") == "@Variant("
    assert opened.kept.value("a4") == ["@Variant(", "x"]


def test_settings_without_end_are_put_aside(tmp_path):
    path = tmp_path / "settings.ini"
    path.write_bytes(b"[General]\n" + b"a=1\n" * (SIZE_MAX // 4))
    assert open_settings(path).why == BROKEN


@posix
@pytest.mark.timeout(20)
def test_a_pipe_keeps_nobody_waiting(tmp_path):
    for name in ("settings.ini", "formulas.json"):
        os.mkfifo(tmp_path / name)
    assert open_settings(tmp_path / "settings.ini").why == BROKEN
    assert dict(Library(tmp_path / "formulas.json").formulas) == {}


@pytest.mark.parametrize("path", ["n" * 300, "a/" * 3000, "a\0b"])
def test_odd_names_among_the_recent_files_are_left_out(kept, tmp_path, path):
    good = tmp_path / "a.gelu.json"
    good.write_text("{}", encoding="utf-8")
    kept.setValue(KEY, [str(Path(tmp_path.anchor) / path), str(good)])
    assert Recent(kept).files == [good]


NAMES = [f"n{number}" for number in range(200_000)]


@pytest.mark.parametrize(
    "state",
    [
        {"coefficients": dict.fromkeys(NAMES, 1)},
        {"y_ranges": {name: [0, 1] for name in NAMES}},
        {"functions": NAMES},
        {"ffn": dict.fromkeys(NAMES, 1)},
        {"stage": {"panels": NAMES}},
        {"ffn_input": [1] * 1_000_000},
        {"x": [[]] * 800_000},
    ],
    ids=lambda state: next(iter(state)),
)
def test_large_sessions_are_read_soon(state):
    data = session(state)
    begun = time.process_time()
    loaded = load(data)
    assert time.process_time() - begun < 4
    assert len(loaded.problems) <= 1


def test_a_few_bad_entries_are_still_named_one_by_one():
    loaded = load(session({"coefficients": {"gelu_tanh.a": 0.05, "b": 1, "c": 2}}))
    assert [problem.key for problem in loaded.problems] == ["coefficients.b", "coefficients.c"]
    assert loaded.state.coefficients["gelu_tanh.a"] == 0.05
    assert len(loaded.state.coefficients) < ENTRIES_MAX / 2


def nested(depth):
    return session(a=json.loads("[" * depth + "]" * depth))


def test_what_could_not_be_written_again_is_not_read():
    loaded = load(nested(NESTING_MAX - 2))
    limit = sys.getrecursionlimit()
    try:
        sys.setrecursionlimit(300)
        assert load(dump(loaded.state, loaded.unknown).encode()) == loaded
    finally:
        sys.setrecursionlimit(limit)
    with pytest.raises(SessionFileError):
        load(nested(NESTING_MAX))
