"""Inputs made of others, the same ones for the same seed."""

import random

SIZE_MAX = 1 << 14


def mutated(seeds, words, count, seed=0):
    """Yield ``count`` inputs, each made of one of ``seeds`` by a few changes.

    Parameters
    ----------
    seeds : sequence of bytes
        Whole inputs.
    words : sequence of bytes
        What means something to the reader.
    count, seed : int
        How many, and which.
    """
    chance = random.Random(seed)
    for _ in range(count):
        data = bytearray(chance.choice(seeds))
        for _ in range(chance.choice((1, 1, 2, 4, 8))):
            _change(data, seeds, words, chance)
        yield bytes(data[:SIZE_MAX])


def _change(data, seeds, words, chance):
    place = chance.randrange(len(data) + 1)
    end = min(len(data), place + chance.choice((1, 2, 8, 64)))
    kind = chance.randrange(7)
    if kind == 0 and data:
        data[place % len(data)] ^= 1 << chance.randrange(8)
    elif kind == 1:
        del data[place:end]
    elif kind == 2:
        data[place:end] = data[place:end] * chance.choice((2, 3, 100))
    elif kind == 3:
        data[place:end] = bytes(chance.randrange(256) for _ in range(end - place))
    elif kind == 4 and words:
        data[place:place] = chance.choice(words)
    elif kind == 5 and words:
        data[place:end] = chance.choice(words)
    else:
        other = chance.choice(seeds)
        data[place:end] = other[chance.randrange(len(other) + 1) :][:256]
