"""What is wrong with a page of the guide, and where."""


class GuideError(ValueError):
    """A page that cannot be read as it is meant.

    Parameters
    ----------
    reason : str
        What is wrong, in English: those who write pages read it.
    file : str
        The page's file; empty where it is not known yet.
    line : int
        The line, from 1; 0 where it is not known yet.
    """

    def __init__(self, reason: str, file: str = "", line: int = 0) -> None:
        super().__init__(f"{file}:{line}: {reason}" if file else reason)
        self.reason = reason
        self.file = file
        self.line = line

    def at(self, file: str, line: int) -> "GuideError":
        """Return the same error with its place."""
        return GuideError(self.reason, file, line)
