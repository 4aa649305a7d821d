"""Reading GELU from a table, in each language: the operations table, tableslope and nearest.

The entries are computed where they are needed; a kernel would read them from memory.
"""

PYTHON = {
    "entry": """\
def entry(i, r, n):
    t = r * ((2.0 * i - n) / n)
    return 0.5 * t * math.erfc(-t * math.sqrt(0.5))
""",
    "table": """\
def table(x, r, n):
    n = min(max(round(n), 1), 65536)
    if not (r > 0.0 and abs(x) <= r):
        return max(x, 0.0)
    place, half = x * n / (2.0 * r), n // 2
    i = min(max(math.floor(place + (n / 2.0 - half)) + half, 0), n - 1)
    left, right = entry(i, r, n), entry(i + 1, r, n)
    if place < 0.0:
        return right + (place - (i + 1 - n / 2.0)) * (right - left)
    return left + (place - (i - n / 2.0)) * (right - left)
""",
    "tableslope": """\
def tableslope(x, r, n):
    n = min(max(round(n), 1), 65536)
    if not (r > 0.0 and abs(x) <= r):
        return x if x != x else float(x > 0.0)
    half = n // 2
    i = min(max(math.floor(x * n / (2.0 * r) + (n / 2.0 - half)) + half, 0), n - 1)
    return (entry(i + 1, r, n) - entry(i, r, n)) * n / (2.0 * r)
""",
    "nearest": """\
def nearest(x, r, n):
    n = min(max(round(n), 1), 65536)
    if not (r > 0.0 and abs(x) <= r):
        return max(x, 0.0)
    i = min(max(math.floor(x * n / (2.0 * r) + n / 2.0 + 0.5), 0), n)
    return entry(i, r, n)
""",
}

NUMPY = {
    "entry": """\
def entry(i, r, n):
    t = r * ((2.0 * i - n) / n)
    return t * special.ndtr(t)
""",
    "table": """\
def table(x, r, n):
    n = min(max(round(n), 1), 65536)
    place, half = x * n / (2.0 * r), n // 2
    i = np.clip(np.floor(place + (n / 2.0 - half)) + half, 0.0, n - 1.0)
    left, right = entry(i, r, n), entry(i + 1.0, r, n)
    below = place < 0.0
    line = np.where(below, right, left) + (place - (i + below - n / 2.0)) * (right - left)
    return np.where(np.abs(x) <= r, line, np.maximum(x, 0.0))
""",
    "tableslope": """\
def tableslope(x, r, n):
    n = min(max(round(n), 1), 65536)
    half = n // 2
    i = np.clip(np.floor(x * n / (2.0 * r) + (n / 2.0 - half)) + half, 0.0, n - 1.0)
    rise = (entry(i + 1.0, r, n) - entry(i, r, n)) * n / (2.0 * r)
    outside = np.where(x > r, 0.0 * i + 1.0, 0.0 * i)
    return np.where(np.abs(x) <= r, rise, outside)
""",
    "nearest": """\
def nearest(x, r, n):
    n = min(max(round(n), 1), 65536)
    i = np.clip(np.floor(x * n / (2.0 * r) + n / 2.0 + 0.5), 0.0, 1.0 * n)
    return np.where(np.abs(x) <= r, entry(i, r, n), np.maximum(x, 0.0))
""",
}

JAX = {
    name: text.replace("special.ndtr", "jax.scipy.special.ndtr").replace("np.", "jnp.")
    for name, text in NUMPY.items()
}

PYTORCH = {
    name: text.replace("special.ndtr", "torch.special.ndtr")
    .replace("np.clip", "torch.clamp")
    .replace("np.maximum(x, 0.0)", "torch.clamp(x, min=0.0)")
    .replace("np.", "torch.")
    for name, text in NUMPY.items()
}

_OUTSIDE = "if (!(r > 0.0 && fabs(x) <= r)) return"

C = {
    "entry": """\
static double entry(double i, double r, double n) {
    const double t = r * ((2.0 * i - n) / n);
    return 0.5 * t * erfc(-t * 0.7071067811865476);
}
""",
    "table": f"""\
static double table(double x, double r, double n) {{
    n = fmin(fmax(rint(n), 1.0), 65536.0);
    {_OUTSIDE} x > 0.0 ? x : x < 0.0 ? -0.0 : x;
    const double place = x * n / (2.0 * r), half = floor(n / 2.0);
    const double i = fmin(fmax(floor(place + (n / 2.0 - half)) + half, 0.0), n - 1.0);
    const double left = entry(i, r, n), right = entry(i + 1.0, r, n);
    if (place < 0.0) return right + (place - (i + 1.0 - n / 2.0)) * (right - left);
    return left + (place - (i - n / 2.0)) * (right - left);
}}
""",
    "tableslope": f"""\
static double tableslope(double x, double r, double n) {{
    n = fmin(fmax(rint(n), 1.0), 65536.0);
    {_OUTSIDE} x > 0.0 ? 1.0 : x <= 0.0 ? 0.0 : x;
    const double place = x * n / (2.0 * r), half = floor(n / 2.0);
    const double i = fmin(fmax(floor(place + (n / 2.0 - half)) + half, 0.0), n - 1.0);
    return (entry(i + 1.0, r, n) - entry(i, r, n)) * n / (2.0 * r);
}}
""",
    "nearest": f"""\
static double nearest(double x, double r, double n) {{
    n = fmin(fmax(rint(n), 1.0), 65536.0);
    {_OUTSIDE} x > 0.0 ? x : x < 0.0 ? -0.0 : x;
    return entry(fmin(fmax(floor(x * n / (2.0 * r) + n / 2.0 + 0.5), 0.0), n), r, n);
}}
""",
}
CALLS = {name: f"{name}({{0}}, {{1}}, {{2}})" for name in ("table", "tableslope", "nearest")}
