"""Where files go that a person has not yet put anywhere."""

from pathlib import Path

from PySide6.QtCore import QStandardPaths

from gelu_desktop.model import places

_PLACES = QStandardPaths.StandardLocation


def starting_folder(remembered: str, session: Path | None = None) -> Path:
    """Return a folder that exists to begin with.

    Parameters
    ----------
    remembered : str
        Where the last file went; may be empty, or gone since.
    session : pathlib.Path, optional
        The file of the session, beside which the others are put the first time.

    Returns
    -------
    pathlib.Path
        Else the person's pictures, documents, or home.
    """
    own = [Path(remembered)] if remembered else []
    own += [session.parent] if session is not None else []
    known = (_PLACES.PicturesLocation, _PLACES.DocumentsLocation, _PLACES.HomeLocation)
    usual = (Path(QStandardPaths.writableLocation(place)) for place in known)
    return next((folder for folder in (*own, *usual) if places.is_folder(folder)), places.home())
