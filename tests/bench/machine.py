"""What it was measured on, and with which versions."""

import importlib.metadata
import os
import platform
import sys
from pathlib import Path

LIBRARIES = (
    "PySide6-Essentials",
    "pyqtgraph",
    "numpy",
    "scipy",
    "matplotlib",
    "torch",
    "onnxruntime",
)


def processor():
    """Return the name of the processor."""
    file = Path("/proc/cpuinfo")
    lines = file.read_text(encoding="utf-8").splitlines() if file.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return names[0] if names else platform.processor() or platform.machine()


def version(name):
    """Return the version of a library, or that it is absent."""
    try:
        return importlib.metadata.version(name)
    except importlib.metadata.PackageNotFoundError:
        return "absent"


def load():
    """Return how many processes wanted a processor in the last minute, on average."""
    return round(os.getloadavg()[0], 2) if hasattr(os, "getloadavg") else None


def about():
    """Return all of it."""
    return {
        "processor": processor(),
        "cores": os.cpu_count(),
        "system": platform.platform(),
        "python": sys.version.split()[0],
        "versions": {name: version(name) for name in LIBRARIES},
    }


def words(found, run, loads):
    """Return it as lines of text.

    Parameters
    ----------
    found : dict
        What `about` returned.
    run : Run
        How it was run.
    loads : tuple of float
        The load before and after.
    """
    versions = ", ".join(f"{name} {number}" for name, number in found["versions"].items())
    lines = [
        f"{found['processor']}, {found['cores']} cores; {found['system']}",
        f"Python {found['python']}, {versions}",
        f"{run.rounds} rounds; {run.collections} garbage collections while something was timed;"
        f" load {loads[0]} before, {loads[1]} after",
    ]
    busy = max((one for one in loads if one is not None), default=0)
    if busy > (found["cores"] or 1):
        lines.append("The machine was busy with other work: the figures are not to be believed.")
    return [*lines, *(f"left out: {one}" for one in sorted(run.absent))]
