"""The table: as text, as Markdown and as JSON."""

import json
from dataclasses import asdict

HEAD = ("", "ours", "peer", "its", "limit", "ratio", "spread", "met")
WORDS = {True: "yes", False: "NO", None: ""}
SIGNS = {"value": "≤ {}", "least": "≥ {}", "times": "≤ {}×", "faster": "≥ {}× faster"}


def number(value):
    """Return a number in three significant digits."""
    if value is None:
        return ""
    return f"{value:.0f}" if abs(value) >= 1000 else f"{value:.3g}"


def cells(row):
    """Return the cells of a row."""
    faster = row.limit is not None and row.limit.kind == "faster"
    ratio = number(row.ratio) + ("× faster" if faster else "×") if row.ratio is not None else ""
    spread = " to ".join(map(number, row.spread)) if row.spread else ""
    limit = SIGNS[row.limit.kind].format(number(row.limit.number)) if row.limit else ""
    met = WORDS[row.met] + (" (noisy)" if row.noisy else "")
    return (
        row.name,
        f"{number(row.ours)} {row.unit}".strip(),
        row.peer,
        "absent" if row.absent else f"{number(row.theirs)} {row.unit}".strip() if row.peer else "",
        limit,
        ratio,
        spread,
        met.strip(),
    )


def grouped(rows):
    """Yield each group with its rows."""
    for group in dict.fromkeys(row.group for row in rows):
        yield group, [row for row in rows if row.group == group]


def text(rows):
    """Return the table for a terminal; notes stand below their rows."""
    lines = [HEAD, *map(cells, rows)]
    widths = [max(len(line[column]) for line in lines) for column in range(len(HEAD))]

    def padded(line):
        return "  ".join(map(str.ljust, line, widths)).rstrip()

    shown = [padded(HEAD)]
    for group, members in grouped(rows):
        shown += ["", group.upper()]
        for row in members:
            shown.append(padded(cells(row)))
            if row.note:
                shown.append(f"    {row.note}")
    return "\n".join(shown)


def markdown(rows):
    """Return the table in Markdown, one for each group."""
    parts = []
    for group, members in grouped(rows):
        head = (group, *HEAD[1:], "note")
        lines = [head, ("---",) * len(head), *((*cells(row), row.note) for row in members)]
        parts.append("\n".join("| " + " | ".join(line) + " |" for line in lines))
    return "\n\n".join(parts)


def as_json(rows, about):
    """Return everything as JSON, with all digits."""
    found = [{**asdict(row), "met": row.met, "noisy": row.noisy} for row in rows]
    return json.dumps({**about, "rows": found}, indent=2, ensure_ascii=False)
