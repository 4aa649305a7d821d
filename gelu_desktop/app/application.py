"""The QApplication and what belongs to it: fonts, language, theme and settings."""

import contextlib
import locale
import os
import sys
from collections.abc import Iterable, Sequence
from pathlib import Path

from PySide6.QtCore import (
    QCoreApplication,
    QLibraryInfo,
    QLocale,
    QSettings,
    QStandardPaths,
    Qt,
    QTranslator,
)
from PySide6.QtGui import QFontDatabase, QFontInfo, QIcon
from PySide6.QtWidgets import QApplication, QToolTip

from gelu_desktop import __version__
from gelu_desktop.app.remembered import DASHES_KEY, flag
from gelu_desktop.app.settings_file import open_settings
from gelu_desktop.resources import path_of
from gelu_desktop.widgets.language import KEY
from gelu_desktop.widgets.speech import install_roles
from gelu_desktop.widgets.theme import DASHED, THEMES, Theme, palette, style_sheet, system_theme

NAME = "gelu-desktop"
TITLE = "GELU Desktop"
LANGUAGES = ("system", "en", "zh_CN")
THEME_CHOICES = ("system", "light", "dark")
FONT = "fonts/gelu-sans-sc.ttf"
_ICON_SIZES = (16, 24, 32, 48, 64, 128, 256)


def create_application(argv: Sequence[str]) -> QApplication:
    """Return the application, made if there is none yet.

    Parameters
    ----------
    argv : sequence of str
        The arguments without the program's name.
    """
    existing = QApplication.instance()
    if isinstance(existing, QApplication):
        return existing
    # Qt's pool of raster threads costs thousands of context switches a frame.
    os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
    _speak_utf_8()
    app = QApplication([NAME, *argv])
    app.setApplicationName(NAME)
    app.setApplicationDisplayName(TITLE)
    app.setApplicationVersion(__version__)
    app.setDesktopFileName(NAME)
    app.setWindowIcon(program_icon())
    app.setStyle("Fusion")
    install_roles()
    QLocale.setDefault(QLocale.c())
    # Both languages are written to the right, as mathematics is, whatever the desktop's is.
    app.setLayoutDirection(Qt.LayoutDirection.LeftToRight)
    use_fonts(app)
    return app


def _speak_utf_8() -> None:
    """Ask for UTF-8 in the language of the locale: in any other encoding Qt complains aloud."""
    names = ("LC_ALL", "LC_CTYPE", "LANG")
    told = next((value for name in names if (value := os.environ.get(name))), "C")
    language = told.partition(".")[0]
    if sys.platform != "linux":
        return
    before = locale.setlocale(locale.LC_CTYPE)
    for wanted in ("", f"{language}.UTF-8", "C.UTF-8"):
        with contextlib.suppress(locale.Error):
            locale.setlocale(locale.LC_CTYPE, wanted)
            if locale.nl_langinfo(locale.CODESET) != "UTF-8":
                continue
            if wanted:
                os.environ.setdefault("LANGUAGE", language)
                os.environ["LC_ALL"] = wanted
            break
    locale.setlocale(locale.LC_CTYPE, before)


def program_icon() -> QIcon:
    """Return the program's icon in all its sizes."""
    icon = QIcon()
    for size in _ICON_SIZES:
        icon.addFile(path_of(f"icons/gelu-desktop-{size}.png"))
    return icon


def use_fonts(app: QApplication) -> None:
    """Make the bundled font known, and the one from which all Chinese characters come.

    Left to itself Qt takes them from whatever font of the system has them, often one with the
    Japanese forms. The system's own font is named as what it resolves to: behind an alias such as
    "Sans Serif" the bundled font would take the Latin letters too. Without the bundled font Qt
    is left to itself.
    """
    number = QFontDatabase.addApplicationFont(path) if (path := path_of(FONT)) else -1
    font = app.font()
    own = QFontDatabase.applicationFontFamilies(number) if number >= 0 else []
    font.setFamilies([QFontInfo(font).family(), *own])
    app.setFont(font)


def system_language() -> str:
    """Return the language of the desktop, or English where there is no translation."""
    first = next(iter(QLocale.system().uiLanguages()), "en")
    return "zh_CN" if first.lower().startswith("zh") else "en"


def install_language(app: QCoreApplication, code: str | None = None) -> str:
    """Translate what is built from now on.

    Parameters
    ----------
    app : QCoreApplication
        The application.
    code : str, optional
        ``"en"`` or ``"zh_CN"``; the desktop's language if not given.

    Returns
    -------
    str
        The language in use.
    """
    code = code or system_language()
    for old in app.findChildren(QTranslator):
        app.removeTranslator(old)
        old.setParent(None)
    for translator in translators(app, code):
        app.installTranslator(translator)
    app.setProperty(KEY, code)
    return code


def translators(app: QCoreApplication, code: str) -> list[QTranslator]:
    """Return what translates into ``code``: children of ``app``, not installed yet."""
    folder = Path(QLibraryInfo.path(QLibraryInfo.LibraryPath.TranslationsPath))
    loaded = []
    # English has only its plurals, and only once a text with a count exists.
    for path in (
        str(folder / f"qtbase_{code}.qm"),
        path_of(f"translations/gelu_desktop_{code}.qm"),
    ):
        translator = QTranslator(app)
        if path and translator.load(path):
            loaded.append(translator)
        else:
            translator.setParent(None)
    return loaded


def apply_theme(app: QApplication, theme: Theme) -> None:
    """Give every window the colours of ``theme``."""
    colours = palette(theme)
    app.setPalette(colours)
    QToolTip.setPalette(colours)
    app.setStyleSheet(style_sheet(theme))


def settings_path() -> Path:
    """Return where the settings are."""
    folder = QStandardPaths.writableLocation(QStandardPaths.StandardLocation.AppConfigLocation)
    return Path(folder) / "settings.ini"


def settings() -> QSettings:
    """Return the settings; a file that cannot be read is put aside and kept."""
    return open_settings(settings_path()).kept


def setting(kept: QSettings, key: str, allowed: Iterable[str], default: str) -> str:
    """Return the setting ``key``, or ``default`` where it is missing or not allowed."""
    value = kept.value(key, default)
    return value if isinstance(value, str) and value in allowed else default


def chosen_theme(kept: QSettings) -> Theme:
    """Return the theme that the settings, or the system, ask for."""
    choice = setting(kept, "theme", THEME_CHOICES, "system")
    themes = DASHED if flag(kept, DASHES_KEY) else THEMES
    return themes[system_theme() if choice == "system" else choice]
