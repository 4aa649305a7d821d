"""One writer a language: from the pieces of a formula to code that runs as it stands."""

import textwrap
from collections.abc import Callable

from gelu_desktop.model.snippets.pieces import WIDTH, Subject, below, in_parentheses, values
from gelu_desktop.model.snippets.sollya import sollya
from gelu_desktop.numerics.expression import parse
from gelu_desktop.numerics.expression_code import Code, code
from gelu_desktop.numerics.own import OWN

_OVERFLOWING = ("exp", "power", "x * x", "table", "nearest")


def python(subject: Subject) -> str:
    """Return Python for one number at a time."""
    return _python(subject, "python", (("math.", "import math"),), "float")


def numpy(subject: Subject) -> str:
    """Return Python for arrays of NumPy."""
    imports = (("", "import numpy as np"), ("special.", "from scipy import special"))
    return _python(subject, "numpy", imports, "np.ndarray")


def pytorch(subject: Subject) -> str:
    """Return Python for tensors of PyTorch."""
    imports = (("math.", "import math\n"), ("", "import torch"))
    return _python(subject, "pytorch", imports, "torch.Tensor")


def jax(subject: Subject) -> str:
    """Return Python for arrays of JAX."""
    imports = (("", "import jax"), ("jnp.", "import jax.numpy as jnp"))
    return _python(subject, "jax", imports, "jax.Array")


def _python(
    subject: Subject, language: str, imports: tuple[tuple[str, str], ...], kind: str
) -> str:
    written = code(subject.formula.root, language)
    texts = "".join((*written.helpers, *(text for _, text in written.parts), written.result))
    lines = [f"{name} = {in_parentheses(text)}" for name, text in written.parts]
    lines.append(f"return {in_parentheses(written.result)}")
    if language == "numpy" and any(sign in texts for sign in _OVERFLOWING):
        lines = [
            f"# {subject.notes['overflow']}",
            'with np.errstate(over="ignore"):',
            textwrap.indent("\n".join(lines), "    "),
        ]
    needed = [line for sign, line in imports if sign in texts]
    blocks = ["".join(f"{line}\n" for line in needed)] if needed else []
    body = textwrap.indent("\n".join(lines), "    ")
    blocks += [*written.helpers, f"{_signature(subject, language, kind)}\n{body}\n"]
    if subject.built_in:
        blocks.append(
            f"# {subject.notes['built_in']}\n"
            f"def {subject.name}_built_in(x: {kind}) -> {kind}:\n"
            f"    return {subject.built_in}\n"
        )
    return "\n\n".join(blocks)


def _signature(subject: Subject, language: str, kind: str) -> str:
    """Return the line that begins the function, or the lines if there is much to tune."""
    tuned = (f"{name}: float = {value}" for name, value in values(subject, language).items())
    parts = [f"x: {kind}", *tuned]
    line = f"def {subject.name}({', '.join(parts)}) -> {kind}:"
    if len(line) <= WIDTH + 4:
        return line
    inner = "".join(f"    {part},\n" for part in parts)
    return f"def {subject.name}(\n{inner}) -> {kind}:"


def c(subject: Subject) -> str:
    """Return C for float64."""
    written = code(subject.formula.root, "c")
    function = f"double {subject.name}(double x) {{\n{_c_body(subject, written, 'c')}}}\n"
    return "\n".join(["#include <math.h>\n", *written.helpers, function])


def cuda(subject: Subject) -> str:
    """Return CUDA C for float32, and a kernel that applies it."""
    written = code(subject.formula.root, "cuda")
    name = subject.name
    device = (
        f"// {subject.notes['once']}\n"
        f"__device__ __forceinline__ float {name}(float x) {{\n"
        f"{_c_body(subject, written, 'cuda')}}}\n"
    )
    kernel = (
        f"__global__ void {name}_kernel(const float *x, float *y, int n) {{\n"
        "    const int stride = gridDim.x * blockDim.x;\n"
        "    for (int i = blockIdx.x * blockDim.x + threadIdx.x; i < n; i += stride) {\n"
        f"        y[i] = {name}(x[i]);\n"
        "    }\n"
        "}\n"
    )
    return "\n".join([*written.helpers, device, kernel])


def _c_body(subject: Subject, written: Code, language: str) -> str:
    kind = "float" if language == "cuda" else "double"
    tuned = values(subject, language)
    lines = [f"const {kind} {name} = {value};" for name, value in tuned.items()]
    lines += [f"const {kind} {name} ={below(text)};" for name, text in written.parts]
    lines.append(f"return{below(written.result)};")
    return textwrap.indent("\n".join(lines) + "\n", "    ")


def latex(subject: Subject) -> str:
    """Return LaTeX for a displayed formula and the values of its coefficients."""
    own = subject.function.name == OWN
    formula = subject.formula.latex() if own else subject.function.latex
    tuned = (
        f"{parse(name).latex()} = {parse(repr(value)).latex()}"
        for name, value in subject.coefficients.items()
    )
    parts = [f"f(x) = {formula}", ",\\quad ".join(tuned)]
    return "\\[\n  " + ",\\qquad\n  ".join(part for part in parts if part) + "\n\\]\n"


WRITERS: dict[str, Callable[[Subject], str]] = {
    "python": python,
    "numpy": numpy,
    "pytorch": pytorch,
    "jax": jax,
    "c": c,
    "cuda": cuda,
    "latex": latex,
    "sollya": sollya,
}
