import mpmath
from mpmath import mpf

import bake_cauchy
from gelu_desktop.numerics import algebraic


def test_the_table_of_the_module_is_what_baking_gives(capsys):
    assert bake_cauchy.bake()["TAIL"] == algebraic.TAIL
    assert bake_cauchy.main(["--check"]) == 0
    assert "agree" in capsys.readouterr().out


def test_the_target_is_the_slope_of_the_gate():
    with mpmath.workdps(40):
        z = mpf(3)
        angle = mpmath.atan(1 / z)
        y = 1 / (1 + z * z)
        slope = (angle - mpmath.sin(angle) * mpmath.cos(angle)) / mpmath.pi
        assert abs(bake_cauchy.target(y) * y * mpmath.sqrt(y) - slope) < 1e-35
