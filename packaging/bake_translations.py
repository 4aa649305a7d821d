"""Collect the texts of the program for translators, and compile what they translated.

Run without arguments after a text has changed: new texts appear unfinished in
``resources/translations/*.ts``, to be translated there (Qt Linguist, or any editor). Run again
with ``--release`` to compile; it fails while a text is unfinished.
"""

import argparse
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "resources" / "translations"
# English is the language of the sources: only its plurals are to be told.
LANGUAGES = {"en": ["-pluralonly"], "zh_CN": []}


def tool(name: str) -> str:
    """Return the path of one of Qt's translation tools."""
    import PySide6

    ending = ".exe" if sys.platform == "win32" else ""
    return str(Path(PySide6.__file__).parent / f"{name}{ending}")


def sources() -> list[str]:
    """Return the program's modules, in a fixed order."""
    return [str(path) for path in sorted((ROOT / "gelu_desktop").rglob("*.py"))]


def collect(folder: Path = FOLDER) -> None:
    """Bring the texts of the program into the translators' files."""
    for language, special in LANGUAGES.items():
        target = folder / f"gelu_desktop_{language}.ts"
        options = ["-locations", "none", "-no-obsolete", "-silent", "-source-language", "en"]
        command = [tool("lupdate"), *options, *special, "-target-language", language, *sources()]
        subprocess.run([*command, "-ts", str(target)], check=True)


def release(source: Path = FOLDER, target: Path = FOLDER) -> None:
    """Compile the translators' files; a text that is unfinished or broken is a failure."""
    for language in LANGUAGES:
        name = f"gelu_desktop_{language}"
        options = ["-silent", "-fail-on-unfinished", "-fail-on-invalid"]
        command = [tool("lrelease"), *options, str(source / f"{name}.ts")]
        subprocess.run([*command, "-qm", str(target / f"{name}.qm")], check=True)


def main() -> int:
    """Collect or compile."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--release", action="store_true", help="compile instead of collecting")
    if parser.parse_args().release:
        release()
    else:
        collect()
    return 0


if __name__ == "__main__":
    sys.exit(main())
