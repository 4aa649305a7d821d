"""Derive the polynomials of `gelu_desktop.numerics.gaussian` in 50-digit arithmetic.

Prints the tables that the module contains; ``--check`` compares instead, and exits 1 when the
module holds other numbers. Needs mpmath.

The tail: (a + K)·Φ(−a)·exp(a²/2) falls smoothly from K/2 at a = 0 to 1/√(2π) at infinity. In
t = (a − CENTRE)/(a + K) it is interpolated at Chebyshev nodes over 0 ≤ a ≤ END, beyond which
Φ(−a) underflows, and the interpolant is rewritten in powers of t. K and CENTRE are those of a few
dozen pairs whose rounded coefficients served best.

The middle: erf(z)/z, in powers of z², for |z| up to MIDDLE.
"""

import sys
from collections.abc import Callable, Iterable

import mpmath
from mpmath import mp, mpf

DIGITS = 50
K = mpf(3)
CENTRE = mpf("3.5")
END = mpf(40)
TAIL_DEGREE = 25
MIDDLE = mpf("0.5")
MIDDLE_DEGREE = 10


def mills(a: mpf) -> mpf:
    """Return Φ(−a)·exp(a²/2)."""
    return mpmath.erfc(a / mpmath.sqrt(2)) * mpmath.exp(a * a / 2) / 2


def tail_target(t: mpf) -> mpf:
    """Return (a + K)·Φ(−a)·exp(a²/2) at the ``a`` that belongs to ``t``."""
    a = (CENTRE + K * t) / (1 - t)
    return (a + K) * mills(a)


def middle_target(square: mpf) -> mpf:
    """Return erf(z)/z at the ``z`` with the given square."""
    z = mpmath.sqrt(square)
    return mpmath.erf(z) / z


def chebyshev_series(
    target: Callable[[mpf], mpf], lower: mpf, upper: mpf, degree: int
) -> list[mpf]:
    """Return the Chebyshev coefficients of the interpolant of ``target`` on [lower, upper]."""
    count = degree + 1
    middle, half = (lower + upper) / 2, (upper - lower) / 2
    angles = [mp.pi * (2 * k + 1) / (2 * count) for k in range(count)]
    values = [target(middle + half * mpmath.cos(angle)) for angle in angles]
    series = [
        2 * mpmath.fsum(v * mpmath.cos(j * a) for v, a in zip(values, angles, strict=True)) / count
        for j in range(count)
    ]
    series[0] /= 2
    return series


def multiply(left: list[mpf], right: list[mpf]) -> list[mpf]:
    """Return the product of two polynomials, lowest power first."""
    product = [mpf(0)] * (len(left) + len(right) - 1)
    for i, a in enumerate(left):
        for j, b in enumerate(right):
            product[i + j] += a * b
    return product


def add(left: list[mpf], right: list[mpf]) -> list[mpf]:
    """Return the sum of two polynomials, lowest power first."""
    size = max(len(left), len(right))
    padded = ([*part, *[mpf(0)] * (size - len(part))] for part in (left, right))
    return [a + b for a, b in zip(*padded, strict=True)]


def power_series(series: list[mpf], lower: mpf, upper: mpf) -> list[mpf]:
    """Return the Chebyshev series on [lower, upper] in powers of its variable."""
    scale, shift = 2 / (upper - lower), -(upper + lower) / (upper - lower)
    before, current = [mpf(1)], [shift, scale]
    total = add([series[0]], [series[1] * c for c in current])
    for coefficient in series[2:]:
        doubled = multiply([2 * shift, 2 * scale], current)
        before, current = current, add(doubled, [-c for c in before])
        total = add(total, [coefficient * c for c in current])
    return total


def polynomial(
    target: Callable[[mpf], mpf], lower: mpf, upper: mpf, degree: int
) -> tuple[float, ...]:
    """Return the coefficients as correctly rounded doubles, highest power first."""
    with mpmath.workdps(DIGITS):
        series = chebyshev_series(target, mpf(lower), mpf(upper), degree)
        powers = power_series(series, mpf(lower), mpf(upper))
        return tuple(float(c) for c in reversed(powers))


def bake() -> dict[str, float | tuple[float, ...]]:
    """Return every constant of the module by its name."""
    with mpmath.workdps(DIGITS):
        lower, upper = -CENTRE / K, (END - CENTRE) / (END + K)
    return {
        "K": float(K),
        "CENTRE": float(CENTRE),
        "TAIL": polynomial(tail_target, lower, upper, TAIL_DEGREE),
        "MIDDLE": float(MIDDLE),
        "ERF": polynomial(middle_target, mpf(0), MIDDLE**2, MIDDLE_DEGREE),
    }


def table(constants: dict[str, float | tuple[float, ...]]) -> str:
    """Return the constants as the module writes them."""
    lines: list[str] = []
    for name, value in constants.items():
        if isinstance(value, float):
            lines.append(f"{name} = {value!r}\n")
        else:
            lines.append(f"{name} = (\n{rows(value)})\n")
    return "".join(lines)


def rows(values: Iterable[float]) -> str:
    """Return the numbers one a line, indented."""
    return "".join(f"    {value!r},\n" for value in values)


def main(arguments: list[str]) -> int:
    """Print the tables, or compare them with the module's when ``--check`` is given."""
    baked = bake()
    if "--check" not in arguments:
        print(table(baked), end="")
        return 0
    from gelu_desktop.numerics import gaussian

    differing = [name for name, value in baked.items() if getattr(gaussian, name) != value]
    print(f"differing: {', '.join(differing)}" if differing else "the tables agree")
    return 1 if differing else 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
