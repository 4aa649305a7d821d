"""What the built program is called, and what each system wants to know about it."""

import platform
import re
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
NAME = "gelu-desktop"
TITLE = "GELU Desktop"
SUMMARY = "See, measure, tune and trust the GELU activation function"
IDENTIFIER = "org.gelu_desktop.gelu_desktop"
AUTHORS = "The GELU Desktop developers"


def read_version() -> str:
    """Return the version that the package states, without importing it."""
    text = (ROOT / "gelu_desktop" / "__init__.py").read_text(encoding="utf-8")
    found = re.search(r'^__version__ = "([^"]+)"', text, re.MULTILINE)
    if found is None:
        raise ValueError("gelu_desktop/__init__.py states no version")
    return found[1]


VERSION = read_version()
_SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
# What the files that people download are called.
RELEASE = f"{NAME}-{VERSION}-{_SYSTEMS.get(sys.platform, sys.platform)}-{platform.machine()}"
ONE_FILE = f"{RELEASE}-onefile"

INFO_PLIST: dict[str, Any] = {
    "CFBundleDisplayName": TITLE,
    "CFBundleDocumentTypes": [
        {
            "CFBundleTypeName": f"{TITLE} session",
            "CFBundleTypeRole": "Editor",
            "LSHandlerRank": "Owner",
            "LSItemContentTypes": [f"{IDENTIFIER}.session"],
        }
    ],
    "CFBundleLocalizations": ["en", "zh_CN"],
    "LSApplicationCategoryType": "public.app-category.education",
    "LSMinimumSystemVersion": "13.0",
    "NSHighResolutionCapable": True,
    # Where this is true, or the program was built against an old system, it stays light.
    "NSRequiresAquaSystemAppearance": False,
    "UTExportedTypeDeclarations": [
        {
            "UTTypeConformsTo": ["public.json"],
            "UTTypeDescription": f"{TITLE} session",
            "UTTypeIdentifier": f"{IDENTIFIER}.session",
            "UTTypeTagSpecification": {"public.filename-extension": ["gelu.json"]},
        }
    ],
}


def four_numbers(version: str) -> tuple[int, ...]:
    """Return ``version`` as the four numbers that Windows wants."""
    numbers = [int(part) for part in re.findall(r"\d+", version)]
    return (*numbers, 0, 0, 0, 0)[:4]


def version_strings() -> dict[str, str]:
    """Return what the properties of the program's file say on Windows."""
    return {
        "CompanyName": AUTHORS,
        "FileDescription": TITLE,
        "FileVersion": VERSION,
        "InternalName": NAME,
        "LegalCopyright": f"{AUTHORS}, MIT licence",
        "OriginalFilename": f"{NAME}.exe",
        "ProductName": TITLE,
        "ProductVersion": VERSION,
    }


def version_resource() -> object:
    """Return the version resource; only on Windows are the modules there that it takes."""
    from PyInstaller.utils.win32 import versioninfo as vs

    numbers = four_numbers(VERSION)
    strings = [vs.StringStruct(name, text) for name, text in version_strings().items()]
    english = 0x0409
    unicode_page = 1200
    table = vs.StringTable(f"{english:04X}{unicode_page:04X}", strings)
    return vs.VSVersionInfo(
        ffi=vs.FixedFileInfo(filevers=numbers, prodvers=numbers),
        kids=[
            vs.StringFileInfo([table]),
            vs.VarFileInfo([vs.VarStruct("Translation", [english, unicode_page])]),
        ],
    )
