"""Makes a run that fails a short one, and keeps it as a script."""

import json
import re
import tempfile
from pathlib import Path

from monkey.running import played

SCRIPTS = Path(__file__).parent / "scripts"
SECONDS = 120
NOISE = re.compile(r"0x[0-9a-f]+|\d+(\.\d+)?|/\S+/|'[^']*'|\"[^\"]*\"")


def kind(found):
    """Return what makes two findings one: the end of a traceback, or a message without numbers."""
    lines = [line for line in found.splitlines() if line.strip()]
    frames = [line.strip() for line in lines if line.startswith("  File ")]
    if frames:
        own = [line for line in frames if "gelu_desktop" in line]
        place = (own or frames)[-1 if "Fatal" not in found else 0].rpartition(" in ")[2]
        ends = [line for line in lines if line[:1].isalpha() and "Error" in line.split(":")[0]]
        return f"{place} {ends[-1].split(':')[0] if ends else lines[0]}"
    return NOISE.sub("#", lines[0]) if lines else ""


def replayed(path):
    """Play a script in a process of its own; return what was found."""
    scale = json.loads(path.read_text(encoding="utf-8")).get("scale", 1)
    return played([path.absolute()], SECONDS, scale).found


def fails(steps, scale=1):
    """Return what is found in steps, played in a process of their own."""
    with tempfile.TemporaryDirectory(prefix="gelu-shrink-") as folder:
        file = Path(folder, "run.json")
        file.write_text(json.dumps({"steps": steps}), encoding="utf-8")
        return played([file], SECONDS, scale).found


def shrunk(steps, found, scale=1, tell=print, most=200):
    """Return as few of ``steps`` as still lead to the same kind of finding.

    Parameters
    ----------
    steps : list
        Steps that lead to it.
    found : str
        What was found.
    scale : float
        Of the screen.
    tell : callable
        Is told how far it came.
    most : int
        How many tries there are.

    Returns
    -------
    list or None
        None if the steps alone do not lead to it.
    """
    wanted, tries = kind(found), 0
    if not any(kind(fails(steps, scale)) == wanted for _ in range(2)):
        return None
    size = max(1, len(steps) // 2)
    while tries < most:
        start, before = 0, len(steps)
        while start < len(steps) and tries < most:
            less = steps[:start] + steps[start + size :]
            tries += 1
            if less and kind(fails(less, scale)) == wanted:
                steps = less
                tell(f"{len(steps)} steps left after {tries} tries")
            else:
                start += size
        if size == 1 and len(steps) == before:
            break
        size = max(1, size // 2)
    return steps


def keep(name, steps, found, scale=1, folder=SCRIPTS):
    """Write a script; return its path."""
    folder.mkdir(parents=True, exist_ok=True)
    path = folder / f"{name}.json"
    lines = ",\n  ".join(json.dumps(step, ensure_ascii=False) for step in steps)
    told = json.dumps(kind(found), ensure_ascii=False)
    path.write_text(
        f'{{"found": {told}, "scale": {scale}, "steps": [\n  {lines}\n]}}\n', encoding="utf-8"
    )
    return path
