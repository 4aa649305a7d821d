"""The input x and the visible range."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QPushButton, QVBoxLayout, QWidget

from gelu_desktop.model.limits import X_LIMIT, X_SPAN_MIN
from gelu_desktop.model.numbers import write
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.state import State
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import NumberField, SliderField

_PRESETS = (4.0, 8.0)


class ProbeControls(QWidget):
    """The input x and the visible range."""

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.input = SliderField(
            "x",
            *State.x_range,
            limits=(-X_LIMIT, X_LIMIT),
            name=self.tr("Input x"),
            tooltip=self.tr(
                "The input x at which everything is read. The slider covers the visible range;"
                " −1000 to 1000 may be typed."
            ),
            probe=True,
        )
        self.low = self._bound(self.tr("Lower end of the x range"))
        self.high = self._bound(self.tr("Upper end of the x range"))
        column = QVBoxLayout(self)
        column.setContentsMargins(0, 0, 0, 0)
        column.addWidget(self.input)
        self.range = self._range_row()
        column.addWidget(self.range)
        self.input.edited.connect(self._on_input_edited)
        self.input.finished.connect(session.close_gesture)
        self.low.edited.connect(self._on_low_edited)
        self.high.edited.connect(self._on_high_edited)

    def _bound(self, name: str) -> NumberField:
        field = NumberField(-X_LIMIT, X_LIMIT, step=0.5)
        field.setAccessibleName(name)
        field.setToolTip(name)
        field.finished.connect(self._session.close_gesture)
        return field

    def _range_row(self) -> QWidget:
        holder = QWidget()
        row = QHBoxLayout(holder)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(6)
        row.addWidget(QLabel(self.tr("x range")))
        row.addWidget(self.low)
        row.addWidget(QLabel(self.tr("to")))
        row.addWidget(self.high)
        row.addStretch(1)
        for half in _PRESETS:
            row.addWidget(self._preset(half))
        return holder

    @property
    def groups(self) -> dict[str, QWidget]:
        """What can be put away, by name."""
        return {"probe": self.input, "range": self.range}

    def _preset(self, half: float) -> QPushButton:
        button = QPushButton(f"±{write(half)}")
        button.setProperty("role", "small")
        text = self.tr("Show −{half} to {half}").format(half=write(half))
        button.setToolTip(text)
        button.setAccessibleName(text)
        button.setProperty("half", half)
        button.clicked.connect(self._on_preset_clicked)
        return button

    def draw(self, state: State) -> None:
        """Show the probe and the range."""
        self.input.set_ends(*state.x_range)
        self.input.set_value(state.x)
        self.low.set_value(state.x_range[0])
        self.high.set_value(state.x_range[1])

    def _on_input_edited(self, x: float) -> None:
        self._session.edit(gesture="x", x=x)

    def _on_low_edited(self, lower: float) -> None:
        self._set_range(self.low, (lower, self._session.state.x_range[1]))

    def _on_high_edited(self, upper: float) -> None:
        self._set_range(self.high, (self._session.state.x_range[0], upper))

    def _set_range(self, field: NumberField, x_range: tuple[float, float]) -> None:
        try:
            self._session.edit(gesture="x_range", x_range=x_range)
        except StateError:
            kept = self._session.state.x_range[0 if field is self.low else 1]
            field.set_value(kept)
            message = self.tr("The lower end must be below the upper end. {kept} was kept.")
            if x_range[0] < x_range[1]:
                message = self.tr("The range must be at least {least} wide. {kept} was kept.")
            field.refuse(message.format(kept=write(kept), least=write(X_SPAN_MIN)))

    def _on_preset_clicked(self) -> None:
        half = float(self.sender().property("half"))
        self._session.edit(x_range=(-half, half))
