"""Which pixels lines along graphs cover, and how much of each."""

import numpy as np
import pytest

from gelu_desktop.numerics.blending import blend
from gelu_desktop.numerics.coverage import WHOLE, Stroke, strokes

COLUMNS, ROWS = 24, 30
FINE = 16
GRAPHS = {
    "flat": lambda x: 10.3 + 0 * x,
    "slanted": lambda x: 2 + 0.7 * x,
    "steep": lambda x: -10 + 3.3 * x,
    "falling": lambda x: 45 - 6.1 * x,
    "bent": lambda x: 26 - (x - 10.2) ** 2 / 12,
    "wave": lambda x: 15 + 6 * np.sin(x / 5),
}


def drawn(graph, per=2, half=1.0, rows=(0, ROWS)):
    """Return the shares as a picture, or None."""
    x = np.arange(COLUMNS * per + 1) / per
    (found,) = strokes(graph(x)[None], per, half, rows, 0, COLUMNS)
    if found is None:
        return None
    places, shares, (highest, lowest) = found
    assert ((places // COLUMNS >= highest) & (places // COLUMNS < lowest)).all()
    assert len(np.unique(places)) == len(places)
    picture = np.zeros(ROWS * COLUMNS)
    picture[places] = shares / WHOLE
    return picture.reshape(ROWS, COLUMNS)


def counted(graph, half):
    """Return the shares by counting points that are near enough to the graph."""
    t = np.linspace(-4, COLUMNS + 4, 4001)
    line = np.column_stack((t, graph(t)))
    within = (np.arange(FINE) + 0.5) / FINE
    x = (np.arange(COLUMNS)[:, None] + within).ravel()
    made = np.empty((ROWS, COLUMNS))
    for row in range(ROWS):
        y = row + within
        near = line[(line[:, 1] > row - 3) & (line[:, 1] < row + 4)]
        if not len(near):
            made[row] = 0
            continue
        least = np.full((FINE, len(x)), np.inf)
        for start in range(0, len(near), 200):
            part = near[start : start + 200]
            across = (x[:, None] - part[:, 0]) ** 2
            away = (y[:, None] - part[:, 1]) ** 2
            least = np.minimum(least, (across[None] + away[:, None]).min(axis=2))
        made[row] = (least <= half**2).reshape(FINE, COLUMNS, FINE).mean(axis=(0, 2))
    return made


@pytest.mark.parametrize("half", [1.0, 1.5])
@pytest.mark.parametrize("name", GRAPHS)
def test_a_pixel_has_the_share_that_the_line_covers(name, half):
    found, wanted = drawn(GRAPHS[name], half=half), counted(GRAPHS[name], half)
    inked = (found > 0) | (wanted > 0)
    assert inked.sum() > 40
    assert np.abs(found - wanted).max() < 0.07
    assert np.sqrt(np.mean((found - wanted)[inked] ** 2)) < 0.012


@pytest.mark.parametrize("name", ["flat", "slanted", "wave"])
@pytest.mark.parametrize("per", [1, 3])
def test_the_ink_is_length_times_width(name, per):
    x = np.linspace(0, COLUMNS, 4001)
    length = np.hypot(np.diff(x), np.diff(GRAPHS[name](x))).sum()
    assert drawn(GRAPHS[name], per).sum() == pytest.approx(2 * length, rel=0.005)


@pytest.mark.parametrize("name", GRAPHS)
def test_rows_that_are_cut_off_change_nothing_in_the_others(name):
    whole, part = drawn(GRAPHS[name]), drawn(GRAPHS[name], rows=(7, 22))
    assert np.array_equal(part[7:22], whole[7:22])
    assert part[:7].sum() == part[22:].sum() == 0


def test_a_line_that_crosses_everything_within_a_column_is_as_wide_as_any():
    found = drawn(lambda x: 1e5 * (x - 10.5))
    assert found[:, :9].sum() == found[:, 12:].sum() == 0
    assert np.abs(found[2:-2].sum(axis=1) - 2).max() < 0.02


def test_first_column_and_stride_say_where_the_pixels_are():
    (found,) = strokes(np.full((1, 5), 2.0), 1, 1.0, (0, 9), 3, 100)
    assert sorted(found[0].tolist()) == [*range(103, 107), *range(203, 207)]
    assert set(found[1].tolist()) == {WHOLE}


@pytest.mark.parametrize(
    "graph",
    [
        lambda x: np.where(x < 10, 5.0, 20.0),
        lambda x: 3 * np.abs(x - 12),
        lambda x: np.where(x == 4, np.nan, 5.0),
        lambda x: 15 + 5 * np.sin(9e5 * x),
    ],
    ids=["jump", "corner", "gap", "noise"],
)
def test_what_is_not_smooth_is_left_to_others(graph):
    assert drawn(graph) is None


def test_a_corner_out_of_sight_does_not_matter():
    def graph(x):
        return np.minimum(-10 + 4 * x, 80.0)

    def cut(x):
        return np.clip(-1000 + 200 * x, -200, 200)

    for cornered, straight in ((graph, lambda x: -10 + 4 * x), (cut, lambda x: -1000 + 200 * x)):
        assert np.abs(drawn(cornered) - drawn(straight)).max() <= 1 / WHOLE


STEEP = {
    "pole": lambda x: 15 + 200 / (x - 12.4),
    "pole on a sample": lambda x: np.clip(15 + 1e9 / (x - 12 + 1e-9), -1e5, 1e5),
    "step": lambda x: 15 - 4e4 * np.tanh(900 * (x - 12.3)),
    "line": lambda x: np.clip(-1e300 * (x - 12.1), -1e5, 1e5),
    "spike": lambda x: np.where(x == 12, 9e4, -9e4),
}


@pytest.mark.parametrize("name", STEEP)
@pytest.mark.parametrize(("per", "half"), [(1, 1.0), (2, 1.0), (1, 1.5), (1, 2.0), (2, 2.0)])
def test_what_passes_between_two_samples_is_as_wide_as_any_line_or_left_to_others(name, per, half):
    found = drawn(STEEP[name], per, half)
    if found is not None:
        passes = 2 if name in ("pole", "spike") else 1
        assert found[ROWS // 2].sum() == pytest.approx(2 * half * passes, abs=0.1)


@pytest.mark.parametrize("height", [0, 700])
@pytest.mark.parametrize(("at", "smooth"), [(110, True), (50, False), (-20, False), (-80, True)])
def test_how_near_a_corner_may_come_does_not_depend_on_where_the_plot_is(height, at, smooth):
    x = np.arange(COLUMNS + 1.0)
    corner = at + height + 5 * np.abs(x - 12) * (1 if at > 30 else -1)
    (found,) = strokes(corner[None], 1, 1.0, (height, height + ROWS), 0, COLUMNS)
    assert (found is not None) == smooth


@pytest.mark.parametrize("half", [0.5, 1.0, 4.0])
def test_how_dense_samples_must_be_does_not_depend_on_the_width(half):
    x = np.arange(COLUMNS + 1.0)
    for bend, enough in ((0.39, True), (0.41, False)):
        line = 15 + bend / 2 * (x - 12) ** 2
        flat = np.where(np.abs(x - 12) < 1.5, line, line[12] + 0 * x)  # it bends in the middle only
        flat[11:14] = line[11:14]
        flat[:11], flat[14:] = line[11], line[13]
        (found,) = strokes(flat[None], 1, half, (0, ROWS), 0, COLUMNS)
        assert (found is not None) == enough


def test_curves_do_not_change_each_other():
    x = np.arange(2 * COLUMNS + 1) / 2
    graphs = [*GRAPHS.values(), lambda x: 3 * np.abs(x - 12), *GRAPHS.values()] * 2
    many = strokes(np.array([graph(x) for graph in graphs]), 2, 1.0, (0, ROWS), 0, COLUMNS)
    assert len(many) == 26
    for graph, found in zip(graphs, many, strict=True):
        (alone,) = strokes(graph(x)[None], 2, 1.0, (0, ROWS), 0, COLUMNS)
        assert (found is None) == (alone is None)
        assert found is None or all(map(np.array_equal, found, alone))


def test_what_is_out_of_the_picture_covers_nothing():
    assert drawn(lambda x: 0 * x - 50).sum() == 0
    assert drawn(lambda x: 0 * x + 1e5).sum() == 0


def mixed(under, colour, share):
    """Return what blending has to give for a channel, as a real number."""
    return under + (colour - under) * share


@pytest.mark.parametrize("colour", [0xFF0072B2, 0xFFFFFFFF, 0xFF000000, 0x80D55E00, 0x00123456])
def test_a_line_is_laid_over_what_is_there(colour):
    rng = np.random.default_rng(1)
    pixels = rng.integers(0, 1 << 24, 4000, dtype=np.uint32) | np.uint32(0xFF000000)
    before, places = pixels.copy(), rng.permutation(4000)[:3000]
    shares = rng.integers(0, WHOLE + 1, 3000, dtype=np.uint32)
    blend(pixels, [(Stroke(places, shares, (0, 1)), colour)])
    others = np.setdiff1d(np.arange(4000), places)
    assert np.array_equal(pixels[others], before[others])
    assert (pixels >> 24 == 255).all()
    opaque = (colour >> 24) / 255
    for shift in (16, 8, 0):
        was, now = (each[places] >> shift & 255 for each in (before, pixels))
        wanted = mixed(was.astype(float), float(colour >> shift & 255), shares / WHOLE * opaque)
        assert np.abs(now - wanted).max() <= (0.5 if opaque == 1 else 1.6)


def test_what_is_covered_wholly_has_the_colour_itself_and_the_last_line_is_on_top():
    pixels = np.full(9, 0xFFABCDEF, np.uint32)
    whole = Stroke(np.array([2, 5]), np.full(2, WHOLE, np.uint32), (0, 1))
    half = Stroke(np.array([5, 7]), np.full(2, WHOLE // 2, np.uint32), (0, 1))
    blend(pixels, [(half, 0xFF000000), (whole, 0xFF102030), (half, 0xFFFFFFFF)])
    assert pixels[2] == 0xFF102030
    assert pixels[5] == 0xFF889098
    assert pixels[0] == 0xFFABCDEF
    blend(pixels, [])
    assert pixels[2] == 0xFF102030
