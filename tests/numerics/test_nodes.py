import numpy as np
import pytest

from gelu_desktop.numerics import nodes
from gelu_desktop.numerics.gelu import gelu, gelu_slope
from gelu_desktop.numerics.nodes import BLOCK, EDGE, NODES

KERNELS = {"value": gelu, "slope": gelu_slope}
each = pytest.mark.parametrize("kernel", KERNELS.values(), ids=KERNELS)


def below(oracle, a):
    return oracle.Phi(-a) - a * oracle.phi(a)


def test_the_nodes_are_right_to_a_unit(oracle):
    places = np.concatenate((np.arange(0, EDGE * NODES + 1, 53, dtype=int), [1, int(EDGE * NODES)]))
    c = places / NODES
    tails = nodes.tail_at_nodes()[places]
    assert oracle.ulps(tails, oracle.exact(lambda a: oracle.Phi(-a), c)).max() <= 1
    densities = nodes.density_at_nodes()[places]
    assert oracle.ulps(densities, oracle.exact(lambda a: 6 * oracle.phi(a), c)).max() <= 3
    exact = oracle.exact(lambda a: below(oracle, a), c)
    slopes = nodes.slope_at_nodes()[places]
    assert max(abs(float(s - e)) for s, e in zip(slopes, exact, strict=True)) <= 2**-54
    far = np.abs(c - 0.7518) > 0.1
    exact = [e for e, apart in zip(exact, far, strict=True) if apart]
    assert oracle.ulps(slopes[far], exact).max() <= 1


def test_zero_is_exact():
    assert nodes.tail_at_nodes()[0] == nodes.slope_at_nodes()[0] == 0.5
    assert nodes.tail_at_nodes().size == EDGE * NODES + 1


@pytest.mark.parametrize(
    ("lower", "upper", "ulps"),
    [
        (-4.76, -4.74, 3),
        (-4.75, -2, 2.5),
        (-2, 0, 2.5),
        (0, 2, 1.5),
        (2, 4.75, 1),
        (-38.7, -4.7, 4),
    ],
)
def test_the_value_in_units(oracle, lower, upper, ulps):
    x = np.random.default_rng(5).uniform(lower, upper, 3000)
    assert oracle.ulps(gelu(x), oracle.exact(oracle.gelu, x)).max() <= ulps


@pytest.mark.parametrize(
    ("lower", "upper", "ulps"),
    [(-9.51, -9.49, 3.5), (-9.5, -0.8, 2), (-0.7, 0, 2), (0, 12, 1.5), (-38.3, -9.4, 4)],
)
def test_the_slope_in_units(oracle, lower, upper, ulps):
    x = np.random.default_rng(6).uniform(lower, upper, 2000)
    assert oracle.ulps(gelu_slope(x), oracle.exact(oracle.gelu_slope, x)).max() <= ulps


def test_the_slope_beside_its_zero(oracle):
    x = np.linspace(-0.76, -0.74, 999)
    exact = oracle.exact(oracle.gelu_slope, x)
    found = [abs(float(s - e)) for s, e in zip(gelu_slope(x), exact, strict=True)]
    assert max(found) <= 5e-18


def test_halfway_between_nodes_it_is_worst(oracle):
    c = -(np.arange(0, EDGE * NODES - 1, 29) + 0.5) / NODES
    for x in (np.nextafter(c, 0), c, np.nextafter(c, -99)):
        assert oracle.ulps(gelu(x), oracle.exact(oracle.gelu, x)).max() <= 3


@each
def test_one_number_is_what_it_is_among_others(kernel):
    rng = np.random.default_rng(7)
    x = np.concatenate((rng.normal(0, 4, 20_001), [EDGE, -EDGE, np.nextafter(EDGE, 99), 0.0, -0.0]))
    whole = kernel(x)
    alone = np.array([kernel(number) for number in x[::41]])
    np.testing.assert_array_equal(alone, whole[::41])
    for place in (BLOCK - 1, BLOCK, -1, -2, -3, -4, -5):
        assert kernel(x[place]) == whole[place]
    np.testing.assert_array_equal(kernel(x[BLOCK - 9 : BLOCK + 9]), whole[BLOCK - 9 : BLOCK + 9])


@each
def test_special_values_among_others(kernel):
    special = np.array(
        [np.inf, -np.inf, np.nan, -np.nan, 1e308, -1e308, 0.0, -0.0, 5e-324, -5e-324]
    )
    x = np.concatenate((np.linspace(-12, 12, 50), special))
    with np.errstate(all="raise"):
        made = kernel(x)
        alone = np.array([kernel(number) for number in special])
    np.testing.assert_array_equal(made[50:], alone)
    np.testing.assert_array_equal(np.signbit(made[50:]), np.signbit(alone))
    expected = {
        gelu: [np.inf, -0.0, np.nan, np.nan, 1e308, -0.0, 0.0, -0.0, 5e-324, -0.0],
        gelu_slope: [1, 0, np.nan, np.nan, 1, 0, 0.5, 0.5, 0.5, 0.5],
    }[kernel]
    np.testing.assert_array_equal(alone, expected)


def test_zeros_keep_their_sign():
    x = np.array([0.0, -0.0, -np.inf, -40.0, 1.0])
    assert np.signbit(gelu(x)).tolist() == [False, True, True, True, False]


@each
@pytest.mark.parametrize("dtype", [np.float32, np.float64])
@pytest.mark.parametrize("shape", [(), (0,), (0, 3), (1,), (1, 1), (7,), (3, 4, 5), (2, BLOCK + 1)])
def test_out_is_filled_whatever_its_shape(kernel, dtype, shape):
    x = np.random.default_rng(8).normal(0, 5, shape).astype(dtype)
    expected = kernel(x)
    assert expected.shape == shape
    assert expected.dtype == dtype
    out = np.full(shape, 7.0, dtype)
    assert kernel(x, out=out) is out
    np.testing.assert_array_equal(out, expected)
    assert kernel(x, out=x) is x
    np.testing.assert_array_equal(x, expected)


@each
def test_neither_x_nor_out_must_be_contiguous(kernel):
    x = np.random.default_rng(9).normal(0, 3, (40, 60))
    expected = kernel(x)
    for view in (x.T, x[::2], x[:, ::-3], x[5]):
        room = np.zeros((*view.shape, 2))
        made = kernel(view, out=room[..., 1])
        np.testing.assert_array_equal(made, kernel(np.ascontiguousarray(view)))
        assert not room[..., 0].any()
    np.testing.assert_array_equal(kernel(x.T).T, expected)
    wide = np.empty(x.shape)
    short = x.astype(np.float32)
    np.testing.assert_array_equal(kernel(short, out=wide), kernel(short.astype(np.float64)))


@each
def test_out_of_another_shape_is_refused(kernel):
    with pytest.raises(ValueError, match="shape"):
        kernel(np.zeros(3), out=np.zeros(4))
