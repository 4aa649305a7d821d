"""Networks at the beginning of training, and the trained layer that comes with the program."""

import json
from pathlib import Path

import mpmath as mp
import numpy as np
from scipy.special import ndtr

from truths.spread import CURVES, DENSITY, HIDDEN, LAYERS, WIDTH, X

DATA = Path(__file__).parents[2] / "resources" / "data"
VARIANCE = 0.02**2


def truths():
    return {**drawn(), **depth(), **trained()}


def streams(matrix, rows, count, *, cut=False):
    """Return normal numbers of seed 0, each row of a generator of its own, cut off at ±2 or not."""
    drawn = []
    for row in range(rows):
        generator = np.random.Generator(np.random.PCG64([0, matrix, row]))
        kept = generator.standard_normal(count)
        while cut and (np.abs(kept) > 2).any():
            kept = kept[np.abs(kept) <= 2]
            kept = np.append(kept, generator.standard_normal(count - kept.size + 8))
            kept = kept[np.abs(kept) <= 2][:count] if np.sum(np.abs(kept) <= 2) >= count else kept
        drawn.append(kept)
    return np.array(drawn)


def off(tokens, weights):
    """Return for how many units ReLU is 0 for each of the first 1, 4 and 16 tokens."""
    shut = tokens @ weights <= 0
    return {count: mp.mpf(int(shut[:count].all(axis=0).sum())) for count in (1, 4, 16)}


def drawn():
    """What chance decides, drawn once more from the same seed."""
    plain = np.random.Generator(np.random.PCG64(0)).standard_normal((16, WIDTH))
    silent = off(plain, streams(1, WIDTH, HIDDEN))
    tokens = streams(0, 16, WIDTH)
    tokens -= tokens.mean(axis=1, keepdims=True)
    counted = off(tokens, streams(1, WIDTH, HIDDEN, cut=True))
    shut = np.random.Generator(np.random.PCG64([0, 0, 0, 8])).random(100_000)
    found = {}
    for name, x in (("mask.mean.at.1", 1.0), ("mask.mean.at.0_5", 0.5)):
        found[name] = mp.mpf(x) * int(np.sum(shut < ndtr(x))) / 100_000
    for inputs in (1, 4, 16):
        found[f"init.silent.{inputs}"] = silent[inputs]
        found[f"init.silent.{inputs}.share"] = 100 * silent[inputs] / HIDDEN
        found[f"relu.count.{inputs}"] = counted[inputs]
    return found


def means(name, variance):
    """Return E f² and E f'² for z of a variance, on the grid of z/σ."""
    if name == "relu":
        return variance / 2, 0.5
    sigma = np.sqrt(variance)
    z = sigma * X
    value, slope = CURVES[name]
    far = np.interp(z, X, value), np.interp(z, X, slope)
    if name == "gelu":
        far = z * ndtr(z), ndtr(z) + z * np.exp(-z * z / 2) / np.sqrt(2 * np.pi)
    else:
        s = 1 / (1 + np.exp(-z))
        far = (s, s * (1 - s)) if name == "sigmoid" else (z * s, s * (1 + z * (1 - s)))
    step = X[1] - X[0]
    return tuple(float(np.sum(each**2 * DENSITY) * step) for each in far)


def gradient(name, norm, residual):
    """Return what is left of a gradient of norm 1 behind 24 blocks of infinite width.

    Mean squares of the stream forward; on the way back each block multiplies the square.
    """
    q, growth = 1.0, 1.0
    for _ in range(LAYERS):
        entering = 1.0 if norm == "pre" else q
        square, steep = means(name, WIDTH * VARIANCE * entering)
        made = HIDDEN * VARIANCE * square
        through = WIDTH * HIDDEN * VARIANCE**2 * steep
        if norm == "pre":
            through /= q
        total = made + (q if residual else 0.0)
        factor = through + (1.0 if residual else 0.0)
        if norm == "post":
            factor, total = factor / total, 1.0
        q, growth = total, growth * factor
    if norm == "pre":
        growth /= q
    return mp.mpf(float(np.sqrt(growth)))


def depth():
    wirings = {"plain": ("none", False), "post": ("post", True), "pre": ("pre", True)}
    return {
        f"depth.{wiring}.{name}": gradient(name, *given)
        for wiring, given in wirings.items()
        for name in ("gelu", "relu", "silu", "sigmoid")
    }


def arrays():
    with np.load(DATA / "minilm-ffn.npz", allow_pickle=False) as stored:
        return {name: stored[name].astype(np.float64) for name in stored.files}


def from_normal(z):
    """Return the largest distance of a distribution from N(0, 1), on both sides of each step."""
    z = np.sort(z.ravel())
    places = np.arange(z.size + 1) / z.size
    return max(np.max(np.abs(ndtr(z) - places[1:])), np.max(np.abs(ndtr(z) - places[:-1])))


def trained():
    given = arrays()
    pre = given["states"] @ given["w1"] + given["b1"]

    def output(activation):
        return activation(pre) @ given["w2"] + given["b2"]

    exact = output(lambda z: z * ndtr(z))
    c = np.sqrt(2 / np.pi)
    tanh = output(lambda z: 0.5 * z * (1 + np.tanh(c * (z + 0.044715 * z**3))))
    relu = output(lambda z: np.maximum(z, 0))

    def moved(other):
        return np.linalg.norm(other - exact) / np.linalg.norm(exact)

    into, hidden = given["w1"].shape
    assert json.loads((DATA / "minilm-ffn.json").read_text("utf-8"))["arrays"]["w1"].startswith(
        f"{into}×{hidden}"
    )
    found = {
        "ffn.matrices": 2,
        "ffn.matrices.gated": 3,
        "expansion.sample": hidden / into,
        "sample.mean": pre.mean(),
        "sample.std": pre.std(),
        "sample.from_normal": from_normal((pre - pre.mean()) / pre.std()),
        "sample.from_unit_normal": from_normal(pre),
        "lesson.trained.negative": 100 * np.mean(pre < 0),
        "lesson.trained.mean": pre.mean(),
        "lesson.trained.deviation": pre.std(),
        "lesson.trained.tanh": moved(tanh),
        "lesson.trained.relu": moved(relu),
    }
    numbers = {name: mp.mpf(float(value)) for name, value in found.items()}
    return {**numbers, "sample.sizes": f"{into} → {hidden} → {given['w2'].shape[1]}"}
