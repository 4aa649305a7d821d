"""The versions that are asked for leave out those that are known to be broken."""

import sys
import tomllib

import PySide6
from packaging.requirements import Requirement
from PySide6.QtCore import QObject, Signal

from environment import ROOT

EMITS = 100_000


class Sender(QObject):
    value = Signal(object)
    nothing = Signal()


def requirements():
    with (ROOT / "pyproject.toml").open("rb") as file:
        lines = tomllib.load(file)["project"]["dependencies"]
    return {row.name: row.specifier for row in map(Requirement, lines)}


def test_versions_that_break_the_program_are_excluded():
    wanted = requirements()["PySide6-Essentials"]
    assert not any(wanted.contains(bad) for bad in ("6.9.1", "6.10.2", "6.12.0"))
    assert wanted.contains("6.11.3")


def test_installed_versions_are_the_ones_asked_for():
    assert requirements()["PySide6-Essentials"].contains(PySide6.__version__)


def test_signals_keep_the_reference_counts_of_constants():
    sender = Sender()
    before = sys.getrefcount(True), sys.getrefcount(None)
    for _ in range(EMITS):
        sender.value.emit(None)
        sender.nothing.emit()
    after = sys.getrefcount(True), sys.getrefcount(None)
    assert all(abs(new - old) < EMITS // 100 for new, old in zip(after, before, strict=True))
