"""The file with the settings, and everything that is read of it."""

from PySide6.QtCore import QSettings
from setting_keys import KEYS

from fuzz.guard import FindingError
from gelu_desktop.app.guide_settings import offered, remembered
from gelu_desktop.app.layouts import Layouts
from gelu_desktop.app.recent import Recent
from gelu_desktop.app.remembered import flag, names, number
from gelu_desktop.app.settings_file import open_settings

WORDS = (
    b"[General]\n",
    b"[window]\n",
    b"@ByteArray(",
    b"@Variant(\\0\\0\\0\\x7f",
    b"PySide::PyObjectWrapper",
    b"@Invalid()",
    b"@Size(",
    b"@DateTime(",
    b"\\x40",
    *(f"{key.rpartition('/')[2]}=".encode() for key in (*KEYS, "recent")),
)


def run(data, folder):
    """Open it and read every value; what was odd is put aside or falls back."""
    path = folder / "settings.ini"
    path.write_bytes(data)
    opened = open_settings(path)
    kept = opened.kept
    opened.notice(lambda _, text: text)
    for key in KEYS:
        str(kept.value(key)), flag(kept, key), names(kept, key)
        if number(kept, key, range(50, 400), 100) not in range(50, 400):
            raise FindingError("a number that is not allowed")
    Layouts(kept).rows, Recent(kept).files, remembered(kept), offered(kept)
    kept.setValue("theme", "dark")
    kept.sync()
    if not opened.problem and QSettings(str(path), kept.format()).value("theme") != "dark":
        raise FindingError("nothing can be kept any more")
