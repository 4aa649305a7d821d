"""What `claims` prints, and what it refuses."""

import json

import pytest

from gelu_desktop.__main__ import main
from gelu_desktop.model.claims import CLAIMS, measure
from gelu_desktop.model.facts import value

SOME = ["C01", "C20", "C29", "C33"]


def run(capsys, *arguments, code=0):
    assert main(["claims", *arguments]) == code
    return capsys.readouterr()


def read(capsys, *arguments):
    out, err = run(capsys, *arguments, "--format", "json")
    assert err == ""
    return json.loads(out)


def test_json_is_a_list_with_every_key(capsys):
    found = read(capsys, "--id", "C20", "c33")
    assert [row["id"] for row in found] == ["C20", "C33"]
    assert [row["verdict"] for row in found] == ["false", "true"]
    for row in found:
        assert list(row) == [
            "id",
            "claim",
            "verdict",
            "measured",
            "method",
            "truth",
            "source",
            "figures",
        ]
    assert found[0]["measured"] == measure(CLAIMS["C20"]).measured
    assert found[0]["figures"]["sigmoid.error.at"] == value("sigmoid.error.at")


def test_a_claim_named_twice_is_told_once(capsys):
    assert [row["id"] for row in read(capsys, "--id", "C33", "C20", "C33")] == ["C33", "C20"]


@pytest.mark.parametrize(
    ("verdicts", "expected"),
    [(["true"], ["C01", "C33"]), (["false", "depends"], ["C20", "C29"]), (["roughly"], [])],
)
def test_verdicts_filter(capsys, verdicts, expected):
    found = read(capsys, "--id", *SOME, "--verdict", *verdicts)
    assert [row["id"] for row in found] == expected


def test_every_claim_with_a_verdict_is_found(capsys):
    found = read(capsys, "--verdict", "roughly")
    assert [row["id"] for row in found] == [
        f"C{number:02d}" for number in (6, 11, 18, 21, 22, 32, 41, 46, 48)
    ]


def test_text_has_a_block_for_each_claim_within_80_columns(capsys):
    out = run(capsys, "--id", "C20", "C33").out
    assert out.startswith("C20  On [−4, 4], x·σ(1.702x)")
    assert "\n\nC33  " in out
    assert "    Verdict: ≠ false\n" in out
    assert "0.02033487221" in out
    assert max(map(len, out.splitlines())) <= 80


def test_markdown(capsys):
    out = run(capsys, "--id", "C20", "--format", "markdown").out
    assert out.startswith("### C20: ")
    assert "- Verdict: ≠ false\n" in out


@pytest.mark.parametrize(
    ("arguments", "told"),
    [
        (["--id", "C99"], "C49"),
        (["--id", "x" * 10**5], "C51"),
        (["--verdict", "wrong"], "undecided"),
        (["--format", "csv"], "markdown"),
        (["--id"], "--id"),
    ],
)
def test_what_does_not_exist_is_refused_with_what_does(capsys, arguments, told):
    out, err = run(capsys, *arguments, code=2)
    assert out == ""
    assert told in err
    assert len(err) < 1000


def test_the_help_tells_of_every_key(capsys):
    found = read(capsys, "--id", "C20")[0]
    text = run(capsys, "--help").out.partition("Keys of the JSON:")[2]
    told = {name.strip(",").removeprefix("[].") for name in text.split()}
    assert set(found) - told == set()
