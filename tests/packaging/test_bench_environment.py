"""What the benchmark is given to compare with."""

import subprocess
import sys
from pathlib import Path

import pytest

import bench_environment
import bootstrap
import environment


@pytest.fixture
def called(monkeypatch):
    """Record what would be run; nothing is installed."""
    commands = []
    monkeypatch.setattr(environment, "call", lambda command, **_: commands.append(command) or 0)
    monkeypatch.setattr(bench_environment, "answer", lambda python, code: "")
    return commands


def with_peers(monkeypatch, *names):
    answers = {"import PySide6; print(True)": "True"}
    monkeypatch.setattr(
        bench_environment, "answer", lambda python, code: answers.get(code, " ".join(names))
    )


@pytest.mark.parametrize("arguments", [["--short"], ["profile", "probe"], ["--help"]])
def test_what_has_no_peers_installs_none(called, arguments):
    command, variables = bench_environment.command(arguments)
    assert called == []
    assert command == [str(environment.PYTHON), "-m", "bench", *arguments]
    assert str(environment.ROOT / "tests") in variables["PYTHONPATH"]


def test_only_what_is_missing_is_installed(called, monkeypatch):
    with_peers(monkeypatch, "matplotlib", "onnxruntime")
    command, _ = bench_environment.command(["kernels"])
    assert [line[-1].startswith("torch==") for line in called] == [True]
    assert command[0] == str(bench_environment.PYTHON)


def test_a_peer_that_cannot_be_had_is_left_out(called, monkeypatch, capsys):
    with_peers(monkeypatch, "matplotlib", "torch")
    monkeypatch.setattr(environment, "call", lambda command, **_: 1)
    bench_environment.prepare()
    assert "onnxruntime could not be installed" in capsys.readouterr().err


def test_the_environment_finds_the_project(monkeypatch, tmp_path):
    monkeypatch.setattr(bench_environment, "FOLDER", tmp_path / ".bench")
    python = tmp_path / ".bench" / environment.BIN.name / environment.PYTHON.name
    monkeypatch.setattr(bench_environment, "PYTHON", python)
    monkeypatch.setattr(environment, "PYTHON", Path(sys.executable))
    monkeypatch.setattr(
        environment, "call", lambda command, **_: subprocess.call([*command, "--without-pip"])
    )
    bench_environment.make()
    assert bench_environment.answer(python, "import numpy; print(numpy.pi)") == "3.141592653589793"


def test_a_python_that_is_not_there_answers_nothing(tmp_path):
    assert bench_environment.answer(tmp_path / "python", "print(1)") == ""


def test_the_benchmark_takes_the_place_of_the_script(called, monkeypatch):
    commands = []
    monkeypatch.setattr(
        bootstrap, "hand_over", lambda command, **given: commands.append((command, given)) or 7
    )
    assert bootstrap.bench(["fits", "--short"]) == 7
    [(command, given)] = commands
    assert command[-2:] == ["fits", "--short"]
    assert list(given) == ["PYTHONPATH"]
