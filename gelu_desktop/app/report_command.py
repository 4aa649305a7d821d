"""The verb ``report``: what a session shows as a page of HTML, without a window."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from gelu_desktop.app.application import create_application, install_language
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.export_command import language, read_state, use_no_display
from gelu_desktop.app.messages import report as tell
from gelu_desktop.app.messages import say_bytes, translate
from gelu_desktop.app.report import report as page_of
from gelu_desktop.app.session_option import read_session
from gelu_desktop.app.writing import check_target, write_whole
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State

Given = Mapping[str, Sequence[str]]

STANDARD = "-"
CHANGES = ("approximation", "formula", "set")


def report(given: Given) -> int:
    """Write the page, print its path, and return 0."""
    if "out" not in given:
        raise UsageError(translate("CommandLine", "--out is missing. It says where to write."))
    name = given["out"][0]
    state = _state(given)
    if name != STANDARD:
        check_target(Path(name), "force" in given)
    use_no_display()
    code = install_language(create_application([]), language(given))
    session = given["session"][0] if "session" in given else STANDARD
    page = page_of(Result(state), code, "" if session == STANDARD else session)
    if name == STANDARD:
        say_bytes(page)
        return 0
    write_whole(Path(name), page)
    if "quiet" not in given:
        tell(name)
    return 0


def _state(given: Given) -> State:
    if "session" not in given:
        return read_state(given)
    for option in CHANGES:
        if option in given:
            text = translate("CommandLine", "--session cannot be combined with --{0}.")
            raise UsageError(text.format(option))
    return read_session(given)
