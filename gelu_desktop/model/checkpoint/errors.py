"""The one error of this package: what is wrong with a file, in words that can be translated."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from gelu_desktop.model.layer import CONTEXT, Translate
from gelu_desktop.text import QT_TRANSLATE_NOOP

KEPT = QT_TRANSLATE_NOOP("Checkpoint", "{what} Nothing was opened; everything is as it was.")
UNREADABLE = QT_TRANSLATE_NOOP("Checkpoint", "{file} cannot be read: {reason}.")


_SHOWN_MAX = 80


class CheckpointError(ValueError):
    """A file that is refused.

    Parameters
    ----------
    template : str
        What is wrong, a sentence with ``{fields}``, translatable in the context ``Checkpoint``.
    **values : object
        What goes into the fields; texts are cut short and cleared of what cannot be printed.

    Attributes
    ----------
    template : str
        As given.
    values : dict of str to str
        As they are shown.
    """

    def __init__(self, template: str, **values: object) -> None:
        self.template = template
        self.values = {name: shown(value) for name, value in values.items()}
        super().__init__(template.format(**self.values))

    def said(self, translate: Translate = lambda _, text: text) -> str:
        """Return what is wrong and what was kept, in the language of ``translate``."""
        what = translate(CONTEXT, self.template).format(**self.values)
        return translate(CONTEXT, KEPT).format(what=what)


def shown(value: object, longest: int = _SHOWN_MAX) -> str:
    """Return ``value`` as a short text without characters that could disturb the line."""
    text = value.name if isinstance(value, Path) else str(value)
    if len(text) > longest:
        text = text[: longest // 2] + "…" + text[-(longest // 2) :]
    return "".join(character if character.isprintable() else "\ufffd" for character in text)


@contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn the system's refusal to read ``path`` into a `CheckpointError`."""
    try:
        yield
    except OSError as error:
        raise CheckpointError(UNREADABLE, file=path, reason=error.strerror or error) from error
