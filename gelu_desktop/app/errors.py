"""How a command fails: each kind of failure has its exit code and one sentence for a person."""

INTERRUPTED = 130
"""The exit code of what a person interrupted with Ctrl+C, as shells have it."""


class CommandError(Exception):
    """The work could not be done.

    Parameters
    ----------
    text : str
        A whole, translated sentence.
    *lines : str
        What is shown below it, such as the place of the fault.
    """

    code = 1

    def __init__(self, text: str, *lines: str) -> None:
        super().__init__(text)
        self.lines = lines


class UsageError(CommandError):
    """The command line was wrong; nothing was done."""

    code = 2


class PlatformError(CommandError):
    """There is no display, or a library of the system is missing."""

    code = 3
