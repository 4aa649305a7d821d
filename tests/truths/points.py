"""Facts whose names say what they are: a function, its slope or its curvature at a place."""

import mpmath as mp

from truths import functions as f

FUNCTIONS = {
    "gelu": (f.gelu, f.slope, f.curvature),
    "relu": (f.relu,),
    "sigmoid": (f.sigma,),
    "gelu_tanh": (f.tanh_form,),
    "gate": (f.gate,),
}
ORDERS = {"at": 0, "slope": 1, "curvature": 2}

NAMES = """
gelu.at.0 gelu.at.0_5 gelu.at.1 gelu.at.2 gelu.at.10 gelu.at.minus_0_1 gelu.at.minus_0_75
gelu.at.minus_0_1.size gelu.at.minus_0_75.size
gelu.at.minus_1 gelu.at.minus_2 gelu.at.minus_8 gelu.at.minus_8_4 gelu.at.minus_10
gelu.slope.at.0 gelu.slope.at.1 gelu.slope.at.2 gelu.slope.at.3 gelu.slope.at.6 gelu.slope.at.38
gelu.slope.at.minus_1 gelu.slope.at.minus_2 gelu.slope.at.minus_3 gelu.slope.at.minus_6
gelu.slope.at.minus_38
gelu.curvature.at.0 gelu.curvature.at.2
relu.at.2 relu.at.minus_2 sigmoid.at.10 sigmoid.at.40 sigmoid.at.minus_40 gelu_tanh.at.minus_1
gate.at.0 gate.at.1 gate.at.2 gate.at.40 gate.at.minus_2
"""


def place(words):
    """Return the number of ``["minus_0_75"]``."""
    text = words.removeprefix("minus_").replace("_", ".")
    return mp.mpf(f"-{text}" if words.startswith("minus_") else text)


def truths():
    found = {}
    for name in NAMES.split():
        function, *kind, where = name.removesuffix(".size").split(".")
        value = FUNCTIONS[function][ORDERS[kind[0]]](place(where))
        found[name] = abs(value) if name.endswith(".size") else value
    return found
