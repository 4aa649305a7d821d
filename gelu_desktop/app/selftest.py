"""The verb ``self-test``: whether the program, as installed or frozen, is complete and works."""

import math
import platform
import tempfile
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from itertools import product
from pathlib import Path

import numpy as np
from PySide6.QtCore import (
    QCoreApplication,
    QEvent,
    QMessageLogContext,
    QtMsgType,
    qInstallMessageHandler,
    qVersion,
)
from PySide6.QtGui import QColor, QIcon, QImage, QPainter
from PySide6.QtWidgets import QApplication

from gelu_desktop.app.application import create_application, install_language
from gelu_desktop.app.export import ENCODERS, PICTURES, Picture, render, save
from gelu_desktop.app.export_command import language, use_no_display
from gelu_desktop.app.messages import LANGUAGES, report, translate
from gelu_desktop.app.selftest_work import Check, work_checks
from gelu_desktop.app.sweep_frames import APNG, FPS, GIF, PROBE, Sweep, animation, pictures
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.panels import PANELS
from gelu_desktop.resources import resource
from gelu_desktop.session import Session
from gelu_desktop.widgets.panel_spec import PanelSpec
from gelu_desktop.widgets.theme import THEMES

# Values at 1 with the published coefficients, computed with 50 digits and rounded once.
KNOWN = {
    "gelu": 0.8413447460685429,
    "relu": 1.0,
    "silu": 0.7310585786300049,
    "sigmoid": 0.7310585786300049,
    "tanh": 0.7615941559557649,
    "leaky_relu": 1.0,
    "elu": 1.0,
    "celu": 1.0,
    "selu": 1.0507009873554805,
    "swish": 0.7310585786300049,
    "mish": 0.8650983882673103,
    "softplus": 1.3132616875182228,
    "softsign": 0.5,
    "hard_sigmoid": 0.6666666666666666,
    "hard_swish": 0.6666666666666666,
    "hard_tanh": 1.0,
    "relu6": 1.0,
    "relu_squared": 1.0,
    "laplace_gate": 0.8160602794142788,
    "cauchy_gate": 0.75,
    "gelu_tanh": 0.8411919906082768,
    "gelu_tanh_exp": 0.8411919906082768,
    "gelu_tanh_factored": 0.8411919906082768,
    "gelu_tanh5": 0.8413903063698991,
    "gelu_sigmoid": 0.8457957659328212,
    "gelu_sigmoid_exp": 0.8457957659328212,
    "gelu_erf": 0.8413447460685429,
    "gelu_erfc": 0.8413447460685429,
    "gelu_ndtr": 0.8413447460685429,
    "gelu_as7126": 0.8413447361676363,
    "gelu_eigen": 0.8413447399607327,
    "gelu_ibert": 0.837172075141408,
    "gelu_hard": 0.6666666666666666,
    "gelu_table_linear": 0.8413447460685429,
    "gelu_table_nearest": 0.8413447460685429,
}
_SMALL = (320, 200)
_HARMLESS = "propagateSizeHints"  # said of every window off screen
_OF_QT = ("QPlatformTheme", "Cancel")  # not for our own translators
_CHINESE = "激活函数"


def self_test(given: Mapping[str, Sequence[str]]) -> int:
    """Run every check, print what each one found, and return 0, or 1 if any failed."""
    use_no_display()
    app = create_application([])
    report(f"Python {platform.python_version()}, Qt {qVersion()}, NumPy {np.__version__}")
    heard: list[str] = []

    def hear(_kind: QtMsgType, _context: QMessageLogContext, text: str) -> None:
        if _HARMLESS not in text:
            heard.append(text)

    before = qInstallMessageHandler(hear)
    failures = 0
    with tempfile.TemporaryDirectory() as folder:
        for text, check in _checks(app, Path(folder)):
            problem = _problem(check, heard)
            report(f"FAILED  {text}: {problem}" if problem else f"ok      {text}")
            failures += bool(problem)
    qInstallMessageHandler(before)
    install_language(app, language(given))
    if failures:
        report(translate("CommandLine", "Checks that failed: {0}.").format(failures))
    else:
        report(translate("CommandLine", "Everything works."))
    return 1 if failures else 0


def _problem(check: Callable[[], None], heard: list[str]) -> str:
    """Return what went wrong in a check, what Qt had to say included; empty if nothing did."""
    heard.clear()
    try:
        check()
    except Exception as error:
        return f"{type(error).__name__}: {error}"
    return "; ".join(heard)


def _checks(app: QApplication, folder: Path) -> Iterator[Check]:
    for name in FUNCTIONS:
        text = translate("CommandLine", "{0} at 1 is {1}")
        yield text.format(name, KNOWN.get(name)), partial(_check_value, name)
    for code in LANGUAGES:
        yield translate("CommandLine", "language {0}").format(code), partial(_speak, app, code)
        for spec, theme in product(PANELS, ("light", "dark")):
            text = translate("CommandLine", "panel {0}, {1}, {2}").format(spec.name, code, theme)
            yield text, partial(_check_panel, spec, theme)
    yield translate("CommandLine", "icons"), _check_icons
    for spec, kind in product(PICTURES.values(), ENCODERS):
        text = translate("CommandLine", "picture of {0} as {1}").format(spec.name, kind)
        yield text, partial(_check_picture, spec, kind, folder)
    for form in (GIF, APNG):
        yield translate("CommandLine", "a sweep as {0}").format(form), partial(_check_sweep, form)
    yield from work_checks(folder)


def _check_value(name: str) -> None:
    value = float(FUNCTIONS[name].evaluate(1.0))
    if not math.isclose(value, KNOWN[name], rel_tol=4e-16):
        raise ValueError(repr(value))


def _speak(app: QApplication, code: str) -> None:
    install_language(app, code)
    translated = QCoreApplication.translate("Panels", PANELS[0].title) != PANELS[0].title
    if translated != (code != "en"):
        raise ValueError(translate("CommandLine", "the translations are missing"))
    if code == "zh_CN" and QCoreApplication.translate(*_OF_QT) == _OF_QT[1]:
        raise ValueError(translate("CommandLine", "Qt's own translations are missing"))
    if code == "zh_CN" and len({_drawn(sign) for sign in _CHINESE}) < len(_CHINESE):
        raise ValueError(translate("CommandLine", "the font is missing"))


def _drawn(sign: str) -> bytes:
    image = QImage(24, 24, QImage.Format.Format_Grayscale8)
    image.fill(0)
    painter = QPainter(image)
    painter.setPen(QColor("white"))
    painter.drawText(image.rect(), sign)
    painter.end()
    return bytes(image.constBits())


def _check_icons() -> None:
    # Drawn by a plugin, unlike the pictures of the panels.
    for path in sorted(resource("icons").glob("*.svg")):
        if QIcon(str(path)).pixmap(24).isNull():
            raise ValueError(translate("CommandLine", "{0} cannot be drawn").format(path.name))


def _check_panel(spec: PanelSpec, theme: str) -> None:
    session = Session()
    panel = spec.create(session, THEMES[theme])
    panel.resize(*spec.size)
    panel.show()
    QCoreApplication.processEvents()
    empty = panel.grab().isNull()
    panel.close()
    panel.deleteLater()
    session.deleteLater()
    QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    if empty:
        raise ValueError(translate("CommandLine", "nothing was drawn"))


def _check_picture(spec: PanelSpec, kind: str, folder: Path) -> None:
    picture = Picture(spec, Result(State()), THEMES["light"], spec.size)
    save(picture, folder / f"{spec.name}.{kind}", kind, replace=False)


def _check_sweep(form: str) -> None:
    start = Picture(next(iter(PICTURES.values())), Result(State()), THEMES["light"], _SMALL)
    frames = pictures(Sweep(PROBE, -1.0, 1.0, 2), start)
    if not animation(frames, map(render, frames), form, FPS):
        raise ValueError(translate("CommandLine", "nothing was drawn"))
