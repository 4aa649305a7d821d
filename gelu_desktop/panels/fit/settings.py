"""The settings of a refit: what is free, what is made small, and where."""

from PySide6.QtWidgets import QHBoxLayout, QLabel, QWidget

from gelu_desktop.model.limits import X_LIMIT, X_SPAN_MIN
from gelu_desktop.model.numbers import write
from gelu_desktop.model.result import Result
from gelu_desktop.model.rules import StateError
from gelu_desktop.panels.fit.asked import free, tunable
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.focusing import put_in_order
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.tick import Tick

WIDTH = 64


class FitSettings(QWidget):
    """Check boxes, choices and fields; all of them edit the session.

    Parameters
    ----------
    session : Session
        The work.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.boxes: dict[str, Tick] = {}
        self._shown: tuple[tuple[str, bool], ...] = ()
        targets = {"gelu": "GELU", "slope": self.tr("its slope"), "gate": self.tr("the gate Φ")}
        self.target = Choice(targets)
        self.norm = Choice(
            {
                "minimax": self.tr("the largest error"),
                "l2": self.tr("the mean square"),
                "normal": self.tr("the mean square under N(0,1)"),
            }
        )
        self.ends = (self._end(self.tr("Lower end")), self._end(self.tr("Upper end")))
        self.pinned = Tick(self.tr("Keep the gate's slope at 0"))
        self.pinned.setToolTip(
            self.tr("The gate f(x)/x keeps the slope φ(0) = 0.398942 that Φ has at x = 0")
        )
        self._arrange()
        self.target.chosen.connect(lambda name: session.edit(fit_target=name))
        self.norm.chosen.connect(lambda name: session.edit(fit_norm=name))
        self.pinned.chosen.connect(lambda checked: session.edit(fit_pinned=checked))
        for field in self.ends:
            field.edited.connect(self._on_end_edited)
            field.finished.connect(session.close_gesture)

    def _end(self, name: str) -> NumberField:
        field = NumberField(-X_LIMIT, X_LIMIT, step=0.5)
        field.setAccessibleName(name)
        field.setMaximumWidth(pixels(WIDTH))
        return field

    def _arrange(self) -> None:
        self._flow = FlowLayout(self)
        self._flow.setContentsMargins(8, 4, 8, 2)
        self._flow.addWidget(QLabel(self.tr("Free")))
        self._others = (
            _named(self.tr("Fit to"), self.target),
            _named(self.tr("Make small"), self.norm),
            _named(self.tr("from"), self.ends[0], self.tr("to"), self.ends[1]),
            self.pinned,
        )
        for widget in self._others:
            self._flow.addWidget(widget)

    def draw(self, result: Result) -> None:
        """Show the settings of ``result``."""
        state = result.state
        self._draw_boxes(result)
        self.target.set_name(state.fit_target)
        self.norm.set_name(state.fit_norm)
        self.pinned.set_on(state.fit_pinned)
        for field, value in zip(self.ends, state.interval, strict=True):
            field.set_value(value)

    def _draw_boxes(self, result: Result) -> None:
        row = result.function(result.state.approximation)
        shown = tuple((each.name, each.whole) for each in row.coefficients)
        if shown != self._shown:
            self._shown = shown
            self._renew_boxes()
        chosen = free(result)
        for name, box in self.boxes.items():
            box.set_on(name in chosen)
            box.setEnabled(name in tunable(result))

    def _renew_boxes(self) -> None:
        used = any(box.hasFocus() for box in self.boxes.values())
        for box in self.boxes.values():
            self._flow.removeWidget(box)
            box.hide()
            box.deleteLater()
        # There may be many, and the row breaks between any two.
        for widget in self._others:
            self._flow.removeWidget(widget)
        self.boxes = {}
        for name, whole in self._shown:
            box = Tick(name)
            box.setAccessibleName(self.tr("{name} is free").format(name=name))
            hint = self.tr("A whole number cannot be fitted") if whole else ""
            box.setToolTip(
                hint
                or self.tr("A fit may change {name}; one coefficient at least is free").format(
                    name=name
                )
            )
            box.chosen.connect(self._on_box_clicked)
            self._flow.addWidget(box)
            box.show()  # at once, for the focus may come before Qt would do it
            self.boxes[name] = box
        for widget in self._others:
            self._flow.addWidget(widget)
        put_in_order(self, self.target)
        if used:
            next(iter(self.boxes.values()), self.target).setFocus()

    def _on_box_clicked(self) -> None:
        names = tuple(name for name, box in self.boxes.items() if box.isChecked())
        if names:
            self._session.edit(fit_free=names)
        else:
            # One coefficient at least is free; the box that was clicked stays ticked.
            self._draw_boxes(self._session.result)

    def _on_end_edited(self) -> None:
        low, high = (field.number for field in self.ends)
        try:
            self._session.edit(gesture="interval", interval=(low, high))
        except StateError:
            place = 0 if self.sender() is self.ends[0] else 1
            field, kept = self.ends[place], self._session.state.interval[place]
            field.set_value(kept)
            text = self.tr("The lower end must be below the upper end. {kept} was kept.")
            if low < high:
                text = self.tr("The interval must be at least {least} wide. {kept} was kept.")
            field.refuse(text.format(kept=write(kept), least=write(X_SPAN_MIN)))


def _named(*parts: str | QWidget) -> QWidget:
    """Return widgets in a row, with labels where there are texts."""
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(5)
    label: QLabel | None = None
    for part in parts:
        if isinstance(part, str):
            label = QLabel(part)
            row.addWidget(label)
            continue
        if label is not None:
            label.setBuddy(part)
            if not part.accessibleName():
                part.setAccessibleName(label.text())
        row.addWidget(part)
    return holder
