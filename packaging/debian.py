"""The program as a Debian package: what it depends on is found out, not written down."""

import gzip
import os
import re
import shutil
import subprocess
import time
from pathlib import Path

import archiving
import branding
import building
import bundled
import environment
import third_party
from libraries import SetupError, say

LINUX = environment.ROOT / "packaging" / "linux"
ICONS = environment.ROOT / "resources" / "icons"
SITE = "GELU_DESKTOP_PICTURES"
LIB = f"usr/lib/{branding.NAME}"
MAINTAINER = f"{branding.AUTHORS} <maintainers@gelu-desktop.invalid>"
# Loaded by name where a feature wants them, so that no library's head names them.
_ALSO = ("libegl1", "libgl1")

_CONTROL = """\
Package: {name}
Version: {version}
Architecture: {architecture}
Maintainer: {maintainer}
Installed-Size: {size}
Depends: {depends}
Recommends: fonts-dejavu-core | fonts-noto-core
Section: math
Priority: optional
Description: {summary}
 GELU multiplies a score by its own percentile under a standard normal
 distribution. GELU Desktop draws it live, with its derivatives, the error of
 its approximations in every number format, a feed-forward block, and the
 formula in type; it refits coefficients and explains what it shows.
 .
 The window speaks English and Simplified Chinese. Every measurement is there
 on the command line too.
"""
_CHANGELOG = """\
{name} ({version}) stable; urgency=medium

  * The changes are in {title}'s own list, CHANGELOG.md.

 -- {maintainer}  {date}
"""
_COPYRIGHT = """\
Format: https://www.debian.org/doc/packaging-manuals/copyright-format/1.0/
Upstream-Name: {title}

Files: *
Copyright: {authors}
License: Expat

Files: usr/lib/{name}/_internal/PySide6/* usr/lib/{name}/_internal/shiboken6/*
Copyright: The Qt Company Ltd. and other contributors
License: LGPL-3
Comment: Everything else that is bundled, with versions, authors and licences, is listed in
 /usr/lib/{name}/THIRD-PARTY.txt.

License: Expat
{licence}

License: LGPL-3
 On Debian systems the text is in /usr/share/common-licenses/LGPL-3.
"""


def deb() -> int:
    """Build the package and check it; return 0.

    Raises
    ------
    SetupError
        When there is no program to pack, or a check finds fault.
    """
    building.need(building.PROGRAM, "freeze")
    root = building.BUILD / "deb"
    shutil.rmtree(root, ignore_errors=True)
    lay_out(root)
    (root / "DEBIAN").mkdir()
    (root / "DEBIAN" / "control").write_text(control(root), encoding="utf-8")
    _checksums(root)
    for path in root.rglob("*"):
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or _is_program(path) else 0o644)
    name = f"{branding.NAME}_{branding.VERSION}_{architecture()}.deb"
    command = ["dpkg-deb", "--root-owner-group", "--threads-max=1", "-Zxz", "--build", str(root)]
    package = building.DIST / name
    if environment.call([*command, str(package)], **building.same_each_time()):
        raise SetupError("The package was not built; dpkg-deb's message is above.")
    check(root, package)
    archiving.checksums([package])
    say(f"The package is {package}, {package.stat().st_size / 1e6:.1f} MB.")
    return 0


def lay_out(root: Path) -> None:
    """Put every file where the package installs it."""
    shutil.copytree(building.FOLDER, root / LIB, symlinks=True)
    leave_out_debian(root / LIB)
    share = root / "usr/share"
    _link(root / "usr/bin" / branding.NAME, f"../lib/{branding.NAME}/{branding.NAME}")
    _copy(LINUX / f"{branding.NAME}.desktop", share / "applications")
    _copy(LINUX / f"{branding.NAME}.mime.xml", share / "mime/packages", f"{branding.NAME}.xml")
    _copy(LINUX / f"{branding.NAME}.lintian", share / "lintian/overrides", branding.NAME)
    metainfo = share / "metainfo" / f"{branding.IDENTIFIER}.metainfo.xml"
    _write(metainfo, appstream(os.environ.get(SITE, "")))
    _copy(ICONS / f"{branding.NAME}.svg", share / "icons/hicolor/scalable/apps")
    for icon in sorted(ICONS.glob(f"{branding.NAME}-*.png")):
        size = icon.stem.rpartition("-")[2]
        folder = share / f"icons/hicolor/{size}x{size}/apps"
        _copy(icon, folder, f"{branding.NAME}.png")
    _zip(share / "man/man1" / f"{branding.NAME}.1.gz", manual())
    _documents(share / "doc" / branding.NAME)


def leave_out_debian(program: Path) -> None:
    """Take out what Debian itself has; the package depends on it instead."""
    parts = bundled.read(building.FACTS / bundled.NAME)
    for part in parts:
        for name in part.files if part.origin == "deb" else ():
            (program / "_internal" / name).unlink()
    rest = [part for part in parts if part.origin != "deb"]
    third_party.write(rest, program / third_party.NAME)


def _documents(folder: Path) -> None:
    licence = (environment.ROOT / "LICENSE").read_text(encoding="utf-8").strip()
    names = {"name": branding.NAME, "title": branding.TITLE, "authors": branding.AUTHORS}
    text = "\n".join(f" {line or '.'}" for line in licence.splitlines())
    _write(folder / "copyright", _COPYRIGHT.format(licence=text, **names))
    date = time.strftime("%a, %d %b %Y %H:%M:%S +0000", time.gmtime(int(building.when())))
    values = {"version": branding.VERSION, "maintainer": MAINTAINER, "date": date}
    _zip(folder / "changelog.gz", _CHANGELOG.format(**values, **names))
    _write(folder / "README", building.readme())


def manual() -> str:
    """Return the man page."""
    command = [str(environment.PYTHON), "packaging/manual.py", building.when()]
    answer = subprocess.run(
        command, cwd=environment.ROOT, capture_output=True, encoding="utf-8", check=True
    )
    return answer.stdout


def appstream(pictures: str) -> str:
    """Return what software centres show.

    Parameters
    ----------
    pictures : str
        Where the screenshots are published, an address that begins with ``https://``; they are
        left out where it is empty, because nothing else can be shown.
    """
    text = (LINUX / f"{branding.NAME}.metainfo.xml").read_text(encoding="utf-8")
    if not pictures:
        text = re.sub(r"  <screenshots>.*</screenshots>\n", "", text, flags=re.DOTALL)
    day = time.strftime("%Y-%m-%d", time.gmtime(int(building.when())))
    values = {"IDENTIFIER": branding.IDENTIFIER, "VERSION": branding.VERSION, "DATE": day}
    for name, value in (values | {"PICTURES": pictures.rstrip("/")}).items():
        text = text.replace(f"@{name}@", value)
    return text


def control(root: Path) -> str:
    """Return what dpkg has to know."""
    return _CONTROL.format(
        name=branding.NAME,
        version=branding.VERSION,
        architecture=architecture(),
        maintainer=MAINTAINER,
        size=-(-building.size(root) // 1024),
        depends=depends(root),
        summary=branding.SUMMARY[0].lower() + branding.SUMMARY[1:],
    )


def architecture() -> str:
    """Return Debian's name of this kind of processor."""
    return _answer(["dpkg", "--print-architecture"])


def depends(root: Path) -> str:
    """Return the packages that the libraries in the program take, in the versions they take."""
    inside = root / LIB
    binaries = sorted(path for path in inside.rglob("*") if _is_elf(path))
    folders = sorted({str(path.parent) for path in binaries})
    work = building.BUILD / "shlibdeps"
    _write(
        work / "debian/control",
        f"Source: {branding.NAME}\n\nPackage: {branding.NAME}\nArchitecture: any\n",
    )
    command = ["dpkg-shlibdeps", "-O", "--ignore-missing-info", "--warnings=0"]
    command += [f"-l{folder}" for folder in folders] + [f"-e{path}" for path in binaries]
    line = _answer(command, work).removeprefix("shlibs:Depends=")
    found = [part.strip() for part in line.split(",")]
    known = {part.split()[0] for part in found}
    return ", ".join(sorted([*found, *(name for name in _ALSO if name not in known)]))


def check(root: Path, package: Path) -> None:
    """Let Debian's own tools look for faults.

    Raises
    ------
    SetupError
        When one of them found some.
    """
    share = root / "usr/share"
    metainfo = next((share / "metainfo").iterdir())
    tools = (
        ["desktop-file-validate", str(share / "applications" / f"{branding.NAME}.desktop")],
        ["appstreamcli", "validate", "--no-net", str(metainfo)],
        ["lintian", "--fail-on", "error,warning", "--allow-root", str(package)],
    )
    failed = [tool[0] for tool in tools if environment.call(tool)]
    if failed:
        raise SetupError(f"The package was built, but these found fault: {', '.join(failed)}.")


def _checksums(root: Path) -> None:
    files = [path for path in archiving.contents(root) if path.is_file() and not path.is_symlink()]
    rows = [path for path in files if "DEBIAN" not in path.parts]
    listed = _answer(["md5sum", *(str(path.relative_to(root)) for path in rows)], root)
    _write(root / "DEBIAN/md5sums", listed + "\n")


def _is_program(path: Path) -> bool:
    return path.name == branding.NAME and path.parent.name == branding.NAME


def _is_elf(path: Path) -> bool:
    if path.is_symlink() or not path.is_file():
        return False
    with path.open("rb") as file:
        return file.read(4) == b"\x7fELF"


def _answer(command: list[str], folder: Path = environment.ROOT) -> str:
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        raise SetupError(f"{command[0]} failed: {done.stderr.strip()}")
    return done.stdout.strip()


def _copy(source: Path, folder: Path, name: str = "") -> None:
    folder.mkdir(parents=True, exist_ok=True)
    shutil.copyfile(source, folder / (name or source.name))


def _write(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def _link(path: Path, target: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.symlink_to(target)


def _zip(path: Path, text: str) -> None:
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(gzip.compress(text.encode(), 9, mtime=0))
