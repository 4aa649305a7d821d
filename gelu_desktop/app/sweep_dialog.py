"""The dialog that exports a sweep: pictures of a panel while one number runs."""

import dataclasses
from functools import partial
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QSettings
from PySide6.QtWidgets import (
    QDialog,
    QDialogButtonBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QMainWindow,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.application import settings
from gelu_desktop.app.export import png, render
from gelu_desktop.app.export_choices import Choices
from gelu_desktop.app.export_preview import Preview
from gelu_desktop.app.export_targets import new_folder
from gelu_desktop.app.file_dialogs import ask_file, ask_folder, may_replace, written_words
from gelu_desktop.app.folders import starting_folder
from gelu_desktop.app.picture import PICTURES, Picture
from gelu_desktop.app.picture_problems import picture_problem, squashed_problem
from gelu_desktop.app.size_fields import SizeFields
from gelu_desktop.app.sweep_frames import (
    APNG,
    FPS,
    FPS_MAX,
    FPS_MIN,
    FRAMES,
    FRAMES_MAX,
    GIF,
    PROBE,
    Sweep,
    animation,
    fitting,
    frame_paths,
    limits_of,
    motion_problem,
    pictures,
    runnable,
    span_of,
)
from gelu_desktop.app.sweep_progress import MEASURING, StoppedError, told
from gelu_desktop.app.writing import WriteError, check_target, write_whole
from gelu_desktop.model.numbers import write
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.own import lookup
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.notice import Notice
from gelu_desktop.widgets.theme import Theme

_FAR = 1e6
_USUAL = 100
_ASIDE = 4


class SweepDialog(QDialog):
    """Asks what runs from where to where, and writes the frames.

    The pictures look as those of the last export did.

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
        Where the look of the last export is remembered.
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
        self.setWindowTitle(self.tr("Export sweep"))
        self.written: list[Path] = []
        self._file = file
        self._refused = False  # since the button was last pressed
        self._result, self._theme = result, theme
        self._choices = Choices.recall(kept)
        self._make_lists(panel)
        self._make_numbers()
        self._preview = Preview(theme)
        self._message = Notice()
        self._buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Cancel)
        self._save = self._buttons.addButton(
            self.tr("Export…"), QDialogButtonBox.ButtonRole.AcceptRole
        )
        self._lay_out()
        self._save.setDefault(True)  # only now has the dialog it as its own
        self._preview.fit_into(self)
        self._connect()
        self._on_running_chosen(self.running.name)

    def _make_lists(self, panel: str) -> None:
        titles = {
            name: QCoreApplication.translate("Panels", spec.title)
            for name, spec in PICTURES.items()
        }
        self.panel = Choice(titles)
        self.panel.set_name(panel if panel in PICTURES else next(iter(PICTURES)))
        state = self._result.state
        row = lookup(state.approximation, state.formula)
        label = QCoreApplication.translate("Functions", row.label)
        names = [name for name in runnable(state) if name != PROBE]
        rows = {name: f"{name}, {label}" for name in names}
        self.running = Choice({**rows, PROBE: self.tr("x, the probe")})
        self.form = Choice(
            {
                GIF: self.tr("Animated GIF"),
                APNG: self.tr("Animated PNG"),
                FRAMES: self.tr("Numbered PNG files in a folder"),
            }
        )

    def _make_numbers(self) -> None:
        self.start, self.end = (NumberField(-_FAR, _FAR, step=0.01) for _ in range(2))
        self.frames = NumberField(2, FRAMES_MAX, step=10, whole=True)
        self.frames.set_value(_USUAL)
        self.fps = NumberField(FPS_MIN, FPS_MAX, step=1)
        self.fps.set_value(FPS)
        self.size_fields = SizeFields()
        self._fields = (self.start, self.end, self.frames, self.fps, *self.size_fields.fields)

    def _lay_out(self) -> None:
        form = QFormLayout()
        form.addRow(self.tr("&Panel"), self.panel)
        form.addRow(self.tr("&What runs"), self.running)
        form.addRow(self.tr("&From"), self.start)
        form.addRow(self.tr("&To"), self.end)
        form.addRow(self.tr("F&rames"), self.frames)
        form.addRow(self.tr("For&mat"), self.form)
        form.addRow(self.tr("Frames a &second"), self.fps)
        size = QLabel(self.tr("Si&ze"))
        size.setBuddy(self.size_fields.width_field)
        form.addRow(size, self.size_fields)
        note = QLabel(self.tr("Else the pictures look as in the last export of an image."))
        note.setProperty("role", "muted")
        note.setWordWrap(True)
        form.addRow(note)
        top = QHBoxLayout()
        top.setSpacing(20)
        left = QVBoxLayout()
        left.addLayout(form)
        left.addStretch(1)
        top.addLayout(left)
        top.addWidget(self._preview, 1)
        layout = QVBoxLayout(self)
        layout.addLayout(top)
        layout.addWidget(self._message)
        layout.addWidget(self._buttons)
        for label in self.findChildren(QLabel):
            if label.buddy() is not None:  # letters under which a line is drawn need more room
                label.setMinimumWidth(label.sizeHint().width() + _ASIDE)

    def _connect(self) -> None:
        self.panel.chosen.connect(self._refresh)
        self.form.chosen.connect(self._refresh)
        self.running.chosen.connect(self._on_running_chosen)
        self.size_fields.changed.connect(self._refresh)
        for field in self._fields:
            field.edited.connect(self._refresh)
            field.refused.connect(self._on_field_refused)
        self._buttons.accepted.connect(self._on_buttons_accepted)
        self._buttons.rejected.connect(self.reject)

    @property
    def sweep(self) -> Sweep:
        """What runs, as chosen."""
        ends = self.start.number, self.end.number
        return Sweep(self.running.name, *ends, int(self.frames.number))

    @property
    def picture(self) -> Picture:
        """The panel as it is now, in the size that is chosen."""
        usual, size = self._usual, self.size_fields.size_chosen
        scale = usual.scale * min(size[0] / usual.size[0], size[1] / usual.size[1])
        return dataclasses.replace(usual, size=size, scale=scale, unit="px")

    @property
    def _usual(self) -> Picture:
        return self._choices.picture(PICTURES[self.panel.name], self._result, self._theme)

    @property
    def problem(self) -> str:
        """Why it cannot be exported, in words; empty if it can."""
        low, high = limits_of(self.running.name, self._result.state)
        if not all(low <= end <= high for end in (self.start.number, self.end.number)):
            text = self.tr("{0} runs between {1} and {2}.")
            return text.format(self.running.name, write(low), write(high))
        picture, form = self.picture, self.form.name
        look = picture.look
        count = int(self.frames.number)
        return (
            picture_problem(picture, "png")
            or motion_problem(form, count, picture.size, look.transparent)
            or squashed_problem(picture)
        )

    def _refresh(self) -> None:
        usual = self._usual.size
        moves = self.form.name != FRAMES
        self.size_fields.offer(fitting(int(self.frames.number), usual) if moves else usual)
        problem = self.problem
        self._say(problem)
        self._save.setEnabled(not problem)
        self.fps.setEnabled(moves)
        if not problem:
            self._preview.show_picture(pictures(self.sweep, self.picture, ends=True)[-1])

    def _say(self, text: str) -> None:
        self._message.say(text, failed=bool(text))

    def _on_running_chosen(self, name: str) -> None:
        low, high = span_of(name, self._result.state)
        self.start.set_value(low)
        self.end.set_value(high)
        self._refresh()

    def _on_field_refused(self) -> None:
        self._refused = True

    def _on_buttons_accepted(self) -> None:
        stopped, self._refused = self._refused, False
        if stopped and any(field.property("refused") for field in self._fields):
            return
        self._say("")
        try:
            self.written = self._write()
        except StoppedError:
            self._say(self.tr("Stopped. Files that were complete by then are kept."))
            return
        except WriteError as error:
            self._say(str(error))
            return
        if self.written:
            self.accept()

    def _write(self) -> list[Path]:
        """Ask where to, and write; return what was written: nothing if the person cancels."""
        start, form = starting_folder(self._choices.folder, self._file), self.form.name
        if form == FRAMES:
            return self._write_frames(start)
        ending = GIF if form == GIF else APNG
        path = ask_file(self, start / f"{self.panel.name}.{ending}", ending)
        if path is None:
            return []
        check_target(path, replace=True)
        frames = self._frames()
        data = animation(frames, map(render, told(self, frames)), form, self.fps.number)
        write_whole(path, data)
        return [path]

    def _frames(self) -> list[Picture]:
        return pictures(self.sweep, self.picture, watched=partial(told, self, text=MEASURING))

    def _write_frames(self, start: Path) -> list[Path]:
        folder = ask_folder(self, start)
        if folder is None:
            return []
        new_folder(folder)
        frames = self._frames()
        paths = frame_paths(folder, len(frames))
        if not may_replace(self, paths):
            return []
        for path, frame in zip(paths, told(self, frames), strict=True):
            check_target(path, replace=True)
            write_whole(path, png(frame))
        return paths


def export_sweep(
    window: QMainWindow, session: Session, theme: Theme, panel: str, file: Path | None = None
) -> list[Path]:
    """Ask how, and export a sweep; return what was written."""
    dialog = SweepDialog(window, session.result, theme, panel, settings(), file)
    dialog.exec()
    dialog.deleteLater()
    if dialog.written:
        window.statusBar().showMessage(written_words(dialog.written), 8000)
    return dialog.written
