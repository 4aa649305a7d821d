"""A slider and a number field bound together: they emit for the person only.

This is the one place that blocks signals: setting a value from the program is silent.
"""

from collections.abc import Mapping

from PySide6.QtCore import QEvent, QSignalBlocker, QSize, Qt, Signal
from PySide6.QtGui import QHelpEvent, QIcon, QPaintEvent, QStandardItemModel, QWheelEvent
from PySide6.QtWidgets import (
    QComboBox,
    QHBoxLayout,
    QLabel,
    QStyle,
    QStyleOptionComboBox,
    QToolButton,
    QToolTip,
    QWidget,
)

from gelu_desktop.model.numbers import write
from gelu_desktop.resources import path_of
from gelu_desktop.widgets.magnification import magnification
from gelu_desktop.widgets.number_field import NumberField
from gelu_desktop.widgets.slider import Slider, nice_step

__all__ = ["Choice", "NumberField", "SliderField"]

_ICON = QSize(14, 14)
_EDGE = 2  # of both sides, where the style draws nothing


class SliderField(QWidget):
    """A label, a slider, a number field and, where there is a published value, its reset button.

    Parameters
    ----------
    label : str
        What is tuned, already translated; also its name for screen readers.
    lower, upper : float
        The ends of the slider.
    limits : tuple of float, optional
        What may be typed; the ends of the slider if not given. A number beyond the slider's
        end is shown in the field while the handle stands at the end.
    step : float, optional
        The distance of two ticks; a 1, 2 or 5 with zeros that suits the range if not given.
    published : float, optional
        The value that the reset button brings back.
    digits : int
        Significant digits shown of a long fraction.
    tooltip : str
        What the number means, already translated.
    name : str
        The name for screen readers where the label is too short to say.
    probe : bool
        Whether this is the probe, which has its own colour.
    whole : bool
        Whether only whole numbers are taken.
    parent : QWidget, optional
        The owner.
    """

    edited = Signal(float)
    finished = Signal()

    def __init__(
        self,
        label: str,
        lower: float,
        upper: float,
        *,
        limits: tuple[float, float] | None = None,
        step: float | None = None,
        published: float | None = None,
        digits: int = 6,
        tooltip: str = "",
        name: str = "",
        probe: bool = False,
        whole: bool = False,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self._ends = lower, upper
        self._published = published
        step = step or (1.0 if whole else nice_step(lower, upper))
        self.label = QLabel(label)
        self.label.setMinimumWidth(self.label.fontMetrics().horizontalAdvance("m"))
        self.slider = Slider(lower, upper, step)
        self.slider.setProperty("probe", probe)
        limits = limits or (lower, upper)
        self.field = NumberField(*limits, step=step, digits=digits, whole=whole)
        self.reset = self._reset_button()
        self._describe(name or label, tooltip)
        self._arrange()
        self.set_value(self.number)
        self.slider.valueChanged.connect(self._on_slider_value_changed)
        self.field.edited.connect(self._on_field_edited)
        self.slider.finished.connect(self.finished)
        self.field.finished.connect(self.finished)
        self.reset.clicked.connect(self._on_reset_clicked)

    def _reset_button(self) -> QToolButton:
        button = QToolButton()
        button.setIcon(QIcon(path_of("icons/reset.svg")))
        button.setIconSize(_ICON * magnification())
        button.setAutoRaise(True)
        button.setEnabled(False)
        return button

    def _describe(self, name: str, tooltip: str) -> None:
        for widget in (self.label, self.slider, self.field):
            widget.setToolTip(tooltip)
        self.slider.setAccessibleName(name)
        self.field.setAccessibleName(name)
        if self._published is not None:
            text = self.tr("Reset {name} to {value}")
            text = text.format(name=self.label.text(), value=write(self._published))
            self.reset.setToolTip(text)
            self.reset.setAccessibleName(text)

    def _arrange(self) -> None:
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(self.label)
        row.addWidget(self.slider, 1)
        row.addWidget(self.field)
        row.addWidget(self.reset)
        # Shown earlier, it would be a window of its own for a moment.
        self.reset.setVisible(self._published is not None)
        self.setFocusProxy(self.slider)

    @property
    def number(self) -> float:
        """The number in the field."""
        return self.field.number

    def set_value(self, value: float) -> None:
        """Show ``value`` without emitting."""
        self._point_to(value)
        self.field.set_value(value)
        self._follow()

    def set_ends(self, lower: float, upper: float, step: float | None = None) -> None:
        """Change the ends of the slider without emitting."""
        if (lower, upper) == self._ends:
            return
        self._ends = lower, upper
        step = step or nice_step(lower, upper)
        with QSignalBlocker(self.slider):
            self.slider.set_ends(lower, upper, step)
        self.field.set_step(step)
        self._point_to(self.number)

    def refuse(self, reason: str) -> None:
        """Show at the field why its number was not taken."""
        self.field.refuse(reason)

    def _point_to(self, value: float) -> None:
        with QSignalBlocker(self.slider):
            self.slider.point_to(value)

    def _follow(self) -> None:
        # Qt tells screen readers the slider's tick; the number itself is its description.
        self.slider.setAccessibleDescription(write(self.number))
        self.reset.setEnabled(self._published is not None and self.number != self._published)

    def _on_slider_value_changed(self) -> None:
        self.field.set_value(self.slider.number)
        self._follow()
        self.edited.emit(self.slider.number)

    def _on_field_edited(self, value: float) -> None:
        self._point_to(value)
        self._follow()
        self.edited.emit(value)

    def _on_reset_clicked(self) -> None:
        if self._published is not None:
            self.set_value(self._published)
            self.edited.emit(self._published)
            self.finished.emit()


class Choice(QComboBox):
    """A list to choose one name from; it emits for the person only.

    The wheel counts only where the list has the focus.

    Parameters
    ----------
    rows : mapping of str to str
        What is shown for each name, already translated.
    parent : QWidget, optional
        The owner.
    """

    chosen = Signal(str)
    _painting = False

    def __init__(self, rows: Mapping[str, str], parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.add_rows(rows)
        self.activated.connect(self._on_self_activated)

    def add_heading(self, text: str) -> None:
        """Add a line above the rows that follow; it cannot be chosen."""
        self.addItem(text)
        place = self.count() - 1
        font = self.font()
        font.setBold(True)
        self.setItemData(place, font, Qt.ItemDataRole.FontRole)
        model = self.model()
        assert isinstance(model, QStandardItemModel)
        model.item(place).setFlags(Qt.ItemFlag.NoItemFlags)

    def add_rows(self, rows: Mapping[str, str]) -> None:
        """Add rows at the end: what is shown for each name, already translated."""
        for name, text in rows.items():
            self.addItem(text, name)

    @property
    def name(self) -> str:
        """The name chosen."""
        return str(self.currentData())

    def set_name(self, name: str) -> None:
        """Choose ``name`` without emitting."""
        self.setCurrentIndex(self.findData(name))

    def offer(self, name: str, text: str, there: bool) -> None:
        """Add a name at the end of the list, or take it away; silently."""
        place = self.findData(name)
        if there and place < 0:
            self.addItem(text, name)
        elif not there and place >= 0:
            self.removeItem(place)

    def _on_self_activated(self) -> None:
        self.chosen.emit(self.name)

    @property
    def shortened(self) -> bool:
        """Whether there is less room than the chosen text needs."""
        option = QStyleOptionComboBox()
        super().initStyleOption(option)
        return option.currentText != self._fitted(option)

    def _fitted(self, option: QStyleOptionComboBox) -> str:
        part = QStyle.SubControl.SC_ComboBoxEditField
        room = self.style().subControlRect(QStyle.ComplexControl.CC_ComboBox, option, part, self)
        metrics, text = self.fontMetrics(), option.currentText
        if metrics.boundingRect(text).width() <= room.width():  # as the list's own width has it
            return text
        return metrics.elidedText(text, Qt.TextElideMode.ElideRight, room.width() - _EDGE)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Shorten a text that does not fit, rather than cut it."""
        self._painting = True
        try:
            super().paintEvent(event)
        finally:
            self._painting = False

    def initStyleOption(self, option: QStyleOptionComboBox) -> None:  # noqa: N802 - Qt's name
        """Say what is drawn; asked a hundred times for each that is painted once."""
        super().initStyleOption(option)
        if self._painting:
            option.currentText = self._fitted(option)

    def showPopup(self) -> None:  # noqa: N802 - Qt's name
        """Show the list wide enough to be read."""
        view = self.view()
        wanted = view.sizeHintForColumn(0) + 2 * view.verticalScrollBar().sizeHint().width()
        view.setMinimumWidth(min(wanted, self.screen().availableGeometry().width()))
        super().showPopup()

    def event(self, event: QEvent) -> bool:
        """Show the whole text where it is shortened, above what the list is for."""
        if isinstance(event, QHelpEvent) and event.type() == QEvent.Type.ToolTip and self.shortened:
            lines = filter(None, (self.currentText(), self.toolTip()))
            QToolTip.showText(event.globalPos(), "\n".join(lines), self)
            return True
        return super().event(event)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Change only where the person has chosen this list; else let the panel scroll."""
        if self.hasFocus():
            super().wheelEvent(event)
        else:
            event.ignore()
