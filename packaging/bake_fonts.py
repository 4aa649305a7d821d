"""Make ``resources/fonts/gelu-sans-sc.ttf``, which keeps Chinese from showing as boxes.

Run ``python packaging/bake_fonts.py [SOURCE.ttc]`` when a translation or a page of the guide needs
a character that the font lacks. It takes from Noto Sans CJK SC (Debian's package fonts-noto-cjk)
the 3,755 characters of GB 2312 level 1, Chinese punctuation, and whatever those texts use; turns
the outlines into quadratic curves, because cubic ones look bold on dark surfaces; and gives the
font a name of its own, as its licence asks. The same source gives the same bytes.
"""

import sys
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

from fontTools.fontBuilder import FontBuilder
from fontTools.pens.cu2quPen import Cu2QuPen
from fontTools.pens.transformPen import TransformPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTCollection, TTFont

RESOURCES = Path(__file__).resolve().parent.parent / "resources"
SOURCE = Path("/usr/share/fonts/opentype/noto/NotoSansCJK-Regular.ttc")
TARGET = RESOURCES / "fonts" / "gelu-sans-sc.ttf"
FACE, FAMILY = "Noto Sans CJK SC", "GELU Sans SC"
TOLERANCE = 1.0  # thousandths of an em
ASCENT, DESCENT = 960, -240
EPOCH_1904 = 3_600_000_000
SYMBOLS = "‐–—‘’“”…‰′″•·€←↑→↓−×÷±≈≠≤≥√∞∂∑∫½"
RAISED = dict(zip("⁰¹²³⁴⁵⁶⁷⁸⁹⁻⁺", "0123456789−+", strict=True))
LOWERED = dict(zip("₀₁₂₃₄₅₆₇₈₉₋₊", "0123456789−+", strict=True))
SMALL = RAISED | LOWERED  # the source lacks most of them
SMALL_SCALE, RAISED_BY, LOWERED_BY = 0.6, 330, -120


def gb2312_level_1() -> str:
    """Return the 3,755 most used simplified characters."""
    rows = (bytes((row, cell)) for row in range(0xB0, 0xD8) for cell in range(0xA1, 0xFF))
    return "".join(pair.decode("gb2312", "ignore") for pair in rows)


def translated() -> Iterator[str]:
    """Yield every text of the translations, in both languages."""
    for path in sorted((RESOURCES / "translations").glob("*.ts")):
        for element in ElementTree.parse(path).iter():
            if element.tag in ("source", "translation", "numerusform"):
                yield element.text or ""


def guided() -> Iterator[str]:
    """Yield the text of every page of the guide, in every language."""
    for path in sorted((RESOURCES / "guide").rglob("*.md")):
        yield path.read_text(encoding="utf-8")


def wanted() -> set[str]:
    """Return all characters that the font shall have."""
    spans = (
        (0x20, 0x7F),
        (0xA0, 0x100),
        (0x391, 0x3AA),
        (0x3B1, 0x3CA),
        (0x3000, 0x3018),
        (0xFF01, 0xFF5F),
    )
    characters = {chr(code) for first, last in spans for code in range(first, last)}
    characters.update(SYMBOLS, gb2312_level_1(), *translated(), *guided())
    printable = {character for character in characters if character.isprintable()}
    return (printable | {"\u00a0"}) - set(SMALL)


def outline(font: TTFont, name: str, scale: float = 1.0, up: float = 0.0) -> Any:
    """Return a glyph in quadratic curves, scaled and moved up."""
    pen = TTGlyphPen(None)
    quadratic = Cu2QuPen(pen, TOLERANCE, reverse_direction=True)
    font.getGlyphSet()[name].draw(TransformPen(quadratic, (scale, 0, 0, scale, 0, up)))
    return pen.glyph()


def build(font: TTFont, characters: Iterable[str]) -> TTFont:
    """Return the new font with ``characters`` and the small digits."""
    known = font.getBestCmap()
    cmap = {ord(character): known[ord(character)] for character in sorted(characters)}
    outlines = {name: outline(font, name) for name in [".notdef", *dict.fromkeys(cmap.values())]}
    widths = {name: font["hmtx"][name][0] for name in outlines}
    for character, plain in SMALL.items():
        name, drawn = f"small{ord(character):X}", known[ord(plain)]
        up = RAISED_BY if character in RAISED else LOWERED_BY
        outlines[name] = outline(font, drawn, SMALL_SCALE, up)
        widths[name] = round(SMALL_SCALE * widths[drawn])
        cmap[ord(character)] = name
    builder = FontBuilder(font["head"].unitsPerEm, isTTF=True)
    builder.setupGlyphOrder(list(outlines))
    builder.setupCharacterMap(cmap)
    builder.setupGlyf(outlines)
    table = builder.font["glyf"]
    builder.setupHorizontalMetrics(
        {name: (width, getattr(table[name], "xMin", 0)) for name, width in widths.items()}
    )
    describe(builder, font)
    return builder.font


def describe(builder: FontBuilder, source: TTFont) -> None:
    """Give the font its metrics, names and dates."""
    builder.setupHorizontalHeader(ascent=ASCENT, descent=DESCENT)
    builder.setupNameTable(naming(source))
    builder.setupOS2(
        sTypoAscender=ASCENT,
        sTypoDescender=DESCENT,
        usWinAscent=ASCENT,
        usWinDescent=-DESCENT,
        sxHeight=source["OS/2"].sxHeight,
        sCapHeight=source["OS/2"].sCapHeight,
        fsSelection=0x40,
        fsType=0,
        achVendID="GELU",
    )
    builder.setupPost(keepGlyphNames=False)
    builder.updateHead(created=EPOCH_1904, modified=EPOCH_1904, fontRevision=2.004)
    builder.font.recalcTimestamp = False


def naming(font: TTFont) -> dict[str, str]:
    """Return the names of the new font; its licence keeps the copyright notice."""
    return {
        "copyright": font["name"].getDebugName(0),
        "familyName": FAMILY,
        "styleName": "Regular",
        "uniqueFontIdentifier": "GELU-Sans-SC-Regular-2.004",
        "fullName": FAMILY,
        "psName": "GELUSansSC-Regular",
        "version": "Version 2.004",
        "description": f"Subset of {FACE} with quadratic outlines",
        "licenseDescription": font["name"].getDebugName(13),
        "licenseInfoURL": font["name"].getDebugName(14),
    }


def face_in(faces: Iterable[TTFont], source: Path) -> TTFont:
    """Return the face of simplified Chinese.

    Raises
    ------
    LookupError
        When there is none.
    """
    for face in faces:
        if face["name"].getDebugName(4) == FACE:
            return face
    raise LookupError(f"no {FACE} in {source}")


def bake(source: Path, target: Path) -> None:
    """Write the font made from ``source`` to ``target``.

    Raises
    ------
    LookupError
        When the source has no face of the expected name, or lacks a character.
    """
    with TTCollection(source) as faces:
        face = face_in(faces.fonts, source)
        known = face.getBestCmap()
        if missing := {character for character in wanted() if ord(character) not in known}:
            raise LookupError(f"{FACE} lacks {' '.join(sorted(missing))}")
        build(face, wanted()).save(target, reorderTables=True)


if __name__ == "__main__":
    bake(Path(sys.argv[1]) if len(sys.argv) > 1 else SOURCE, TARGET)
