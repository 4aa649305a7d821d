"""The limits stand in one module, README.md tells them, and nobody keeps limits elsewhere."""

import re
from pathlib import Path

import pytest

import gelu_desktop
from gelu_desktop import sizes

HERE = Path(gelu_desktop.__file__).parent
README = HERE.parent / "README.md"
MIB = 2**20
# In the table's order: each number that a row tells.
TOLD = {
    "a session file": ("SESSION_BYTES", "SESSION_NESTING", "SESSION_ENTRIES"),
    "the settings": ("SETTINGS_BYTES",),
    "formulas that you keep": ("LIBRARY_FORMULAS", "LIBRARY_BYTES"),
    "a formula": ("FORMULA_SIGNS", "FORMULA_NODES", "FORMULA_DEPTH"),
    "`config.json` beside a checkpoint": ("CONFIG_BYTES",),
    "a safetensors file": ("HEADER_BYTES", "TENSORS", "RANK"),
    "an `.npz` file": ("MEMBERS", "RANK"),
    "a layer of a checkpoint": ("LAYER_WEIGHTS",),
    "hidden states": ("STATES_NUMBERS",),
    "numbers on standard input": ("INPUT_NUMBERS",),
    "the feed-forward block": ("FFN_WIDTH", "FFN_EXPANSION", "FFN_TOKENS", "FFN_VALUES"),
    "one token": ("TOKEN_INPUTS", "TOKEN_HIDDEN"),
    "Depth": ("DEPTH_LAYERS", "DEPTH_WIDTH", "DEPTH_HIDDEN", "DEPTH_TOKENS"),
    "the training race": ("RACE_EPOCHS", "RACE_BLOCKS", "RACE_WIDTH", "RACE_SEEDS"),
    "a table in place of a function": ("SEGMENTS",),
    "masks of the random gate": ("GATE_SAMPLES",),
    "a picture": ("PICTURE_SIDE", "PICTURE_AREA", "CAPTION_SIGNS"),
    "an export sweep": ("SWEEP_FRAMES", "SWEEP_AREA"),
}
# What no person meets: an archive's own parts.
UNTOLD = {"DIRECTORY_BYTES", "ARRAY_HEADER_BYTES", "BOMB_BYTES", "BOMB_RATIO"}
# Limits of the program on itself, of values, or of what it shows, not of what is brought to it.
OTHERS = re.compile(
    r"^(?!.*\bsizes\.)_?[A-Z_]*(?:SIZE_MAX|WIDTH_MAX|HIDDEN_MAX|BATCH_MAX|EPOCHS_MAX|SEEDS_MAX"
    r"|BLOCKS_MAX|AREA_MAX|SIDE_MAX|FRAMES_MAX|LENGTH_MAX|NODES_MAX|DEPTH_MAX|FILE_MAX|MEMBERS_MAX"
    r"|TENSORS_MAX|WEIGHTS_MAX|NUMBERS_MAX|VALUES_MAX|SEGMENTS_MOST|HEADER_MAX|RANK_MAX) = \d",
    re.MULTILINE,
)
ALLOWED = {
    "app/layouts.py": "text of one layout in the settings, whose file is bounded",
    "model/ffn_settings.py": "the place in an order, of which nothing is made",
    "model/quiz/score.py": "names in the settings, whose file is bounded",
}


def rows():
    section = README.read_text(encoding="utf-8").partition("## Limits\n")[2].partition("\n## ")[0]
    lines = [line for line in section.splitlines() if line.startswith("| ")][1:]
    return dict(line.strip("| ").split(" | ") for line in lines)


def numbers(text):
    found = re.findall(r"([\d,]*\d)( MiB)?", text)
    return [int(number.replace(",", "")) * (MIB if unit else 1) for number, unit in found]


def test_the_table_has_a_row_for_every_limit():
    assert list(rows()) == list(TOLD)
    named = {name for names in TOLD.values() for name in names}
    assert named | UNTOLD == {name for name in vars(sizes) if name.isupper()}


@pytest.mark.parametrize("what", TOLD)
def test_the_table_tells_the_limits(what):
    assert sorted(numbers(rows()[what])) == sorted(getattr(sizes, name) for name in TOLD[what])


def test_nobody_keeps_limits_elsewhere():
    found = {
        str(path.relative_to(HERE)): match[0]
        for path in sorted(HERE.rglob("*.py"))
        if path.name != "sizes.py"
        for match in OTHERS.finditer(path.read_text(encoding="utf-8"))
    }
    assert {path: row for path, row in found.items() if path not in ALLOWED} == {}
    assert OTHERS.search("SIZE_MAX = 2**22")
    assert not OTHERS.search("SIZE_MAX = sizes.SESSION_BYTES")
