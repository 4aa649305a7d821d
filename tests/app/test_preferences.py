"""Preferences take effect at once, and come back to their defaults."""

import pytest
from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QComboBox, QDialogButtonBox, QLabel, QWidget
from shiboken6 import isValid

from gelu_desktop.app.preferences import PreferencesDialog
from gelu_desktop.app.remembered import SIZES
from gelu_desktop.widgets.magnification import magnification


@pytest.fixture
def dialog(desktop):
    desktop.views.show_preferences()
    QApplication.processEvents()
    made = desktop.window.findChild(PreferencesDialog)
    yield made
    if isValid(made):
        made.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def choose(box, name):
    box.setFocus()
    box.setCurrentIndex(box.findData(name))
    box.activated.emit(box.currentIndex())
    QApplication.processEvents()


def test_a_theme_and_a_language_are_chosen_while_it_stays_open(desktop, dialog, kept):
    choose(dialog.theme, "dark")
    assert desktop.theme.name == "dark"
    assert kept.value("theme") == "dark"
    choose(dialog.language, "zh_CN")
    assert desktop.window.docks["error"].windowTitle() == "误差"
    assert dialog.isVisible()
    assert dialog.theme.currentText() == "深色"
    assert dialog.focusWidget() is dialog.language
    choose(dialog.language, "en")
    assert dialog.theme.currentText() == "Dark"


def test_the_text_grows_in_every_part_of_the_window(desktop, dialog, kept):
    before = desktop.window.docks["curve"].widget().plot.frame
    label = desktop.window.findChild(QLabel, "dockTitle").font().pointSizeF()
    choose(dialog.text_size, "200")
    window = desktop.window
    assert magnification() == 2.0
    assert window.findChild(QLabel, "dockTitle").font().pointSizeF() == pytest.approx(2 * label)
    assert window.menuBar().font().pointSizeF() == pytest.approx(2 * label)
    plot = window.docks["curve"].widget().plot
    assert plot.frame.rect.width() == pytest.approx(plot.viewport().width() / 2)
    assert plot.frame.rect.width() < before.rect.width()
    assert kept.value("text_size") == 200
    choose(dialog.text_size, "100")
    assert magnification() == 1.0
    assert window.findChild(QLabel, "dockTitle").font().pointSizeF() == label


def test_the_probe_is_dragged_where_it_is_seen_in_large_text(desktop, session):
    desktop.views.choose_text_size(150)
    QApplication.processEvents()
    plot = desktop.window.docks["curve"].widget().plot
    place = plot.frame.point(-2.0, 0.0) * 1.5
    QTest.mouseClick(plot.viewport(), Qt.MouseButton.LeftButton, pos=place.toPoint())
    assert session.state.x == pytest.approx(-2.0, abs=0.05)
    desktop.window.hide()


def test_everything_comes_back_to_its_default(desktop, dialog, kept, session):
    session.edit(x=2.0)
    choose(dialog.theme, "dark")
    choose(dialog.text_size, "150")
    dialog.panels["fit"].click()
    choose(dialog.large, "200")
    assert desktop.views.presentation_panels == ("fit",)
    assert desktop.views.presentation_size == 200
    dialog.findChild(QWidget, "restore").click()
    QApplication.processEvents()
    assert (desktop.theme_choice, desktop.language_choice) == ("system", "system")
    assert desktop.views.text_size == 100
    assert desktop.views.presentation_size == 150
    assert desktop.views.presentation_panels == ()
    assert dialog.theme.name == "system"
    assert not dialog.panels["fit"].isChecked()
    assert session.state.x == 2.0


def test_it_is_reached_and_left_by_keys(desktop, dialog):
    reached = set()
    for _ in range(40):
        widget = QApplication.focusWidget() or dialog.focusWidget()
        reached.add(widget.objectName())
        QTest.keyClick(widget, Qt.Key.Key_Tab)
    wanted = {"theme", "language", "size", "large", "restore", "panel_controls", "panel_code"}
    assert wanted <= reached
    dialog.text_size.setFocus()
    QTest.keyClick(dialog.text_size, Qt.Key.Key_Down)
    QApplication.processEvents()
    assert desktop.views.text_size == 110
    QTest.keyClick(dialog, Qt.Key.Key_Escape)
    assert dialog.isHidden()


def test_every_control_has_a_name(dialog):
    labels = {label.buddy(): label.text() for label in dialog.findChildren(QLabel)}
    for box in dialog.findChildren(QComboBox):
        assert box.accessibleName() or labels.get(box), box.objectName()


def test_it_fits_the_small_screen_in_the_largest_text(desktop, dialog):
    choose(dialog.text_size, str(SIZES[-1]))
    hint = dialog.minimumSizeHint()
    assert hint.width() <= 1366
    assert hint.height() <= 700


def test_opening_it_often_leaves_nothing(desktop):
    def count():
        QApplication.processEvents()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        return len(desktop.window.findChildren(QObject))

    def open_and_close():
        desktop.views.show_preferences()
        made = desktop.window.findChild(PreferencesDialog)
        made.findChild(QDialogButtonBox).rejected.emit()
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    open_and_close()  # where the focus comes back to has a frame from then on, or none
    before = count()
    for _ in range(100):
        open_and_close()
    assert count() == before
