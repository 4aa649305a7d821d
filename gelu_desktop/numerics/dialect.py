"""What must be known of a programming language to write a formula in it."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field


@dataclass(frozen=True, kw_only=True)
class Dialect:
    """A language as far as formulas are concerned.

    Attributes
    ----------
    calls : mapping of str to str
        A format string over the printed arguments for each operation but ``+ - * /`` and the sign.
    helpers : mapping of str to str
        Definitions of the operations that the language lacks.
    number : callable
        A constant so that it reads back as the same number.
    constants : mapping of str to str
        The spellings of pi and e.
    reserved : frozenset of str
        Names that a coefficient may not have; it gets an underscore.
    scalar : Dialect, optional
        How parts without x are written, where functions of arrays refuse plain numbers.
    powers : bool
        Whether squares and cubes are written as powers rather than as products.
    """

    calls: Mapping[str, str]
    helpers: Mapping[str, str] = field(default_factory=dict)
    number: Callable[[float], str] = repr
    constants: Mapping[str, str] = field(default_factory=dict)
    reserved: frozenset[str] = frozenset()
    scalar: "Dialect | None" = None
    powers: bool = False
