"""What a picture depends on, in words: enough to draw it again."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from pathlib import PurePath
from typing import Any

from PySide6.QtCore import QCoreApplication

from gelu_desktop import __version__
from gelu_desktop.model.figures import signed
from gelu_desktop.model.files import plain
from gelu_desktop.model.numbers import write
from gelu_desktop.model.state import State
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.own import OWN, lookup

translate = QCoreApplication.translate

_PATHS = ("file", "inputs")


def program() -> str:
    """Return the program and its version."""
    return f"GELU Desktop {__version__}"


def footer(panel: str, state: State) -> str:
    """Return sentences on everything that the picture of a panel depends on.

    Parameters
    ----------
    panel : str
        The panel's name.
    state : State
        What it shows.
    """
    sentences = [sentence for fact in _FACTS.get(panel, ()) for sentence in fact(state)]
    return " ".join([*sentences, f"{program()}."])


def exact(state: State) -> str:
    """Return the numbers on which a picture depends, each so that it reads back exactly."""
    given = state.coefficients_of(state.approximation)
    numbers = {"x": state.x, "low": state.x_range[0], "high": state.x_range[1]}
    numbers |= {f"{state.approximation}.{key}": value for key, value in given.items()}
    return f"{program()}; " + ", ".join(f"{name} = {value!r}" for name, value in numbers.items())


def _number(value: float) -> str:
    return signed(write(value, None))


def _pairs(values: Mapping[str, Any]) -> str:
    return ", ".join(f"{key} = {_shown(key, value)}" for key, value in values.items())


def _shown(key: str, value: Any) -> str:
    if isinstance(value, bool):
        return "true" if value else "false"
    if isinstance(value, int | float):
        return _number(value)
    if isinstance(value, list):
        return " ".join(_shown(key, entry) for entry in value)
    return PurePath(value).name if key in _PATHS else str(value)


def _named(name: str, state: State) -> str:
    """Return a function with its coefficients."""
    function = lookup(name, state.formula)
    label = state.formula if name == OWN else translate("Functions", function.label)
    given = _pairs(state.coefficients_of(name))
    return f"{label} ({given})" if given else label


def _functions(state: State) -> Iterator[str]:
    names = ", ".join(_named(name, state) for name in state.functions)
    if names:
        yield translate("Figure", "Functions: {names}.").format(names=names)


def _approximation(state: State) -> Iterator[str]:
    text = translate("Figure", "Approximation: {name}.")
    yield text.format(name=_named(state.approximation, state))


def _drawn_approximation(state: State) -> Iterable[str]:
    return _approximation(state) if state.show_approximation else ()


def _compared(state: State) -> Iterator[str]:
    names = [name for name in state.compared if name != state.approximation]
    if names:
        text = translate("Figure", "Compared: {names}.")
        yield text.format(names=", ".join(_named(name, state) for name in names))


def _view(state: State) -> Iterator[str]:
    text = translate("Figure", "x = {x}, range {low} to {high}.")
    low, high = map(_number, state.x_range)
    yield text.format(x=_number(state.x), low=low, high=high)


def _x(state: State) -> Iterator[str]:
    yield translate("Figure", "x = {x}.").format(x=_number(state.x))


def _measure(state: State) -> Iterator[str]:
    quantity = {
        "value": translate("Figure", "value"),
        "slope": translate("Figure", "slope"),
        "gate": translate("Figure", "gate"),
    }[state.quantity]
    measure = {
        "absolute": translate("Figure", "absolute"),
        "relative": translate("Figure", "relative"),
        "ulp": translate("Figure", "in ulp of {format}").format(
            format=FORMATS[state.number_format].label
        ),
    }[state.measure]
    text = translate("Figure", "Error of the {quantity}, {measure}, summed up on {low} to {high}.")
    low, high = map(_number, state.interval)
    yield text.format(quantity=quantity, measure=measure, low=low, high=high)
    if state.show_tolerance:
        text = translate("Figure", "Tolerance {limit}.")
        yield text.format(limit=_number(state.tolerance))


def _format(state: State) -> Iterator[str]:
    mode = {
        "once": translate("Figure", "the result rounded once"),
        "every": translate("Figure", "every operation rounded"),
        "float32": translate("Figure", "the result of float32 rounded once"),
    }[state.mode]
    text = translate("Figure", "Format {format}, {mode}.")
    yield text.format(format=FORMATS[state.number_format].label, mode=mode)
    if state.flush:
        yield translate("Figure", "Subnormals count as zero.")


def _settings(*keys: str) -> Callable[[State], Iterator[str]]:
    """Return what tells the settings of these keys, by the names that a session file has."""

    def settings(state: State) -> Iterator[str]:
        values: dict[str, Any] = {}
        for key in keys:
            value = plain(getattr(state, key))
            values |= value if isinstance(value, dict) else {key: value}
        given = {key: value for key, value in values.items() if value not in ("", [])}
        yield translate("Figure", "Settings: {pairs}.").format(pairs=_pairs(given))

    return settings


def _block(state: State) -> Iterator[str]:
    token = ("ffn_input", "ffn_hidden", "ffn_scale", "ffn_seed")
    used = token if state.ffn.source == "token" else ("ffn",)
    yield from _settings("ffn_activation", "ffn_other", *used)(state)


_FACTS: Mapping[str, tuple[Callable[[State], Iterable[str]], ...]] = {
    "curve": (_functions, _drawn_approximation, _view),
    "derivative": (_functions, _drawn_approximation, _view),
    "error": (_approximation, _compared, _measure, _view),
    "ffn": (_block,),
    "formula": (_approximation, _x),
    "formats": (_approximation, _format),
    "fit": (
        _approximation,
        _settings("fit_target", "fit_norm", "fit_free", "fit_pinned", "interval", "tolerance"),
    ),
    "depth": (_settings("depth"),),
    "race": (_settings("race"),),
    "chance": (_x, _settings("chance_seed")),
}
