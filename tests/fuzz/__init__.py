"""Hostile input for every reader of the program; see README.md."""

import importlib
from pathlib import Path

TARGETS = (
    "arguments",
    "config",
    "formula",
    "guide",
    "npz",
    "number",
    "safetensors",
    "session",
    "settings",
)


def target(name):
    """Return the module that puts inputs through one reader."""
    return importlib.import_module(f"fuzz.targets.{name}")


def seeds_of(name):
    """Return the inputs that fuzzing begins with, by their names: kept ones and made ones."""
    folder = Path(__file__).parent / "corpus" / name
    kept = {path.name: path.read_bytes() for path in sorted(folder.glob("*"))}
    return {**getattr(target(name), "MADE", {}), **kept}
