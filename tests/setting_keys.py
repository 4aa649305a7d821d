"""The settings that anybody may find broken: every key that the program reads by itself."""

KEYS = (
    "theme",
    "language",
    "text_size",
    "dashes",
    "presentation/text_size",
    "presentation/panels",
    "window/geometry",
    "window/layout",
    "window/layouts",
    "window/column",
    "window/locked",
    "files/folder",
    "palette/recent",
)
