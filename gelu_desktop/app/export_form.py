"""The part of the export dialog that asks how the pictures are to look."""

import dataclasses

from PySide6.QtCore import QSignalBlocker, Signal
from PySide6.QtWidgets import (
    QCheckBox,
    QFormLayout,
    QHBoxLayout,
    QLabel,
    QPlainTextEdit,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.export import ENCODERS
from gelu_desktop.app.export_choices import AS_SHOWN, PAGES, Choices
from gelu_desktop.app.export_look import (
    CAPTION_MAX,
    CUSTOM,
    DPI_MAX,
    DPI_MIN,
    FONT_MAX,
    FONT_MIN,
    INCH,
    LINES_MAX,
    LINES_MIN,
    PRESETS,
    Size,
)
from gelu_desktop.app.picture import SIDE_MAX
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.speech import call

_SMALLEST = 0.001
_CAPTION_LINES = 2.6


class ExportForm(QWidget):
    """Every choice about the look of pictures.

    Parameters
    ----------
    choices : Choices
        What is shown at first.
    """

    changed = Signal()
    refused = Signal()

    def __init__(self, choices: Choices) -> None:
        super().__init__()
        self._choices = choices
        self._own = (1, 1)
        self._make_lists()
        self._make_numbers()
        self._make_words()
        self._lay_out()
        self._show()
        self._connect()

    def _make_lists(self) -> None:
        self.kind = Choice(
            {
                **{kind: kind.upper() for kind in ENCODERS},
                PAGES: self.tr("PDF, a page each in one file"),
            }
        )
        self.colours = Choice(
            {
                AS_SHOWN: self.tr("As shown"),
                "light": self.tr("Light"),
                "dark": self.tr("Dark"),
                "paper": self.tr("Paper, for print"),
            }
        )
        self.preset = Choice(
            {
                "normal": self.tr("Normal"),
                "double": self.tr("Double, for sharp screens"),
                "slide": self.tr("Slide, 1920 × 1080"),
                "column": self.tr("Paper, one column (85 mm)"),
                "columns": self.tr("Paper, two columns (175 mm)"),
                CUSTOM: self.tr("Custom"),
            }
        )
        self.unit = Choice({"px": self.tr("px"), "mm": self.tr("mm"), "in": self.tr("in")})
        self.legend = Choice(
            {
                "above": self.tr("Above the plot"),
                "top-left": self.tr("In the plot, top left"),
                "top-right": self.tr("In the plot, top right"),
                "bottom-left": self.tr("In the plot, bottom left"),
                "bottom-right": self.tr("In the plot, bottom right"),
                "none": self.tr("None"),
            }
        )
        self.language = Choice({"": self.tr("As shown"), "en": "English", "zh_CN": "中文"})
        self.lists = (self.kind, self.colours, self.preset, self.unit, self.legend, self.language)

    def _make_numbers(self) -> None:
        self.width_field = NumberField(_SMALLEST, SIDE_MAX, step=10)
        self.height_field = NumberField(_SMALLEST, SIDE_MAX, step=10)
        self.dpi_field = NumberField(DPI_MIN, DPI_MAX, step=24)
        self.font_field = NumberField(FONT_MIN, FONT_MAX, step=0.1)
        self.lines_field = NumberField(LINES_MIN, LINES_MAX, step=0.1)
        self.pixels = QLabel()
        names = {
            self.width_field: self.tr("Width"),
            self.height_field: self.tr("Height"),
            self.dpi_field: self.tr("Resolution in dots per inch"),
            self.font_field: self.tr("Size of the text, 1 as usual"),
            self.lines_field: self.tr("Thickness of the lines, 1 as usual"),
        }
        for widget, name in names.items():
            widget.setAccessibleName(name)
            widget.setToolTip(name)
        unit = self.tr("Unit of width and height")
        call(self.unit, unit)
        self.unit.setToolTip(unit)
        self.fields = (
            self.width_field,
            self.height_field,
            self.dpi_field,
            self.font_field,
            self.lines_field,
        )

    def _make_words(self) -> None:
        self.transparent = QCheckBox(self.tr("&Transparent ground"))
        self.title = QCheckBox(self.tr("T&itle"))
        self.captioned = QCheckBox(self.tr("Ca&ption"))
        self.footer = QCheckBox(self.tr("Foote&r: what the picture depends on"))
        self.caption = QPlainTextEdit()
        self.caption.setAccessibleName(self.tr("Text of the caption"))
        self.caption.setTabChangesFocus(True)
        self.caption.setFixedHeight(round(self.fontMetrics().lineSpacing() * _CAPTION_LINES) + 10)
        self.ticks = (self.transparent, self.title, self.captioned, self.footer)

    def _lay_out(self) -> None:
        whole, form = QVBoxLayout(self), QFormLayout()
        whole.setContentsMargins(0, 0, 0, 0)
        whole.addLayout(form)
        whole.addStretch(1)
        form.setVerticalSpacing(5)
        form.addRow(self.tr("&Format"), self.kind)
        form.addRow(self.tr("&Colours"), self.colours)
        form.addRow("", self.transparent)
        form.addRow(self.tr("&Size"), self.preset)
        sides = (self.width_field, QLabel("×"), self.height_field, self.unit)
        self._add_row(form, self.tr("&Width × height"), *sides)
        dpi = (self.dpi_field, QLabel(self.tr("dpi")), self.pixels)
        self._add_row(form, self.tr("Resol&ution"), *dpi)
        lines = QLabel(self.tr("&Lines ×"))
        lines.setBuddy(self.lines_field)
        self._add_row(form, self.tr("Te&xt ×"), self.font_field, lines, self.lines_field)
        form.addRow(self.tr("Le&gend"), self.legend)
        form.addRow(self.tr("La&nguage"), self.language)
        form.addRow("", _row(self.title, self.captioned))
        form.addRow("", self.caption)
        form.addRow("", self.footer)

    @staticmethod
    def _add_row(form: QFormLayout, text: str, *widgets: QWidget) -> None:
        """Add several widgets in one row; the key of its label leads to the first."""
        label = QLabel(text)
        label.setBuddy(widgets[0])
        form.addRow(label, _row(*widgets))

    def _connect(self) -> None:
        for choice in (self.kind, self.colours, self.legend, self.language):
            choice.chosen.connect(self._on_choice_chosen)
        self.preset.chosen.connect(self._on_preset_chosen)
        self.unit.chosen.connect(self._on_unit_chosen)
        for field in self.fields:
            field.edited.connect(self._on_field_edited)
            field.refused.connect(self.refused)
        for tick in self.ticks:
            tick.toggled.connect(self._on_choice_chosen)
        self.caption.textChanged.connect(self._on_choice_chosen)

    @property
    def choices(self) -> Choices:
        """What is chosen."""
        return self._choices

    def use_size(self, own: tuple[int, int]) -> None:
        """Tell the size of the panel that is shown, which the numbers follow by default."""
        self._own = own
        self._show_numbers()

    @property
    def stopped(self) -> bool:
        """Whether a field shows something that it did not take."""
        return any(field.property("refused") for field in self.fields)

    def _show(self) -> None:
        chosen, look = self._choices, self._choices.look
        for tick, on in (
            (self.transparent, look.transparent),
            (self.title, look.title),
            (self.captioned, chosen.captioned),
            (self.footer, look.footer),
        ):
            tick.setChecked(on)
        self.kind.set_name(chosen.kind)
        self.colours.set_name(chosen.colours)
        self.legend.set_name(look.legend)
        self.language.set_name(look.language)
        self.caption.setPlainText(look.caption)
        self._show_numbers()

    def _show_numbers(self) -> None:
        chosen = self._choices
        size = chosen.size if chosen.size.width else chosen.size.within("px", self._own)
        self.preset.set_name(chosen.preset)
        self.unit.set_name(size.unit)
        self.width_field.set_value(size.width)
        self.height_field.set_value(size.height)
        self.dpi_field.set_value(size.dpi)
        self.font_field.set_value(chosen.look.font)
        self.lines_field.set_value(chosen.look.lines)
        self.caption.setEnabled(chosen.captioned)
        width, height = size.pixels(self._own)
        self.pixels.setText(self.tr("{0} × {1} pixels").format(width, height))
        self.pixels.setVisible(size.unit != "px")

    def _on_choice_chosen(self) -> None:
        text = self.caption.toPlainText()
        if len(text) > CAPTION_MAX:
            with QSignalBlocker(self.caption):
                self.caption.setPlainText(text[:CAPTION_MAX])
        look = dataclasses.replace(
            self._choices.look,
            legend=self.legend.name,
            language=self.language.name,
            transparent=self.transparent.isChecked(),
            title=self.title.isChecked(),
            caption=text[:CAPTION_MAX],
            footer=self.footer.isChecked(),
        )
        self._take(
            kind=self.kind.name,
            colours=self.colours.name,
            captioned=self.captioned.isChecked(),
            look=look,
        )

    def _on_preset_chosen(self, name: str) -> None:
        if name in PRESETS:
            self._choices = self._choices.resized(PRESETS[name])
            self._take(preset=name)
        else:
            self._on_field_edited()

    def _on_unit_chosen(self, unit: str) -> None:
        self._take(preset=CUSTOM, size=self._choices.size.within(unit, self._own))

    def _on_field_edited(self) -> None:
        width, height = self.width_field.number, self.height_field.number
        unit = self.unit.name
        if not INCH[unit]:
            width, height = max(1, round(width)), max(1, round(height))
        look = dataclasses.replace(
            self._choices.look, font=self.font_field.number, lines=self.lines_field.number
        )
        size = Size(width, height, unit, self.dpi_field.number)
        self._take(preset=CUSTOM, size=size, look=look)

    def _take(self, **changes: object) -> None:
        self._choices = dataclasses.replace(self._choices, **changes)  # type: ignore[arg-type]
        self._show_numbers()
        self.changed.emit()


def _row(*widgets: QWidget) -> QWidget:
    row = QWidget()
    layout = QHBoxLayout(row)
    layout.setContentsMargins(0, 0, 0, 0)
    for widget in widgets:
        layout.addWidget(widget)
    layout.addStretch(1)
    row.setFocusProxy(widgets[0])
    return row
