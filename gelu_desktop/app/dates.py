"""The date that is written into files."""

import os
from datetime import UTC, datetime


def stamp() -> datetime:
    """Return the date of SOURCE_DATE_EPOCH, in seconds since 1970, if that is set, else now."""
    text = os.environ.get("SOURCE_DATE_EPOCH", "")
    try:
        return datetime.fromtimestamp(int(text), UTC)
    except (ValueError, OverflowError, OSError):
        return datetime.now(UTC).replace(microsecond=0)
