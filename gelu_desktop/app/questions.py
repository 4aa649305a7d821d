"""What a person is asked about their work: one box, a few buttons, one answer."""

from collections.abc import Sequence
from dataclasses import dataclass

from PySide6.QtCore import QCoreApplication
from PySide6.QtWidgets import QMessageBox, QWidget

translate = QCoreApplication.translate

SAVE, DISCARD, CANCEL, OTHER = "save", "discard", "cancel", "other"
RELOAD, KEEP = "reload", "keep"
LINES = 12

_ROLES = {
    SAVE: QMessageBox.ButtonRole.AcceptRole,
    OTHER: QMessageBox.ButtonRole.AcceptRole,
    RELOAD: QMessageBox.ButtonRole.AcceptRole,
    KEEP: QMessageBox.ButtonRole.RejectRole,
    DISCARD: QMessageBox.ButtonRole.DestructiveRole,
    CANCEL: QMessageBox.ButtonRole.RejectRole,
}


@dataclass(frozen=True)
class Question:
    """A question with its answers.

    Attributes
    ----------
    title, text : str
        The title of the box, and what is asked; already translated.
    answers : tuple of (str, str)
        The names of the answers and what their buttons say; the first is the default, the last
        is what closing the box means.
    lines : sequence of str
        What stands in small print.
    """

    title: str
    text: str
    answers: tuple[tuple[str, str], ...]
    lines: Sequence[str] = ()


def ask(parent: QWidget | None, question: Question) -> str:
    """Return the name of the answer that the person chose."""
    box = QMessageBox(QMessageBox.Icon.Question, question.title, question.text)
    if parent is not None:
        box.setParent(parent, box.windowFlags())
    box.setInformativeText("\n".join(_few(question.lines)))
    buttons = {name: box.addButton(text, _ROLES[name]) for name, text in question.answers}
    names = list(buttons)
    box.setDefaultButton(buttons[names[0]])
    box.setEscapeButton(buttons[names[-1]])
    box.exec()
    chosen = box.clickedButton()
    box.deleteLater()
    return next((name for name in names if buttons[name] is chosen), names[-1])


def _few(lines: Sequence[str]) -> list[str]:
    if len(lines) <= LINES:
        return list(lines)
    more = translate("Questions", "… and {count} more").format(count=len(lines) - LINES + 1)
    return [*lines[: LINES - 1], more]


def tell(parent: QWidget | None, title: str, text: str, lines: Sequence[str] = ()) -> None:
    """Tell something that needs no answer but must not be missed."""
    box = QMessageBox(QMessageBox.Icon.Warning, title, text)
    if parent is not None:
        box.setParent(parent, box.windowFlags())
    box.setInformativeText("\n".join(_few(lines)))
    box.exec()
    box.deleteLater()


def unsaved(name: str) -> Question:
    """Return the question before work is left that no file has."""
    text = translate("Questions", "Save the changes to {name}?")
    return Question(
        translate("Questions", "Unsaved changes"),
        text.format(name=name),
        (
            (SAVE, translate("Questions", "&Save")),
            (DISCARD, translate("Questions", "&Don't save")),
            (CANCEL, translate("Questions", "Cancel")),
        ),
        (translate("Questions", "Without saving, what was changed since is lost."),),
    )


def risky(name: str, newer: bool, lines: Sequence[str]) -> Question:
    """Return the question before a file is replaced that was not understood whole."""
    text = translate("Questions", "Some entries of {name} could not be read. Replace the file?")
    if newer:
        text = translate(
            "Questions", "{name} was written by a newer version of the program. Replace the file?"
        )
    kept = translate("Questions", "The file as it is now is kept as {name}~.")
    return Question(
        translate("Questions", "Save"),
        text.format(name=name),
        (
            (OTHER, translate("Questions", "Save &as…")),
            (SAVE, translate("Questions", "&Replace")),
            (CANCEL, translate("Questions", "Cancel")),
        ),
        (kept.format(name=name), *lines),
    )


def replaced(name: str) -> Question:
    """Return the question before a file is replaced that somebody else changed meanwhile."""
    text = translate("Questions", "{name} was changed by another program. Replace it?")
    kept = translate("Questions", "The file as it is now is kept as {name}~.")
    return Question(
        translate("Questions", "Save"),
        text.format(name=name),
        (
            (OTHER, translate("Questions", "Save &as…")),
            (SAVE, translate("Questions", "&Replace")),
            (CANCEL, translate("Questions", "Cancel")),
        ),
        (kept.format(name=name),),
    )


def changed(name: str, modified: bool) -> Question:
    """Return the question when a file was changed by another program."""
    text = translate("Questions", "{name} was changed by another program. Read it again?")
    lost = translate("Questions", "What you changed since you saved is lost then.")
    return Question(
        translate("Questions", "Changed on disk"),
        text.format(name=name),
        (
            (RELOAD, translate("Questions", "&Read again")),
            (KEEP, translate("Questions", "&Keep mine")),
        ),
        (lost,) if modified else (),
    )


def recover(when: str, name: str, file: str, tried: bool) -> Question:
    """Return the question about work that a program left behind which did not end properly."""
    text = translate("Questions", "The program ended without saving {name}. Restore the work?")
    lines = [translate("Questions", "As of {when}.").format(when=when)]
    answers: tuple[tuple[str, str], ...] = (
        (SAVE, translate("Questions", "&Restore")),
        (DISCARD, translate("Questions", "&Delete it")),
        (CANCEL, translate("Questions", "&Later")),
    )
    if tried:
        lines.append(
            translate(
                "Questions", "It was tried before, and the program ended then. The file is {file}."
            ).format(file=file)
        )
        answers = (
            (KEEP, translate("Questions", "&Skip it")),
            (SAVE, translate("Questions", "&Try again")),
            (DISCARD, translate("Questions", "&Delete it")),
            (CANCEL, translate("Questions", "&Later")),
        )
    title = translate("Questions", "Unsaved work")
    return Question(title, text.format(name=name), answers, lines)
