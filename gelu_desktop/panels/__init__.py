"""One module a panel, independent of each other; this tuple is what makes them appear.

A module is loaded when its panel is first made, painted or asked for its figures.
"""

from gelu_desktop.text import QT_TRANSLATE_NOOP
from gelu_desktop.widgets.panel_spec import PanelSpec, declared

ALL = ("paint", "data", "tables")

PANELS: tuple[PanelSpec, ...] = (
    declared("controls", QT_TRANSLATE_NOOP("Panels", "Controls"), "Ctrl+1"),
    declared("curve", QT_TRANSLATE_NOOP("Panels", "Curves"), "Ctrl+2", has=ALL),
    declared("derivative", QT_TRANSLATE_NOOP("Panels", "Derivatives"), "Ctrl+3", has=ALL),
    declared("error", QT_TRANSLATE_NOOP("Panels", "Error"), "Ctrl+4", has=ALL),
    declared("ffn", QT_TRANSLATE_NOOP("Panels", "FFN simulator"), "Ctrl+5", (1200, 480), has=ALL),
    declared("formula", QT_TRANSLATE_NOOP("Panels", "Formula"), "Ctrl+6", has=("paint", "tables")),
    declared("formats", QT_TRANSLATE_NOOP("Panels", "Formats"), "Ctrl+7", (1200, 480), has=ALL),
    declared("fit", QT_TRANSLATE_NOOP("Panels", "Refit"), "Ctrl+8", (1080, 420), has=ALL),
    declared("depth", QT_TRANSLATE_NOOP("Panels", "Depth"), "Ctrl+Shift+D", (1080, 420), has=ALL),
    declared(
        "race", QT_TRANSLATE_NOOP("Panels", "Training race"), "Ctrl+Shift+R", (1200, 420), has=ALL
    ),
    declared(
        "chance", QT_TRANSLATE_NOOP("Panels", "Random gate"), "Ctrl+Shift+G", (960, 420), has=ALL
    ),
    declared("dictionary", QT_TRANSLATE_NOOP("Panels", "Dictionary"), "Ctrl+9"),
    declared("code", QT_TRANSLATE_NOOP("Panels", "Code"), "Ctrl+Shift+K"),
    declared("guide", QT_TRANSLATE_NOOP("Panels", "Guide"), "Ctrl+Shift+L"),
)
BY_NAME = {spec.name: spec for spec in PANELS}
