"""The command palette: any action and any panel by a few letters of its name."""

from PySide6.QtCore import QEvent, QObject, QSettings, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import (
    QApplication,
    QFrame,
    QHeaderView,
    QLabel,
    QLineEdit,
    QTreeWidget,
    QTreeWidgetItem,
    QVBoxLayout,
    QWidget,
)
from shiboken6 import isValid

from gelu_desktop.app.main_window import MainWindow
from gelu_desktop.app.palette_entries import Entry, entries, found
from gelu_desktop.app.remembered import names
from gelu_desktop.widgets.magnification import pixels

RECENT_KEY, RECENT_MAX = "palette/recent", 20
WIDTH, ROWS, MARGIN = 620, 12, 12
PAGE = 8
_ROLE = Qt.ItemDataRole.UserRole


class Palette(QFrame):
    """A field and, under it, what its words find; it floats at the top of the window.

    Parameters
    ----------
    window : MainWindow
        Whose actions and panels are offered.
    kept : QSettings
        Where it is remembered what was used last.
    """

    def __init__(self, window: MainWindow, kept: QSettings) -> None:
        super().__init__(window)
        self._window, self._kept = window, kept
        self._before: QWidget | None = None
        self._entries = entries(window)
        self.setObjectName("palette")
        self.setAccessibleName(self.tr("Command palette"))
        self.setAutoFillBackground(True)
        self.field = QLineEdit()
        self.field.setPlaceholderText(self.tr("What do you want to do?"))
        self.field.setAccessibleName(self.tr("Search for an action or a panel"))
        self.field.installEventFilter(self)
        self.list = self._make_list()
        self._none = QLabel(self.tr("No action or panel has these words."))
        self._none.setProperty("role", "muted")
        self._none.setAlignment(Qt.AlignmentFlag.AlignCenter)
        column = QVBoxLayout(self)
        column.setSpacing(8)
        for widget in (self.field, self.list, self._none):
            column.addWidget(widget)
        self.field.textChanged.connect(self._on_field_text_changed)
        self.list.itemClicked.connect(self._on_list_item_clicked)
        self._show_found("")

    def _make_list(self) -> QTreeWidget:
        made = QTreeWidget()
        made.setColumnCount(3)
        made.setHeaderHidden(True)
        made.setRootIsDecorated(False)
        made.setUniformRowHeights(True)
        made.setFrameShape(QFrame.Shape.NoFrame)
        made.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        made.setFocusPolicy(Qt.FocusPolicy.NoFocus)  # the field has the keys
        made.setAccessibleName(self.tr("Actions and panels"))
        header = made.header()
        header.setStretchLastSection(False)
        header.setSectionResizeMode(0, QHeaderView.ResizeMode.Stretch)
        for column in (1, 2):
            header.setSectionResizeMode(column, QHeaderView.ResizeMode.ResizeToContents)
        return made

    def begin(self) -> None:
        """Appear, with the focus in the field."""
        self._before = QApplication.focusWidget()
        self._place()
        self.show()
        self.raise_()
        self.field.setFocus()

    def finish(self) -> bool:
        """Go away and give the focus back; return whether it was there."""
        if not isValid(self) or self.isHidden():
            return False
        self.field.removeEventFilter(self)
        inside = self.isAncestorOf(QApplication.focusWidget() or self._window)
        self.hide()
        if inside and self._before is not None and isValid(self._before):
            self._before.setFocus()
        self.deleteLater()
        return True

    def _place(self) -> None:
        """Stand in the middle under the menu bar, no larger than the window."""
        room = self._window.rect()
        bar = self._window.menuBar()
        top = bar.geometry().bottom() + 1 if bar.isVisible() else MARGIN
        width = min(pixels(WIDTH), room.width() - 2 * MARGIN)
        row, count = max(self.list.sizeHintForRow(0), 1), self.list.topLevelItemCount()
        fitting = max(3, room.height() // 2 // row)
        self.list.setFixedHeight(min(count, ROWS, fitting) * row + 2)
        self.setGeometry((room.width() - width) // 2, top, width, self.sizeHint().height())

    def _show_found(self, query: str) -> None:
        self.list.clear()
        hits = found(query, self._entries, names(self._kept, RECENT_KEY, RECENT_MAX))
        for entry in hits:
            self.list.addTopLevelItem(_item(entry))
        self.list.setVisible(bool(hits))
        self._none.setVisible(not hits)
        self._choose(0, 1)

    @property
    def chosen(self) -> Entry | None:
        """What Enter would do."""
        item = self.list.currentItem()
        entry = item.data(0, _ROLE) if item is not None and item.isSelected() else None
        return entry if isinstance(entry, Entry) else None

    def _choose(self, place: int, step: int) -> None:
        """Choose the first row from ``place`` on that can be done, going up or down."""
        for index in range(place, self.list.topLevelItemCount() if step > 0 else -1, step):
            item = self.list.topLevelItem(index)
            if item is not None and not item.isDisabled():
                self.list.setCurrentItem(item)
                break
        entry = self.chosen
        said = (
            "" if entry is None else ", ".join(filter(None, (entry.text, entry.menu, entry.keys)))
        )
        self.field.setAccessibleDescription(said)

    def _move(self, steps: int) -> None:
        last = self.list.topLevelItemCount() - 1
        current = self.list.currentItem()
        place = self.list.indexOfTopLevelItem(current) + steps if current is not None else 0
        self._choose(min(max(place, 0), last), 1 if steps > 0 else -1)

    def _run(self, entry: Entry | None) -> None:
        if entry is None or not entry.enabled:
            return
        used = names(self._kept, RECENT_KEY, RECENT_MAX)
        recent = [entry.name, *(name for name in used if name != entry.name)]
        self._kept.setValue(RECENT_KEY, recent[:RECENT_MAX])
        self.finish()
        entry.action.trigger()

    def _on_field_text_changed(self, text: str) -> None:
        self._show_found(text)
        self._place()

    def _on_list_item_clicked(self, item: QTreeWidgetItem) -> None:
        self._run(item.data(0, _ROLE))

    def eventFilter(self, _watched: QObject, event: QEvent) -> bool:
        """Take the keys of the list; go away with Escape, or when the focus goes elsewhere."""
        if event.type() == QEvent.Type.FocusOut and self._window.isActiveWindow():
            self.finish()
        elif event.type() == QEvent.Type.KeyPress and isinstance(event, QKeyEvent):
            return self._take(Qt.Key(event.key()))
        return False

    def _take(self, key: Qt.Key) -> bool:
        steps = {
            Qt.Key.Key_Up: -1,
            Qt.Key.Key_Down: 1,
            Qt.Key.Key_PageUp: -PAGE,
            Qt.Key.Key_PageDown: PAGE,
        }
        if key in steps:
            self._move(steps[key])
        elif key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
            self._run(self.chosen)
        elif key == Qt.Key.Key_Escape:
            self.finish()
        else:
            return key in (Qt.Key.Key_Tab, Qt.Key.Key_Backtab)
        return True


def _item(entry: Entry) -> QTreeWidgetItem:
    item = QTreeWidgetItem([entry.text, entry.menu, entry.keys])
    item.setData(0, _ROLE, entry)
    item.setDisabled(not entry.enabled)
    item.setTextAlignment(2, Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter)
    return item
