"""Files that came with the program are missing or broken: a sentence, and a window if possible."""

import shutil

import programs
import pytest

HALF, NOISE = (lambda data: data[: len(data) // 2]), (lambda _: bytes(range(256)) * 20)
DAMAGES = {"missing": None, "half": HALF, "noise": NOISE}
DISPENSABLE = (
    "fonts/gelu-sans-sc.ttf",
    "formulas/glyphs.json",
    "translations/gelu_desktop_zh_CN.qm",
    "data/digits.npz",
    "data/minilm-ffn.json",
    "data/minilm-ffn.npz",
    "guide/zh_CN/lesson/1-gate.md",
    "guide/zh_CN/tour/tour.md",
)
EVERYTHING = """
    from gelu_desktop.model.ffn_settings import FfnSettings
    session.edit(ffn=FfnSettings(source="sample"))
    for dock in window.docks.values():
        dock.show(); dock.raise_(); self._app.processEvents()
    window.actions_by_name["palette"].trigger(); self._app.processEvents()
    session.edit(x=0.5)
    QTimer.singleShot(1500, lambda: (print(session.state.x, flush=True), end(self)))
"""


@pytest.fixture(scope="module")
def tree(tmp_path_factory):
    """Give a copy of the program, whose files may be damaged."""
    root = tmp_path_factory.mktemp("tree")
    ignored = shutil.ignore_patterns("__pycache__")
    for name in ("gelu_desktop", "resources"):
        shutil.copytree(programs.ROOT / name, root / name, ignore=ignored)
    return root


@pytest.fixture
def damage(tree, tmp_path):
    """Give a function that damages a file, which is whole again afterwards."""
    aside = []

    def damage(name, how):
        path, kept = tree / "resources" / name, tmp_path / f"kept{len(aside)}"
        path.rename(kept)
        aside.append((path, kept))
        if DAMAGES[how] is not None:
            path.write_bytes(DAMAGES[how](kept.read_bytes()))

    yield damage
    for path, kept in aside:
        path.unlink(missing_ok=True)
        kept.rename(path)


def window(tree, tmp_path, *arguments):
    env = programs.environment(tmp_path / "home")
    running = programs.started(EVERYTHING, *arguments, root=tree, env=env)
    return programs.ended(running)


@pytest.mark.parametrize("how", DAMAGES)
def test_the_window_works_without(tree, damage, tmp_path, how):
    for name in DISPENSABLE:
        damage(name, how)
    code, out, errors = window(tree, tmp_path, "--language", "zh_CN")
    assert (code, out.split()[0], out.split()[-1]) == (0, "ready", "0.5"), errors
    assert "True" in out


def test_the_window_works_without_icons(tree, damage, tmp_path):
    for path in sorted((tree / "resources" / "icons").iterdir()):
        damage(f"icons/{path.name}", "missing")
    code, out, errors = window(tree, tmp_path)
    assert (code, out) == (0, "ready True 0\n0.5\n")
    assert "Traceback" not in errors


@pytest.mark.parametrize("how", DAMAGES)
def test_what_it_cannot_do_without_is_named(tree, damage, tmp_path, how):
    damage("formulas/formulas.json", how)
    code, out, errors = window(tree, tmp_path)
    assert (code, out) == (3, "")
    assert errors == (
        "gelu-desktop: A part of the program is missing or broken:"
        " resources/formulas/formulas.json. Install the program again."
    )


@pytest.mark.parametrize("how", DAMAGES)
def test_commands_without_translations_speak_english(tree, damage, tmp_path, how):
    damage("translations/gelu_desktop_zh_CN.qm", how)
    env = programs.environment(tmp_path)
    arguments = ("table", "--language", "zh_CN")
    assert programs.command(*arguments, root=tree, env=env) == programs.command(
        "table", root=tree, env=env
    )
