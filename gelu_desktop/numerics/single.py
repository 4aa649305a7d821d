"""Exact GELU for networks in float32: every operation in float32, one exponential, no float64.

A network wants speed and errors that vanish beside its rounding, not the last bit: this is off by
a few units in the last place where x is not far in the tail, and absolutely by less than 3e-7 of
max(1, |x|) everywhere. Where figures are shown, `gelu_desktop.numerics.gelu` is used.

With a = |x|, GELU(x) = max(x, 0) − a·Φ(−a), and Φ(−a) = P(t)/(a + K)·exp(−a²/2) with
t = (a − K)/(a + K). P is TAIL, derived by ``packaging/bake_single.py``.
"""

import numpy as np
from numpy.typing import ArrayLike, NDArray

Single = NDArray[np.float32]

K = np.float32(3)
TAIL = (
    3.97312982e-05,
    -0.000219139892,
    -0.000935871743,
    0.00103301111,
    0.00693425988,
    -0.0104676931,
    -0.0472577911,
    0.230018268,
    -0.509332185,
    0.729083682,
)
FAR = np.float32(15)
"""Φ(−a)·a is zero in float32 from here on."""

BLOCK = 8192
_TAIL = tuple(np.float32(number) for number in TAIL)
_HALF = np.float32(-0.5)


def gelu_single(x: ArrayLike) -> Single:
    """Return GELU(x) in float32.

    Parameters
    ----------
    x : array_like of float32
        Any shape.

    Returns
    -------
    ndarray of float32
        The shape of ``x``: inf at inf, −0 at −inf, NaN at NaN.
    """
    array = np.asarray(x, dtype=np.float32)
    out = np.empty(array.shape, np.float32)
    source, target = array.reshape(-1), out.reshape(-1)
    rooms = np.empty((3, min(BLOCK, max(source.size, 1))), np.float32)
    with np.errstate(under="ignore"):
        for start in range(0, source.size, BLOCK):
            part = source[start : start + BLOCK]
            _block(part, target[start : start + BLOCK], *rooms[:, : part.size])
    return out


def _block(x: Single, out: Single, a: Single, t: Single, p: Single) -> None:
    """Fill ``out`` without making a temporary array."""
    np.abs(x, out=a)
    np.minimum(a, FAR, out=a)
    np.add(a, K, out=p)
    np.subtract(a, K, out=t)
    np.divide(t, p, out=t)
    np.divide(a, p, out=out)
    np.multiply(t, _TAIL[0], out=p)
    for coefficient in _TAIL[1:-1]:
        np.add(p, coefficient, out=p)
        np.multiply(p, t, out=p)
    np.add(p, _TAIL[-1], out=p)
    np.multiply(p, out, out=p)
    np.multiply(a, a, out=a)
    np.multiply(a, _HALF, out=a)
    np.exp(a, out=a)
    np.multiply(p, a, out=p)
    np.maximum(x, np.float32(0), out=t)
    np.subtract(t, p, out=out)
    np.copysign(out, x, out=out, where=out == 0)
