"""The groups of controls by the names under which a session can choose which of them are shown."""

from gelu_desktop.text import QT_TRANSLATE_NOOP

GROUPS: dict[str, str] = {
    "probe": QT_TRANSLATE_NOOP("Controls", "Input x"),
    "range": QT_TRANSLATE_NOOP("Controls", "Range of x"),
    "approximation": QT_TRANSLATE_NOOP("Controls", "Choice of the approximation"),
    "coefficients": QT_TRANSLATE_NOOP("Controls", "Its coefficients"),
    "functions": QT_TRANSLATE_NOOP("Controls", "Functions shown"),
    "also": QT_TRANSLATE_NOOP("Controls", "Also shown"),
}


def chosen(names: tuple[str, ...]) -> set[str]:
    """Return which groups are shown: those that are named, or all if none is known."""
    return set(names) & set(GROUPS) or set(GROUPS)
