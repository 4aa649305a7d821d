"""Everything that is published: built, driven and packed in one go."""

import shutil
from pathlib import Path

import archiving
import branding
import building
import debian
import environment
import smoke
from libraries import SetupError, say

SBOM = building.DIST / f"{branding.RELEASE}.cdx.json"
THIRD_PARTY = building.DIST / f"{branding.RELEASE}-THIRD-PARTY.txt"


def release() -> int:
    """Build and pack everything; return 0.

    Raises
    ------
    SetupError
        When any part of it fails. Nothing that could not be tried is published.
    """
    building.freeze(one_file=True)
    building.freeze()
    build_again()
    if smoke.smoke(strict=True):
        raise SetupError("The program was built, but the smoke test failed.")
    bill_of_materials()
    THIRD_PARTY.write_bytes((building.FOLDER / "THIRD-PARTY.txt").read_bytes())
    archiving.archive()
    debian.deb()
    archiving.checksums([building.ONE_FILE, SBOM, THIRD_PARTY])
    say(
        f"Everything is in {building.DIST}; sha256sum --check SHA256SUMS tells whether it is whole."
    )
    return 0


def build_again() -> None:
    """Build the folder a second time, from nothing, and compare every byte.

    Raises
    ------
    SetupError
        When the two differ.
    """
    say("Building the program again: the same commit has to give the same bytes.")
    second = building.BUILD / "again"
    places = ["--workpath", str(second / "work"), "--distpath", str(second)]
    command = [str(environment.PYTHON), "-m", "PyInstaller", *building.OPTIONS, *places]
    if environment.call([*command, building.SPEC], **building.same_each_time()):
        raise SetupError("The second build failed; PyInstaller's message is above.")
    beside = set(building.BESIDE)
    first = {name: it for name, it in bytes_of(building.FOLDER).items() if name not in beside}
    if first != (again := bytes_of(second / branding.NAME)):
        names = sorted(name for name in first | again if first.get(name) != again.get(name))
        raise SetupError(f"Two builds differ in {len(names)} files: {', '.join(names[:9])}.")
    shutil.rmtree(second)


def bytes_of(folder: Path) -> dict[str, str]:
    """Return the checksum of each file, and the target of each link, by its name."""
    return {
        path.relative_to(folder).as_posix(): str(path.readlink())
        if path.is_symlink()
        else archiving.checksum(path)
        for path in folder.rglob("*")
        if path.is_symlink() or path.is_file()
    }


def bill_of_materials() -> None:
    """Write what the program consists of, in CycloneDX.

    Raises
    ------
    SetupError
        When that cannot be done.
    """
    command = [str(environment.PYTHON), "packaging/sbom.py", str(building.FOLDER), str(SBOM)]
    if environment.call(command, **building.same_each_time()):
        raise SetupError("The bill of materials was not written; the reason is above.")
