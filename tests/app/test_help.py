"""Help in a terminal: width, scripts, and its texts."""

import pytest

from environment import ROOT
from gelu_desktop.app.errors import INTERRUPTED, CommandError, PlatformError, UsageError
from gelu_desktop.app.help import WIDTH, describe, overview
from gelu_desktop.app.terminal import text_width, wrap
from gelu_desktop.app.verbs import VERBS

CHINESE = "精确的 GELU 是默认函数；tanh 近似叫做 gelu_tanh，sigmoid 近似叫做 gelu_sigmoid。" * 3


def test_wide_characters_take_two_columns():
    assert text_width("GELU") == 4
    assert text_width("激活 x") == 6
    assert text_width("，") == 2


@pytest.mark.parametrize("text", [CHINESE, "one two three " * 20, ""])
@pytest.mark.parametrize("width", [20, 57, 80])
def test_lines_are_no_wider_than_asked_and_lose_nothing(text, width):
    lines = wrap(text, width)
    assert max(map(text_width, lines)) <= width
    assert "".join("".join(lines).split()) == "".join(text.split())


def test_words_stay_whole_and_no_line_begins_with_a_closing_mark():
    lines = wrap(CHINESE, 23)
    assert not any(line[:1] in "，。；：" for line in lines if line)
    assert sum(line.count("gelu_sigmoid") for line in lines) == 3


def test_no_line_ends_with_an_opening_mark():
    for width in range(12, 40):
        lines = wrap("先以 float32 运算（every），最后舍入一次（float32）。叫做“门”。", width)
        assert not any(line[-1:] in "（“" for line in lines if line)


def test_a_word_wider_than_the_line_has_one_of_its_own():
    assert wrap("a bbbbbbbb c", 4) == ["a", "bbbbbbbb", "c"]


@pytest.mark.parametrize("name", [name for name in VERBS if name])
def test_help_fits_the_terminal_and_speaks_in_sentences(name):
    verb = VERBS[name]
    assert max(map(text_width, describe(verb).splitlines())) <= WIDTH
    assert all(
        text[-1] == "." for text in [verb.summary, verb.text, *(o.text for o in verb.options)]
    )


def test_the_overview_names_every_command_and_exit_code():
    text = overview(VERBS)
    assert all(f"\n  {name} " in text for name in VERBS if name)
    assert all(f"\n  {code} " in text for code in range(4))


@pytest.mark.parametrize("name", ["", "table", "eval"])
def test_which_gelu_is_the_default_is_said(name):
    text = overview(VERBS) if not name else describe(VERBS[name])
    assert "exact" in text


def test_every_exit_code_is_explained():
    text = overview(VERBS)
    codes = {line.split()[0] for line in text.split("Exit codes:")[1].splitlines() if line.strip()}
    kinds = (CommandError, UsageError, PlatformError)
    assert {"0", str(INTERRUPTED), *(str(kind.code) for kind in kinds)} <= codes
    readme = (ROOT / "README.md").read_text("utf-8")
    assert f"{INTERRUPTED} interrupted" in readme
