"""Drawing what a plot stands on: its surface, grid, zero lines and ticks."""

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QPainter

from gelu_desktop.model.figures import power_of_ten
from gelu_desktop.widgets.frame import Frame
from gelu_desktop.widgets.strokes import CENTRE, RIGHT, draw_text, fill_ground
from gelu_desktop.widgets.theme import Theme


def paint_axes(painter: QPainter, frame: Frame, theme: Theme) -> None:
    """Draw the surface, the grid, the zero lines and what is written at the vertical axis."""
    plot = frame.plot
    if theme.style.told is not None:
        theme.style.told(painter.combinedTransform().mapRect(plot), frame.header)
    fill_ground(painter, frame.rect, theme)
    x_ticks, _, x_power = frame.x_ticks
    y_ticks, y_texts, y_power = frame.y_ticks
    painter.setRenderHint(QPainter.RenderHint.Antialiasing, True)
    muted = theme.colour("muted")
    # Rectangles look like lines on whole pixels, and are drawn twenty times as fast.
    thick = theme.thick(1.0)
    grid: list[QRectF] = []
    zero: list[QRectF] = []  # drawn last, or the grid would cut them into pieces
    for tick in x_ticks.tolist():
        x = round(frame.point(tick, 0.0).x()) + 0.5
        upright = QRectF(x - thick / 2, plot.top(), thick, plot.height())
        (grid if tick else zero).append(upright)
    for tick, text in zip(y_ticks.tolist(), y_texts, strict=True):
        y = round(frame.point(0.0, tick).y()) + 0.5
        # On a logarithmic axis 0 stands for 1, which is nothing special.
        flat = QRectF(plot.left(), y - thick / 2, plot.width(), thick)
        (grid if tick or frame.scene.log else zero).append(flat)
        where = QRectF(frame.rect.left(), y - 8, plot.left() - frame.rect.left() - 6, 16)
        draw_text(painter, where, text, muted, RIGHT)
    painter.setPen(Qt.PenStyle.NoPen)
    for rules, token in ((grid, "grid"), (zero, "axis")):
        painter.setBrush(theme.colour(token))
        painter.drawRects(rules)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    if y_power:
        where = QRectF(frame.rect.left() + 12, plot.top() - 22, 80, 16)
        draw_text(painter, where, power_of_ten(y_power), muted)
    if x_power:
        where = QRectF(plot.right() - 60, plot.bottom() - 18, 57, 16)
        draw_text(painter, where, power_of_ten(x_power), muted, RIGHT)
    if frame.scene.x_name:
        where = QRectF(plot.left(), plot.bottom() + 19, plot.width(), 16)
        draw_text(painter, where, frame.scene.x_name, muted, CENTRE)
