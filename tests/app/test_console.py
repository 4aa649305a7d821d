"""The console that commands print to, where the program has none of its own."""

import builtins
import ctypes
import io
import sys
from types import SimpleNamespace

import pytest

from gelu_desktop.app.console import attach


@pytest.fixture
def windows(monkeypatch):
    """Play Windows: a console that can be attached or not, and what is opened on it."""
    seen = SimpleNamespace(there=True, asked=0, opened=[])

    def attach_console(process):
        assert process == 0xFFFFFFFF
        seen.asked += 1
        return seen.there

    def open_(name, mode="r", **how):
        seen.opened.append((name, mode))
        return io.TextIOWrapper(io.BytesIO(), encoding=how["encoding"])

    kernel = SimpleNamespace(AttachConsole=attach_console)
    monkeypatch.setattr(ctypes, "windll", SimpleNamespace(kernel32=kernel), raising=False)
    monkeypatch.setattr(builtins, "open", open_)
    return seen


def without(monkeypatch, *names):
    for name in names:
        monkeypatch.setattr(sys, name, None)


def test_commands_print_on_the_console_they_were_typed_in(monkeypatch, windows):
    without(monkeypatch, "stdin", "stdout", "stderr")
    assert attach()
    assert windows.opened == [("CONIN$", "r"), ("CONOUT$", "w"), ("CONOUT$", "w")]
    print("答", file=sys.stdout)
    assert sys.stdout.buffer.getvalue() == "答\n".encode()


def test_what_leads_to_a_file_stays(monkeypatch, windows):
    file = io.StringIO()
    monkeypatch.setattr(sys, "stdout", file)
    without(monkeypatch, "stderr")
    assert attach()
    assert sys.stdout is file
    assert ("CONOUT$", "w") in windows.opened


def test_a_double_click_has_no_console(monkeypatch, windows):
    without(monkeypatch, "stdin", "stdout", "stderr")
    windows.there = False
    assert not attach()
    assert sys.stdout is None
    assert not windows.opened


def test_nothing_is_attached_where_both_streams_are_there(windows):
    assert not attach()
    assert not windows.asked
