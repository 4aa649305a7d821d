"""What a picture depends on, in words: enough to draw it again."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import Any

from PySide6.QtCore import QCoreApplication

from gelu_desktop import __version__
from gelu_desktop.app.figure_settings import settings_words
from gelu_desktop.model.figures import signed
from gelu_desktop.model.files import plain
from gelu_desktop.model.numbers import write
from gelu_desktop.model.state import State
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.own import OWN, lookup

translate = QCoreApplication.translate


def program() -> str:
    """Return the program and its version."""
    return f"GELU Desktop {__version__}"


@dataclass(frozen=True)
class Told:
    """What is told, and how its numbers are written.

    Attributes
    ----------
    state : State
        What a picture shows.
    digits : int, optional
        How many digits of a number are significant at most; None for all of them.
    running : mapping of str to str
        Numbers that are written in a way of their own: ``"x"``, or a coefficient of the
        approximation by its name.
    """

    state: State
    digits: int | None = None
    running: Mapping[str, str] = field(default_factory=dict)

    def number(self, value: float) -> str:
        """Return a number as text."""
        whole = write(value, None)
        rounded = value if self.digits is None else float(f"{value:.{self.digits}g}")
        return signed(whole if value == rounded else write(rounded, self.digits))

    @property
    def x(self) -> str:
        """Where the probe is."""
        return self.running.get("x") or self.number(self.state.x)

    def named(self, name: str) -> str:
        """Return a function with its coefficients."""
        function = lookup(name, self.state.formula)
        label = self.state.formula if name == OWN else translate("Functions", function.label)
        running = self.running if name == self.state.approximation else {}
        values = self.state.coefficients_of(name).items()
        texts = [f"{key} = {running.get(key) or self.number(value)}" for key, value in values]
        return f"{label} ({', '.join(texts)})" if texts else label


def footer(
    panel: str,
    state: State,
    digits: int | None = None,
    running: Mapping[str, str] = MappingProxyType({}),
) -> str:
    """Return sentences on everything that the picture of a panel depends on.

    Parameters
    ----------
    panel : str
        The panel's name.
    state : State
        What it shows.
    digits : int, optional
        How many digits of a number are significant at most; None for all of them.
    running : mapping of str to str, optional
        Numbers that are written in a way of their own; see `Told`.
    """
    told = Told(state, digits, running)
    sentences = [sentence for fact in _FACTS.get(panel, ()) for sentence in fact(told)]
    text = " ".join([*sentences, f"{program()}."])
    return text.replace("。 ", "。")  # a Chinese full stop has its blank within


def exact(state: State) -> str:
    """Return the numbers on which a picture depends, each so that it reads back exactly."""
    given = state.coefficients_of(state.approximation)
    numbers = {"x": state.x, "low": state.x_range[0], "high": state.x_range[1]}
    numbers |= {f"{state.approximation}.{key}": value for key, value in given.items()}
    return f"{program()}; " + ", ".join(f"{name} = {value!r}" for name, value in numbers.items())


def _functions(told: Told) -> Iterator[str]:
    names = ", ".join(told.named(name) for name in told.state.functions)
    if names:
        yield translate("Figure", "Functions: {names}.").format(names=names)


def _approximation(told: Told) -> Iterator[str]:
    text = translate("Figure", "Approximation: {name}.")
    yield text.format(name=told.named(told.state.approximation))


def _drawn_approximation(told: Told) -> Iterable[str]:
    return _approximation(told) if told.state.show_approximation else ()


def _compared(told: Told) -> Iterator[str]:
    names = [name for name in told.state.compared if name != told.state.approximation]
    if names:
        text = translate("Figure", "Compared: {names}.")
        yield text.format(names=", ".join(told.named(name) for name in names))


def _view(told: Told) -> Iterator[str]:
    text = translate("Figure", "x = {x}, range {low} to {high}.")
    low, high = map(told.number, told.state.x_range)
    yield text.format(x=told.x, low=low, high=high)


def _x(told: Told) -> Iterator[str]:
    yield translate("Figure", "x = {x}.").format(x=told.x)


def _measure(told: Told) -> Iterator[str]:
    quantity = {
        "value": translate("Figure", "value"),
        "slope": translate("Figure", "slope"),
        "gate": translate("Figure", "gate"),
    }[told.state.quantity]
    measure = {
        "absolute": translate("Figure", "absolute"),
        "relative": translate("Figure", "relative"),
        "ulp": translate("Figure", "in ulp of {format}").format(
            format=FORMATS[told.state.number_format].label
        ),
    }[told.state.measure]
    text = translate("Figure", "Error of the {quantity}, {measure}, summed up on {low} to {high}.")
    low, high = map(told.number, told.state.interval)
    yield text.format(quantity=quantity, measure=measure, low=low, high=high)
    if told.state.show_tolerance:
        text = translate("Figure", "Tolerance {limit}.")
        yield text.format(limit=told.number(told.state.tolerance))


def _format(told: Told) -> Iterator[str]:
    mode = {
        "once": translate("Figure", "the result rounded once"),
        "every": translate("Figure", "every operation rounded"),
        "float32": translate("Figure", "the result of float32 rounded once"),
    }[told.state.mode]
    text = translate("Figure", "Format {format}, {mode}.")
    yield text.format(format=FORMATS[told.state.number_format].label, mode=mode)
    if told.state.flush:
        yield translate("Figure", "Subnormals count as zero.")


def _settings(*keys: str) -> Callable[[Told], Iterator[str]]:
    """Return what tells the settings of these keys."""

    def settings(told: Told) -> Iterator[str]:
        values: dict[str, Any] = {}
        for key in keys:
            value = plain(getattr(told.state, key))
            values |= value if isinstance(value, dict) else {key: value}
        words = settings_words(values, told.state.formula, told.number)
        pairs = translate("Figure", "; ").join(words)
        yield translate("Figure", "Settings: {pairs}.").format(pairs=pairs)

    return settings


def _block(told: Told) -> Iterator[str]:
    token = ("ffn_input", "ffn_hidden", "ffn_scale", "ffn_seed")
    used = token if told.state.ffn.source == "token" else ("ffn",)
    yield from _settings("ffn_activation", "ffn_other", *used)(told)


_FACTS: Mapping[str, tuple[Callable[[Told], Iterable[str]], ...]] = {
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
