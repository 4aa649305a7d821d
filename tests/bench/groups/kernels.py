"""Kernels: nanoseconds an element on one thread, beside SciPy, PyTorch and ONNX Runtime."""

from contextlib import ExitStack

from bench.rows import Limit, paired

ONE = {"OMP_NUM_THREADS": "1", "OPENBLAS_NUM_THREADS": "1"}
NDTR = "x*ndtr(x), SciPy"
FORMS = {"gelu": "exact", "tanh": "tanh form", "sigmoid": "sigmoid form"}
JUDGED = 100_000
LIMITS = {("float64", "gelu"): 1.0, **{("float32", form): 0.5 for form in FORMS}}


def measure(run):
    """Yield the rows of this group."""
    for size in run.few((JUDGED, 10_000_000), (1_000,)):
        for dtype in ("float64", "float32"):
            yield from _forms(run, size, dtype)


def contestants(size, dtype):
    """Return who takes part."""
    given = {"size": size, "dtype": dtype, "variables": ONE}
    found = {
        "this program": {"module": "own_kernels", **given},
        NDTR: {"module": "scipy_kernels", **given},
        "PyTorch": {"module": "torch_kernels", "needs": "torch", **given},
    }
    if dtype == "float32":
        found["ONNX Runtime"] = {"module": "onnx_kernels", "needs": "onnxruntime", **given}
    return found


def _forms(run, size, dtype):
    run.say(f"kernels, {size:,} elements of {dtype}")
    count = max(2, run.few(2_000_000, 5_000) // size)
    shown = {"scale": 1e9 / size, "unit": "ns"}
    with ExitStack() as stack:
        runners = run.contest(stack, contestants(size, dtype))
        forms = FORMS if dtype == "float32" else {"gelu": FORMS["gelu"]}
        for form, title in forms.items():
            taking = dict(runners)
            if form == "sigmoid":
                taking.pop("ONNX Runtime", None)  # it has no such operation
            medians = run.interleave(taking, form, count)
            ours, *peers = medians
            for peer in peers:
                bound = LIMITS.get((dtype, form)) if peer == NDTR and size == JUDGED else None
                limit = None if bound is None else Limit(bound, "times")
                name = f"{title}, {dtype}, {size:,} elements"
                yield paired(name, peer, medians[ours], medians[peer], limit, **shown)
        yield from _memory(run, runners, count, f"{dtype}, {size:,} elements", shown)


def _memory(run, runners, count, name, shown):
    """Compare with the copy of as many numbers, which memory allows at the most."""
    ours, copying = runners["this program"], runners[NDTR]
    taking = {"ours": ours, "copy": copying}
    medians = run.interleave(taking, {"ours": "gelu", "copy": "copy"}, count)
    yield paired(f"exact, {name}", "np.copyto", medians["ours"], medians["copy"], **shown)
