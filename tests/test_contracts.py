"""The import contracts are really broken by what they forbid."""

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from environment import ROOT, SUFFIX

TOOL = Path(sys.executable).parent / f"lint-imports{SUFFIX}"


@pytest.fixture(scope="module")
def copy(tmp_path_factory):
    """Give a copy of the package and its contracts."""
    folder = tmp_path_factory.mktemp("copy")
    shutil.copy(ROOT / "pyproject.toml", folder)
    ignore = shutil.ignore_patterns("__pycache__")
    shutil.copytree(ROOT / "gelu_desktop", folder / "gelu_desktop", ignore=ignore)
    return folder


@pytest.mark.parametrize(
    ("module", "line", "broken"),
    [
        ("numerics/errors.py", "import PySide6.QtCore", "No Qt below the session BROKEN"),
        ("text.py", "import pyqtgraph", "No Qt below the session BROKEN"),
        (
            "model/state.py",
            "import gelu_desktop.session",
            "Layers: imports go downwards only BROKEN",
        ),
        ("widgets/theme.py", "import gelu_desktop.app", "Layers: imports go downwards only BROKEN"),
        ("stray.py", "", "gelu_desktop.stray"),
        ("panels/curve.py", "import gelu_desktop.panels.error", "Panels are independent BROKEN"),
        ("panels/error.py", "import pyqtgraph.exporters", "imports pyqtgraph BROKEN"),
        ("session.py", "import pyqtgraph", "imports pyqtgraph BROKEN"),
        ("widgets/theme.py", "from pyqtgraph import mkPen", "imports pyqtgraph BROKEN"),
        ("app/stray.py", "import pyqtgraph", "imports pyqtgraph BROKEN"),
    ],
)
def test_forbidden_import_is_found(copy, module, line, broken):
    path = copy / "gelu_desktop" / module
    before = path.read_bytes() if path.exists() else None
    path.write_bytes((before or b"") + f"\n{line}\n".encode())
    answer = subprocess.run(
        [TOOL, "--no-logo", "--no-cache"], cwd=copy, capture_output=True, text=True, check=False
    )
    path.unlink() if before is None else path.write_bytes(before)
    assert answer.returncode != 0
    assert broken in answer.stdout
