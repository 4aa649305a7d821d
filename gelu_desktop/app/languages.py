"""Another language for a moment: a picture can be in one that the window does not speak."""

from collections.abc import Iterator
from contextlib import contextmanager

from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTranslator

from gelu_desktop.app.application import translators


class _Hush(QObject):
    """Keeps from every window that the language changes, because it changes back at once."""

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        return event.type() == QEvent.Type.LanguageChange and watched is self.parent()


@contextmanager
def speaking(code: str) -> Iterator[None]:
    """Translate into ``code`` inside of the block; empty for the language in use.

    Parameters
    ----------
    code : str
        ``"en"``, ``"zh_CN"`` or ``""``.
    """
    app = QCoreApplication.instance()
    if not code or app is None:
        yield
        return
    usual = app.findChildren(QTranslator)
    hush = _Hush(app)
    app.installEventFilter(hush)
    own = translators(app, code)
    try:
        _swap(app, usual, own)
        yield
    finally:
        _swap(app, own, usual)
        for translator in own:
            translator.setParent(None)
        app.removeEventFilter(hush)
        hush.setParent(None)


def _swap(app: QCoreApplication, old: list[QTranslator], new: list[QTranslator]) -> None:
    for translator in old:
        app.removeTranslator(translator)
    for translator in new:
        app.installTranslator(translator)
