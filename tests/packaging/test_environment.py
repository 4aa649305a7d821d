"""The environment is made, kept and made again when it has to be."""

import sys

import pytest

import environment
from libraries import SetupError


@pytest.fixture
def project(tmp_path, monkeypatch):
    """Give an empty project, in a folder with a blank and Chinese characters in its name."""
    root = tmp_path / "新 目录"
    root.mkdir()
    (root / "pyproject.toml").write_text("[project]\n", encoding="utf-8")
    _move(root, monkeypatch)
    return root


def _move(root, monkeypatch):
    venv = root / ".venv"
    python = venv / environment.BIN.name / environment.PYTHON.name
    monkeypatch.setattr(environment, "ROOT", root)
    monkeypatch.setattr(environment, "VENV", venv)
    monkeypatch.setattr(environment, "PYTHON", python)
    monkeypatch.setattr(environment, "STAMP", venv / environment.STAMP.name)


@pytest.fixture
def calls(project, monkeypatch):
    """Record the commands that would be run; making the environment makes an empty one."""
    made = []

    def call(command, **variables):
        made.append(command[2])
        if command[2] == "venv":
            environment.PYTHON.parent.mkdir(parents=True, exist_ok=True)
            environment.PYTHON.touch()
        return 0

    monkeypatch.setattr(environment, "call", call)
    monkeypatch.setattr(environment, "python_of_environment", environment.own_version)
    return made


def test_first_time_makes_and_installs(calls, capsys):
    environment.prepare()
    assert calls == ["venv", "pip"]
    assert "this is the first time" in capsys.readouterr().err


def test_second_time_does_nothing(calls, capsys):
    environment.prepare()
    capsys.readouterr()
    environment.prepare()
    assert calls == ["venv", "pip"]
    assert capsys.readouterr().err == ""


def test_changed_metadata_installs_again(calls, project):
    environment.prepare()
    (project / "pyproject.toml").write_text("[project]\nname = 'x'\n", encoding="utf-8")
    environment.prepare()
    assert calls == ["venv", "pip", "pip"]


def test_environment_made_by_hand_is_kept(calls, project):
    environment.call(["", "", "venv"])
    environment.prepare()
    assert calls == ["venv", "pip"]


def test_moved_folder_makes_again(calls, project, monkeypatch, capsys):
    environment.prepare()
    moved = project.with_name("moved")
    project.rename(moved)
    _move(moved, monkeypatch)
    environment.prepare()
    assert calls == ["venv", "pip"] * 2
    assert "the folder has moved" in capsys.readouterr().err


def test_the_environment_of_another_folder_is_left_alone(calls, project, tmp_path):
    other = tmp_path / "other" / ".venv"
    (other / "lib").mkdir(parents=True)
    (other / "bootstrap-stamp.txt").write_text(f"{other}\n", encoding="utf-8")
    (project / ".venv").symlink_to(other)
    environment.prepare()
    assert calls == ["venv", "pip"]
    assert not (project / ".venv").is_symlink()
    assert (other / "lib").is_dir()


def test_another_python_makes_again(calls, monkeypatch, capsys):
    environment.prepare()
    monkeypatch.setattr(environment, "own_version", lambda: "3.99")
    monkeypatch.setattr(environment, "python_of_environment", lambda: "3.11")
    environment.prepare()
    assert calls == ["venv", "pip"] * 2
    assert "the one that is there is for Python 3.11" in capsys.readouterr().err


def test_interrupted_installation_makes_again(calls, monkeypatch, capsys):
    with monkeypatch.context() as patch:
        answer = environment.call

        def interrupted(command, **variables):
            if command[2] == "pip":
                raise KeyboardInterrupt
            return answer(command)

        patch.setattr(environment, "call", interrupted)
        with pytest.raises(KeyboardInterrupt):
            environment.prepare()
    assert not environment.is_current()
    environment.prepare()
    assert "the last installation was interrupted" in capsys.readouterr().err


def test_failed_installation_is_said_and_tried_again(calls, monkeypatch):
    with monkeypatch.context() as patch:
        answer = environment.call
        patch.setattr(
            environment, "call", lambda command: answer(command) or int(command[2] == "pip")
        )
        with pytest.raises(SetupError, match="pip could not install the project") as caught:
            environment.prepare()
    assert caught.value.code == 1
    environment.prepare()
    assert calls == ["venv", "pip", "pip"]


def test_environment_that_cannot_be_made_is_said(project, monkeypatch):
    monkeypatch.setattr(environment, "call", lambda command: 1)
    with pytest.raises(SetupError, match="could not be made"):
        environment.prepare()


def test_broken_stamp_is_no_stamp(project):
    environment.VENV.mkdir()
    environment.STAMP.write_bytes(b"\xff\xfe\x00")
    assert environment.installed_stamp() == []
    environment.STAMP.unlink()
    assert environment.installed_stamp() == []


def test_folder_without_python_is_incomplete(project):
    environment.VENV.mkdir()
    assert environment.flaw([]) == "the one that is there is incomplete"


def test_missing_ensurepip_is_named(project, monkeypatch):
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    [row] = environment.missing()
    assert row.apt == f"python3.{sys.version_info.minor}-venv"


def test_ensurepip_is_not_asked_for_where_it_is_not_needed(calls, monkeypatch):
    environment.prepare()
    monkeypatch.setattr(environment.importlib.util, "find_spec", lambda name: None)
    assert environment.missing() == []


def test_real_environment_in_a_folder_with_blanks_and_chinese(project):
    environment.make("the test asks for it")
    assert environment.python_of_environment() == environment.own_version()
    assert environment.flaw([]) == ""
