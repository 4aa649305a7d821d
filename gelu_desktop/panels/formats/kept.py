"""The sweeps of float32 of late, for the panel and for files."""

from gelu_desktop.model.curves import Curve
from gelu_desktop.model.result import Result
from gelu_desktop.model.rules import Range
from gelu_desktop.numerics.sweep_measures import Sweep

WIDE = "float32"
KEPT_MOST = 8

Asked = tuple[Curve, Range, str, bool]


class Sweeps:
    """Sweeps by what was asked."""

    def __init__(self) -> None:
        self._known: dict[Asked, Sweep] = {}

    def keep(self, asked: Asked, sweep: Sweep) -> None:
        """Remember a sweep; the oldest is forgotten."""
        self._known[asked] = sweep
        while len(self._known) > KEPT_MOST:
            del self._known[next(iter(self._known))]

    def find(self, asked: Asked) -> Sweep | None:
        """Return the sweep that was asked for, if it is known."""
        return self._known.get(asked)


SWEEPS = Sweeps()


def asked_of(result: Result) -> Asked:
    """Return what the state asks of a sweep of float32."""
    state = result.state
    curve = result.curve(state.approximation)
    return curve, state.interval, "every" if state.mode == WIDE else state.mode, state.flush


def known(result: Result) -> Sweep | None:
    """Return the sweep that the state asks for; of float32 only one that was made."""
    wide = result.state.number_format == WIDE
    return SWEEPS.find(asked_of(result)) if wide else result.sweep
