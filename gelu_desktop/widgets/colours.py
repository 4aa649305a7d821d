"""The colours of the three themes: tokens, the curves of the functions, dashes for print.

The curve colours start from the colour-blind-safe set of Okabe and Ito (2008). Each has a contrast
of at least 4.5:1 against the surface it is drawn on. The first seven differ for every sight by
more than is needed side by side; the others were searched for the largest distances that are left
between all of them, in CIELAB and as they are seen without one kind of cone.
"""

LIGHT = {
    "window": "#f3f4f6",
    "surface": "#ffffff",
    "base": "#ffffff",
    "raised": "#fbfbfc",
    "text": "#1c2127",
    "muted": "#59626d",
    "disabled": "#9aa1aa",
    "border": "#c9cfd6",
    "outline": "#7d8792",
    "grid": "#e6e9ed",
    "axis": "#59626d",
    "focus": "#4a63a8",
    "focus_text": "#ffffff",
    "selection": "#d5def5",
    "link": "#2f56b0",
    "accent": "#dc004e",
    "gate": "#0a7f9d",
    "error": "#b3261e",
}
DARK = {
    "window": "#1d2025",
    "surface": "#15181c",
    "base": "#272b31",
    "raised": "#2c3138",
    "text": "#e7eaee",
    "muted": "#a5adb8",
    "disabled": "#69717c",
    "border": "#3b424b",
    "outline": "#8a93a0",
    "grid": "#262b31",
    "axis": "#a5adb8",
    "focus": "#8ea6ea",
    "focus_text": "#10131a",
    "selection": "#37487a",
    "link": "#93b4ff",
    "accent": "#f0588c",
    "gate": "#4fd6f0",
    "error": "#ff8a80",
}
PAPER = {
    **LIGHT,
    "window": "#ffffff",
    "raised": "#ffffff",
    "text": "#000000",
    "muted": "#404040",
    "border": "#808080",
    "outline": "#606060",
    "grid": "#e0e0e0",
    "axis": "#000000",
    "accent": "#b8004d",
    "gate": "#03759c",
}

_CURVES = {
    "gelu": ("#0050a8", "#4fa3f0", "#000000"),
    "relu": ("#6b737e", "#d9dde3", "#757575"),
    "silu": ("#00865f", "#2be08a", "#00553f"),
    "sigmoid": ("#9a55d4", "#9b78ff", "#8c33c1"),
    "tanh": ("#1f1c24", "#b97a4e", "#5a1a00"),
    "gelu_tanh": ("#bd5a00", "#ff8a2a", "#b95e00"),
    "gelu_sigmoid": ("#544000", "#f5ea3d", "#6e5200"),
    "leaky_relu": ("#960f5a", "#c378b4", "#001eb4"),
    "elu": ("#960f0f", "#b4ffb4", "#784b87"),
    "celu": ("#694b3c", "#e1c34b", "#b43c1e"),
    "selu": ("#a51eb4", "#ffc396", "#780f2d"),
    "swish": ("#c31e96", "#f01ec3", "#001e69"),
    "mish": ("#0069ff", "#00c31e", "#c31e96"),
    "softplus": ("#5a693c", "#b4ff69", "#781e87"),
    "softsign": ("#c31e2d", "#b4b4ff", "#003c78"),
    "hard_sigmoid": ("#4b0087", "#78b478", "#4b4b1e"),
    "hard_swish": ("#781ec3", "#e169e1", "#87005a"),
    "hard_tanh": ("#1e2d5a", "#4bffc3", "#003cc3"),
    "relu6": ("#2d0f69", "#5a9696", "#960f1e"),
    "relu_squared": ("#0f2da5", "#ff2d4b", "#5a69b4"),
    "laplace_gate": ("#692d78", "#a5ffff", "#5a4ba5"),
    "cauchy_gate": ("#2d4b5a", "#c3c3a5", "#2d5a69"),
    "gelu_tanh_exp": ("#002d1e", "#878769", "#003c0f"),
    "gelu_tanh_factored": ("#3c1e00", "#7887d2", "#2d2d1e"),
    "gelu_tanh5": ("#694b78", "#00ff78", "#2d5ac3"),
    "gelu_sigmoid_exp": ("#3c1e3c", "#ffffe1", "#4b695a"),
    "gelu_erf": ("#a55a5a", "#e1a5b4", "#3c3c5a"),
    "gelu_erfc": ("#692d1e", "#87b4d2", "#3c0f4b"),
    "gelu_ndtr": ("#964b00", "#96871e", "#2d0087"),
    "gelu_as7126": ("#2d782d", "#b4d200", "#a55a87"),
    "gelu_eigen": ("#5a69a5", "#ff8778", "#e10f5a"),
    "gelu_ibert": ("#5a4be1", "#1ea55a", "#785ae1"),
    "gelu_hard": ("#691e3c", "#ffff96", "#2d2d96"),
    "gelu_table_linear": ("#780087", "#f04b00", "#d23c3c"),
    "gelu_table_nearest": ("#b44b78", "#ff87d2", "#5a0f3c"),
    "own": ("#000096", "#b4b45a", "#0069ff"),
    "second": ("#4b004b", "#00b496", "#4b782d"),
}
LIGHT_CURVES, DARK_CURVES, PAPER_CURVES = (
    {name: colours[index] for name, colours in _CURVES.items()} for index in range(3)
)

_FIRST_DASHES = {
    "relu": (6.0, 2.5),
    "silu": (1.0, 2.0),
    "sigmoid": (8.0, 2.5, 1.0, 2.5),
    "gate": (6.0, 1.6, 6.0, 1.6, 1.0, 1.6),
    "tanh": (3.0, 2.0),
    "gelu_tanh": (10.0, 3.0),
    "gelu_sigmoid": (4.0, 2.0, 1.0, 2.0, 1.0, 2.0),
}
# Searched so that two differ even in the short piece of line that a legend shows.
_MORE_DASHES = (
    (1.0, 1.6),
    (1.0, 2.4),
    (2.0, 2.4, 1.0, 2.4),
    (2.0, 2.4),
    (1.0, 2.4, 2.0, 2.4, 1.0, 2.4),
    (1.0, 2.4, 3.5, 2.4, 1.0, 2.4),
    (1.0, 1.6, 1.0, 1.6, 7.0, 1.6),
    (1.0, 2.4, 1.0, 2.4, 7.0, 2.4),
    (3.5, 2.4, 3.5, 2.4, 2.0, 2.4),
    (1.0, 1.6, 7.0, 1.6, 2.0, 1.6),
    (1.0, 1.6, 5.0, 1.6),
    (2.0, 1.6, 1.0, 1.6),
    (5.0, 2.4, 1.0, 2.4),
    (5.0, 2.4),
    (1.0, 2.4, 3.5, 2.4, 3.5, 2.4),
    (3.5, 1.6, 1.0, 1.6, 3.5, 1.6),
    (3.5, 2.4, 1.0, 2.4),
    (1.0, 2.4, 5.0, 2.4, 3.5, 2.4),
    (2.0, 1.6, 2.0, 1.6, 5.0, 1.6),
    (2.0, 2.4, 9.0, 2.4),
    (1.0, 1.6, 3.5, 1.6, 3.5, 1.6),
    (2.0, 1.6, 3.5, 1.6, 1.0, 1.6),
    (1.0, 1.6, 2.0, 1.6),
    (5.0, 1.6, 1.0, 1.6),
    (3.5, 1.6, 2.0, 1.6, 1.0, 1.6),
    (5.0, 1.6, 5.0, 1.6, 2.0, 1.6),
    (1.0, 1.6, 1.0, 1.6, 2.0, 1.6),
    (1.0, 1.6, 3.5, 1.6, 5.0, 1.6),
    (2.0, 1.6, 1.0, 1.6, 3.5, 1.6),
    (2.0, 2.4, 2.0, 2.4, 3.5, 2.4),
)


def _dashes() -> dict[str, tuple[float, ...]]:
    """Return a pattern for each function but GELU, which has a solid line."""
    rest = (name for name in _CURVES if name != "gelu" and name not in _FIRST_DASHES)
    return {**_FIRST_DASHES, **dict(zip(rest, _MORE_DASHES, strict=True))}


PAPER_DASHES = _dashes()
