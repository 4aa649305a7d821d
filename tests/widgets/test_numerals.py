import pytest

from gelu_desktop.model.figures import rounded, scientific, significant, special
from gelu_desktop.widgets.numerals import EM, digits


def test_width_of_a_number_is_that_of_its_characters(qapp):
    assert digits("0.8413")[1] == digits("9.9999")[1]
    assert digits("1.5×10⁻⁴")[1] > digits("1.5×10")[1]
    assert digits("10⁴")[0].boundingRect().top() < digits("104")[0].boundingRect().top()


@pytest.mark.parametrize("value", [0.0, -1.5, 1e-300, -2e15, 0.044715])
def test_every_figure_of_the_model_can_be_set(qapp, value):
    for text in (rounded(value), scientific(value), significant(value)):
        path, width = digits(text)
        assert not path.isEmpty()
        assert 0 < width < 20 * EM
    for text in (special(float("nan")), special(float("inf")), special(-float("inf"))):
        assert not digits(text)[0].isEmpty()


def test_figures_of_scripts_are_sturdier(qapp):
    assert digits("0.5", small=True)[1] > digits("0.5")[1]
