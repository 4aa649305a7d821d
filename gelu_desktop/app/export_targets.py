"""Which files ``export`` is to write, and what goes into each."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

from gelu_desktop.app.arguments import choice
from gelu_desktop.app.data_files import DATA, KINDS
from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.export import ENCODERS, ending_problem
from gelu_desktop.app.export_choices import PAGES, chosen
from gelu_desktop.app.export_options import first
from gelu_desktop.app.messages import translate
from gelu_desktop.app.picture import PICTURES
from gelu_desktop.app.writing import WriteError
from gelu_desktop.widgets.panel_spec import PanelSpec

Given = Mapping[str, Sequence[str]]

STDOUT = "-"
EVERY = (*ENCODERS, *KINDS)


@dataclass(frozen=True)
class Target:
    """One file to write.

    Attributes
    ----------
    path : pathlib.Path, optional
        Where to; None for standard output.
    kind : str
        The kind of file.
    specs : tuple of PanelSpec
        The panel, or with ``PAGES`` those that have a page each.
    """

    path: Path | None
    kind: str
    specs: tuple[PanelSpec, ...]


def read_targets(given: Given) -> list[Target]:
    """Return the files that the options ask for.

    Raises
    ------
    UsageError
        When they contradict each other.
    """
    kinds = [choice("--format", kind, EVERY) for kind in given.get("format", ())]
    names = [choice("--panel", name, {**PICTURES, **DATA}) for name in given.get("panel", ())]
    if "pdf" in given:
        return _pages(given, names)
    if "all" in given:
        if "panel" in given or "out" in given:
            text = translate("CommandLine", "--all cannot be combined with --panel or --out.")
            raise UsageError(text)
        return _folder(Path(given["all"][0]), list(PICTURES | DATA), kinds)
    if not names or "out" not in given:
        text = translate("CommandLine", "Give --panel and --out for one picture, or --all for all.")
        raise UsageError(text)
    if len(set(names)) > 1:
        return _folder(_folder_name(given["out"][0]), names, kinds)
    path = None if given["out"][0] == STDOUT else Path(given["out"][0])
    kind = _kind(path, kinds)
    return [Target(path, kind, (known(kind)[choice("--panel", names[0], known(kind))],))]


def known(kind: str) -> Mapping[str, PanelSpec]:
    """Return the panels of which there are files of a kind: pictures, or what is plotted."""
    return DATA if kind in KINDS else PICTURES


def _pages(given: Given, names: Sequence[str]) -> list[Target]:
    if {"all", "out", "format"} & set(given):
        text = translate(
            "CommandLine", "--pdf cannot be combined with --all, --out, --format or --sweep."
        )
        raise UsageError(text)
    path = None if given["pdf"][0] == STDOUT else Path(given["pdf"][0])
    if path is not None and (problem := ending_problem(path, "pdf")):
        raise UsageError(problem)
    return [Target(path, PAGES, tuple(chosen(names or PICTURES)))]


def _folder_name(text: str) -> Path:
    if text == STDOUT:
        message = translate("CommandLine", "Standard output takes one picture, or --pdf - for all.")
        raise UsageError(message)
    return Path(text)


def _folder(folder: Path, names: Sequence[str], kinds: Sequence[str]) -> list[Target]:
    return [
        Target(folder / f"{spec.name}.{kind}", kind, (spec,))
        for name in dict.fromkeys(names)
        for kind in dict.fromkeys(kinds or ["png"])
        if (spec := known(kind).get(name)) is not None
    ]


def _kind(path: Path | None, kinds: Sequence[str]) -> str:
    """Return the kind of file; the ending of its name must not say otherwise."""
    if len(kinds) > 1:
        text = translate("CommandLine", "--format takes one kind of file for --out.")
        raise UsageError(text)
    if path is None:
        return kinds[0] if kinds else "png"
    ending = path.suffix.removeprefix(".").lower()
    kind = kinds[0] if kinds else choice("--format", ending or "png", EVERY)
    if problem := ending_problem(path, kind):
        raise UsageError(problem)
    return kind


def make_folder(given: Given, targets: Sequence[Target]) -> None:
    """Make the folder of several pictures if only its last part is missing.

    Raises
    ------
    WriteError
        When it cannot be made.
    """
    if "all" in given:
        new_folder(Path(first(given, "all", "")))
    elif len(targets) > 1:
        new_folder(Path(first(given, "out", "")))


def new_folder(folder: Path) -> None:
    """Make a folder unless it is there.

    Raises
    ------
    WriteError
        When it cannot be made.
    """
    try:
        folder.mkdir(exist_ok=True)
    except FileExistsError:
        return  # what stands there is refused by name when the files are checked
    except OSError as error:
        text = translate("CommandLine", "The folder {0} could not be made: {1}.")
        raise WriteError(text.format(folder, error.strerror)) from error
