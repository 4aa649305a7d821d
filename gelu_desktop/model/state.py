"""The frozen State: everything a person chose, and every rule it keeps."""

import dataclasses
import math
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS

X_LIMIT = 1000.0
X_SPAN_MIN = 1e-6
Y_LIMIT = 1e6
Y_SPAN_MIN = 1e-12
COEFFICIENT_LIMIT = 1e3
INPUTS_MAX = 16
INPUT_LIMIT = 10.0
HIDDEN_MAX = 4096
SCALE_LIMIT = 10.0
SEED_MAX = 2**31 - 1
PLOTS = ("curve", "derivative", "error")

Range = tuple[float, float]


class StateError(ValueError):
    """A value that the state refuses.

    Parameters
    ----------
    key : str
        The field's name.
    value : object
        What was given.
    allowed : str
        What would be accepted, in English and in words.
    """

    def __init__(self, key: str, value: object, allowed: str) -> None:
        super().__init__(f"{key}: {value!r} is not {allowed}")
        self.key = key
        self.value = value
        self.allowed = allowed


def published_coefficients() -> dict[str, float]:
    """Return every coefficient's published value under its key, ``"gelu_tanh.a"`` for example."""
    return {
        f"{row.name}.{coefficient.name}": coefficient.published
        for row in FUNCTIONS.values()
        for coefficient in row.coefficients
    }


@dataclass(frozen=True, kw_only=True)
class State:
    """What a person chose.

    Attributes
    ----------
    x : float
        The probe, in ±1000.
    x_range : tuple of float
        The visible range of the three plots, in ±1000 and at least 1e-6 wide.
    y_ranges : mapping of str to tuple of float
        Vertical ranges chosen by hand; a plot that is not named fits its curves.
    functions : tuple of str
        The activations shown, in the order of their table.
    approximation : str
        The row of ``APPROXIMATIONS`` that is examined.
    show_approximation : bool
        Whether its curve is drawn beside the activations.
    coefficients : mapping of str to float
        Every coefficient by its key; all keys are present.
    tangent, gate, second : bool
        Whether the tangent at the probe, the gate and the second derivative are drawn.
    ffn_input : tuple of float
        The token that enters the feed-forward block: 1 to 16 numbers in ±10.
    ffn_hidden : int
        Its hidden width, 1 to 4096.
    ffn_scale : float
        Standard deviation of a pre-activation for a token of unit root mean square: 0.001 to 10.
    ffn_seed : int
        Draws the weights.
    ffn_activation, ffn_other : str
        The two functions compared in the block.
    """

    x: float = 1.0
    x_range: Range = (-4.0, 4.0)
    y_ranges: Mapping[str, Range] = field(default_factory=dict)
    functions: tuple[str, ...] = ("gelu", "relu", "silu")
    approximation: str = "gelu_tanh"
    show_approximation: bool = True
    coefficients: Mapping[str, float] = field(default_factory=dict)
    tangent: bool = True
    gate: bool = True
    second: bool = False
    ffn_input: tuple[float, ...] = (1.0, -0.5, 2.0, 0.25, -1.5, 0.75)
    ffn_hidden: int = 24
    ffn_scale: float = 1.0
    ffn_seed: int = 0
    ffn_activation: str = "gelu"
    ffn_other: str = "relu"

    def __post_init__(self) -> None:
        """Check every field and bring it into its one form."""
        for key, value in _checked(self).items():
            object.__setattr__(self, key, value)

    def replace(self, **changes: Any) -> "State":
        """Return a state with ``changes``; a partial ``coefficients`` or ``y_ranges`` is merged.

        Raises
        ------
        StateError
            When a value breaks a rule.
        """
        if "coefficients" in changes:
            changes["coefficients"] = {**self.coefficients, **changes["coefficients"]}
        if "y_ranges" in changes:
            merged = {**self.y_ranges, **changes["y_ranges"]}
            changes["y_ranges"] = {key: value for key, value in merged.items() if value is not None}
        return dataclasses.replace(self, **changes)

    def coefficients_of(self, name: str) -> dict[str, float]:
        """Return the coefficients of the function ``name`` by their own names."""
        return {
            row.name: self.coefficients[f"{name}.{row.name}"]
            for row in FUNCTIONS[name].coefficients
        }


def _checked(state: State) -> dict[str, Any]:
    """Return the fields in their one form, or raise `StateError`."""
    return {
        "x": _number("x", state.x, -X_LIMIT, X_LIMIT),
        "x_range": _range("x_range", state.x_range, X_LIMIT, X_SPAN_MIN),
        "y_ranges": _y_ranges(state.y_ranges),
        "functions": _functions(state.functions),
        "approximation": _choice("approximation", state.approximation, APPROXIMATIONS),
        "coefficients": _coefficients(state.coefficients),
        "ffn_input": _inputs(state.ffn_input),
        "ffn_hidden": _whole("ffn_hidden", state.ffn_hidden, 1, HIDDEN_MAX),
        "ffn_scale": _number("ffn_scale", state.ffn_scale, 1e-3, SCALE_LIMIT),
        "ffn_seed": _whole("ffn_seed", state.ffn_seed, 0, SEED_MAX),
        "ffn_activation": _choice("ffn_activation", state.ffn_activation, FUNCTIONS),
        "ffn_other": _choice("ffn_other", state.ffn_other, FUNCTIONS),
        **{key: _flag(key, getattr(state, key)) for key in _FLAGS},
    }


_FLAGS = ("show_approximation", "tangent", "gate", "second")


def _number(key: str, value: Any, lower: float, upper: float) -> float:
    number = isinstance(value, int | float) and not isinstance(value, bool)
    if not number or not math.isfinite(value) or not lower <= value <= upper:
        raise StateError(key, value, f"a number from {lower:g} to {upper:g}")
    return float(value)


def _whole(key: str, value: Any, lower: int, upper: int) -> int:
    if not isinstance(value, int) or isinstance(value, bool) or not lower <= value <= upper:
        raise StateError(key, value, f"a whole number from {lower} to {upper}")
    return value


def _flag(key: str, value: Any) -> bool:
    if not isinstance(value, bool):
        raise StateError(key, value, "true or false")
    return value


def _choice(key: str, value: Any, table: Mapping[str, object]) -> str:
    if not isinstance(value, str) or value not in table:
        raise StateError(key, value, "one of " + ", ".join(table))
    return value


def _range(key: str, value: Any, limit: float, span: float) -> Range:
    if not isinstance(value, list | tuple) or len(value) != 2:
        raise StateError(key, value, "a pair of numbers")
    lower, upper = (_number(key, bound, -limit, limit) for bound in value)
    if upper - lower < span:
        raise StateError(key, value, f"a range at least {span:g} wide, lower end first")
    return lower, upper


def _y_ranges(value: Any) -> Mapping[str, Range]:
    if not isinstance(value, Mapping) or not set(value) <= set(PLOTS):
        raise StateError("y_ranges", value, "a range for " + ", ".join(PLOTS))
    return MappingProxyType(
        {
            key: _range(f"y_ranges.{key}", value[key], Y_LIMIT, Y_SPAN_MIN)
            for key in PLOTS
            if key in value
        }
    )


def _functions(value: Any) -> tuple[str, ...]:
    if not isinstance(value, list | tuple) or not set(value) <= set(ACTIVATIONS):
        raise StateError("functions", value, "a list of " + ", ".join(ACTIVATIONS))
    return tuple(name for name in ACTIVATIONS if name in value)


def _coefficients(value: Any) -> Mapping[str, float]:
    published = published_coefficients()
    if not isinstance(value, Mapping) or not set(value) <= set(published):
        raise StateError("coefficients", value, "numbers for " + ", ".join(published))
    limit = COEFFICIENT_LIMIT
    given = {
        key: _number(f"coefficients.{key}", number, -limit, limit) for key, number in value.items()
    }
    return MappingProxyType({**published, **given})


def _inputs(value: Any) -> tuple[float, ...]:
    if not isinstance(value, list | tuple) or not 1 <= len(value) <= INPUTS_MAX:
        raise StateError("ffn_input", value, f"a list of 1 to {INPUTS_MAX} numbers")
    return tuple(_number("ffn_input", number, -INPUT_LIMIT, INPUT_LIMIT) for number in value)
