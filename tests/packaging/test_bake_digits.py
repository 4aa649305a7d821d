import gzip
import hashlib
import zipfile

import numpy as np
import pytest

import bake_digits
from gelu_desktop.numerics.digits import images

LICENCE = "The licence.\n\n----\nOf other parts.\n"


def table():
    """Return the bundled images as the source writes them."""
    pixels, labels = images()
    rows = np.column_stack((pixels.reshape(len(pixels), -1), labels)).tolist()
    return ("\n".join(",".join(map(str, row)) for row in rows) + "\n").encode()


def wheel(folder, content):
    path = folder / "scikit_learn-0-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as archive:
        archive.writestr(bake_digits.SOURCE, gzip.compress(content))
        archive.writestr("scikit_learn-0.dist-info/licenses/COPYING", LICENCE)
    return path


def test_baking_gives_the_bundled_images(tmp_path, monkeypatch):
    monkeypatch.setattr(bake_digits, "TARGET", tmp_path)
    monkeypatch.setattr(bake_digits, "DIGEST", hashlib.sha256(table()).hexdigest())
    assert bake_digits.main([str(wheel(tmp_path, table()))]) == 0
    with np.load(tmp_path / "digits.npz") as made:
        for key, known in zip(("images", "labels"), images(), strict=True):
            np.testing.assert_array_equal(made[key], known)
            assert made[key].dtype == np.uint8
    notice = (tmp_path / "digits-LICENSE.txt").read_text("utf-8")
    assert notice == bake_digits.NOTICE + "The licence.\n"


def test_other_images_are_refused(tmp_path):
    with pytest.raises(ValueError, match="not the known images"):
        bake_digits.read(wheel(tmp_path, b"1,2\n"))


@pytest.mark.parametrize("content", [b"0.5,1\n", b"17,1\n", b"-1,1\n"])
def test_what_is_no_pixel_is_refused(content):
    with pytest.raises(ValueError, match="whole numbers"):
        bake_digits.parsed(content)


def test_how_it_is_used(capsys):
    assert bake_digits.main([]) == 2
    assert "WHEEL" in capsys.readouterr().err
