"""Where the block comes from, in words."""

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.ffn_batch import STORE, NotLoadedError
from gelu_desktop.model.result import Result
from gelu_desktop.model.sample import sample

translate = QCoreApplication.translate


def about(result: Result) -> str:
    """Return where a trained layer is from, and what is known of its activation."""
    settings = result.state.ffn
    if settings.source == "sample":
        return sample().about(translate)
    if settings.source != "file":
        return ""
    try:
        layer = STORE.layer(settings.file, settings.layer)
    except NotLoadedError:
        return ""
    return f"{layer.source}. {layer.suggestion.reason(translate)}"


def sentences() -> str:
    """Return the tokens of the bundled layer, numbered, a sentence a line."""
    bundled = sample()
    lines: dict[int, list[str]] = {}
    pairs = zip(bundled.tokens, bundled.sentences, strict=True)
    for number, (token, sentence) in enumerate(pairs, 1):
        lines.setdefault(sentence, []).append(f"{number}\u00a0{token}")
    return "\n".join("  ".join(tokens) for tokens in lines.values())
