"""Coverage-guided fuzzing of one reader: ``python -m fuzz session --minutes 10``.

Needs the group ``fuzz`` of pyproject.toml. What is found is written beside the corpus, and the
same input then is a test (tests/test_fuzz.py).
"""

import argparse
import importlib
import os
import sys
import tempfile
from pathlib import Path

from fuzz import TARGETS, seeds_of

HERE = Path(__file__).parent


def main():
    """Run the fuzzer until the time is over or something is found."""
    reader = argparse.ArgumentParser(prog="python -m fuzz", description=__doc__)
    reader.add_argument("target", choices=TARGETS)
    reader.add_argument("--minutes", type=float, default=10.0)
    reader.add_argument("--length", type=int, default=4096, help="bytes of an input at most")
    asked = reader.parse_args()
    import atheris

    os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
    with atheris.instrument_imports(include=["gelu_desktop", "zipfile", "json", "ast"]):
        target = importlib.import_module(f"fuzz.targets.{asked.target}")
    from fuzz.guard import guarded

    def once(data):
        with guarded() as folder:
            target.run(data, folder)

    work = Path(tempfile.mkdtemp(prefix=f"gelu-fuzz-{asked.target}-"))
    begun = work / "begun"
    begun.mkdir()
    for name, data in seeds_of(asked.target).items():
        (begun / name).write_bytes(data)
    found = HERE / "corpus" / asked.target
    found.mkdir(parents=True, exist_ok=True)
    words = work / "words"
    words.write_text("".join(f'"{_quoted(word)}"\n' for word in target.WORDS), encoding="ascii")
    options = {
        "max_total_time": round(60 * asked.minutes),
        "max_len": asked.length,
        "timeout": 20,
        "rss_limit_mb": 1500,
        "dict": words,
        "artifact_prefix": f"{found}/found-",
        "print_final_stats": 1,
    }
    (work / "new").mkdir()
    flags = [f"-{name}={value}" for name, value in options.items()]
    atheris.Setup([sys.argv[0], *flags, str(work / "new"), str(begun)], once)
    atheris.Fuzz()


def _quoted(word):
    plain = (
        chr(byte) if 32 <= byte < 127 and byte not in b'"\\' else f"\\x{byte:02x}" for byte in word
    )
    return "".join(plain)


if __name__ == "__main__":
    main()
