"""The feed-forward panel: where the block comes from above, what happens in it below."""

from dataclasses import replace
from pathlib import Path

from PySide6.QtCore import QCoreApplication
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QPushButton, QVBoxLayout, QWidget

from gelu_desktop.model import limits as rules
from gelu_desktop.model.ffn_store import NotLoadedError, TooManyError
from gelu_desktop.model.ffn_units import picked
from gelu_desktop.model.guide.point import Point
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn import NEAR_ZERO
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.own import OWN
from gelu_desktop.panels.ffn.about import about, sentences
from gelu_desktop.panels.ffn.batch_view import BatchView
from gelu_desktop.panels.ffn.checkpoint import CheckpointBar
from gelu_desktop.panels.ffn.files import STATES_SUFFIX, ask_checkpoint, dropped
from gelu_desktop.panels.ffn.named import Named
from gelu_desktop.panels.ffn.runs import Runs
from gelu_desktop.panels.ffn.scenes import WEIGHTS, scenes
from gelu_desktop.panels.ffn.synthetic import SyntheticSettings
from gelu_desktop.panels.ffn.token import INPUT_STEP, TokenSettings
from gelu_desktop.panels.ffn.units import UnitPicker, with_unit
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.notice import Notice
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.scenes import SceneGrid
from gelu_desktop.widgets.speech import call_picture
from gelu_desktop.widgets.theme import Theme
from gelu_desktop.widgets.working import Scrolled

FUNCTION_WIDTH = 126
TABLES = "tables"
"""The part below the plots, which a guide may point at."""


class FfnPanel(Panel):
    """The block's settings, and what happens to a token or to a batch of them.

    Parameters
    ----------
    session : Session
        The work.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme)
        self._shown: State | None = None
        self._pointed: Point | None = None
        self._source = ""
        self.choices: dict[str, Choice] = {}
        self.token = TokenSettings(session)
        self.fields = self.token.fields
        self.synthetic = SyntheticSettings(session)
        self.checkpoint = CheckpointBar(session)
        self.checkpoint.told.connect(self._tell)
        self.checkpoint.left.connect(self._on_checkpoint_left)
        self.checkpoint.stayed.connect(self._on_checkpoint_stayed)
        self.grid = self._make_grid()
        self.view = BatchView(theme)
        call_picture(self.view, self.tr("Feed-forward block"))
        self.about = Notice()
        self.about.setContentsMargins(8, 0, 8, 2)
        self.runs = Runs(self)
        self.runs.answered.connect(self._on_runs_answered)
        self.runs.failed.connect(self._on_runs_failed)
        self.runs.slow.connect(self._on_runs_slow)
        self.checkpoint.loaded.connect(self._on_checkpoint_loaded)
        self.setAcceptDrops(True)
        self._arrange()

    def _arrange(self) -> None:
        content = QWidget()
        column = QVBoxLayout(content)
        column.setContentsMargins(0, 0, 0, 0)
        column.setSpacing(0)
        choices = self._make_choices()
        for widget in (choices, self.token, self.synthetic, self.checkpoint, self.about):
            column.addWidget(widget)
        column.addWidget(self.grid, 1)
        column.addWidget(self.view, 1)
        content.setAccessibleName(self.grid.accessibleName())
        self._scroll = Scrolled(content, self.view)
        self._scroll.verticalScrollBar().rangeChanged.connect(self._on_scroll_range_changed)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self._scroll)
        self.setTabOrder(self.grid, self._scroll)

    def _make_grid(self) -> SceneGrid:
        grid = SceneGrid(self.theme, WEIGHTS, INPUT_STEP, rules.INPUT_LIMIT)
        grid.setAccessibleName(self.tr("Feed-forward block"))
        grid.bar_moved.connect(self.token.store_input)
        grid.bar_chosen.connect(self.token.choose)
        grid.released.connect(self.session.close_gesture)
        text = self.tr("Drag the bars of the input token. Near zero: magnitude below {limit}.")
        grid.setToolTip(text.format(limit=NEAR_ZERO))
        return grid

    def _make_choices(self) -> QWidget:
        self.source = Choice(
            {
                "token": self.tr("one token"),
                "synthetic": self.tr("synthetic batch"),
                "sample": self.tr("trained layer"),
            }
        )
        self.open = QPushButton(self.tr("Open…"))
        self.open.setToolTip(
            self.tr(
                "Open a checkpoint of your own, .safetensors or .npz, or drop the file here;"
                " a config.json beside it tells the activation"
            )
        )
        self.open.clicked.connect(self.ask)
        self.source.chosen.connect(self._on_source_chosen)
        self.format = Choice({name: row.label for name, row in FORMATS.items()})
        self.format.setToolTip(
            self.tr(
                "The second function takes and returns numbers of this format and rounds every"
                " operation to it; the rest is computed in float64."
            )
        )
        self.format.chosen.connect(self._on_format_chosen)
        self._format = Named(
            self.tr("in"), self.format, self.tr("Number format of the second function")
        )
        holder = QWidget()
        flow = FlowLayout(holder)
        flow.setContentsMargins(8, 4, 8, 4)
        flow.addWidget(Named(self.tr("Source"), self.source))
        flow.addWidget(self.open)
        first, second = self.tr("First function"), self.tr("Second function")
        flow.addWidget(self._choice(self.tr("Compare"), "ffn_activation", first))
        flow.addWidget(self._choice(self.tr("with"), "ffn_other", second))
        flow.addWidget(self._format)
        self.units = UnitPicker(self.session)
        flow.addWidget(self.units)
        return holder

    def _choice(self, text: str, key: str, name: str) -> Named:
        translate = QCoreApplication.translate
        box = Choice({name: translate("Functions", row.label) for name, row in FUNCTIONS.items()})
        box.setMaximumWidth(pixels(FUNCTION_WIDTH))
        box.chosen.connect(lambda name: self.session.edit(**{key: name}))
        self.choices[key] = box
        named = Named(text, box, name)
        named.setObjectName(key)
        return named

    def draw(self, result: Result) -> None:
        """Show the block of ``result``, and what a guide points at in it."""
        self._draw_block(result)
        self._look_at(result.point)

    def _draw_block(self, result: Result) -> None:
        """Show the block; what does not concern it costs nothing."""
        state = result.state
        if self._shown is not None and _of_block(state) == _of_block(self._shown):
            return
        self._shown, own = state, bool(state.formula)
        for key, box in self.choices.items():
            box.offer(OWN, QCoreApplication.translate("Functions", "own formula"), own)
            box.set_name(getattr(state, key))
        self.source.offer("file", self.tr("your checkpoint"), bool(state.ffn.file))
        self.source.set_name(state.ffn.source)
        self.format.set_name(state.ffn.number_format)
        self._draw_source(result)

    def _look_at(self, point: Point | None) -> None:
        """Scroll to the tables where a guide points at them, also once they are there."""
        if point == self._pointed:
            return
        self._pointed = point
        bar = self._scroll.verticalScrollBar()
        if point is not None and point.panel == "ffn":
            bar.setValue(bar.maximum() if point.part == TABLES else 0)

    def _draw_source(self, result: Result) -> None:
        source = result.state.ffn.source
        if self._source != source:
            self._scroll.verticalScrollBar().setValue(0)
            self._source = source
        self.token.setVisible(source == "token")
        self.units.setVisible(source != "token")
        self.units.draw(result)
        self.synthetic.setVisible(source == "synthetic")
        self.checkpoint.setVisible(source == "file" or self.checkpoint.jobs.running)
        self._tell(about(result))
        self.about.setToolTip(sentences() if source == "sample" else "")
        self.token.draw(result)
        self.checkpoint.draw(result)
        self.synthetic.draw(result)
        asked = result.batch_asked
        self.grid.setVisible(asked is None)
        self.view.setVisible(asked is not None)
        if asked is None:
            self.runs.forget()
            self.grid.show_scenes(scenes(result))
        else:
            self.runs.ask(asked, result.state.ffn.order)

    def _tell(self, text: str, failed: bool = False) -> None:
        self.about.say(text, failed)

    def take(self, path: Path) -> None:
        """Open a file: hidden states, or a checkpoint."""
        if path.suffix.lower() == STATES_SUFFIX:
            self.checkpoint.open_states(path)
        else:
            self.checkpoint.open(path)

    def dragEnterEvent(self, event: QDragEnterEvent) -> None:
        """Take one file, unless the window has to."""
        if dropped(event.mimeData()) is not None:
            event.acceptProposedAction()
        else:
            event.ignore()

    def dropEvent(self, event: QDropEvent) -> None:
        """Open the file."""
        path = dropped(event.mimeData())
        if path is not None:
            event.acceptProposedAction()
            self.take(path)

    def ask(self) -> None:
        """Ask for a checkpoint and open it."""
        path = ask_checkpoint(self)
        if path is not None:
            self.checkpoint.open(path)

    def _on_checkpoint_loaded(self) -> None:
        # The file may be another one under the same name, so that the state is the same.
        self.runs.renew()
        self._on_checkpoint_stayed()

    def _on_checkpoint_left(self) -> None:
        """Show no plots of one file under the name of another."""
        self.runs.forget()
        self.view.clear()

    def _on_checkpoint_stayed(self) -> None:
        self._shown = None
        self.draw(self.session.result)

    def _on_source_chosen(self, name: str) -> None:
        self.session.edit(ffn=replace(self.session.state.ffn, source=name))

    def _on_format_chosen(self, name: str) -> None:
        self.session.edit(ffn=replace(self.session.state.ffn, number_format=name))

    def _on_scroll_range_changed(self, _: int, bottom: int) -> None:
        if self._pointed is not None and self._pointed.part == TABLES:
            self._scroll.verticalScrollBar().setValue(bottom)

    def _on_runs_slow(self) -> None:
        self._tell(self.tr("Computing the block…"))

    def _on_runs_answered(self) -> None:
        if self.runs.shown is not None:
            if not self.about.failed:
                self._tell(about(self.session.result))
            settings = self.session.state.ffn
            self.view.show_batch(with_unit(self.runs.shown, settings.order, settings.rank))
            batch = self.runs.shown.batch
            self.session.show_unit(picked(batch, settings.order, settings.rank))

    def _on_runs_failed(self, error: Exception) -> None:
        if isinstance(error, NotLoadedError):
            file = self.session.state.ffn.file
            text = self.tr("This layer is not in memory. Load it from {file}.").format(file=file)
        elif isinstance(error, TooManyError):
            text = self.tr(
                "{tokens} tokens are too many for {hidden} hidden units: at most {most} are"
                " computed at once."
            ).format(tokens=error.tokens, hidden=error.hidden, most=error.most)
        else:
            text = self.tr("This block cannot be computed: {reason}").format(reason=error)
        self.view.clear()
        self._tell(text, failed=True)


def _of_block(state: State) -> tuple[object, ...]:
    """Return what the block depends on."""
    names = (state.ffn_activation, state.ffn_other)
    tuned = [state.coefficients_of(name) for name in names]
    sizes = (state.ffn_hidden, state.ffn_scale, state.ffn_seed)
    return names, tuned, sizes, state.ffn_input, state.formula, state.ffn
