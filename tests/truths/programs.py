"""What three lines of Python do: Python is asked, and 30 digits are the judge."""

import math

import mpmath as mp

from truths import Between
from truths import functions as f

LARGEST = mp.mpf(2) ** 1024 * (1 - mp.mpf(2) ** -54)
"""From here on a float64 is infinite."""


def erf_form(x):
    return 0.5 * x * (1 + math.erf(x / math.sqrt(2)))


def lost(x):
    return abs(mp.mpf(erf_form(x)) / f.gelu(x) - 1)


def last_zero():
    """Return the largest x below −8 for which the erf form is 0: erf rounds to −1 from there."""
    high, low = -8.0, -9.0
    while math.nextafter(high, low) != low:
        middle = (high + low) / 2
        high, low = (middle, low) if erf_form(middle) else (high, middle)
    return mp.mpf(low)


def truths():
    half_bit = mp.mpf(2) ** -54
    rounds_to_one = mp.findroot(lambda x: 2 * f.gate(x) - half_bit, -8.3)
    zero = last_zero()
    # Where erf is nearest to −1, libraries differ by a few units.
    assert abs(zero - rounds_to_one) < mp.mpf("0.02")
    overflow = -mp.log(LARGEST) / mp.mpf("1.702")
    return {
        "program.exact.lost.3": lost(-3.0),
        "program.exact.lost.5": lost(-5.0),
        "program.exact.lost.8": lost(-8.0),
        "program.exact.zero": zero,
        "program.exact.at.minus_8": mp.mpf(erf_form(-8.0)),
        "program.sigmoid.overflow": overflow,
        "program.tanh.overflow": mp.cbrt(LARGEST),
        "program.undefined": mp.mpf(3),
        "program.exact.off": Between(0, 5e-15),
        "program.tanh.off": Between(0, 5e-15),
        "program.sigmoid.off": Between(0, 5e-15),
        "sigmoid.wordings": Between(0, 5e-15),
        "lesson.program.at.minus_8": mp.mpf(erf_form(-8.0)),
        "lesson.exact.at.minus_8": f.gelu(-8),
        "lesson.exact.at.minus_8_4": f.gelu("-8.4"),
        "lesson.program.at.minus_8_4": "−0",
        "lesson.program.off.minus_8": 100 * lost(-8.0),
        "lesson.program.zero": mp.mpf(math.nextafter(zero, 0)),
        "lesson.exp.last": overflow,
        "lesson.cube.last": mp.cbrt(LARGEST),
        "sigmoid.needs": "exp",
        "eigen.operations": mp.mpf(35),  # 10 for each polynomial's Horner, 15 around them
    }
