"""What is asked of a deep stack, and the answers that are known."""

from dataclasses import dataclass

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.deepening import deepen
from gelu_desktop.model.depth_settings import DepthSettings
from gelu_desktop.model.result import Result
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.depth import Profile
from gelu_desktop.numerics.depth_stack import KEPT, Stack
from gelu_desktop.numerics.depth_theory import theory
from gelu_desktop.numerics.wiring import Wiring
from gelu_desktop.widgets.jobs import Cancelled, Progress

KNOWN_MOST = 16
TOGETHER = 2**25
"""Numbers that the streams of activations sent through at the same time may have."""

QUICK = 2**32
"""Multiplications that a picture may wait for."""

PASSES = 3


@dataclass(frozen=True, eq=False)
class Answer:
    """What was measured, and what wide layers would give; one of each an activation."""

    measured: tuple[Profile, ...]
    theories: tuple[Profile, ...]


@dataclass(frozen=True)
class Asked:
    """One question: two equal ones have the same answer.

    Attributes
    ----------
    given : DepthSettings
        What was chosen.
    curves : tuple of Curve
        The activations with their coefficients.
    """

    given: DepthSettings
    curves: tuple[Curve, ...]

    @classmethod
    def of(cls, result: Result) -> "Asked":
        """Return the question that the state asks."""
        given = result.state.depth
        return cls(given, tuple(result.curve(name) for name in given.activations))

    @property
    def stack(self) -> Stack:
        """What is stacked."""
        given = self.given
        return Stack(
            layers=given.layers,
            width=given.width,
            hidden=given.hidden,
            batch=given.batch,
            wiring=Wiring(given.residual, given.norm),
            rule=given.rule,
            kind=given.kind,
            seed=given.seed,
        )

    @property
    def fits(self) -> bool:
        """Whether the streams of all layers are not too many numbers to keep."""
        return self.given.layers * self.given.batch * self.given.width <= KEPT

    @property
    def activations(self) -> list[Activation]:
        """The activations, in their order."""
        return [Activation(curve.function, dict(curve.coefficients)) for curve in self.curves]

    @property
    def quick(self) -> bool:
        """Whether the answer is a matter of moments."""
        given, matrices = self.given, 1
        inner = given.width
        if given.kind == "ffn":
            matrices, inner = 2, given.hidden
        size = matrices * given.width * inner * given.batch * given.layers
        return self.fits and PASSES * size * len(self.curves) <= QUICK

    def answer(
        self, progress: Progress | None = None, cancelled: Cancelled | None = None
    ) -> Answer | None:
        """Answer the question, which may take minutes; None when cancelled."""
        every, stack = self.curves, self.stack
        stream = (stack.layers + 1) * stack.batch * stack.width
        group = max(1, TOGETHER // stream)
        measured: list[Profile] = []
        for start in range(0, len(every), group):
            part = every[start : start + group]

            def tell(share: float, start: int = start, count: int = len(part)) -> None:
                if progress:
                    progress((start + share * count) / len(every))

            made = deepen(stack, part, progress=tell, cancelled=cancelled)
            if made is None:
                return None
            measured.extend(made)
        return Answer(tuple(measured), tuple(theory(stack, one) for one in self.activations))


class Answers:
    """The answers of late."""

    def __init__(self) -> None:
        self._known: dict[Asked, Answer] = {}

    def keep(self, asked: Asked, answer: Answer) -> None:
        """Remember an answer."""
        self._known[asked] = answer
        while len(self._known) > KNOWN_MOST:
            del self._known[next(iter(self._known))]

    def find(self, asked: Asked) -> Answer | None:
        """Return the answer, if it is known."""
        return self._known.get(asked)

    def get(self, asked: Asked) -> Answer | None:
        """Return the answer; one that is not known is worked out if that is quick."""
        known = self.find(asked)
        if known is None and asked.quick:
            known = asked.answer()
            if known is not None:
                self.keep(asked, known)
        return known


ANSWERS = Answers()
