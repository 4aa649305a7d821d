"""What is asked of a refit, and the answers that are known."""

from dataclasses import dataclass, replace

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.result import Result
from gelu_desktop.model.rules import Range
from gelu_desktop.numerics.fitting import Fit, fit
from gelu_desktop.widgets.jobs import Cancelled, Progress

KNOWN_MOST = 16


@dataclass(frozen=True)
class Asked:
    """One question: two equal ones have the same answer.

    Attributes
    ----------
    curve : Curve
        The approximation with its coefficients of now.
    free : tuple of str
        Names of the coefficients that may change.
    target, norm : str
        As in `gelu_desktop.numerics.fitting.fit`.
    interval : tuple of float
        Where errors are measured.
    pinned : bool
        Whether the gate keeps its slope at 0.
    """

    curve: Curve
    free: tuple[str, ...]
    target: str
    norm: str
    interval: Range
    pinned: bool

    @classmethod
    def of(cls, result: Result) -> "Asked":
        """Return the question that the state asks."""
        state = result.state
        return cls(
            result.curve(state.approximation),
            free(result),
            state.fit_target,
            state.fit_norm,
            state.interval,
            state.fit_pinned,
        )

    def fit(self, progress: Progress | None = None, cancelled: Cancelled | None = None) -> Fit:
        """Answer the question, which may take two seconds."""
        return fit(
            self.curve.function,
            dict(self.curve.coefficients),
            self.free,
            target=self.target,
            norm=self.norm,
            interval=self.interval,
            pinned=self.pinned,
            progress=progress,
            cancelled=cancelled,
        )

    def at(self, coefficients: tuple[tuple[str, float], ...]) -> "Asked":
        """Return the same question, asked from other coefficients."""
        return replace(self, curve=replace(self.curve, coefficients=coefficients))


def tunable(result: Result) -> tuple[str, ...]:
    """Return the names of the coefficients of the approximation that can be fitted."""
    row = result.function(result.state.approximation)
    return tuple(coefficient.name for coefficient in row.coefficients if not coefficient.whole)


def free(result: Result) -> tuple[str, ...]:
    """Return the names of those that may change: the chosen ones, or all."""
    names = tunable(result)
    return tuple(name for name in names if name in result.state.fit_free) or names


class Answers:
    """The answers of late; one holds before and after it was applied."""

    def __init__(self) -> None:
        self._known: dict[Asked, Fit] = {}

    def keep(self, asked: Asked, answer: Fit) -> None:
        """Remember an answer, for the coefficients of before and of after."""
        for norms in (answer.before, answer.after):
            self._known[asked.at(tuple(norms.coefficients.items()))] = answer
        while len(self._known) > KNOWN_MOST:
            del self._known[next(iter(self._known))]

    def find(self, asked: Asked) -> Fit | None:
        """Return the answer, if it is known."""
        return self._known.get(asked)

    def get(self, asked: Asked) -> Fit:
        """Return the answer, which is worked out if it is not known."""
        known = self.find(asked)
        if known is None:
            known = asked.fit()
            self.keep(asked, known)
        return known


ANSWERS = Answers()
