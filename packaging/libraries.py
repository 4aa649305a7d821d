"""What the system must bring: the shared libraries that Qt loads, and the packages they are in."""

import ctypes
import os
import shutil
import subprocess
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import NamedTuple

FAILED, SYSTEM = 1, 3


class SetupError(Exception):
    """The work cannot go on: what to tell the person, and the exit code."""

    def __init__(self, message: str, code: int = FAILED) -> None:
        super().__init__(message)
        self.code = code


class Library(NamedTuple):
    """A shared library, a command, or a file by its path, and the package that brings it."""

    soname: str
    apt: str
    dnf: str
    pacman: str


# Needed by every program that imports QtGui, also without a screen.
BASE: tuple[Library, ...] = (
    Library("libEGL.so.1", "libegl1", "libglvnd-egl", "libglvnd"),
    Library("libGL.so.1", "libgl1", "libglvnd-glx", "libglvnd"),
    Library("libX11.so.6", "libx11-6", "libX11", "libx11"),
    Library("libdbus-1.so.3", "libdbus-1-3", "dbus-libs", "dbus"),
    Library("libfontconfig.so.1", "libfontconfig1", "fontconfig", "fontconfig"),
    Library("libfreetype.so.6", "libfreetype6", "freetype", "freetype2"),
    Library("libglib-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libgthread-2.0.so.0", "libglib2.0-0", "glib2", "glib2"),
    Library("libxkbcommon.so.0", "libxkbcommon0", "libxkbcommon", "libxkbcommon"),
    Library("libz.so.1", "zlib1g", "zlib", "zlib"),
    Library("libzstd.so.1", "libzstd1", "libzstd", "zstd"),
)
# PyInstaller appends the program's parts to its launcher with it.
OBJCOPY = Library("objcopy", "binutils", "binutils", "binutils")
# What takes the build machine's folders out of the libraries of its Python.
PATCHELF = Library("patchelf", "patchelf", "patchelf", "patchelf")
FREEZE = (OBJCOPY, PATCHELF)
# What drives the built program as a person would, and watches what it asks of the system.
SCREEN: tuple[Library, ...] = (
    Library("Xvfb", "xvfb", "xorg-x11-server-Xvfb", "xorg-server-xvfb"),
    Library("openbox", "openbox", "openbox", "openbox"),
    Library("xdotool", "xdotool", "xdotool", "xdotool"),
    Library("strace", "strace", "strace", "strace"),
    Library(
        "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf",
        "fonts-dejavu-core",
        "dejavu-sans-fonts",
        "ttf-dejavu",
    ),
)
# What makes a Debian package and looks for faults in it; only Debian and its kin have it all.
DEBIAN: tuple[Library, ...] = (
    Library("dpkg-shlibdeps", "dpkg-dev", "dpkg-dev", "dpkg"),
    Library("desktop-file-validate", *["desktop-file-utils"] * 3),
    Library("appstreamcli", "appstream", "appstream", "appstream"),
    Library("lintian", "lintian", "lintian", "lintian"),
)
X11: tuple[Library, ...] = (
    Library("libX11-xcb.so.1", "libx11-xcb1", "libX11-xcb", "libx11"),
    Library("libxcb.so.1", "libxcb1", "libxcb", "libxcb"),
    Library("libxcb-cursor.so.0", "libxcb-cursor0", "xcb-util-cursor", "xcb-util-cursor"),
    Library("libxcb-icccm.so.4", "libxcb-icccm4", "xcb-util-wm", "xcb-util-wm"),
    Library("libxcb-image.so.0", "libxcb-image0", "xcb-util-image", "xcb-util-image"),
    Library("libxcb-keysyms.so.1", "libxcb-keysyms1", "xcb-util-keysyms", "xcb-util-keysyms"),
    Library("libxcb-randr.so.0", "libxcb-randr0", "libxcb", "libxcb"),
    Library("libxcb-render.so.0", "libxcb-render0", "libxcb", "libxcb"),
    Library(
        "libxcb-render-util.so.0",
        "libxcb-render-util0",
        "xcb-util-renderutil",
        "xcb-util-renderutil",
    ),
    Library("libxcb-shape.so.0", "libxcb-shape0", "libxcb", "libxcb"),
    Library("libxcb-shm.so.0", "libxcb-shm0", "libxcb", "libxcb"),
    Library("libxcb-sync.so.1", "libxcb-sync1", "libxcb", "libxcb"),
    Library("libxcb-util.so.1", "libxcb-util1", "xcb-util", "xcb-util"),
    Library("libxcb-xfixes.so.0", "libxcb-xfixes0", "libxcb", "libxcb"),
    Library("libxcb-xkb.so.1", "libxcb-xkb1", "libxcb", "libxcb"),
    Library("libxkbcommon-x11.so.0", "libxkbcommon-x11-0", "libxkbcommon-x11", "libxkbcommon-x11"),
)
WAYLAND: tuple[Library, ...] = (
    Library("libwayland-client.so.0", "libwayland-client0", "libwayland-client", "wayland"),
    Library("libwayland-cursor.so.0", "libwayland-cursor0", "libwayland-cursor", "wayland"),
    Library("libwayland-egl.so.1", "libwayland-egl1", "libwayland-egl", "wayland"),
)

INSTALL = {
    "apt": ["apt-get", "install", "-y", "--no-install-recommends"],
    "dnf": ["dnf", "install", "-y"],
    "pacman": ["pacman", "-S", "--needed"],
}
REFRESH = ["apt-get", "update"]


def say(message: str) -> None:
    """Tell the person what happens; standard output belongs to the program that is run."""
    print(message, file=sys.stderr, flush=True)


def loads(soname: str) -> bool:
    """Return whether the system's loader finds ``soname``."""
    try:
        ctypes.CDLL(soname)
    except OSError:
        return False
    return True


def is_installed(library: Library) -> bool:
    """Return whether ``library`` is there."""
    if "/" in library.soname:
        return Path(library.soname).exists()
    return loads(library.soname) if ".so" in library.soname else bool(shutil.which(library.soname))


def missing(libraries: Iterable[Library]) -> list[Library]:
    """Return those of ``libraries`` that are not installed; none on macOS and Windows."""
    if sys.platform != "linux":
        return []
    return [library for library in libraries if not is_installed(library)]


def packages(libraries: Iterable[Library], manager: str) -> list[str]:
    """Return the packages that bring ``libraries``, each once, in alphabetical order."""
    return sorted({getattr(library, manager) for library in libraries})


def package_manager() -> str:
    """Return ``"apt"``, ``"dnf"`` or ``"pacman"``, or an empty string where there is none."""
    return next((name for name, command in INSTALL.items() if shutil.which(command[0])), "")


def is_root() -> bool:
    """Return whether packages may be installed without asking for a password."""
    return hasattr(os, "geteuid") and os.geteuid() == 0


def command_line(manager: str, names: list[str]) -> str:
    """Return the one command that installs the packages ``names``, as a person would type it."""
    commands = [REFRESH] if manager == "apt" else []
    prefix = "" if is_root() else "sudo "
    return " && ".join(prefix + " ".join(words) for words in [*commands, INSTALL[manager] + names])


def install(names: list[str]) -> bool:
    """Install Debian packages as root; return whether that worked."""
    environment = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    quiet = subprocess.DEVNULL
    # A list that cannot be renewed may still name the packages.
    commands = [[*REFRESH, "-qq"], [*INSTALL["apt"], "-qq", *names]]
    codes = [
        subprocess.call(command, env=environment, stdout=quiet, stdin=quiet) for command in commands
    ]
    return codes[-1] == 0


def provide(absent: list[Library]) -> None:
    """Install the packages of ``absent`` on Debian as root; elsewhere say how.

    Raises
    ------
    SetupError
        When a person has to do it.
    """
    manager = package_manager()
    reason = "This system lacks what GELU Desktop needs"
    if not manager:
        wanted = " ".join(library.soname for library in absent)
        raise SetupError(f"{reason}: {wanted}. Install that with your package manager.", SYSTEM)
    names = packages(absent, manager)
    if manager == "apt" and is_root():
        say(f"Installing system packages: {' '.join(names)}")
        if install(names):
            return
        reason = "The packages could not be installed"
    advice = f"Run this command, then try again:\n  {command_line(manager, names)}"
    raise SetupError(f"{reason}. {advice}", SYSTEM)
