"""A plot in sight."""

import pytest
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
