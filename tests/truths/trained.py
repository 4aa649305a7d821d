"""Small networks, trained a second time: in float64, with gradients and Adam written out here."""

import math
from functools import cache
from pathlib import Path

import mpmath as mp
import numpy as np
from scipy.special import expit, ndtr

from truths import Between

DATA = Path(__file__).parents[2] / "resources" / "data" / "digits.npz"
TRAIN, BATCH = 1297, 64
ROOT = math.sqrt(2 * math.pi)

ACTIVATIONS = {
    "gelu": (lambda z: z * ndtr(z), lambda z: ndtr(z) + z * np.exp(-z * z / 2) / ROOT),
    "relu": (lambda z: np.maximum(z, 0), lambda z: (z > 0).astype(float)),
    "sigmoid": (expit, lambda z: expit(z) * expit(-z)),
}
SQUARES = {"gelu": 0.42522148257029867, "relu": 0.5, "sigmoid": 0.29337903585809299}
"""E f(z)² for z ~ N(0, 1)."""


def chance(seed, stream):
    return np.random.Generator(np.random.PCG64([seed, 0, 0, stream]))


@cache
def images(seed):
    """Return the images that are learned, and which digits they show."""
    with np.load(DATA, allow_pickle=False) as file:
        pixels, labels = file["images"].reshape(-1, 64).astype(float), file["labels"]
    first = chance(seed, 5).permutation(len(labels))[:TRAIN]
    chosen = pixels[first]
    return (chosen - chosen.mean()) / chosen.std(), np.eye(10)[labels[first]]


def normal(generator, shape, *, cut=False):
    count = math.prod(shape)
    kept = generator.standard_normal(count, dtype=np.float32)
    if cut:
        kept = kept[np.abs(kept) <= 2]
        while kept.size < count:
            more = generator.standard_normal(count - kept.size + 8, dtype=np.float32)
            kept = np.append(kept, more[np.abs(more) <= 2])
    return kept[:count].astype(float).reshape(shape)


def weights(name, rule, blocks, width, seed):
    """Return the matrices before training, and a vector of zeros with each as its bias."""
    generator, hidden = chance(seed, 6), 4 * width
    ends = [normal(generator, (64, width)) / 8, normal(generator, (width, 10)) / math.sqrt(width)]
    inner = []
    for _ in range(blocks):
        for shape, gain in (
            ((width, hidden), 1.0),
            ((hidden, width), 1 / math.sqrt(SQUARES[name])),
        ):
            size = 0.02 if rule == "bert" else gain / math.sqrt(shape[0])
            inner.append(normal(generator, shape, cut=rule == "bert") * size)
    return [
        part
        for matrix in (ends[0], *inner, ends[1])
        for part in (matrix, np.zeros(matrix.shape[1]))
    ]


def normalised(x):
    centred = x - x.mean(axis=1, keepdims=True)
    inverse = 1 / np.sqrt((centred**2).mean(axis=1, keepdims=True) + 1e-5)
    return centred * inverse, inverse


def under(value, inverse, upstream):
    """Return the gradient before a normalisation."""
    along = (upstream * value).mean(axis=1, keepdims=True)
    return (upstream - upstream.mean(axis=1, keepdims=True) - value * along) * inverse


class Network:
    """A network of blocks, plain or residual with the normalisation before each block."""

    def __init__(self, name, parts, *, wired):
        self.value, self.slope = ACTIVATIONS[name]
        self.parts, self.wired = parts, wired

    def forward(self, pixels):
        *rest, out, out_bias = self.parts
        x = pixels @ rest[0] + rest[1]
        steps = []
        for w1, b1, w2, b2 in zip(*(rest[2 + i :: 4] for i in range(4)), strict=True):
            entered, inverse = normalised(x) if self.wired else (x, None)
            pre = entered @ w1 + b1
            steps.append((entered, inverse, pre, self.value(pre)))
            made = steps[-1][3] @ w2 + b2
            x = x + made if self.wired else made
        end = normalised(x) if self.wired else (x, None)
        logits = end[0] @ out + out_bias
        return steps, end, logits - logits.max(axis=1, keepdims=True)

    def gradient(self, pixels, wanted):
        steps, (end, inverse), logits = self.forward(pixels)
        powers = np.exp(logits)
        above = (powers / powers.sum(axis=1, keepdims=True) - wanted) / len(pixels)
        found = [end.T @ above, above.sum(axis=0)]
        below = above @ self.parts[-2].T
        below = under(end, inverse, below) if self.wired else below
        for number, (entered, scale, pre, hidden) in reversed(list(enumerate(steps))):
            w1, w2 = self.parts[2 + 4 * number], self.parts[4 + 4 * number]
            at_pre = (below @ w2.T) * self.slope(pre)
            found = [
                entered.T @ at_pre,
                at_pre.sum(axis=0),
                hidden.T @ below,
                below.sum(axis=0),
                *found,
            ]
            through = at_pre @ w1.T
            below = below + under(entered, scale, through) if self.wired else through
        return [pixels.T @ below, below.sum(axis=0), *found]

    def loss(self, pixels, wanted):
        logits = self.forward(pixels)[2]
        return float(np.mean(np.log(np.exp(logits).sum(axis=1)) - (logits * wanted).sum(axis=1)))

    def dead(self, pixels):
        return float(np.mean([(hidden == 0).all(axis=0) for *_, hidden in self.forward(pixels)[0]]))


def adam(rate):
    state = {}

    def step(parts, gradient):
        state["count"] = count = state.get("count", 0) + 1
        for number, (part, slope) in enumerate(zip(parts, gradient, strict=True)):
            mean, square = state.get(number, (0.0, 0.0))
            mean, square = 0.9 * mean + 0.1 * slope, 0.999 * square + 0.001 * slope**2
            state[number] = mean, square
            size = np.sqrt(square / (1 - 0.999**count)) + 1e-8
            part -= rate * mean / (1 - 0.9**count) / size

    return step


def sgd(rate):
    def step(parts, gradient):
        for part, slope in zip(parts, gradient, strict=True):
            part -= rate * slope

    return step


def trained(name, rule, blocks, width, seed, epochs, step, *, wired):
    network = Network(name, weights(name, rule, blocks, width, seed), wired=wired)
    pixels, wanted = images(seed)
    orders = chance(seed, 7)
    for _ in range(epochs):
        order = orders.permutation(TRAIN)
        for start in range(0, TRAIN, BATCH):
            chosen = order[start : start + BATCH]
            step(network.parts, network.gradient(pixels[chosen], wanted[chosen]))
    return network


@cache
def losses(rule, name):
    return tuple(
        trained(name, rule, 2, 16, seed, 3, adam(1e-3), wired=True).loss(*images(seed))
        for seed in range(5)
    )


def dead(step):
    """Return the share of units of a plain network with ReLU that are zero for every image."""
    return trained("relu", "keeping", 4, 32, 0, 5, step, wired=False).dead(images(0)[0])


def truths():
    found = {}
    for short, rule in (("small", "bert"), ("kept", "keeping")):
        for name in ACTIVATIONS:
            found[f"race.{short}.{name}"] = mp.mpf(float(np.median(losses(rule, name))))
        for first, second in (("gelu", "relu"), ("gelu", "sigmoid"), ("relu", "sigmoid")):
            pairs = zip(losses(rule, first), losses(rule, second), strict=True)
            found[f"race.{short}.{first}.{second}"] = mp.mpf(sum(a < b for a, b in pairs))
    # Rounding decides on single units: the program trains in float32.
    room = 100 * 8 / (4 * 128)
    for name, step in (("adam.low", adam(1e-3)), ("adam.high", adam(1e-2)), ("sgd", sgd(0.1))):
        share = 100 * dead(step)
        found[f"dead.{name}"] = Between(share - room, share + room)
    return found
