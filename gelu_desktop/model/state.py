"""The frozen State: everything a person chose, and every rule it keeps."""

import dataclasses
import re
from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from gelu_desktop.model.depth_settings import DepthSettings
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.rules import (
    Range,
    StateError,
    choice,
    choices,
    flag,
    number,
    span,
    whole,
)
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.numerics.expression import ExpressionError
from gelu_desktop.numerics.own import OWN, from_formula, lookup

X_LIMIT = 1000.0
X_SPAN_MIN = 1e-6
Y_LIMIT = 1e6
Y_SPAN_MIN = 1e-12
COEFFICIENT_LIMIT = 1e6
INPUTS_MAX = 16
INPUT_LIMIT = 10.0
HIDDEN_MAX = 4096
SCALE_LIMIT = 10.0
SEED_MAX = 2**31 - 1
TOLERANCE_MIN, TOLERANCE_MAX = 1e-300, 1e300
PLOTS = ("curve", "derivative", "error")
CHOICES = {
    "quantity": ("value", "slope", "gate"),
    "measure": ("absolute", "relative", "ulp"),
    "number_format": ("float64", "float32", "float16", "bfloat16", "e4m3fn", "e5m2"),
    "mode": ("once", "every", "float32"),
    "fit_target": ("gelu", "slope", "gate"),
    "fit_norm": ("minimax", "l2", "normal"),
}
_FLAGS = (
    "show_approximation",
    "tangent",
    "gate",
    "second",
    "magnitude",
    "log_error",
    "show_tolerance",
    "flush",
    "fit_pinned",
)
COEFFICIENTS = {
    f"{row.name}.{coefficient.name}": coefficient
    for row in FUNCTIONS.values()
    for coefficient in row.coefficients
}
_OWN_KEY = re.compile(r"own\.[A-Za-z]\w{0,15}", re.ASCII)


def published_coefficients() -> dict[str, float]:
    """Return every coefficient's published value under its key, ``"gelu_tanh.a"`` for example."""
    return {key: row.published for key, row in COEFFICIENTS.items()}


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
    formula : str
        The person's own formula, which the name ``"own"`` stands for; empty for none.
    coefficients : mapping of str to float
        Every coefficient by its key, ``"gelu_tanh.a"`` for example; those of the tables are always
        present, those of the person's formula (``"own.k"``) where they were tuned.
    tangent, gate, second : bool
        Whether the tangent at the probe, the gate and the second derivative are drawn.
    quantity, measure : str
        What the error is of, and how it is measured.
    magnitude, log_error : bool
        Whether the error is shown without its sign, and on a logarithmic axis.
    compared : tuple of str
        Further approximations in the error plot.
    tolerance : float
        The error that may not be exceeded.
    show_tolerance : bool
        Whether it is shown.
    interval : tuple of float
        Where errors are summed up and coefficients refitted, in ±1000.
    number_format, mode : str
        The format that is swept, and whether every operation is rounded or the result once.
    flush : bool
        Whether subnormal numbers count as zero.
    fit_free : tuple of str
        Coefficients that a refit may move; empty for all.
    fit_target, fit_norm : str
        What is fitted, and what is made small.
    fit_pinned : bool
        Whether the slope of the gate at 0 is kept.
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
    ffn, depth, race : FfnSettings, DepthSettings, RaceSettings
        Where the block comes from, the deep stack, and the training race.
    chance_seed : int
        Draws the random gates.
    """

    x: float = 1.0
    x_range: Range = (-4.0, 4.0)
    y_ranges: Mapping[str, Range] = field(default_factory=dict)
    functions: tuple[str, ...] = ("gelu", "relu", "silu")
    approximation: str = "gelu_tanh"
    show_approximation: bool = True
    formula: str = ""
    coefficients: Mapping[str, float] = field(default_factory=dict)
    tangent: bool = True
    gate: bool = True
    second: bool = False
    quantity: str = "value"
    measure: str = "absolute"
    magnitude: bool = False
    log_error: bool = False
    compared: tuple[str, ...] = ()
    tolerance: float = 0.003
    show_tolerance: bool = False
    interval: Range = (-4.0, 4.0)
    number_format: str = "bfloat16"
    mode: str = "every"
    flush: bool = False
    fit_free: tuple[str, ...] = ()
    fit_target: str = "gelu"
    fit_norm: str = "minimax"
    fit_pinned: bool = False
    ffn_input: tuple[float, ...] = (1.0, -0.5, 2.0, 0.25, -1.5, 0.75)
    ffn_hidden: int = 24
    ffn_scale: float = 1.0
    ffn_seed: int = 0
    ffn_activation: str = "gelu"
    ffn_other: str = "relu"
    ffn: FfnSettings = field(default_factory=FfnSettings)
    depth: DepthSettings = field(default_factory=DepthSettings)
    race: RaceSettings = field(default_factory=RaceSettings)
    chance_seed: int = 0

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
            row.name: self.coefficients.get(f"{name}.{row.name}", row.published)
            for row in lookup(name, self.formula).coefficients
        }


def _checked(state: State) -> dict[str, Any]:
    """Return the fields in their one form, or raise `StateError`."""
    formula = _formula(state.formula)
    own = (OWN,) if formula else ()
    forms, every = (*APPROXIMATIONS, *own), (*FUNCTIONS, *own)
    return {
        "x": number("x", state.x, -X_LIMIT, X_LIMIT),
        "x_range": span("x_range", state.x_range, X_LIMIT, X_SPAN_MIN),
        "y_ranges": _y_ranges(state.y_ranges),
        "functions": choices("functions", state.functions, ACTIVATIONS),
        "approximation": choice("approximation", state.approximation, forms),
        "formula": formula,
        "coefficients": _coefficients(state.coefficients),
        "compared": choices("compared", state.compared, forms),
        "tolerance": number("tolerance", state.tolerance, TOLERANCE_MIN, TOLERANCE_MAX),
        "interval": span("interval", state.interval, X_LIMIT, X_SPAN_MIN),
        "fit_free": choices("fit_free", state.fit_free, _tunable(forms, formula)),
        "ffn_input": _inputs(state.ffn_input),
        "ffn_hidden": whole("ffn_hidden", state.ffn_hidden, 1, HIDDEN_MAX),
        "ffn_scale": number("ffn_scale", state.ffn_scale, 1e-3, SCALE_LIMIT),
        "ffn_seed": whole("ffn_seed", state.ffn_seed, 0, SEED_MAX),
        "ffn": _settings("ffn", state.ffn, FfnSettings),
        "depth": _settings("depth", state.depth, DepthSettings),
        "race": _settings("race", state.race, RaceSettings),
        "chance_seed": whole("chance_seed", state.chance_seed, 0, SEED_MAX),
        "ffn_activation": choice("ffn_activation", state.ffn_activation, every),
        "ffn_other": choice("ffn_other", state.ffn_other, every),
        **{key: flag(key, getattr(state, key)) for key in _FLAGS},
        **{key: choice(key, getattr(state, key), known) for key, known in CHOICES.items()},
    }


def _settings(key: str, value: Any, kind: type) -> Any:
    if not isinstance(value, kind):
        raise StateError(key, value, f"a set of {key} settings")
    return value


def _formula(value: Any) -> str:
    if not isinstance(value, str):
        raise StateError("formula", value, "a text")
    try:
        if value:
            from_formula(value)
    except ExpressionError as error:
        raise StateError("formula", value, f"a formula: {error}") from error
    return value


def _tunable(forms: tuple[str, ...], formula: str) -> list[str]:
    rows = (lookup(name, formula) for name in forms)
    return list(dict.fromkeys(row.name for form in rows for row in form.coefficients))


def _y_ranges(value: Any) -> Mapping[str, Range]:
    if not isinstance(value, Mapping) or not set(value) <= set(PLOTS):
        raise StateError("y_ranges", value, "a range for " + ", ".join(PLOTS))
    return MappingProxyType(
        {
            key: span(f"y_ranges.{key}", value[key], Y_LIMIT, Y_SPAN_MIN)
            for key in PLOTS
            if key in value
        }
    )


def _coefficients(value: Any) -> Mapping[str, float]:
    published = published_coefficients()
    known = isinstance(value, Mapping) and all(
        key in published or (isinstance(key, str) and _OWN_KEY.fullmatch(key)) for key in value
    )
    if not known:
        raise StateError("coefficients", value, "numbers for " + ", ".join(published))
    given = {key: _coefficient(key, entry) for key, entry in value.items()}
    return MappingProxyType({**published, **given})


def _coefficient(key: str, value: Any) -> float:
    """Return a coefficient that keeps the limits of its row; those of a formula have wide ones."""
    row = COEFFICIENTS.get(key)
    limits = row.limits if row is not None else (-COEFFICIENT_LIMIT, COEFFICIENT_LIMIT)
    given = number(f"coefficients.{key}", value, *limits)
    if row is not None and row.whole and not given.is_integer():
        raise StateError(f"coefficients.{key}", value, "a whole number")
    return given


def _inputs(value: Any) -> tuple[float, ...]:
    if not isinstance(value, list | tuple) or not 1 <= len(value) <= INPUTS_MAX:
        raise StateError("ffn_input", value, f"a list of 1 to {INPUTS_MAX} numbers")
    return tuple(number("ffn_input", entry, -INPUT_LIMIT, INPUT_LIMIT) for entry in value)
