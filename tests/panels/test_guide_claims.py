"""The claims in the guide: measured on a thread, filtered, searched, shown and copied."""

import pytest
from PySide6.QtCore import QSize, Qt
from PySide6.QtGui import QColor, QGuiApplication, QImage
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from gelu_desktop.model.claims import CLAIMS, VERDICTS, measure
from gelu_desktop.model.facts import value
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.errors import summarise
from gelu_desktop.panels.guide import claims as module
from gelu_desktop.panels.guide import claims_list
from gelu_desktop.panels.guide.claims import ClaimsView, measured
from gelu_desktop.panels.guide.claims_list import COLOURS, ID
from gelu_desktop.panels.guide.showing import show
from gelu_desktop.widgets.gluing import JOINER
from gelu_desktop.widgets.magnification import pixels
from gelu_desktop.widgets.theme import THEMES

SHOWN = {
    "C20": ["sigmoid.error.max"],
    "C31": ["eigen.error.max"],
    "C32": ["tanh.gate.error.max"],
    "C33": ["tanh.error.max"],
    "C34": ["sigmoid.error.max"],
    "C47": ["tanh.error.max"],
    "C49": ["tanh.gate.error.max"],
    "C50": ["sigmoid.error.max"],
}
"""The fact that the error panel's own largest error then is."""

SOME = ("C01", "C06", "C20", "C23", "C29", "C33")
WIDTH, HEIGHT = 320, 700


def made(qtbot, session, theme, monkeypatch, ids=SOME):
    chosen = {name: CLAIMS[name] for name in ids}
    for place in (module, claims_list):
        monkeypatch.setattr(place, "CLAIMS", chosen)
    view = ClaimsView(session, theme)
    qtbot.addWidget(view)
    view.resize(WIDTH, HEIGHT)
    return view


@pytest.fixture
def view(qtbot, session, theme, monkeypatch):
    found = made(qtbot, session, theme, monkeypatch)
    with qtbot.waitSignal(found.jobs.done, timeout=20_000):
        found.show()
    QApplication.processEvents()
    return found


def ids(view):
    return [view.filter.index(row, 0).data(ID) for row in range(view.filter.rowCount())]


def choose(view, name):
    view.view.setCurrentIndex(view.filter.index(ids(view).index(name), 0))


def words(view):
    return view.reader.toPlainText().replace(JOINER, "")


def test_nothing_is_measured_before_it_is_shown(qtbot, session, theme, monkeypatch):
    view = made(qtbot, session, theme, monkeypatch)
    QApplication.processEvents()
    assert not view.jobs.running
    assert view.claims.verdicts == {}
    assert ids(view) == list(SOME)
    assert view.claims.word("") == "… being measured"
    assert not view.copy.isEnabled()


def test_verdicts_come_in_from_the_thread(view):
    assert view.claims.verdicts == {name: measure(CLAIMS[name]).verdict for name in SOME}
    assert view.count.text() == "6 of 6"
    labels = [view.verdict.itemText(place) for place in range(view.verdict.count())]
    assert labels == [
        "all verdicts",
        "= true (2)",
        "≈ roughly (1)",
        "≠ false (1)",
        "± depends (1)",
        "? cannot be decided here (1)",
    ]


def test_the_chosen_claim_is_told_with_its_figures(view):
    choose(view, "C20")
    text = words(view)
    assert "C20: On [−4, 4]" in text
    assert "≠ false" in text
    assert "0.02033487221, at |x| = 2.270397737" in text
    assert "84.73" in text
    assert "Hendrycks and Gimpel (2016)" in text


@pytest.mark.parametrize(
    ("verdict", "expected"),
    [
        ("", SOME),
        ("true", ("C01", "C33")),
        ("false", ("C20",)),
        ("undecided", ("C23",)),
    ],
)
def test_the_filter_by_verdict(view, verdict, expected):
    view.verdict.setCurrentIndex(view.verdict.findData(verdict))
    assert ids(view) == list(expected)
    assert view.count.text() == f"{len(expected)} of 6"
    assert view.chosen in expected


def test_the_list_of_verdicts_is_as_wide_as_its_words(view):
    choices = view.verdict.view()
    longest = max(
        choices.fontMetrics().horizontalAdvance(view.verdict.itemText(place))
        for place in range(view.verdict.count())
    )
    assert choices.minimumWidth() > longest + pixels(16)


def test_the_chosen_claim_is_in_view_once_the_search_is_over(view):
    view.resize(WIDTH, 420)
    QTest.keyClicks(view.field, "c33")
    view.field.clear()
    QApplication.processEvents()
    place = view.view.visualRect(view.view.currentIndex())
    assert view.chosen == "C33"
    assert view.view.viewport().rect().contains(place.center())


@pytest.mark.parametrize(
    ("text", "expected"),
    [
        ("0.003 tanh", ("C33",)),
        ("c23", ("C23",)),
        ("BERT-Large", ("C29",)),
        ("depends", ("C29",)),
        ("nowhere", ()),
    ],
)
def test_words_are_searched_in_every_text(view, text, expected):
    QTest.keyClicks(view.field, text)
    assert ids(view) == list(expected)
    assert bool(view.chosen) == bool(expected)
    assert view.show_me.isEnabled() == bool(expected)
    QTest.keyClick(view.field, Qt.Key.Key_Escape)
    assert ids(view) == list(SOME)
    assert view.chosen


def test_show_me_is_one_step_and_asks_for_the_panel(view, session, qtbot):
    choose(view, "C20")
    with qtbot.waitSignal(session.panel_asked) as asked:
        view.show_me.click()
    assert asked.args[0] == "error"
    assert session.state.approximation == "gelu_sigmoid"
    assert session.state.show_tolerance
    session.undo()
    assert session.state == State()
    assert not session.can_undo
    QApplication.processEvents()


@pytest.mark.parametrize("way", ["enter", "double click"])
def test_enter_and_a_double_click_show_a_claim(view, session, way):
    choose(view, "C33")
    if way == "enter":
        QTest.keyClick(view.view, Qt.Key.Key_Return)
    else:
        place = view.view.visualRect(view.view.currentIndex()).center()
        QTest.mouseClick(view.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
        QTest.mouseDClick(view.view.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert session.state.x == 2.6989414
    QApplication.processEvents()


def test_the_chosen_claims_are_copied(view):
    choose(view, "C20")
    view.copy.click()
    text = QGuiApplication.clipboard().text()
    assert text.startswith("### C20: ")
    assert "0.02033487221" in text
    assert text.count("###") == 1
    view.view.selectAll()
    QTest.keyClick(view.view, Qt.Key.Key_C, Qt.KeyboardModifier.ControlModifier)
    assert QGuiApplication.clipboard().text().count("### ") == len(SOME)


def test_what_is_selected_is_copied_as_it_reads(view):
    choose(view, "C20")
    view.reader.selectAll()
    view.reader.copy()
    text = QGuiApplication.clipboard().text()
    assert "0.02033487221, at |x| = 2.270397737" in text
    assert {sign for sign in text if not sign.isprintable()} == {"\n", "\u202f"}


def test_the_claim_that_was_read_is_kept_for_the_next_window(view, qtbot, session, theme):
    choose(view, "C29")
    again = ClaimsView(session, theme)
    qtbot.addWidget(again)
    assert again.chosen == "C29"


def test_down_leads_from_the_search_to_the_list(view):
    view.activateWindow()
    view.field.setFocus()
    QTest.keyClick(view.field, Qt.Key.Key_Down)
    assert view.view.hasFocus()


def test_a_reader_hears_verdict_name_and_text(view):
    said = view.filter.index(2, 0).data(Qt.ItemDataRole.AccessibleTextRole)
    assert said.startswith("C20, ≠ false: On [−4, 4]")
    for part in (view.view, view.field, view.verdict, view.reader):
        assert part.accessibleName()


@pytest.mark.parametrize("name", ["light", "dark"])
def test_each_verdict_has_its_colour_and_is_legible(name):
    theme = THEMES[name]
    assert set(COLOURS) == set(VERDICTS)
    colours = {theme.colour(role).name() for role in COLOURS.values()}
    assert len(colours) == len(COLOURS)
    ground = theme.colour("base")
    for role in COLOURS.values():
        assert contrast(theme.colour(role), ground) >= 4.5


def contrast(first: QColor, second: QColor) -> float:
    lights = []
    for colour in (first, second):
        parts = [colour.redF(), colour.greenF(), colour.blueF()]
        linear = [p / 12.92 if p <= 0.04045 else ((p + 0.055) / 1.055) ** 2.4 for p in parts]
        lights.append(0.2126 * linear[0] + 0.7152 * linear[1] + 0.0722 * linear[2])
    return (max(lights) + 0.05) / (min(lights) + 0.05)


def test_a_row_is_painted_in_the_colour_of_its_verdict(view, theme):
    choose(view, "C01")
    image = view.view.viewport().grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    rect = view.view.visualRect(view.filter.index(2, 0))
    wanted = theme.colour("error").rgb()
    inked = sum(
        image.pixel(x, y) == wanted
        for x in range(rect.left(), rect.right())
        for y in range(rect.top(), rect.bottom())
    )
    assert inked > 10


def test_no_row_is_too_low_for_its_text(qtbot, session, theme, monkeypatch):
    monkeypatch.setattr(module, "measured", lambda known, progress, cancelled: None)
    view = made(qtbot, session, theme, monkeypatch, tuple(CLAIMS))
    with qtbot.waitSignal(view.jobs.done):
        view.show()
    metrics = view.view.fontMetrics()
    inner = view.view.viewport().width() - 20
    for row in range(view.filter.rowCount()):
        index = view.filter.index(row, 0)
        size = view.view.visualRect(index).size()
        assert isinstance(size, QSize)
        lines = metrics.boundingRect(
            0, 0, inner, 9999, int(Qt.TextFlag.TextWordWrap), index.data()
        ).height()
        assert size.height() >= metrics.height() + lines


def test_quick_claims_come_first_and_work_can_be_cancelled(monkeypatch):
    told = {}
    order = []
    monkeypatch.setattr(module, "measure", lambda claim: order.append(claim.id) or measured_as())
    measured(told, lambda share: None, lambda: len(order) == len(CLAIMS) - 6)
    assert not any(CLAIMS[name].slow for name in order)
    assert len(told) == len(CLAIMS) - 6
    measured(told, lambda share: None, lambda: False)
    assert set(order[-6:]) == {n for n, row in CLAIMS.items() if row.slow}


class measured_as:  # noqa: N801 - stands for an answer
    verdict = "true"


def test_a_failure_says_what_happened_and_keeps_what_was_measured(
    qtbot, session, theme, monkeypatch
):
    def broken(claim, *rest):
        if claim.id == "C20":
            raise ArithmeticError("no digits left")
        return measure(claim, *rest)

    view = made(qtbot, session, theme, monkeypatch)
    monkeypatch.setattr(module, "measure", broken)
    with qtbot.waitSignal(view.jobs.failed, timeout=20_000):
        view.show()
    assert view.count.text() == "The claims could not all be measured: no digits left"
    assert set(view.claims.verdicts) >= {"C01", "C06"}


@pytest.mark.parametrize("name", CLAIMS)
def test_show_me_leaves_the_named_thing_in_view(session, name):
    """Whatever the person had chosen before."""
    session.begin(
        State(
            x=900.0,
            x_range=(800.0, 1000.0),
            y_ranges={"curve": (5.0, 6.0), "error": (5.0, 6.0)},
            functions=("mish",),
            approximation="gelu_hard",
            show_approximation=False,
            coefficients={"gelu_sigmoid.k": 2.2, "gelu_tanh.a": 0.09},
            measure="ulp",
            log_error=True,
            interval=(900.0, 901.0),
        )
    )
    step = CLAIMS[name].step
    show(session, step)
    state = session.state
    point = step.point
    assert point is not None
    if point.x is not None:
        assert state.x_range[0] < point.x < state.x_range[1]
        assert point.panel not in state.y_ranges
        if point.panel == "error":
            assert state.approximation in ("gelu_tanh", "gelu_sigmoid", "gelu_eigen")
            assert state.show_approximation
            assert (state.measure, state.log_error) == ("absolute", False)
            figure = summarise(
                FUNCTIONS[state.approximation],
                state.coefficients_of(state.approximation),
                state.interval,
                quantity=state.quantity,
            ).max
            assert f"{figure:.6g}" in {f"{value(n):.6g}" for n in SHOWN[name]}
        else:
            assert point.of in (*state.functions, *(["gate"] if state.gate else []))
    QApplication.processEvents()
