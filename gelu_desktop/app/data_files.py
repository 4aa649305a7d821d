"""What a panel plots as a CSV or JSON file: every number reads back exactly.

The keys are the same in every language; what explains them is in the language in use.
"""

import itertools
import json
import math
import re
from typing import Any

from PySide6.QtCore import QCoreApplication

from gelu_desktop import __version__
from gelu_desktop.model.plotted import Column, Plotted, Series
from gelu_desktop.model.result import Result
from gelu_desktop.model.sound import wav
from gelu_desktop.panels import PANELS
from gelu_desktop.widgets.panel_spec import PanelSpec

translate = QCoreApplication.translate

DATA = {spec.name: spec for spec in PANELS if spec.data is not None}
KINDS = ("csv", "json", "wav")
# Only its own line breaks may end a line of a header.
_UNSEEN = re.compile(r"[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")


def data_file(spec: PanelSpec, result: Result, kind: str) -> bytes:
    """Return what a panel plots as a file.

    Parameters
    ----------
    spec : PanelSpec
        A panel that plots something: one of ``DATA``.
    result : Result
        What it shows.
    kind : {"csv", "json", "wav"}
        CSV has a header of lines that begin with ``#``; JSON is one object; WAV is a sound, see
        `gelu_desktop.model.sound`.

    Returns
    -------
    bytes
        UTF-8, or a sound. The same for the same state and language.

    Raises
    ------
    NothingPlottedError
        When the panel plots nothing now.
    """
    if spec.data is None:
        raise ValueError(f"the panel {spec.name} plots nothing")
    plotted = spec.data(result)
    if kind == "wav":
        return wav(plotted.series, result.state.x_range)
    header = _header(spec, result, plotted)
    return {"csv": _csv, "json": _json}[kind](header, plotted).encode()


def _header(spec: PanelSpec, result: Result, plotted: Plotted) -> dict[str, Any]:
    """Return what the numbers depend on, and what each column is."""
    state = result.state
    return {
        "program": f"GELU Desktop {__version__}",
        "panel": spec.name,
        "title": translate("Panels", spec.title),
        "x": state.x,
        "range": list(state.x_range),
        "functions": {name: _function(result, name) for name in plotted.functions},
        "settings": _plain(dict(plotted.settings)),
    }


def _function(result: Result, name: str) -> dict[str, Any]:
    row = result.function(name)
    return {
        "label": translate("Functions", row.label),
        "formula": getattr(row, "formula", None) or row.latex,
        "coefficients": result.state.coefficients_of(name),
        "source": row.source,
    }


def _plain(value: Any) -> Any:
    """Return a value as what JSON knows; numbers that are not finite become strings."""
    if isinstance(value, dict):
        return {key: _plain(each) for key, each in value.items()}
    if isinstance(value, list | tuple):
        return [_plain(each) for each in value]
    if isinstance(value, float) and not math.isfinite(value):
        return repr(value)
    return value


def _csv(header: dict[str, Any], plotted: Plotted) -> str:
    lines = [f"# {key}: {_written(value)}" for key, value in header.items()]
    lines += (
        f"# {', '.join(map(_named, _names(each), each.columns))}: {_seen(each.meaning)}"
        for each in plotted.series
    )
    note = translate(
        "DataFile",
        "An empty cell is a value that is not finite; where x is empty too, the columns beside it"
        " have ended.",
    )
    names = [name for each in plotted.series for name in _names(each)]
    columns = [column for each in plotted.series for column in each.columns]
    lines.append(f"# {_seen(note)}")
    empty = [name for name, each in zip(names, columns, strict=True) if _empty(each)]
    if empty:
        text = translate("DataFile", "No value is finite in: {names}")
        lines.append(f"# {_seen(text.format(names=', '.join(empty)))}")
    lines.append(",".join(names))
    cells = (map(_cell, column.values.tolist()) for column in columns)
    lines += map(",".join, itertools.zip_longest(*cells, fillvalue=""))
    return "\n".join(lines) + "\n"


def _empty(column: Column) -> bool:
    return len(column.values) > 0 and not any(map(math.isfinite, column.values.tolist()))


def _names(series: Series) -> list[str]:
    return [f"{series.name}.{column.key}" for column in series.columns]


def _named(name: str, column: Column) -> str:
    return name if column.unit == "1" else f"{name} [{column.unit}]"


def _written(value: Any) -> str:
    return _seen(json.dumps(value, ensure_ascii=False))


def _seen(text: str) -> str:
    return _UNSEEN.sub(lambda sign: f"\\u{ord(sign[0]):04x}", text)


def _cell(value: float) -> str:
    return repr(value) if math.isfinite(value) else ""


def _json(header: dict[str, Any], plotted: Plotted) -> str:
    note = translate(
        "DataFile", 'Numbers that are not finite are the strings "inf", "-inf" and "nan".'
    )
    series = [
        {
            "name": each.name,
            "meaning": each.meaning,
            "units": {column.key: column.unit for column in each.columns},
            "columns": {column.key: _plain(column.values.tolist()) for column in each.columns},
        }
        for each in plotted.series
    ]
    whole = {**header, "note": note, "series": series}
    return _seen(json.dumps(whole, ensure_ascii=False, allow_nan=False)) + "\n"
