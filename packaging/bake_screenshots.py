"""Take the pictures of the window that the README shows, without a screen.

Run ``python packaging/bake_screenshots.py`` after the window has changed.
"""

import os
import sys
import tempfile
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "packaging" / "screenshots"
SIZE = (1366, 728)
PICTURES = {
    "window-light": ("light", "en", "error"),
    "window-dark": ("dark", "zh_CN", "ffn"),
}


def main() -> int:
    """Write the pictures."""
    os.environ["QT_QPA_PLATFORM"] = "offscreen"
    sys.path.insert(0, str(ROOT))
    from PySide6.QtCore import QSettings
    from PySide6.QtWidgets import QApplication

    from gelu_desktop.app.application import create_application
    from gelu_desktop.app.desktop import Desktop
    from gelu_desktop.session import Session

    app = create_application([])
    with tempfile.TemporaryDirectory() as folder:
        kept = QSettings(f"{folder}/settings.ini", QSettings.Format.IniFormat)
        desktop = Desktop(app, Session(), kept)
        desktop.window.resize(*SIZE)
        desktop.window.show()
        FOLDER.mkdir(exist_ok=True)
        for name, (theme, language, panel) in PICTURES.items():
            desktop.choose_theme(theme)
            desktop.choose_language(language)
            desktop.window.reset_layout()
            desktop.window.docks[panel].raise_()
            for _ in range(5):
                QApplication.processEvents()
            desktop.window.grab().save(str(FOLDER / f"{name}.png"))
        desktop.window.close()
    return 0


if __name__ == "__main__":
    sys.exit(main())
