"""Pairs of matrices that can be a feed-forward block, found by name and by shape."""

from bisect import bisect
from collections import defaultdict
from collections.abc import Iterator
from itertools import islice, pairwise

from gelu_desktop.model.checkpoint.candidates import UNNAMED, Candidate, Part
from gelu_desktop.model.checkpoint.errors import shown
from gelu_desktop.model.checkpoint.naming import (
    NAMINGS,
    VISION,
    Naming,
    bias_names,
    is_kernel,
    layer_of,
    module_of,
    natural,
    scale_names,
)
from gelu_desktop.model.checkpoint.orientation import Fit, best, fits
from gelu_desktop.model.checkpoint.tensors import FLOATS, Contents, Tensor

_NAME_MAX = 300
UNNAMED_MAX = 64
NEAR = 16
PAIRS_MAX = 1024
"""How many pairs are listed that only their shapes suggest."""

_BY_END: dict[str, list[Naming]] = defaultdict(list)
for _naming in NAMINGS:
    _BY_END[_naming.down.rpartition(".")[2]].append(_naming)


def find(contents: Contents) -> tuple[Candidate, ...]:
    """Return the feed-forward blocks of a file, those that are found by name first.

    Parameters
    ----------
    contents : Contents
        The arrays of the file.

    Returns
    -------
    tuple of Candidate
        In the order of their names; of those that only their shapes suggest, at most
        ``UNNAMED_MAX``.
    """
    arrays = _Arrays(contents)
    named = sorted(arrays.named(), key=lambda candidate: natural(candidate.name))
    used = {part.weight.name for candidate in named for part in candidate.parts}
    return (*named, *arrays.unnamed(used))


class _Arrays:
    """The arrays of a file, by their names."""

    def __init__(self, contents: Contents) -> None:
        self._contents = contents
        self._all = {tensor.name.replace("/", ".").lower(): tensor for tensor in contents.tensors}
        self._matrices = {
            module_of(tensor.name): tensor
            for tensor in contents.tensors
            if len(tensor.shape) == 2 and tensor.dtype in FLOATS and tensor.count
        }

    def named(self) -> Iterator[Candidate]:
        """Yield the blocks whose matrices have known names."""
        taken: set[str] = set()
        for module in self._matrices:
            for names in _BY_END.get(module.rpartition(".")[2], ()):
                prefix = module.removesuffix(names.down)
                ends = prefix == "" or prefix.endswith(".")
                if not ends or prefix == module or {module, prefix + names.up} & taken:
                    continue
                if candidate := self._named(prefix, names):
                    taken |= {module, prefix + names.up, prefix + names.linear}
                    yield candidate

    def _named(self, prefix: str, names: Naming) -> Candidate | None:
        """Return the block of these names, if all of them are there and the shapes fit."""
        wanted = [names.up, names.down, *([names.linear] if names.linear else [])]
        matrices = [self._matrices.get(prefix + name) for name in wanted]
        if None in matrices:
            return None
        up, down, *rest = [self._part(matrix) for matrix in matrices if matrix is not None]
        linear = rest[0] if rest else None
        kernel = is_kernel(up.weight.name)
        bare = up.weight.name.replace("/", ".").lower() == prefix + names.up
        fit = best(
            fits(up, down, linear, names.fused),
            True if kernel else names.transposed,
            otherwise=bare or names.kind == "GPT-2",
        )
        if fit is None:
            return None
        named = up.weight.name.replace("/", ".")[: len(prefix)].rstrip(".")
        kind = "ViT" if VISION.search(prefix) else names.kind
        return self._candidate(named, kind, fit, up, down, linear)

    def unnamed(self, used: set[str]) -> tuple[Candidate, ...]:
        """Return pairs of [m, n] and [n, m], m > n, of the matrices that are not ``used``."""
        free = {tensor.name for tensor in self._matrices.values() if tensor.name not in used}
        if not free:
            return ()
        order = sorted(self._contents.tensors, key=lambda tensor: natural(tensor.name))
        following = dict(pairwise(tensor.name for tensor in order))
        places: dict[tuple[int, ...], list[int]] = defaultdict(list)
        for place, tensor in enumerate(order):
            if tensor.name in free:
                places[tensor.shape].append(place)
        pairs = [
            (abs(tall - flat), tall, flat)
            for shape, talls in places.items()
            if shape[0] > shape[1]
            for tall in talls
            for flat in _near(places.get(shape[::-1], []), tall)
        ]
        found = [
            (bare, number, reading)
            for number, (_, tall, flat) in enumerate(sorted(pairs)[:PAIRS_MAX])
            for bare, reading in self._readings(order[tall], order[flat], following)
        ]
        found.sort(key=lambda row: row[:2])
        return tuple(reading for _, _, reading in found[:UNNAMED_MAX])

    def _readings(
        self, tall: Tensor, flat: Tensor, following: dict[str, str]
    ) -> Iterator[tuple[bool, Candidate]]:
        """Yield both ways in which the two matrices can be a block with more hidden units.

        A vector that may be a bias but does not fit is none; such readings are less likely.
        """
        for first, last in ((tall, flat), (flat, tall)):
            ups, downs = ((self._part(each, following), self._part(each)) for each in (first, last))
            found = (
                (fit, up, down)
                for up in ups
                for down in downs
                for fit in fits(up, down)
                if fit.hidden > fit.width
            )
            for fit, up, down in islice(found, 1):
                bare = (up.bias, down.bias) != (ups[0].bias, downs[0].bias)
                name = f"{first.name} → {last.name}"
                yield bare, self._candidate(name, UNNAMED, fit, up, down, None)

    def _candidate(
        self, name: str, kind: str, fit: Fit, up: Part, down: Part, linear: Part | None
    ) -> Candidate:
        return Candidate(
            shown(name or f"{up.weight.name} → {down.weight.name}", _NAME_MAX),
            layer_of(name) if kind != UNNAMED else None,
            kind,
            (fit.width, fit.hidden),
            up.weight.dtype,
            linear is not None or bool(fit.fused),
            fit.transposed,
            self._contents,
            up,
            down,
            linear,
            fit.fused,
        )

    def _part(self, weight: Tensor, following: dict[str, str] | None = None) -> Part:
        """Return a matrix with its bias and, of 8 bits, its scale.

        Where names tell nothing, the vector behind a matrix is its bias if it is as long as one
        of the matrix's axes.
        """
        names = bias_names(weight.name)
        bias = next((self._all[name] for name in names if name in self._all), None)
        if bias is None and following is not None:
            after = self._all.get(following.get(weight.name, "").replace("/", ".").lower())
            fit = after is not None and len(after.shape) == 1 and after.shape[0] in weight.shape
            bias = after if fit else None
        if bias is not None and (bias.dtype not in FLOATS or len(bias.shape) != 1):
            bias = None
        scales = scale_names(weight.name) if weight.dtype.startswith("F8") else ()
        return Part(weight, bias, next((self._all[s] for s in scales if s in self._all), None))


def _near(places: list[int], place: int) -> list[int]:
    """Return those of the sorted ``places`` that are nearest to ``place``, at most ``NEAR``."""
    behind = bisect(places, place)
    return places[max(behind - NEAR // 2, 0) : behind + NEAR // 2]
