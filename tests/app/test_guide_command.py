"""The lesson as pages of HTML: valid, escaped, without the network, in either language."""

import re
from html.parser import HTMLParser
from xml.etree import ElementTree

import pytest

from gelu_desktop.app.errors import UsageError
from gelu_desktop.app.guide_command import guide
from gelu_desktop.app.guide_markup import elements
from gelu_desktop.app.report.elements import element, written
from gelu_desktop.app.writing import WriteError
from gelu_desktop.model.guide.loading import load

VOID = {"img", "meta", "br"}


class Page(HTMLParser):
    """Reads a page, and remembers what it points to and whether all is closed."""

    def __init__(self, text):
        super().__init__()
        self.open, self.links, self.images, self.tags = [], [], [], []
        self.feed(text)
        self.close()
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        self.tags.append(tag)
        if tag == "a":
            self.links.append(given["href"])
        if tag == "img":
            self.images.append((given["src"], given["alt"]))
        if tag not in VOID:
            self.open.append(tag)

    def handle_endtag(self, tag):
        assert self.open.pop() == tag


@pytest.fixture(autouse=True)
def in_english(qapp, monkeypatch):
    monkeypatch.setenv("QT_QPA_PLATFORM", "offscreen")
    yield
    from gelu_desktop.app.application import install_language

    install_language(qapp, "en")


@pytest.mark.parametrize("language", ["en", "zh_CN"])
def test_the_lesson_is_written_whole(qapp, tmp_path, language, capsys):
    folder = tmp_path / "lesson"
    given = {"export": [str(folder)], "language": [language]}
    assert guide(given) == 0
    files = {path.name for path in folder.iterdir()}
    told = capsys.readouterr().out.splitlines()
    assert {line.rpartition("/")[2] for line in told} == files
    used = {"index.html"}
    for path in folder.glob("*.html"):
        text = path.read_text("utf-8")
        assert text.startswith("<!DOCTYPE html>\n<html lang=")
        page = Page(text)
        assert page.tags.count("h1") == 1
        prose = re.sub(r"<(pre|code)>.*?</\1>|<style>.*?</style>", "", text, flags=re.DOTALL)
        assert not re.search(r"https?://|<script", text)
        assert not re.search(r"\{|\*\*|\]\(", prose)
        for link in page.links:
            used.add(link)
        for source, alt in page.images:
            assert alt
            if not source.startswith("data:image/png;base64,"):
                used.add(source)
    assert used == files
    for path in folder.glob("*.svg"):
        assert ElementTree.parse(path).getroot().tag.endswith("svg")
    pages = load("lesson", language)
    assert len(list(folder.glob("*.html"))) == len(pages) + 1
    steps = sum(len(page.steps) for page in pages)
    assert len(list(folder.glob("*.svg"))) >= steps - 3
    assert pages[0].steps[0].heading in (folder / "1-gate.html").read_text("utf-8")
    again = {path.name: path.read_bytes() for path in folder.iterdir()}
    with pytest.raises(WriteError):
        guide(given)
    assert guide({**given, "force": [], "quiet": []}) == 0
    assert {path.name: path.read_bytes() for path in folder.iterdir()} == again
    assert not capsys.readouterr().out


def test_where_to_has_to_be_said(qapp):
    with pytest.raises(UsageError):
        guide({})


def test_a_folder_that_cannot_be_made_is_named(qapp, tmp_path):
    (tmp_path / "file").write_text("x")
    with pytest.raises(WriteError, match="file"):
        guide({"export": [str(tmp_path / "file" / "inner")]})


MARKDOWN = """# Head & <tail>

A *word*, **bold**, `a < b`, [there](lesson/1-gate) and $gelu$ inside.

- one <b>
- two

1. first

| a | b |
|---|---|
| 1 | **2** |

```
if a < b & c:
    pass
```
"""


def test_markdown_becomes_elements_and_text_stays_text(qapp):
    made = elements(
        MARKDOWN.replace("<tail>", "&lt;tail>").replace("<b>", "&lt;b>"),
        lambda link: f"to:{link}",
        lambda name: element("img", src="x", alt=name),
    )
    text = written(element("main", *made)).decode()
    for part in (
        "<h1>Head &amp; &lt;tail&gt;</h1>",
        "<em>word</em>",
        "<strong>bold</strong>",
        "<code>a &lt; b</code>",
        '<a href="to:lesson/1-gate">there</a>',
        '<img src="x" alt="gelu">',
        "<ul><li>one &lt;b&gt;</li><li>two</li></ul>",
        "<ol><li>first</li></ol>",
        "<th>a</th><th>b</th>",
        "<td>1</td><td><strong>2</strong></td>",
        "<pre><code>if a &lt; b &amp; c:\n    pass</code></pre>",
    ):
        assert part in text
