"""Every input that fuzzing begins with or has found, and many made of them, goes through.

GELU_DESKTOP_STEPS multiplies the number of those.
"""

import os
import pickle
from pathlib import Path

import pytest
from fuzz import TARGETS, guard, mutations, seeds_of, target
from steps import times

MUTATED = times(300, 30_000)
ODD_BYTES = {
    "nothing": b"",
    "zeros": bytes(4096),
    "noise": bytes(range(256)) * 16,
    "brackets": b"[" * 4096,
    "braces": b'{"a":' * 1000,
    "digits": b"9" * 4096,
    "quotes": b'"' * 4096,
    "lines": b"\n" * 4096,
    "halves": "\ud800".encode("utf-8", "surrogatepass") * 100,
}


def inputs(name):
    yield from seeds_of(name).items()
    yield from ODD_BYTES.items()


@pytest.mark.parametrize("name", TARGETS)
def test_kept_inputs_go_through(name):
    run = target(name).run
    for measured in (False, True):  # what is loaded on first use takes memory once
        for data in dict(inputs(name)).values():
            with guard.guarded(measured) as folder:
                run(data, folder)


@pytest.mark.parametrize("name", TARGETS)
def test_what_is_made_of_them_goes_through(name):
    made = target(name)
    seeds = list(seeds_of(name).values())
    for number, data in enumerate(mutations.mutated(seeds, made.WORDS, MUTATED)):
        try:
            with guard.guarded() as folder:
                made.run(data, folder)
        except Exception as error:
            error.add_note(f"input {number} of {name}: {data[:2000]!r}")
            raise


def test_the_same_seed_makes_the_same_inputs():
    first, again = (list(mutations.mutated([b"one", b"two"], [b"word"], 50)) for _ in range(2))
    assert first == again
    assert len(set(first)) > 40


class Harm:
    def __reduce__(self):
        return (os.getcwd, ())


@pytest.mark.parametrize(
    ("what", "words"),
    [
        (lambda _: pickle.loads(pickle.dumps(Harm())), "pickle.find_class"),
        (lambda _: eval("1 + 1"), "ran <string>"),
        (lambda _: os.system("true"), "os.system"),
        (lambda _: Path(os.devnull).open().close(), "opened"),
        (lambda _: [0] * 10**8, "MB"),
    ],
)
def test_what_no_reader_may_do_is_noticed(what, words):
    with pytest.raises(guard.FindingError, match=words), guard.guarded(measured=True) as folder:
        what(folder)


def test_what_takes_long_is_noticed(monkeypatch):
    monkeypatch.setattr(guard, "SECONDS", 0.01)
    with pytest.raises(guard.FindingError, match="took"), guard.guarded():
        sum(range(10**7))


@pytest.mark.parametrize("said", ["", " ", "x" * 5000])
def test_an_error_has_to_say_something(said):
    with pytest.raises(guard.FindingError), guard.declared(ValueError):
        raise ValueError(said)
    with guard.declared(ValueError):
        raise ValueError("a sentence")
