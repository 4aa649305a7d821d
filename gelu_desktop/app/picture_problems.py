"""Why there can be no such picture, in words."""

from PySide6.QtCore import QCoreApplication

from gelu_desktop.app.pdf import PAGE_MAX
from gelu_desktop.app.picture import AREA_MAX, SCALE_MIN, SIDE_MAX, Picture
from gelu_desktop.app.surround import enough

translate = QCoreApplication.translate


def size_problem(width: int, height: int) -> str:
    """Return why a picture cannot have that size, in words; empty if it can."""
    if width < 1 or height < 1:
        return translate("Export", "A picture is at least 1 pixel wide and 1 pixel high.")
    if max(width, height) > SIDE_MAX or width * height > AREA_MAX:
        text = translate(
            "Export",
            "{0} × {1} pixels are too many: at most {2} a side and {3} in all.",
        )
        return text.format(width, height, SIDE_MAX, f"{AREA_MAX:,}")
    return ""


def picture_problem(picture: Picture, kind: str) -> str:
    """Return why there can be no such file of ``kind``, in words; empty if there can."""
    if problem := size_problem(*picture.size):
        return problem
    if max(picture.rect.width(), picture.rect.height()) > SIDE_MAX / SCALE_MIN:
        # Texts would be thousands, and none as high as a pixel.
        text = translate(
            "Export",
            "{0} × {1} pixels: nothing could be read in a picture of this shape. Make its "
            "shorter side longer.",
        )
        return text.format(*picture.size)
    if kind == "pdf" and max(picture.page) > PAGE_MAX:
        return translate("Export", "A page of a PDF is at most 5 metres wide or high.")
    if not enough(picture.rect, picture.words):
        return translate(
            "Export", "Title, caption and footer leave too little room for the picture itself."
        )
    return ""


def squashed_problem(picture: Picture) -> str:
    """Return that the plots would be too flat, and what to leave out; empty if they are not.

    It takes as long as drawing the picture a few times.
    """
    if not picture.fit.squashed:
        return ""
    words, look = picture.words, picture.look
    parts = {
        translate("Export", "the title"): words.title,
        translate("Export", "the caption"): words.caption,
        translate("Export", "the footer"): words.footer,
        translate("Export", "the legend"): look.legend != "none",
    }
    text = translate(
        "Export",
        "{0}: the plot would be too flat to be read. Make the picture higher or wider, "
        "its text smaller, or leave out {1}.",
    )
    either = translate("Export", " or ").join(part for part, there in parts.items() if there)
    if not either:
        text = translate(
            "Export",
            "{0}: the plot would be too flat to be read. Make the picture higher or wider, "
            "or its text smaller.",
        )
    return text.format(picture.title, either)
