"""Derive the polynomial of `gelu_desktop.numerics.algebraic` in 50-digit arithmetic.

Prints the table that the module contains; ``--check`` compares instead, and exits 1 when the
module holds other numbers. Needs mpmath.

The slope of the Cauchy gate at −z is (θ − sin θ·cos θ)/π with θ = arctan(1/z), a difference of
two numbers that agree in ever more digits. In y = sin²θ = 1/(1 + z²) it is y·√y·T(y), and T is
interpolated at Chebyshev nodes over 0 ≤ y ≤ ½, that is for z ≥ 1.
"""

import sys
from pathlib import Path

import mpmath
from mpmath import mp, mpf

from bake_gaussian import polynomial, table

DEGREE = 21


def target(y: mpf) -> mpf:
    """Return (θ − sin θ·cos θ)/(π·sin³θ) at sin²θ = y."""
    return 2 * mpmath.hyp2f1(mpf(1) / 2, mpf(3) / 2, mpf(5) / 2, y) / (3 * mp.pi)


def bake() -> dict[str, float | tuple[float, ...]]:
    """Return every constant of the module by its name."""
    return {"TAIL": polynomial(target, mpf(0), mpf("0.5"), DEGREE)}


def main(arguments: list[str]) -> int:
    """Print the table, or compare it with the module's when ``--check`` is given."""
    baked = bake()
    if "--check" not in arguments:
        print(table(baked), end="")
        return 0
    sys.path.insert(0, str(Path(__file__).resolve().parent.parent))
    from gelu_desktop.numerics import algebraic

    same = baked["TAIL"] == algebraic.TAIL
    print("the tables agree" if same else "differing: TAIL")
    return 0 if same else 1


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
