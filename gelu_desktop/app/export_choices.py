"""What was chosen for an export: from the dialog, the command line, or the settings."""

import dataclasses
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QSettings

from gelu_desktop.app.application import setting
from gelu_desktop.app.export import ENCODERS
from gelu_desktop.app.export_look import (
    CAPTION_MAX,
    CUSTOM,
    DPI_MAX,
    DPI_MIN,
    FONT_MAX,
    FONT_MIN,
    LEGENDS,
    LINES_MAX,
    LINES_MIN,
    PRESETS,
    UNITS,
    USUAL,
    Look,
    Preset,
    Size,
)
from gelu_desktop.app.messages import LANGUAGES
from gelu_desktop.app.picture import PICTURES, SIDE_MAX, Picture
from gelu_desktop.app.picture_problems import size_problem
from gelu_desktop.model.result import Result
from gelu_desktop.widgets.panel_spec import PanelSpec
from gelu_desktop.widgets.theme import THEMES, Theme

AS_SHOWN = "as-shown"
PAGES = "pages"
KINDS = (*ENCODERS, PAGES)
_FLAGS = ("transparent", "title", "footer")


@dataclass(frozen=True)
class Choices:
    """How pictures are exported.

    Attributes
    ----------
    kind : str
        A key of ``ENCODERS``, or ``PAGES``: one PDF with a page a panel.
    colours : str
        A theme, or ``AS_SHOWN``.
    preset : str
        A key of ``PRESETS``, or ``CUSTOM``.
    size : Size
        How large; what the preset says, unless that is ``CUSTOM``.
    look : Look
        The rest; its caption is kept also while it is not shown.
    captioned : bool
        Whether the caption is shown.
    folder : str
        Where the last picture went; empty where there was none.
    """

    kind: str = "png"
    colours: str = AS_SHOWN
    preset: str = "normal"
    size: Size = PRESETS["normal"].size
    look: Look = USUAL
    captioned: bool = True
    folder: str = ""

    @classmethod
    def recall(cls, kept: QSettings) -> "Choices":
        """Return what the settings hold; what cannot be, has its default."""
        preset = setting(kept, "export/preset", (*PRESETS, CUSTOM), "normal")
        size = _size(kept)
        chosen = cls(
            kind=setting(kept, "export/kind", KINDS, "png"),
            colours=setting(kept, "export/colours", (AS_SHOWN, *THEMES), AS_SHOWN),
            preset=preset if preset != CUSTOM or size else "normal",
            size=size or PRESETS["normal"].size,
            look=_look(kept),
            captioned=_flag(kept, "captioned"),
            folder=_text(kept.value("export/folder")),
        )
        return chosen.resized(PRESETS[preset]) if preset in PRESETS else chosen

    def remember(self, kept: QSettings) -> None:
        """Put them into the settings."""
        flat = {**vars(self), **vars(self.size), **vars(self.look)}
        for key, value in flat.items():
            if key not in ("size", "look"):
                text = str(value).lower() if isinstance(value, bool) else str(value)
                kept.setValue(f"export/{key}", text)

    def resized(self, preset: Preset) -> "Choices":
        """Return the choices with the size, the text and the lines of a preset."""
        look = dataclasses.replace(self.look, font=preset.font, lines=preset.lines)
        return dataclasses.replace(self, size=preset.size, look=look)

    def picture(self, spec: PanelSpec, result: Result, shown: Theme) -> Picture:
        """Return the picture of a panel.

        Parameters
        ----------
        spec : PanelSpec
            The panel.
        result : Result
            What it shows.
        shown : Theme
            The theme for ``AS_SHOWN``.
        """
        theme = shown if self.colours == AS_SHOWN else THEMES[self.colours]
        look = self.look if self.captioned else dataclasses.replace(self.look, caption="")
        size = self.size
        return Picture(spec, result, theme, size.pixels(spec.size), size.scale, look, size.unit)


def _size(kept: QSettings) -> Size | None:
    """Return the size in the settings, or None if it is no size that a picture could have."""
    unit = setting(kept, "export/unit", UNITS, "")
    sides = [_number(kept, key, 1e-3, SIDE_MAX, 0.0) for key in ("width", "height")]
    dpi = _number(kept, "dpi", DPI_MIN, DPI_MAX, 0.0)
    if not unit or not dpi or not all(sides):
        return None
    made = Size(sides[0], sides[1], unit, dpi)
    return None if size_problem(*made.pixels((1, 1))) else made


def _look(kept: QSettings) -> Look:
    flags = {key: _flag(kept, key, getattr(USUAL, key)) for key in _FLAGS}
    return Look(
        font=_number(kept, "font", FONT_MIN, FONT_MAX, USUAL.font),
        lines=_number(kept, "lines", LINES_MIN, LINES_MAX, USUAL.lines),
        legend=setting(kept, "export/legend", LEGENDS, USUAL.legend),
        caption=_text(kept.value("export/caption"))[:CAPTION_MAX],
        language=setting(kept, "export/language", ("", *LANGUAGES), ""),
        **flags,
    )


def _flag(kept: QSettings, key: str, default: bool = False) -> bool:
    return setting(kept, f"export/{key}", ("true", "false"), str(default).lower()) == "true"


def _number(kept: QSettings, key: str, low: float, high: float, default: float) -> float:
    try:
        value = float(_text(kept.value(f"export/{key}")))
    except ValueError:
        return default
    return value if low <= value <= high else default


def _text(value: Any) -> str:
    """Return a setting that is a text; Qt makes a list of one with commas."""
    if isinstance(value, list):
        return ", ".join(entry for entry in value if isinstance(entry, str))
    return value if isinstance(value, str) else ""


def chosen(names: Iterable[str]) -> list[PanelSpec]:
    """Return the panels of these names in the order of their table."""
    wanted = set(names)
    return [spec for name, spec in PICTURES.items() if name in wanted]
