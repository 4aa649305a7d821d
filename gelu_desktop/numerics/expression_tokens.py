"""The pieces of a formula's text, and the error that names the place of a fault."""

import re
from collections.abc import Iterator
from dataclasses import dataclass

from gelu_desktop.text import QT_TRANSLATE_NOOP

_TOKEN = re.compile(
    r"\s*(?:(?P<number>(?:[0-9]+\.?[0-9]*|\.[0-9]+)(?:[eE][+-]?[0-9]+)?)"
    r"|(?P<name>[A-Za-z_][A-Za-z0-9_]*|[α-ωΦϕ√])"
    r"|(?P<raised>⁻?[⁰¹²³⁴-⁹]+)"
    r"|(?P<sign>\*\*|[-+*/^(),])"
    r"|(?P<end>\Z))"
)
# fmt: off
GREEK = {
    "alpha": "α", "beta": "β", "gamma": "γ", "delta": "δ", "epsilon": "ε", "zeta": "ζ", "eta": "η",
    "theta": "θ", "iota": "ι", "kappa": "κ", "lambda": "λ", "mu": "μ", "nu": "ν", "xi": "ξ",
    "rho": "ρ", "sigma": "σ", "tau": "τ", "upsilon": "υ", "chi": "χ", "psi": "ψ", "omega": "ω",
}
# fmt: on
_SPELLINGS = {
    **{letter: name for name, letter in GREEK.items()},
    "π": "pi",
    "Φ": "Phi",
    "φ": "phi",
    "ϕ": "phi",
    "√": "sqrt",
    "**": "^",
}
_RAISED = str.maketrans("⁻⁰¹²³⁴⁵⁶⁷⁸⁹", "-0123456789")
# Full-width forms, as a Chinese input method types them, and typographic signs.
_ASCII = {0xFF01 + i: 0x21 + i for i in range(94)} | str.maketrans("\u3000−–×·⋅÷", " --***/")


class ExpressionError(ValueError):
    """A formula that is refused.

    Parameters
    ----------
    template : str
        What is wrong, in English; translatable in the context ``"Expression"``. It may have
        places for ``values``.
    position : int
        Where, as an index into the text; the text's length when something is missing at its end.
    **values : str
        What fills the places of the template.

    Attributes
    ----------
    message : str
        The template, filled.
    """

    def __init__(self, template: str, position: int, **values: str) -> None:
        self.template = template
        self.position = position
        self.values = values
        self.message = template.format(**values)
        super().__init__(f"{self.message} (at character {position + 1})")


@dataclass(frozen=True)
class Token:
    """A piece of the text: its kind (number, name, sign, end), spelling and place."""

    kind: str
    text: str
    position: int


def tokens(text: str) -> list[Token]:
    """Return the pieces of ``text``, an end mark last.

    Raises
    ------
    ExpressionError
        At a character that belongs to no piece.
    """
    plain = text.translate(_ASCII)
    found: list[Token] = []
    place = 0
    while not found or found[-1].kind != "end":
        match = _TOKEN.match(plain, place)
        if match is None:
            place += len(plain[place:]) - len(plain[place:].lstrip())
            raise ExpressionError(
                QT_TRANSLATE_NOOP("Expression", "“{found}” has no meaning in a formula."),
                place,
                found=text[place],
            )
        found.extend(_pieces(match))
        place = match.end()
    return found


def _pieces(match: re.Match[str]) -> Iterator[Token]:
    kind = match.lastgroup or "end"
    spelling, place = match.group(kind), match.start(kind)
    if kind != "raised":
        yield Token(kind, _SPELLINGS.get(spelling, spelling), place)
        return
    yield Token("sign", "^", place)
    written = spelling.translate(_RAISED)
    if written.startswith("-"):
        yield Token("sign", "-", place)
    yield Token("number", written.lstrip("-"), place)
