import threading

import numpy as np
import pytest

from gelu_desktop.model import sweeping
from gelu_desktop.model.curves import Curve
from gelu_desktop.model.sweeping import sweep_wide
from gelu_desktop.model.workers.crew import ALONE, Crew
from gelu_desktop.numerics.wide_sweeps import BLOCK, pieces, places, sweep_float32

OWN = Curve("own", 0, (), "0.5*x*(1+tanh(x)) + log(x+1.5)*0")


@pytest.fixture
def crew(monkeypatch):
    """Give two workers that even small sweeps use."""
    made = Crew(2)
    monkeypatch.setattr(sweeping, "CREW", made)
    monkeypatch.setattr(sweeping, "QUICK", 0)
    yield made
    made.close()


def same(found, other):
    """Whether two sweeps agree to the last bit."""

    def parts(sweep):
        rows = vars(sweep).copy()
        histogram = rows.pop("histogram")
        return repr(rows), [part.tobytes() for part in histogram]

    return parts(found) == parts(other)


@pytest.mark.parametrize("count", [1, 2, 3, 7, 1000])
def test_pieces_have_the_blocks_of_the_whole(count):
    whole = places(-1e-3, 1e-38)
    found = pieces(whole, count)
    assert [place for piece in found for place in (piece.start, piece.stop)][1:-1:2] == [
        piece.start for piece in found[1:]
    ]
    assert (found[0].start, found[-1].stop) == (whole.start, whole.stop)
    assert all((piece.start - whole.start) % BLOCK == 0 for piece in found)
    assert all(found)
    assert len(found) == min(count, -(-len(whole) // BLOCK))


@pytest.mark.parametrize(
    ("curve", "low", "high", "mode"),
    [
        (Curve("gelu_tanh"), -1.15, -0.7, "every"),
        (Curve("gelu_sigmoid", 0, (("k", 1.7),)), -5.1, -4.4, "once"),
        (OWN, -1.55, -1.2, "every"),
        (Curve("gelu_erf"), -1e-42, 1e-42, "every"),
    ],
)
def test_any_number_of_workers_gives_the_same_figures(crew, monkeypatch, curve, low, high, mode):
    given = dict(curve.coefficients)
    with np.errstate(all="ignore"):
        whole = sweep_float32(curve.function, given, low, high, mode=mode)
    assert same(sweep_wide(curve, low, high, mode=mode), whole)
    monkeypatch.setattr(sweeping, "CREW", ALONE)
    monkeypatch.setattr(sweeping, "EACH", 0)
    assert same(sweep_wide(curve, low, high, mode=mode), whole)


def test_a_worker_that_dies_changes_nothing(crew):
    whole = sweep_float32(Curve("gelu_tanh").function, {}, -1.5, -1.0, mode="every")
    killed, shares = [], []

    def kill(share):
        shares.append(share)
        if not killed:
            killed.append(crew.workers()[0])
            killed[0].process.kill()

    assert same(sweep_wide(Curve("gelu_tanh"), -1.5, -1.0, mode="every", progress=kill), whole)
    assert killed
    assert max(shares) == pytest.approx(1.0)


def test_it_says_how_far_it_is_and_stops(crew):
    shares, stop = [], threading.Event()

    def tell(share):
        shares.append(share)
        if share > 0.2:
            stop.set()

    answer = sweep_wide(Curve("gelu_tanh"), -2.0, -1.0, progress=tell, cancelled=stop.is_set)
    assert answer is None
    assert shares == sorted(shares)
    assert shares[-1] < 0.9
    with pytest.raises(ValueError, match="no range"):
        sweep_wide(Curve("gelu_tanh"), 1.0, -1.0)
