"""pyqtgraph without the parts that no plot needs."""

import subprocess
import sys

COUNT = "print(sum(name.startswith('pyqtgraph.') for name in sys.modules))"
SPARED = "import sys\nfrom gelu_desktop.widgets.spared import spared\n"


def told(program):
    done = subprocess.run(
        [sys.executable, "-c", program], capture_output=True, text=True, check=True
    )
    return done.stdout.splitlines()


def test_a_third_of_it_is_loaded_and_what_a_plot_needs_is_real():
    few, view, box, missing = told(
        f"{SPARED}pg = spared()\n{COUNT}\n"
        "print(pg.GraphicsView.__module__, pg.ViewBox.__module__)\n"
        "print(pg.functions.mkPen.__module__)\nprint(hasattr(pg, 'PlotItem'))"
    )[:4]
    (many,) = told(f"import sys, pyqtgraph\n{COUNT}")
    assert int(few) < 60 < 120 < int(many)
    assert view == ("pyqtgraph.widgets.GraphicsView pyqtgraph.graphicsItems.ViewBox.ViewBox")
    assert (box, missing) == ("pyqtgraph.functions", "False")


def test_what_was_spared_can_be_had_later():
    plot, parameter = told(
        f"{SPARED}spared()\n"
        "from pyqtgraph.graphicsItems.PlotItem import PlotItem\n"
        "from pyqtgraph.parametertree import Parameter\n"
        "print(PlotItem.__module__)\nprint(Parameter.__module__)"
    )
    assert plot == "pyqtgraph.graphicsItems.PlotItem.PlotItem"
    assert parameter == "pyqtgraph.parametertree.Parameter"


def test_one_that_needs_more_is_loaded_whole():
    (count, item) = told(
        f"{SPARED}from gelu_desktop.widgets import spared as module\n"
        "module.NEEDED = tuple(name for name in module.NEEDED if name != 'GraphicsScene')\n"
        f"pg = spared()\n{COUNT}\nprint(pg.PlotItem.__name__)"
    )
    assert int(count) > 120
    assert item == "PlotItem"


def test_one_that_is_loaded_is_left():
    assert told(f"{SPARED}import pyqtgraph\nprint(spared() is pyqtgraph)") == ["True"]


def test_nothing_blank_is_left_behind():
    assert told(
        f"{SPARED}from gelu_desktop.widgets import spared as module\nspared()\n"
        "print([name for name, each in sys.modules.items() if isinstance(each, module._Blank)])\n"
        "print([finder for finder in sys.meta_path if isinstance(finder, module._Finder)])"
    ) == ["[]", "[]"]
