"""The report of what is on screen, written where a person says."""

from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings, QStandardPaths, Qt
from PySide6.QtWidgets import QApplication, QMainWindow, QMessageBox

from gelu_desktop.app.file_dialogs import ask_target
from gelu_desktop.app.report import report
from gelu_desktop.app.writing import WriteError, check_target, write_whole
from gelu_desktop.model.result import Result

translate = QCoreApplication.translate

SHOWN_MS = 8000


def ask_report(
    window: QMainWindow, result: Result, kept: QSettings, language: str, session: str = ""
) -> Path | None:
    """Ask where to, write the report and say so; return what was written.

    Parameters
    ----------
    window : QMainWindow
        What the dialogs belong to.
    result : Result
        What is shown.
    kept : QSettings
        Remembers the folder.
    language : {"en", "zh_CN"}
        The language in use.
    session : str, optional
        The path of the session's file, where it has one.
    """
    start = Path(str(kept.value("report/folder") or _documents()))
    name = (Path(session).name.partition(".")[0] or "gelu-report") + ".html"
    title = translate("ReportDialog", "Report")
    pattern = translate("ReportDialog", "Web pages (*.html)")
    path = ask_target(window, title, start / name, "html", pattern)
    if path is None:
        return None
    try:
        check_target(path, replace=True)
        write_whole(path, _made(result, language, session))
    except WriteError as error:
        _complain(window, title, str(error))
        return None
    kept.setValue("report/folder", str(path.parent))
    text = translate("ReportDialog", "Report written: {0}").format(path)
    window.statusBar().showMessage(text, SHOWN_MS)
    return path


def _made(result: Result, language: str, session: str) -> bytes:
    """Return the page, which takes about a second."""
    QApplication.setOverrideCursor(Qt.CursorShape.WaitCursor)
    try:
        return report(result, language, session)
    finally:
        QApplication.restoreOverrideCursor()


def _complain(window: QMainWindow, title: str, text: str) -> None:
    box = QMessageBox(QMessageBox.Icon.Warning, title, text, QMessageBox.StandardButton.Ok)
    box.setParent(window, box.windowFlags())
    box.exec()
    box.deleteLater()


def _documents() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.DocumentsLocation)
