"""How near an answer has to come."""

import math
from dataclasses import dataclass

SLACK = 1e-12
"""What arithmetic in binary adds at the very edge."""


class ToleranceError(ValueError):
    """A tolerance that cannot be read."""


@dataclass(frozen=True)
class Tolerance:
    """How far an answer may be from the number it should be.

    Attributes
    ----------
    size : float
        Positive: a distance, or a share of the number's magnitude.
    relative : bool
        Whether it is a share.
    """

    size: float
    relative: bool = False

    @classmethod
    def read(cls, text: str) -> "Tolerance":
        """Return the tolerance of ``"0.005"`` or of ``"10%"``.

        Raises
        ------
        ToleranceError
            When it is no positive number.
        """
        relative = text.endswith("%")
        try:
            size = float(text.removesuffix("%")) / (100 if relative else 1)
        except ValueError:
            size = math.nan
        if not 0 < size < math.inf:
            raise ToleranceError(f"{text!r} is no tolerance: 0.005 or 10% is one")
        return cls(size, relative)

    def allows(self, given: float, wanted: float) -> bool:
        """Return whether ``given`` is near enough to ``wanted``."""
        room = self.size * (abs(wanted) if self.relative else 1.0)
        return abs(given - wanted) <= room + SLACK * abs(wanted)
