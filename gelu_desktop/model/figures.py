"""How numbers are written on screen and in pictures: C locale, true minus sign."""

import math


def _special(value: float) -> str | None:
    if math.isnan(value):
        return "NaN"
    if math.isinf(value):
        return "∞" if value > 0 else "−∞"
    return None


def fixed(value: float, decimals: int = 6) -> str:
    """Return ``value`` with a fixed number of decimals, or in powers of ten from 10⁶ on."""
    if (text := _special(value)) is not None:
        return text
    if abs(value) >= 1e6:
        return scientific(value)
    text = f"{value:.{decimals}f}"
    if float(text) == 0:
        text = text.lstrip("-")
    return text.replace("-", "−")


def short(value: float) -> str:
    """Return ``value`` with at most six significant digits and no needless zeros."""
    return _special(value) or f"{value:.6g}".replace("-", "−")


def scientific(value: float, decimals: int = 4) -> str:
    """Return ``value`` like ``4.7324e−4``: one digit, ``decimals`` more, a power of ten."""
    if (text := _special(value)) is not None:
        return text
    if value == 0:
        return "0"
    digits, power = f"{value:.{decimals}e}".split("e")
    return f"{digits}e{int(power)}".replace("-", "−")


def percent(share: float, decimals: int = 2) -> str:
    """Return a share of 1 as a percentage, with a thin space before the sign."""
    return f"{fixed(100 * share, decimals)}\u202f%"
