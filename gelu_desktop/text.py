"""The translation marker: texts in tables are marked where they stand and translated when shown."""


def QT_TRANSLATE_NOOP(context: str, text: str) -> str:  # noqa: ARG001, N802 - lupdate
    """Mark ``text`` for translation in ``context`` and return it unchanged.

    Parameters
    ----------
    context : str
        The name under which translators find the text, for example ``"Activations"``.
    text : str
        The English text.

    Returns
    -------
    str
        ``text``.
    """
    return text
