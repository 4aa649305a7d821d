"""Who uses what, and sizes of published models: noted from their configurations and papers."""

import mpmath as mp

COUNTED = {
    # Default activations of the configurations in transformers 5.24.0, 53 families.
    "models.count": 53,
    "models.erf": 24,
    "models.tanh": 14,
    "models.gelu": 38,
    "models.silu": 11,
    "models.relu": 2,
    "models.relu_squared": 1,
    "models.quick": 1,
    # BERT: Google's code at the release (erf) and since February 2019 (tanh), Hugging Face's (erf).
    "bert.rows": 3,
    "bert.gelu": 3,
    "bert.forms": 2,
    # google-research/bert, README.
    "layers.bert_base": 12,
    "layers.bert_large": 24,
    "lesson.bert.width": 768,
    "lesson.bert.hidden": 3072,
    "lesson.expansion": 4,
    "lesson.layers": 24,
    "init.units": 3072,
    "expansion.bert_base": 4,
    "expansion.bert_large": 4,
    "expansion.gpt2": 4,
    "expansion.modernbert": "1.5",  # 1152/768
    "expansion.llama_7b": "2.6875",  # 11008/4096
    "expansion.gemma_7b": 8,  # 24576/3072
    # Hendrycks and Gimpel (2016), section 3.4, per cent.
    "published.cifar10.gelu": "7.89",
    "published.cifar10.relu": "8.16",
    "published.cifar100.gelu": "20.74",
    "published.cifar100.relu": "21.77",
    # Page (1977), Appl. Statist. 26, 75; arXiv:1606.08415.
    "tanh.year": 1977,
    "gelu.year": 2016,
    # What the guide itself chose.
    "mask.draws": 100_000,
    "race.seeds": 5,
    "gated.width.768": 2048,
    "relu.off.4": "6.25",
    "relu.off.16": 100 / 65536,
}
WORDS = {
    "models.relu.names": "T5, OPT",
    "models.t5": "relu",
    "models.vit": "erf",
    "models.gpt": "tanh",
    "models.bert": "erf",
    "transformer.activation": "ReLU",
    "torch.default": "gelu_erf",
}


def truths():
    return {
        **{name: mp.mpf(number) for name, number in COUNTED.items()},
        **WORDS,
        "models.gelu.share": mp.mpf(3800) / 53,
        "gated.ratio": mp.mpf(8) / 3,
    }
