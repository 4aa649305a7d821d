"""GELU, its relatives and its forms in as many digits as are asked for."""

import mpmath as mp

A, K = "0.044715", "1.702"


def c():
    return mp.sqrt(2 / mp.pi)


def gate(x):
    return mp.erfc(-mp.mpf(x) / mp.sqrt(2)) / 2


def density(x):
    return mp.npdf(x)


def sigma(x):
    return 1 / (1 + mp.exp(-mp.mpf(x)))


def gelu(x):
    return mp.mpf(x) * gate(x)


def slope(x):
    return gate(x) + mp.mpf(x) * density(x)


def curvature(x):
    x = mp.mpf(x)
    return (2 - x * x) * density(x)


def silu(x):
    return mp.mpf(x) * sigma(x)


def relu(x):
    return max(mp.mpf(x), mp.mpf(0))


def tanh_gate(x, a=A):
    x = mp.mpf(x)
    return (1 + mp.tanh(c() * (x + mp.mpf(a) * x**3))) / 2


def tanh_form(x, a=A):
    return mp.mpf(x) * tanh_gate(x, a)


def sigmoid_gate(x, k=K):
    return sigma(mp.mpf(k) * mp.mpf(x))


def sigmoid_form(x, k=K):
    return mp.mpf(x) * sigmoid_gate(x, k)


def turning(f, near):
    """Return where the slope of ``f`` is zero, near a place."""
    return mp.findroot(lambda x: mp.diff(f, x), near)


def top(f, near):
    """Return the size of ``f`` where its slope is zero, near a place."""
    return abs(f(turning(f, near)))


def highest(f, low, high, steps=400):
    """Return where |f| is largest between two places, and how large it is there."""
    places = [low + (high - low) * mp.mpf(i) / steps for i in range(steps + 1)]
    best = max(places, key=lambda x: abs(f(x)))
    if best in (places[0], places[-1]):
        return best, abs(f(best))
    at = turning(f, best)
    return at, abs(f(at))


def zero_in_float64():
    """Return where GELU is half of the smallest subnormal number: from there on it rounds to 0."""
    return mp.findroot(lambda x: mp.log(-gelu(x)) + 1075 * mp.log(2), -38.5)
