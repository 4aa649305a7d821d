"""The table of mutation testing names what is there."""

import runpy
from pathlib import Path

import pytest

TABLE = runpy.run_path(str(Path(__file__).with_name("table.py")))


@pytest.mark.parametrize("module", TABLE["MORE"])
def test_what_the_table_names_is_there(module):
    assert TABLE["path_of"](module).is_file()
    for file in TABLE["MORE"][module]:
        assert (TABLE["ROOT"] / file).is_file()


def test_a_module_has_its_own_tests_and_others():
    assert TABLE["tests_of"]("model.history") == [
        "tests/model/test_history.py",
        "tests/test_session.py",
    ]
    assert TABLE["tests_of"]("numerics.ordered") == ["tests/numerics/test_ordered.py"]


@pytest.mark.parametrize("folder", TABLE["PACKAGES"])
def test_the_folders_of_the_table_are_there_and_their_tests(folder):
    assert (TABLE["ROOT"] / "gelu_desktop" / folder.replace(".", "/")).is_dir()
    for file in TABLE["PACKAGES"][folder]:
        assert (TABLE["ROOT"] / file).is_file()
    assert TABLE["tests_of"](f"{folder}.some") == list(TABLE["PACKAGES"][folder])
