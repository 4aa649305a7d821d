"""The bundled images of handwritten digits, divided for training and testing.

1,797 images of 8x8 pixels by 13 people: the test set of Alpaydin and Kaynak (1998), Optical
Recognition of Handwritten Digits, UCI; CC BY 4.0, see ``resources/data/digits-LICENSE.txt``.
"""

from dataclasses import dataclass
from functools import cache

import numpy as np
from numpy.typing import NDArray

from gelu_desktop.resources import resource

PIXELS = 64
CLASSES = 10
TRAIN, TEST = 1297, 500
"""How many images networks learn from, and how many they are tested on."""

_STREAM = 5


@dataclass(frozen=True, eq=False)
class Split:
    """The images in two parts.

    Attributes
    ----------
    train, test : ndarray of float64
        [`TRAIN`, 64] and [`TEST`, 64]: pixels, moved and scaled by one number each so that those of
        the training set have the mean 0 and the standard deviation 1.
    train_labels, test_labels : ndarray of int
        Which digit each shows, 0 to 9.
    """

    train: NDArray[np.float64]
    train_labels: NDArray[np.int64]
    test: NDArray[np.float64]
    test_labels: NDArray[np.int64]


@cache
def images() -> tuple[NDArray[np.uint8], NDArray[np.uint8]]:
    """Return the images, [1797, 8, 8], pixels 0 to 16, and the digits that they show, [1797]."""
    with np.load(resource("data/digits.npz"), allow_pickle=False) as file:
        return file["images"], file["labels"]


def split(seed: int) -> Split:
    """Divide the images at random.

    Parameters
    ----------
    seed : int
        Not negative; the same seed gives the same division.
    """
    pixels, labels = images()
    order = np.random.Generator(np.random.PCG64([seed, 0, 0, _STREAM])).permutation(len(labels))
    first, rest = order[:TRAIN], order[TRAIN : TRAIN + TEST]
    flat = pixels.reshape(len(pixels), PIXELS).astype(np.float64)
    flat = (flat - flat[first].mean()) / flat[first].std()
    known = labels.astype(np.int64)
    return Split(flat[first], known[first], flat[rest], known[rest])
