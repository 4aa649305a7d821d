"""Derive the polynomial of `gelu_desktop.numerics.single` in 50-digit arithmetic.

Prints the table that the module contains; ``--check`` compares instead, and exits 1 when the
module holds other numbers. Needs mpmath.

(a + K)·Φ(−a)·exp(a²/2) is smooth in t = (a − K)/(a + K); it is interpolated at Chebyshev nodes.
"""

import sys

from mpmath import mpf

from bake_gaussian import mills, polynomial

K = mpf(3)
DEGREE = 9
END = mpf(15)


def target(t: mpf) -> mpf:
    """Return Φ(−a)·exp(a²/2)·(a + K) at the ``a`` that belongs to ``t``."""
    a = K * (1 + t) / (1 - t)
    return (a + K) * mills(a)


def table() -> tuple[float, ...]:
    """Return the coefficients, highest power first."""
    return polynomial(target, mpf(-1), (END - K) / (END + K), DEGREE)


def main(arguments: list[str]) -> int:
    """Print the table, or compare it."""
    made = [f"{number:.9g}" for number in table()]
    if "--check" not in arguments:
        print("TAIL = (", *(f"    {number}," for number in made), ")", sep="\n")
        return 0
    from gelu_desktop.numerics.single import TAIL

    return int(made != [f"{number:.9g}" for number in TAIL])


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
