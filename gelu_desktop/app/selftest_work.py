"""What ``self-test`` tries besides panels and pictures: the bench, files and texts."""

import json
import math
import os
import struct
import zipfile
from collections.abc import Callable, Iterator
from functools import partial
from itertools import product
from pathlib import Path

import ml_dtypes
import numpy as np

from gelu_desktop.app.data_files import DATA, KINDS, data_file
from gelu_desktop.app.messages import LANGUAGES, translate
from gelu_desktop.app.report import report
from gelu_desktop.model import files
from gelu_desktop.model.checkpoint import load, scan
from gelu_desktop.model.guide import loading
from gelu_desktop.model.plotted import NothingPlottedError
from gelu_desktop.model.result import Result
from gelu_desktop.model.sample import sample
from gelu_desktop.model.state import State
from gelu_desktop.model.workers.crew import Crew
from gelu_desktop.model.workers.task import Task, process_number
from gelu_desktop.numerics.approximations import APPROXIMATIONS
from gelu_desktop.numerics.fitting import fit
from gelu_desktop.numerics.formats import FORMATS
from gelu_desktop.numerics.sweeps import sweep
from gelu_desktop.widgets.panel_spec import PanelSpec

Check = tuple[str, Callable[[], None]]

FITTED = "gelu_sigmoid"
BEST_K = 1.77293397  # for which the largest error on [-8, 8] is smallest
SWEPT = "gelu_tanh"
NUMBERS = {"bfloat16": 65280, "float16": 63488, "e4m3fn": 254, "e5m2": 248}
_WIDTHS = (8, 32)


def work_checks(folder: Path) -> Iterator[Check]:
    """Yield what is tried, each with what it says; files go into ``folder``."""
    for kind in ("safetensors", "npz"):
        text = translate("CommandLine", "a checkpoint as {0}").format(kind)
        yield text, partial(_check_checkpoint, kind, folder)
    yield translate("CommandLine", "the layer that comes with the program"), _check_sample
    yield translate("CommandLine", "a fit of {0}").format(FITTED), _check_fit
    for name in NUMBERS:
        text = translate("CommandLine", "every number of {0}").format(name)
        yield text, partial(_check_numbers, name)
    yield translate("CommandLine", "a session, written and read again"), _check_session
    yield translate("CommandLine", "work in a process of its own"), _check_worker
    for spec, kind in product(DATA.values(), KINDS):
        text = translate("CommandLine", "data of {0} as {1}").format(spec.name, kind)
        yield text, partial(_check_data, spec, kind)
    for code in LANGUAGES:
        text = translate("CommandLine", "guide and report, {0}").format(code)
        yield text, partial(_check_texts, code)


def _check_worker() -> None:
    """Without workers everything works as well, on one core."""
    crew = Crew(1)
    try:
        (number,) = crew.run([Task(process_number)]) or [os.getpid()]
    finally:
        crew.close()
    if number == os.getpid():
        raise _different(number)


def _different(found: object) -> ValueError:
    return ValueError(translate("CommandLine", "found {0} instead").format(found))


def _check_checkpoint(kind: str, folder: Path) -> None:
    width, inner = _WIDTHS
    up = np.arange(inner * width, dtype=np.float64).reshape(inner, width) / 64
    arrays = {"mlp.fc1.weight": up.astype(ml_dtypes.bfloat16), "mlp.fc2.weight": up.T * 0.5}
    path = folder / f"checkpoint.{kind}"
    if kind == "npz":
        with zipfile.ZipFile(path, "w") as archive:
            for name, array in arrays.items():
                with archive.open(f"{name}.npy", "w") as file:
                    np.save(file, array.astype(np.float32))
    else:
        path.write_bytes(_safetensors(arrays["mlp.fc1.weight"], arrays["mlp.fc2.weight"]))
    layer = load(scan(path).candidates[0])
    if layer is None or layer.block.w1.shape != (width, inner):
        raise _different(layer)
    if not math.isclose(float(np.asarray(layer.block.w1, dtype=np.float64)[1, 0]), 1 / 64):
        raise _different(layer.block.w1[1, 0])


def _safetensors(up: np.ndarray, down: np.ndarray) -> bytes:
    rows = (("mlp.fc1.weight", "BF16", up), ("mlp.fc2.weight", "F64", down))
    header, data = {}, b""
    for name, kind, array in rows:
        end = len(data) + array.nbytes
        header[name] = {"dtype": kind, "shape": array.shape, "data_offsets": (len(data), end)}
        data += array.tobytes()
    text = json.dumps(header).encode()
    return struct.pack("<Q", len(text)) + text + data


def _check_sample() -> None:
    if sample().layer.block.w1.ndim != 2:
        raise _different(sample().layer.block.w1.shape)


def _check_fit() -> None:
    row = APPROXIMATIONS[FITTED]
    found = fit(row, row.published(), ("k",), target="gelu", norm="minimax")
    best = found.after.coefficients["k"]
    if not math.isclose(best, BEST_K, rel_tol=1e-7):
        raise _different(best)


def _check_numbers(name: str) -> None:
    row = APPROXIMATIONS[SWEPT]
    found = sweep(row, row.published(), FORMATS[name], "every", False)
    if found.count != NUMBERS[name]:
        raise _different(found.count)


def _check_session() -> None:
    state = State(x=-0.75)
    again = files.load(files.dump(state).encode())
    if again.state != state or again.problems:
        raise _different(again.problems)


def _check_data(spec: PanelSpec, kind: str) -> None:
    try:
        content = data_file(spec, Result(State()), kind)
    except NothingPlottedError:
        return  # as in the window: there is nothing yet
    if kind == "json":
        json.loads(content)
    elif not content.startswith(b"RIFF" if kind == "wav" else b"#"):
        raise _different(content[:40])


def _check_texts(code: str) -> None:
    for kind in loading.KINDS:
        if not loading.load(kind, code):
            raise _different(kind)
    page = report(Result(State()), code, "")
    if not page.rstrip().endswith(b"</html>"):
        raise _different(page[-40:])
