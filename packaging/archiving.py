"""The program's folder as one file to download, the same bytes each time, and its checksum."""

import gzip
import hashlib
import io
import lzma
import stat
import tarfile
import time
import zipfile
from collections.abc import Iterable
from pathlib import Path

import branding
import building
from libraries import say

KINDS = ("tar.xz", "tar.gz", "zip")
SUMS = building.DIST / "SHA256SUMS"


def archive(kind: str = "tar.xz") -> int:
    """Pack the program; return 0.

    Raises
    ------
    libraries.SetupError
        When it has not been built.
    """
    folder = building.need(building.PROGRAM, "freeze").parent
    path = building.DIST / f"{branding.RELEASE}.{kind}"
    say(f"Packing {path.name}.")
    {"tar.xz": _tar_xz, "tar.gz": _tar_gz, "zip": _zip}[kind](folder, path)
    checksums([path])
    say(f"The archive is {path}, {path.stat().st_size / 1e6:.1f} MB.")
    return 0


def contents(folder: Path) -> list[Path]:
    """Return everything in ``folder``, in an order that does not depend on the disk."""
    return sorted(folder.rglob("*"), key=lambda path: path.relative_to(folder).as_posix())


def _tar_xz(folder: Path, path: Path) -> None:
    with lzma.open(path, "wb", preset=6) as file:
        file.write(_tar(folder))


def _tar_gz(folder: Path, path: Path) -> None:
    # Neither a name nor a time stands in the head of the file.
    with path.open("wb") as raw, gzip.GzipFile("", "wb", 9, raw, mtime=0) as file:
        file.write(_tar(folder))


def _tar(folder: Path) -> bytes:
    buffer = io.BytesIO()
    with tarfile.open(fileobj=buffer, mode="w", format=tarfile.PAX_FORMAT) as tar:
        for path in [folder, *contents(folder)]:
            name = f"{branding.RELEASE}/{path.relative_to(folder).as_posix()}".removesuffix("/.")
            row = tar.gettarinfo(path, name)
            row.uid = row.gid = 0
            row.uname = row.gname = "root"
            row.mtime = int(building.when())
            row.mode = 0o755 if row.isdir() or row.mode & stat.S_IXUSR else 0o644
            if row.isreg():
                with path.open("rb") as file:
                    tar.addfile(row, file)
            else:
                tar.addfile(row)
    return buffer.getvalue()


def _zip(folder: Path, path: Path) -> None:
    moment = time.gmtime(int(building.when()))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as archive:
        for source in contents(folder):
            if source.is_dir():
                continue
            name = f"{branding.RELEASE}/{source.relative_to(folder).as_posix()}"
            row = zipfile.ZipInfo(name, moment)
            runs = source.stat().st_mode & stat.S_IXUSR
            row.external_attr = (0o100755 if runs else 0o100644) << 16
            archive.writestr(row, source.read_bytes(), zipfile.ZIP_DEFLATED, 9)


def checksum(path: Path) -> str:
    """Return the SHA-256 of a file in hexadecimal digits."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()


def checksums(paths: Iterable[Path]) -> None:
    """Write or renew the lines of ``paths`` in SHA256SUMS, as ``sha256sum --check`` reads them."""
    known: dict[str, str] = {}
    if SUMS.exists():
        lines = SUMS.read_text(encoding="utf-8").splitlines()
        known = {name: digest for digest, name in (line.split("  ", 1) for line in lines)}
    known |= {path.name: checksum(path) for path in paths}
    lines = [
        f"{digest}  {name}\n"
        for name, digest in sorted(known.items())
        if (SUMS.parent / name).exists()
    ]
    SUMS.write_text("".join(lines), encoding="utf-8", newline="\n")
