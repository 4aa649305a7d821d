"""A matplotlib window with three plots of six curves and a slider."""

import sys

import numpy as np
from bench.programs import marks
from matplotlib import style
from matplotlib.backends.backend_qtagg import FigureCanvasQTAgg
from matplotlib.figure import Figure
from matplotlib.widgets import Slider
from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv)
style.use("fast")
figure = Figure((17.66, 9.93))
canvas = FigureCanvasQTAgg(figure)
x = np.linspace(-4, 4, 1000)
for number, axes in enumerate(figure.subplots(1, 3)):
    for index in range(6):
        values = x / (1 + np.exp(-(1 + 0.2 * index + number) * x))
        axes.plot(x, values, lw=2, label=f"curve {index}")
    axes.legend(loc="upper left")
    axes.grid(True)
slider = Slider(figure.add_axes((0.2, 0.01, 0.6, 0.03)), "c", 0.0, 1.0)
window = QMainWindow()
window.setCentralWidget(canvas)
window.resize(1766, 993)
marks.watch(window)
window.show()
app.exec()
