"""What exact GELU costs beside x·ndtr(x) of SciPy: the ratio is what counts."""

import numpy as np
import pytest
from scipy.special import ndtr

from gelu_desktop.numerics.activations import ACTIVATIONS
from gelu_desktop.numerics.single_gelu import gelu_single

GELU = ACTIVATIONS["gelu"].evaluate
KERNELS = {
    "float64 gelu": (GELU, np.float64),
    "float64 x*ndtr(x)": (lambda x: x * ndtr(x), np.float64),
    "float32 gelu, rounded once": (GELU, np.float32),
    "float32 gelu for networks": (gelu_single, np.float32),
    "float32 x*ndtr(x)": (lambda x: x * ndtr(x), np.float32),
}


@pytest.mark.bench
@pytest.mark.parametrize("name", KERNELS)
def test_kernel(benchmark, name):
    kernel, dtype = KERNELS[name]
    x = np.random.default_rng(0).standard_normal(100_000).astype(dtype)
    assert benchmark(kernel, x).dtype == dtype
