"""The settings of a race: which activations, how they are trained, and how often."""

from dataclasses import replace
from typing import Any

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QLabel, QToolButton, QWidget

from gelu_desktop.model.race_settings import (
    BLOCKS_MAX,
    EPOCHS_MAX,
    SEED_MAX,
    SEEDS_MAX,
    WIDTH_MAX,
    RaceSettings,
)
from gelu_desktop.model.race_words import OPTIMISER_LABELS, seeds_words
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.flow import FlowLayout
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.speech import call
from gelu_desktop.widgets.staying_menu import StayingMenu

WIDTH, NARROW = 72, 52


class RaceControls(QWidget):
    """A menu, a choice and fields; all of them edit the session.

    Parameters
    ----------
    session : Session
        The work.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.activations = QToolButton()
        self.activations.setObjectName("activations")
        self._menu = StayingMenu(self.activations)
        self.optimiser = Choice(OPTIMISER_LABELS)
        call(self.optimiser, self.tr("Optimiser"))
        self.optimiser.chosen.connect(lambda name: self._store(optimiser=name))
        self.fields = {
            "rate": NumberField(1e-5, 1.0, step=1e-3),
            "blocks": self._count(BLOCKS_MAX),
            "width": self._count(WIDTH_MAX),
            "epochs": self._count(EPOCHS_MAX),
            "seeds": self._count(SEEDS_MAX),
            "seed": NumberField(0, SEED_MAX, step=1, whole=True),
        }
        self._offer_activations()
        self._arrange()

    def _count(self, most: int) -> NumberField:
        return NumberField(1, most, step=1, whole=True)

    def _offer_activations(self) -> None:
        self.activations.setText(self.tr("Activations"))
        self.activations.setToolTip(self.tr("Which activations race; one at least"))
        self.activations.setPopupMode(QToolButton.ToolButtonPopupMode.InstantPopup)
        for name, row in ACTIVATIONS.items():
            action = self._menu.addAction(QCoreApplication.translate("Functions", row.label))
            action.setCheckable(True)
            action.setData(name)
        self._menu.triggered.connect(self._on_menu_triggered)
        self.activations.setMenu(self._menu)

    def _arrange(self) -> None:
        flow = FlowLayout(self)
        flow.setContentsMargins(8, 4, 8, 2)
        flow.addWidget(self.activations)
        flow.addWidget(self.optimiser)
        rows = {
            "rate": (self.tr("Learning rate"), self.tr("How far each step moves the weights")),
            "blocks": (self.tr("Blocks"), self.tr("Residual feed-forward blocks of a network")),
            "width": (self.tr("Width"), self.tr("Of the stream; a block has four times as many")),
            "epochs": (self.tr("Epochs"), self.tr("How often the training images are seen")),
            "seeds": (self.tr("Seeds"), ""),
            "seed": (self.tr("from"), self.tr("The first seed; the others follow it")),
        }
        for key, (text, hint) in rows.items():
            field = self.fields[key]
            field.setMaximumWidth(pixels(WIDTH if key in ("rate", "seed") else NARROW))
            field.setToolTip(hint)
            field.setAccessibleName(self.tr("First seed") if key == "seed" else text)
            field.edited.connect(lambda value, key=key: self._on_field_edited(key, value))
            field.finished.connect(self._session.close_gesture)
            flow.addWidget(_beside(QLabel(text), field))

    def draw(self, settings: RaceSettings) -> None:
        """Show ``settings``."""
        for action in self._menu.actions():
            action.setChecked(action.data() in settings.activations)
        self.optimiser.set_name(settings.optimiser)
        for key, field in self.fields.items():
            field.set_value(float(getattr(settings, key)))
        self.fields["seeds"].setToolTip(seeds_words(settings, QCoreApplication.translate))

    def _store(self, gesture: str | None = None, **changes: Any) -> None:
        self._session.edit(gesture=gesture, race=replace(self._session.state.race, **changes))

    def _on_field_edited(self, key: str, value: float) -> None:
        self._store(f"race.{key}", **{key: value if key == "rate" else int(value)})

    def _on_menu_triggered(self) -> None:
        names = tuple(action.data() for action in self._menu.actions() if action.isChecked())
        if names:
            self._store(activations=names)
        else:
            # One activation at least races; the one that was clicked stays ticked.
            self.draw(self._session.state.race)


def _beside(label: QLabel, field: QWidget) -> QWidget:
    holder = QWidget()
    row = QHBoxLayout(holder)
    row.setContentsMargins(0, 0, 0, 0)
    row.setSpacing(5)
    label.setBuddy(field)
    row.addWidget(label)
    row.addWidget(field)
    return holder
