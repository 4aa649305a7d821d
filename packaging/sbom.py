"""The bill of materials of the built program, in CycloneDX JSON, checked against its schema.

Run by ``bootstrap.py release``: ``python packaging/sbom.py FOLDER FILE`` after a build.
"""

import hashlib
import json
import os
import sys
import uuid
from collections.abc import Iterable
from datetime import UTC, datetime
from pathlib import Path

from cyclonedx.model import HashAlgorithm, HashType
from cyclonedx.model.bom import Bom
from cyclonedx.model.component import Component, ComponentType
from cyclonedx.model.license import DisjunctiveLicense, LicenseExpression
from cyclonedx.output.json import JsonV1Dot6
from cyclonedx.schema import SchemaVersion
from cyclonedx.validation.json import JsonStrictValidator
from packageurl import PackageURL

import branding
import bundled
from building import FACTS


def bill(parts: Iterable[bundled.Component], folder: Path, moment: int) -> Bom:
    """Return the bill of the program in ``folder``.

    Parameters
    ----------
    parts : iterable of bundled.Component
        What of others is in it.
    folder : pathlib.Path
        Where the files are that the parts name.
    moment : int
        The time that stands in it, in seconds.
    """
    program = Component(
        name=branding.NAME,
        version=branding.VERSION,
        type=ComponentType.APPLICATION,
        bom_ref=branding.NAME,
        licenses=[DisjunctiveLicense(id="MIT")],
    )
    made = Bom(components=[_component(part, folder) for part in parts])
    made.metadata.component = program
    made.metadata.timestamp = datetime.fromtimestamp(moment, UTC)
    made.register_dependency(program, made.components)
    names = " ".join(f"{row.name} {row.version}" for row in made.components)
    made.serial_number = uuid.uuid5(uuid.NAMESPACE_URL, f"{branding.RELEASE} {moment} {names}")
    return made


def _component(part: bundled.Component, folder: Path) -> Component:
    namespace = "debian" if part.origin == "deb" else None
    url = PackageURL(part.origin, namespace, part.name, part.version)
    files = [path for name in part.files if (path := _find(folder, name))]
    return Component(
        name=part.name,
        version=part.version,
        type=ComponentType.LIBRARY,
        bom_ref=str(url),
        purl=url,
        licenses=[LicenseExpression(part.licence)] if part.licence else [],
        components=[_file(path, folder, str(url)) for path in files],
    )


def _find(folder: Path, name: str) -> Path | None:
    path = folder / "_internal" / name
    return path if path.is_file() else None  # modules are all in one archive inside the program


def _file(path: Path, folder: Path, owner: str) -> Component:
    name = path.relative_to(folder).as_posix()
    digest = hashlib.sha256(path.read_bytes()).hexdigest()
    return Component(
        name=name,
        type=ComponentType.FILE,
        bom_ref=f"{owner}#{name}",
        hashes=[HashType(alg=HashAlgorithm.SHA_256, content=digest)],
    )


def main(folder: Path, target: Path) -> int:
    """Write the bill; return 0, or 1 when it is not what the schema asks for."""
    moment = int(os.environ["SOURCE_DATE_EPOCH"])
    made = bill(bundled.read(FACTS / bundled.NAME), folder, moment)
    text = JsonV1Dot6(made).output_as_string(indent=1)
    if problem := JsonStrictValidator(SchemaVersion.V1_6).validate_str(text):
        sys.stderr.write(f"{problem}\n")
        return 1
    rows = json.loads(text)
    target.write_text(json.dumps(rows, indent=1, sort_keys=True) + "\n", encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main(Path(sys.argv[1]), Path(sys.argv[2])))
