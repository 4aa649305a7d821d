"""One hidden unit: which, and the picture of its pre-activations on the two functions."""

from dataclasses import replace

import numpy as np
from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QHBoxLayout, QWidget

from gelu_desktop.model.ffn_settings import NONE, RANK_MAX
from gelu_desktop.model.ffn_units import unit
from gelu_desktop.model.figures import fixed, percent
from gelu_desktop.model.result import Result
from gelu_desktop.model.scene import Bars, Line, Scene
from gelu_desktop.numerics.sampling import nice_range
from gelu_desktop.panels.ffn.batch_content import Shown
from gelu_desktop.panels.ffn.batch_scenes import labels
from gelu_desktop.panels.ffn.named import Named
from gelu_desktop.session import Session
from gelu_desktop.widgets.controls import Choice, NumberField
from gelu_desktop.widgets.magnification import pixels

translate = QCoreApplication.translate

REACH = 0.5
STEM = 0.006  # of the width


class UnitPicker(QWidget):
    """The order of the hidden units, and the place of the one that is shown.

    Parameters
    ----------
    session : Session
        The work.
    """

    def __init__(self, session: Session) -> None:
        super().__init__()
        self._session = session
        self.order = Choice(
            {
                NONE: translate("FfnPanel", "none"),
                "change": translate("FfnPanel", "by change"),
                "mean": translate("FfnPanel", "by mean"),
                "std": translate("FfnPanel", "by std"),
                "zeros": translate("FfnPanel", "by zeros"),
                "number": translate("FfnPanel", "by number"),
            }
        )
        self.order.setToolTip(
            translate(
                "FfnPanel",
                "Picks one hidden unit, the largest first: by how much of the output changes"
                " through it, or by its pre-activations. Its picture stands behind the output, its"
                " dots on Curves.",
            )
        )
        self.order.chosen.connect(self._on_order_chosen)
        self.rank = NumberField(1, RANK_MAX, step=1, whole=True)
        self.rank.setMaximumWidth(pixels(52))
        self.rank.setAccessibleName(translate("FfnPanel", "Place in the order"))
        self.rank.setToolTip(translate("FfnPanel", "Place in the order"))
        self.rank.edited.connect(self._on_rank_edited)
        self.rank.finished.connect(session.close_gesture)
        row = QHBoxLayout(self)
        row.setContentsMargins(0, 0, 0, 0)
        row.setSpacing(5)
        row.addWidget(Named(translate("FfnPanel", "Unit"), self.order))
        row.addWidget(self.rank)

    def draw(self, result: Result) -> None:
        """Show the choice of ``result``."""
        settings = result.state.ffn
        self.order.set_name(settings.order)
        self.rank.setVisible(settings.order != NONE)
        self.rank.set_value(settings.rank)

    def _on_order_chosen(self, name: str) -> None:
        settings = replace(self._session.state.ffn, order=name, rank=1)
        self._session.edit(ffn=settings)

    def _on_rank_edited(self, value: float) -> None:
        settings = replace(self._session.state.ffn, rank=round(value))
        self._session.edit(gesture="ffn.rank", ffn=settings)


def with_unit(shown: Shown, order: str, rank: int) -> Shown:
    """Return what is shown, and the picture of a unit if one is picked."""
    if order == NONE:
        return shown
    return replace(shown, scenes=(*shown.scenes, scene(shown, order, rank)))


def scene(shown: Shown, order: str, rank: int) -> Scene:
    """Return the two functions with a stem for each token at the unit's pre-activation."""
    picked, asked = unit(shown.batch, order, rank), shown.batch.asked
    pre = picked.pre[np.isfinite(picked.pre)].astype(np.float64)
    low, high = (float(pre.min()), float(pre.max())) if pre.size else (0.0, 0.0)
    span = nice_range(min(low, -REACH), max(high, REACH))
    x = np.linspace(*span, 257)
    values = np.concatenate([curve.evaluate(x) for curve in (asked.first, asked.other)])
    seen = values[np.isfinite(values)]
    names, half = labels(shown.batch), STEM * (span[1] - span[0])
    stems = Bars(pre - half, pre + half, asked.first.evaluate(pre), "muted")
    role = asked.other.name if asked.other.name != asked.first.name else "text"
    note = translate("FfnPanel", "mean {mean}, std {std}\nexactly zero {share}, {other}").format(
        mean=fixed(float(pre.mean()), 3) if pre.size else "–",
        std=fixed(float(pre.std()), 3) if pre.size else "–",
        share=percent(picked.zeros, 1),
        other=percent(picked.other_zeros, 1),
    )
    return Scene(
        span,
        nice_range(min(float(seen.min(initial=0.0)), 0.0), float(seen.max(initial=1.0))),
        lines=(
            Line(asked.first, asked.first.name, names[0]),
            Line(asked.other, role, names[1]),
        ),
        bars=(stems,),
        title=translate("FfnPanel", "Unit {number}").format(number=picked.number + 1),
        note=note,
    )
