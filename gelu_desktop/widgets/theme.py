"""Light, dark and paper themes: palette and style sheet follow from the tables of colours."""

import re
import zlib
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property

from PySide6.QtCore import QRectF, Qt
from PySide6.QtGui import QColor, QGuiApplication, QPalette

from gelu_desktop.resources import path_of
from gelu_desktop.widgets import colours
from gelu_desktop.widgets.magnification import pixels

CORNERS = ("top-left", "top-right", "bottom-left", "bottom-right")


@dataclass(frozen=True)
class Style:
    """How a picture is drawn, apart from its colours; the defaults are those of the screen.

    Attributes
    ----------
    lines : float
        How many times as thick as on the screen lines and dots are.
    legend : str
        ``"above"``, ``"none"``, or the corner of the plot where it stands, one of ``CORNERS``.
    transparent : bool
        Whether the ground is left out.
    told : callable, optional
        Is told of each plot: its rectangle in units of the device, and the height above it.
    header : float
        How high what stands above the curves is at least, in logical pixels.
    """

    lines: float = 1.0
    legend: str = "above"
    transparent: bool = False
    told: Callable[[QRectF, float], None] | None = None
    header: float = 0.0


@dataclass(frozen=True)
class Theme:
    """A set of colours.

    Attributes
    ----------
    name : {"light", "dark", "paper"}
        The name in settings and on the command line.
    tokens : mapping of str to str
        Colours of the window and of what is drawn around the curves, as ``#rrggbb``.
    curves : mapping of str to str
        Colours of functions.
    dashes : mapping of str to tuple of float
        Dash patterns of functions, in pen widths; empty where colour alone tells them apart.
    style : Style
        What else decides how a picture looks.
    """

    name: str
    tokens: Mapping[str, str]
    curves: Mapping[str, str]
    dashes: Mapping[str, tuple[float, ...]] = field(default_factory=dict)
    style: Style = Style()

    @property
    def dark(self) -> bool:
        """Whether light curves are drawn on a dark surface."""
        return QColor(self.tokens["surface"]).lightness() < 128

    def colour(self, role: str, alpha: float = 1.0) -> QColor:
        """Return the colour of a token or of a function.

        Parameters
        ----------
        role : str
            A token, a function, or any other name, which gets a colour that never changes.
        alpha : float
            Opacity from 0 to 1.

        Returns
        -------
        QColor
            The same object each time: it must not be changed.
        """
        made = self._made.get((role, alpha))
        if made is None:
            made = QColor(self.tokens.get(role) or self.curves[self._curve(role)])
            made.setAlphaF(alpha)
            self._made[role, alpha] = made
        return made

    @cached_property
    def _made(self) -> dict[tuple[str, float], QColor]:
        """The colours that were asked for before: each frame asks for dozens."""
        return {}

    def thick(self, width: float) -> float:
        """Return the width of a line, or the size of a dot, that is ``width`` on the screen."""
        return width * self.style.lines

    def shifted(self, role: str, share: float) -> QColor:
        """Return a colour that is told from that of ``role`` where both lie over each other.

        Parameters
        ----------
        role : str
            A token or a function.
        share : float
            How much of the colour of the surface or of text is mixed in, from 0 to 1: of that
            which is the lighter or darker by more.
        """
        own = self.colour(role)
        ends = [self.colour(token) for token in ("surface", "text")]
        other = max(ends, key=lambda end: abs(end.lightness() - own.lightness()))
        mixed = [
            round((1 - share) * getattr(own, part)() + share * getattr(other, part)())
            for part in ("red", "green", "blue")
        ]
        return QColor(*mixed)

    def dash(self, role: str) -> list[float] | None:
        """Return the dash pattern of a function in pen widths, or None for a solid line."""
        known = role if role in self.tokens else self._curve(role)
        return list(self.dashes.get(known, ())) or None

    def _curve(self, role: str) -> str:
        names = list(self.curves)
        return role if role in names else names[zlib.crc32(role.encode()) % len(names)]


THEMES: dict[str, Theme] = {
    "light": Theme("light", colours.LIGHT, colours.LIGHT_CURVES),
    "dark": Theme("dark", colours.DARK, colours.DARK_CURVES),
    "paper": Theme("paper", colours.PAPER, colours.PAPER_CURVES, colours.PAPER_DASHES),
}

DASHED: dict[str, Theme] = {
    name: replace(theme, dashes=colours.PAPER_DASHES) for name, theme in THEMES.items()
}
"""The same, with a pattern of dashes for each curve."""

_ROLES = {
    QPalette.ColorRole.Window: "window",
    QPalette.ColorRole.WindowText: "text",
    QPalette.ColorRole.Base: "base",
    QPalette.ColorRole.AlternateBase: "raised",
    QPalette.ColorRole.Text: "text",
    QPalette.ColorRole.Button: "raised",
    QPalette.ColorRole.ButtonText: "text",
    QPalette.ColorRole.BrightText: "error",
    QPalette.ColorRole.PlaceholderText: "muted",
    QPalette.ColorRole.ToolTipBase: "raised",
    QPalette.ColorRole.ToolTipText: "text",
    QPalette.ColorRole.Highlight: "focus",
    QPalette.ColorRole.HighlightedText: "focus_text",
    QPalette.ColorRole.Accent: "focus",
    QPalette.ColorRole.Link: "link",
    QPalette.ColorRole.LinkVisited: "link",
    QPalette.ColorRole.Light: "raised",
    QPalette.ColorRole.Midlight: "border",
    QPalette.ColorRole.Mid: "border",
    QPalette.ColorRole.Dark: "outline",
    QPalette.ColorRole.Shadow: "outline",
}
_DIMMED = ("WindowText", "Text", "ButtonText", "PlaceholderText", "HighlightedText", "ToolTipText")


def palette(theme: Theme) -> QPalette:
    """Return the palette of ``theme``, disabled roles included."""
    result = QPalette()
    for role, token in _ROLES.items():
        result.setColor(role, theme.colour(token))
    disabled = QPalette.ColorGroup.Disabled
    for name in _DIMMED:
        result.setColor(disabled, QPalette.ColorRole[name], theme.colour("disabled"))
    result.setColor(disabled, QPalette.ColorRole.Highlight, theme.colour("border"))
    result.setColor(disabled, QPalette.ColorRole.Accent, theme.colour("border"))
    return result


def style_sheet(theme: Theme) -> str:
    """Return what the palette cannot say: indicators, sliders, focus frames and quiet titles."""
    check = f"icons/check-{'dark' if theme.dark else 'light'}.svg"
    sheet = _SHEET.replace("{check}", path_of(check))
    sheet = sheet.replace("{chevron}", path_of("icons/chevron.svg"))
    for token, value in theme.tokens.items():
        sheet = sheet.replace(f"@{token};", f"{value};").replace(f"@{token} ", f"{value} ")
    sheet = _LENGTH.sub(lambda found: f"{pixels(int(found[0]))}", sheet)
    # Half of the handle with its border: Qt draws a larger radius as a square.
    return sheet.replace("{round}", f"{pixels(_HANDLE) // 2 + 1}px")


_HANDLE = 14
_LENGTH = re.compile(r"-?\b(?!1px|2px)\d+(?=px)")  # lines stay as thin as they are

_SHEET = """
QCheckBox, QRadioButton { spacing: 6px; }
QCheckBox::indicator { width: 14px; height: 14px; border: 1px solid @outline; border-radius: 3px;
    background: @base; }
QListView::indicator { width: 11px; height: 11px; border: 1px solid @outline; border-radius: 2px;
    background: @base; }
QListView::indicator:checked { background: @focus; border-color: @text; image: url({check}); }
QCheckBox::indicator:hover, QCheckBox::indicator:focus { border-color: @focus; }
QCheckBox::indicator:checked { background: @focus; border-color: @focus; image: url({check}); }
QCheckBox::indicator:disabled { background: @window; border-color: @border; }
QCheckBox::indicator:checked:disabled { background: @outline; border-color: @outline;
    image: url({check}); }
QCheckBox:focus { color: @link; }
QSlider { min-height: 20px; }
QSlider::groove:horizontal { height: 4px; border-radius: 2px; background: @border; }
QSlider::sub-page:horizontal { height: 4px; border-radius: 2px; background: @outline; }
QSlider::handle:horizontal { width: 14px; height: 14px; margin: -6px 0; border-radius: {round};
    background: @base; border: 1px solid @outline; }
QSlider::handle:horizontal:hover { border-color: @focus; }
QSlider::handle:horizontal:focus { background: @focus; border-color: @focus; }
QSlider[probe="true"]::sub-page:horizontal { background: @accent; }
QSlider[probe="true"]::handle:horizontal { background: @accent; border-color: @accent; }
QSlider[probe="true"]::handle:horizontal:focus { border: 2px solid @text; }
QSlider::sub-page:horizontal:disabled, QSlider::handle:horizontal:disabled {
    background: @border; border-color: @border; }
QLineEdit, QAbstractSpinBox, QPlainTextEdit { background: @base; border: 1px solid @border;
    border-radius: 4px; padding: 2px 4px; selection-background-color: @focus; }
QAbstractSpinBox > QLineEdit { background: transparent; border: none; padding: 0; }
QAbstractSpinBox::up-button, QAbstractSpinBox::down-button { width: 0; border: none; }
QPushButton, QComboBox { background: @raised; border: 1px solid @border; border-radius: 4px;
    padding: 3px 10px; }
QTextBrowser { background: transparent; border: none; }
QPushButton[role="small"] { padding: 3px 5px; }
QPushButton[role="section"] { background: transparent; border-color: transparent;
    padding: 3px 8px; }
QPushButton:pressed, QPushButton:checked { background: @border; }
QPushButton:disabled, QComboBox:disabled { color: @disabled; }
QPushButton:default { border-color: @outline; }
QLineEdit:focus, QAbstractSpinBox:focus, QPlainTextEdit:focus, QPushButton:focus,
QComboBox:focus, QPushButton:hover, QComboBox:hover { border-color: @focus; }
QPushButton[role="section"]:checked { background: @raised; border-color: @border; color: @link; }
QPushButton[role="section"]:focus { border-color: @focus; }
QAbstractSpinBox[refused="true"] { border-color: @error; }
QComboBox { combobox-popup: 0; }
QComboBox QAbstractItemView { background: @base; selection-background-color: @focus;
    selection-color: @focus_text; border: 1px solid @border; }
QComboBox QAbstractItemView::item { min-height: 20px; }
QComboBox::drop-down { border: none; width: 20px; }
QComboBox::down-arrow { image: url({chevron}); }
QLabel#dockTitle[used="true"] { color: @link; font-weight: bold; }
QMessageBox QLabel#qt_msgbox_label { min-width: 320px; }
QLabel[role="heading"] { color: @text; font-weight: bold; }
QLabel[role="muted"] { color: @muted; }
QLabel[role="error"] { color: @error; }
QLabel[role="refusal"] { background: @raised; color: @error; border: 1px solid @error;
    border-radius: 4px; padding: 4px 6px; }
QFrame[role="task"] { background: @raised; border: none; border-left: 3px solid @accent; }
QFrame[role="task"][done="true"] { border-left-color: @focus; }
QLabel#farewell { background: @raised; color: @muted; border: 1px solid @border;
    border-radius: 6px; padding: 6px 12px; }
QFrame#palette { background: @raised; border: 1px solid @outline; border-radius: 6px; }
QFrame#palette QTreeWidget { background: @raised; selection-background-color: @focus;
    selection-color: @focus_text; }
QFrame#palette QTreeWidget::item { padding: 3px 6px; }
QListWidget#guideTitles { background: transparent; }
QListWidget#guideTitles::item { padding: 3px 9px; }
QListWidget#guideTitles::item:selected { background: @focus; color: @focus_text; }
QLabel#shortcutKey { color: @muted; }
QDockWidget::title { background: @window; padding: 4px 8px; text-align: left; }
QMainWindow::separator { background: @window; width: 5px; height: 5px; }
QMainWindow::separator:hover { background: @border; }
QScrollBar { background: transparent; border: none; }
QScrollBar:vertical { width: 11px; }
QScrollBar:horizontal { height: 11px; }
QScrollBar::handle { background: @outline; border-radius: 3px; margin: 2px; min-height: 28px;
    min-width: 28px; }
QScrollBar::add-line, QScrollBar::sub-line { width: 0; height: 0; border: none; }
QScrollBar::add-page, QScrollBar::sub-page { background: transparent; }
QToolTip { background: @raised; color: @text; border: 1px solid @border; padding: 3px; }
"""


def system_theme() -> str:
    """Return the name of the theme that the desktop asks for; light where it does not say."""
    dark = QGuiApplication.styleHints().colorScheme() == Qt.ColorScheme.Dark
    return "dark" if dark else "light"
