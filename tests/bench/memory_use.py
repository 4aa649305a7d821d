"""How much memory this process has."""

from pathlib import Path

KB = 1024


def resident():
    """Return the resident memory, and the most there ever was, in bytes."""
    status = Path("/proc/self/status").read_text(encoding="ascii")
    lines = dict(line.split(":", 1) for line in status.splitlines())
    now, most = (int(lines[key].split()[0]) * KB for key in ("VmRSS", "VmHWM"))
    return {"now": now, "most": most}
