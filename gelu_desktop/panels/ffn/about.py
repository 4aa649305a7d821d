"""Where the block comes from, and what is made of it, in words."""

from PySide6.QtCore import QCoreApplication

from gelu_desktop.model.ffn_batch import STORE, NotLoadedError
from gelu_desktop.model.figures import fixed, significant
from gelu_desktop.model.layer import Layer
from gelu_desktop.model.result import Result
from gelu_desktop.model.sample import sample
from gelu_desktop.numerics.approximations import FUNCTIONS
from gelu_desktop.numerics.ffn_measures import difference

translate = QCoreApplication.translate


def about(result: Result) -> str:
    """Return what is known of the block: of one token the change, else where a layer is from."""
    settings = result.state.ffn
    if settings.source == "token":
        return _change(result)
    if settings.source == "sample":
        return f"{sample().about(translate)} {_trained(result, sample().layer)}"
    if settings.source != "file":
        return ""
    try:
        layer = STORE.layer(settings.file, settings.layer)
    except NotLoadedError:
        return ""
    return f"{layer.source}. {_trained(result, layer)}"


def _change(result: Result) -> str:
    first, other = result.passes
    found = difference(first.output, other.output)
    text = translate(
        "FfnPanel",
        "Change of the output: ‖Δy‖/‖y‖ {relative}, largest Δy {largest} at y{element}, cosine"
        " {cosine}.",
    )
    return text.format(
        relative=significant(found.relative, 5),
        largest=significant(found.largest, 4),
        element=found.place[-1] + 1,
        cosine=fixed(found.cosine, 6),
    )


def _trained(result: Result, layer: Layer) -> str:
    """Return what the layer was trained with, and what stands in its place if that differs."""
    reason = layer.suggestion.reason(translate)
    shown = result.state.ffn_activation
    if shown == layer.suggestion.function:
        return reason
    label = FUNCTIONS[shown].label if shown in FUNCTIONS else ""
    name = translate("Functions", label) if label else translate("Functions", "own formula")
    return f"{reason} {translate('FfnPanel', 'Computed with {function}.').format(function=name)}"


def sentences() -> str:
    """Return the tokens of the bundled layer, numbered, a sentence a line."""
    bundled = sample()
    lines: dict[int, list[str]] = {}
    pairs = zip(bundled.tokens, bundled.sentences, strict=True)
    for number, (token, sentence) in enumerate(pairs, 1):
        lines.setdefault(sentence, []).append(f"{number}\u00a0{token}")
    return "\n".join("  ".join(tokens) for tokens in lines.values())
