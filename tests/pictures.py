"""What the tests of pictures share: a renderer of SVG that is not Qt."""

import resvg_py

from gelu_desktop.app.application import FONT
from gelu_desktop.resources import resource


def drawn_by_resvg(data):
    """Return an SVG file as resvg draws it, a PNG file."""
    return resvg_py.svg_to_bytes(
        svg_string=data.decode(),
        background="white",
        font_files=[str(resource(FONT))],
        sans_serif_family="DejaVu Sans",
    )
