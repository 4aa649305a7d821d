"""The layer of a checkpoint that a session names, for commands that draw it."""

from pathlib import Path

from gelu_desktop.app.messages import translate, warn
from gelu_desktop.model.checkpoint import CheckpointError, load, load_states, scan
from gelu_desktop.model.ffn_store import STORE
from gelu_desktop.model.state import State


def bring_block(state: State) -> None:
    """Load the layer and the hidden states that ``state`` asks for, if it asks for a file's.

    What cannot be loaded is named on standard error; its panel says so too.
    """
    settings = state.ffn
    if settings.source != "file":
        return
    try:
        found = {one.name: one for one in scan(Path(settings.file)).candidates}
        if settings.layer not in found:
            text = translate("CommandLine", "{0} has no layer {1}; it is left out.")
            warn(text.format(settings.file, settings.layer))
            return
        layer = load(found[settings.layer])
        if layer is None:
            return
        STORE.keep(settings.file, settings.layer, layer)
        if settings.inputs:
            width = layer.block.w1.shape[0]
            STORE.keep_states(settings.inputs, load_states(Path(settings.inputs), width))
    except CheckpointError as error:
        warn(translate("Checkpoint", error.template).format(**error.values))
    except OSError as error:
        text = translate("CommandLine", "{0} could not be read: {1}.")
        warn(text.format(settings.file, error.strerror or error))
