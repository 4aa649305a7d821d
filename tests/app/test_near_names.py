"""What a wrong word on the command line may have meant."""

import pytest

from gelu_desktop.__main__ import main
from gelu_desktop.app.messages import in_every_language


@pytest.mark.parametrize(
    ("arguments", "words"),
    [
        (("race", "--epoch", "3"), "no option --epoch. Close to it: --epochs. The options are:"),
        (("rase",), "“rase” is not a command. Close to it: race. The commands are:"),
        (("race", "--optimiser", "adm"), "Close to it: adam."),
        (("race", "--activation", "GELU"), "Close to it: gelu, "),
        (("depth", "--weights", "xavyer"), "Close to it: xavier."),
        (("ffn", "--compare", "tanh_form"), "Close to it: gelu_tanh, "),
        (("ffn", "--compare", "Tanh form"), "Close to it: gelu_tanh, "),
        (("ffn", "--compare", "sigmoid 形式"), "Close to it: gelu_sigmoid, "),
        (("depth", "--activation", "squared_relus"), "Close to it: relu_squared, "),
        (("dictionary", "hard gate"), "Close to it: gelu_hard"),
    ],
)
def test_what_was_meant_is_said(capsys, arguments, words):
    assert main(arguments) == 2
    assert words in capsys.readouterr().err


def test_what_is_like_nothing_is_only_listed(capsys):
    assert main(("race", "--qqqqqq")) == 2
    assert "Close to it" not in capsys.readouterr().err
    assert main(("ffn", "--compare", "qqqqqq")) == 2
    assert "Close to it" not in capsys.readouterr().err


def test_names_are_known_in_every_language():
    assert in_every_language("Functions", "tanh form") == ["tanh form", "tanh 形式"]
