"""What a command says: in the user's language, to streams that may be closed.

Qt is loaded only for a language other than English, and only its core, so that help in English
starts about as fast as Python itself.
"""

from __future__ import annotations

import itertools
import os
import sys

from gelu_desktop.app.errors import CommandError

TYPE_CHECKING = False  # as in typing, which takes as long to import as Python to start
if TYPE_CHECKING:
    from collections.abc import Mapping, Sequence
    from typing import TextIO, TypeGuard

    from PySide6.QtCore import QTranslator

LANGUAGES = ("en", "zh_CN")
_VARIABLES = ("LC_ALL", "LC_MESSAGES", "LANG")

_translator: QTranslator | None = None


def translate(context: str, text: str) -> str:
    """Return ``text`` in the language in use; lupdate collects the calls with literal texts."""
    found = _translator.translate(context, text) if _translator is not None else None
    return found or text


def in_every_language(context: str, text: str) -> list[str]:
    """Return ``text`` as each of the languages has it, as far as they can be loaded."""
    found = [text]
    for language in LANGUAGES:
        translator = _load(language) if language != "en" else None
        if translator is not None:
            found.append(translator.translate(context, text) or text)
    return found


def wanted_language(tokens: Sequence[str], environment: Mapping[str, str]) -> str:
    """Return the language to speak: that of ``--language``, else that of the locale.

    Parameters
    ----------
    tokens : sequence of str
        The command line; it may be wrong in any way.
    environment : mapping of str to str
        The first of LC_ALL, LC_MESSAGES and LANG that is set decides.

    Returns
    -------
    str
        One of ``LANGUAGES``.
    """
    given = [value for name, value in itertools.pairwise(tokens) if name == "--language"]
    given += [token.partition("=")[2] for token in tokens if token.startswith("--language=")]
    if given and given[-1] in LANGUAGES:
        return given[-1]
    locale = next((value for name in _VARIABLES if (value := environment.get(name))), "")
    return "zh_CN" if locale.startswith("zh") else "en"


def use_language(language: str) -> None:
    """Speak ``language`` from now on; English when its translations cannot be loaded."""
    global _translator
    _translator = None if language == "en" else _load(language)


def _load(language: str) -> QTranslator | None:
    # Loaded on first use: Qt's core costs several times what the rest of a short command does.
    try:
        from PySide6.QtCore import QTranslator

        from gelu_desktop.resources import resource

        translator = QTranslator()
        path = resource(f"translations/gelu_desktop_{language}.qm")
    except (ImportError, FileNotFoundError):
        return None
    return translator if translator.load(str(path)) else None


def keep_streams_open() -> None:
    """Put the null device where standard input, output or error is closed.

    A file opened later would otherwise take its number, and Qt's messages would end in that file.
    """
    for number in range(3):
        try:
            os.fstat(number)
        except OSError:
            os.open(os.devnull, os.O_RDWR)
    if sys.platform == "win32":
        from gelu_desktop.app.console import attach  # nowhere else is there anything to attach

        attach()


def say(text: str, end: str = "\n") -> None:
    """Write ``text`` to standard output, if there is one.

    Raises
    ------
    BrokenPipeError
        When its reader has gone.
    CommandError
        When it cannot be written for another reason.
    """
    try:
        _write(sys.stdout, text + end)
    except OSError as error:
        _give_up(error)


def say_bytes(data: bytes) -> None:
    """Write ``data`` to standard output as it is, if there is one; raise as `say` does."""
    if not _usable(sys.stdout):
        return
    try:
        sys.stdout.flush()
        sys.stdout.buffer.write(data)
        sys.stdout.buffer.flush()
    except OSError as error:
        _give_up(error)


def report(text: str) -> None:
    """Write ``text`` as `say` does, but let the work go on when its reader has gone."""
    try:
        say(text)
    except BrokenPipeError:
        return


def finish() -> None:
    """Hand over what standard output still holds; raise as `say` does."""
    try:
        if _usable(sys.stdout):
            sys.stdout.flush()
    except OSError as error:
        _give_up(error)


def _give_up(error: OSError) -> None:
    """Throw away what standard output still holds, or Python would complain at the end."""
    null = os.open(os.devnull, os.O_WRONLY)
    os.dup2(null, sys.stdout.fileno())
    os.close(null)
    if isinstance(error, BrokenPipeError):
        raise error
    text = translate("CommandLine", "Standard output cannot be written: {0}.")
    raise CommandError(text.format(error.strerror)) from error


def warn(text: str) -> None:
    """Write ``text`` and a line break to standard error, if there is one and it takes it.

    Characters that a terminal would obey rather than show are replaced.
    """
    plain = "".join(sign if sign.isprintable() else "\N{REPLACEMENT CHARACTER}" for sign in text)
    try:
        _write(sys.stderr, plain + "\n")
    except OSError:
        return  # there is nobody left to tell


def _write(stream: TextIO | None, text: str) -> None:
    if not _usable(stream):
        return
    try:
        stream.write(text)
    except UnicodeEncodeError:
        encoding = stream.encoding or "ascii"
        stream.write(text.encode(encoding, "replace").decode(encoding))


def _usable(stream: TextIO | None) -> TypeGuard[TextIO]:
    return stream is not None and not stream.closed
