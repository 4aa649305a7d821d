"""How numbers are written for people: C locale, a true minus sign, powers of ten raised."""

import math

SCIENTIFIC_BELOW = 1e-3
SCIENTIFIC_FROM = 1e6
GROUPED_FROM = 10_000
_RAISED = str.maketrans("-0123456789", "⁻⁰¹²³⁴⁵⁶⁷⁸⁹")


def fixed(value: float, decimals: int = 6) -> str:
    """Return ``value`` with a fixed number of decimals, or with a power of ten from 10⁶ on."""
    if not math.isfinite(value):
        return special(value)
    if abs(value) >= SCIENTIFIC_FROM:
        return scientific(value)
    text = f"{value:.{decimals}f}"
    return signed(text if float(text) else text.lstrip("-"))


def rounded(value: float, decimals: int = 4, digits: int = 3) -> str:
    """Return ``value`` with ``decimals`` places, with more or a power of ten where it is small.

    Parameters
    ----------
    value : float
        Any; NaN becomes a dash.
    decimals : int
        Places after the point.
    digits : int
        How many are significant at least: with three, the product of two numbers as they are
        shown agrees with the product that is shown.
    """
    size = abs(value)
    if not math.isfinite(value):
        return special(value)
    if size and not SCIENTIFIC_BELOW <= size < SCIENTIFIC_FROM:
        return scientific(value, 2)
    needed = digits - 1 - math.floor(math.log10(size)) if size else decimals
    return signed(f"{value + 0.0:.{max(decimals, needed)}f}")


def scientific(value: float, decimals: int = 4) -> str:
    """Return ``value`` as digits times a power of ten; 0 as ``"0"``."""
    if not math.isfinite(value):
        return special(value)
    if not value:
        return "0"
    return _raised(f"{value:.{decimals}e}")


def ten_to(power: float, decimals: int = 2) -> str:
    """Return ten to any power, also beyond the numbers that can be calculated with."""
    whole = math.floor(power)
    digits, _, more = f"{10.0 ** (power - whole):.{decimals}e}".partition("e")
    exponent = whole + int(more)
    return signed(digits) + (power_of_ten(exponent) if exponent else "")


def counted(number: int) -> str:
    """Return a whole number, in groups of three digits from five digits on."""
    return f"{number:,}" if abs(number) >= GROUPED_FROM else str(number)


def power_of_ten(power: int) -> str:
    """Return ``×10⁻⁴`` and the like."""
    return "×10" + str(power).translate(_RAISED)


def significant(value: float, digits: int = 5) -> str:
    """Return ``value`` with this number of significant digits, trailing zeros kept."""
    if not value:
        return rounded(value, digits - 1)
    if not SCIENTIFIC_BELOW <= abs(value) < 10 ** (digits - 1):
        return scientific(value, digits - 1)
    return signed(f"{value:#.{digits}g}".rstrip("."))


def short(value: float) -> str:
    """Return ``value`` with at most six significant digits and no needless zeros."""
    return _raised(f"{value:.6g}") if math.isfinite(value) else special(value)


def place(value: float, span: float) -> str:
    """Return a value of x with as many decimals as tell places in a range ``span`` wide apart."""
    return fixed(value, min(max(4, 4 - math.floor(math.log10(span / 8))), 12))


def percent(share: float, decimals: int = 2) -> str:
    """Return a share of 1 as a percentage, with a thin space before the sign."""
    return f"{fixed(100 * share, decimals)}\u202f%"


def special(value: float) -> str:
    """Return the sign for an infinity, or a dash for what is not a number."""
    if math.isnan(value):
        return "–"
    return "∞" if value > 0 else "−∞"


def _raised(text: str) -> str:
    """Return Python's writing of a number with its power of ten raised; 10⁰ is left out."""
    digits, _, power = text.partition("e")
    return signed(digits) + (power_of_ten(int(power)) if int(power or 0) else "")


def signed(text: str) -> str:
    """Return ``text`` with a true minus sign."""
    return text.replace("-", "−")
