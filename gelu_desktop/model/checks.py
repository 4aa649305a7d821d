"""Every rule of the state: its fields in their one form, or a `StateError`."""

import re
from collections.abc import Mapping
from types import MappingProxyType
from typing import TYPE_CHECKING, Any

from gelu_desktop.model.depth_settings import DepthSettings
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.limits import (
    CHOICES,
    COEFFICIENT_LIMIT,
    COEFFICIENTS,
    FLAGS,
    FORMULA_MAX,
    HIDDEN_MAX,
    INPUT_LIMIT,
    INPUTS_MAX,
    PLOTS,
    SCALE_LIMIT,
    SEED_MAX,
    TOLERANCE_MAX,
    TOLERANCE_MIN,
    X_LIMIT,
    X_SPAN_MIN,
    Y_LIMIT,
    Y_SPAN_MIN,
    published_coefficients,
)
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.rules import (
    WHOLE,
    Range,
    StateError,
    choice,
    choices,
    flag,
    number,
    span,
    text,
    whole,
)
from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS
from gelu_desktop.numerics.expression import ExpressionError
from gelu_desktop.numerics.own import OWN, from_formula, lookup
from gelu_desktop.text import QT_TRANSLATE_NOOP

if TYPE_CHECKING:
    from gelu_desktop.model.state import State

GROUP = QT_TRANSLATE_NOOP("Rules", "a group of settings")
FORMULA = QT_TRANSLATE_NOOP("Rules", "a formula: {reason}")
RANGES = QT_TRANSLATE_NOOP("Rules", "a range for {names}")
COEFFICIENTS_OF = QT_TRANSLATE_NOOP("Rules", "numbers for {names}")
INPUTS = QT_TRANSLATE_NOOP("Rules", "a list of 1 to {most} numbers")
_OWN_KEY = re.compile(r"own\.[A-Za-z]\w{0,15}", re.ASCII)


def checked(state: "State") -> dict[str, Any]:
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
        "stage": _settings("stage", state.stage, StageSettings),
        "chance_seed": whole("chance_seed", state.chance_seed, 0, SEED_MAX),
        "ffn_activation": choice("ffn_activation", state.ffn_activation, every),
        "ffn_other": choice("ffn_other", state.ffn_other, every),
        **{key: flag(key, getattr(state, key)) for key in FLAGS},
        **{key: choice(key, getattr(state, key), known) for key, known in CHOICES.items()},
    }


def _settings(key: str, value: Any, kind: type) -> Any:
    if not isinstance(value, kind):
        raise StateError(key, value, GROUP)
    return value


def _formula(value: Any) -> str:
    formula = text("formula", value, FORMULA_MAX)
    try:
        if formula:
            from_formula(formula)
    except ExpressionError as error:
        raise StateError("formula", value, FORMULA, reason=error) from error
    return formula


def _tunable(forms: tuple[str, ...], formula: str) -> list[str]:
    rows = (lookup(name, formula) for name in forms)
    return list(dict.fromkeys(row.name for form in rows for row in form.coefficients))


def _y_ranges(value: Any) -> Mapping[str, Range]:
    if not isinstance(value, Mapping) or not set(value) <= set(PLOTS):
        raise StateError("y_ranges", value, RANGES, names=", ".join(PLOTS))
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
        raise StateError("coefficients", value, COEFFICIENTS_OF, names=", ".join(published))
    given = {key: _coefficient(key, entry) for key, entry in value.items()}
    return MappingProxyType({**published, **given})


def _coefficient(key: str, value: Any) -> float:
    """Return a coefficient that keeps the limits of its row; those of a formula have wide ones."""
    row = COEFFICIENTS.get(key)
    limits = row.limits if row is not None else (-COEFFICIENT_LIMIT, COEFFICIENT_LIMIT)
    given = number(f"coefficients.{key}", value, *limits)
    if row is not None and row.whole and not given.is_integer():
        low, high = (f"{limit:g}" for limit in limits)
        raise StateError(f"coefficients.{key}", value, WHOLE, low=low, high=high)
    return given


def _inputs(value: Any) -> tuple[float, ...]:
    if not isinstance(value, list | tuple) or not 1 <= len(value) <= INPUTS_MAX:
        raise StateError("ffn_input", value, INPUTS, most=INPUTS_MAX)
    return tuple(number("ffn_input", entry, -INPUT_LIMIT, INPUT_LIMIT) for entry in value)
