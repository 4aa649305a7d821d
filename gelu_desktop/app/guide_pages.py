"""The lesson as pages of HTML for a course: a page a chapter, each step with its picture."""

import base64
from collections.abc import Iterator
from xml.etree.ElementTree import Element

from PySide6.QtCore import QBuffer, QCoreApplication

from gelu_desktop import __version__
from gelu_desktop.app.export import PICTURES, Picture, svg
from gelu_desktop.app.guide_markup import elements
from gelu_desktop.app.report.elements import Piece, element, written
from gelu_desktop.app.report.page import TAGS
from gelu_desktop.app.report.style import STYLE
from gelu_desktop.model.guide.filling import filled
from gelu_desktop.model.guide.loading import load
from gelu_desktop.model.guide.page import Page, Step
from gelu_desktop.model.guide.reading import MARK
from gelu_desktop.model.program import code, printed
from gelu_desktop.model.result import Result
from gelu_desktop.model.state import State
from gelu_desktop.widgets.reader import formula_image
from gelu_desktop.widgets.theme import THEMES
from gelu_desktop.widgets.typeset import Setting

LESSON, INDEX = "lesson", "index.html"
SHARP = 3.0
ROOM = 560.0

translate = QCoreApplication.translate

MORE = """
.formula { display: inline-block; width: auto; border: 0; vertical-align: middle; }
.task { border-left: 3px solid #dc004e; padding: 0.4rem 0.9rem; background: #f5f6f7; }
.task p { margin: 0.2rem 0; }
nav { display: flex; justify-content: space-between; gap: 1rem; margin: 2rem 0; }
section { margin: 0 0 3rem; }
"""


def site(language: str) -> Iterator[tuple[str, bytes]]:
    """Yield the name and the content of each file, in the language that is installed.

    Parameters
    ----------
    language : {"en", "zh_CN"}
        The language of the pages, which is the one in use.
    """
    pages = load(LESSON, language)
    yield INDEX, _index(pages, language)
    for number, page in enumerate(pages):
        sections: list[Element] = []
        for place, step in enumerate(page.steps, 1):
            picture = _picture(step, f"{page.id}-{place}.svg")
            if picture is not None:
                yield picture
            sections.append(_section(step, picture[0] if picture else ""))
        yield f"{page.id}.html", _chapter(pages, number, sections, language)


def _picture(step: Step, name: str) -> tuple[str, bytes] | None:
    """Return the picture of the panel that a step shows, None where it has none."""
    spec = PICTURES.get(step.point.panel if step.point else "") or PICTURES.get(step.panel)
    if spec is None:
        return None
    result = Result(step.shown_on(State()), point=step.point)
    return name, svg(Picture(spec, result, THEMES["light"], spec.size))


def _index(pages: tuple[Page, ...], language: str) -> bytes:
    title = translate("Guide", "Why BERT uses this curve")
    rows = [element("li", element("a", page.title, href=f"{page.id}.html")) for page in pages]
    return _page(title, [element("ul", *rows)], language)


def _chapter(pages: tuple[Page, ...], number: int, sections: list[Element], language: str) -> bytes:
    links = [element("a", translate("Guide", "Contents"), href=INDEX)]
    if number:
        links.insert(0, element("a", f"← {pages[number - 1].title}", href=_file(pages, number - 1)))
    if number + 1 < len(pages):
        links.append(element("a", f"{pages[number + 1].title} →", href=_file(pages, number + 1)))
    return _page(pages[number].title, [*sections, element("nav", *links)], language)


def _file(pages: tuple[Page, ...], number: int) -> str:
    return f"{pages[number].id}.html"


def _section(step: Step, picture: str) -> Element:
    content: list[Piece] = list(elements(filled(step.text), _address, _formula))
    if picture:
        shown = element("img", src=picture, alt=step.heading)
        content.append(element("figure", shown))
    if step.run:
        lines = (f"{line.text}\n" for line in printed(step.run))
        content += [
            element("pre", element("code", code())),
            element("pre", element("samp", *lines)),
        ]
    if step.task:
        content.append(_task(step))
    return element("section", *content)


def _task(step: Step) -> Element:
    """Return what a reader can try, and what they will find, to be opened."""
    task = elements(filled(step.task), _address, _formula)
    found = elements(filled(step.done), _address, _formula) if step.done else []
    summary = element("summary", translate("Guide", "What you will see"))
    more = [element("details", summary, *found)] if found else []
    return element("div", *task, *more, class_="task")


def _address(link: str) -> str:
    return f"{link.split(MARK)[1]}.html"


def _formula(name: str) -> Element:
    """Return a formula as a picture inside of the page, sharp on fine screens."""
    image = formula_image(name, THEMES["light"], ROOM, SHARP)
    buffer = QBuffer()
    buffer.open(QBuffer.OpenModeFlag.WriteOnly)
    image.save(buffer, "PNG")  # type: ignore[call-overload]
    data = base64.b64encode(bytes(buffer.data().data())).decode("ascii")
    return element(
        "img",
        src=f"data:image/png;base64,{data}",
        alt=Setting(name).text,
        width=str(round(image.width() / SHARP)),
        height=str(round(image.height() / SHARP)),
        class_="formula",
    )


def _page(title: str, content: list[Element], language: str) -> bytes:
    head = element(
        "head",
        element("meta", charset="utf-8"),
        element("title", title),
        element("meta", name="viewport", content="width=device-width, initial-scale=1"),
        element("meta", name="generator", content=f"GELU Desktop {__version__}"),
        element("style", STYLE + MORE),
    )
    body = element("body", element("header", element("h1", title)), element("main", *content))
    return written(element("html", head, body, lang=TAGS[language]))
