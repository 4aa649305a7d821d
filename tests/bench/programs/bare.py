"""A bare Qt window."""

import sys

from bench.programs import marks
from PySide6.QtWidgets import QApplication, QMainWindow

app = QApplication(sys.argv)
window = QMainWindow()
window.resize(1766, 993)
marks.watch(window)
window.show()
app.exec()
