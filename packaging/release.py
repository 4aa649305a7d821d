"""Everything that is published: built, driven and packed in one go."""

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
