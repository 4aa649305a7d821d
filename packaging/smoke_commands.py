"""What the built program does without a screen: every command, closed streams, and no network."""

import hashlib
import json
import re
import subprocess
from collections.abc import Callable
from functools import partial
from pathlib import Path

import branding
import building
import bundled
import environment
import lean
from trial import Home, demand, need

Check = Callable[[Home], None]

LARGEST = 230_000_000
ONCE = 64_000  # larger files are there only once
NEEDED = (
    "PySide6/Qt/plugins/iconengines/libqsvgicon*",
    "PySide6/Qt/plugins/imageformats/libqsvg*",
    "PySide6/Qt/plugins/platforms/libqoffscreen*",
    "PySide6/Qt/plugins/platforms/libqxcb*",
    "PySide6/Qt/plugins/platforms/libqwayland*",
    "PySide6/Qt/translations/qtbase_zh_CN.qm",
    "pyqtgraph/colors/maps/*",
    "pyqtgraph/icons/*.svg",
    "resources/translations/gelu_desktop_zh_CN.qm",
)
UNWANTED = ("scipy/", "libgtk", "libssl", "libcrypto", "QtNetwork", "QtQml", "tests/")
# One quick use of every verb, and what its answer contains.
USES = {
    "table": ("table", "0.84119"),
    "eval": ("eval --function gelu --x 1", "0.8413447460685429"),
    "errors": ("errors --approximation gelu_sigmoid", "0.0203"),
    "sweep": ("sweep --approximation gelu_tanh --number-format bfloat16", "bfloat16"),
    "fit": ("fit --approximation gelu_sigmoid --norm minimax", "1.7"),
    "snippet": ("snippet --approximation gelu_tanh --language c", "tanh"),
    "dictionary": ("dictionary quick_gelu", "1.702"),
    "claims": ("claims --id C20", "C20"),
    "ffn": ("ffn --source sample --activation gelu --compare gelu_tanh", "gelu_tanh"),
    "depth": ("depth --layers 2 --activation gelu", "gelu"),
    "race": ("race --activation gelu,relu --epochs 1 --seeds 1", "ReLU"),
    "guide": ("guide --export lesson", ""),
    "report": ("report --out report.html", ""),
    "self-test": ("self-test", "Everything works."),
    "export": ("export --panel curve --out curve.svg", ""),
}
_HEADS = {"png": b"\x89PNG", "svg": b"<?xml", "pdf": b"%PDF", "gif": b"GIF8"}


def check_parts(_: Home) -> None:
    """C02, C12: everything is there that is loaded by name; nothing twice; not too large."""
    inside = building.FOLDER / "_internal"
    files = [path for path in inside.rglob("*") if path.is_file() and not path.is_symlink()]
    names = [path.relative_to(inside).as_posix() for path in files]
    for pattern in NEEDED:
        demand(any(lean.matches(name, [pattern]) for name in names), f"{pattern} is missing")
    for part in UNWANTED:
        found = [name for name in names if part in name and not name.endswith(".py")]
        demand(not found, f"{part} is in it: {found[:3]}")
    large = [path for path in files if path.stat().st_size > ONCE]
    seen: dict[str, Path] = {}
    for path in large:
        digest = hashlib.sha256(path.read_bytes()).hexdigest()
        demand(digest not in seen, f"{path} is the same as {seen.get(digest)}")
        seen[digest] = path
    paths = [path for path in files if str(environment.ROOT).encode() in path.read_bytes()]
    demand(not paths, f"folders of the build machine are in {paths[:3]}")
    size = building.size(building.FOLDER)
    demand(size <= LARGEST, f"{size / 1e6:.0f} MB is more than {LARGEST / 1e6:.0f} MB")


def check_version(home: Home) -> None:
    """C09: the version, and one that matches inside."""
    answer = home.run(building.PROGRAM, "--version")
    demand(answer == f"{branding.NAME} {branding.VERSION}\n", answer)


def check_versions(home: Home) -> None:
    """C09: what the program runs on is known inside, too."""
    page = home.run(building.PROGRAM, "report", "--out", "-")
    for name in ("numpy", "pyqtgraph", "pillow", "ml_dtypes"):
        version = next(part.version for part in _parts() if part.name == name)
        demand(version in page, f"the report does not know {name} {version}")


def _parts() -> list[bundled.Component]:
    return bundled.read(building.FACTS / bundled.NAME)


def check_help(home: Home) -> None:
    """Every verb explains itself, in both languages, and is one that is tried here."""
    text = home.run(building.PROGRAM, "--help")
    listed = re.findall(r"^  ([a-z][a-z-]+) {2,}\S", text.partition("Options:")[0], re.MULTILINE)
    demand(set(listed) == set(USES), f"verbs {sorted(set(listed) ^ set(USES))} are not tried")
    demand("命令" in home.run(building.PROGRAM, "--help", "--language", "zh_CN"), "not Chinese")
    for verb in listed:
        home.run(building.PROGRAM, verb, "--help")


def check_verb(verb: str, home: Home) -> None:
    """C01: the verb does its work, with all the numerics that it takes."""
    line, expected = USES[verb]
    answer = home.run(building.PROGRAM, *line.split())
    demand(expected in answer, f"{expected!r} is not in: {answer[-300:]}")


def check_exports(home: Home) -> None:
    """C02: pictures in every form, and tables."""
    for kind, head in _HEADS.items():
        path = home.folder / f"picture.{kind}"
        sweep = ["--sweep", "a=0.04:0.05:3"] if kind == "gif" else []
        home.run(building.PROGRAM, "export", "--panel", "error", *sweep, "--out", path)
        demand(path.read_bytes().startswith(head), f"{path.name} is not what its name says")
    rows = json.loads(home.run(building.PROGRAM, *["eval", "--x", "1", "--format", "json"]))
    demand(rows, "no JSON")


def check_closed_streams(home: Home) -> None:
    """C05: closed standard streams change no exit code."""
    uses = {"--version": 0, "--help": 0, "--no-such-option": 2, "table": 0}
    uses |= {"export --panel curve --out closed.png": 0}
    for streams in ("<&- >&- 2>&-", ">&-", "2>&-"):
        (home.folder / "closed.png").unlink(missing_ok=True)
        for line, code in uses.items():
            command = f'exec "{building.PROGRAM}" {line} {streams}'
            done = subprocess.run(
                ["sh", "-c", command],
                env=home.environment(),
                cwd=home.folder,
                check=False,
                capture_output=True,
            )
            demand(done.returncode == code, f"{line} {streams}: exit code {done.returncode}")
    demand((home.folder / "closed.png").stat().st_size > 1000, "no picture")


def check_wrong_usage(home: Home) -> None:
    """Say what is wrong, and tell it by the exit code."""
    home.run(building.PROGRAM, "no-such-verb", code=2)
    home.run(building.PROGRAM, "eval", "--x", "word", code=2)
    home.run(building.PROGRAM, code=3)  # a window, without a screen


def check_no_network(home: Home) -> None:
    """Where there is no network, everything works."""
    command = ["unshare", "-rn"]
    need([*command, "true"])
    cut = Home(home.folder, before=command)
    demand("Everything works." in cut.run(building.PROGRAM, "self-test"), "self-test failed")


def traced(home: Home) -> tuple[Home, Path]:
    """Return a home whose program is watched, and where its calls are written."""
    trace = home.folder / "calls.txt"
    before = ["strace", "-f", "-qq", "-e", "trace=network", "-o", str(trace)]
    need([*before, "true"])
    return Home(home.folder, home.variables, before), trace


def demand_no_internet(trace: Path) -> None:
    """Fail if a traced program opened a socket to anything but this machine's own sockets."""
    text = trace.read_text(encoding="utf-8", errors="replace")
    found = [line for line in text.splitlines() if re.search(r"AF_INET|AF_NETLINK|AF_PACKET", line)]
    demand(not found, f"it asked for a network: {found[:3]}")


def check_calls(home: Home) -> None:
    """No call to the system asks for a network."""
    watched, trace = traced(home)
    watched.run(building.PROGRAM, "self-test")
    demand_no_internet(trace)


def offscreen_checks() -> dict[str, Check]:
    """Return every check by what it says."""
    checks: dict[str, Check] = {
        "the parts are there, each once, and not too large": check_parts,
        "--version": check_version,
        "the versions of the parts": check_versions,
        "--help of every verb, in both languages": check_help,
        "pictures and tables in every form": check_exports,
        "closed standard streams": check_closed_streams,
        "wrong usage": check_wrong_usage,
    }
    checks |= {f"verb {verb}": partial(check_verb, verb) for verb in USES}
    return checks | {
        "self-test without a network": check_no_network,
        "self-test asks for no network": check_calls,
    }
