"""A session that is limited to chosen panels, and the layout that comes back."""

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QDialogButtonBox
from shiboken6 import isValid

from gelu_desktop.app.layout import VERSION, in_sight
from gelu_desktop.app.stage import is_shown, staged
from gelu_desktop.app.stage_dialog import StageDialog
from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.model.state import State
from gelu_desktop.panels import PANELS
from tests.app.conftest import places

ALL = {spec.name for spec in PANELS}


def seen(window):
    QApplication.processEvents()
    return {name for name, dock in window.docks.items() if in_sight(dock)}


def limit(session, *panels, controls=()):
    session.edit(stage=StageSettings(panels=panels, controls=controls))
    QApplication.processEvents()


CHOSEN = (
    ("curve",),
    ("controls", "curve"),
    ("formula",),
    ("controls", "formula"),
    ("curve", "derivative", "error"),
    tuple(sorted(ALL)),
)


def test_only_the_chosen_panels_are_shown(window, session):
    for panels in CHOSEN:
        limit(session, *panels)
        docks = window.docks.items()
        assert {name for name, dock in docks if not dock.isHidden()} == set(panels)
        assert {name for name, dock in docks if dock.toggle.isEnabled()} == set(panels)
        if len(panels) < 8:
            assert seen(window) == set(panels)


def test_the_own_layout_comes_back_to_the_pixel(window, session):
    window.docks["derivative"].setFloating(True)
    window.docks["formula"].close()
    QApplication.processEvents()
    before = places(window)
    limit(session, "curve", "error")
    limit(session, "controls", "fit")
    assert seen(window) == {"controls", "fit"}
    session.undo()
    QApplication.processEvents()
    assert seen(window) == {"curve", "error"}
    session.undo()
    QApplication.processEvents()
    assert places(window) == before
    assert window.docks["derivative"].isFloating()
    assert all(dock.toggle.isEnabled() for dock in window.docks.values())


def test_unknown_names_are_ignored(window, session):
    before = seen(window)
    limit(session, "lesson", "holodeck", controls=("warp",))
    assert seen(window) == before
    limit(session, "lesson", "curve")
    assert seen(window) == {"curve"}
    assert staged(StageSettings(panels=("b", "error", "curve"))) == ("curve", "error")
    assert is_shown("fit", StageSettings(panels=("b",)))
    assert not is_shown("fit", StageSettings(panels=("curve",)))


def test_a_limited_session_is_rebuilt_limited(window, session, theme, asked):
    limit(session, "curve", "error")
    window.build(theme, asked, window.saveState(VERSION))
    assert seen(window) == {"curve", "error"}
    assert not window.docks["fit"].toggle.isEnabled()
    limit(session)
    assert "controls" in seen(window)


def test_a_session_that_is_limited_from_the_start(qtbot, dressed, session, theme, kept, asked):
    from gelu_desktop.app.main_window import MainWindow

    limit(session, "controls", "error")
    window = MainWindow(session, kept)
    qtbot.addWidget(window)
    window.resize(1366, 728)
    window.build(theme, asked)
    window.show()
    assert seen(window) == {"controls", "error"}
    limit(session)
    assert {"controls", "curve", "derivative", "formula"} <= seen(window)
    window.close()


def test_closing_keeps_the_own_layout(window, session, kept):
    layout = window.saveState(VERSION)
    limit(session, "curve")
    window.close()
    assert kept.value("window/layout") == layout


def test_resetting_the_layout_shows_no_more_than_is_chosen(window, session):
    limit(session, "curve", "error")
    window.docks["error"].setFloating(True)
    window.reset_layout()
    assert seen(window) == {"curve", "error"}
    assert not window.docks["error"].isFloating()


def test_what_leads_to_a_panel_that_is_put_away_is_grey(window, session):
    limit(session, "curve")
    assert not window.actions_by_name["go_to_fit"].isEnabled()
    limit(session, "fit")
    assert window.actions_by_name["go_to_fit"].isEnabled()


@pytest.fixture
def dialog(window, session):
    made = StageDialog(window, session)
    made.open()
    yield made
    if isValid(made):
        made.close()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)


def ok(dialog):
    return dialog.buttons.button(QDialogButtonBox.StandardButton.Ok)


def test_the_dialog_makes_one_step(window, session, dialog):
    assert not dialog.panels.limit.isChecked()
    dialog.panels.limit.click()
    for name, box in dialog.panels.boxes.items():
        if box.isChecked() != (name in ("curve", "fit")):
            box.click()
    dialog.controls.limit.click()
    for name in ("functions", "also", "range"):
        dialog.controls.boxes[name].click()
    ok(dialog).click()
    QApplication.processEvents()
    chosen = StageSettings(
        panels=("curve", "fit"), controls=("approximation", "coefficients", "probe")
    )
    assert session.state.stage == chosen
    assert seen(window) == {"curve", "fit"}
    session.undo()
    assert session.state == State()
    assert not session.can_undo
    QApplication.processEvents()


def test_something_must_be_left_to_show(session, dialog):
    dialog.panels.limit.click()
    for box in dialog.panels.boxes.values():
        if box.isChecked():
            box.click()
    assert not ok(dialog).isEnabled()
    dialog.panels.boxes["code"].click()
    assert ok(dialog).isEnabled()


def test_cancelling_changes_nothing(session, dialog):
    dialog.panels.limit.click()
    dialog.reject()
    assert session.state == State()


def test_it_keeps_what_is_ticked_when_it_is_built_anew(dialog):
    dialog.panels.limit.click()
    dialog.panels.boxes["code"].click()
    dialog.controls.limit.click()
    dialog.controls.boxes["probe"].click()
    dialog.rebuild()
    assert dialog.panels.limit.isChecked()
    assert dialog.panels.boxes["code"].isChecked()
    assert not dialog.controls.boxes["probe"].isChecked()
