"""Means over normal inputs, gains, and what becomes of a signal in layers of infinite width."""

import mpmath as mp
import numpy as np
from scipy.special import expit, ndtr

from truths import functions as f

LAYERS, WIDTH, HIDDEN = 24, 768, 3072
X = np.linspace(-14.0, 14.0, 5601)
DENSITY = np.exp(-X * X / 2) / np.sqrt(2 * np.pi)
SPREAD = mp.mpf("0.02")

CURVES = {
    "gelu": (X * ndtr(X), ndtr(X) + X * DENSITY),
    "silu": (X * expit(X), expit(X) * (1 + X * expit(-X))),
    "tanh": (np.tanh(X), 1 - np.tanh(X) ** 2),
    "sigmoid": (expit(X), expit(X) * expit(-X)),
}


def over_normal(values):
    """Return a mean over N(0, 1): the trapezoidal rule, which is exact for what is smooth."""
    return mp.mpf(float(np.sum(values * DENSITY) * (X[1] - X[0])))


def truths():
    return {**means(), **initialisations(), **maps()}


def means():
    found = moments("relu", 1 / mp.sqrt(2 * mp.pi), mp.mpf(1) / 2, mp.mpf(1) / 2)
    for name, (value, slope) in CURVES.items():
        mean, square, steep = (over_normal(each) for each in (value, value**2, slope**2))
        if name == "gelu":  # in closed form
            mean = 1 / (2 * mp.sqrt(mp.pi))
            square = mp.mpf(1) / 3 + 1 / (2 * mp.pi * mp.sqrt(3))
            steep = mp.mpf(1) / 3 + 2 / (3 * mp.pi * mp.sqrt(3))
        found |= moments(name, mp.mpf(0) if name == "tanh" else mean, square, steep)
    return {**found, "sigmoid.mean": mp.mpf("0.5")}


def moments(name, mean, square, steep):
    chi = steep / square
    return {
        f"{name}.mean": mean,
        f"{name}.square": square,
        f"{name}.slope.square": steep,
        f"{name}.gain": 1 / mp.sqrt(square),
        f"{name}.chi": chi,
        f"{name}.carried.24": chi ** (LAYERS // 2),
    }


def gate_spread(sigma):
    """Return the deviation of Φ(z) for z ~ N(0, σ²): arcsin(v/(1 + v))/2π is its variance."""
    v = mp.mpf(sigma) ** 2
    return mp.sqrt(mp.asin(v / (1 + v)) / (2 * mp.pi))


def initialisations():
    whole = SPREAD * mp.sqrt(WIDTH)
    cut = whole * mp.sqrt(1 - 4 * f.density(2) / (f.gate(2) - f.gate(-2)))
    small = [
        mp.findroot(lambda x, s=sign: f.gelu(x) - s * mp.mpf("0.01"), near)
        for sign, near in ((1, 0.02), (-1, -0.02), (-1, -2.7))
    ]
    near_zero = 100 * (f.gate(small[0]) - f.gate(small[1]) + f.gate(small[2]))
    return {
        "init.normal.sigma": whole,
        "init.truncated.sigma": cut,
        "init.keeping.sigma": mp.mpf(1),
        "init.he.sigma": mp.sqrt(2),
        "init.normal.gate": gate_spread(whole),
        "init.truncated.gate": gate_spread(cut),
        "init.unit.gate": 1 / mp.sqrt(12),
        "gelu.near_zero.share": near_zero,
        "gelu.small.share": near_zero,
        "lesson.near_zero": near_zero,
    }


def mean_square(v):
    """Return E GELU(z)² for z of variance ``v``."""
    angle = mp.asin(v / (1 + v)) / (2 * mp.pi)
    return v * (mp.mpf(1) / 4 + angle + v / (mp.pi * (1 + v) * mp.sqrt(1 + 2 * v)))


def maps():
    gain = 1 / mean_square(mp.mpf(1))

    def after(start, scale):
        q = mp.mpf(start)
        for _ in range(LAYERS):
            q = scale * mean_square(q)
        return q

    return {
        "gelu.map.slope": gain * mp.diff(mean_square, 1),
        "gelu.map.0_9": after("0.9", gain),
        "gelu.map.1_1": after("1.1", gain),
        "gelu.he.square.24": after(1, 2),
    }
