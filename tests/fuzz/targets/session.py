"""Session files: read, written and read again."""

from fuzz.guard import FindingError, declared
from gelu_desktop.model.files import KIND, SessionFileError, dump, load
from gelu_desktop.model.state import State

MADE = {"first": dump(State()).encode(), "formula": dump(State(formula="k*x*Phi(x)")).encode()}
WORDS = (
    b"null",
    b"true",
    b"1e999",
    b"-0.0",
    b"NaN",
    b"Infinity",
    b"9" * 400,
    b"[" * 40,
    b'{"a":' * 20,
    b"\\ud800",
    b"\xff\xfe",
    KIND.encode(),
    *(f'"{name}":'.encode() for name in State.__dataclass_fields__),
)


def run(data, _folder):
    """Read, and what could be read must be written and come back."""
    with declared(SessionFileError):
        loaded = load(data)
        for problem in loaded.problems:
            if not 0 < len(problem.said()) < 1000:
                raise FindingError(f"a problem that says {problem.said()!r:.200}")
        text = dump(loaded.state, loaded.unknown)
        again = load(text.encode())
        if again.problems or dump(again.state, again.unknown) != text:
            raise FindingError("what was written did not come back")
