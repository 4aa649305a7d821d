"""What the lesson shows before it is begun and after it was left: its chapters."""

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.guide.reading import MARK, Reading
from gelu_desktop.panels.guide.course import LESSON, pages, places

translate = QCoreApplication.translate


def contents(reading: Reading) -> str:
    """Return the table of contents as Markdown: a link to each chapter, and how far it is read."""
    lines = [
        "## " + translate("Guide", "Why BERT uses this curve"),
        translate(
            "Guide",
            "A lesson that sets the panels beside it, points at what to look at, and asks you to"
            " try. Your own work is put aside meanwhile and comes back, to the last digit, when"
            " you leave.",
        ),
    ]
    for page in pages(LESSON):
        every = [place for place in places(LESSON) if place.page == page.id]
        seen = sum(place in reading.seen for place in every)
        count = translate("Guide", "{seen} of {count}").format(seen=seen, count=len(every))
        lines.append(f"- [{page.title}]({LESSON}{MARK}{page.id}) · {count}")
    return "\n\n".join(lines[:2]) + "\n\n" + "\n".join(lines[2:])
