"""Every text is translated, whole, and compiled as it stands."""

import re
from pathlib import Path
from xml.etree import ElementTree

import pytest

import bake_translations

FOLDER = Path(__file__).parent.parent / "resources" / "translations"
CHINESE = FOLDER / "gelu_desktop_zh_CN.ts"
PLACEHOLDER = re.compile(r"\{\w*\}|%n|\*\.\{\d\}|--\w+")


UNWANTED = ("词元", "你")
"""A token is a token, and people are addressed as 您."""


def messages():
    found = []
    for context in ElementTree.parse(CHINESE).getroot().iter("context"):
        name = context.findtext("name")
        for message in context.iter("message"):
            translation = message.find("translation")
            forms = [form.text for form in translation.iter("numerusform")] or [translation.text]
            found += [(name, message.findtext("source"), form or "") for form in forms]
    return found


def test_every_text_of_the_program_is_in_the_files(tmp_path):
    for path in FOLDER.glob("*.ts"):
        (tmp_path / path.name).write_bytes(path.read_bytes())
    bake_translations.collect(tmp_path)
    for path in FOLDER.glob("*.ts"):
        assert (tmp_path / path.name).read_text("utf-8") == path.read_text("utf-8"), path.name


def test_the_compiled_files_are_what_the_sources_say(tmp_path):
    bake_translations.release(target=tmp_path)
    for path in FOLDER.glob("*.ts"):
        name = path.with_suffix(".qm").name
        assert (tmp_path / name).read_bytes() == (FOLDER / name).read_bytes(), name


def test_an_unfinished_text_is_a_failure(tmp_path):
    for path in FOLDER.glob("*.ts"):
        text = path.read_text("utf-8").replace(
            "<translation>", '<translation type="unfinished">', 1
        )
        (tmp_path / path.name).write_text(text, "utf-8")
    with pytest.raises(bake_translations.subprocess.CalledProcessError):
        bake_translations.release(tmp_path, tmp_path)


@pytest.mark.parametrize(("context", "source", "translation"), messages())
def test_a_translation_is_whole(context, source, translation):
    assert translation.strip()
    assert sorted(set(PLACEHOLDER.findall(source))) == sorted(set(PLACEHOLDER.findall(translation)))
    assert bool(re.search("&[A-Za-z]", source)) == bool(re.search(r"\(&[A-Z]\)", translation))
    assert source.endswith("…") == translation.rstrip("&()ABCDEFGHIJKLMNOPQRSTUVWXYZ").endswith("…")


@pytest.mark.parametrize("word", UNWANTED)
def test_terms_are_the_same_everywhere(word):
    assert [text for _, _, text in messages() if word in text] == []
    guide = FOLDER.parent / "guide" / "zh_CN"
    pages = [*guide.glob("[mqs]*/*.md")]
    assert len(pages) > 40
    assert [page.name for page in pages if word in page.read_text("utf-8")] == []
