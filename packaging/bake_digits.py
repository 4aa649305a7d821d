"""Make ``resources/data/digits.npz``, the handwritten digits on which networks are trained.

Run ``python packaging/bake_digits.py WHEEL`` on a wheel of scikit-learn (``pip download --no-deps
scikit-learn``), which carries the 1,797 images of the UCI test set. They are checked against their
known digest and stored as bytes; what the licences ask for goes to ``digits-LICENSE.txt``. The same
wheel gives the same bytes.
"""

import gzip
import hashlib
import sys
import zipfile
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

TARGET = Path(__file__).resolve().parent.parent / "resources" / "data"
SOURCE = "sklearn/datasets/data/digits.csv.gz"
DIGEST = "6ebb3d2fee246a4e99363262ddf8a00a3c41bee6014c373ed9d9216ba7f651b8"
NOTICE = """\
digits.npz holds 1,797 images of handwritten digits, 8x8 pixels of 0 to 16, with the digits that
they show: the test set, optdigits.tes, of

    E. Alpaydin and C. Kaynak (1998). Optical Recognition of Handwritten Digits [Dataset].
    UCI Machine Learning Repository. https://doi.org/10.24432/C50P49

under the Creative Commons Attribution 4.0 International licence (CC BY 4.0),
https://creativecommons.org/licenses/by/4.0/legalcode. Changes: the numbers are stored as bytes in
a compressed NumPy file. The images are described in C. Kaynak (1995), Methods of Combining Multiple
Classifiers and Their Applications to Handwritten Digit Recognition, MSc thesis, Bogazici
University, and E. Alpaydin and C. Kaynak (1998), Cascading Classifiers, Kybernetika.

They were taken from the Python package scikit-learn, which is under this licence:

"""


def read(wheel: Path) -> tuple[bytes, str]:
    """Return the table of the images, and the licence of the package.

    Raises
    ------
    ValueError
        When the table is not the known one.
    """
    with zipfile.ZipFile(wheel) as archive:
        table = gzip.decompress(archive.read(SOURCE))
        [licence] = [name for name in archive.namelist() if name.endswith("licenses/COPYING")]
        text = archive.read(licence).decode()
    if hashlib.sha256(table).hexdigest() != DIGEST:
        raise ValueError(f"not the known images: {wheel.name}")
    # Licences of parts that are not used here follow a rule.
    return table, text.split("\n----")[0].strip() + "\n"


def parsed(table: bytes) -> dict[str, NDArray[np.uint8]]:
    """Return the images, [n, 8, 8], and the digits that they show, [n]."""
    rows = np.loadtxt(table.decode().splitlines(), delimiter=",")
    if np.any(rows != np.clip(np.round(rows), 0, 16)):
        raise ValueError("pixels must be whole numbers from 0 to 16")
    whole = rows.astype(np.uint8)
    return {"images": whole[:, :-1].reshape(-1, 8, 8), "labels": whole[:, -1]}


def main(arguments: list[str]) -> int:
    """Write the images and the notice."""
    if len(arguments) != 1:
        print("usage: bake_digits.py WHEEL", file=sys.stderr)
        return 2
    table, licence = read(Path(arguments[0]))
    np.savez_compressed(TARGET / "digits.npz", allow_pickle=False, **parsed(table))
    (TARGET / "digits-LICENSE.txt").write_text(NOTICE + licence, encoding="utf-8", newline="\n")
    return 0


if __name__ == "__main__":
    raise SystemExit(main(sys.argv[1:]))
