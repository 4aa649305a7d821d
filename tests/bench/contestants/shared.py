"""What all contestants draw: three plots side by side, six curves each.

Every contestant evaluates the same functions, those of the program. A new coefficient changes all
18 curves.
"""

import math

import numpy as np

from gelu_desktop.model.curves import Curve

WIDTH, HEIGHT = 1920, 1080
SPAN = (-4.0, 4.0)
HEIGHTS = ((-1.5, 4.5), (-0.5, 1.5), (-0.6, 1.2))
TITLES = ("Value", "Slope", "Curvature")
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9")
# Each smooth and with one coefficient that is dragged: its name and where it starts.
FUNCTIONS = (
    ("gelu_tanh", "a", 0.044715),
    ("gelu_sigmoid", "k", 1.702),
    ("swish", "beta", 1.0),
    ("softplus", "beta", 1.0),
    ("gelu_tanh", "c", 0.797885),
    ("gelu_tanh5", "a", 0.0460407),
)


def tuned(name, key, value):
    """Return the coefficients of a function, with another value for one of them."""
    return tuple({**Curve(name).function.published(), key: value}.items())


def curves(order, step):
    """Return the six curves of a plot at a step of the drag, all of them new.

    Parameters
    ----------
    order : {0, 1, 2}
        Which derivative: the number of the plot.
    step : int
        How far the slider has been dragged.
    """
    by = 1 + 0.1 * math.sin(0.37 * step)
    return [Curve(name, order, tuned(name, key, value * by)) for name, key, value in FUNCTIONS]


def probe(step):
    """Return where the probe is at a step."""
    return 3.0 * math.sin(0.37 * step)


def span(step):
    """Return the visible range at a step."""
    by = 0.5 * math.sin(0.37 * step)
    return SPAN[0] + by, SPAN[1] + by


def sampled(samples, within=SPAN):
    """Return as many x as a contestant samples."""
    return np.linspace(*within, samples)
