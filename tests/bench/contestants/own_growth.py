"""What things cost when there are more of them."""

import json
import statistics
import time
from pathlib import Path
from tempfile import TemporaryDirectory

import numpy as np
from bench.contestants import shared
from bench.painted import Watch, quiet
from checkpoints import entry, framed

from gelu_desktop.app.application import create_application
from gelu_desktop.model.checkpoint import scan
from gelu_desktop.model.curves import Curve, PointsCurve
from gelu_desktop.model.files import dump, load
from gelu_desktop.model.scene import Line, Scene
from gelu_desktop.model.state import State
from gelu_desktop.numerics.activation import Activation
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.depth import Stack, profiles
from gelu_desktop.numerics.ffn import Block
from gelu_desktop.numerics.single_gelu import gelu_single
from gelu_desktop.widgets.plots import PlotView
from gelu_desktop.widgets.theme import THEMES

LAYERS = 24
FLOAT = 4


def _timed(function, repeats):
    times = []
    for number in range(repeats + 1):
        begun = time.perf_counter()
        function(number)
        times.append(time.perf_counter() - begun)
    return statistics.median(times[1:])


def _drawing(make, repeats):
    """Return the seconds of a frame in which all lines of a plot are others."""
    create_application([])
    view = PlotView(THEMES["light"])
    watch = Watch({"plot": view.viewport()})
    view.resize(shared.WIDTH, shared.HEIGHT)
    view.show()

    def frame(number):
        watch.forget()
        view.show_scene(Scene(shared.SPAN, shared.HEIGHTS[0], make(number)))
        quiet(watch)

    seconds = _timed(frame, repeats)
    view.close()
    return seconds


def curves(count, repeats):
    """Draw so many curves in one plot."""
    roles = sorted(set(FUNCTIONS) & {"gelu", "relu", "silu", "tanh", "elu", "mish"})

    def lines(number):
        values = 0.03 + 0.0005 * np.arange(count) + 1e-5 * number
        every = [Curve("gelu_tanh", 0, shared.tuned("gelu_tanh", "a", value)) for value in values]
        return tuple(Line(curve, roles[k % 6], "") for k, curve in enumerate(every))

    return _drawing(lines, repeats)


def points(count, repeats):
    """Draw one curve of so many points."""
    x = shared.sampled(count)

    def lines(number):
        y = np.tanh(x + 1e-3 * number)
        return (Line(PointsCurve(x, y), "gelu", ""),)

    return _drawing(lines, repeats)


def weights(width, repeats, tokens=128):
    """Send tokens forward through a block of a width, with four times as many hidden units."""
    rng = np.random.default_rng(0)
    w1 = rng.standard_normal((width, 4 * width), np.float32)
    w2 = rng.standard_normal((4 * width, width), np.float32)
    block = Block(w1, np.zeros(4 * width, np.float32), w2, np.zeros(width, np.float32))
    x = rng.standard_normal((tokens, width), np.float32)
    return _timed(lambda _: block.forward(x, gelu_single), repeats)


def tokens(count, repeats):
    """Send so many tokens forward through a block 768, 3072, 768."""
    return weights(768, repeats, count)


def layers(count, repeats):
    """Follow signals and gradients through so many layers."""
    stack, activations = Stack(count, 64, 256, 32), [Activation(FUNCTIONS["gelu"])]
    return _timed(lambda _: profiles(stack, activations), repeats)


def session(size, repeats):
    """Read and write a session file of so many bytes, most of them unknown to this version."""
    whole = json.loads(dump(State()))
    padding = max(0, size - len(json.dumps(whole))) // 40
    whole["later"] = {f"key {k:020}": f"value {k}" for k in range(padding)}
    data = json.dumps(whole).encode()

    def there_and_back(_number):
        found = load(data)
        dump(found.state, found.unknown)

    return _timed(there_and_back, repeats)


def checkpoint(size, repeats):
    """List the blocks of a checkpoint of so many bytes; all but its header is a hole in a file."""
    width = max(1, round((size / (LAYERS * 8 * FLOAT)) ** 0.5))
    header, place = {}, 0
    for layer in range(LAYERS):
        names = ("intermediate", (4 * width, width)), ("output", (width, 4 * width))
        for name, shape in names:
            end = place + FLOAT * shape[0] * shape[1]
            key = f"encoder.layer.{layer}.{name}.dense.weight"
            header[key] = entry(place, end, list(shape))
            place = end
    with TemporaryDirectory(prefix="gelu-desktop-bench-") as folder:
        file = Path(folder, "sparse.safetensors")
        head = framed(header)
        with file.open("wb") as stream:
            stream.write(head)
            stream.truncate(len(head) + place)
        assert len(scan(file).candidates) == LAYERS
        return _timed(lambda _: scan(file), repeats)


def steps():
    """Return what can be asked for: the median seconds at a size."""
    found = (curves, points, weights, tokens, layers, session, checkpoint)
    return {function.__name__: function for function in found}
