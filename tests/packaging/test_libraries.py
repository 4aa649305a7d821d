"""What the system must bring, and how each distribution calls it."""

import struct
import subprocess
import sys
from pathlib import Path

import PySide6
import pytest

import libraries
from environment import ROOT
from libraries import BASE, WAYLAND, X11, Library, SetupError

ABSENT = Library("libno-such-thing.so.9", "libno-such-thing9", "no-such-thing", "nst")
QT = Path(PySide6.__file__).parent / "Qt"
# Part of every Linux system, or of PySide6 itself.
GIVEN = ("libQt6", "libicu", "libc.", "libm.", "libdl.", "libpthread.", "librt.", "libgcc_s.")
GIVEN += ("libstdc++.", "ld-linux")


def needed_by(path):
    """Return the sonames that a 64-bit ELF file asks for itself."""
    data = path.read_bytes()
    (start,) = struct.unpack_from("<Q", data, 0x28)
    size, count = struct.unpack_from("<HH", data, 0x3A)
    sections = [struct.unpack_from("<IIQQQQIIQQ", data, start + i * size) for i in range(count)]
    dynamic = next(section for section in sections if section[1] == 6)
    strings = sections[dynamic[6]][4]
    entries = struct.iter_unpack("<qQ", data[dynamic[4] : dynamic[4] + dynamic[5]])
    names = [strings + value for tag, value in entries if tag == 1]
    return {data[name : data.index(b"\0", name)].decode() for name in names}


@pytest.mark.parametrize(
    ("files", "table"),
    [
        (["lib/libQt6Core.so.6", "lib/libQt6Gui.so.6", "lib/libQt6Widgets.so.6"], BASE),
        (["lib/libQt6Svg.so.6", "lib/libQt6DBus.so.6", "lib/libQt6OpenGLWidgets.so.6"], BASE),
        (["lib/libQt6PrintSupport.so.6", "lib/libQt6Test.so.6"], BASE),
        (["plugins/platforms/libqoffscreen.so"], BASE),
        (["plugins/platforms/libqxcb.so", "lib/libQt6XcbQpa.so.6"], BASE + X11),
        (["plugins/platforms/libqwayland.so", "lib/libQt6WaylandClient.so.6"], BASE + WAYLAND),
        (["lib/libQt6WaylandEglClientHwIntegration.so.6"], BASE + WAYLAND),
    ],
)
def test_table_has_everything_that_qt_asks_for(files, table):
    present = [QT / name for name in files if (QT / name).exists()]
    assert present or sys.platform != "linux" or "Egl" in files[0]
    asked = set().union(*(needed_by(path) for path in present))
    assert {name for name in asked if not name.startswith(GIVEN)} <= {row.soname for row in table}


def test_each_library_is_listed_once():
    sonames = [row.soname for row in BASE + X11 + WAYLAND]
    assert len(sonames) == len(set(sonames))


def test_the_readme_lists_every_package():
    text = (ROOT / "README.md").read_text(encoding="utf-8")
    for name in libraries.packages(BASE + X11 + WAYLAND, "apt"):
        assert f"`{name}`" in text


def test_what_the_loader_does_not_find_is_missing(monkeypatch):
    monkeypatch.setattr(libraries.sys, "platform", "linux")
    monkeypatch.setattr(libraries, "loads", lambda soname: soname != ABSENT.soname)
    assert libraries.missing([*BASE, ABSENT]) == [ABSENT]


def test_loader_is_asked():
    assert not libraries.loads(ABSENT.soname)


@pytest.mark.parametrize("platform", ["darwin", "win32"])
def test_other_systems_bring_everything(monkeypatch, platform):
    monkeypatch.setattr(libraries.sys, "platform", platform)
    assert libraries.missing([ABSENT]) == []


def test_objcopy_is_a_program(monkeypatch):
    monkeypatch.setattr(libraries.sys, "platform", "linux")
    monkeypatch.setattr(libraries.shutil, "which", lambda name: None)
    assert libraries.missing([libraries.OBJCOPY]) == [libraries.OBJCOPY]
    monkeypatch.setattr(libraries.shutil, "which", lambda name: f"/usr/bin/{name}")
    assert libraries.missing([libraries.OBJCOPY]) == []


@pytest.mark.parametrize(
    ("commands", "manager"),
    [
        ({"apt-get"}, "apt"),
        ({"dnf"}, "dnf"),
        ({"pacman"}, "pacman"),
        ({"apt-get", "dnf"}, "apt"),
        (set(), ""),
    ],
)
def test_package_manager(monkeypatch, commands, manager):
    monkeypatch.setattr(libraries.shutil, "which", lambda name: name in commands or None)
    assert libraries.package_manager() == manager


@pytest.mark.parametrize(
    ("manager", "root", "line"),
    [
        (
            "apt",
            False,
            "sudo apt-get update && sudo apt-get install -y --no-install-recommends "
            "libglib2.0-0 libxcb-icccm4",
        ),
        (
            "apt",
            True,
            "apt-get update && apt-get install -y --no-install-recommends "
            "libglib2.0-0 libxcb-icccm4",
        ),
        ("dnf", False, "sudo dnf install -y glib2 xcb-util-wm"),
        ("pacman", True, "pacman -S --needed glib2 xcb-util-wm"),
    ],
)
def test_command_line(monkeypatch, manager, root, line):
    monkeypatch.setattr(libraries, "is_root", lambda: root)
    wanted = ("libxcb-icccm.so.4", "libglib-2.0.so.0", "libgthread-2.0.so.0")
    rows = [row for row in BASE + X11 if row.soname in wanted]
    assert len(rows) == 3
    assert libraries.command_line(manager, libraries.packages(rows, manager)) == line


@pytest.mark.parametrize("manager", ["dnf", "pacman"])
def test_root_installs_by_itself_on_debian_only(monkeypatch, manager):
    monkeypatch.setattr(libraries, "package_manager", lambda: manager)
    monkeypatch.setattr(libraries, "is_root", lambda: True)
    monkeypatch.setattr(libraries, "install", lambda names: pytest.fail("installed"))
    with pytest.raises(SetupError, match=getattr(ABSENT, manager)) as caught:
        libraries.provide([ABSENT])
    assert caught.value.code == 3


def test_unknown_system_is_told_the_names_of_the_files(monkeypatch):
    monkeypatch.setattr(libraries, "package_manager", lambda: "")
    with pytest.raises(SetupError, match=r"libno-such-thing\.so\.9\. Install that") as caught:
        libraries.provide([ABSENT])
    assert caught.value.code == 3


@pytest.fixture
def debian_root(monkeypatch):
    """Record what root would install on Debian; the list decides the exit codes."""
    calls, codes = [], []
    monkeypatch.setattr(libraries, "package_manager", lambda: "apt")
    monkeypatch.setattr(libraries, "is_root", lambda: True)

    def call(command, env, **options):
        calls.append((command[:2], command[-1], env["DEBIAN_FRONTEND"]))
        return codes.pop(0)

    monkeypatch.setattr(libraries.subprocess, "call", call)
    return calls, codes


def test_debian_root_updates_then_installs(debian_root, capsys):
    calls, codes = debian_root
    codes += [0, 0]
    libraries.provide([ABSENT])
    assert calls == [
        (["apt-get", "update"], "-qq", "noninteractive"),
        (["apt-get", "install"], "libno-such-thing9", "noninteractive"),
    ]
    assert capsys.readouterr().err == "Installing system packages: libno-such-thing9\n"


def test_debian_root_without_network_still_tries(debian_root):
    calls, codes = debian_root
    codes += [100, 0]
    libraries.provide([ABSENT])
    assert len(calls) == 2


def test_debian_root_is_told_when_it_failed(debian_root):
    _, codes = debian_root
    codes += [0, 100]
    with pytest.raises(SetupError, match="could not be installed") as caught:
        libraries.provide([ABSENT])
    assert caught.value.code == 3


def test_offscreen_program_starts_with_the_base_alone():
    """Loading what the table lists is enough to import what the program imports."""
    code = "import PySide6.QtWidgets, PySide6.QtSvg, PySide6.QtPrintSupport"
    subprocess.run([sys.executable, "-c", code], check=True)
    if sys.platform == "linux":
        assert libraries.missing(BASE) == []
