"""The verbs that measure, sweep, refit and hand on; none loads Qt for texts in English."""

from __future__ import annotations

from gelu_desktop.app.errors_command import errors

COMMANDS = {"errors": errors}
