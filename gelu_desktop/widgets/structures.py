"""What is built of runs: fences, fractions, scripts and roots, by the rules of TeX."""

from dataclasses import replace

from PySide6.QtCore import QRectF

from gelu_desktop.widgets import glyphs
from gelu_desktop.widgets.boxes import Atom, Box, Run, joined, letter, packed, run
from gelu_desktop.widgets.glyphs import DISPLAY, SCRIPT, constant, size

COVERED = 0.901  # of what a fence encloses, from the axis
FRACTION_MARGIN = 80.0
ROOT_MARGIN = 40.0


def fenced(inside: Run, style: int, holds: float, signs: str = "()") -> Run:
    """Return a run between fences that cover it."""
    opening, closing = (_fence(sign, style, inside.ascent, inside.descent) for sign in signs)
    shut = Atom(closing, inside.atoms[-1].box.lean, turn=-1)
    atoms = (Atom(opening, turn=1), *inside.atoms, shut)
    width = opening.width + inside.width + shut.gap + closing.width
    ascent, descent = max(inside.ascent, opening.ascent), max(inside.descent, opening.descent)
    return Run(atoms, width, ascent, descent, holds)


def _fence(sign: str, style: int, ascent: float, descent: float) -> Box:
    axis = constant("axisHeight") * size(style)
    above, below = COVERED * (ascent - axis) + axis, COVERED * (descent + axis) - axis
    for index, (up, down) in enumerate(glyphs.sizes(sign, style)):
        if up >= above and down >= below:
            return replace(letter(glyphs.fence(sign, style, index)), letter=not index)
    half = max(above - axis, below + axis)
    glyph = glyphs.assembled(sign, style, 2 * half)
    inner = Box(glyph.advance, glyph.ascent, 0.0, path=glyph.path)
    return Box(glyph.advance, half + axis, half - axis, parts=((0.0, half - axis, inner),))


def fraction(upper: Run, lower: Run, style: int) -> Box:
    """Return a fraction, its parts centred on each other."""
    scale, display = size(style), style == DISPLAY
    name, inner = ("DisplayStyle", 1.0) if display else ("", size(SCRIPT))
    gap = constant("fractionNumDisplayStyleGapMin" if display else "fractionNumeratorGapMin")
    rise, drop = (
        constant(f"fraction{part}{name}Shift{way}") * scale * inner
        for part, way in (("Numerator", "Up"), ("Denominator", "Down"))
    )
    rule, axis = constant("fractionRuleThickness") * scale, constant("axisHeight") * scale
    rise = max(rise, axis + rule / 2 + gap * scale + upper.descent)
    drop = max(drop, rule / 2 - axis + gap * scale + lower.ascent)
    margin = FRACTION_MARGIN * scale
    width = max(upper.width, lower.width)
    bar = Box(width, 0.0, 0.0, bar=QRectF(0.0, -axis - rule / 2, width, rule))
    parts = (
        (margin + (width - upper.width) / 2, -rise, packed(upper)),
        (margin, 0.0, bar),
        (margin + (width - lower.width) / 2, drop, packed(lower)),
    )
    return Box(width + 2 * margin, rise + upper.ascent, drop + lower.descent, parts=parts)


def raised(base: Run, exponent: Run, style: int, holds: float) -> Run:
    """Return a run with a superscript."""
    scale, last = size(style), base.atoms[-1].box
    rise = constant("superscriptShiftUp") * scale
    rise = max(rise, constant("superscriptBottomMin") * scale + exponent.descent)
    if not last.letter:
        rise = max(rise, last.ascent - constant("superscriptBaselineDropMax") * scale)
    script = _script(exponent, -rise, scale)
    return joined(((0.0, base), (last.lean + last.above, run(script, holds))), holds)


def lowered(base: Box, index: Run, style: int, holds: float) -> Run:
    """Return a letter with a subscript."""
    scale = size(style)
    drop = constant("subscriptShiftDown") * scale
    drop = max(drop, index.ascent - constant("subscriptTopMax") * scale)
    script = _script(index, drop, scale)
    width = max(base.width + base.below + script.width, base.width)
    parts = ((0.0, 0.0, base), (base.width + base.below, 0.0, script))
    ascent, descent = max(base.ascent, script.ascent), max(base.descent, script.descent)
    return run(Box(width, ascent, descent, parts=parts), holds)


def _script(part: Run, shift: float, scale: float) -> Box:
    width = part.width + constant("spaceAfterScript") * scale
    ascent, descent = part.ascent - shift, part.descent + shift
    return Box(width, ascent, descent, parts=((0.0, shift, packed(part)),))


def root(inside: Run, style: int) -> Box:
    """Return a square root."""
    scale = size(style)
    rule, gap = constant("radicalRuleThickness") * scale, constant("radicalVerticalGap") * scale
    top, bottom = inside.ascent + gap + rule, inside.descent + gap
    heights = [up + down for up, down in glyphs.sizes("√", style)]
    fitting = [index for index, height in enumerate(heights) if height >= top + bottom]
    if fitting:
        sign = glyphs.fence("√", style, fitting[0])
    else:
        sign = glyphs.assembled("√", style, top + bottom)
    foot = min(max(0.0, bottom - sign.descent), sign.ascent - top)
    top = sign.ascent - foot
    margin = ROOT_MARGIN * scale
    width = inside.width + inside.atoms[-1].box.lean + margin
    bar = Box(width, 0.0, 0.0, bar=QRectF(0.0, -top, width, rule))
    parts = (
        (0.0, foot, letter(sign)),
        (sign.advance, 0.0, bar),
        (sign.advance + margin / 2, 0.0, packed(inside)),
    )
    return Box(sign.advance + width, top, max(foot + sign.descent, bottom), parts=parts)
