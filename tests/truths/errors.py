"""Errors of the forms of GELU, and their best coefficients."""

import mpmath as mp

from truths import Between
from truths import functions as f

FAR = mp.mpf(8)
LIMIT = mp.mpf("0.003")


def truths():
    return {**published("tanh"), **published("sigmoid"), **compared(), **fitted(), **others()}


FORMS = {"tanh": (f.tanh_form, f.tanh_gate), "sigmoid": (f.sigmoid_form, f.sigmoid_gate)}


def published(name):
    form, own_gate = FORMS[name]
    at, most = f.highest(lambda x: form(x) - f.gelu(x), mp.mpf(0), FAR)
    gate_at, gate_most = f.highest(lambda x: own_gate(x) - f.gate(x), mp.mpf(0), FAR)

    def steep(x):
        return mp.diff(form, x) - f.slope(x)

    def weighted(x):
        return (form(x) - f.gelu(x)) ** 2 * f.density(x)

    return {
        f"{name}.error.max": most,
        f"{name}.error.at": at,
        f"{name}.error.max.four": most,
        f"{name}.error.normal": mp.sqrt(2 * mp.quad(weighted, [0, 1, 2, 4, 8, 12])),
        f"{name}.gate.error.max": gate_most,
        f"{name}.gate.error.at": gate_at,
        f"{name}.slope.error.max": f.highest(steep, mp.mpf(0), FAR)[1],
    }


def compared():
    tanh, sigmoid = f.top(missing_tanh, 2.7), f.top(missing_sigmoid, 2.27)
    first, second, third = (
        mp.findroot(lambda x, s=sign: missing_sigmoid(x) - s * LIMIT, near)
        for sign, near in ((1, 0.37), (1, 1.08), (-1, 1.32))
    )
    beyond = ((first, second), (third, mp.mpf(4)))
    share = sum(high - low for low, high in beyond) / 4
    mass = sum(f.gate(high) - f.gate(low) for low, high in beyond)
    return {
        "sigmoid.error.times": sigmoid / LIMIT,
        "tanh.error.times": LIMIT / tanh,
        "sigmoid.tanh.ratio": sigmoid / tanh,
        "sigmoid.over.share": 100 * share,
        "sigmoid.over.normal": 200 * mass,
        "tanh.difference.at.minus_1": f.gelu(-1) - f.tanh_form(-1),
        "program.error.0_5": abs(missing_tanh(mp.mpf("0.5"))),
        "program.error.1": abs(missing_tanh(1)),
        "program.error.3": abs(missing_tanh(3)),
        "torch.default.at.minus_1": f.gelu(-1),
        "jax.default.at.minus_1": f.tanh_form(-1),
        "tanh.page.error": Between(0, 1e-14),
    }


def missing_tanh(x):
    return f.tanh_form(x) - f.gelu(x)


def missing_sigmoid(x):
    return f.sigmoid_form(x) - f.gelu(x)


def level(error, coefficient, first, second):
    """Return the coefficient for which two peaks of opposite signs are equally high."""

    def uneven(c):
        return sum(error(f.turning(lambda x: error(x, c), near), c) for near in (first, second))

    with mp.workdps(20):
        return mp.findroot(uneven, coefficient, tol=1e-15)


def fitted():
    k = level(lambda x, k: f.sigmoid_form(x, k) - f.gelu(x), (1.77, 1.78), 0.8, 2.3)
    gate_k = level(lambda x, k: f.sigmoid_gate(x, k) - f.gate(x), (1.7, 1.71), 0.57, 2.04)
    a = level(lambda x, a: f.tanh_form(x, a) - f.gelu(x), (0.0443, 0.0445), 1.4, 2.7)
    gate_a = level(lambda x, a: f.tanh_gate(x, a) - f.gate(x), (0.0446, 0.0448), 1.24, 2.6)
    return {
        "fit.sigmoid.k": k,
        "fit.sigmoid.error.max": f.top(lambda x: f.sigmoid_form(x, k) - f.gelu(x), 2.3),
        "fit.sigmoid.gate.k": gate_k,
        "fit.tanh.a": a,
        "fit.tanh.error.max": f.top(lambda x: f.tanh_form(x, a) - f.gelu(x), 2.7),
        "fit.tanh.gate.a": gate_a,
    }


def others():
    taylor = (4 - mp.pi) / (6 * mp.pi)
    hastings = f.highest(lambda x: handbook(x) - f.gelu(x), mp.mpf(0), FAR)[1]
    hard = f.highest(lambda x: hard_form(x) - f.gelu(x), mp.mpf(0), mp.mpf("2.99"))
    ibert = f.highest(lambda x: parabola(x) - f.gelu(x), mp.mpf("0.01"), mp.mpf("2.5"))
    clamp = mp.mpf("3.832506856900711") * mp.sqrt(2)
    return {
        "taylor.a": taylor,
        "taylor.error.max": f.top(lambda x: f.tanh_form(x, taylor) - f.gelu(x), 2.7),
        "hard.error.max": hard[1],
        "hard.error.at": hard[0],
        "ibert.error.max": ibert[1],
        "ibert.error.at": ibert[0],
        "as7126.error.max": hastings,
        "as7126.better": f.top(missing_tanh, 2.7) / hastings,
        # At the clamp the form becomes x itself.
        "eigen.error.max": clamp * f.gate(-clamp),
        "eigen.error.at": clamp,
        # Halfway between two entries, 1/32 apart, where GELU bends most.
        "table.256.error.max": f.gelu(mp.mpf(1) / 32) / 2 - f.gelu(mp.mpf(1) / 64),
        "table.256.clamp": 4 * f.gate(-4),
    }


def hard_form(x):
    return x * min(max((x + 3) / 6, mp.mpf(0)), mp.mpf(1))


def parabola(x):
    """I-BERT: erf(z) = 1 − 0.2888·(min(z, 1.769) − 1.769)²."""
    short = min(x / mp.sqrt(2), mp.mpf("1.769")) - mp.mpf("1.769")
    return x * (2 - mp.mpf("0.2888") * short**2) / 2


def handbook(x):
    """Abramowitz and Stegun, 7.1.26."""
    t = 1 / (1 + mp.mpf("0.3275911") * x / mp.sqrt(2))
    weights = ("1.061405429", "-1.453152027", "1.421413741", "-0.284496736", "0.254829592")
    series = mp.mpf(0)
    for weight in weights:
        series = (series + mp.mpf(weight)) * t
    return x * (2 - series * mp.exp(-x * x / 2)) / 2
