"""A plot in sight."""

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtWidgets import QApplication

from gelu_desktop.widgets.plots import PlotView


@pytest.fixture
def shown(qtbot, theme):
    """Give a function that shows a scene in a view of 600 by 360."""

    def show(scene):
        view = PlotView(theme)
        qtbot.addWidget(view)
        view.resize(600, 360)
        view.show_scene(scene)
        view.show()
        qtbot.waitExposed(view)
        QApplication.processEvents()
        return view

    return show


@pytest.fixture
def on_screen():
    """Give a function that returns what the window shows of a plot, be it painted in parts."""

    def look(plot):
        QApplication.processEvents()
        corner = plot.viewport().mapTo(plot.window(), QPoint())
        box = QRect(corner, plot.viewport().size()).getRect()
        return plot.screen().grabWindow(plot.window().winId(), *box).toImage()

    return look
