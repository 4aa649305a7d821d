"""The wheel has everything that the checkout has, and works outside it."""

import os
import subprocess
import sys
import tarfile
import zipfile
from pathlib import Path

import pytest

from environment import ROOT
from gelu_desktop import __version__


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """Give a folder with the contents of the wheel."""
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "hatchling", "build", "--target", "wheel"]
    subprocess.run([*build, "--directory", folder], cwd=ROOT, check=True, capture_output=True)
    [wheel] = folder.glob("*.whl")
    with zipfile.ZipFile(wheel) as archive:
        archive.extractall(folder / "site")
    return folder / "site"


def names(folder, parent):
    files = (path for path in folder.rglob("*") if path.is_file())
    return {str(path.relative_to(parent)) for path in files if "__pycache__" not in path.parts}


def run(site, *arguments):
    environment = {**os.environ, "PYTHONPATH": str(site)}
    command = [sys.executable, "-P", *arguments]
    return subprocess.run(
        command, cwd=site, env=environment, capture_output=True, text=True, check=True
    ).stdout


def test_every_module_and_resource_is_there(site):
    package = names(ROOT / "gelu_desktop", ROOT)
    resources = {str(Path("gelu_desktop") / name) for name in names(ROOT / "resources", ROOT)}
    assert names(site / "gelu_desktop", site) == package | resources


def test_resources_are_found_outside_the_checkout(site):
    code = "from gelu_desktop.resources import resource; print(resource('icons'))"
    assert Path(run(site, "-c", code).strip()) == site / "gelu_desktop" / "resources" / "icons"


def test_program_starts_outside_the_checkout(site):
    assert __version__ in run(site, "-m", "gelu_desktop", "--version")


def test_licences_of_program_fonts_and_data_are_there(site):
    licences = names(next(site.glob("*.dist-info")) / "licenses", site)
    folder = ROOT / "resources"
    fonts = {path.name for path in folder.rglob("*-OFL.txt")}
    data = {path.name for path in folder.rglob("*-LICENSE.txt")}
    assert fonts
    assert data
    assert {Path(name).name for name in licences} == {"LICENSE", *fonts, *data}


def test_the_source_archive_has_what_a_build_takes(tmp_path):
    build = [sys.executable, "-m", "hatchling", "build", "--target", "sdist"]
    subprocess.run([*build, "--directory", tmp_path], cwd=ROOT, check=True, capture_output=True)
    [path] = tmp_path.glob("*.tar.gz")
    with tarfile.open(path) as archive:
        found = {name.partition("/")[2] for name in archive.getnames()}
    needed = names(ROOT / "gelu_desktop", ROOT) | names(ROOT / "resources", ROOT)
    assert needed <= found
    assert {"pyproject.toml", "LICENSE", "packaging/gelu_desktop.spec"} <= found
    assert not [name for name in found if name.startswith((".venv", "dist/", "build/"))]
