"""The verb ``guide``: the lesson as pages of HTML, without a window."""

from collections.abc import Mapping, Sequence
from pathlib import Path

from gelu_desktop.app.application import create_application, install_language
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.export_command import language, use_no_display
from gelu_desktop.app.guide_pages import site
from gelu_desktop.app.messages import report as tell
from gelu_desktop.app.messages import translate
from gelu_desktop.app.writing import WriteError, check_target, write_whole

Given = Mapping[str, Sequence[str]]


def guide(given: Given) -> int:
    """Write the pages, print their paths, and return 0; nothing is written if one cannot be."""
    if "export" not in given:
        raise UsageError(translate("CommandLine", "--export is missing. It says where to write."))
    folder = Path(given["export"][0])
    use_no_display()
    code = install_language(create_application([]), language(given))
    files = list(site(code))
    _make(folder)
    for name, _ in files:
        check_target(folder / name, "force" in given)
    for name, content in files:
        write_whole(folder / name, content)
        if "quiet" not in given:
            tell(str(folder / name))
    return 0


def _make(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        text = translate("CommandLine", "The folder {0} could not be made: {1}.")
        raise WriteError(text.format(folder, error.strerror or error)) from error
