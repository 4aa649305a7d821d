"""The verb `self-test`: it passes on a complete program and names what is broken."""

import dataclasses
import os

import pytest

from gelu_desktop.__main__ import main
from gelu_desktop.app import export_command, selftest, selftest_work
from gelu_desktop.app.export import ENCODERS, PICTURES
from gelu_desktop.model.workers import worker
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.panels import PANELS


@pytest.fixture(autouse=True)
def english_again(qapp):
    selftest.create_application([])
    yield
    export_command.install_language(qapp, "en")


def test_a_complete_program_passes(capsys, tmp_path):
    assert main(["self-test"]) == 0
    lines = capsys.readouterr().out.splitlines()
    checks = [line for line in lines if line.startswith("ok ")]
    languages = 2
    panels = languages * 2 * len(PANELS)
    pictures = len(PICTURES) * len(ENCODERS) + 2 + 1  # sweeps and icons
    work = len(list(selftest_work.work_checks(tmp_path)))
    assert len(checks) == len(FUNCTIONS) + languages + panels + pictures + work
    assert lines[-1] == "Everything works."


def failures(capsys):
    assert main(["self-test"]) == 1
    out = capsys.readouterr().out
    return [line for line in out.splitlines() if line.startswith("FAILED")]


@pytest.fixture
def only_curves(monkeypatch):
    curve = PANELS[[spec.name for spec in PANELS].index("curve")]
    monkeypatch.setattr(selftest, "PANELS", (curve,))
    monkeypatch.setattr(selftest, "PICTURES", {"curve": curve})
    return curve


def test_a_wrong_value_is_found(capsys, monkeypatch, only_curves):
    monkeypatch.setitem(selftest.KNOWN, "silu", 0.731)
    (line,) = failures(capsys)
    assert "silu" in line
    assert "0.7310585786300049" in line


def test_a_function_without_a_known_value_is_found(capsys, monkeypatch, only_curves):
    monkeypatch.delitem(selftest.KNOWN, "tanh")
    (line,) = failures(capsys)
    assert "tanh" in line


def test_missing_translations_of_qt_are_found(capsys, monkeypatch, only_curves):
    translate = selftest.QCoreApplication.translate

    class Core(selftest.QCoreApplication):
        @staticmethod
        def translate(context, text, *rest):
            return text if context == "QPlatformTheme" else translate(context, text, *rest)

    monkeypatch.setattr(selftest, "QCoreApplication", Core)
    (line,) = failures(capsys)
    assert "Qt's own translations are missing" in line


def test_an_icon_that_cannot_be_drawn_is_found(capsys, monkeypatch, only_curves, tmp_path):
    (tmp_path / "broken.svg").write_text("no picture", encoding="utf-8")
    monkeypatch.setattr(selftest, "resource", lambda name: tmp_path)
    (line,) = failures(capsys)
    assert "broken.svg" in line


def test_missing_translations_are_found(capsys, monkeypatch, only_curves):
    monkeypatch.setattr(selftest, "install_language", lambda app, code: code)
    (line,) = failures(capsys)
    assert "zh_CN" in line


def test_a_panel_that_cannot_be_built_is_found(capsys, monkeypatch, only_curves):
    def fail(session, theme):
        raise RuntimeError("no such thing")

    broken = dataclasses.replace(only_curves, create=fail)
    monkeypatch.setattr(selftest, "PANELS", (broken,))
    lines = failures(capsys)
    assert len(lines) == 4
    assert all("no such thing" in line for line in lines)


def test_a_picture_that_cannot_be_painted_is_found(capsys, monkeypatch, only_curves):
    broken = dataclasses.replace(only_curves, paint=lambda *_: 1 / 0)
    monkeypatch.setattr(selftest, "PICTURES", {"curve": broken})
    assert len(failures(capsys)) == len(ENCODERS) + 2  # and two animations


def test_every_function_has_a_known_value():
    assert set(selftest.KNOWN) == set(FUNCTIONS)


def test_a_fit_that_is_off_is_found(capsys, monkeypatch, only_curves):
    monkeypatch.setattr(selftest_work, "BEST_K", 1.702)
    (line,) = failures(capsys)
    assert "a fit of gelu_sigmoid: ValueError: found 1.7729" in line


def test_a_format_with_other_numbers_is_found(capsys, monkeypatch, only_curves):
    monkeypatch.setitem(selftest_work.NUMBERS, "bfloat16", 65536)
    (line,) = failures(capsys)
    assert line.endswith("every number of bfloat16: ValueError: found 65280 instead")


def test_a_session_that_is_not_kept_is_found(capsys, monkeypatch, only_curves):
    first = selftest_work.files.dump(selftest_work.State())
    monkeypatch.setattr(selftest_work.files, "dump", lambda state: first)
    (line,) = failures(capsys)
    assert "a session" in line


def test_a_guide_without_pages_is_found(capsys, monkeypatch, only_curves):
    monkeypatch.setattr(selftest_work.loading, "load", lambda kind, code: ())
    assert len(failures(capsys)) == 2


def test_workers_that_cannot_be_started_are_found(capsys, monkeypatch, only_curves):
    monkeypatch.setattr(worker, "command", lambda _: ["/nowhere"])
    (line,) = failures(capsys)
    assert f"work in a process of its own: ValueError: found {os.getpid()}" in line
