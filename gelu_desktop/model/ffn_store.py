"""The layers and hidden states that were read from files of late, and what may be asked of them."""

from gelu_desktop import sizes
from gelu_desktop.model.layer import Layer
from gelu_desktop.numerics.ffn import Values

VALUES_MAX = sizes.FFN_VALUES
"""At most so many pre-activations are computed at once: tokens times hidden units."""

LAYERS_KEPT = 2
STATES_KEPT = 4


class NotLoadedError(LookupError):
    """The layer or the hidden states of a file are not in memory."""


class TooManyError(ValueError):
    """A batch has more tokens than are computed at once with so many hidden units.

    Parameters
    ----------
    tokens, hidden : int
        What was asked for.

    Attributes
    ----------
    most : int
        How many tokens would do.
    """

    def __init__(self, tokens: int, hidden: int) -> None:
        super().__init__(f"{tokens} tokens with {hidden} hidden units")
        self.tokens, self.hidden, self.most = tokens, hidden, VALUES_MAX // hidden


class Store:
    """What was loaded from files of late, by path and name."""

    def __init__(self) -> None:
        self._layers: dict[tuple[str, str], Layer] = {}
        self._states: dict[str, Values] = {}

    def keep(self, file: str, name: str, layer: Layer) -> None:
        """Remember a layer; the oldest is forgotten."""
        self._layers.pop((file, name), None)
        self._layers[file, name] = layer
        while len(self._layers) > LAYERS_KEPT:
            del self._layers[next(iter(self._layers))]

    def keep_states(self, file: str, states: Values) -> None:
        """Remember hidden states; the oldest are forgotten."""
        self._states.pop(file, None)
        self._states[file] = states
        while len(self._states) > STATES_KEPT:
            del self._states[next(iter(self._states))]

    def layer(self, file: str, name: str) -> Layer:
        """Return a layer.

        Raises
        ------
        NotLoadedError
            When it is not in memory.
        """
        if (file, name) not in self._layers:
            raise NotLoadedError(file)
        return self._layers[file, name]

    def states(self, file: str) -> Values:
        """Return hidden states.

        Raises
        ------
        NotLoadedError
            When they are not in memory.
        """
        if file not in self._states:
            raise NotLoadedError(file)
        return self._states[file]


STORE = Store()
