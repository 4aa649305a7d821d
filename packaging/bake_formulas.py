"""Lay out the formulas with ziamath and write ``resources/formulas/formulas.json``.

Run ``python packaging/bake_formulas.py`` after a change of a formula. The file holds glyph
outlines and positions in thousandths of an em, y downwards, baseline at 0. A number that changes
while the program runs stands as ``<name>`` or ``<name:digits>`` in the LaTeX, and as ``{name}`` in
the plain text beside it. It is laid out as a run of zeros twice, narrow and wide: the difference
says how far each mark moves when the number is wider than the zeros.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import ziafont
import ziamath

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT), str(Path(__file__).resolve().parent)]

from formula_sources import sources  # noqa: E402

TARGET = ROOT / "resources" / "formulas" / "formulas.json"
EM = 1000
SYMBOL_SIZE = 12  # of the outlines in ziamath's output
CHARACTERS = "0123456789.−+×()∞–"
PLACEHOLDER = re.compile(r"<(\w+)(?::(\d+))?>")
DIGITS = 6
WIDER = 10
RELATIONS = "=≈∼→"
# Inline, these are set so small that their powers cannot be read.
FRACTION_WITH_POWER = re.compile(r"\\frac(?={[^{}]*(?:}{[^{}]*)?\^)")
# After these a negative number stands without parentheses.
BARE_AFTER = re.compile(r"(^|[([{=]|\\approx)\s*$")


@dataclass(frozen=True)
class Mark:
    """A glyph or, without one, a bar, where ziamath put it."""

    glyph: str
    x: float
    y: float
    width: float
    height: float
    slot: int | None


@dataclass
class Layout:
    """A formula laid out: its marks in drawing order and its extent."""

    marks: list[Mark]
    symbols: dict[str, str]
    right: float
    ascent: float
    descent: float

    def slot(self, index: int) -> list[Mark]:
        """Return the zeros of the number ``index``."""
        return [mark for mark in self.marks if mark.slot == index]

    @property
    def fixed(self) -> list[Mark]:
        """What is not part of a number."""
        return [mark for mark in self.marks if mark.slot is None]


def lay_out(latex: str) -> Layout:
    """Return the layout of ``latex``, whose numbers are coloured ``slot0``, ``slot1`` …."""
    ziafont.config.svg2 = True
    readable = FRACTION_WITH_POWER.sub(r"\\dfrac", latex)
    formula = ziamath.Latex(readable, size=EM, inline=True)
    svg = formula.svgxml()
    symbols = {node.get("id", ""): node for node in svg.iter("symbol")}
    paths = {name: outline(node) for name, node in symbols.items()}
    found = [_mark(node, symbols) for node in svg if node.tag in ("use", "rect")]
    marks = [mark for mark in found if not mark.glyph or paths[mark.glyph]]
    box = formula.node.bbox
    return Layout(marks, paths, box.xmax, box.ymax, -box.ymin)


def _mark(node: ElementTree.Element, symbols: dict[str, ElementTree.Element]) -> Mark:
    x, y, width, height = (float(node.get(key, "0")) for key in ("x", "y", "width", "height"))
    fill = node.get("fill", "")
    slot = int(fill[4:]) if fill.startswith("slot") else None
    if node.tag == "rect":
        return Mark("", x, y, width, height, slot)
    name = node.get("href", "")[1:]
    left, top, _, tall = (float(v) for v in symbols[name].get("viewBox", "").split())
    size = height / tall * SYMBOL_SIZE
    scale = size / SYMBOL_SIZE
    return Mark(name, x - left * scale, y - top * scale, size, size, slot)


def outline(symbol: ElementTree.Element) -> str:
    """Return the outline in thousandths of an em: M, L, Q and Z with whole numbers."""
    path = symbol.find("path")
    words = path.get("d", "").split() if path is not None else []
    scaled = [w if w.isalpha() else str(round(float(w) * EM / SYMBOL_SIZE)) for w in words]
    text = " ".join(scaled)
    text = re.sub(r"M (\S+ \S+) L \1 ", r"M \1 ", text)
    return re.sub(r" ?([MLQZ]) ?", r"\1", text)


class Study:
    """A formula laid out as it is, and once more for each number with that number wider."""

    def __init__(self, latex: str) -> None:
        self.places = list(PLACEHOLDER.finditer(latex))
        self.counts = [int(match[2] or DIGITS) for match in self.places]
        self.base = lay_out(_filled(latex, self.counts))
        self._wider = [lay_out(_filled(latex, counts)) for counts in self._widened()]
        self._growth = [self.advance(index) * WIDER for index in range(len(self.counts))]

    def _widened(self) -> Iterator[list[int]]:
        for index, count in enumerate(self.counts):
            yield [*self.counts[:index], count + WIDER, *self.counts[index + 1 :]]

    def advance(self, index: int) -> float:
        """Return the width of a digit of the number ``index``."""
        first, second = self.base.slot(index)[:2]
        return second.x - first.x

    def moves(self, measure: Callable[[Layout], float]) -> list[float]:
        """Return by which part of a number's growth ``measure`` grows, for each number."""
        before = measure(self.base)
        return [
            round((measure(layout) - before) / growth, 2) + 0.0
            for layout, growth in zip(self._wider, self._growth, strict=True)
        ]


class Baker:
    """Collects the outlines that the formulas use, each once."""

    def __init__(self) -> None:
        self.outlines: list[str] = []
        self._numbers: dict[str, int] = {}
        self._font = ziamath.Latex("x").font

    def formula(self, latex: str, text: str) -> dict[str, Any]:
        """Return the formula as plain data."""
        study = Study(latex)
        return {
            "text": text,
            "right": round(study.base.right),
            "widen": study.moves(lambda layout: layout.right),
            "ascent": round(study.base.ascent),
            "descent": round(study.base.descent),
            "anchor": self._anchor(study),
            "slots": [_slot(study, latex, index) for index in range(len(study.places))],
            "glyphs": self._glyphs(study),
            "bars": _bars(study),
        }

    def characters(self) -> dict[str, list[int]]:
        """Return outline and advance of what numbers are made of, on the line and raised."""
        table = {}
        for character in CHARACTERS:
            entry = []
            for latex in (r"\mathrm{" + character + "}", "x^{" + character + "}"):
                layout = lay_out(latex)
                mark = layout.marks[-1]
                entry += [self._number(layout, mark), self._glyph(mark).advance()]
            table[character] = entry
        return table

    def _number(self, layout: Layout, mark: Mark) -> int:
        if mark.glyph not in self._numbers:
            self._numbers[mark.glyph] = len(self.outlines)
            self.outlines.append(layout.symbols[mark.glyph])
        return self._numbers[mark.glyph]

    def _glyph(self, mark: Mark) -> Any:
        return self._font.glyph_fromid(int(mark.glyph.rsplit("_", 1)[1]))

    def _anchor(self, study: Study) -> list[Any]:
        """Return where the first relation sign stands and how that moves."""
        for index, mark in enumerate(study.base.fixed):
            if mark.glyph and self._glyph(mark).char & set(RELATIONS):
                return [round(mark.x), study.moves(_left(index))]
        return [0, [0.0] * len(study.places)]

    def _glyphs(self, study: Study) -> list[Any]:
        """Return the glyphs that move together: how, and number, place and size of each."""
        groups: dict[tuple[float, ...], list[int]] = {}
        for index, mark in enumerate(study.base.fixed):
            if mark.glyph:
                shift = study.moves(_left(index))
                place = [round(mark.x), round(mark.y), round(mark.width)]
                marks = groups.setdefault(tuple(shift), [])
                marks += [self._number(study.base, mark), *place]
        return [[list(shift), marks] for shift, marks in groups.items()]


def _slot(study: Study, latex: str, index: int) -> dict[str, Any]:
    match, first = study.places[index], study.base.slot(index)[0]
    return {
        "name": match[1],
        "x": round(first.x),
        "y": round(first.y),
        "size": round(first.width),
        "width": round(study.advance(index) * study.counts[index]),
        "shift": study.moves(lambda layout: layout.slot(index)[0].x),
        "bare": bool(BARE_AFTER.search(latex[: match.start()])),
    }


def _bars(study: Study) -> list[Any]:
    return [
        [
            [round(value) for value in (mark.x, mark.y, mark.width, mark.height)],
            study.moves(_left(index)),
            study.moves(_width(index)),
        ]
        for index, mark in enumerate(study.base.fixed)
        if not mark.glyph
    ]


def _left(index: int) -> Callable[[Layout], float]:
    return lambda layout: layout.fixed[index].x


def _width(index: int) -> Callable[[Layout], float]:
    return lambda layout: layout.fixed[index].width


def _filled(latex: str, counts: list[int]) -> str:
    numbers = iter(enumerate(counts))

    def zeros(_: re.Match[str]) -> str:
        index, count = next(numbers)
        return rf"{{\color{{slot{index}}}{'0' * count}}}"

    return PLACEHOLDER.sub(zeros, latex)


def bake() -> str:
    """Return the text of ``formulas.json``."""
    baker = Baker()
    formulas = {name: baker.formula(*source) for name, source in sources().items()}
    characters = baker.characters()
    lines = [f"{compact(name)}:{compact(row)}" for name, row in formulas.items()]
    return (
        f'{{"characters":{compact(characters)},\n"glyphs":[\n'
        + ",\n".join(map(compact, baker.outlines))
        + '\n],\n"formulas":{\n'
        + ",\n".join(lines)
        + "\n}}\n"
    )


def compact(value: object) -> str:
    """Return JSON without spaces."""
    return json.dumps(value, ensure_ascii=False, separators=(",", ":"))


if __name__ == "__main__":
    TARGET.write_text(bake(), encoding="utf-8")
