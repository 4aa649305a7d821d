"""The floor: a window with three stock plots of pyqtgraph and six curves in each."""

import sys

import numpy as np
import pyqtgraph as pg
from bench.programs import marks
from PySide6.QtWidgets import QApplication, QHBoxLayout, QMainWindow, QWidget

app = QApplication(sys.argv)
pg.setConfigOptions(antialias=True)
window, middle = QMainWindow(), QWidget()
row = QHBoxLayout(middle)
x = np.linspace(-4, 4, 1000)
for number in range(3):
    plot = pg.PlotWidget()
    plot.addLegend()
    plot.showGrid(x=True, y=True)
    for index in range(6):
        values = x / (1 + np.exp(-(1 + 0.2 * index + number) * x))
        plot.plot(x, values, pen=pg.mkPen(index, width=2), name=f"curve {index}")
    row.addWidget(plot)
window.setCentralWidget(middle)
window.resize(1766, 993)
marks.watch(window)
window.show()
app.exec()
