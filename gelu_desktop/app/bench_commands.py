"""The verbs that measure, sweep, refit and hand on; none loads Qt for texts in English."""

from __future__ import annotations

from gelu_desktop.app.claims_command import claims
from gelu_desktop.app.depth_command import depth
from gelu_desktop.app.dictionary_command import dictionary
from gelu_desktop.app.errors_command import errors
from gelu_desktop.app.ffn_command import ffn
from gelu_desktop.app.fit_command import fit
from gelu_desktop.app.race_command import race
from gelu_desktop.app.snippet_command import snippet
from gelu_desktop.app.sweep_command import sweep

COMMANDS = {
    "errors": errors,
    "sweep": sweep,
    "fit": fit,
    "snippet": snippet,
    "dictionary": dictionary,
    "claims": claims,
    "ffn": ffn,
    "depth": depth,
    "race": race,
}
