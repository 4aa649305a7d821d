"""The frozen State: everything a person chose, and every rule it keeps."""

import dataclasses
from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Any

from gelu_desktop.model.checks import checked
from gelu_desktop.model.depth_settings import DepthSettings
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.model.race_settings import RaceSettings
from gelu_desktop.model.rules import Range
from gelu_desktop.model.stage_settings import StageSettings
from gelu_desktop.numerics.own import lookup


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
    stage : StageSettings
        The panels and controls that are shown, as for a class.
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
    stage: StageSettings = field(default_factory=StageSettings)

    def __post_init__(self) -> None:
        """Check every field and bring it into its one form."""
        for key, value in checked(self).items():
            object.__setattr__(self, key, value)

    def replace(self, **changes: Any) -> "State":
        """Return a state with ``changes``; a partial ``coefficients`` or ``y_ranges`` is merged.

        Raises
        ------
        StateError
            When a value breaks a rule.
        """
        if isinstance(changes.get("coefficients"), Mapping):
            changes["coefficients"] = {**self.coefficients, **changes["coefficients"]}
        if isinstance(changes.get("y_ranges"), Mapping):
            merged = {**self.y_ranges, **changes["y_ranges"]}
            changes["y_ranges"] = {key: value for key, value in merged.items() if value is not None}
        return dataclasses.replace(self, **changes)

    def coefficients_of(self, name: str) -> dict[str, float]:
        """Return the coefficients of the function ``name`` by their own names."""
        return {
            row.name: self.coefficients.get(f"{name}.{row.name}", row.published)
            for row in lookup(name, self.formula).coefficients
        }
