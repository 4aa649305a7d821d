"""The program's folder as one file: the same bytes each time, whatever the disk says."""

import os
import stat
import tarfile
import zipfile

import pytest

import archiving
import branding
import building
import libraries


@pytest.fixture
def built(monkeypatch, tmp_path):
    """Give a folder that looks like a built program."""
    folder = tmp_path / "dist" / branding.NAME
    (folder / "_internal").mkdir(parents=True)
    program = folder / branding.NAME
    program.write_bytes(b"\x7fELF")
    program.chmod(0o700)
    (folder / "_internal" / "data.txt").write_text("数据", encoding="utf-8")
    (folder / "_internal" / "link.so").symlink_to("data.txt")
    monkeypatch.setattr(building, "DIST", folder.parent)
    monkeypatch.setattr(building, "PROGRAM", program)
    monkeypatch.setattr(archiving, "SUMS", folder.parent / "SHA256SUMS")
    monkeypatch.setenv("SOURCE_DATE_EPOCH", "1700000000")
    return folder


def pack(kind):
    assert archiving.archive(kind) == 0
    return building.DIST / f"{branding.RELEASE}.{kind}"


@pytest.mark.parametrize("kind", archiving.KINDS)
def test_two_archives_are_the_same(built, kind):
    first = pack(kind).read_bytes()
    os.utime(built / branding.NAME, (1, 1_600_000_000))
    (built / "_internal").touch()
    assert pack(kind).read_bytes() == first


@pytest.mark.parametrize("kind", ["tar.xz", "tar.gz"])
def test_a_tar_keeps_links_and_what_can_be_run(built, kind):
    with tarfile.open(pack(kind)) as tar:
        rows = {row.name.partition("/")[2]: row for row in tar.getmembers()}
    assert rows[branding.NAME].mode == 0o755
    assert rows["_internal/data.txt"].mode == 0o644
    assert rows["_internal/link.so"].linkname == "data.txt"
    assert {(row.uid, row.uname, row.mtime) for row in rows.values()} == {(0, "root", 1700000000)}


def test_a_zip_keeps_what_can_be_run(built):
    with zipfile.ZipFile(pack("zip")) as archive:
        row = archive.getinfo(f"{branding.RELEASE}/{branding.NAME}")
        assert archive.testzip() is None
    assert row.external_attr >> 16 & stat.S_IXUSR
    assert row.date_time == (2023, 11, 14, 22, 13, 20)


def test_checksums_are_renewed_and_forget_what_is_gone(built):
    first, second = pack("tar.gz"), pack("zip")
    lines = archiving.SUMS.read_text(encoding="utf-8").splitlines()
    assert lines == [f"{archiving.checksum(path)}  {path.name}" for path in (first, second)]
    first.unlink()
    second.write_bytes(b"other")
    archiving.checksums([second])
    assert archiving.SUMS.read_text(encoding="utf-8").splitlines() == [
        f"{archiving.checksum(second)}  {second.name}"
    ]


def test_nothing_to_pack_is_a_failure(built):
    building.PROGRAM.unlink()
    with pytest.raises(libraries.SetupError, match="is missing"):
        archiving.archive()
