import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QLocale, QSettings, QTranslator
from PySide6.QtWidgets import QApplication, QLabel

from gelu_desktop import __version__
from gelu_desktop.app import application
from gelu_desktop.app.application import (
    LANGUAGES,
    THEME_CHOICES,
    apply_theme,
    create_application,
    install_language,
    program_icon,
    setting,
    settings,
    system_language,
)
from gelu_desktop.widgets.theme import THEMES

FRESH = """
import os
from gelu_desktop.app.application import create_application
app = create_application([])
print(app.applicationName(), app.applicationDisplayName(), app.applicationVersion())
print(repr(app.organizationName()), app.desktopFileName(), app.style().name().lower())
print(os.environ["QT_NO_GUI_THREADPOOL"], app.windowIcon().isNull())
print(create_application([]) is app)
"""


@pytest.fixture
def spoken(qapp):
    """Take back the language that a test installs."""
    yield qapp
    for translator in qapp.findChildren(QTranslator):
        qapp.removeTranslator(translator)
        translator.setParent(None)


@pytest.fixture
def look(qapp):
    """Take back the colours that a test installs."""
    before = qapp.palette()
    yield qapp
    qapp.setStyleSheet("")
    qapp.setPalette(before)


def test_the_application_says_who_it_is():
    done = subprocess.run(
        [sys.executable, "-c", FRESH],
        env={**os.environ, "QT_QPA_PLATFORM": "offscreen"},
        cwd=Path(application.__file__).parents[2],
        capture_output=True,
        text=True,
        check=True,
        timeout=60,
    )
    assert done.stdout.splitlines() == [
        f"gelu-desktop GELU Desktop {__version__}",
        "'' gelu-desktop fusion",
        "1 False",
        "True",
    ]
    assert "Traceback" not in done.stderr


def test_there_is_one_application(qapp):
    assert create_application([]) is qapp


def test_the_icon_has_all_sizes(qapp):
    sizes = {size.width() for size in program_icon().availableSizes()}
    assert sizes == {16, 24, 32, 48, 64, 128, 256}


@pytest.mark.parametrize("code", ["en", "zh_CN"])
def test_switching_the_language_leaves_no_translator_behind(spoken, code):
    for _ in range(20):
        assert install_language(spoken, code) == code
    assert len(spoken.findChildren(QTranslator)) <= 2
    install_language(spoken, "en")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "Cancel"


def test_qt_speaks_the_language_too(spoken):
    install_language(spoken, "zh_CN")
    assert QCoreApplication.translate("QPlatformTheme", "Cancel") == "取消"


def test_our_own_texts_are_translated(spoken):
    install_language(spoken, "zh_CN")
    assert QCoreApplication.translate("Panels", "Controls") != "Controls"


@pytest.mark.parametrize(
    ("wanted", "code"),
    [(["zh-Hans-CN"], "zh_CN"), (["zh_TW", "en"], "zh_CN"), (["de-DE"], "en"), ([], "en")],
)
def test_the_language_of_the_desktop(monkeypatch, qapp, wanted, code):
    class Locale:
        @staticmethod
        def system():
            return Locale

        @staticmethod
        def uiLanguages():  # noqa: N802 - Qt's name
            return wanted

    monkeypatch.setattr(application, "QLocale", Locale)
    assert system_language() == code


def test_numbers_are_in_the_c_locale(qtbot):
    before = QLocale()
    QLocale.setDefault(QLocale.c())
    assert QLocale().decimalPoint() == "."
    QLocale.setDefault(before)


@pytest.mark.parametrize("name", ["light", "dark"])
def test_a_theme_reaches_every_window(qtbot, look, name):
    label = QLabel("x")
    qtbot.addWidget(label)
    label.show()
    apply_theme(look, THEMES[name])
    assert label.palette().window().color() == THEMES[name].colour("window")
    assert QApplication.palette().text().color() == THEMES[name].colour("text")


@pytest.mark.parametrize(
    ("stored", "read"), [("dark", "dark"), ("xx", "system"), (7, "system"), ("", "system")]
)
def test_a_bad_setting_falls_back_alone(qapp, stored, read):
    kept = settings()
    kept.setValue("theme", stored)
    kept.setValue("language", "zh_CN")
    kept.sync()
    again = settings()
    assert setting(again, "theme", THEME_CHOICES, "system") == read
    assert setting(again, "language", LANGUAGES, "system") == "zh_CN"


@pytest.mark.parametrize(
    ("content", "broken"),
    [
        (b"", False),
        (b"\0" * 4096, True),
        (b"[General\ntheme", True),
        (b"theme=dark\n[[[\n\xff\xfe=@Variant(x", True),
    ],
)
def test_a_broken_settings_file_gives_defaults_and_is_kept(qapp, content, broken):
    path = Path(settings().fileName())
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    kept = settings()
    assert setting(kept, "theme", THEME_CHOICES, "system") in {"system", "dark"}
    kept.setValue("theme", "light")
    kept.sync()
    assert kept.status() == QSettings.Status.NoError
    assert setting(settings(), "theme", THEME_CHOICES, "system") == "light"
    assert [file.read_bytes() for file in path.parent.glob("*.broken.ini")] == [content] * broken


def test_the_settings_are_an_ini_file_of_ours(qapp):
    path = Path(settings().fileName())
    assert path.name == "settings.ini"
    assert str(path).startswith(os.environ["XDG_CONFIG_HOME"])


@pytest.mark.parametrize(
    "told",
    [{"LC_ALL": "C"}, {"LANG": "POSIX"}, {"LC_ALL": "zh_CN.GBK"}, {"LC_ALL": "xx_YY.UTF-8"}, {}],
)
def test_a_locale_that_is_not_utf_8_says_nothing(told, tmp_path):
    bare = {name: os.environ[name] for name in ("PATH", "XDG_CONFIG_HOME", "XDG_STATE_HOME")}
    picture = tmp_path / "picture.png"
    command = [sys.executable, "-m", "gelu_desktop", "export", "--panel", "curve", "--out", picture]
    done = subprocess.run(command, env=bare | told, capture_output=True, check=True)
    assert done.stderr == b""
    assert picture.exists()
