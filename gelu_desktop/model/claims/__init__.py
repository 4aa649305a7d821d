"""CLAIMS: what is said about GELU, measured by the program when it is asked.

No verdict is written down: each follows from a rule on figures that are computed here and now.
"""

from collections.abc import Iterable, Mapping
from types import MappingProxyType

from gelu_desktop.model.claims.claim import CONTEXT, Answer, Claim, measure
from gelu_desktop.model.claims.computing import COMPUTING
from gelu_desktop.model.claims.gate import GATE
from gelu_desktop.model.claims.gradient import GRADIENT
from gelu_desktop.model.claims.logistic import LOGISTIC
from gelu_desktop.model.claims.markdown import markdown, told, verdict_text
from gelu_desktop.model.claims.networks import NETWORKS
from gelu_desktop.model.claims.program import PROGRAM
from gelu_desktop.model.claims.rectifier import RECTIFIER
from gelu_desktop.model.claims.usage import USAGE
from gelu_desktop.model.claims.verdicts import VERDICTS

__all__ = [
    "CLAIMS",
    "CONTEXT",
    "VERDICTS",
    "Answer",
    "Claim",
    "markdown",
    "measure",
    "tally",
    "told",
    "verdict_text",
]

_ROWS = (*GATE, *RECTIFIER, *LOGISTIC, *GRADIENT, *COMPUTING, *NETWORKS, *USAGE, *PROGRAM)

CLAIMS: Mapping[str, Claim] = MappingProxyType(
    {row.id: row for row in sorted(_ROWS, key=lambda row: row.id)}
)


def tally(answers: Iterable[Answer]) -> dict[str, int]:
    """Return how many of some answers have each verdict, in the order of ``VERDICTS``."""
    found = [answer.verdict for answer in answers]
    return {name: found.count(name) for name in VERDICTS}
