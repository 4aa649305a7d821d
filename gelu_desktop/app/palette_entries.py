"""What the command palette offers, and how it is found: by words of either language."""

import re
from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication, QTranslator
from PySide6.QtGui import QAction, QKeySequence
from shiboken6 import isValid

from gelu_desktop.app.actions import ACTIONS, MENUS
from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.panels import PANELS
from gelu_desktop.resources import path_of
from gelu_desktop.text import QT_TRANSLATE_NOOP

# A Chinese text has no spaces: each of its characters is searched for.
_TOKEN = re.compile(r"[一-鿿]|[^\s一-鿿]+")
_MNEMONIC = re.compile(r"\s*\(&\w\)|&")
SHOW = QT_TRANSLATE_NOOP("Palette", "Show {panel}")
HIDE = QT_TRANSLATE_NOOP("Palette", "Hide {panel}")
GO_TO = QT_TRANSLATE_NOOP("Palette", "Go to {panel}")
ALIASES: dict[str, tuple[str, ...]] = {
    "language_zh_CN": ("Chinese", "中文", "简体中文"),
    "language_en": ("English", "英文", "英语"),
}
"""Names of languages in other languages: in the menu each stands in its own."""
_SELF = "palette"

translate = QCoreApplication.translate


@dataclass(frozen=True)
class Entry:
    """One thing that can be done.

    Attributes
    ----------
    name : str
        Its name in the settings.
    text : str
        What is shown, in the language in use.
    menu : str
        The menus that it stands in, in the language in use.
    keys : str
        Its shortcut as it stands on the keyboard.
    texts : tuple of str
        What it is called in every language, in small letters.
    around : str
        What else it may be found by: its menus in every language, and its keys.
    action : QAction
        Does it.
    """

    name: str
    text: str
    menu: str
    keys: str
    texts: tuple[str, ...]
    around: str
    action: QAction

    @property
    def enabled(self) -> bool:
        """Whether it can be done now; not once the window was built anew, with other actions."""
        return isValid(self.action) and self.action.isEnabled()


class Languages:
    """Each text in English, in Chinese, and in the language in use."""

    def __init__(self) -> None:
        self._chinese = QTranslator()
        self._chinese.load(path_of("translations/gelu_desktop_zh_CN.qm"))

    def every(self, context: str, text: str) -> tuple[str, ...]:
        """Return a text in every language, plain; the one in use comes first."""
        chinese = self._chinese.translate(context, text) or text
        found = (translate(context, text), text, chinese)
        return tuple(dict.fromkeys(plain(each) for each in found))


def plain(text: str) -> str:
    """Return a text of a menu without mnemonic and dots."""
    return _MNEMONIC.sub("", text).rstrip("…")


def entries(window: MainWindow) -> list[Entry]:
    """Return everything that the menus of a window can do, in their order."""
    languages = Languages()
    menus = {key: (parent, text) for key, parent, text in MENUS}
    made = []
    for row in ACTIONS:
        if row.name != _SELF:
            texts = languages.every("Actions", row.text) + ALIASES.get(row.name, ())
            above = _menus(row.menu, menus, languages)
            made.append(_entry(row.name, texts, above, window.actions_by_name[row.name]))
    above = _menus("panels", menus, languages)
    for spec in PANELS:
        toggle = window.docks[spec.name].toggle
        titles = languages.every("Panels", spec.title)
        verbs = languages.every("Palette", HIDE if window.docks[spec.name].seen else SHOW)
        texts = tuple(verb.format(panel=title) for verb in verbs for title in titles)
        entry = _entry(f"panel_{spec.name}", texts + titles, above, toggle)
        made.append(entry)
        verbs = languages.every("Palette", GO_TO)
        texts = tuple(verb.format(panel=title) for verb in verbs for title in titles)
        made.append(_entry(f"go_to_{spec.name}_panel", texts, above, window.docks[spec.name].go))
    return made


def _menus(
    key: str, menus: dict[str, tuple[str, str]], languages: Languages
) -> tuple[str, tuple[str, ...]]:
    """Return the path to a menu as it is shown, and all its words in every language."""
    path: list[str] = []
    words: tuple[str, ...] = ()
    while key:
        parent, text = menus[key]
        every = languages.every("Menus", text)
        path.insert(0, every[0])
        words += every
        key = parent
    return " > ".join(path), words


def _entry(
    name: str, texts: tuple[str, ...], above: tuple[str, tuple[str, ...]], action: QAction
) -> Entry:
    menu, words = above
    shortcuts = action.shortcuts()
    native = QKeySequence.SequenceFormat.NativeText
    keys = shortcuts[0].toString(native) if shortcuts else ""
    folded = tuple(text.casefold() for text in texts)
    return Entry(name, texts[0], menu, keys, folded, " ".join((*words, keys)).casefold(), action)


def found(query: str, offered: Sequence[Entry], recent: Sequence[str]) -> list[Entry]:
    """Return the entries in which all words of ``query`` occur, the likeliest first.

    A text that begins with the query comes before one whose words do, and that before one that
    merely has it; among equals what was used last comes first.
    """
    whole, words = query.strip().casefold(), _TOKEN.findall(query.casefold())
    used = {name: place for place, name in enumerate(recent)}
    ranked = [(_rank(whole, words, each), used.get(each.name, len(used)), each) for each in offered]
    hits = [(rank, place, each) for rank, place, each in ranked if rank is not None]
    return [each for _, _, each in sorted(hits, key=lambda hit: hit[:2])]


def _rank(whole: str, words: Sequence[str], entry: Entry) -> int | None:
    if not words or any(text.startswith(whole) for text in entry.texts):
        return 0
    if any(all(_begins(word, text) for word in words) for text in entry.texts):
        return 1
    if any(all(word in text for word in words) for text in entry.texts):
        return 2
    everywhere = " ".join((*entry.texts, entry.around))
    return 3 if all(word in everywhere for word in words) else None


def _begins(word: str, text: str) -> bool:
    return any(part.startswith(word) for part in _TOKEN.findall(text))
