"""Blocks: 24 feed-forward blocks, forward and backward, beside PyTorch and bare products."""

import os
from contextlib import ExitStack

from bench.rows import Limit, paired, single

FULL = {"layers": 24, "width": 768, "hidden": 3072, "tokens": 128}
SMALL = {"layers": 24, "width": 64, "hidden": 256, "tokens": 128}
TINY = {"layers": 2, "width": 32, "hidden": 128, "tokens": 8}
FRAME_MS, SHARE = 16.7, 0.10


def measure(run):
    """Yield the rows of this group."""
    full, small = run.few((FULL, SMALL), (TINY, TINY))
    for threads in sorted({1, run.few(os.cpu_count() or 1, 1)}):
        yield from _stack(run, full, threads, run.few(2, 1))
    yield from _small(run, small)


def titled(sizes, threads):
    """Return what is computed in words."""
    stack = f"{sizes['layers']} × {sizes['width']}/{sizes['hidden']} × {sizes['tokens']} tokens"
    return f"{stack}, {threads} thread{'s' if threads > 1 else ''}"


def contestants(sizes, threads):
    """Return who takes part, with as many threads each."""
    count = str(threads)
    variables = {"OMP_NUM_THREADS": count, "OPENBLAS_NUM_THREADS": count}
    given = {**sizes, "threads": threads, "variables": variables}
    return {
        "this program": {"module": "own_blocks", **given},
        "PyTorch": {"module": "torch_blocks", "needs": "torch", **given},
        "ONNX Runtime": {"module": "onnx_blocks", "needs": "onnxruntime", **given},
        "products alone": {"module": "product_blocks", **given},
    }


def _stack(run, sizes, threads, count):
    title = titled(sizes, threads)
    run.say(title)
    with ExitStack() as stack:
        runners = run.contest(stack, contestants(sizes, threads))
        ours = runners["this program"]
        peers = {name: one for name, one in runners.items() if name != "ONNX Runtime"}
        limits = {"PyTorch": Limit(1.0, "times")}
        yield from _rows(run, f"forward and backward, {title}", peers, "step", count, limits)
        yield from _rows(run, f"forward, {title}", runners, "forward", count, {})
        shares = [ours.ask("share") for _ in range(run.rounds)]
        name = f"share of the activation in a step, {title}"
        yield single(name, shares, Limit(SHARE), scale=1.0, unit="")


def _rows(run, name, runners, step, count, limits):
    medians = run.interleave(runners, step, count, warm=1)
    ours, *peers = runners
    for peer in peers:
        yield paired(name, peer, medians[ours], medians[peer], limits.get(peer))


def _small(run, sizes):
    title = titled(sizes, 1)
    run.say(title)
    with ExitStack() as stack:
        taking = ("this program", "PyTorch")
        every = contestants(sizes, 1)
        runners = run.contest(stack, {name: every[name] for name in taking})
        medians = run.interleave(runners, "step", run.few(20, 2))
    name = f"forward and backward, {title}"
    yield single(f"{name}, in every frame", medians["this program"], FRAME_MS)
    yield paired(name, "PyTorch", *(medians[name] for name in taking))
