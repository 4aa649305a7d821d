"""Set up, run, test and freeze the project from a checkout, with the standard library alone.

Any Python 3 can read this file, so that one that is too old is told so in a plain sentence. Exit
codes: 0 fine, 1 the work failed, 2 wrong usage, 3 no display or something the system must bring.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

USAGE = 2
OLDEST = (3, 11)


def too_old(version: "tuple[int, ...]") -> str:
    """Return what to tell a person whose Python is too old, or an empty string."""
    if version[:2] >= OLDEST:
        return ""
    names = [f"python3.{minor}" for minor in range(19, OLDEST[1] - 1, -1)]
    newer = next((name for name in names if shutil.which(name)), "")
    advice = f"Run it with {newer}." if newer else "Install a newer one from your system."
    return f"GELU Desktop needs Python 3.11 or newer; this is {version[0]}.{version[1]}. {advice}"


if too_old(sys.version_info[:2]):
    sys.stderr.write(too_old(sys.version_info[:2]) + "\n")
    sys.exit(USAGE)

import archiving  # noqa: E402 - an older Python cannot read these
import bench_environment  # noqa: E402
import building  # noqa: E402
import debian  # noqa: E402
import environment  # noqa: E402
import libraries  # noqa: E402
import release  # noqa: E402
import smoke  # noqa: E402

CHECKS = {
    "ruff format": ["ruff", "format", "--check", "."],
    "ruff": ["ruff", "check", "."],
    "mypy": ["mypy"],
    "import-linter": ["lint-imports", "--no-logo"],
    "vulture": ["vulture"],
    "typos": ["typos"],
}

VERBS = {
    "run": "Open the window, or pass ARGUMENTS on to gelu-desktop. "
    "Put -- before them if the first one is --help.",
    "test": "Run the tests, which need no screen. ARGUMENTS are passed on to pytest; "
    "paths in them are relative to the project.",
    "check": "Run the checks of style, types, imports, dead code and spelling.",
    "bench": "Measure how fast the program is, beside others, which are installed into .bench. "
    "--help after -- tells what can be measured.",
    "monkey": "Let a random user loose in the real window, for minutes or hours. "
    "--help after -- tells how long and from which seed.",
    "freeze": "Build a program that needs no Python into dist/gelu-desktop and try it out; "
    "with --onefile as one file.",
    "smoke": "Drive the built program as a person would, and watch what it does.",
    "archive": "Pack the built program for downloading: tar.xz, or tar.gz or zip if that is said.",
    "deb": "Pack the built program as a Debian package.",
    "release": "Build, drive and pack everything that is published, with checksums.",
}
# What may follow a verb that passes nothing on.
CHOICES = {"freeze": ("--onefile",), "archive": archiving.KINDS}
PASSING_ON = ("run", "test", "bench", "monkey")


def is_command(arguments: list[str]) -> bool:
    """Return whether the program is given a command, which needs no screen, not a file to open."""
    return bool(arguments) and not arguments[0].startswith("-") and not Path(arguments[0]).exists()


def required_libraries(verb: str, arguments: list[str]) -> tuple[libraries.Library, ...]:
    """Return the shared libraries without which ``verb`` cannot be done."""
    build = libraries.BASE + libraries.X11 + libraries.WAYLAND + libraries.FREEZE
    more = {"freeze": (), "deb": libraries.DEBIAN, "release": libraries.DEBIAN + libraries.SCREEN}
    if verb in more:
        return build + more[verb]
    needed = libraries.BASE
    if verb == "run" and not is_command(arguments):
        needed += libraries.X11 if os.environ.get("DISPLAY") else ()
        needed += libraries.WAYLAND if os.environ.get("WAYLAND_DISPLAY") else ()
    return needed


def hand_over(command: list[str], **variables: str) -> int:
    """Let ``command`` take this process's place, so that signals and the exit code are its own."""
    if os.name == "nt":
        return subprocess.call(command, env={**os.environ, **variables})
    return os.execve(command[0], command, {**os.environ, **variables})


def run(arguments: list[str]) -> int:
    """Start the program in the folder where the person is."""
    return hand_over([str(environment.PYTHON), "-P", "-m", "gelu_desktop", *arguments])


def test(arguments: list[str]) -> int:
    """Run the tests; all of them on up to four cores, unless ``arguments`` say what and how."""
    os.chdir(environment.ROOT)
    chosen = arguments or ["-n", "auto", "--maxprocesses", "4"]
    return hand_over([str(environment.PYTHON), "-m", "pytest", *chosen], **building.OFFSCREEN)


def bench(arguments: list[str]) -> int:
    """Measure; what is compared with is installed first."""
    command, variables = bench_environment.command(arguments)
    return hand_over(command, **variables)


def monkey(arguments: list[str]) -> int:
    """Let a random user loose; without a screen, unless QT_QPA_PLATFORM names one."""
    paths = os.pathsep.join((str(environment.ROOT), str(environment.ROOT / "tests")))
    command = [str(environment.PYTHON), "-m", "monkey", *arguments]
    return hand_over(command, PYTHONPATH=paths)


def check() -> int:
    """Run every check, also after one has failed."""
    failed = []
    for name, (program, *options) in CHECKS.items():
        libraries.say(f"{name}:")
        if environment.call([environment.tool(program), *options]):
            failed.append(name)
    libraries.say(f"Failed: {', '.join(failed)}." if failed else "Every check passed.")
    return libraries.FAILED if failed else 0


def parse(arguments: list[str]) -> tuple[str, list[str]]:
    """Return the verb and what is to be passed on.

    argparse refuses options that it does not know, so it sees only the verb and --help.
    """
    parser = argparse.ArgumentParser(
        prog="bootstrap.py",
        description="Set up the project in .venv, then run, test, check or freeze it.",
        epilog="What is missing is installed first. bootstrap.py VERB --help tells more.",
    )
    verbs = parser.add_subparsers(dest="verb", metavar="VERB", required=True)
    for name, text in VERBS.items():
        more = f" [{'|'.join(CHOICES[name])}]" if name in CHOICES else ""
        usage = f"bootstrap.py {name}" + (" [--] [ARGUMENTS ...]" if name in PASSING_ON else more)
        verbs.add_parser(name, help=text, description=text, usage=usage)
    asks_help = arguments[1:2] in (["-h"], ["--help"])
    verb: str = parser.parse_args(arguments[: 2 if asks_help else 1]).verb
    rest = arguments[2:] if arguments[1:2] == ["--"] else arguments[1:]
    choices = CHOICES.get(verb, ())
    if verb not in PASSING_ON and rest and (len(rest) > 1 or rest[0] not in choices):
        allowed = " or ".join(choices) or "no arguments"
        parser.error(f"{verb} takes {allowed}, and was given: {' '.join(rest)}")
    return verb, rest


def work(verb: str, arguments: list[str]) -> int:
    """Do what ``verb`` says, with everything it needs; return the exit code."""
    absent = libraries.missing(required_libraries(verb, arguments)) + environment.missing()
    if absent:
        libraries.provide(absent)
    environment.prepare()
    if verb in PASSING_ON:
        return {"run": run, "test": test, "bench": bench, "monkey": monkey}[verb](arguments)
    works = {
        "check": check,
        "freeze": lambda: building.freeze(one_file=bool(arguments)),
        "smoke": smoke.smoke,
        "archive": lambda: archiving.archive(*arguments),
        "deb": debian.deb,
        "release": release.release,
    }
    return works[verb]()


def main(arguments: list[str]) -> int:
    """Do what ``arguments`` ask for; return the exit code."""
    try:
        return work(*parse(arguments))
    except libraries.SetupError as error:
        libraries.say(str(error))
        return error.code
    except KeyboardInterrupt:
        libraries.say("Interrupted.")
        return libraries.FAILED


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
