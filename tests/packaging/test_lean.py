"""What the frozen program leaves out."""

import ast
import shutil
import subprocess
from pathlib import Path

import pytest

import lean
from environment import ROOT

LIBRARY = "BINARY"


def imported_modules():
    for path in (ROOT / "gelu_desktop").rglob("*.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Import):
                yield from (name.name for name in node.names)
            elif isinstance(node, ast.ImportFrom) and not node.level:
                yield from (f"{node.module}.{name.name}" for name in node.names)


def test_the_program_imports_nothing_that_is_left_out():
    found = set(imported_modules())
    assert "PySide6.QtWidgets.QApplication" in found
    for module in lean.EXCLUDES:
        assert not [name for name in found if f"{name}.".startswith(f"{module}.")]


def test_what_is_declared_is_bundled():
    """Whoever makes the program depend on something left out has to let it in."""
    import tomllib

    from packaging.requirements import Requirement

    project = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))["project"]
    declared = {Requirement(line).name.lower() for line in project["dependencies"]}
    assert not declared & {name.lower() for name in lean.EXCLUDES}


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/plugins/platforms/libqxcb.so", True),
        ("PySide6/Qt/plugins/platforms/libqoffscreen.so", True),
        ("PySide6/Qt/plugins/platforms/libqeglfs.so", False),
        ("PySide6/Qt/plugins/platformthemes/libqgtk3.so", False),
        ("PySide6/Qt/plugins/platforminputcontexts/libibusplatforminputcontextplugin.so", True),
        ("PySide6/Qt/plugins/iconengines/libqsvgicon.so", True),
        ("PySide6/Qt/lib/libQt6Core.so.6", True),
        ("libxcb-cursor.so.0", True),
        ("libstdc++.so.6", False),
        ("libfontconfig.so.1", False),
        ("numpy.libs/libgcc_s.so.1", True),
    ],
)
def test_binaries_are_chosen_by_name(name, wanted):
    assert lean.is_binary_wanted(name) == wanted


@pytest.mark.parametrize(
    ("name", "wanted"),
    [
        ("PySide6/Qt/translations/qtbase_zh_CN.qm", True),
        ("PySide6/Qt/translations/qtbase_de.qm", False),
        ("resources/translations/gelu_desktop_zh_CN.qm", True),
        ("resources/translations/gelu_desktop_zh_CN.ts", False),
        ("pyqtgraph/colors/maps/viridis.csv", True),
        ("numpy-2.4.6.dist-info/METADATA", True),
    ],
)
def test_data_are_chosen_by_name(name, wanted):
    assert lean.is_data_wanted(name) == wanted


def test_a_library_goes_with_what_needed_it():
    rows = [
        ("PySide6/QtGui.abi3.so", "gui", "EXTENSION"),
        ("PySide6/Qt/lib/libQt6Gui.so.6", "qt", LIBRARY),
        ("libQt6Gui.so.6", "PySide6/Qt/lib/libQt6Gui.so.6", "SYMLINK"),
        ("libgtk-3.so.0", "gtk", LIBRARY),
        ("libgtk.so", "libgtk-3.so.0", "SYMLINK"),
    ]
    needs = {"gui": {"libQt6Gui.so.6", "libc.so.6"}}
    assert lean.reachable(rows, lambda path: needs.get(path, set())) == rows[:3]
    assert lean.closed(rows[:3]) == rows[:3]
    assert lean.closed([rows[0], rows[2]]) == rows[:1]


@pytest.mark.skipif(
    not all(map(shutil.which, ("gcc", "strip", "patchelf"))), reason="needs gcc, strip and patchelf"
)
def test_only_what_bears_it_is_stripped(tmp_path):
    source = tmp_path / "one.c"
    source.write_text("static int hidden(void) { return 1; } int shown(void) { return hidden(); }")
    library = tmp_path / "libone.so"
    subprocess.run(["gcc", "-g", "-O0", "-shared", "-o", library, source], check=True)
    rows = [
        ("libpython3.11.so.1.0", str(library), LIBRARY),
        ("numpy.libs/libopenblas.so", str(library), LIBRARY),
    ]
    first, second = lean.stripped(rows, tmp_path / "stripped")
    assert second == rows[1]
    before = library.read_bytes()
    after = (tmp_path / "stripped" / "libpython3.11.so.1.0").read_bytes()
    assert first[1] != str(library)
    assert b"hidden" in before
    assert b"hidden" not in after
    assert b"shown" in after


def test_pyinstaller_is_new_enough_for_numpy():
    import importlib.metadata

    version = importlib.metadata.version("pyinstaller").split(".")
    assert tuple(map(int, version[:2])) >= (6, 11)


@pytest.mark.parametrize("name", lean.START_HOOKS)
def test_what_is_not_run_at_the_start_goes_by_that_name(name):
    """One of another name would come back unnoticed."""
    import _pyinstaller_hooks_contrib
    import PyInstaller

    folders = [Path(package.__path__[0]) for package in (PyInstaller, _pyinstaller_hooks_contrib)]
    assert any(list(folder.rglob(f"rthooks/{name}.py")) for folder in folders)
