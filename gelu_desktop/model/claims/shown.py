"""What several claims ask the error panel to show."""

from collections.abc import Mapping
from typing import Any

from gelu_desktop.numerics.approximations import APPROXIMATIONS


def errors_of(
    name: str,
    x: float,
    *,
    compared: tuple[str, ...] = (),
    quantity: str = "value",
    reach: float = 4,
    tolerance: float | None = None,
) -> Mapping[str, Any]:
    """Return changes of the state: the error of a form as published, whatever was shown before.

    Parameters
    ----------
    name : str
        A key of ``APPROXIMATIONS``.
    x : float
        Where the probe stands.
    compared : tuple of str
        Further forms in the plot, as published too.
    quantity : {"value", "slope", "gate"}
        What the error is of.
    reach : float
        The range that is seen and measured is ±``reach``.
    tolerance : float, optional
        The error that is marked; none if not given.
    """
    published = {
        f"{form}.{key}": value
        for form in (name, *compared)
        for key, value in APPROXIMATIONS[form].published().items()
    }
    return {
        "approximation": name,
        "compared": list(compared),
        "coefficients": published,
        "show_approximation": True,
        "quantity": quantity,
        "measure": "absolute",
        "magnitude": False,
        "log_error": False,
        "interval": [-reach, reach],
        "show_tolerance": tolerance is not None,
        "x": x,
        "x_range": [-reach, reach],
        **({} if tolerance is None else {"tolerance": tolerance}),
    }
