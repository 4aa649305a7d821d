"""Curves to be heard: a tone runs through each from left to right, high where the value is high."""

import io
import wave
from collections.abc import Sequence

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.model.plotted import Series
from gelu_desktop.model.rules import Range

Array = NDArray[np.float64]

RATE = 22_050
"""Samples of sound a second."""
SECONDS, PAUSE = 3.0, 0.5
LOW, HIGH = 220.0, 880.0
"""Hertz of the lowest and of the highest value that is heard: two octaves."""
CURVES_MAX = 12
"""More curves than these would last longer than anybody listens."""
_LOUD, _FADE, _CLICK = 0.5, 0.01, 0.02


def wav(series: Sequence[Series], span: Range | None = None) -> bytes:
    """Return curves as a sound file, one after another with a pause between.

    The pitch is the value: one scale for all values of one kind, so that a higher curve sounds
    higher. The sound moves from the left ear to the right as x grows, a click marks x = 0, and
    where a curve has no value there is silence.

    Parameters
    ----------
    series : sequence of Series
        The first column is what lies along the axis, rising, and each further one is heard; of
        bars from ``low`` to ``high`` their heights. At most `CURVES_MAX` are heard.
    span : tuple of float, optional
        What of x is heard, where that is what lies along the axis; all unless given.

    Returns
    -------
    bytes
        A WAV file: 16 bits, two channels, `RATE` samples a second.
    """
    curves = [curve for each in series for curve in _curves(each, span)][:CURVES_MAX]
    scales = {key: _scale([y for kind, _, y in curves if kind == key]) for key, _, _ in curves}
    pause = np.zeros((round(PAUSE * RATE), 2))
    parts = [part for key, x, y in curves for part in (_traced(x, y, scales[key]), pause)]
    sound = np.concatenate(parts[:-1] or [pause])
    file = io.BytesIO()
    with wave.open(file, "wb") as out:
        out.setnchannels(2)
        out.setsampwidth(2)
        out.setframerate(RATE)
        out.writeframes(np.round(sound * 32_767).astype("<i2").tobytes())
    return file.getvalue()


def pitches(values: Array, span: Range) -> Array:
    """Return the frequency of each value in hertz: equal steps of a value are equal intervals.

    Parameters
    ----------
    values : ndarray
        Any shape; what is not finite stays NaN.
    span : tuple of float
        The values that sound as `LOW` and as `HIGH`; where they are equal, all sound in between.
    """
    low, high = span
    share = np.full(values.shape, 0.5)
    if high > low:
        # Large ones made smaller, for their difference may be infinite.
        by = 0.25 if max(abs(low), abs(high)) > 1.0 else 1.0
        share = (values * by - low * by) / (high * by - low * by)
    pitch = LOW * (HIGH / LOW) ** np.clip(share, 0.0, 1.0)
    return np.where(np.isfinite(values), pitch, np.nan)


def _curves(series: Series, span: Range | None) -> list[tuple[str, Array, Array]]:
    """Return what is heard of a series: the kind of value, the places, and the values."""
    first, *rest = series.columns
    x = first.values.astype(np.float64)
    kept = np.isfinite(x)
    if span is not None and first.key == "x":
        inside = kept & (x >= span[0]) & (x <= span[1])  # the probe may be far outside
        kept = inside if np.count_nonzero(inside) > 1 else kept
    bars = first.key == "low"
    heard = [column for column in rest if not (bars and column.key == "high")]
    return [(column.key, x[kept], column.values.astype(np.float64)[kept]) for column in heard]


def _scale(curves: Sequence[Array]) -> Range:
    """Return the lowest and the highest value of all."""
    heard = np.concatenate([y[np.isfinite(y)] for y in curves])
    return (float(heard.min()), float(heard.max())) if heard.size else (0.0, 0.0)


def _traced(x: Array, y: Array, span: Range) -> Array:
    """Return one curve as samples of both channels, each from -1 to 1."""
    count = round(SECONDS * RATE)
    if not x.size:
        return np.zeros((count, 2))
    time = np.linspace(x[0], x[-1], count)
    pitch = np.interp(time, x, pitches(y, span))  # beside a gap there is none either
    silent = np.isnan(pitch)
    loud = np.where(silent, 0.0, _LOUD)
    fade = max(round(_FADE * RATE), 1)
    ends = np.minimum(np.arange(1, count + 1), np.arange(count, 0, -1)) / fade
    loud = np.convolve(loud, np.full(fade, 1 / fade), "same") * np.minimum(ends, 1.0)
    phase = 2 * np.pi * np.cumsum(np.where(silent, 0.0, pitch)) / RATE
    tone = np.sin(phase) * loud
    if x[0] < 0 < x[-1]:
        start = int(np.searchsorted(time, 0.0))
        click = np.arange(min(round(_CLICK * RATE), count - start))
        tone[start : start + click.size] += 0.4 * np.sin(click) * np.exp(-click / 80)
    right = np.linspace(0.1, 0.9, count)
    return np.clip(np.stack((tone * (1 - right), tone * right), axis=1), -1.0, 1.0)
