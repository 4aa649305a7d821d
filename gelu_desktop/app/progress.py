"""How far long work has come, on one line of a terminal that is written again and again."""

from __future__ import annotations

import sys
import time

from gelu_desktop.app.messages import translate
from gelu_desktop.app.terminal import text_width

_EVERY = 0.1
_SETTLED = 0.02


class Progress:
    """Tells on standard error how much is done, if that is a terminal; silent otherwise.

    It is a context: when it ends, in whatever way, the line is empty again.
    """

    def __init__(self) -> None:
        self._stream = sys.stderr if sys.stderr is not None and sys.stderr.isatty() else None
        self._start = self._last = time.monotonic()
        self._width = 0

    def __call__(self, share: float) -> None:
        """Tell that ``share`` of the work is done, from 0 to 1."""
        now = time.monotonic()
        if now - self._last >= _EVERY:
            self._last = now
            self._write(_text(share, now - self._start))

    def __enter__(self) -> Progress:
        return self

    def __exit__(self, *_reason: object) -> None:
        if self._width:
            self._write("")

    def _write(self, text: str) -> None:
        if self._stream is None:
            return
        width = text_width(text)
        blanks = " " * max(0, self._width - width)
        self._width = width
        try:
            self._stream.write(f"\r{text}{blanks}" + "\r" * (not text))
            self._stream.flush()
        except (OSError, UnicodeEncodeError):
            self._stream = None


def _text(share: float, seconds: float) -> str:
    if share < _SETTLED:
        return translate("CommandLine", "{0} % done").format(f"{100 * share:.1f}")
    minutes, rest = divmod(round(seconds / share - seconds), 60)
    text = translate("CommandLine", "{0} % done, {1} min left")
    return text.format(f"{100 * share:.1f}", f"{minutes}:{rest:02}")
