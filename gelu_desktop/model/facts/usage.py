"""Facts about who uses what: counted in the dictionary, and published sizes of models.

Sizes and error rates of published models cannot be computed here; each row says where it was read.
"""

from dataclasses import dataclass
from functools import partial

from gelu_desktop.model.dictionary.entry import Entry
from gelu_desktop.model.dictionary.frameworks import FRAMEWORKS
from gelu_desktop.model.dictionary.models import MODELS
from gelu_desktop.model.dictionary.originals import ORIGINALS
from gelu_desktop.model.facts.fact import Fact, table
from gelu_desktop.model.facts.measures import at
from gelu_desktop.model.figures import percent
from gelu_desktop.numerics.approximations import APPROXIMATIONS, FUNCTIONS

EXACT = ("gelu", "gelu_erf", "gelu_erfc")


@dataclass(frozen=True)
class Published:
    """The sizes of a published model.

    Attributes
    ----------
    layers : int
        Transformer layers; 0 where they do not matter here.
    width, hidden : int
        Of the stream and of the feed-forward block.
    source : str
        Where they were read.
    """

    layers: int
    width: int
    hidden: int
    source: str


PUBLISHED = {
    "bert_base": Published(12, 768, 3072, "google-research/bert, README"),
    "bert_large": Published(24, 1024, 4096, "google-research/bert, README"),
    "gpt2": Published(12, 768, 3072, "openai/gpt-2"),
    "llama_7b": Published(32, 4096, 11008, "Touvron et al. (2023), configuration"),
    "gemma_7b": Published(28, 3072, 24576, "transformers 5.24.0"),
    "modernbert": Published(22, 768, 1152, "transformers 5.24.0"),
}

TRANSFORMER = "relu"
"""What the feed-forward block of Vaswani et al. (2017), arXiv:1706.03762, section 3.3, uses."""

ERROR_RATES = {"cifar10": {"gelu": 7.89, "relu": 8.16}, "cifar100": {"gelu": 20.74, "relu": 21.77}}
"""Per cent, Hendrycks and Gimpel (2016), arXiv:1606.08415, section 3.4."""


def families(row: Entry) -> int:
    """Return how many families a row of the dictionary stands for: ``"DeBERTa v1, v2"`` is two."""
    return len(row.project.split(","))


def family(row: Entry) -> str:
    """Return the group of activations to which the configuration of a row belongs."""
    if "quick_gelu" in row.name:
        return "quick"
    if "silu" in row.name:
        return "silu"
    if row.row in EXACT:
        return "erf"
    return "tanh" if row.row.startswith("gelu_tanh") else row.row


def count(*names: str) -> int:
    """Return how many families of models have one of these activations by default."""
    return sum(families(row) for row in MODELS if family(row) in names)


def every() -> int:
    """Return how many families there are in the dictionary."""
    return sum(map(families, MODELS))


def names(kind: str) -> str:
    """Return the families with an activation."""
    return ", ".join(row.project for row in MODELS if family(row) == kind)


def model(project: str) -> str:
    """Return the group of activations of a family."""
    return next(family(row) for row in MODELS if row.project == project)


def default(project: str) -> str:
    """Return the row that a framework's call without arguments computes."""
    return next(row.row for row in FRAMEWORKS if row.project == project and row.default)


def _bert() -> list[Entry]:
    return [row for row in (*MODELS, *ORIGINALS) if row.project.split(" (")[0] == "BERT"]


def _is_gelu(row: str) -> bool:
    return row == "gelu" or row in APPROXIMATIONS


def _ratio(name: str) -> float:
    return PUBLISHED[name].hidden / PUBLISHED[name].width


def _layers(name: str) -> int:
    return PUBLISHED[name].layers


def _rate(data: str, activation: str) -> float:
    return ERROR_RATES[data][activation]


USAGE = table(
    Fact("models.count", every),
    Fact("models.erf", partial(count, "erf")),
    Fact("models.tanh", partial(count, "tanh")),
    Fact("models.gelu", partial(count, "erf", "tanh")),
    Fact(
        "models.gelu.share", lambda: count("erf", "tanh") / every(), lambda v: percent(float(v), 0)
    ),
    Fact("models.silu", partial(count, "silu")),
    Fact("models.relu", partial(count, "relu")),
    Fact("models.relu.names", partial(names, "relu")),
    Fact("models.relu_squared", partial(count, "relu_squared")),
    Fact("models.quick", partial(count, "quick")),
    Fact("models.t5", partial(model, "T5")),
    Fact("models.vit", partial(model, "ViT")),
    Fact("models.gpt", partial(model, "GPT-2")),
    Fact("models.bert", partial(model, "BERT")),
    Fact("bert.rows", lambda: len(_bert())),
    Fact("bert.gelu", lambda: sum(_is_gelu(row.row) for row in _bert())),
    Fact("bert.forms", lambda: len({row.row for row in _bert()})),
    Fact("transformer.activation", lambda: TRANSFORMER, lambda name: FUNCTIONS[str(name)].label),
    Fact("torch.default", partial(default, "PyTorch")),
    Fact("torch.default.at.minus_1", lambda: at(default("PyTorch"), -1.0)),
    Fact("jax.default.at.minus_1", lambda: at(default("JAX"), -1.0)),
    *(Fact(f"layers.{name}", partial(_layers, name)) for name in ("bert_base", "bert_large")),
    *(Fact(f"expansion.{name}", partial(_ratio, name), 5) for name in PUBLISHED),
    *(
        Fact(f"published.{data}.{name}", partial(_rate, data, name), 4)
        for data, rates in ERROR_RATES.items()
        for name in rates
    ),
)
