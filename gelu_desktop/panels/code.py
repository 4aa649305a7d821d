"""The Code panel: what is on the screen as code in eight languages, to be copied."""

import time

from PySide6.QtCore import QCoreApplication, QTimer
from PySide6.QtGui import QFont, QFontDatabase, QFontInfo, QGuiApplication, QHideEvent
from PySide6.QtWidgets import (
    QApplication,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QPushButton,
    QVBoxLayout,
)

from gelu_desktop.model.result import Result
from gelu_desktop.model.snippets import LANGUAGES, formula_of, measure, snippet
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice
from gelu_desktop.widgets.panel import Panel
from gelu_desktop.widgets.theme import Theme

LANGUAGE = "code_language"
FRAME_SHARE = 0.008
CALM = 150


class CodePanel(Panel):
    """The chosen approximation, or the person's formula, with its live coefficients as code.

    What is quickly measured is shown in the same frame; the rest when the hand rests.

    Parameters
    ----------
    session : Session
        The work; it keeps the language when the window is built again.
    theme : Theme
        The colours.
    """

    def __init__(self, session: Session, theme: Theme) -> None:
        super().__init__(session, theme)
        self._cost = 0.0
        self._shown: tuple[object, ...] = ()
        self._timer = QTimer(self)
        self._timer.setSingleShot(True)
        self._timer.setInterval(CALM)
        self._timer.timeout.connect(self._on_timer_timeout)
        self.language = Choice(LANGUAGES)
        self.language.set_name(str(session.property(LANGUAGE) or "python"))
        self.language.setAccessibleName(self.tr("Language"))
        self.copy = QPushButton(self.tr("Copy"))
        self.text = QPlainTextEdit()
        self.text.setReadOnly(True)
        self.text.setLineWrapMode(QPlainTextEdit.LineWrapMode.NoWrap)
        self.text.setFont(_fixed_font())
        self.text.setAccessibleName(self.tr("Code"))
        self._arrange()
        self.language.chosen.connect(self._on_language_chosen)
        self.copy.clicked.connect(self._on_copy_clicked)

    def _arrange(self) -> None:
        row = QHBoxLayout()
        row.setContentsMargins(8, 6, 8, 6)
        row.setSpacing(8)
        label = QLabel(self.tr("Language"))
        label.setBuddy(self.language)
        row.addWidget(label)
        row.addWidget(self.language)
        row.addStretch(1)
        row.addWidget(self.copy)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.setSpacing(0)
        layout.addLayout(row)
        layout.addWidget(self.text, 1)

    def draw(self, result: Result) -> None:
        """Show the code for ``result``; what does not concern it costs nothing."""
        if _of_code(result, self.language.name) == self._shown:
            return
        if self._shown and self._cost > FRAME_SHARE:
            self._timer.start()
        else:
            self._write(result)

    def _write(self, result: Result) -> None:
        self._shown = _of_code(result, self.language.name)
        start = time.perf_counter()
        text = _code(result, self.language.name)
        self._cost = time.perf_counter() - start
        if text == self.text.toPlainText():
            return
        bars = self.text.verticalScrollBar(), self.text.horizontalScrollBar()
        places = [bar.value() for bar in bars]
        self.text.setPlainText(text)
        for bar, place in zip(bars, places, strict=True):
            bar.setValue(place)
        self.copy.setText(self.tr("Copy"))

    def _on_language_chosen(self, name: str) -> None:
        self.session.setProperty(LANGUAGE, name)
        self._write(self.session.result)

    def _on_copy_clicked(self) -> None:
        QGuiApplication.clipboard().setText(self.text.toPlainText())
        self.copy.setText(self.tr("Copied"))

    def _on_timer_timeout(self) -> None:
        self._write(self.session.result)

    def hideEvent(self, event: QHideEvent) -> None:
        """Leave the rest for when the panel is shown again."""
        if self._timer.isActive():
            self._timer.stop()
            self._stale = True
        super().hideEvent(event)


def _of_code(result: Result, language: str) -> tuple[object, ...]:
    """Return what the code depends on."""
    state = result.state
    name = state.approximation
    measured = (state.interval, state.number_format, state.mode, state.flush)
    values = tuple(state.coefficients_of(name).values())
    return language, name, state.formula, values, measured


def _code(result: Result, language: str) -> str:
    state = result.state
    function = result.function(state.approximation)
    values = state.coefficients_of(state.approximation)
    measured = measure(
        function,
        values,
        state.interval,
        formula=formula_of(function),
        number_format=state.number_format,
        mode=state.mode,
        flush=state.flush,
    )
    return snippet(
        function, values, language, measured=measured, translate=QCoreApplication.translate
    )


def _fixed_font() -> QFont:
    """Return the system's font of equal widths; Chinese characters come from the bundled one."""
    font = QFontDatabase.systemFont(QFontDatabase.SystemFont.FixedFont)
    bundled = QApplication.font().families()[1:]
    # By its own name: behind an alias Qt would look for characters elsewhere first.
    font.setFamilies([QFontInfo(font).family(), *bundled])
    return font


create = CodePanel
