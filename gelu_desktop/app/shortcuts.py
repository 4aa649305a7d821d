"""The sheet of shortcuts, made from the actions and the panels."""

from PySide6.QtCore import QCoreApplication, QSize
from PySide6.QtGui import QKeySequence
from PySide6.QtWidgets import (
    QDialogButtonBox,
    QFrame,
    QGridLayout,
    QHBoxLayout,
    QLabel,
    QScrollArea,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.actions import ACTIONS, MENUS
from gelu_desktop.app.palette_entries import plain
from gelu_desktop.app.rebuilt_dialog import ON_SCREEN, RebuiltDialog
from gelu_desktop.panels import PANELS
from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.magnification import pixels

translate = QCoreApplication.translate
Row = tuple[str, str]
COLUMNS, GAP = 3, 28
_AROUND = 44  # margins and a scroll bar

MOUSE: tuple[tuple[str, str], ...] = (
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Drag in a plot"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the probe"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Right button, or Shift and drag"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the plot"),
    ),
    (QT_TRANSLATE_NOOP("Shortcuts", "Wheel"), QT_TRANSLATE_NOOP("Shortcuts", "zoom along x")),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Ctrl and wheel"),
        QT_TRANSLATE_NOOP("Shortcuts", "zoom along y"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Shift and wheel, arrow keys"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the probe by a small step"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Shift or Ctrl and arrow keys"),
        QT_TRANSLATE_NOOP("Shortcuts", "move the probe by a large step"),
    ),
    (
        QT_TRANSLATE_NOOP("Shortcuts", "Double click in a plot"),
        QT_TRANSLATE_NOOP("Shortcuts", "show all of it again"),
    ),
)


def keys(shortcuts: tuple[str, ...]) -> str:
    """Return shortcuts as they stand on the keyboard of this system."""
    native = QKeySequence.SequenceFormat.NativeText
    return ", ".join(QKeySequence(text).toString(native) for text in shortcuts)


def groups() -> dict[str, list[Row]]:
    """Return each shortcut with what it does by its menu, all of it already translated."""
    found: dict[str, list[Row]] = {}
    for key, _, title in MENUS:
        rows = [
            (keys(row.shortcuts), plain(translate("Actions", row.text)))
            for row in ACTIONS
            if row.menu == key and row.shortcuts
        ]
        if key == "panels":
            rows += [(keys((row.shortcut,)), translate("Panels", row.title)) for row in PANELS]
            rows.append(("", translate("Shortcuts", "again, with the focus there: close it")))
        if rows:
            found[plain(translate("Menus", title))] = rows
    mouse = [(translate("Shortcuts", a), translate("Shortcuts", b)) for a, b in MOUSE]
    found[translate("Shortcuts", "In a plot")] = mouse
    return found


def columns(found: dict[str, list[Row]], count: int = COLUMNS) -> list[list[str]]:
    """Return the titles of the groups in columns of about the same height, in their order."""
    heights = {title: len(rows) + 2 for title, rows in found.items()}
    least = max(max(heights.values()), -(-sum(heights.values()) // count))
    for height in range(least, sum(heights.values()) + 1):
        made: list[list[str]] = [[]]
        for title in found:
            if made[-1] and sum(heights[each] for each in made[-1]) + heights[title] > height:
                made.append([])
            made[-1].append(title)
        if len(made) <= count:
            return made
    return [list(found)]


class ShortcutsDialog(RebuiltDialog):
    """The keys and movements by menu, in columns; it scrolls where the screen is small.

    Parameters
    ----------
    parent : QWidget
        The window.
    """

    def __init__(self, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.rebuild()

    def fill(self, body: QWidget) -> None:
        """Lay out the sheet."""
        self.setWindowTitle(self.tr("Shortcuts"))
        room = self.screen().availableSize() * ON_SCREEN
        found = groups()
        sheets = (_sheet(found, count) for count in range(COLUMNS, 0, -1))
        around = pixels(_AROUND)
        sheet = next(each for each in sheets if _narrow(each, room.width() - around))
        self.area = QScrollArea()
        self.area.setWidget(sheet)
        self.area.setWidgetResizable(True)
        self.area.setFrameShape(QFrame.Shape.NoFrame)
        self.area.setAccessibleName(self.windowTitle())
        buttons = QDialogButtonBox(QDialogButtonBox.StandardButton.Close)
        buttons.rejected.connect(self.reject)
        layout = QVBoxLayout(body)
        layout.addWidget(self.area)
        layout.addWidget(buttons)
        wanted = sheet.sizeHint() + QSize(around, around + buttons.sizeHint().height())
        self.resize(wanted.boundedTo(room))


def _sheet(found: dict[str, list[Row]], count: int) -> QWidget:
    """Return all groups in at most ``count`` columns."""
    sheet = QWidget()
    sheet.setProperty("columns", count)
    row = QHBoxLayout(sheet)
    row.setSpacing(pixels(GAP))
    for titles in columns(found, count):
        column = QVBoxLayout()
        column.setSpacing(pixels(14))
        for title in titles:
            column.addWidget(_group(title, found[title]))
        column.addStretch(1)
        row.addLayout(column)
    return sheet


def _narrow(sheet: QWidget, room: int) -> bool:
    """Return whether a sheet fits into a width, or cannot be narrower."""
    if sheet.sizeHint().width() <= room or sheet.property("columns") == 1:
        return True
    sheet.deleteLater()
    return False


def _group(title: str, rows: list[Row]) -> QWidget:
    holder = QWidget()
    grid = QGridLayout(holder)
    grid.setContentsMargins(0, 0, 0, 0)
    grid.setHorizontalSpacing(pixels(14))
    grid.setVerticalSpacing(pixels(3))
    heading = QLabel(title)
    heading.setProperty("role", "heading")
    grid.addWidget(heading, 0, 0, 1, 2)
    for index, (key, text) in enumerate(rows, 1):
        name = QLabel(key)
        name.setObjectName("shortcutKey")
        grid.addWidget(name, index, 0)
        grid.addWidget(QLabel(text), index, 1)
    grid.setColumnStretch(1, 1)
    return holder
