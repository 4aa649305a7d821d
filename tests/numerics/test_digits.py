import numpy as np

from gelu_desktop.numerics.digits import CLASSES, TEST, TRAIN, images, split
from gelu_desktop.resources import resource

COUNTS = [178, 182, 177, 183, 181, 182, 181, 179, 174, 180]


def test_the_images_are_those_of_the_source():
    pixels, labels = images()
    assert pixels.shape == (1797, 8, 8)
    assert pixels.dtype == labels.dtype == np.uint8
    assert pixels.max() == 16
    assert np.bincount(labels).tolist() == COUNTS
    assert len(COUNTS) == CLASSES
    assert pixels[0, 0].tolist() == [0, 0, 5, 13, 9, 1, 0, 0]
    assert labels[:10].tolist() == list(range(10))
    assert int(pixels.sum()) == 561718


def test_the_licence_lies_beside_them():
    notice = resource("data/digits-LICENSE.txt").read_text("utf-8")
    for words in ("CC BY 4.0", "Alpaydin", "10.24432/C50P49", "scikit-learn", "AS IS"):
        assert words in notice


def test_a_division_uses_every_image_once():
    parts, same, other = split(3), split(3), split(4)
    assert parts.train.shape == (TRAIN, 64)
    assert parts.test.shape == (TEST, 64)
    both = np.concatenate((parts.train_labels, parts.test_labels))
    assert np.bincount(both).tolist() == COUNTS
    rows = np.unique(np.concatenate((parts.train, parts.test)), axis=0)
    assert len(rows) == len(np.unique(images()[0], axis=0))
    assert abs(parts.train.mean()) < 1e-12
    assert abs(parts.train.std() - 1) < 1e-12
    np.testing.assert_array_equal(parts.train, same.train)
    assert (parts.train_labels != other.train_labels).any()


def test_a_seed_divides_them_as_ever():
    """The curves of a race are told apart by their seeds: these digits came first and last."""
    parts = split(0)
    assert parts.train_labels[:16].tolist() == [2, 0, 7, 8, 6, 4, 7, 8, 9, 9, 5, 5, 8, 7, 9, 5]
    assert parts.test_labels[-8:].tolist() == [1, 4, 4, 3, 7, 1, 2, 2]
