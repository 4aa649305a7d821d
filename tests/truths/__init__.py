"""What every fact of the guide has to be, found without the program.

Each module has one function, ``truths()``: names of facts, and a number in 30 digits, a text that
is shown as it stands, or an interval. Nothing here imports the numerics or the facts of the
program; what cannot be computed is noted with where it was read.
"""

from dataclasses import dataclass

import mpmath as mp

DIGITS = 30


@dataclass(frozen=True)
class Between:
    """What chance or rounding decides: no digits can be said, but where the number has to be."""

    low: float
    high: float


Truth = mp.mpf | str | Between


def known() -> dict[str, Truth]:
    """Return the truths of all modules by the names of the facts."""
    from truths import (
        curve,
        errors,
        formats,
        network,
        points,
        programs,
        spread,
        trained,
        usage,
    )

    found: dict[str, Truth] = {}
    with mp.workdps(DIGITS):
        for module in (
            points,
            curve,
            errors,
            spread,
            programs,
            formats,
            usage,
            network,
            trained,
        ):
            made = module.truths()
            twice = set(made) & set(found)
            assert not twice, twice
            found |= made
    return found
