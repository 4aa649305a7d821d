"""Numbers in few digits: NumPy's and ml_dtypes' own arithmetic, a rounding after every step."""

from functools import cache

import ml_dtypes
import mpmath as mp
import numpy as np
from scipy.special import erf, erfc, ndtr

from truths import functions as f

FLOAT16, BFLOAT16 = np.dtype(np.float16), np.dtype(ml_dtypes.bfloat16)
BITS = {FLOAT16: (11, -14), BFLOAT16: (8, -126)}
"""Significant bits, and the exponent of the smallest normal number."""

A, K = 0.044715, 1.702
C = float(np.sqrt(2 / np.pi))


@cache
def numbers(dtype):
    """Return every finite number of a format."""
    every = np.arange(2**16, dtype=np.uint16).view(dtype)
    with np.errstate(invalid="ignore"):
        return every[np.isfinite(every)]


def rounded(function, x):
    """Apply a function in float64 and round to the format of ``x``."""
    return function(x.astype(np.float64)).astype(x.dtype)


def by_erf(x):
    one, half, root = (x.dtype.type(value) for value in (1, 0.5, np.sqrt(2)))
    return x * half * (one + rounded(erf, x / root))


def by_erfc(x):
    half, root = (x.dtype.type(value) for value in (0.5, np.sqrt(2)))
    return x * half * rounded(erfc, -x / root)


def by_ndtr(x):
    return x * rounded(ndtr, x)


def by_tanh(x):
    one, half, c, a = (x.dtype.type(value) for value in (1, 0.5, C, A))
    return half * x * (one + rounded(np.tanh, c * (x + a * rounded(lambda y: y**3, x))))


FORMS = {"erf": by_erf, "erfc": by_erfc, "ndtr": by_ndtr, "tanh": by_tanh}


@cache
def swept(form, dtype, inner=None):
    """Return the largest negative zero, the worst error in ulp, and how many are right."""
    x = numbers(dtype)
    with np.errstate(all="ignore"):
        made = FORMS[form](x.astype(inner or dtype)).astype(dtype).astype(np.float64)
    wide = x.astype(np.float64)
    exact = 0.5 * wide * erfc(-wide / np.sqrt(2))
    precision, least = BITS[dtype]
    exponent = np.maximum(np.frexp(exact)[1] - 1, least)
    off = np.abs(made - exact) / np.ldexp(1.0, exponent - precision + 1)
    right = int(np.count_nonzero(made == exact.astype(dtype).astype(np.float64)))
    return zero(wide, made), float(np.max(off)), right, x.size


def zero(x, made):
    return float(x[(x < 0) & (np.abs(x) > 1e-3) & (made == 0)].max())


def exactly_zero(dtype):
    x = numbers(dtype).astype(np.float64)
    return zero(x, (0.5 * x * erfc(-x / np.sqrt(2))).astype(dtype).astype(np.float64))


def single_zero():
    """Return the largest float32 between −5.6 and −5.5 for which the erf form is 0."""
    low, high = (int(np.float32(x).view(np.uint32)) for x in (-5.5, -5.6))
    x = np.arange(low, high + 1, dtype=np.uint32).view(np.float32)
    return zero(x.astype(np.float64), by_erf(x))


def cube_overflow():
    x = numbers(FLOAT16)
    x = np.sort(x[x > 0])
    with np.errstate(over="ignore"):
        return float(x[np.isinf(x * x * x)][0])


def truths():
    single = single_zero()
    exact = {
        name: exactly_zero(dtype) for name, dtype in (("float16", FLOAT16), ("bfloat16", BFLOAT16))
    }
    tanh16, tanh_b = swept("tanh", FLOAT16), swept("tanh", BFLOAT16)
    ndtr_b = swept("ndtr", BFLOAT16)
    once = swept("tanh", BFLOAT16, np.float32)
    made = {
        "float16.zero": exact["float16"],
        "bfloat16.zero": exact["bfloat16"],
        "lesson.float16.zero": exact["float16"],
        "float16.tanh.zero": tanh16[0],
        "lesson.float16.tanh.zero": tanh16[0],
        "float16.tanh.max": tanh16[1],
        "bfloat16.tanh.zero": tanh_b[0],
        "bfloat16.tanh.max": tanh_b[1],
        "float16.erf.zero": swept("erf", FLOAT16)[0],
        "bfloat16.erf.zero": swept("erf", BFLOAT16)[0],
        "bfloat16.ndtr.zero": ndtr_b[0],
        "bfloat16.ndtr.ulp": ndtr_b[1],
        "bfloat16.single.tanh.zero": once[0],
        "bfloat16.single.tanh.ulp": once[1],
        "bfloat16.single.tanh.correct": 100 * once[2] / once[3],
        "bfloat16.single.erfc.correct": swept("erfc", BFLOAT16, np.float32)[2],
        "float16.count": numbers(FLOAT16).size,
        "bfloat16.count": numbers(BFLOAT16).size,
        "float16.cube.overflow": cube_overflow(),
        "float32.erf.zero": single,
        "float32.erf.zero.share": f.gate(single),
        "float64.zero": f.zero_in_float64(),
    }
    return {name: mp.mpf(value) for name, value in made.items()}
