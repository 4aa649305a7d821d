"""The family and the approximations in 50 digits: value, slope and curvature of each."""

import mpmath
from mpmath import mp, mpf

mp.dps = 50
FAR = 20000
SQRT_HALF = 1 / mpmath.sqrt(2)
C, A, K = mpmath.sqrt(2 / mp.pi), mpf("0.044715"), mpf("1.702")
_SHRUNK = mpmath.erfc(SQRT_HALF) * mpmath.exp(mpf(1) / 2)
SELU_ALPHA = -C / (_SHRUNK - 1)
SELU_SCALE = (1 - _SHRUNK) * mpmath.sqrt(2 * mp.pi)
SELU_SCALE /= mpmath.sqrt(
    2 * mpmath.erfc(mpmath.sqrt(2)) * mpmath.exp(2)
    + mp.pi * mpmath.erfc(SQRT_HALF) ** 2 * mp.e
    - 2 * (2 + mp.pi) * mpmath.erfc(SQRT_HALF) * mpmath.exp(mpf(1) / 2)
    + mp.pi
    + 2
)


def sigma(x):
    return 1 / (1 + mpmath.exp(-x))


def bounded(function, low, high):
    """Return the function with its limits far out; ``"x"`` is the limit x itself."""

    def limited(x):
        if x > FAR:
            return x if high == "x" else mpf(high)
        return mpf(low) if x < -FAR else function(x)

    return limited


def gated(b, a):
    """Return value, slope and curvature of x·σ(v), v = b·x·(1 + a·x²)."""

    def limited(function, low, high):
        def inner(x):
            v = b * x * (1 + a * x * x)
            if abs(v) > FAR:
                limit = high if v > 0 else low
                return x if limit == "x" else mpf(limit)
            return function(x, v)

        return inner

    def slope(x, v):
        return sigma(v) + sigma(v) * sigma(-v) * x * b * (1 + 3 * a * x * x)

    def curvature(x, v):
        steep, bent = b * (1 + 3 * a * x * x), 6 * a * b * x
        pull = x * steep**2 * mpmath.tanh(v / 2)
        return sigma(v) * sigma(-v) * (2 * steep + x * bent - pull)

    return (
        limited(lambda x, v: x * sigma(v), 0, "x"),
        limited(slope, 0, 1),
        limited(curvature, 0, 0),
    )


def elu(scale, alpha, width=1):
    """Return those of scale·(x, or alpha·(exp(x/width) − 1) below zero)."""

    def side(above, below):
        return lambda x: scale * (above(x) if x > 0 else below(max(x, mpf(-FAR)) / width))

    return (
        side(lambda x: x, lambda t: alpha * mpmath.expm1(t)),
        side(lambda x: mpf(1), lambda t: alpha / width * mpmath.exp(t)),
        side(lambda x: mpf(0), lambda t: alpha / width**2 * mpmath.exp(t)),
    )


def softplus(b):
    def value(x):
        return x + mpmath.log1p(mpmath.exp(-b * x)) / b if x > 0 else tail(b * x) / b

    def tail(v):
        q = mpmath.exp(v)
        return q if v < -200 else mpmath.log1p(q)

    return (
        bounded(value, 0, "x"),
        bounded(lambda x: sigma(b * x), 0, 1),
        bounded(lambda x: b * sigma(b * x) * sigma(-b * x), 0, 0),
    )


def mish_value(x):
    n = mpmath.exp(x)
    return x * n * (n + 2) / (n * (n + 2) + 2)


def mish_slope(x):
    n = mpmath.exp(x)
    d = n * (n + 2) + 2
    return n * ((n + 2) * d + 4 * x * (n + 1)) / d**2


def mish_curvature(x):
    n = mpmath.exp(x)
    d = n * (n + 2) + 2
    return 4 * n * (2 * (n + 1) * d + x * (2 + 2 * n - 3 * n * n - 2 * n**3)) / d**3


def laplace(x):
    return x * mpmath.exp(x) / 2 if x < 0 else x * (1 - mpmath.exp(-x) / 2)


def laplace_slope(x):
    return mpmath.exp(x) * (1 + x) / 2 if x < 0 else 1 - mpmath.exp(-x) * (1 - x) / 2


def cauchy_slope(x):
    if x < -1e20:
        return 2 / (3 * mp.pi * -(x**3))
    with mp.workdps(120):
        angle = mpmath.atan(-1 / x) if x < 0 else mp.pi / 2 + mpmath.atan(x)
        return (angle + x / (1 + x * x)) / mp.pi


def cauchy(x):
    return x * (mpmath.atan(-1 / x) if x < 0 else mp.pi / 2 + mpmath.atan(x)) / mp.pi


def clipped(x, lower, upper):
    return min(max(x, mpf(lower)), mpf(upper))


def between(x, lower, upper, value):
    return mpf(value) if lower < x < upper else mpf(0)


TRUTH = {
    "relu": ({}, (lambda x: max(x, mpf(0)), lambda x: mpf(x > 0))),
    "silu": ({}, gated(mpf(1), mpf(0))),
    "sigmoid": (
        {},
        (
            bounded(sigma, 0, 1),
            bounded(lambda x: sigma(x) * sigma(-x), 0, 0),
            bounded(lambda x: -sigma(x) * sigma(-x) * mpmath.tanh(x / 2), 0, 0),
        ),
    ),
    "tanh": (
        {},
        (
            bounded(mpmath.tanh, -1, 1),
            bounded(lambda x: mpmath.sech(x) ** 2, 0, 0),
            bounded(lambda x: -2 * mpmath.tanh(x) * mpmath.sech(x) ** 2, 0, 0),
        ),
    ),
    "leaky_relu": (
        {"alpha": 0.07},
        (lambda x: x if x > 0 else x * mpf(0.07), lambda x: mpf(1) if x > 0 else mpf(0.07)),
    ),
    "elu": ({"alpha": 1.5}, elu(1, mpf(1.5))),
    "celu": ({"alpha": 0.7}, elu(1, mpf("0.7"), mpf("0.7"))),
    "selu": ({}, elu(SELU_SCALE, SELU_ALPHA)),
    "swish": ({"beta": 0.3}, gated(mpf("0.3"), mpf(0))),
    "mish": (
        {},
        (bounded(mish_value, 0, "x"), bounded(mish_slope, 0, 1), bounded(mish_curvature, 0, 0)),
    ),
    "softplus": ({"beta": 0.3}, softplus(mpf("0.3"))),
    "softsign": (
        {},
        (
            lambda x: x / (1 + abs(x)),
            lambda x: 1 / (1 + abs(x)) ** 2,
            lambda x: -2 * mpmath.sign(x) / (1 + abs(x)) ** 3,
        ),
    ),
    "hard_sigmoid": (
        {},
        (lambda x: clipped((x + 3) / 6, 0, 1), lambda x: between(x, -3, 3, mpf(1) / 6)),
    ),
    "hard_swish": (
        {},
        (
            lambda x: x * clipped((x + 3) / 6, 0, 1),
            lambda x: mpf(x >= 3) + between(x, -3, 3, (2 * x + 3) / 6),
            lambda x: between(x, -3, 3, mpf(1) / 3),
        ),
    ),
    "hard_tanh": ({}, (lambda x: clipped(x, -1, 1), lambda x: between(x, -1, 1, 1))),
    "relu6": ({}, (lambda x: clipped(x, 0, 6), lambda x: between(x, 0, 6, 1))),
    "relu_squared": (
        {},
        (
            lambda x: max(x, mpf(0)) ** 2,
            lambda x: 2 * max(x, mpf(0)),
            lambda x: mpf(2 if x > 0 else 0),
        ),
    ),
    "laplace_gate": (
        {},
        (
            bounded(laplace, 0, "x"),
            bounded(laplace_slope, 0, 1),
            bounded(lambda x: mpmath.exp(-abs(x)) * (1 - abs(x) / 2), 0, 0),
        ),
    ),
    "cauchy_gate": ({}, (cauchy, cauchy_slope, lambda x: 2 / (mp.pi * (1 + x * x) ** 2))),
    "gelu_tanh": ({}, gated(2 * C, A)),
    "gelu_sigmoid": ({}, gated(K, mpf(0))),
}
