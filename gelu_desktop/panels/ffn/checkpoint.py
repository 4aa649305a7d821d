"""The person's own checkpoint: which layer, what enters it, and how far loading is."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QCoreApplication, Signal
from PySide6.QtWidgets import QProgressBar, QPushButton, QWidget

from gelu_desktop.model import ffn_settings as rules
from gelu_desktop.model.checkpoint.errors import CheckpointError
from gelu_desktop.model.ffn_store import STORE, NotLoadedError
from gelu_desktop.model.layer import Layer
from gelu_desktop.model.result import Result
from gelu_desktop.panels.ffn.files import ask_states
from gelu_desktop.panels.ffn.loads import (
    SCANNED,
    Again,
    Opened,
    States,
    again,
    keys,
    loading,
    opening,
    reading,
    remember,
)
from gelu_desktop.panels.ffn.named import Named
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.jobs import Jobs, Work
from gelu_desktop.widgets.magnification import pixels

if TYPE_CHECKING:
    from gelu_desktop.model.checkpoint import Candidate, Checkpoint

translate = QCoreApplication.translate

STEPS = 1000
LAYER_WIDTHS = (280, 420)
NOISE, STATES = "noise", "states"


class CheckpointBar(QWidget):
    """Loads layers and hidden states; the session changes only when that went well.

    Parameters
    ----------
    session : Session
        The work.
    """

    told = Signal(str, bool)
    """A sentence, and whether it tells of a failure."""

    left = Signal()
    """What was shown is no longer what is listed."""

    stayed = Signal()
    """Nothing came of it: what was shown before counts again."""

    loaded = Signal()

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self._checkpoint: Checkpoint | None = None
        self.jobs = Jobs(self)
        self.jobs.progressed.connect(self._on_jobs_progressed)
        self.jobs.done.connect(self._on_jobs_done)
        self.jobs.failed.connect(self._on_jobs_failed)
        self.layer = Choice({})
        self.layer.setMinimumWidth(pixels(LAYER_WIDTHS[0]))
        self.layer.setMaximumWidth(pixels(LAYER_WIDTHS[1]))
        self.layer.setPlaceholderText(translate("FfnPanel", "choose a pair of matrices"))
        self.layer.chosen.connect(self._on_layer_chosen)
        self.inputs = Choice({NOISE: translate("FfnPanel", "normalised noise")})
        self.inputs.chosen.connect(self._on_inputs_chosen)
        self.states = QPushButton(translate("FfnPanel", "Hidden states…"))
        self.states.setToolTip(
            translate("FfnPanel", "Open an .npy or .npz file of what enters this layer")
        )
        self.states.clicked.connect(self._on_states_clicked)
        self.bar = QProgressBar()
        self.bar.setRange(0, STEPS)
        self.bar.setTextVisible(False)
        self.bar.setFixedWidth(pixels(120))
        self.bar.setAccessibleName(translate("FfnPanel", "Loading"))
        self.cancel = QPushButton(translate("FfnPanel", "Cancel"))
        self.cancel.clicked.connect(self._on_cancel_clicked)
        self._arrange()
        self._rest()

    def _arrange(self) -> None:
        flow = FlowLayout(self)
        flow.setContentsMargins(8, 0, 8, 2)
        flow.addWidget(Named(translate("FfnPanel", "Layer"), self.layer))
        flow.addWidget(Named(translate("FfnPanel", "Input"), self.inputs))
        self.batch = NumberField(1, rules.BATCH_MAX, step=16, whole=True)
        self.batch.setMaximumWidth(pixels(52))
        self.batch.edited.connect(self._on_batch_edited)
        self.batch.finished.connect(self._session.close_gesture)
        self._tokens = Named(translate("FfnPanel", "Tokens"), self.batch)
        self.again = QPushButton(translate("FfnPanel", "Load it"))
        self.again.setToolTip(
            translate("FfnPanel", "Read the layer of this session from its file again")
        )
        self.again.clicked.connect(self.reload)
        for widget in (self._tokens, self.states, self.again, self.bar, self.cancel):
            flow.addWidget(widget)

    @property
    def taken(self) -> int:
        """The length of a token of the file's layer that is shown; 0 if none is."""
        settings = self._session.state.ffn
        if settings.source != "file":
            return 0
        try:
            return int(STORE.layer(settings.file, settings.layer).block.w1.shape[0])
        except NotLoadedError:
            return 0

    def open(self, path: Path) -> None:
        """List the layers of a file and load the first one; of hidden states, take those."""
        self._begin(opening(path, self.taken), path)

    def reload(self) -> None:
        """Read the layer of the session once more, which changes nothing in the session."""
        settings = self._session.state.ffn
        self._begin(again(Path(settings.file), settings.layer, settings.inputs), settings.file)

    def open_states(self, path: Path) -> None:
        """Read hidden states for the layer that is shown."""
        if not self.taken:
            text = translate("FfnPanel", "Open a checkpoint first, then hidden states.")
            self.told.emit(text, True)
            return
        self._begin(reading(path, self.taken), path)

    def draw(self, result: Result) -> None:
        """Show the layer and the input of ``result``."""
        settings = result.state.ffn
        if settings.source == "file":
            self._list_file(settings.file, settings.layer)
        self.layer.set_name(settings.layer if settings.source == "file" else "")
        file = Path(settings.inputs).name
        self.inputs.offer(STATES, file, False)
        self.inputs.offer(STATES, file, bool(file))
        self.inputs.set_name(STATES if file else NOISE)
        self._tokens.setVisible(not file)
        self.again.setVisible(settings.source == "file" and not known(settings))
        self.batch.set_value(settings.batch)

    def _begin(self, work: Work, path: Path | str) -> None:
        self.bar.setValue(0)
        self.bar.show()
        self.cancel.show()
        self.again.hide()
        self.left.emit()
        self.told.emit(translate("FfnPanel", "Loading {file}…").format(file=Path(path).name), False)
        self.jobs.start(work)
        self.show()

    def _rest(self) -> None:
        self.bar.hide()
        self.cancel.hide()
        shown = self._session.state.ffn.source == "file" or self._checkpoint is not None
        if not shown:
            self.hide()

    def _edit(self, **changes: Any) -> None:
        self._session.edit(ffn=replace(self._session.state.ffn, **changes))

    def _on_jobs_progressed(self, share: float) -> None:
        self.bar.setValue(round(share * STEPS))

    def _on_jobs_done(self, answer: Opened | States | Again) -> None:
        if not isinstance(answer, States):
            self._list(answer.checkpoint)
        self._rest()
        if isinstance(answer, Again):
            STORE.keep(str(answer.checkpoint.path), answer.key, answer.layer)
            if answer.states is not None:
                STORE.keep_states(str(answer.states.path), answer.states.values)
            self.loaded.emit()
            return
        if isinstance(answer, States):
            STORE.keep_states(str(answer.path), answer.values)
            self._edit(inputs=str(answer.path))
            self.loaded.emit()
            return
        if answer.layer is not None:
            self._take(str(answer.checkpoint.path), answer.key, answer.layer)
        elif not answer.key:
            text = translate(
                "FfnPanel",
                "{file} names no feed-forward block. Choose the pair of matrices that is one.",
            )
            self.told.emit(text.format(file=answer.checkpoint.path.name), False)

    def _take(self, file: str, key: str, layer: Layer) -> None:
        """Put a layer into the session, with the activation it was trained with, in one step."""
        STORE.keep(file, key, layer)
        state = self._session.state
        changes: dict[str, Any] = {}
        if layer.suggestion.function is not None:
            name = layer.suggestion.function
            given = layer.suggestion.coefficients
            changes = {
                "ffn_activation": name,
                "coefficients": {f"{name}.{key}": value for key, value in given.items()},
            }
        inputs = state.ffn.inputs if state.ffn.file == file else ""
        settings = replace(state.ffn, source="file", file=file, layer=key, inputs=inputs)
        self._session.edit(ffn=settings, **changes)
        self.loaded.emit()

    def _list_file(self, file: str, layer: str) -> None:
        """List the layers of a file that was opened before; only this one if that is forgotten."""
        if self._checkpoint is not None and str(self._checkpoint.path) == file:
            return
        if file in SCANNED:
            self._list(SCANNED[file])
            return
        self.layer.clear()
        self.layer.add_rows({layer: layer})

    def _list(self, checkpoint: Checkpoint) -> None:
        if checkpoint is self._checkpoint:
            return
        remember(checkpoint)
        self._checkpoint = checkpoint
        self.layer.clear()
        rows = keys(checkpoint.candidates)
        self.layer.add_rows({key: _row(key, candidate) for key, candidate in rows.items()})
        self.layer.setCurrentIndex(-1)

    def _on_jobs_failed(self, error: Exception) -> None:
        self._rest()
        self.stayed.emit()
        if isinstance(error, CheckpointError):
            self.told.emit(error.said(translate), True)
        else:
            text = translate("FfnPanel", "The file cannot be loaded: {reason}")
            self.told.emit(text.format(reason=error), True)

    def _on_layer_chosen(self, key: str) -> None:
        if self._checkpoint is not None and key in keys(self._checkpoint.candidates):
            self._begin(loading(self._checkpoint, key), self._checkpoint.path)

    def _on_inputs_chosen(self, name: str) -> None:
        if name == NOISE:
            self._edit(inputs="")

    def _on_states_clicked(self) -> None:
        path = ask_states(self)
        if path is not None:
            self.open_states(path)

    def _on_batch_edited(self, value: float) -> None:
        settings = replace(self._session.state.ffn, batch=round(value))
        self._session.edit(gesture="ffn.batch", ffn=settings)

    def _on_cancel_clicked(self) -> None:
        self.jobs.cancel()
        self._rest()
        self.stayed.emit()


def known(settings: rules.FfnSettings) -> bool:
    """Return whether the layer of a session and what enters it are in memory."""
    try:
        STORE.layer(settings.file, settings.layer)
        if settings.inputs:
            STORE.states(settings.inputs)
    except NotLoadedError:
        return False
    return True


def _row(key: str, candidate: Candidate) -> str:
    width, hidden = candidate.shape
    text = translate("FfnPanel", "{name}: {width} → {hidden}, {dtype}")
    if candidate.gated:
        text = translate("FfnPanel", "{name}: {width} → {hidden}, gated, {dtype}")
    return text.format(name=key, width=width, hidden=hidden, dtype=candidate.dtype)
