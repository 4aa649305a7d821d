"""Sessions as files: a state as readable JSON, and back, whatever became of the file meanwhile.

A file is somebody else's: it is data and never code, a value that is refused leaves the rest as it
is, and what this version does not know is kept for the version that does.
"""

import dataclasses
import json
import re
from collections.abc import Callable, Collection, Iterator, Mapping
from dataclasses import dataclass, field
from typing import Any

from gelu_desktop import sizes
from gelu_desktop.model.rules import CONTEXT as RULES
from gelu_desktop.model.rules import StateError, Translate
from gelu_desktop.model.state import State
from gelu_desktop.text import QT_TRANSLATE_NOOP

Json = dict[str, Any]

KIND = "gelu-desktop-session"
VERSION = 1
ENDING = ".gelu.json"
SIZE_MAX = sizes.SESSION_BYTES
NESTING_MAX = sizes.SESSION_NESTING
ENTRIES_MAX = sizes.SESSION_ENTRIES
CONTEXT = "SessionFile"

GROUPS = ("depth", "ffn", "race", "stage")
MAPPINGS = ("coefficients", "y_ranges")
_HALVES = re.compile("[\ud800-\udfff]")  # of names of files that are no text; no UTF-8 has them
# A name that others are checked against has to be there before them.
FIRST = ("formula", "coefficients")
LAST = ("source",)

TOO_LARGE = QT_TRANSLATE_NOOP("SessionFile", "It is larger than {limit} bytes.")
NO_TEXT = QT_TRANSLATE_NOOP("SessionFile", "It is no text in UTF-8 or UTF-16.")
NO_JSON = QT_TRANSLATE_NOOP("SessionFile", "It is no JSON: line {line}, column {column}.")
TOO_DEEP = QT_TRANSLATE_NOOP("SessionFile", "It is no JSON that a session could be.")
NO_SESSION = QT_TRANSLATE_NOOP("SessionFile", "It is JSON, but no session of GELU Desktop.")
REFUSED = QT_TRANSLATE_NOOP("SessionFile", "{key}: {value} is not {allowed}.")
TWICE = QT_TRANSLATE_NOOP("SessionFile", "{key} stands there twice; the last one counts.")


class SessionFileError(ValueError):
    """A file that is no session.

    Parameters
    ----------
    template : str
        Why, a sentence with ``{fields}``, translatable in the context ``CONTEXT``.
    **values : object
        What goes into the fields.
    """

    def __init__(self, template: str, **values: object) -> None:
        super().__init__(template.format(**values))
        self.template = template
        self.values = values

    def said(self, translate: Translate = lambda _, text: text) -> str:
        """Return why, in the language of ``translate``."""
        return translate(CONTEXT, self.template).format(**self.values)


@dataclass(frozen=True)
class Problem:
    """One entry of a file that was left out.

    Attributes
    ----------
    key : str
        Its name, with dots between the levels.
    error : StateError, optional
        Why it was refused; None for an entry that stands there twice.
    """

    key: str
    error: StateError | None = None

    def said(self, translate: Translate = lambda _, text: text) -> str:
        """Return what is wrong, in the language of ``translate``."""
        if self.error is None:
            return translate(CONTEXT, TWICE).format(key=self.key)
        allowed = translate(RULES, self.error.template).format(**self.error.values)
        text = translate(CONTEXT, REFUSED)
        return text.format(key=self.key, value=self.error.shown, allowed=allowed)


@dataclass(frozen=True)
class Loaded:
    """What a file holds.

    Attributes
    ----------
    state : State
        What could be read; the rest is as at the first start.
    problems : tuple of Problem
        What could not.
    version : int
        The version of the format that the file has.
    unknown : dict
        Entries that this version does not know, in the form of the file.
    """

    state: State
    problems: tuple[Problem, ...] = ()
    version: int = VERSION
    unknown: Json = field(default_factory=dict)

    @property
    def newer(self) -> bool:
        """Whether a newer version of the program wrote the file."""
        return self.version > VERSION


MIGRATIONS: Mapping[int, Callable[[Json], Json]] = {}
"""For each older version, what turns a file of it into one of the next version."""


def dump(state: State, unknown: Mapping[str, Any] | None = None) -> str:
    """Return a state as the text of a file; equal states give equal texts.

    Parameters
    ----------
    state : State
        What a person chose.
    unknown : mapping, optional
        Entries that this version does not know and that are to survive; see `Loaded`.
    """
    whole = _merged({"format": KIND, "state": plain(state), "version": VERSION}, unknown or {})
    text = json.dumps(whole, ensure_ascii=False, indent=2, sort_keys=True)
    return _HALVES.sub(lambda half: f"\\u{ord(half[0]):04x}", text) + "\n"


def plain(value: Any) -> Any:
    """Return a state, or a part of it, as what JSON knows."""
    if dataclasses.is_dataclass(value) and not isinstance(value, type):
        return {row.name: plain(getattr(value, row.name)) for row in dataclasses.fields(value)}
    if isinstance(value, Mapping):
        return {str(key): plain(entry) for key, entry in value.items()}
    if isinstance(value, list | tuple):
        return [plain(entry) for entry in value]
    return value


def load(data: bytes) -> Loaded:
    """Return what is in a file.

    Parameters
    ----------
    data : bytes
        The file: JSON in UTF-8, or in UTF-16 with a byte order mark.

    Returns
    -------
    Loaded
        A value that breaks a rule is left out and named; the others are there.

    Raises
    ------
    SessionFileError
        When it is no session at all.
    """
    twice: list[str] = []
    whole = _parsed(_text(data), twice)
    kept = whole.get("state")
    version = whole.get("version")
    known = isinstance(version, int) and not isinstance(version, bool) and version >= 1
    if whole.get("format") != KIND or not isinstance(kept, dict) or not known:
        raise SessionFileError(NO_SESSION)
    assert isinstance(version, int)
    for step in range(version, VERSION):
        whole = MIGRATIONS[step](whole)
    state, problems = _state(whole["state"])
    doubled = tuple(Problem(key) for key in dict.fromkeys(twice))
    return Loaded(state, (*doubled, *problems), version, _unknown(whole))


def _text(data: bytes) -> str:
    if len(data) > SIZE_MAX:
        raise SessionFileError(TOO_LARGE, limit=f"{SIZE_MAX:,}")
    wide = data[:2] in (b"\xff\xfe", b"\xfe\xff")
    try:
        return data.decode("utf-16" if wide else "utf-8-sig")
    except UnicodeDecodeError as error:
        raise SessionFileError(NO_TEXT) from error


def _parsed(text: str, twice: list[str]) -> Json:
    def paired(pairs: list[tuple[str, Any]]) -> Json:
        found: Json = {}
        for key, value in pairs:
            if key in found:
                twice.append(key[:80])
            found[key] = value
        return found

    try:
        whole = json.loads(text, object_pairs_hook=paired)
    except json.JSONDecodeError as error:
        raise SessionFileError(NO_JSON, line=error.lineno, column=error.colno) from error
    except (ValueError, RecursionError) as error:  # a number of too many digits; too deep
        raise SessionFileError(TOO_DEEP) from error
    if not isinstance(whole, dict):
        raise SessionFileError(NO_SESSION)
    if _too_deep(whole):
        raise SessionFileError(TOO_DEEP)
    return whole


def _too_deep(whole: Any) -> bool:
    """Return whether things stand within things so far that writing them might fail."""
    level = [whole]
    for _ in range(NESTING_MAX):
        level = [inner for each in level for inner in _inside(each)]
    return bool(level)


def _inside(value: Any) -> Collection[Any]:
    if isinstance(value, dict):
        return value.values()
    return value if isinstance(value, list) else ()


def _state(kept: Json) -> tuple[State, list[Problem]]:
    """Return the state of all entries that keep the rules, and those that do not."""
    state, problems = State(), []
    for key in sorted(_fields(State), key=lambda name: (name not in FIRST, name)):
        if key not in kept:
            continue
        for place, name, value in _entries(key, kept[key]):
            try:
                state = state.replace(**{key: _changed(state, key, name, value)})
            except StateError as error:
                problems.append(Problem(place, error))
    return state, problems


def _entries(key: str, value: Any) -> Iterator[tuple[str, str, Any]]:
    """Yield each entry under a key: its full name, its own name if it is one of several, itself.

    A mapping of more entries than there can be is one, which will be refused: each of them takes
    its time.
    """
    if key in MAPPINGS and isinstance(value, dict) and len(value) <= ENTRIES_MAX:
        names = sorted(value)
    elif key in GROUPS and isinstance(value, dict):
        known = _fields(type(getattr(State(), key)))
        names = sorted((name for name in known if name in value), key=lambda name: name in LAST)
    else:
        yield key, "", value
        return
    for name in names:
        yield f"{key}.{name[:80]}", name, value[name]


def _changed(state: State, key: str, name: str, value: Any) -> Any:
    """Return what is to stand under a key once an entry of it has changed."""
    if not name:
        return value
    if key in MAPPINGS:
        return {name: value}
    return dataclasses.replace(getattr(state, key), **{name: value})


def _fields(kind: type) -> list[str]:
    return [row.name for row in dataclasses.fields(kind)]


def _unknown(whole: Json) -> Json:
    """Return the part of a file that this version does not know."""
    strange = _others(whole, ("format", "state", "version"))
    inner = _others(whole["state"], _fields(State))
    for key in GROUPS:
        group = whole["state"].get(key)
        if isinstance(group, dict) and (
            more := _others(group, _fields(type(getattr(State(), key))))
        ):
            inner[key] = more
    return strange | ({"state": inner} if inner else {})


def _others(found: Json, known: list[str] | tuple[str, ...]) -> Json:
    return {key: value for key, value in found.items() if key not in known}


def _merged(known: Json, unknown: Mapping[str, Any]) -> Json:
    """Return both together; where they meet, what is known counts."""
    merged = dict(known)
    for key, value in unknown.items():
        if key not in merged:
            merged[key] = value
        elif isinstance(merged[key], dict) and isinstance(value, Mapping):
            merged[key] = _merged(merged[key], value)
    return merged
