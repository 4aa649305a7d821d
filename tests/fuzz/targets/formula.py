"""A person's own formulas: read, written, differentiated, computed and handed on as code."""

import json

import numpy as np

from fuzz.guard import FindingError, declared
from gelu_desktop.model.library import Library
from gelu_desktop.numerics.dialects import DIALECTS
from gelu_desktop.numerics.expression import ExpressionError, parse
from gelu_desktop.numerics.expression_code import code
from gelu_desktop.numerics.own import from_formula

X = np.array([-np.inf, -3.0, -0.0, 0.5, 1e300, np.nan])
WORDS = tuple(
    word.encode()
    for word in (
        "Phi(", "phi(", "tanh(", "erf(", "clip(x,0,1)", "max(x,0)", "sigmoid(", "log1p(", "sqrt(",
        "^", "²", "⁻¹", "×", "−", "1e308", "1e-400", "σ(", "__class__", "(" * 30, "x+" * 60,
    )
)  # fmt: skip


def run(data, folder):
    """Read it; a formula can be printed, computed and kept."""
    text = data.decode("utf-8", "replace")
    kept = folder / "formulas.json"
    kept.write_bytes(data)
    if len(Library(kept).formulas) > len(data):
        raise FindingError("more formulas than bytes")
    with declared(ExpressionError):
        found = parse(text)
        if parse(str(found)) != found:
            raise FindingError(f"{found} does not come back")
        found.latex()
        for language in DIALECTS:
            code(found.root, language)
        row = from_formula(text)
        for order in (0, 1):
            if row.evaluate(X, order, row.published()).shape != X.shape:
                raise FindingError("another shape")
        kept.write_text(json.dumps({"a": text}), encoding="utf-8")
        if dict(Library(kept).formulas) != {"a": text}:
            raise FindingError("it is not kept")
