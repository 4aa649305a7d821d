"""What a step asks the person to do, and what it says once that is done."""

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFrame, QHBoxLayout, QLabel, QPushButton, QVBoxLayout

from gelu_desktop.widgets.speech import announce


class Task(QFrame):
    """The task, or what comes after it; hidden where a step asks for nothing."""

    def __init__(self) -> None:
        super().__init__()
        self.setProperty("role", "task")
        self._shown = ("", "")
        self._head = QLabel()
        self._head.setProperty("role", "heading")
        self.text = QLabel()
        self.text.setWordWrap(True)
        self.text.setTextFormat(Qt.TextFormat.MarkdownText)
        self.text.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        self.go = QPushButton(self.tr("&Go there"))
        self.go.setToolTip(self.tr("Put the keyboard where the task is done"))
        self.go.setProperty("role", "small")
        row = QHBoxLayout()
        row.addWidget(self._head, 1)
        row.addWidget(self.go)
        column = QVBoxLayout(self)
        column.setContentsMargins(12, 8, 12, 8)
        column.setSpacing(4)
        column.addLayout(row)
        column.addWidget(self.text)

    def show_task(self, task: str, done: str = "", is_done: bool = False) -> None:
        """Show a task, or what is said once it was done.

        Parameters
        ----------
        task, done : str
            Texts; without a task nothing is shown.
        is_done : bool
            Whether it was done.
        """
        self.setVisible(bool(task))
        head = self.tr("Done") if is_done else self.tr("Your turn")
        text = done if is_done and done else task
        if (head, text) == self._shown:
            return
        self._shown = head, text
        self._head.setText(head)
        self.text.setText(text)
        self.go.setVisible(not is_done)
        self.setProperty("done", is_done)
        self.style().unpolish(self)
        self.style().polish(self)
        if is_done:
            self.setAccessibleName(f"{head}: {self.text.text()}")
            announce(self, self.accessibleName())
