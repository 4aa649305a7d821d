"""Sliders for the coefficients of the functions that are examined or shown."""

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QVBoxLayout, QWidget

from gelu_desktop.model.numbers import write
from gelu_desktop.model.rules import StateError
from gelu_desktop.model.state import State
from gelu_desktop.numerics.expression_tokens import GREEK
from gelu_desktop.numerics.function import Coefficient, Function
from gelu_desktop.numerics.own import OWN
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import SliderField
from gelu_desktop.widgets.magnification import pixels

translate = QCoreApplication.translate

PADDING = 18


def symbol(name: str) -> str:
    """Return a coefficient's name as it is read: the Greek letter for its name."""
    return GREEK.get(name, name)


class CoefficientFields(QWidget):
    """A slider for each coefficient of some functions, made when it is first needed.

    Parameters
    ----------
    session : Session
        The work.
    named : bool
        Whether a label names the function too.
    """

    def __init__(self, session: Session, named: bool = False) -> None:
        super().__init__()
        self._session = session
        self._named = named
        self._made: dict[str, tuple[Coefficient, SliderField]] = {}
        self._shown: list[str] = []
        self._column = QVBoxLayout(self)
        self._column.setContentsMargins(0, 0, 0, 0)

    @property
    def fields(self) -> dict[str, SliderField]:
        """The sliders that are shown, by the keys of their coefficients."""
        return {key: self._made[key][1] for key in self._shown}

    def draw(self, rows: Sequence[Function], state: State) -> bool:
        """Show the coefficients of ``rows``; return whether the sliders are others than before."""
        wanted = {
            f"{row.name}.{coefficient.name}": (row, coefficient)
            for row in rows
            for coefficient in row.coefficients
        }
        changed = list(wanted) != self._shown or any(
            self._made[key][0] != coefficient for key, (_, coefficient) in wanted.items()
        )
        if changed:
            self._arrange(wanted)
        for key, (row, coefficient) in wanted.items():
            value = state.coefficients.get(key, row.published()[coefficient.name])
            self._made[key][1].set_value(value)
        return changed

    def _arrange(self, wanted: dict[str, tuple[Function, Coefficient]]) -> None:
        for key in self._shown:
            self._made[key][1].hide()
            self._column.removeWidget(self._made[key][1])
            if key.startswith(f"{OWN}.") and key not in wanted:
                self._made.pop(key)[1].deleteLater()
        for key, (row, coefficient) in wanted.items():
            made = self._made.get(key)
            if made is None or made[0] != coefficient:
                if made is not None:
                    made[1].deleteLater()
                self._made[key] = coefficient, self._field(key, row, coefficient)
            self._column.addWidget(self._made[key][1])
            self._made[key][1].show()
        self._shown = list(wanted)

    def _field(self, key: str, row: Function, coefficient: Coefficient) -> SliderField:
        name, label = symbol(coefficient.name), translate("Functions", row.label)
        field = SliderField(
            f"{label} {name}" if self._named else name,
            coefficient.lower,
            coefficient.upper,
            limits=coefficient.limits,
            published=coefficient.published,
            tooltip=self._tooltip(row, coefficient),
            name=self.tr("Coefficient {name}").format(name=f"{name}, {label}"),
            whole=coefficient.whole,
        )
        sample = write(coefficient.published)
        field.field.setMinimumWidth(field.fontMetrics().horizontalAdvance(sample) + pixels(PADDING))
        # It was made late, and Qt would take the focus to it from the end of the panel.
        field.setFocusProxy(None)  # type: ignore[arg-type]
        field.setProperty("key", key)
        field.edited.connect(self._on_field_edited)
        field.finished.connect(self._session.close_gesture)
        return field

    def _tooltip(self, row: Function, coefficient: Coefficient) -> str:
        if row.name == OWN:
            text = self.tr("{meaning}\nSlider: {lower} to {upper}.")
        else:
            text = self.tr("{meaning}\nSlider: {lower} to {upper}. Published: {published}.")
        return text.format(
            meaning=translate("Coefficients", coefficient.meaning),
            lower=write(coefficient.lower),
            upper=write(coefficient.upper),
            published=write(coefficient.published),
        )

    def _on_field_edited(self, value: float) -> None:
        key = str(self.sender().property("key"))
        try:
            self._session.edit(gesture=key, coefficients={key: value})
        except StateError:
            coefficient, field = self._made[key]
            field.set_value(self._session.state.coefficients.get(key, coefficient.published))
            field.refuse(self.tr("This value cannot be used. The old one was kept."))
