"""A claim: what is said, how it is measured, the rule of its verdict, and what is true instead."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any

from gelu_desktop.model.claims.verdicts import Figures
from gelu_desktop.model.facts import find, value
from gelu_desktop.model.guide.filling import filled, names
from gelu_desktop.model.guide.page import Step
from gelu_desktop.model.guide.point import point
from gelu_desktop.model.rules import Translate

CONTEXT = "Claims"

Rule = Callable[[Figures], str]


@dataclass(frozen=True, kw_only=True)
class Claim:
    """One sentence that is said about GELU.

    Attributes
    ----------
    id : str
        ``"C01"`` and so on.
    said : str
        The sentence; translatable in the context ``"Claims"``, as are the texts below.
    measured : str
        What is measured, with ``{facts}``.
    method : str
        How: sampled or exhaustive, on which range, with which seeds.
    rule : callable
        Takes the figures and returns a key of ``VERDICTS``; it knows no verdict by itself.
    more : tuple of str
        Facts that the rule asks for beyond those of the texts.
    truth : str
        What is true instead, or besides, with ``{facts}``.
    source : str
        Where it is from, as names.
    state : mapping
        Changes of the state that show it, as in a session's file.
    panel, point : str
        The panel that shows it, and the place to look at.
    """

    id: str
    said: str
    measured: str
    method: str
    rule: Rule
    truth: str
    source: str
    panel: str
    point: str
    state: Mapping[str, Any] = field(default_factory=dict)
    more: tuple[str, ...] = ()

    @property
    def facts(self) -> tuple[str, ...]:
        """The facts that its texts and its rule ask for, each once."""
        asked = (*names(self.measured), *names(self.truth), *self.more)
        return tuple(dict.fromkeys(asked))

    @property
    def slow(self) -> bool:
        """Whether its measurement takes so long that a window must not wait for it."""
        return any(find(name).slow for name in self.facts)

    @property
    def step(self) -> Step:
        """What "Show me" shows."""
        return Step(self.said, self.state, self.panel, point(self.point))

    def judge(self, look_up: Callable[[str], Any] = value) -> str:
        """Return the verdict that the rule gives, a key of ``VERDICTS``."""
        return self.rule(Figures(look_up))


@dataclass(frozen=True)
class Answer:
    """A claim in words, measured.

    Attributes
    ----------
    claim : Claim
        The claim.
    verdict : str
        A key of ``VERDICTS``.
    said, measured, method, truth : str
        Its texts in a language, with their figures.
    """

    claim: Claim
    verdict: str
    said: str
    measured: str
    method: str
    truth: str


def measure(claim: Claim, translate: Translate = lambda _, text: text) -> Answer:
    """Measure a claim now and tell it in a language; facts that are known are not computed again.

    Parameters
    ----------
    claim : Claim
        The claim.
    translate : callable
        Returns a text in the wanted language.
    """
    said, measured, method, truth = (
        translate(CONTEXT, text) for text in (claim.said, claim.measured, claim.method, claim.truth)
    )
    return Answer(claim, claim.judge(), said, filled(measured), method, filled(truth))
