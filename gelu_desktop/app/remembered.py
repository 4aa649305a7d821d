"""Settings as they are read: a broken one falls back alone, whatever stands in the file."""

from collections.abc import Collection

from PySide6.QtCore import QSettings

NAMES_MAX = 64
TEXT_SIZE_KEY, DASHES_KEY = "text_size", "dashes"
SIZES = (100, 110, 125, 150, 175, 200)
_TRUE = ("true", "1")


def number(kept: QSettings, key: str, allowed: Collection[int], default: int) -> int:
    """Return the whole number ``key``, or ``default`` where it is missing or not allowed."""
    text = str(kept.value(key)).strip()
    usable = text.isascii() and text.isdigit() and len(text) < 9
    return int(text) if usable and int(text) in allowed else default


def text_size(kept: QSettings) -> int:
    """Return the size of all text that was chosen, in percent of the system's."""
    return number(kept, TEXT_SIZE_KEY, SIZES, 100)


def flag(kept: QSettings, key: str) -> bool:
    """Return whether ``key`` is set to true."""
    return str(kept.value(key)).lower() in _TRUE


def names(kept: QSettings, key: str, most: int = NAMES_MAX) -> tuple[str, ...]:
    """Return the names in the list ``key``, each once, at most ``most`` of them."""
    value = kept.value(key)
    listed = value if isinstance(value, list | tuple) else [value]
    found = dict.fromkeys(name for name in listed if isinstance(name, str) and name)
    return tuple(found)[:most]
