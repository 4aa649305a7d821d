"""Saving while the machine fails: killed at any moment, a disk that is full, a limit on files.

GELU_DESKTOP_STEPS multiplies the kills.
"""

import os
import random
import signal
import subprocess
import sys
import time

import pytest
from steps import times

from gelu_desktop.app.writing import backup_of
from gelu_desktop.model.files import dump, load
from gelu_desktop.model.state import State

KILLS = times(8, 200)

SAVING = """
import sys
from pathlib import Path
from gelu_desktop.app.writing import write_whole
from gelu_desktop.model.files import dump
from gelu_desktop.model.state import State
from gelu_desktop.model.ffn_settings import FfnSettings
from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.approximations import APPROXIMATIONS
ffn = FfnSettings(source="file", file="/" + "models/" * 500 + "m.safetensors", layer="layers.0")
state = State(
    formula="+".join(["x*Phi(x)"] * 60), ffn_input=(1.0,) * 16, ffn=ffn,
    functions=tuple(ACTIVATIONS), compared=tuple(APPROXIMATIONS),
)
path = Path(sys.argv[1])
texts = [dump(state.replace(x=float(number))).encode() for number in range(50)]
print("ready", flush=True)
while True:
    for text in texts:
        write_whole(path, text, backup=True)
"""

ONCE = """
import resource, sys
from pathlib import Path
from PySide6.QtCore import QCoreApplication
from gelu_desktop.app.document import Document
from gelu_desktop.app.errors import CommandError
from gelu_desktop.session import Session
app = QCoreApplication([])
session = Session(); document = Document(session)
document.open(Path(sys.argv[1]))
session.edit(x=7.0)
if len(sys.argv) > 2:
    resource.setrlimit(resource.RLIMIT_FSIZE, (int(sys.argv[2]),) * 2)
try:
    document.save()
except CommandError as error:
    print(error, document.modified)
else:
    print("saved")
"""

posix = pytest.mark.skipif(
    os.name != "posix",
    reason="needs SIGKILL and RLIMIT_FSIZE, which Windows lacks: run on Linux or macOS",
)


def run(program, *arguments):
    command = [sys.executable, "-c", program, *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=True).stdout


@posix
def test_a_save_that_is_killed_leaves_the_old_or_the_new_file(tmp_path):
    path, chance = tmp_path / "work.gelu.json", random.Random(0)
    path.write_text(dump(State(x=-1.0)), encoding="utf-8")
    seen = set()
    for _ in range(KILLS):
        running = subprocess.Popen(
            [sys.executable, "-c", SAVING, str(path)], stdout=subprocess.PIPE, text=True
        )
        try:
            assert running.stdout.readline() == "ready\n"
            time.sleep(chance.uniform(0.0, 0.1))
            running.send_signal(signal.SIGKILL)
            running.wait(10)
        finally:
            running.kill()
            running.stdout.close()
        for file in (path, backup_of(path)):
            if file.exists():
                loaded = load(file.read_bytes())
                assert loaded.problems == ()
                seen.add(loaded.state.x)
    assert len(seen) > 1
    rest = {each.name for each in tmp_path.iterdir()} - {path.name, backup_of(path).name}
    assert all(name.startswith(".gelu-desktop-") for name in rest)


@posix
def test_a_limit_on_the_size_of_files_keeps_the_old_one(tmp_path):
    path = tmp_path / "work.gelu.json"
    path.write_text(dump(State(x=-1.0)), encoding="utf-8")
    before = path.read_bytes()
    said = run(ONCE, path, 512)
    assert "could not be written" in said
    assert said.rstrip().endswith("True")
    assert path.read_bytes() == before
    assert [each.name for each in tmp_path.iterdir()] == [path.name]


def test_a_full_disk_keeps_the_old_file(small_disk):
    path = small_disk / "work.gelu.json"
    path.write_text(dump(State(x=-1.0)), encoding="utf-8")
    before = path.read_bytes()
    with (
        (small_disk / "ballast").open("wb", buffering=0) as ballast,
        pytest.raises(OSError, match="space"),
    ):
        while True:
            ballast.write(b"\0" * 1024)
    said = run(ONCE, path)
    assert "could not be written" in said
    assert said.rstrip().endswith("True")
    assert path.read_bytes() == before
    (small_disk / "ballast").unlink()
    assert run(ONCE, path) == "saved\n"
    assert load(path.read_bytes()).state.x == 7.0
    assert backup_of(path).read_bytes() == before
