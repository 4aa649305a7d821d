"""The Debian package, and what tells Linux desktops about the program."""

import gzip
import os
import shutil
import subprocess
import sys
import xml.etree.ElementTree as ET

import pytest

import branding
import building
import bundled
import debian
import third_party
from gelu_desktop.app.application import NAME
from gelu_desktop.app.verbs import VERBS

MIME = "application/vnd.gelu-desktop.session+json"
WHERE = "https://pictures.example/gelu"


@pytest.fixture
def built(monkeypatch, tmp_path):
    """Give a folder that looks like a built program, with one library of Debian's."""
    folder = tmp_path / "dist" / branding.NAME
    (folder / "_internal").mkdir(parents=True)
    (folder / branding.NAME).write_bytes(b"\x7fELF")
    (folder / "_internal" / "libffi.so.8").write_bytes(b"\x7fELF")
    (folder / "_internal" / "libown.so").write_bytes(b"\x7fELF")
    for name in ("LICENSE", "README.txt", "THIRD-PARTY.txt"):
        (folder / name).write_text(name, encoding="utf-8")
    facts = tmp_path / "build"
    facts.mkdir()
    parts = [
        bundled.Component("libffi8", "3.4", "deb", "", {"copyright": "x"}, ("libffi.so.8",)),
        bundled.Component("own", "1", "pypi", "MIT", {"LICENSE": "y"}, ("libown.so",)),
    ]
    bundled.write(parts, facts / bundled.NAME)
    monkeypatch.setattr(building, "FOLDER", folder)
    monkeypatch.setattr(building, "FACTS", facts)
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    return folder


@pytest.fixture
def root(built, tmp_path):
    debian.lay_out(tmp_path / "root")
    return tmp_path / "root"


def test_it_is_started_as_any_program(root):
    link = root / "usr/bin" / branding.NAME
    assert link.resolve() == root / "usr/lib" / branding.NAME / branding.NAME


def test_what_debian_has_is_not_shipped_again(root):
    inside = root / "usr/lib" / branding.NAME
    assert not (inside / "_internal/libffi.so.8").exists()
    assert (inside / "_internal/libown.so").exists()
    text = (inside / third_party.NAME).read_text(encoding="utf-8")
    assert "libffi" not in text
    assert "own  1  MIT" in text


def test_the_desktop_entry_belongs_to_the_window(root):
    text = (root / f"usr/share/applications/{NAME}.desktop").read_text(encoding="utf-8")
    lines = dict(line.split("=", 1) for line in text.splitlines() if "=" in line)
    assert lines["Exec"] == f"{branding.NAME} %f"
    assert lines["Icon"] == branding.NAME
    assert lines["MimeType"] == f"{MIME};"
    assert lines["Terminal"] == "false"
    assert lines["Comment"] == branding.SUMMARY


def test_icons_are_there_in_every_size(root):
    folder = root / "usr/share/icons/hicolor"
    found = {path.parent.parent.name for path in folder.rglob(f"{branding.NAME}.*")}
    sizes = (16, 24, 32, 48, 64, 128, 256)
    assert found == {"scalable", *(f"{size}x{size}" for size in sizes)}


def test_a_session_is_a_kind_of_file_of_its_own(root):
    tree = ET.parse(root / f"usr/share/mime/packages/{branding.NAME}.xml")
    space = {"m": "http://www.freedesktop.org/standards/shared-mime-info"}
    kind = tree.find("m:mime-type", space)
    assert kind.get("type") == MIME
    assert kind.find("m:glob", space).get("pattern") == "*.gelu.json"


def test_desktops_know_a_session_by_its_name(root, tmp_path):
    """As Qt reads the database of kinds of files, which other desktops share."""
    session = tmp_path / "lecture.gelu.json"
    session.write_text("{}", encoding="utf-8")
    code = (
        "import sys; from PySide6.QtCore import QMimeDatabase;"
        " print(*[QMimeDatabase().mimeTypeForFile(name).name() for name in sys.argv[1:]])"
    )
    plain = tmp_path / "other.json"
    plain.write_text("{}", encoding="utf-8")
    answer = subprocess.run(
        [sys.executable, "-c", code, session, plain],
        env={
            **os.environ,
            "XDG_DATA_DIRS": str(root / "usr/share"),
            "XDG_DATA_HOME": str(tmp_path),
        },
        capture_output=True,
        text=True,
        check=True,
    )
    assert answer.stdout.split() == [MIME, "application/json"]


def test_software_centres_are_told_the_version(root):
    path = root / f"usr/share/metainfo/{branding.IDENTIFIER}.metainfo.xml"
    tree = ET.parse(path)
    assert tree.findtext("id") == branding.IDENTIFIER
    assert tree.find("releases/release").attrib == {
        "version": branding.VERSION,
        "date": "2023-11-14",
    }
    assert tree.findtext("launchable") == f"{branding.NAME}.desktop"
    assert not tree.findall("screenshots/screenshot")


def test_screenshots_are_where_they_are_published():
    tree = ET.fromstring(debian.appstream(WHERE))
    found = [image.text for image in tree.findall("screenshots/screenshot/image")]
    assert found == [f"{WHERE}/window-light.png", f"{WHERE}/window-dark.png"]
    folder = debian.environment.ROOT / "packaging" / "screenshots"
    assert all((folder / address.rpartition("/")[2]).exists() for address in found)


def test_the_man_page_has_every_verb_and_no_date_of_today(root):
    page = gzip.decompress((root / f"usr/share/man/man1/{branding.NAME}.1.gz").read_bytes())
    text = page.decode().replace("\\-", "-")
    assert "2023-11-14" in text
    for verb in VERBS:
        assert not verb or f".SS {verb}\n" in text


def test_the_documents_are_debians(root):
    folder = root / "usr/share/doc" / branding.NAME
    copyright_ = (folder / "copyright").read_text(encoding="utf-8")
    assert copyright_.startswith("Format: https://www.debian.org/doc/packaging-manuals/copyright")
    assert "Permission is hereby granted" in copyright_
    changes = gzip.decompress((folder / "changelog.gz").read_bytes()).decode()
    assert changes.startswith(f"{branding.NAME} ({branding.VERSION}) ")


@pytest.mark.skipif(not shutil.which("desktop-file-validate"), reason="needs desktop-file-utils")
def test_the_desktop_entry_is_valid(root):
    path = root / f"usr/share/applications/{NAME}.desktop"
    done = subprocess.run(["desktop-file-validate", path], capture_output=True, text=True)
    assert (done.returncode, done.stdout) == (0, "")


@pytest.mark.skipif(not shutil.which("appstreamcli"), reason="needs appstream")
@pytest.mark.parametrize("pictures", ["", WHERE])
def test_the_metainfo_is_valid(tmp_path, pictures, monkeypatch):
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    path = tmp_path / f"{branding.IDENTIFIER}.metainfo.xml"
    path.write_text(debian.appstream(pictures), encoding="utf-8")
    command = ["appstreamcli", "validate", "--no-net", path]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout
