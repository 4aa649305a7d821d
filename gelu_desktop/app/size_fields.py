"""Width and height in pixels, side by side."""

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from gelu_desktop.app.picture import SIDE_MAX
from gelu_desktop.widgets.controls import NumberField


class SizeFields(QWidget):
    """Asks for a size; what is offered is replaced until a person types one."""

    changed = Signal()

    def __init__(self) -> None:
        super().__init__()
        self.typed = False
        self.width_field = NumberField(1, SIDE_MAX, step=10, whole=True)
        self.height_field = NumberField(1, SIDE_MAX, step=10, whole=True)
        self.fields = (self.width_field, self.height_field)
        names = (self.tr("Width in pixels"), self.tr("Height in pixels"))
        for field, name in zip(self.fields, names, strict=True):
            field.setAccessibleName(name)
            field.setToolTip(name)
            field.edited.connect(self._on_field_edited)
        layout = QHBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        for widget in (self.width_field, QLabel("×"), self.height_field, QLabel(self.tr("px"))):
            layout.addWidget(widget)
        layout.addStretch(1)

    @property
    def size_chosen(self) -> tuple[int, int]:
        """Width and height."""
        return int(self.width_field.number), int(self.height_field.number)

    def offer(self, size: tuple[int, int]) -> None:
        """Show a size, unless a person typed one."""
        if not self.typed:
            for field, side in zip(self.fields, size, strict=True):
                field.set_value(side)

    def _on_field_edited(self) -> None:
        self.typed = True
        self.changed.emit()
