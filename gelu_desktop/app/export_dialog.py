"""The dialog that exports the pictures of panels."""

import dataclasses
from pathlib import Path

from PySide6.QtCore import QSettings
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.application import settings
from gelu_desktop.app.export import ending_problem, pdf_pages, save
from gelu_desktop.app.export_choices import PAGES, Choices
from gelu_desktop.app.export_form import ExportForm
from gelu_desktop.app.export_panels import PanelList
from gelu_desktop.app.export_preview import Preview
from gelu_desktop.app.export_targets import new_folder
from gelu_desktop.app.file_dialogs import ask_file, ask_folder, may_replace, written_words
from gelu_desktop.app.folders import starting_folder
from gelu_desktop.app.picture import Picture, left_out_words, telling
from gelu_desktop.app.picture_problems import picture_problem, squashed_problem
from gelu_desktop.app.writing import WriteError, check_target, write_whole
from gelu_desktop.model.result import Result
from gelu_desktop.session import Session
from gelu_desktop.widgets.notice import Notice
from gelu_desktop.widgets.panel_spec import PanelSpec
from gelu_desktop.widgets.theme import Theme


class ExportDialog(QDialog):
    """Asks which panels, in which form, shows what will come out, and writes it.

    Parameters
    ----------
    parent : QWidget
        The window.
    result : Result
        What the panels show.
    theme : Theme
        The theme of the window.
    panel : str
        The panel to begin with.
    kept : QSettings
        Where the choices are remembered.
    file : pathlib.Path, optional
        The file of the session.
    """

    def __init__(
        self,
        parent: QWidget | None,
        result: Result,
        theme: Theme,
        panel: str,
        kept: QSettings,
        file: Path | None = None,
    ) -> None:
        super().__init__(parent)
        self.setWindowTitle(self.tr("Export image"))
        self.written: list[Path] = []
        self.left_out: list[PanelSpec] = []
        self._file = file
        self._refused = False  # since the button was last pressed
        self._result, self._theme, self._kept = result, theme, kept
        self.panels = PanelList(panel)
        self.form = ExportForm(Choices.recall(kept))
        self.preview = Preview(theme)
        self._hint = QLabel()
        self._hint.setProperty("role", "muted")
        self._hint.setWordWrap(True)
        self._message = Notice()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._save = self._buttons.addButton(
            self.tr("Export…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._lay_out()
        self._save.setDefault(True)  # only now has the dialog it as its own
        self.preview.fit_into(self)
        self._connect()
        self._refresh()

    def _lay_out(self) -> None:
        right = QVBoxLayout()
        right.addWidget(self.preview)
        right.addWidget(self._hint)
        right.addStretch(1)
        top = QHBoxLayout()
        top.setSpacing(20)
        top.addWidget(self.panels)
        top.addWidget(self.form)
        top.addLayout(right, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(top, 1)
        layout.addWidget(self._message)
        layout.addWidget(self._buttons)

    def _connect(self) -> None:
        self.panels.changed.connect(self._refresh)
        self.form.changed.connect(self._refresh)
        self.form.refused.connect(self._on_form_refused)
        self._buttons.accepted.connect(self._on_buttons_accepted)
        self._buttons.rejected.connect(self.reject)

    @property
    def choices(self) -> Choices:
        """How the pictures are exported."""
        return self.form.choices

    def picture(self, spec: PanelSpec) -> Picture:
        """Return the picture of ``spec`` as chosen."""
        return self.choices.picture(spec, self._result, self._theme)

    def _refresh(self) -> None:
        self.form.use_size(self.panels.marked.size)
        shown, pictures = self.picture(self.panels.marked), self._pictures()
        kind = "pdf" if self.choices.kind == PAGES else self.choices.kind
        problem = next(filter(None, (picture_problem(one, kind) for one in (shown, *pictures))), "")
        problem = problem or squashed_problem(shown)
        if not pictures:
            problem = self.tr("Tick the panels to export.")
        self._say(problem)
        self._save.setEnabled(not problem)
        if not picture_problem(shown, kind):
            self.preview.show_picture(shown)
            self._hint.setText(self._told(shown))

    def _told(self, shown: Picture) -> str:
        if shown.shrunk == 1:
            return ""
        text = self.tr("This panel is drawn {0} times smaller here, so that it can be read.")
        return text.format(f"{shown.shrunk:g}")

    def _pictures(self) -> list[Picture]:
        return [self.picture(spec) for spec in self.panels.ticked]

    def _say(self, text: str) -> None:
        self._message.say(text, failed=bool(text))

    def _on_form_refused(self) -> None:
        self._refused = True

    def _on_buttons_accepted(self) -> None:
        stopped, self._refused = self._refused, False
        if stopped and self.form.stopped:
            return
        self._say("")
        try:
            self.written = self._write(self._pictures(), self.choices.kind)
        except WriteError as error:
            self._say(str(error))
            return
        if self.written:
            folder = str(self.written[0].parent)
            dataclasses.replace(self.choices, folder=folder).remember(self._kept)
            self.accept()

    def _write(self, pictures: list[Picture], kind: str) -> list[Path]:
        """Ask where to, and write; return what was written: nothing if the person cancels."""
        if problem := next(filter(None, map(squashed_problem, pictures)), ""):
            raise WriteError(problem)
        start = starting_folder(self.choices.folder, self._file)
        if kind == PAGES:
            return self._write_pages(pictures, start)
        targets = self._targets(pictures, start, kind)
        for path in targets:
            if problem := ending_problem(path, kind):
                raise WriteError(problem)
        for path, picture in targets.items():
            save(picture, path, kind, replace=True)
        return list(targets)

    def _write_pages(self, pictures: list[Picture], start: Path) -> list[Path]:
        told = telling([picture.spec for picture in pictures], self._result)
        path = ask_file(self, start / "panels.pdf", "pdf")
        if path is None:
            return []
        if problem := ending_problem(path, "pdf"):
            raise WriteError(problem)
        check_target(path, replace=True)
        write_whole(path, pdf_pages([one for one in pictures if one.spec in told]))
        self.left_out = [one.spec for one in pictures if one.spec not in told]
        return [path]

    def _targets(self, pictures: list[Picture], start: Path, kind: str) -> dict[Path, Picture]:
        if len(pictures) == 1:
            path = ask_file(self, start / f"{pictures[0].spec.name}.{kind}", kind)
            return {path: pictures[0]} if path else {}
        folder = ask_folder(self, start)
        if folder is None:
            return {}
        new_folder(folder)
        targets = {folder / f"{picture.spec.name}.{kind}": picture for picture in pictures}
        return targets if may_replace(self, targets) else {}


def export_image(
    window: QMainWindow, session: Session, theme: Theme, panel: str, file: Path | None = None
) -> list[Path]:
    """Ask how, and export the picture of ``panel`` or of others; return what was written."""
    dialog = ExportDialog(window, session.result, theme, panel, settings(), file)
    dialog.exec()
    dialog.deleteLater()
    if dialog.written:
        text = " ".join(
            filter(None, (left_out_words(dialog.left_out), written_words(dialog.written)))
        )
        window.statusBar().showMessage(text, 8000)
    return dialog.written
