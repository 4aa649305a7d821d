"""How a command fails: each kind of failure has its exit code and one sentence for a person."""


class CommandError(Exception):
    """The work could not be done; the text is a whole, translated sentence."""

    code = 1


class UsageError(CommandError):
    """The command line was wrong; nothing was done."""

    code = 2


class PlatformError(CommandError):
    """There is no display, or a library of the system is missing."""

    code = 3
