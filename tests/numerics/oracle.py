"""The truth in 50 digits, and the distance from it in units in the last place."""

import json
from functools import cache
from pathlib import Path

import mpmath
import numpy as np
from mpmath import mp, mpf

mp.dps = 50
DATA = Path(__file__).parents[1] / "data"
EPS = 2.0**-52


@cache
def reference(name):
    """Return a reference file's content."""
    return json.loads((DATA / f"reference_{name}.json").read_text("utf-8"))


def points():
    """Return the reference points as arrays: x as float64, everything else as mpf."""
    rows = reference("values")["points"]
    table = {
        key: [mpf(row[key]) for row in rows]
        for key in rows[0]
        if key not in ("x", "x_hex", "tag") and not key.endswith("_f64")
    }
    return np.array([float.fromhex(row["x_hex"]) for row in rows]), table


def family(name):
    """Return x, value and slope of a function of the reference family."""
    rows = reference("family")["functions"][name]["points"]
    x = np.array([float.fromhex(row["x_hex"]) for row in rows])
    return x, [mpf(row["f"]) for row in rows], [mpf(row["df"]) for row in rows]


def constant(name):
    """Return a constant of the reference."""
    return float(reference("values")["constants"][name])


def ulps(computed, exact):
    """Return |computed − exact| in units in the last place of exact, element by element."""
    computed = np.asarray(computed)
    distance = []
    for value, truth in zip(computed.ravel(), exact, strict=True):
        unit = np.spacing(np.abs(computed.dtype.type(truth)))
        distance.append(float(abs(mpf(float(value)) - truth) / mpf(float(unit))))
    return np.array(distance)


def gelu(x):
    return x * Phi(x)


def gelu_slope(x):
    return Phi(x) + x * phi(x)


def gelu_curvature(x):
    return phi(x) * (2 - x * x)


def Phi(x):
    return mpmath.erfc(-x / mpmath.sqrt(2)) / 2


def phi(x):
    return mpmath.exp(-x * x / 2) / mpmath.sqrt(2 * mp.pi)


def sigma(x):
    return 1 / (1 + mpmath.exp(-x))


def gated(x, b, a):
    return x * sigma(b * x * (1 + a * x * x))


def gated_slope(x, b, a):
    q = sigma(b * x * (1 + a * x * x))
    return q + q * (1 - q) * b * x * (1 + 3 * a * x * x)


def gated_curvature(x, b, a):
    v = b * x * (1 + a * x * x)
    steep, bent = b * (1 + 3 * a * x * x), 6 * a * b * x
    w = sigma(v) * sigma(-v)
    return w * (2 * steep + x * bent + x * steep**2 * (sigma(-v) - sigma(v)))


def exact(function, x):
    """Return ``function`` at every float of ``x``, exactly taken."""
    return [function(mpf(float(value))) for value in np.asarray(x).ravel()]
