"""The curve of GELU and of its relatives: turning points, slopes, distances, shares."""

import mpmath as mp

from truths import Between
from truths import functions as f

SAMPLED = mp.mpf("0.001")


def truths():
    return {
        **turning_points(),
        **gates(),
        **beside_relu(),
        **relatives(),
        **at_the_ends(),
        **noise(),
    }


def turning_points():
    lowest = f.turning(f.gelu, -0.75)
    root2 = mp.sqrt(2)
    steepest = f.slope(root2)
    return {
        "gelu.minimum.x": lowest,
        "gelu.minimum.value": f.gelu(lowest),
        "gelu.minimum.share": f.gate(lowest),
        "gelu.slope.over.share": 100 * f.gate(lowest),
        "gelu.slope.one.x": -lowest,
        "gelu.slope.max": steepest,
        "gelu.slope.max.x": root2,
        "gelu.slope.min": 1 - steepest,
        "gelu.slope.width": 2 * steepest - 1,
        # Up from 0 on the left: down to the minimum, up to the maximum, down to 1.
        "gelu.slope.variation": (steepest - 1) * 4 + 1,
        "gelu.inflection.x": root2,
        "gelu.curvature.min": f.curvature(2),
        "gelu.curvature.min.x": mp.mpf(2),
        "gelu.third.zeros": "−2, 0, 2",
        "gelu.twin.of.minus_2": mp.findroot(lambda x: f.gelu(x) - f.gelu(-2), -0.1),
        "gelu.twin.value": f.gelu(-2),
        "root.two": root2,
    }


def gates():
    half_open = mp.findroot(lambda x: f.gate(x) - mp.mpf("0.6"), 0.25)
    at, most = f.highest(lambda x: f.gate(x) - f.sigma(x), mp.mpf(0), mp.mpf(4))
    noisy = f.turning(mask, 1.28)
    return {
        "gate.above.2": f.gate(-2),
        "gate.above.2.integrated": mp.quad(f.density, [2, 6, 20]),
        "gate.half_open": half_open,
        "gate.half_open.share": mp.mpf(20),  # from 0.4 to 0.6, in per cent
        "gate.falls": mp.mpf(0),
        "sigmoid.falls": mp.mpf(0),
        "gates.difference.max": most,
        "gates.difference.max.x": at,
        "mask.variance.at.1": mask(1),
        "mask.variance.at.2": mask(2),
        "mask.variance.max": mask(noisy),
        "mask.variance.max.x": noisy,
        "gate.slope": f.density(0),
        "tanh.gate.slope": f.c() / 2,
        "tanh.c": f.c(),
        "tanh.c.half": f.c() / 2,
        "density.at.0": f.density(0),
        "lesson.below.0": 100 * f.gate(0),
        "lesson.below.1": 100 * f.gate(1),
        "lesson.below.2": 100 * f.gate(2),
        "lesson.below.minus_2": 100 * f.gate(-2),
        "lesson.above.2": 100 * f.gate(-2),
        "lesson.root.half": mp.sqrt(mp.mpf(1) / 2),
        "mirror.difference": mp.mpf(2),
    }


def mask(x):
    return mp.mpf(x) ** 2 * f.gate(x) * f.gate(-x)


def beside_relu():
    at, most = f.highest(lambda x: f.gelu(x) - f.relu(x), mp.mpf("0.01"), mp.mpf(4))
    near = {f"relu.gap.{x}": x * f.gate(-x) for x in (2, 4, 6, 38)}
    h = mp.mpf("1e-6")
    return {
        **near,
        "relu.gap.max": most,
        "relu.gap.max.x": at,
        "gelu.tail.10": 10 * f.gate(-10),
        "gelu.slope.left": f.gelu(-h) / -h,
        "gelu.slope.right": f.gelu(h) / h,
        "relu.slope.left": mp.mpf(0),
        "relu.slope.right": mp.mpf(1),
        "relu.slope.step": mp.mpf(1),
        # Steepest at 0, where its own slope is largest.
        "gelu.slope.step": f.slope(SAMPLED) - f.slope(0),
        "relu.slopes": "0, 1",
        "relu.wrong": mp.mpf(0),
        "relu.zero.share": mp.mpf(50),
        "gelu.zero.share": mp.mpf(0),
    }


def relatives():
    silu, quick = f.turning(f.silu, -1.28), f.turning(f.sigmoid_form, -0.75)
    at, most = f.highest(lambda x: f.silu(x) - f.gelu(x), mp.mpf(0), mp.mpf(6))
    return {
        "silu.minimum.x": silu,
        "silu.minimum.value": f.silu(silu),
        "silu.difference.max": most,
        "silu.difference.max.x": at,
        "quick.minimum.x": quick,
        "quick.minimum.value": f.sigmoid_form(quick),
        "sigmoid.slope.max": mp.mpf("0.25"),
    }


def at_the_ends():
    """The limits, with their signs."""
    return {
        "gelu.plus_infinity.value": "∞",
        "gelu.minus_infinity.value": "−0",
        "gelu.plus_infinity.slope": "1",
        "gelu.minus_infinity.slope": "0",
    }


def noise():
    """Where mathematics says 0, and rounding leaves some units in the last place."""
    return {
        "gelu.falls": Between(800, 1000),  # of 2,000 steps on [−8, 8], those left of −0.7518
        "gelu.product.error": Between(0, 5e-15),
        "silu.self_gated": Between(0, 5e-15),
        "gelu.slope.quotient": Between(0, 1e-9),
    }
