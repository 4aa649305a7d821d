"""Write ``resources/formulas/glyphs.json``: what a formula typed by a person is laid out from.

Run ``python packaging/bake_glyphs.py`` after a change of the language of formulas. The file holds
letters, signs and stretching fences of STIX Two Math, and the constants of its MATH table, in
thousandths of an em. The outlines have y downwards; ascent and descent count from the baseline.
"""

import string
import sys
from pathlib import Path
from typing import Any

import ziamath
from ziamath.nodes.nodetools import subglyph

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from bake_formulas import compact, lay_out, outline  # noqa: E402
from gelu_desktop.numerics.expression_tokens import GREEK  # noqa: E402

TARGET = ROOT / "resources" / "formulas" / "glyphs.json"
UPRIGHT = string.ascii_letters + string.digits
SIGNS = {
    "+": "+",
    "−": "-",
    "=": "=",
    "≈": r"\approx",
    "·": r"\cdot",
    "/": "/",
    ",": ",",
    "_": r"\_",
    "Φ": r"\Phi",
}
LETTERS = {
    **{letter: letter for letter in string.ascii_letters},
    **{name: "\\" + name for name in (*sorted(GREEK), "pi")},
    "epsilon": r"\varepsilon",
    "phi": r"\varphi",
}
FENCES = "()|√"
CONSTANTS = (
    "axisHeight",
    "fractionRuleThickness",
    "fractionNumeratorShiftUp",
    "fractionNumeratorDisplayStyleShiftUp",
    "fractionDenominatorShiftDown",
    "fractionDenominatorDisplayStyleShiftDown",
    "fractionNumeratorGapMin",
    "fractionNumDisplayStyleGapMin",
    "scriptPercentScaleDown",
    "scriptScriptPercentScaleDown",
    "superscriptShiftUp",
    "superscriptBottomMin",
    "superscriptBaselineDropMax",
    "subscriptShiftDown",
    "subscriptTopMax",
    "spaceAfterScript",
    "radicalRuleThickness",
    "radicalVerticalGap",
)


class Baker:
    """Reads glyphs of the font that ships with ziamath."""

    def __init__(self) -> None:
        self.font = ziamath.Latex("x").font
        self._two = subglyph(self.font.glyph("2"), self.font)

    def letter(self, latex: str) -> list[list[Any]]:
        """Return a letter or sign: as it is on the line, and as it is in scripts."""
        glyph = self.font.glyph_fromid(int(lay_out(latex).marks[-1].glyph.rsplit("_", 1)[1]))
        return [self._row(glyph), self._row(subglyph(glyph, self.font))]

    def fence(self, sign: str) -> dict[str, Any]:
        """Return a fence: its sizes, and the parts of which larger ones are made, from below."""
        index = self.font.glyph(sign).index
        sizes = self.font.math.listvariants(index).values()
        parts = self._assembly(index) if sign in "()" else []
        return {"sizes": [self._shape(i) for i in sizes], "parts": [self._shape(i) for i in parts]}

    def constants(self) -> dict[str, int]:
        """Return what the font says about fractions, scripts and roots."""
        return {name: getattr(self.font.math.consts, name) for name in CONSTANTS}

    def _row(self, glyph: Any) -> list[Any]:
        """Return outline and extents, the lean to the right, and kerns of a super- and subscript.

        A superscript begins after the lean and the kern.
        """
        math = self.font.math
        lean = math.italicsCorrection.getvalue(glyph.index) or 0
        kerns = [math.kernsuper(glyph, self._two)[0], math.kernsub(glyph, self._two)[0]]
        return [*self._shape(glyph.index), lean, *kerns]

    def _shape(self, index: int) -> list[Any]:
        glyph = self.font.glyph_fromid(index)
        box = glyph.path.bbox
        return [outline(glyph.svgsymbol()), glyph.advance(), box.ymax, -box.ymin]

    def _assembly(self, index: int) -> list[int]:
        variants: Any = self.font.math._variantsvert
        construction = variants.construction[variants.coverage.covidx(index)]
        return [part.glyphId for part in construction.assembly.parts]


def bake() -> str:
    """Return the text of ``glyphs.json``."""
    baker = Baker()
    upright = {letter: baker.letter(rf"\mathrm{{{letter}}}") for letter in UPRIGHT}
    tables: dict[str, dict[str, Any]] = {
        "upright": {**upright, **{sign: baker.letter(latex) for sign, latex in SIGNS.items()}},
        "italic": {name: baker.letter(latex) for name, latex in LETTERS.items()},
        "fences": {sign: baker.fence(sign) for sign in FENCES},
    }
    rows = ",\n".join(
        f'"{name}":{{\n'
        + ",\n".join(f"{compact(key)}:{compact(row)}" for key, row in table.items())
        + "\n}"
        for name, table in tables.items()
    )
    return f'{{"constants":{compact(baker.constants())},\n{rows}}}\n'


if __name__ == "__main__":
    TARGET.write_text(bake(), encoding="utf-8")
