"""Where the ticks of an axis are, and what is written at them."""

import math
from functools import lru_cache

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.figures import power_of_ten, ten_to
from gelu_desktop.numerics.sampling import nice_ticks, tick_counts, tick_texts
from gelu_desktop.widgets.letters import ROW, widest_of

Ticks = tuple[NDArray[np.floating], list[str], int]
TICK_PIXELS = (46.0, 28.0)
TICK_GAP = 8.0


def decades(ticks: NDArray[np.floating]) -> tuple[NDArray[np.floating], list[str]]:
    """Return ticks on a logarithmic axis with their texts: whole powers if there are two."""
    whole = ticks[np.abs(ticks - np.round(ticks)) < 1e-9]
    if len(whole) > 1:
        return whole, [power_of_ten(round(tick)).lstrip("×") for tick in whole.tolist()]
    step = float(ticks[1] - ticks[0]) if len(ticks) > 1 else 1.0
    decimals = min(max(2, math.ceil(-math.log10(2 * step))), 12)
    return ticks, [ten_to(tick, decimals) for tick in ticks.tolist()]


@lru_cache(maxsize=64)
def y_ticks(low: float, high: float, height: float, log: bool) -> Ticks:
    """Return as many ticks as have room; most frames have those of the frame before."""
    for count in tick_counts(low, high, max(2, int(height // TICK_PIXELS[1]))):
        ticks = nice_ticks(low, high, count)
        step = ticks[1] - ticks[0] if len(ticks) > 1 else math.inf
        if step * max(height, 1.0) / (high - low) >= ROW:
            break
    else:
        ticks = ticks[:1]
    return (*decades(ticks), 0) if log else (ticks, *tick_texts(ticks))


@lru_cache(maxsize=64)
def x_ticks(low: float, high: float, most: int, unit: float) -> Ticks:
    """Return as many ticks as have room for their texts, ``most`` at most."""
    for count in tick_counts(low, high, most):
        ticks = nice_ticks(low, high, count)
        texts, power = tick_texts(ticks)
        widest = widest_of(texts)
        if len(ticks) < 2 or (ticks[1] - ticks[0]) * unit >= widest + TICK_GAP:
            break
    return ticks, texts, power
