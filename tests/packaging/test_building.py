"""How the program is built."""

import subprocess

import pytest

import building
import environment
import libraries


@pytest.fixture
def calls(monkeypatch, tmp_path):
    """Record the commands of a build that works."""
    found = []
    monkeypatch.setattr(building, "put_aside", lambda: None)
    monkeypatch.setattr(building, "when", lambda: "1700000000")
    monkeypatch.setattr(
        environment, "call", lambda command, **given: found.append((command, given)) or 0
    )
    return found


def test_two_builds_are_told_the_same(calls):
    assert building.freeze() == 0
    [(build, variables), (trial, _)] = calls
    assert build[-1] == "packaging/gelu_desktop.spec"
    assert variables == {"PYTHONHASHSEED": "0", "SOURCE_DATE_EPOCH": "1700000000"}
    assert trial == [str(building.PROGRAM), "self-test"]


def test_one_file_is_asked_of_the_recipe(calls):
    assert building.freeze(one_file=True) == 0
    assert calls[0][0][-2:] == ["--", "--onefile"]
    assert calls[1][0] == [str(building.ONE_FILE), "self-test"]


@pytest.mark.parametrize(
    ("codes", "complaint"),
    [([1], "PyInstaller's message is above."), ([0, 1], "its self-test failed.")],
)
def test_a_frozen_program_has_to_pass_its_own_test(calls, monkeypatch, codes, complaint):
    given = iter(codes)
    monkeypatch.setattr(environment, "call", lambda command, **variables: next(given))
    with pytest.raises(libraries.SetupError, match=complaint):
        building.freeze()


def test_the_time_is_that_of_the_commit_unless_told(monkeypatch):
    monkeypatch.delenv("SOURCE_DATE_EPOCH", raising=False)
    monkeypatch.setattr(
        subprocess,
        "run",
        lambda command, **_: subprocess.CompletedProcess(command, 0, stdout="1600000000\n"),
    )
    assert building.when() == "1600000000"
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "5")
    assert building.when() == "5"


def test_links_have_no_size(tmp_path):
    (tmp_path / "file").write_bytes(b"1234")
    (tmp_path / "link").symlink_to("file")
    assert building.size(tmp_path) == 4


def test_what_a_bare_system_needs_is_said():
    text = building.readme()
    assert f"apt-get install {building.PACKAGES[0]}" in text
    assert "./gelu-desktop --help" in text
