"""Whether a window can be opened here, found out before Qt would end the program.

Qt aborts the process when there is no display or its plugin lacks a library, and names the wrong
library. So the display is opened once without Qt, and the plugin is loaded once by hand.
"""

import os
import re
import sys
from pathlib import Path

from gelu_desktop.app.errors import PlatformError
from gelu_desktop.app.messages import translate

# Packages that are not named by the rule.
_EXCEPTIONS = {"libglib-2.0": "libglib2.0-0", "libgthread-2.0": "libglib2.0-0"}
_SONAME = re.compile(r"(lib[\w.+-]+?)\.so(?:\.(\d+))?[\d.]*")


def check_window() -> None:
    """Return if a window can be opened, as far as can be told.

    Raises
    ------
    PlatformError
        When there is no display, or a library is missing.
    """
    chosen = os.environ.get("QT_QPA_PLATFORM") or "wayland;xcb"
    if sys.platform != "linux" or not chosen.startswith(("xcb", "wayland")):
        return
    wayland, x11 = os.environ.get("WAYLAND_DISPLAY"), os.environ.get("DISPLAY")
    if wayland and "wayland" in chosen:
        if _wayland_answers(wayland):
            return
        del os.environ["WAYLAND_DISPLAY"]  # of which Qt would complain before it tries X11
    if x11 and "xcb" in chosen:
        _check_x11(x11)
    elif wayland and "wayland" in chosen:
        raise PlatformError(_refused(wayland))
    else:
        raise PlatformError(
            translate(
                "CommandLine",
                "There is no display to open a window on. The commands that --help lists need "
                "none.",
            )
        )


def _wayland_answers(display: str) -> bool:
    import socket

    try:
        with socket.socket(socket.AF_UNIX) as connection:
            connection.connect(str(Path(os.environ.get("XDG_RUNTIME_DIR", "")) / display))
    except OSError:
        return False
    return True


def _refused(display: str) -> str:
    return translate("CommandLine", "The display “{0}” cannot be opened.").format(display)


def _check_x11(display: str) -> None:
    import ctypes

    from PySide6.QtCore import QLibraryInfo  # on first use: it is what may lack a library

    plugins = QLibraryInfo.path(QLibraryInfo.LibraryPath.PluginsPath)
    try:
        ctypes.CDLL(f"{plugins}/platforms/libqxcb.so")
        xcb = ctypes.CDLL("libxcb.so.1")
    except OSError as error:
        raise PlatformError(explain(error)) from error
    xcb.xcb_connect.restype = ctypes.c_void_p
    connection = ctypes.c_void_p(xcb.xcb_connect(None, None))
    refused = xcb.xcb_connection_has_error(connection)
    xcb.xcb_disconnect(connection)
    if refused:
        raise PlatformError(_refused(display))


def explain(error: Exception) -> str:
    """Return a sentence that says what is missing, from the loader's message."""
    found = _SONAME.search(str(error))
    if found is None:
        text = translate("CommandLine", "A part of the program cannot be loaded: {0}")
        return text.format(error)
    text = translate(
        "CommandLine",
        "The library {0} cannot be loaded. On Debian and Ubuntu the package {1} has it.",
    )
    return text.format(found[0], debian_package(found[1], found[2] or ""))


def debian_package(name: str, version: str) -> str:
    """Return the Debian package of a library, by the rule by which they are named.

    Parameters
    ----------
    name, version : str
        The parts before and after ``.so.`` of what the loader looks for.
    """
    if name in _EXCEPTIONS:
        return _EXCEPTIONS[name]
    stem = name.lower()
    return f"{stem}-{version}" if stem[-1:].isdigit() else stem + version
