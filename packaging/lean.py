"""What the frozen program leaves out; self-test and smoke test prove that nothing misses it.

The recipe asks here; nothing is built. Rows are those of PyInstaller's tables: where a file goes,
where it comes from, and what kind it is.
"""

import fnmatch
import shutil
import subprocess
from collections.abc import Callable, Iterable, Sequence
from pathlib import Path, PurePosixPath

Row = tuple[str, str, str]

# Modules that others mention but that the program never imports: other toolkits, what pyqtgraph
# and Pillow offer beyond curves, GIF and PNG, tools of developers, and everything that talks to a
# network. What the tests check: no module of the program imports any of them.
EXCLUDES = (
    "IPython",
    "OpenGL",
    "PIL.AvifImagePlugin",
    "PIL.ImageCms",
    "PIL.ImageFont",
    "PIL.ImageQt",
    "PIL.ImageTk",
    "PIL.WebPImagePlugin",
    "PIL._avif",
    "PIL._imagingcms",
    "PIL._imagingft",
    "PIL._imagingtk",
    "PIL._webp",
    "PyQt5",
    "PyQt6",
    "PySide2",
    "PySide6.QtNetwork",
    "PySide6.QtTest",
    "_curses",
    "_hashlib",
    "_sqlite3",
    "_ssl",
    "cffi",
    "curses",
    "cupy",
    "defusedxml",
    "distutils",
    "h5py",
    "hypothesis",
    "lib2to3",
    "matplotlib",
    "mypy",
    "numba",
    "numpy.distutils",
    "numpy.f2py",
    "olefile",
    "pkg_resources",
    "pyqtgraph.examples",
    "pyqtgraph.opengl",
    "pytest",
    "readline",
    "scipy",
    "setuptools",
    "sqlite3",
    "ssl",
    "tkinter",
    "typing_extensions",
)

# What PyInstaller would run at each start for programs that start other processes of themselves or
# look at their own source. It doubles the time that --version takes.
START_HOOKS = (
    "pyi_rth_inspect",
    "pyi_rth_multiprocessing",
    "pyi_rth_pkgutil",
    "pyi_rth_pyqtgraph_multiprocess",
)

# Qt's plugins that a window on X11 or Wayland uses, with input methods for Chinese and the
# portal's file dialogs. The GTK theme would drag in GTK itself; the others are for screens without
# a desktop, for networks, for OpenGL and for pictures that the program never reads.
PLUGINS = (
    "iconengines/libqsvgicon.so",
    "imageformats/libqsvg.so",
    "platforminputcontexts/*.so",
    "platforms/libqoffscreen.so",
    "platforms/libqwayland*.so",
    "platforms/libqxcb.so",
    "platformthemes/libqxdgdesktopportal.so",
    "wayland-decoration-client/*.so",
    "wayland-shell-integration/libxdg-shell.so",
)
_PLUGIN_FOLDER = "PySide6/Qt/plugins/"

# Every desktop has these, in the version that its fonts' settings, its graphics drivers and its
# message bus expect; an older copy of ours in their place is what breaks programs.
SYSTEM = (
    "libX11*",
    "libXau.so*",
    "libXdmcp*",
    "libbrotli*",
    "libbsd*",
    "libcap.so*",
    "libdbus-1*",
    "libexpat*",
    "libfontconfig*",
    "libfreetype*",
    "libgcc_s*",
    "libgcrypt*",
    "libglib-2.0*",
    "libgpg-error*",
    "libgthread-2.0*",
    "liblz4*",
    "libmd.so*",
    "libpcre2*",
    "libpng16*",
    "libstdc++*",
    "libsystemd*",
    "libuuid*",
    "libz.so*",
    "libzstd.so*",
)

_LEFT_OUT_DATA = (
    "PySide6/Qt/translations/*",
    "pyqtgraph/icons/peegee/*",
    "resources/translations/*.ts",
)
_KEPT_DATA = ("PySide6/Qt/translations/qtbase_zh_CN.qm",)
# Libraries that the build machine's compiler left its symbols in. Those of wheels stay as they
# are: their loader tables were edited, and strip would damage them.
_STRIPPED = ("libpython3*", "python3*/lib-dynload/*")


def matches(name: str, patterns: Iterable[str]) -> bool:
    """Return whether one of ``patterns`` describes the path ``name``."""
    return any(fnmatch.fnmatchcase(name, pattern) for pattern in patterns)


def is_binary_wanted(name: str) -> bool:
    """Return whether the program needs the library ``name``, as far as its name tells."""
    if name.startswith(_PLUGIN_FOLDER):
        return matches(name.removeprefix(_PLUGIN_FOLDER), PLUGINS)
    return "/" in name or not matches(name, SYSTEM)


def is_data_wanted(name: str) -> bool:
    """Return whether the program needs the file ``name``."""
    return matches(name, _KEPT_DATA) or not matches(name, _LEFT_OUT_DATA)


def is_root(row: Row) -> bool:
    """Return whether a binary is loaded by name, not because another one needs it."""
    name, _, kind = row
    return kind == "EXTENSION" or name.startswith((_PLUGIN_FOLDER, "libpython"))


def reachable(rows: Sequence[Row], needs: Callable[[str], set[str]]) -> list[Row]:
    """Return those of ``rows`` that are loaded by name, or needed by one that is.

    Parameters
    ----------
    rows : sequence of Row
        The binaries, and the symbolic links between them.
    needs : callable
        The names of all libraries that the one with this path needs, however indirectly.
    """
    needed = {PurePosixPath(row[0]).name for row in rows if is_root(row)}
    for row in rows:
        if is_root(row):
            needed |= needs(row[1])
    return [row for row in rows if PurePosixPath(row[0]).name in needed]


def closed(rows: Sequence[Row]) -> list[Row]:
    """Return ``rows`` without links to files that are not among them."""
    names = {row[0] for row in rows}
    return [
        row
        for row in rows
        if row[2] != "SYMLINK" or str(PurePosixPath(row[0]).parent / row[1]) in names
    ]


def stripped(rows: Iterable[Row], folder: Path) -> list[Row]:
    """Return ``rows`` with copies in ``folder``, without symbols, where that is safe.

    The copies also forget where the build machine's Python looked for libraries.
    """
    folder.mkdir(parents=True, exist_ok=True)
    return [_strip(row, folder) if matches(row[0], _STRIPPED) else row for row in rows]


def _strip(row: Row, folder: Path) -> Row:
    name, source, kind = row
    if kind == "SYMLINK":
        return row
    copy = folder / PurePosixPath(name).name
    shutil.copy2(source, copy)
    subprocess.run(["strip", "--strip-unneeded", str(copy)], check=True)
    subprocess.run(["patchelf", "--remove-rpath", str(copy)], check=True)
    return name, str(copy), kind
