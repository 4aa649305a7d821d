import math
from fractions import Fraction

import ml_dtypes
import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from gelu_desktop.numerics.formats import FORMATS, number_format

NARROW = [row for row in FORMATS.values() if row.bits <= 16]
PROPER = [row for row in FORMATS.values() if row.name != "float64"]
DTYPES = {
    "float64": np.float64,
    "float32": np.float32,
    "float16": np.float16,
    "bfloat16": ml_dtypes.bfloat16,
    "e4m3fn": ml_dtypes.float8_e4m3fn,
    "e5m2": ml_dtypes.float8_e5m2,
}
COUNTS = {"float16": 63_488, "bfloat16": 65_280, "e4m3fn": 254, "e5m2": 248}


def bits(x):
    return np.asarray(x, np.float64).view(np.int64)


def by_name(row):
    return row.name


def rounded_exactly(row, x):
    """Round by exact fractions, without any floating-point arithmetic."""
    if not np.isfinite(x) or x == 0:
        return x if row.infinite or x == 0 else np.nan
    size = Fraction(abs(x))
    exponent = int(np.frexp(x)[1]) - 1
    unit = Fraction(2) ** (max(exponent, row.emin) - row.precision + 1)
    result = round(size / unit) * unit
    if result > Fraction(row.largest):
        return np.copysign(np.inf, x) if row.infinite else np.nan
    return float(np.copysign(float(result), x))


@pytest.mark.parametrize("row", FORMATS.values(), ids=by_name)
def test_limits(row):
    info = ml_dtypes.finfo(DTYPES[row.name])
    assert row.bits == info.bits
    assert row.precision == info.nmant + 1
    assert row.largest == float(info.max)
    assert row.smallest_normal == float(info.smallest_normal)
    assert row.smallest == float(info.smallest_subnormal)
    assert 2.0**row.emax <= row.largest < 2.0 ** (row.emax + 1) if row.emax < 1023 else True


@pytest.mark.parametrize("row", NARROW, ids=by_name)
def test_every_value(row):
    values = row.values()
    assert values.size == COUNTS[row.name]
    assert not values.flags.writeable
    assert np.all(np.diff(values) >= 0)
    assert values.max() == row.largest == -values.min()
    assert values[values > 0].min() == row.smallest
    zeros = values[values == 0]
    np.testing.assert_array_equal(np.signbit(zeros), [True, False])
    np.testing.assert_array_equal(bits(row.round(values)), bits(values))
    assert row.values() is values


@pytest.mark.parametrize("row", NARROW, ids=by_name)
def test_rounding_beside_every_midpoint(row):
    """The midpoints go to even, and the float64 numbers beside them to the nearer side."""
    values = np.unique(row.values())
    low, high = values[:-1], values[1:]
    middle = low / 2 + high / 2
    even_low = np.array([row.code(value) % 2 == 0 for value in low])
    below, at, above = (
        row.round(np.nextafter(middle, -np.inf)),
        row.round(middle),
        row.round(np.nextafter(middle, np.inf)),
    )
    np.testing.assert_array_equal(below, low)
    np.testing.assert_array_equal(above, high)
    np.testing.assert_array_equal(at, np.where(even_low, low, high))


@pytest.mark.parametrize("row", PROPER, ids=by_name)
@given(x=st.floats(width=64), near=st.integers(-3, 3), scale=st.integers(-160, 140))
def test_rounding_is_exact(row, x, near, scale):
    candidates = [x, (1 + near * 2.0**-row.precision) * 2.0**scale, -row.smallest * near / 2]
    for value in candidates:
        for neighbour in (value, math.nextafter(value, math.inf), math.nextafter(value, -math.inf)):
            expected, made = rounded_exactly(row, neighbour), row.round(neighbour)
            np.testing.assert_array_equal(made, expected)
            if not np.isnan(expected):
                assert np.signbit(made) == np.signbit(expected)


@pytest.mark.parametrize("row", PROPER, ids=by_name)
def test_overflow(row):
    unit = row.ulp(row.largest)
    tie = row.largest + unit / 2
    beyond = np.inf if row.infinite else np.nan
    # The largest number of e4m3fn is even, those of the others are odd.
    at_tie = row.largest if row.name == "e4m3fn" else beyond
    x = [np.nextafter(tie, 0), tie, np.nextafter(tie, np.inf), 1e300, np.inf]
    expected = np.array([row.largest, at_tie, beyond, beyond, beyond])
    np.testing.assert_array_equal(row.round(x), expected)
    np.testing.assert_array_equal(row.round(np.negative(x)), -expected)
    assert np.isnan(row.round(np.nan))


@pytest.mark.parametrize("row", FORMATS.values(), ids=by_name)
def test_signed_zeros_and_subnormals(row):
    tiny = row.smallest
    x = np.array([0.0, -0.0, tiny, -tiny])
    np.testing.assert_array_equal(bits(row.round(x)), bits(x))
    if row.name != "float64":
        small = np.array([tiny / 2, -tiny / 2, tiny * 0.75, -tiny * 1.5])
        np.testing.assert_array_equal(bits(row.round(small)), bits([0.0, -0.0, tiny, -2 * tiny]))


def test_rounding_once():
    """Through float32 these would be ties, and go to even."""
    for row in NARROW:
        x = 1 + 2.0**-row.precision + 2.0**-40
        assert row.round(x) == 1 + row.ulp(1.0)
        assert row.round(-x) == -1 - row.ulp(1.0)


@pytest.mark.parametrize("row", FORMATS.values(), ids=by_name)
def test_flush(row):
    normal = row.smallest_normal
    below = normal - row.smallest
    x = np.array([normal, below, row.smallest, 0.0, -0.0, -row.smallest, -below, -normal])
    expected = [normal, 0.0, 0.0, 0.0, -0.0, -0.0, -0.0, -normal]
    np.testing.assert_array_equal(bits(row.flush(x)), bits(expected))
    np.testing.assert_array_equal(row.flush([np.inf, -np.inf, np.nan]), [np.inf, -np.inf, np.nan])


@pytest.mark.parametrize("row", NARROW, ids=by_name)
def test_unit_in_the_last_place(row):
    values = np.unique(row.values())
    positive = values[values >= 0]
    np.testing.assert_array_equal(row.ulp(positive[:-1]), np.diff(positive))
    np.testing.assert_array_equal(row.ulp(-positive), row.ulp(positive))
    assert row.ulp(1e-320) == row.smallest
    assert row.ulp(np.float64(3)).shape == ()
    assert row.ulp(np.ones((2, 3))[:, ::2]).shape == (2, 2)


def test_unit_in_the_last_place_of_wide_formats():
    x = np.array([0.0, 1e-310, 1.0, 1.999, -3.0])
    np.testing.assert_array_equal(
        FORMATS["float64"].ulp(x), [5e-324, 5e-324, 2.0**-52, 2.0**-52, 2.0**-51]
    )
    np.testing.assert_array_equal(
        FORMATS["float32"].ulp(x), np.spacing(np.abs(x).astype(np.float32)).astype(float)
    )


@pytest.mark.parametrize("row", FORMATS.values(), ids=by_name)
@pytest.mark.parametrize("shape", [(), (0,), (3, 5), (40_000,)])
def test_shapes(row, shape):
    x = np.full(shape, 1.25)
    for made in (row.round(x), row.flush(x), row.ulp(x)):
        assert made.shape == shape
        assert made.dtype == np.float64
        assert not np.shares_memory(made, x) or made.size == 0


def test_silence():
    x = np.array([1e308, -1e308, 1e-310, np.nan, np.inf, 5e-324, -0.0])
    with np.errstate(all="raise"):
        for row in FORMATS.values():
            row.round(x)
            row.flush(x)
            row.ulp(x[:3])


def test_bit_patterns():
    assert FORMATS["bfloat16"].hex(-3.109375) == "0xc047"
    assert FORMATS["float16"].hex(1.0) == "0x3c00"
    assert FORMATS["float16"].hex(-5.7265625) == "0xc5ba"
    assert FORMATS["float32"].hex(1.0) == "0x3f800000"
    assert FORMATS["float64"].hex(-0.0) == "0x8000000000000000"
    assert FORMATS["e4m3fn"].hex(448.0) == "0x7e"
    assert FORMATS["e4m3fn"].hex(1e6) == "0x7f"
    assert FORMATS["e5m2"].code(1e6) == 0x7C
    for row in NARROW:
        values = row.values()[:: max(1, row.values().size // 500)]
        codes = np.array([row.code(value) for value in values])
        raw = codes.astype(f"u{row.bits // 8}").view(DTYPES[row.name]).astype(float)
        np.testing.assert_array_equal(bits(raw), bits(values))


def test_names():
    for row in FORMATS.values():
        for name in (row.name, row.name.upper(), *row.aliases):
            assert number_format(name) is row
    for name in ("float8_e4m3fn", "fp8_e4m3", "half", "bf16", " FP16 "):
        assert number_format(name).bits <= 16
    with pytest.raises(ValueError, match="'float17'; there are float64, float32"):
        number_format("float17")


def test_wide_formats_are_not_listed():
    for name in ("float32", "float64"):
        with pytest.raises(ValueError, match="too many"):
            FORMATS[name].values()


@pytest.mark.parametrize(
    ("name", "beyond"),
    [
        ("float64", np.inf),
        ("float32", np.inf),
        ("float16", np.inf),
        ("bfloat16", np.inf),
        ("e5m2", np.inf),
        ("e4m3fn", np.nan),
    ],
)
def test_what_is_beyond_the_largest_number(name, beyond):
    row = FORMATS[name]
    with np.errstate(over="ignore"):
        np.testing.assert_array_equal(
            row.round([row.largest, -row.largest, 2.0 * row.largest, -2.0 * row.largest]),
            [row.largest, -row.largest, beyond, -beyond],
        )
