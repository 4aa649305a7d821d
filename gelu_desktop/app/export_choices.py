"""What was chosen for the last export, kept in the settings."""

import re
from dataclasses import dataclass

from PySide6.QtCore import QSettings, QStandardPaths

from gelu_desktop.app.application import setting
from gelu_desktop.app.export import ENCODERS, SCALE_MAX, SCALE_MIN, size_problem
from gelu_desktop.widgets.theme import THEMES

AS_SHOWN = "as-shown"
CUSTOM = "custom"
# Width, height and scale; of the panel's own size where the width is 0.
PRESETS = {"normal": (0, 0, 1.0), "double": (0, 0, 2.0), "slide": (1920, 1080, 2.0)}

_SIZE = re.compile(r"(\d{1,5})x(\d{1,5})x(\d{1,2}\.\d{1,17})", re.ASCII)


@dataclass(frozen=True)
class Choices:
    """How pictures are exported.

    Attributes
    ----------
    kind : str
        A key of ``ENCODERS``.
    colours : str
        A theme, or ``AS_SHOWN``.
    preset : str
        A key of ``PRESETS``, or ``CUSTOM``.
    size : tuple of (int, int, float), optional
        Width, height and scale for ``CUSTOM``.
    folder : str
        Where the last picture went.
    """

    kind: str
    colours: str
    preset: str
    size: tuple[int, int, float] | None
    folder: str

    @classmethod
    def recall(cls, kept: QSettings) -> "Choices":
        """Return what the settings hold; where that is not possible, the defaults."""
        size = _size(str(kept.value("export/size")))
        preset = setting(kept, "export/preset", (*PRESETS, CUSTOM), "normal")
        return cls(
            kind=setting(kept, "export/kind", ENCODERS, "png"),
            colours=setting(kept, "export/colours", (AS_SHOWN, *THEMES), AS_SHOWN),
            preset="normal" if preset == CUSTOM and size is None else preset,
            size=size,
            folder=str(kept.value("export/folder") or _pictures()),
        )

    def remember(self, kept: QSettings) -> None:
        """Put them into the settings."""
        for key in ("kind", "colours", "preset", "folder"):
            kept.setValue(f"export/{key}", getattr(self, key))
        if self.size is not None:
            kept.setValue("export/size", "x".join(map(str, self.size)))


def _size(text: str) -> tuple[int, int, float] | None:
    found = _SIZE.fullmatch(text)
    if found is None:
        return None
    width, height, scale = int(found[1]), int(found[2]), float(found[3])
    possible = not size_problem(width, height) and SCALE_MIN <= scale <= SCALE_MAX
    return (width, height, scale) if possible else None


def _pictures() -> str:
    return QStandardPaths.writableLocation(QStandardPaths.StandardLocation.PicturesLocation)
