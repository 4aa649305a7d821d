"""GELU Desktop: the bench on which people see, measure, tune and trust GELU."""

__version__ = "0.5.0"
