"""One mutant after the other, each in a process of its own that is there at once.

What takes a second to import is imported once. Every mutant is a fork of this process: it takes
the changed text for the module, and runs the tests until one fails. No file is changed.
"""

import gc
import importlib.abc
import importlib.machinery
import importlib.util
import json
import os
import resource
import signal
import sys
import tempfile
import time
import traceback
from collections.abc import Sequence
from pathlib import Path
from types import CodeType, ModuleType

OPTIONS = (
    "-x",
    "-q",
    "--no-header",
    "--tb=line",
    "--assert=plain",  # whether one fails is all that is asked
    "--hypothesis-profile=mutation",
    *(f"-p no:{name}" for name in ("cacheprovider", "xdist", "pytest_cov", "benchmark")),
)
EXTRA_SECONDS = 10  # for what is slow by itself
TIMES = 4  # as long as the unchanged module may take
MEMORY = 6 << 30


def preload() -> None:
    """Import what tests import, except the package."""
    os.environ["OPENBLAS_NUM_THREADS"] = "1"
    import hypothesis
    import hypothesis.extra.numpy
    import hypothesis.stateful
    import ml_dtypes
    import mpmath
    import numpy.random
    import pyqtgraph
    import pytest
    import pytestqt.plugin
    import scipy.optimize
    import scipy.special
    from PySide6 import QtSvg, QtWidgets

    del ml_dtypes, mpmath, numpy, pyqtgraph, pytest, pytestqt, scipy, QtSvg, QtWidgets
    hypothesis.settings.register_profile(
        "mutation",
        deadline=None,
        derandomize=True,
        database=None,
        phases=[hypothesis.Phase.explicit, hypothesis.Phase.generate],
        suppress_health_check=list(hypothesis.HealthCheck),
    )
    gc.collect()
    gc.freeze()  # pytest collects garbage when it ends


class Changed(importlib.abc.MetaPathFinder, importlib.abc.Loader):
    """Gives the changed code when the module is imported."""

    def __init__(self, name: str, path: Path, code: CodeType) -> None:
        self.name = name
        self.path = path
        self.code = code

    def find_spec(
        self, fullname: str, path: Sequence[str] | None, target: ModuleType | None = None
    ) -> importlib.machinery.ModuleSpec | None:
        if fullname != self.name:
            return None
        return importlib.util.spec_from_file_location(fullname, self.path, loader=self)

    def exec_module(self, module: ModuleType) -> None:
        exec(self.code, module.__dict__)


class QuickFirst:
    """Runs the tests that took least time first, and writes down how long each took.

    Parameters
    ----------
    report : Path
        Where it is written.
    seconds : mapping of str to float
        The tests to run, and how long each took; empty for all.
    """

    def __init__(self, report: Path, seconds: dict[str, float]) -> None:
        self.report = report
        self.seconds = seconds
        self.taken: dict[str, float] = {}
        self.failed = ""

    def pytest_collection_modifyitems(self, items: list) -> None:  # type: ignore[type-arg]
        items[:] = [item for item in items if item.nodeid in self.seconds or not self.seconds]
        items.sort(key=lambda item: self.seconds.get(item.nodeid, 0.0))

    def pytest_runtest_logreport(self, report) -> None:  # type: ignore[no-untyped-def]
        self.taken[report.nodeid] = self.taken.get(report.nodeid, 0.0) + report.duration
        if report.failed:
            self.failed = report.nodeid

    def pytest_sessionfinish(self) -> None:
        self.report.write_text(json.dumps({"seconds": self.taken, "failed": self.failed}))


class Runner:
    """Runs the tests of one module on its mutants.

    Parameters
    ----------
    name : str
        The module's full name.
    path : Path
        Its file.
    tests : sequence of str
        What pytest is given.
    seconds : float
        The quickest tests are run, as many as take so long together.
    """

    def __init__(self, name: str, path: Path, tests: Sequence[str], seconds: float) -> None:
        self.enough = seconds
        self.name = name
        self.path = path
        self.tests = tests
        self.seconds: dict[str, float] = {}
        self.taken: dict[str, float] = {}
        self.left_out = 0
        self.limit = 600.0
        self.report = Path(tempfile.mkdtemp(prefix="mutation-")) / "report.json"

    def baseline(self, taken: dict[str, float] | None = None) -> float:
        """Run the tests on the module as it is, and return how many seconds those chosen take.

        Parameters
        ----------
        taken : mapping of str to float, optional
            How long each test took, where that is known already.

        Raises
        ------
        RuntimeError
            When they do not pass.
        """
        if taken is None:
            outcome, failed = self.run(self.path.read_text("utf-8"))
            if outcome != "survived":
                raise RuntimeError(f"{self.name}: its tests fail by themselves: {outcome} {failed}")
            taken = dict(json.loads(self.report.read_text())["seconds"])
        self.taken = taken
        total = 0.0
        for test, seconds in sorted(taken.items(), key=lambda pair: pair[1]):
            if total + seconds > self.enough and self.seconds:
                break
            self.seconds[test] = seconds
            total += seconds
        self.left_out = len(taken) - len(self.seconds)
        self.limit = TIMES * total + EXTRA_SECONDS
        return total

    def run(self, source: str) -> tuple[str, str]:
        """Return ``"survived"``, ``"killed"`` or ``"timeout"``, and the test that failed."""
        self.report.unlink(missing_ok=True)
        child = os.fork()
        if child == 0:
            self._test(source)
        end = time.monotonic() + 4 * self.limit  # the machine may be busy with something else
        while True:
            done, status = os.waitpid(child, os.WNOHANG)
            if done:
                break
            if time.monotonic() > end:
                os.killpg(child, signal.SIGKILL)
                os.waitpid(child, 0)
                return "timeout", ""
            time.sleep(0.01)
        if os.WIFSIGNALED(status):
            known = os.WTERMSIG(status) in (signal.SIGXCPU, signal.SIGKILL)
            return ("timeout" if known else "killed"), f"signal {os.WTERMSIG(status)}"
        if os.WEXITSTATUS(status) == 0:
            return "survived", ""
        told = json.loads(self.report.read_text())["failed"] if self.report.exists() else "import"
        return "killed", told or "collection"

    def _test(self, source: str) -> None:
        """Be the child: take the text for the module, and run the tests."""
        code = 99
        try:
            os.setpgid(0, 0)
            out = os.open(
                self.report.with_name("output.txt"), os.O_CREAT | os.O_WRONLY | os.O_TRUNC
            )
            os.dup2(out, 1)
            os.dup2(out, 2)
            allowed = int(self.limit)
            resource.setrlimit(resource.RLIMIT_CPU, (allowed, allowed + 2))
            resource.setrlimit(resource.RLIMIT_AS, (MEMORY, MEMORY))
            sys.meta_path.insert(
                0, Changed(self.name, self.path, compile(source, str(self.path), "exec"))
            )
            import pytest

            plugin = QuickFirst(self.report, self.seconds)
            arguments = [part for option in OPTIONS for part in option.split(" ")]
            code = int(pytest.main([*arguments, *self.tests], plugins=[plugin]))
        except BaseException:
            traceback.print_exc()
        finally:
            sys.stdout.flush()
            sys.stderr.flush()
            os._exit(code)
