"""Gives the tests of the numerics their oracles."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest


def beside(name: str) -> ModuleType:
    """Return the module beside this one, which the import mode keeps off the path."""
    spec = importlib.util.spec_from_file_location(name, Path(__file__).with_name(f"{name}.py"))
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[spec.name] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture(scope="session")
def oracle() -> ModuleType:
    """Give what the reference files and 50 digits say."""
    return beside("oracle")


@pytest.fixture(scope="session")
def truth() -> dict[str, tuple[dict[str, float], tuple[object, ...]]]:
    """Give coefficients, value, slope and curvature of the functions in 50 digits."""
    return beside("truth").TRUTH
