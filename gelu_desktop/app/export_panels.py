"""The list in which panels are ticked for an export."""

from PySide6.QtCore import QCoreApplication, QSignalBlocker, Qt, Signal
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import (
    QHBoxLayout,
    QListWidget,
    QListWidgetItem,
    QPushButton,
    QSizePolicy,
    QVBoxLayout,
    QWidget,
)

from gelu_desktop.app.picture import PICTURES
from gelu_desktop.widgets.panel_spec import PanelSpec

_NAME = Qt.ItemDataRole.UserRole


class PanelList(QWidget):
    """Every panel that has a picture, with a tick before each.

    Parameters
    ----------
    panel : str
        The panel that is ticked at first.
    """

    changed = Signal()

    def __init__(self, panel: str) -> None:
        super().__init__()
        self._toggled = False  # by the click that is under way
        self._by_hand = False  # then the keys that go through the rows move no tick
        self.list = QListWidget()
        self.list.setAccessibleName(self.tr("Panels"))
        first = panel if panel in PICTURES else next(iter(PICTURES))
        for name, spec in PICTURES.items():
            item = QListWidgetItem(QCoreApplication.translate("Panels", spec.title))
            item.setData(_NAME, name)
            item.setFlags(item.flags() | Qt.ItemFlag.ItemIsUserCheckable)
            item.setCheckState(_state(name == first))
            self.list.addItem(item)
        self.list.setCurrentRow(list(PICTURES).index(first))
        self.list.setMinimumHeight(self.list.sizeHintForRow(0) * len(PICTURES) + 6)
        self.list.setMinimumWidth(self.list.sizeHintForColumn(0) + 24)
        self.all = QPushButton(self.tr("&All"))
        self.one = QPushButton(self.tr("&One only"))
        self.one.setToolTip(self.tr("Only the panel that is marked in the list"))
        self._lay_out()
        self.list.itemChanged.connect(self._on_list_item_changed)
        self.list.itemPressed.connect(self._on_list_item_pressed)
        self.list.itemClicked.connect(self._on_list_item_clicked)
        self.list.currentRowChanged.connect(self._on_list_current_row_changed)
        self.all.clicked.connect(self._on_all_clicked)
        self.one.clicked.connect(self._on_one_clicked)

    def _lay_out(self) -> None:
        self.setSizePolicy(QSizePolicy.Policy.Maximum, QSizePolicy.Policy.Preferred)
        layout = QVBoxLayout(self)
        layout.setContentsMargins(0, 0, 0, 0)
        layout.addWidget(self.list, 1)
        buttons = QHBoxLayout()
        for button in (self.all, self.one):
            button.setProperty("role", "small")
            buttons.addWidget(button)
        layout.addLayout(buttons)
        self.setFocusProxy(self.list)

    @property
    def ticked(self) -> list[PanelSpec]:
        """The panels that are exported."""
        return [
            PICTURES[item.data(_NAME)]
            for item in self._items
            if item.checkState() == Qt.CheckState.Checked
        ]

    @property
    def marked(self) -> PanelSpec:
        """The panel that the preview shows."""
        return PICTURES[self.list.currentItem().data(_NAME)]

    @property
    def _items(self) -> list[QListWidgetItem]:
        return [self.list.item(row) for row in range(self.list.count())]

    def tick(self, names: set[str]) -> None:
        """Tick these panels and no others."""
        self._by_hand = False
        with QSignalBlocker(self.list):
            for item in self._items:
                item.setCheckState(_state(item.data(_NAME) in names))
        self.changed.emit()

    def _on_list_item_changed(self, item: QListWidgetItem) -> None:
        self._toggled = self._by_hand = True
        if item.checkState() == Qt.CheckState.Checked:
            with QSignalBlocker(self.list):
                self.list.setCurrentItem(item)
        self.changed.emit()

    def _on_list_current_row_changed(self) -> None:
        if QGuiApplication.mouseButtons() == Qt.MouseButton.NoButton and not self._by_hand:
            self._follow()
        self.changed.emit()

    def _on_list_item_pressed(self) -> None:
        self._toggled = False

    def _on_list_item_clicked(self) -> None:
        # Only at the end of a click is it known whether it changed a tick by itself.
        if not self._toggled:
            self._follow()

    def _follow(self) -> None:
        """Move a single tick to the row that is looked at; several stay where they are."""
        if len(self.ticked) == 1 and self.ticked[0] is not self.marked:
            self.tick({self.marked.name})

    def _on_all_clicked(self) -> None:
        self.tick(set(PICTURES))

    def _on_one_clicked(self) -> None:
        self.tick({self.marked.name})


def _state(ticked: bool) -> Qt.CheckState:
    return Qt.CheckState.Checked if ticked else Qt.CheckState.Unchecked
